"""The game's own board and modules in play: every space acts according to its kind. (Other rule tests use the board of
board.py.)
"""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.games.blackhat.components import load
from cyberdeck.games.blackhat.components.types import SPACE_KINDS, SPACE_NAMES
from cyberdeck.games.blackhat.events import AssetTurned, GameEnded, TracerWoke
from cyberdeck.kernel.bits import members
from tests.blackhat.table import SIDES, Table

pytestmark = pytest.mark.both
component, rule = pytest.mark.component, pytest.mark.rule

BOARDS = load().sides
LANES = SPACE_NAMES[2:34]
RULES = {
    "start": "BH-7.1",
    "host": "BH-7.2",
    "cache": "BH-7.3",
    "goal": "BH-7.4",
    "dos": "BH-7.5",
    "honeypot": "BH-7.6",
    "alarm": "BH-7.7",
    "exploit": "BH-7.8",
    "randomizer": "BH-7.9",
    "jail": "BH-10.3",
}
ASKS = ("dos", "exploit", "randomizer")
HOLDS = ("dos", "honeypot", "alarm")


def table(side: str) -> Table:
    return Table(own_board=True, board=side, tracer=side == "expert")


def spaces(*names: str) -> list[Any]:
    """These spaces on both sides, each marked with the rule of its kind."""
    return [
        pytest.param(side, name, marks=[component(f"space-{side}-{name}"), rule(RULES[kind_of(side, name)])])
        for side in BOARDS
        for name in names
    ]


def kind_of(side: str, space: str) -> str:
    return SPACE_KINDS[BOARDS[side].kind[SPACE_NAMES.index(space)]]


def way(t: Table, space: str) -> list[str]:
    """Where a pawn can start to reach a space, and the spaces it must jump: traps, if only those lead there."""
    arrows = t.game.params.base.arrows
    tails = [SPACE_NAMES[at] for at in range(34) if SPACE_NAMES.index(space) in members(arrows[at])]
    free = [tail for tail in tails if kind_of(t.game.options.board, tail) not in HOLDS]
    return [free[0]] if free else [*way(t, tails[0]), tails[0]]


def plain(t: Table, pawns: str) -> str:
    """A move of a pawn of this player to a Host or a Cache."""
    return next(
        move
        for move in sorted(t.legal())
        if move.startswith(pawns) and kind_of(t.game.options.board, move[-2:]) in ("host", "cache")
    )


@pytest.mark.parametrize(("side", "space"), spaces(*LANES))
def test_a_pawn_that_comes_to_a_space(side: str, space: str) -> None:
    t = table(side)
    frm, *jumped = way(t, space)
    other = next(name for name in LANES if name not in (frm, space) and kind_of(side, name) in ("host", "cache"))
    kind = kind_of(side, space)
    pawn = "1y" if frm == "PS" else "1x"
    stuck = [f"{n}x {trap}" for n, trap in enumerate(jumped, start=3)]
    t.pawns(f"{pawn} {frm}", f"2x {other}", *stuck).wins("A", f"{pawn}>{space}")
    assert t.at(pawn) == space
    assert t.decision == f"A {RULES[kind] if kind in ASKS else 'BH-3.1'}"
    if kind in ASKS:
        t.do("2x>BD" if kind == "dos" else "no")
    assert t.events_for(TracerWoke) == ([TracerWoke()] if kind == "alarm" else [])
    t.wins("A")
    onward = {move for move in t.legal() if move.startswith(pawn)}
    if kind in HOLDS:
        assert onward == set()
        ahead = SPACE_NAMES[members(t.game.params.base.arrows[SPACE_NAMES.index(space)])[0]]
        assert t.refuses(f"{pawn}>{ahead}") == RULES[kind]
    else:
        assert onward != set()


@rule("BH-8.2")
@pytest.mark.parametrize(("side", "space"), spaces("BD", *LANES, "TJ"))
def test_a_space_leaves_its_trace(side: str, space: str) -> None:
    printed = BOARDS[side].value[SPACE_NAMES.index(space)]
    t = table(side).hands("1 1", "13", "2 2", "2 2").pawns(f"1x {space}").wins("B")
    t.do(plain(t, "2"))
    assert t.state.last[0] == max(0, printed + 2)  # 1y on Public Server


@pytest.mark.parametrize(("side", "space"), spaces("BD", "PS"))
def test_a_start_space_leads_into_its_lane(side: str, space: str) -> None:
    pawn, rows = ("1x", "ab") if space == "BD" else ("1y", "cd")
    moves = {move for move in table(side).wins("A").legal() if move.startswith(pawn)}
    assert moves == {f"{pawn}>{row}1" for row in rows}


@rule("BH-11.1")
@pytest.mark.parametrize(("side", "space"), spaces("CA"))
def test_the_goal_ends_the_game(side: str, space: str) -> None:
    for secret in (False, True):
        t = Table(own_board=True, board=side, secret_asset=secret)
        t.pawns(f"1x {way(t, space)[0]}").wins("A", f"1x>{space}").luck(*["nsa"] * secret)
        assert t.events_for(GameEnded)[0].ending == "asset"
        assert len(t.events_for(AssetTurned)) == secret


@rule("BH-10.2")
@component("space-expert-T0")
@component("space-expert-T1")
@component("space-expert-T2")
@component("space-expert-T3")
def test_the_tracers_way_leads_to_backdoor() -> None:
    (alarm, *_) = [space for space in LANES if kind_of("expert", space) == "alarm"]
    at = "T0"
    for to in ("T1", "T2", "T3", "BD"):
        t = table("expert").tracer(at).pawns(f"1x {alarm}").wins("A")
        t.do(plain(t, "1y"))
        assert t.legal() == {f"T>{to}"}
        at = to


@rule("BH-2.2")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("number", "code"),
    [pytest.param(n, code, marks=component(f"module-{code}"), id=code) for n, code in enumerate(SIDES)],
)
def test_a_module_brings_its_spaces_and_leaves_ways_to_the_goal(number: int, code: str, place: int) -> None:
    side = load().modules[number // 2][number % 2]
    assert side.code == code
    for board, own in BOARDS.items():
        t = Table(own_board=True, board=board, modules=1).fresh().luck(f"{code}@{place}")
        layout = t.state.layout
        assert tuple(layout.kind[space] for space in own.places[place - 1]) == side.kind
        assert tuple(layout.value[space] for space in own.places[place - 1]) == side.value
        for start in (0, 1):
            reached, todo = {start}, [start]
            while todo:
                new = set(members(layout.arrows[todo.pop()])) - reached
                reached |= new
                todo += new
            assert SPACE_NAMES.index("CA") in reached
