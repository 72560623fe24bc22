"""BH-6: after the trick its winner moves a pawn, or draws."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyberdeck.games.blackhat import BlackHat
from cyberdeck.games.blackhat import moves as m
from cyberdeck.games.blackhat.events import Drew, PawnMoved, Reshuffled
from cyberdeck.games.blackhat.ids import CRITICAL, FIRST_LANE, NUM_ACTIONS
from cyberdeck.games.blackhat.params import with_slot
from cyberdeck.games.blackhat.rules.board import landings, occupied
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.errors import MalformedMove
from tests.blackhat.cards import CARDS
from tests.blackhat.table import Table

pytestmark = pytest.mark.both

STUCK = ("1x b4", "1y c3")  # both pawns of A in a Honeypot


# BH-6.1


@pytest.mark.rule("BH-6.1")
@pytest.mark.rule("BH-6.2")
def test_the_winner_moves_an_own_pawn_one_space_along_an_arrow() -> None:
    t = Table().pawns("1x b2", "2x a3").wins("A")
    assert t.decision == "A BH-6.1"
    assert t.legal() == {"1x>b3", "1y>c1", "1y>d1"}
    t.do("1x>b3")
    assert t.at("1x", "1y", "2x") == "b3 PS a3"
    assert t.events_for(PawnMoved) == [PawnMoved(0, 0, 11, 12)]


@pytest.mark.rule("BH-6.1")
def test_moving_is_compulsory() -> None:
    t = Table().wins("A")
    assert t.refuses("no") == "BH-6.1"
    assert t.refuses("pass") == "BH-6.1"


@pytest.mark.rule("BH-6.1")
def test_or_an_opponents_pawn_on_a_space_of_negative_trace() -> None:
    t = Table().pawns("2x c2", "3y b8", "4x d4").wins("A")  # -1, -1 and 0
    own = {"1x>a1", "1x>b1", "1y>c1", "1y>d1"}
    assert t.legal() == own | {"2x>c3", "2x>d2", "3y>CA"}
    assert t.refuses("4x>d5") == "BH-6.1"
    t.do("2x>d2", by="A")
    assert t.at("2x") == "d2"


@pytest.mark.rule("BH-6.1")
def test_never_an_opponents_pawn_elsewhere() -> None:
    t = Table().pawns("2x a1").wins("A")
    assert t.refuses("2x>a2") == "BH-6.1"
    assert t.refuses("2y>c1") == "BH-6.1"


@pytest.mark.rule("BH-6.1")
@pytest.mark.rule("BH-7.8")
def test_a_marker_can_make_a_space_negative() -> None:
    given = Table(board="expert").pawns("2x b8")  # worth 0
    assert not any(move.startswith("2x") for move in given.wins("A").legal())
    given = Table(board="expert").pawns("2x b8").markers("-b8").wins("A")
    assert "2x>CA" in given.legal()


@pytest.mark.rule("BH-6.1")
@pytest.mark.rule("BH-7.8")
def test_a_marker_can_leave_a_space_not_negative() -> None:
    t = Table(board="expert").pawns("2x b7").markers("-b7").wins("A")  # 1 - 1
    assert t.value("b7") == 0
    assert t.refuses("2x>b8") == "BH-6.1"


@pytest.mark.rule("BH-6.1")
def test_only_a_winner_who_can_move_nothing_draws() -> None:
    t = Table().pawns(*STUCK).wins("A")
    assert t.seat == ""
    assert t.odds() == {kind: n for kind in range(14) if (n := t.cards("deck").split().count(CARDS[kind]))}
    before = t.state.deck_size
    t.luck("13")
    assert t.events_for(Drew) == [Drew(0, 12, False)]
    assert t.cards("A") == "1 1 1 1 7 7 7 13"
    assert t.state.deck_size == before - 1
    assert t.to_act == "A"
    assert t.rule == "BH-3.1"


@pytest.mark.rule("BH-6.1")
def test_a_winner_who_can_move_an_opponents_pawn_does_not_draw() -> None:
    t = Table().pawns(*STUCK, "2x c2").wins("A")
    assert t.legal() == {"2x>d2", "2x>c4", "2x>d3"}  # 1y on c3 is jumped


@pytest.mark.rule("BH-6.1")
@pytest.mark.rule("BH-6.2")
def test_a_pawn_that_is_not_stuck_but_has_no_way_does_not_count() -> None:
    t = Table().modules("4B@2").pawns("1x a3", "1y c3").wins("A")
    assert t.seat == ""
    assert t.luck("13").cards("A").endswith("13")


# BH-6.2


@pytest.mark.rule("BH-6.2")
@pytest.mark.rule("BH-7.1")
def test_start_spaces_hold_any_number_and_other_spaces_one() -> None:
    t = Table(6).pawns("2x a1").wins("A")
    assert t.at("1x", "3x", "4x", "5x", "6x") == "BD BD BD BD BD"
    assert t.refuses("1x>a1") == "BH-6.2"


@pytest.mark.rule("BH-6.2")
def test_an_arrow_leads_one_way() -> None:
    t = Table().pawns("1x a2").wins("A")
    assert t.refuses("1x>a1") == "BH-6.2"
    assert t.refuses("1x>a4") == "BH-6.2"
    t = Table().pawns("1x b2").wins("A")
    assert t.refuses("1x>a2") == "BH-6.2"  # the arrow leads down


@pytest.mark.rule("BH-6.2")
def test_an_occupied_space_is_jumped() -> None:
    t = Table().pawns("1x a1", "2x a2").wins("A")
    assert t.legal() == {"1x>a3", "1x>b2", "1y>c1", "1y>d1"}


@pytest.mark.rule("BH-6.2")
def test_also_ones_own_pawn_is_jumped() -> None:
    t = Table().pawns("1x c7", "1y c8").wins("A")
    assert t.legal() == {"1x>CA", "1x>d8", "1x>d7", "1y>d8", "1y>CA"}


@pytest.mark.rule("BH-6.2")
def test_jumps_go_on_any_way_until_a_free_space() -> None:
    t = Table().pawns("1y b3", "2x a1", "2y a2", "3x b1").wins("A")
    # BD: over a1 and a2, over b1 and a1 and a2, or over b1
    assert {move for move in t.legal() if move.startswith("1x")} == {"1x>a3", "1x>b2"}
    t.do("1x>a3")
    assert t.at("1x", "2x", "2y", "3x") == "a3 a1 a2 b1"


@pytest.mark.rule("BH-6.2")
def test_an_arrow_cut_by_a_modules_edge_is_no_arrow() -> None:
    plain = Table().pawns("1x a3", "1y a5").wins("A")
    assert plain.legal() == {"1x>a4", "1y>b5"}
    t = Table().modules("4B@2").pawns("1x a3", "1y a5").wins("A")
    assert t.legal() == {"1y>a6"}  # a3 has no arrow head beside it now; a6 has a tail
    assert t.refuses("1x>a4") == "BH-6.2"


@pytest.mark.rule("BH-6.2")
def test_a_way_without_a_free_space_at_its_end_is_closed() -> None:
    t = Table().modules("4B@2").pawns("1x a2", "2x a3").wins("A")
    assert {move for move in t.legal() if move.startswith("1x")} == {"1x>b2"}


@pytest.mark.rule("BH-6.2")
def test_spaces_jumped_over_do_not_act() -> None:
    t = Table().pawns("1x b6", "2x b7", "3x a3").wins("A", "1x>b8")  # over a Denial of Service
    assert t.rule == "BH-3.1"
    assert t.at("1x", "2x", "3x") == "b8 b7 a3"


@cache
def boards() -> tuple[BlackHat, BlackHat]:
    return Table().game, Table(board="expert").game


def ways(arrows: Any, at: int, taken: set[int], passed: frozenset[int]) -> set[int]:
    """BH-6.2 written out: along an arrow, on from an occupied space, no space twice, never back to the start."""
    found = set()
    for space in members(arrows[at]):
        if space in passed:
            continue
        found |= ways(arrows, space, taken, passed | {space}) if space in taken else {space}
    return found


@pytest.mark.rule("BH-6.2")
@given(
    expert=st.booleans(),
    spaces=st.lists(st.integers(FIRST_LANE, CRITICAL - 1), min_size=12, max_size=12, unique=True),
    sides=st.lists(st.integers(-1, 15), min_size=5, max_size=5, unique_by=lambda side: side if side < 0 else side // 2),
)
def test_jumping_equals_its_slow_definition(expert: bool, spaces: list[int], sides: list[int]) -> None:
    game = boards()[expert]
    slots = 0
    for place, side in enumerate(sides):
        slots = with_slot(slots, place, side)
    state = game.load({**game.dump(game.initial_state()), "pawns": spaces[:8], "slots": slots})
    for at in (*spaces[:8], 0, 1):
        assert set(members(landings(state, at, occupied(state)))) == ways(
            state.layout.arrows, at, set(spaces[:8]), frozenset({at})
        )


# BH-6.3


@pytest.mark.rule("BH-6.3")
def test_no_move_takes_a_pawn_off_the_board() -> None:
    game = Table().game
    for action in range(NUM_ACTIONS):
        move = game.decode(action)
        if isinstance(move, m.MovePawn):
            assert move.space[0] in "abcd" or move.space == "CA"
        elif isinstance(move, m.SendPawn):
            assert move.space in ("BD", "PS")
    for text in ("1x>TJ", "1x>T0"):
        with pytest.raises(MalformedMove):
            game.parse_move(text)


@pytest.mark.rule("BH-6.3")
@pytest.mark.rule("BH-8.3")
def test_no_pawn_leaves_the_board_between_rounds() -> None:
    t = Table(3).hands("13", "12 12", "11 11").pawns("2x b4", "2y d8", "3x b7").wins("A", "1x>a1").roll()
    assert t.at("1x", "1y", "2x", "2y", "3x", "3y") == "a1 PS b4 d8 b7 PS"


# BH-6.4, BH-6.5


@pytest.mark.rule("BH-6.4")
def test_an_empty_deck_is_the_reshuffled_discard_pile() -> None:
    t = Table().pawns(*STUCK).pile("deck", "")
    assert len(t.cards("discard").split()) == 64  # four hands of eight cards
    t.wins("A")
    assert t.events_for(Reshuffled) == [Reshuffled(68)]  # with the cards of this trick
    assert t.cards("discard") == ""
    t.luck("13")
    assert t.state.deck_size == 67
    assert t.cards("A") == "1 1 1 1 7 7 7 13"


@pytest.mark.rule("BH-6.4")
def test_a_deck_with_one_card_is_not_reshuffled_before_it_is_needed() -> None:
    t = Table().pawns(*STUCK).pile("deck", "5").wins("A")
    assert t.odds() == {4: 1}
    t.luck("5")
    assert t.events_for(Reshuffled) == []
    assert t.state.deck_size == 0
    t.wins("A")
    assert t.events_for(Reshuffled) == [Reshuffled(63 + 8)]


@pytest.mark.rule("BH-6.5")
def test_with_both_empty_nothing_is_drawn() -> None:
    t = Table(3).hands("1 H", "2 2", "rest").pawns(*STUCK).play(A="1+H", B="2", C="3").do("all", by="A")
    assert (t.cards("deck"), t.cards("discard")) == ("", "")
    assert t.cards("A") == "1 2 3 H"
    assert t.events_for(Drew) == []
    assert t.events_for(Reshuffled) == []
    assert t.to_act == "A"
    assert t.rule == "BH-3.1"
