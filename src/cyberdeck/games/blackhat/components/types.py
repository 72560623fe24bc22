"""Types of Black Hat's component data: names of spaces and kinds, and structs.

Contract
- Spaces are numbered as in SPACE_NAMES, kinds of space as in SPACE_KINDS; a set of spaces is a bit mask.
- Arrows are halves: x→y is there iff bit y of tails[x] and bit x of heads[y]. A module replaces both halves of the four
  spaces it covers (BH-6.2).
- Structs that end in File mirror one item of a file in data/; the game reads the others.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct, field

from cyberdeck.components import grid
from cyberdeck.components.data import Component, Provenance, Sourced

LaneKind = Literal["host", "cache", "dos", "honeypot", "alarm", "exploit", "randomizer"]
EdgeKind = Literal["start", "goal", "jail", "tracer"]
SPACE_KINDS: Final[tuple[str, ...]] = (*get_args(LaneKind), *get_args(EdgeKind))
SPACE_NAMES: Final[tuple[str, ...]] = (
    *("BD", "PS"),
    *(f"{row}{column}" for row in "abcd" for column in range(1, 9)),
    *("CA", "TJ", "T0", "T1", "T2", "T3"),
)
CARD_CODES: Final = (*(str(rank) for rank in range(1, 14)), "joker", "hat")
ASSETS: Final = ("nsa", "offshore", "log_server", "kill_switch", "honeynet", "leak")
STATUSES: Final = tuple(range(10, 55, 5))
PIECES: Final = {"board": 1, "module": 8, "asset": 6, "marker": 3, "tracer": 1, "pawn": 2, "score-pawn": 1}
BOARDS: Final = ("standard", "expert")
NUMBER: Final = {name: number for number, name in enumerate(SPACE_NAMES)}

Value = Annotated[int, Meta(ge=-1, le=5)]
Halves = tuple[str, ...]
Ints = tuple[int, ...]


class CardKind(Struct, frozen=True, forbid_unknown_fields=True):
    """BH-1.1, BH-1.3: the number of cards of a kind, and the trace of one in hand."""

    code: str
    quantity_fact: Sourced[int] = field(name="quantity")
    trace_fact: Sourced[int] = field(name="trace")

    @property
    def quantity(self) -> int:
        return self.quantity_fact.value

    @property
    def trace(self) -> int:
        return self.trace_fact.value


class Printing(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The number of cards of each rank in a box."""

    id: str
    copies: Annotated[int, Meta(ge=1, le=7)]


class Piece(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """BH-1.2"""

    id: str
    quantity: int
    each: Literal["game", "player"]


class Asset(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """BH-11.1: a Critical Asset tile."""

    id: str
    effect: Literal["round_to", "total_down", "hand_times", "pawns_free", "score_up", "swap_score"]
    amount: Annotated[int, Meta(ge=0)]


class Status(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """BH-13.1"""

    value: int


class ModuleSide(Struct, frozen=True, kw_only=True):
    """Four spaces clockwise from the top left. `code` is the module's number and A or B."""

    code: str
    kind: Ints
    value: Ints
    label: tuple[str, ...]
    out: tuple[Halves, ...]
    into: tuple[Halves, ...]
    provenance: Provenance


class Board(Struct, frozen=True, kw_only=True):
    """One side of the board: an entry for each space, in the order of SPACE_NAMES."""

    id: str
    kind: Ints
    value: Ints
    label: tuple[str, ...]
    provenance: tuple[Provenance, ...]
    cells: tuple[tuple[grid.Cell, ...], ...]
    black: tuple[grid.Cell, ...]
    column: Ints
    tails: Ints
    heads: Ints
    neighbours: Ints  # spaces the tracer can go to (BH-10.2)
    touch: dict[str, Ints]  # by direction letter: the spaces of the same lane on that side
    places: tuple[Ints, ...]  # clockwise from the top left
    next_to_asset: int

    def fitted(self, side: ModuleSide, place: int) -> tuple[Ints, Ints]:
        """Tails and heads of a module's four spaces when it lies on that place, 0 to 4."""
        spaces = self.places[place]
        return (
            tuple(grid.toward(self.touch, x, letters) for x, letters in zip(spaces, side.out, strict=True)),
            tuple(grid.toward(self.touch, x, letters) for x, letters in zip(spaces, side.into, strict=True)),
        )


class Components(Struct, frozen=True, kw_only=True):
    kinds: tuple[CardKind, ...]  # by kind of card: ranks 1 to 13, joker, Black Hat
    printings: tuple[Printing, ...]
    pieces: tuple[Piece, ...]
    sides: dict[str, Board]
    modules: tuple[tuple[ModuleSide, ModuleSide], ...]
    assets: tuple[Asset, ...]
    statuses: tuple[Status, ...]


class HalfFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: LaneKind
    name: str
    value: Value
    out: Halves
    into: Halves = field(name="in")


class ModuleFile(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: int
    a: tuple[HalfFile, HalfFile, HalfFile, HalfFile] = field(name="A")
    b: tuple[HalfFile, HalfFile, HalfFile, HalfFile] = field(name="B")


class SpaceFile(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    kind: LaneKind | EdgeKind
    name: str
    value: Value
    cells: tuple[grid.Cell, ...]
    out: Halves
    into: Halves = field(name="in")


class PlaceFile(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: int
    at: str


class SideFile(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    black: tuple[grid.Cell, ...]
    places: tuple[PlaceFile, ...]
    spaces: tuple[SpaceFile, ...]
