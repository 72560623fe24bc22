"""What Black Hat's component data must satisfy (BH-1, "Component data" of the rules).

Contract
- Each function raises BadData that names file, item and reason, or returns.
- Arrows never form a cycle, whatever modules lie on the board: pawns go right, vertical arrows are one-way in each
  column of a lane, links between the lanes lead to a higher column.
- No single module closes a lane, or leaves only ways through a trap; several together may.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, get_args

from cyberdeck.components import graph, grid
from cyberdeck.components.data import bad, equal, listed
from cyberdeck.games.blackhat.components.types import (
    CARD_CODES,
    NUMBER,
    SPACE_KINDS,
    SPACE_NAMES,
    Board,
    CardKind,
    Halves,
    Ints,
    LaneKind,
    ModuleSide,
)
from cyberdeck.games.blackhat.ids import ALARM, CACHE, DOS, HONEYPOT

_BD, _PS, _CA = NUMBER["BD"], NUMBER["PS"], NUMBER["CA"]
_LANE_SPACES: Final = range(2, _CA)
_UPPER: Final = graph.mask_of([_BD, *range(2, 18), _CA])
_LOWER: Final = graph.mask_of([_PS, *range(18, 34), _CA])
_LANES: Final = ((_BD, _UPPER), (_PS, _LOWER))
_COLUMNS: Final = [(top, top + 8) for first in (2, 18) for top in range(first, first + 8)]
_EDGE: Final = {"BD": "start", "PS": "start", "CA": "goal", "TJ": "jail"} | {f"T{n}": "tracer" for n in range(4)}
_ROWS: Final = {"a": 0, "b": 1, "c": 3, "d": 4}
_LANE_KINDS: Final[tuple[str, ...]] = get_args(LaneKind)
_PLAIN: Final = ("host", "cache", "dos", "honeypot")
_TRAPS: Final = (DOS, HONEYPOT, ALARM)
_TAILS: Final = ("E", "N", "S")
_HEADS: Final = ("W", "N", "S")
_CORNERS: Final = ("top left", "top right", "bottom right", "bottom left")
_LINKS: Final = 2
_MOST_TRACE: Final = 5


def cards(kinds: Sequence[CardKind]) -> None:
    """BH-1.1: 97 cards. BH-1.3: trace from 0 to 5, rising with the rank."""
    file = "cards.toml"
    listed(file, "card", [kind.code for kind in kinds], CARD_CODES)
    least = 0
    for kind in kinds:
        equal(file, f"card {kind.code}", "quantity", kind.quantity, {"joker": 5, "hat": 1}.get(kind.code, 7))
        if not least <= kind.trace <= _MOST_TRACE:
            raise bad(file, f"card {kind.code}", f"trace {kind.trace} is not between {least} and {_MOST_TRACE}")
        least = kind.trace


def cells(file: str, side: str, owned: Sequence[Sequence[grid.Cell]], black: Sequence[grid.Cell]) -> None:
    """Spaces and black cells fill the grid of 5 rows and 10 columns; each space of a lane has the cell of its name."""
    for name, own in zip(SPACE_NAMES, owned, strict=True):
        home = _home(name)
        if home is not None and home not in own:
            raise bad(file, f"{side} space {name}", f"does not own its cell {list(home)}")
        if name[0] == "T" and own:
            raise bad(file, f"{side} space {name}", "lies off the grid and owns no cell")
    try:
        filled = grid.owners([*owned, black])
    except ValueError as e:
        raise bad(file, side, str(e)) from e
    for cell in ((row, column) for row in range(5) for column in range(10)):
        if cell not in filled:
            raise bad(file, side, f"cell {list(cell)} is neither a space nor black")
    if len(filled) > 5 * 10:
        raise bad(file, side, "a cell lies outside the grid")


def _home(name: str) -> grid.Cell | None:
    fixed = {"BD": (0, 0), "PS": (4, 0), "CA": (2, 9)}
    return (_ROWS[name[0]], int(name[1])) if name[0] in _ROWS else fixed.get(name)


def in_lane(touching: Sequence[int]) -> Ints:
    """The spaces among these that lie in the same lane: direction letters never leave it."""
    return tuple(
        mask & graph.mask_of(y for _, lane in _LANES if lane >> x & 1 for y in graph.members(lane))
        for x, mask in enumerate(touching)
    )


def halves(
    file: str, item: str, touch: Mapping[str, Sequence[int]], x: int, out: Halves, into: Halves, links: bool = True
) -> tuple[int, int]:
    """The masks of a space's tails and heads; a name instead of a letter is a link to the other lane."""
    masks: list[int] = []
    for letters, names in ((_TAILS, out), (_HEADS, into)):
        mask = 0
        for name in names:
            if links and name in NUMBER:
                mask |= 1 << NUMBER[name]
                continue
            if name not in letters:
                raise bad(file, item, f"unknown direction or space `{name}`")
            try:
                mask |= grid.toward(touch, x, name)
            except ValueError as e:
                raise bad(file, item, f"half an arrow {e}") from e
        masks.append(mask)
    return masks[0], masks[1]


def board(file: str, b: Board) -> None:
    """Checks the bare board."""
    _kinds(file, b)
    for x in _LANE_SPACES:
        _check_value(file, f"{b.id} space {SPACE_NAMES[x]}", b.kind[x], b.value[x])
    _links(file, b)
    inside = {x: place for place, spaces in enumerate(b.places) for x in spaces}
    for x, y in graph.loose(b.tails, b.heads):
        if inside.get(x) == inside.get(y):  # else a module completes it
            raise bad(
                file, f"{b.id} space {SPACE_NAMES[x]}", f"half an arrow to {SPACE_NAMES[y]}, on no module's border"
            )
    arrows = graph.arrows(b.tails, b.heads)
    _open(file, b.id, b.kind, b.tails, arrows)
    reached = graph.reach(arrows, 1 << _BD | 1 << _PS)
    for x in _LANE_SPACES:
        if not arrows[x]:
            raise bad(file, f"{b.id} space {SPACE_NAMES[x]}", "has no arrow out")
        if not reached >> x & 1:
            raise bad(file, f"{b.id} space {SPACE_NAMES[x]}", "cannot be reached")


def _kinds(file: str, b: Board) -> None:
    names = [SPACE_KINDS[kind] for kind in b.kind]
    allowed = _PLAIN if b.id == "standard" else _LANE_KINDS
    for space, name in zip(SPACE_NAMES, names, strict=True):
        if name != _EDGE.get(space, name) or (space not in _EDGE and name not in allowed):
            raise bad(file, f"{b.id} space {space}", f"cannot be of the kind {name}")
    if b.id == "standard":
        for start, lane in _LANES:
            of_lane = [names[x] for x in graph.members(lane)]
            for kind in ("dos", "honeypot"):
                equal(file, f"{b.id} lane of {SPACE_NAMES[start]}", f"number of {kind} spaces", of_lane.count(kind), 1)
    for kind in allowed:
        if kind not in names:
            raise bad(file, b.id, f"has no {kind} space")


def _check_value(file: str, item: str, kind: int, value: int) -> None:
    """A Cache leaves 0 or -1, and nothing else is negative (our reading of BH-7.3)."""
    if (kind == CACHE and value > 0) or (kind != CACHE and value < 0):
        raise bad(file, item, f"a {SPACE_KINDS[kind]} cannot have the value {value}")


def _links(file: str, b: Board) -> None:
    """Links between the lanes: two, to a neighbouring space of the other lane in a higher column."""
    found = 0
    for x in _LANE_SPACES:
        lane = _UPPER if _UPPER >> x & 1 else _LOWER
        for y in graph.members(b.tails[x] & ~lane):
            item = f"{b.id} space {SPACE_NAMES[x]}"
            if b.column[y] <= b.column[x]:
                raise bad(file, item, f"link to {SPACE_NAMES[y]}, not in a higher column")
            if not b.neighbours[x] >> y & 1:
                raise bad(file, item, f"link to {SPACE_NAMES[y]}, no neighbour")
            found += 1
    equal(file, b.id, "number of links between the lanes", found, _LINKS)


def modules(file: str, sides: Sequence[ModuleSide]) -> None:
    seen: dict[object, str] = {}
    for side in sides:
        look = (side.kind, side.value, tuple(map(frozenset, side.out)), tuple(map(frozenset, side.into)))
        if look in seen:
            raise bad(file, f"module {side.code}", f"is like {seen[look]}")
        seen[look] = side.code
        for corner, kind, value in zip(_CORNERS, side.kind, side.value, strict=True):
            _check_value(file, f"module {side.code} {corner}", kind, value)
    kinds = {kind for side in sides for kind in side.kind}
    for kind, name in enumerate(_LANE_KINDS):
        if kind not in kinds:
            raise bad(file, "", f"has no {name} space")


def fit(file: str, b: Board, side: ModuleSide, place: int) -> None:
    """Checks the board with this one module on this place."""
    item = f"module {side.code}"
    tails, heads, kinds = list(b.tails), list(b.heads), list(b.kind)
    spaces = b.places[place]
    for x, kind, out, into in zip(spaces, side.kind, side.out, side.into, strict=True):
        tails[x], heads[x] = halves(file, f"{item} {_corner(spaces, x)}", b.touch, x, out, into, links=False)
        kinds[x] = kind
    for x, y in graph.loose(tails, heads):
        if x in spaces and y in spaces:
            raise bad(file, f"{item} {_corner(spaces, x)}", f"half an arrow to the {_corner(spaces, y)}")
    arrows = graph.arrows(tails, heads)
    for x in spaces:
        if not tails[x]:
            raise bad(file, f"{item} {_corner(spaces, x)}", "has no arrow out")
    _open(file, f"{item} on place {place + 1} of {b.id}", kinds, tails, arrows)


def _corner(spaces: Sequence[int], x: int) -> str:
    return _CORNERS[spaces.index(x)]


def _open(file: str, item: str, kinds: Sequence[int], tails: Sequence[int], arrows: Sequence[int]) -> None:
    """Vertical arrows go one way, no cycle, and both lanes can be passed without entering a trap or the other lane."""
    for top, bottom in _COLUMNS:
        if tails[top] >> bottom & 1 and tails[bottom] >> top & 1:
            raise bad(file, item, f"arrows both ways between {SPACE_NAMES[top]} and {SPACE_NAMES[bottom]}")
    if circle := graph.cycle(arrows):
        raise bad(file, item, f"a cycle through {', '.join(SPACE_NAMES[x] for x in graph.members(circle))}")
    safe = ~graph.mask_of(x for x, kind in enumerate(kinds) if kind in _TRAPS)
    for start, lane in _LANES:
        if not graph.reach(arrows, 1 << start, lane & safe) >> _CA & 1:
            raise bad(file, item, f"nobody gets from {SPACE_NAMES[start]} to the Critical Asset")
