"""BH-8: when a round is scored, and the trace it brings."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat.events import GameEnded, RoundBegan, RoundScored
from cyberdeck.games.blackhat.ids import ASIDE, HAT
from tests.blackhat.cards import counted
from tests.blackhat.table import Table

pytestmark = pytest.mark.both


# BH-8.1


@pytest.mark.rule("BH-8.1")
def test_while_everybody_has_cards_and_a_pawn_can_move_nothing_is_scored() -> None:
    t = Table().wins("A", "1x>a1").wins("B", "2x>b1")
    assert t.events_for(RoundScored) == []
    assert t.state.round == 1


@pytest.mark.rule("BH-8.1")
@pytest.mark.rule("BH-8.2")
def test_a_round_is_scored_when_a_player_has_no_cards_left() -> None:
    t = Table(3).hands("13 3", "12", "11 11").play(A="13", B="12", C="11")
    assert t.events_for(RoundScored) == []  # not before the winner has moved
    t.do("1x>a1")
    hands = (tuple(counted("3")), tuple(counted("")), tuple(counted("11")))
    scores = (1 + 4 + 2, 2 + 2, 3 + 2 + 2)
    assert t.events_for(RoundScored) == [RoundScored(1, hands, scores, scores, False)]
    assert t.events_for(GameEnded) == []
    assert t.events_for(RoundBegan) == [RoundBegan(2, 1, 10)]


@pytest.mark.rule("BH-8.1")
@pytest.mark.rule("BH-6.1")
def test_it_is_checked_after_the_winner_has_drawn() -> None:
    t = Table(3).hands("13", "12 12", "11 11").pawns("1x b4", "1y c3").wins("A")
    assert t.events_for(RoundScored) == []
    t.luck("5")
    assert t.events_for(RoundScored) == []
    assert t.to_act == "A"
    assert t.legal() == {"5"}


@pytest.mark.rule("BH-8.1")
@pytest.mark.rule("BH-5.2")
def test_it_is_checked_after_cards_are_taken() -> None:
    t = Table(3).hands("H 3", "4", "9 9").play(A="H", B="4", C="9").do("hat", "pick 9", "2x>a1")
    assert t.events_for(RoundScored) == []
    assert t.to_act == "B"
    assert t.legal() == {"9", "9+H", "H"}


@pytest.mark.rule("BH-8.1")
def test_a_pawn_on_the_critical_asset_ends_round_and_game() -> None:
    t = Table(3).pawns("1x c8").wins("A", "1x>CA")
    (scored,) = t.events_for(RoundScored)
    assert scored.over
    assert [event.ending for event in t.events_for(GameEnded)] == ["asset"]
    assert t.match.is_over


# the six spaces of the expert board where pawns are stuck, in games with the tracer
TRAPS = ("1y d4", "2x a3", "2y c7", "3x a5", "3y c8")


@pytest.mark.rule("BH-8.1")
def test_when_no_pawn_can_move_round_and_game_end() -> None:
    t = Table(3, board="expert", tracer=True).tracer("T0").pawns("1x a7", *TRAPS).wins("A", "1x>a8")
    (scored,) = t.events_for(RoundScored)
    assert scored.over
    assert [event.ending for event in t.events_for(GameEnded)] == ["blocked"]


@pytest.mark.rule("BH-8.1")
@pytest.mark.rule("BH-7.7")
def test_without_the_tracer_pawns_on_alarms_can_move() -> None:
    t = Table(3, board="expert").pawns("1x a7", *TRAPS).wins("A", "1x>a8")
    assert t.events_for(RoundScored) == []
    assert t.to_act == "A"


@pytest.mark.rule("BH-8.1")
@pytest.mark.rule("BH-6.2")
def test_a_pawn_without_a_space_to_land_on_cannot_move() -> None:
    """Module 2A on place 1 cuts the only arrow out of b1."""
    t = Table(3, board="expert", tracer=True).tracer("T0").modules("2A@1")
    t.pawns("1x a1", "1y a8", "2x d4", "2y c7", "3x a5", "3y c8").wins("A", "1x>b1")
    assert [event.ending for event in t.events_for(GameEnded)] == ["blocked"]


@pytest.mark.rule("BH-8.1")
@pytest.mark.rule("BH-10.3")
def test_a_pawn_in_jail_cannot_move() -> None:
    t = Table(3, board="expert", tracer=True).tracer("T0").pawns("1x a7", *TRAPS[:4], "3y TJ").wins("A", "1x>a8")
    assert [event.ending for event in t.events_for(GameEnded)] == ["blocked"]


@pytest.mark.rule("BH-8.1")
def test_a_pawn_that_somebody_else_could_move_is_enough() -> None:
    t = Table(3, board="expert", tracer=True).tracer("T0").pawns("1x a8", *TRAPS[:4], "3y c6").wins("A")
    assert t.seat == ""  # A can move nothing: 3y is not on a negative space
    t.luck("13")
    assert t.events_for(RoundScored) == []
    assert t.to_act == "A"


# BH-8.2


@pytest.mark.rule("BH-8.2")
@pytest.mark.parametrize(
    ("hand", "score"), [("1", 0), ("3", 0), ("6", 0), ("9", 1), ("13 9", 5), ("J H", 8), ("2 2 2 1", 0)]
)
def test_hand_and_pawns_count_and_below_zero_is_zero(hand: str, score: int) -> None:
    t = Table(3).hands(f"1 {hand}", "12", "2 2").pawns("1x b3", "1y c2").given(total=(5, 6, 7))  # -1 and -1
    t.play(A="1", B="12", C="2").do("2x>a1")
    assert list(t.state.last) == [score, 6, 4]
    assert list(t.state.total) == [5 + score, 12, 11]


@pytest.mark.rule("BH-8.2")
def test_the_pawn_that_moved_counts_where_it_stands_now() -> None:
    assert Table(3).hands("13", "1 1", "2 2").wins("A", "1x>b1").state.last[0] == 5 + 2
    assert Table(3).hands("13", "1 1", "2 2").wins("A", "1y>d1").state.last[0] == 2 + 4


@pytest.mark.rule("BH-8.2")
def test_rounds_add_up() -> None:
    t = Table(3).hands("13", "1 1", "2 2").given(total=(10, 20, 30)).wins("A", "1x>a1")
    assert list(t.state.total) == [16, 24, 34]
    assert t.view("B").total == (16, 24, 34)
    assert t.view("B").last == (6, 4, 4)


# BH-8.3


@pytest.mark.rule("BH-8.3")
def test_then_hands_are_discarded_and_everything_is_shuffled() -> None:
    t = Table(3).hands("13", "12 H", "11 11").pile("discard", "5 5 J").wins("A", "1x>a1")
    assert [t.cards(player) for player in "ABC"] == ["", "", ""]
    assert t.cards("discard") == ""
    assert len(t.cards("deck").split()) == 96
    assert t.state.hat == ASIDE
    t.luck("1").roll()
    assert (t.state.round, t.state.hat) == (2, 2)  # B deals
    assert counted(t.cards("C"))[HAT] == 1


@pytest.mark.rule("BH-8.3")
def test_pawns_modules_markers_and_the_tracer_stay() -> None:
    t = Table(3, board="expert", tracer=True).hands("13", "12 12", "11 11").modules("1A@4").markers("+b5 -c1")
    t.tracer("b1", came="BD").pawns("1y c3", "2x a5", "3x TJ").wins("A", "1x>a1").roll()
    assert t.state.round == 2
    assert t.at("1x", "1y", "2x", "2y", "3x", "3y") == "a1 c3 a5 PS TJ PS"
    assert (t.laid(), t.marked(), t.at("T")) == ("1A@4", "+b5 -c1", "b1")
    assert t.value("c3") == 3
