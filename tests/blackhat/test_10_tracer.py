"""BH-10: the tracer. The expert board has Alarms on a5 and c8."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.games.blackhat.events import (
    Drew,
    GameEnded,
    Jailed,
    PlayerOut,
    RoundBegan,
    RoundScored,
    TracerMoved,
    TracerWoke,
)
from cyberdeck.games.blackhat.ids import ASIDE
from cyberdeck.kernel.errors import OptionConflict
from tests.blackhat.cards import counted
from tests.blackhat.table import Table

pytestmark = pytest.mark.both


def chase(at: str, *pawns: str, players: int = 4, came: str = "T3", **options: Any) -> Table:
    """The tracer is awake, and a pawn of A is on an Alarm."""
    return Table(players, board="expert", tracer=True, **options).tracer(at, came).pawns("1x a5", *pawns)


# BH-10.1


@pytest.mark.rule("BH-10.1")
def test_from_the_next_trick_a_winner_with_a_pawn_on_alarm_moves_the_tracer() -> None:
    t = Table(board="expert", tracer=True).pawns("1x b5").wins("A", "1x>a5")
    assert t.events_for(TracerWoke) == [TracerWoke()]
    assert t.decision == "A BH-3.1"  # not yet
    t.wins("A", "1y>c1")
    assert t.decision == "A BH-10.2"
    assert t.legal() == {"T>T1"}
    assert t.refuses("no") == "BH-10.1"
    t.do("T>T1")
    assert t.events_for(TracerMoved) == [TracerMoved(0, 36, 37)]
    assert t.decision == "A BH-3.1"


@pytest.mark.rule("BH-10.1")
def test_nobody_else_moves_it() -> None:
    t = chase("T0").wins("B", "2x>a1")
    assert t.decision == "B BH-3.1"
    assert t.at("T") == "T0"


@pytest.mark.rule("BH-10.1")
def test_with_nobody_on_alarm_it_stands_still() -> None:
    t = Table(board="expert", tracer=True).tracer("a1")
    for player, move in (("A", "1y>c1"), ("B", "2y>d1"), ("C", "3y>c2"), ("D", "4x>b1")):
        t.wins(player, move)
    assert t.at("T") == "a1"
    assert t.events_for(TracerMoved) == []


@pytest.mark.rule("BH-10.1")
@pytest.mark.rule("BH-6.1")
def test_moving_the_tracer_is_no_move_a_winner_without_a_move_draws() -> None:
    t = chase("T0", "1y d4").wins("A")
    assert t.seat == ""
    t.luck("13")
    assert t.events_for(Drew) == [Drew(0, 12, False)]
    assert t.legal() == {"T>T1"}
    t.do("T>T1", by="A")
    assert t.decision == "A BH-3.1"


@pytest.mark.rule("BH-10.1")
def test_one_move_however_many_own_pawns_are_on_alarm() -> None:
    t = chase("T0", "1y c8").wins("A").luck("13").do("T>T1")
    assert t.at("T") == "T1"
    assert t.decision == "A BH-3.1"


@pytest.mark.rule("BH-10.1")
def test_each_player_with_a_pawn_on_alarm_moves_it_when_they_win() -> None:
    t = chase("T0", "2y c8").wins("B", "2x>a1", "T>T1").wins("A", "1y>c1", "T>T2")
    assert t.events_for(TracerMoved) == [TracerMoved(1, 36, 37), TracerMoved(0, 37, 38)]


@pytest.mark.rule("BH-10.1")
def test_further_alarms_do_not_reset_it() -> None:
    t = chase("a1", "2x d8").wins("B", "2x>c8")
    assert t.events_for(TracerWoke) == []
    assert t.at("T") == "a1"
    assert t.decision == "B BH-3.1"  # and B does not move it in this trick


@pytest.mark.rule("BH-10.1")
@pytest.mark.rule("BH-7.5")
def test_not_if_the_pawn_has_left_the_alarm_after_the_move() -> None:
    t = chase("a1", "1y a2").wins("A", "1y>a3", "1x>BD")
    assert t.decision == "A BH-3.1"
    assert t.at("T") == "a1"


@pytest.mark.rule("BH-10.1")
@pytest.mark.rule("BH-7.9")
def test_not_if_a_module_has_covered_the_alarm() -> None:
    t = Table(board="expert", tracer=True).tracer("a1").pawns("1x b4", "1y c8").wins("A", "1x>c5", "module").luck("1A")
    t.do("place 5")
    assert t.decision == "A BH-3.1"
    assert t.at("T") == "a1"


@pytest.mark.rule("BH-10.1")
def test_also_when_a_pawn_has_just_reached_the_critical_asset() -> None:
    """The move is compulsory; the round is scored after it."""
    t = chase("a1", "1y b8").wins("A", "1y>CA")
    assert t.decision == "A BH-10.2"
    t.do("T>a2")
    assert t.match.is_over
    assert t.at("T") == "a2"


@pytest.mark.rule("BH-10.1")
@pytest.mark.rule("BH-7.7")
def test_without_the_option_there_is_no_tracer() -> None:
    t = Table(board="expert").pawns("1x b5").wins("A", "1x>a5").wins("A", "1x>a6")
    assert t.at("T") == "asleep"
    assert t.decision == "A BH-3.1"


@pytest.mark.rule("BH-10.1")
@pytest.mark.rule("BH-7.7")
def test_a_board_without_alarms_has_no_tracer() -> None:
    with pytest.raises(OptionConflict) as refused:
        Table(tracer=True)
    assert refused.value.rule == "BH-7.7"


# BH-10.2


@pytest.mark.rule("BH-10.2")
@pytest.mark.parametrize(
    ("at", "came", "moves"),
    [
        ("T0", "T3", {"T>T1"}),
        ("T1", "T0", {"T>T2"}),
        ("T2", "T1", {"T>T3"}),
        ("T3", "T2", {"T>BD"}),
        ("BD", "T3", {"T>a1", "T>b1"}),  # never back to its own spaces
        ("a1", "BD", {"T>BD", "T>a2", "T>b1"}),  # but back to where it came from
        ("a1", "b1", {"T>a2", "T>b1"}),  # and no further back
        ("BD", "a1", {"T>a1", "T>b1"}),
        ("b2", "b1", {"T>b1", "T>a2", "T>b3"}),  # a black space is below
        ("b7", "b6", {"T>b6", "T>a7", "T>b8"}),
        ("b4", "b3", {"T>b3", "T>a4", "T>b5", "T>c4", "T>c5"}),  # sideways into the other lane, whatever the arrows say
        ("b4", "a4", {"T>a4", "T>b5", "T>c4", "T>c5"}),
        ("c5", "b5", {"T>b5", "T>b6", "T>c6", "T>d5"}),
        ("a8", "b8", {"T>b8", "T>CA"}),
        ("d8", "d7", {"T>d7", "T>c8", "T>CA"}),
        ("PS", "c1", {"T>c1", "T>d1"}),
    ],
)
def test_where_the_tracer_goes(at: str, came: str, moves: set[str]) -> None:
    t = chase(at, "1y d3", "2x a2", "2y b5", "3x c6", "3y b3", "4x b8", "4y c1", came=came).wins("A", "1y>c3")
    assert t.legal() == moves  # occupied or not


@pytest.mark.rule("BH-10.2")
def test_back_and_elsewhere_are_refused() -> None:
    t = chase("b4", "1y d3", came="a4").wins("A", "1y>c3")
    for move in ("T>b3", "T>a5", "T>d4", "T>b4", "T>T3", "T>TJ", "T>PS"):
        assert t.refuses(move) == "BH-10.2"


@pytest.mark.rule("BH-10.2")
def test_there_and_back_and_there_again() -> None:
    t = chase("b3", "1y d3", came="b2").wins("A", "1y>c3", "T>b2").wins("A", "1y>c4")
    assert t.legal() == {"T>b3", "T>a2"}  # b2 came from b3: b1 is a lower column
    t.do("T>b3").wins("A", "1y>c5", "no")
    assert t.legal() == {"T>b2", "T>a3", "T>b4"}


@pytest.mark.rule("BH-10.2")
@pytest.mark.parametrize(("at", "to"), [("a2", "a3"), ("a3", "a4"), ("b2", "a2"), ("c6", "c7"), ("c7", "c8")])
def test_it_triggers_no_action_space(at: str, to: str) -> None:
    t = chase(at, "1y d3", "2x b6").wins("A", "1y>c3", f"T>{to}")
    assert t.decision == "A BH-3.1"
    assert t.at("T", "2x") == f"{to} b6"
    assert t.events_for(TracerWoke) == []


# BH-10.3


@pytest.mark.rule("BH-10.3")
def test_every_pawn_in_the_space_it_enters_goes_to_jail() -> None:
    t = chase("T3").wins("A", "1y>c1", "T>BD")
    assert t.events_for(Jailed) == [Jailed(2, 0), Jailed(4, 0), Jailed(6, 0)]
    assert t.at("1x", "2x", "3x", "4x") == "a5 TJ TJ TJ"
    assert t.at("1y", "2y", "3y", "4y") == "c1 PS PS PS"
    assert t.events_for(PlayerOut) == []
    assert t.view().out == ()


@pytest.mark.rule("BH-10.3")
@pytest.mark.rule("BH-6.2")
def test_a_pawn_that_moves_off_in_time_is_safe() -> None:
    t = chase("BD", "2x b1").wins("B", "2x>b2").wins("A", "1y>c1", "T>b1")
    assert t.at("2x") == "b2"
    assert t.events_for(Jailed) == []


@pytest.mark.rule("BH-10.3")
def test_nobody_moves_a_pawn_out_of_jail() -> None:
    t = chase("a1", "2x TJ").wins("B")
    assert t.legal() == {"2y>c1", "2y>d1"}
    assert t.refuses("2x>a1") == "BH-10.3"


@pytest.mark.rule("BH-10.3")
@pytest.mark.rule("BH-8.2")
def test_jail_leaves_five_each_round() -> None:
    t = chase("a1", "2x TJ", players=3).hands("1 1", "2 2", "13").wins("C", "3x>b1")
    assert list(t.state.last) == [1 + 2, 5 + 2, 5 + 2]
    t.roll()
    assert t.at("2x") == "TJ"


@pytest.mark.rule("BH-10.3")
def test_a_player_with_both_pawns_in_jail_is_out_at_once_and_discards() -> None:
    t = chase("BD", "2x TJ", "2y b1").hands("1 1 7 7", "2 2 8 H").wins("A", "1y>c1")
    assert t.cards("discard") == "2 3 4 7"
    t.do("T>b1")
    assert t.events_for(PlayerOut) == [PlayerOut(1, tuple(counted("2 8 H")))]
    assert t.view().out == (1,)
    assert t.cards("B") == ""
    assert t.cards("discard") == "2 2 3 4 7 8"  # without the Black Hat
    assert t.state.hat == ASIDE


@pytest.mark.rule("BH-10.3")
def test_a_player_who_is_out_is_skipped_in_tricks() -> None:
    t = chase("BD", "2x TJ", "2y b1").wins("A", "1y>c1", "T>b1")
    assert t.events_for(RoundScored) == []  # they have no cards, but they are out
    t.play(A="1", C="3", D="10").do("4y>d1")
    t.play(D="4", A="1", C="9").do("3y>c2", by="C")  # over 1y
    assert t.to_act == "C"


@pytest.mark.rule("BH-10.3")
@pytest.mark.rule("BH-2.3")
@pytest.mark.parametrize(
    ("card", "holder", "leader"), [("1", "C", "A"), ("2", "D", "C"), ("3", "A", "D"), ("J", "D", "C")]
)
def test_a_player_who_is_out_is_skipped_in_deal_count_and_lead(card: str, holder: str, leader: str) -> None:
    """B is out and A deals: 1 is C, 2 is D, 3 is A, and a joker, 14, is D."""
    t = chase("b1", "1y c1", "2x TJ", "2y TJ").hands("13", "", "3 3", "4 4").given(dealer="D")
    t.wins("A", "1y>c2", "T>a1")
    t.luck(card).roll()
    assert t.names[t.state.hat] == holder
    assert list(t.state.size) == [10, 0, 10, 10]
    assert t.to_act == leader


@pytest.mark.rule("BH-10.3")
@pytest.mark.rule("BH-2.6")
def test_the_deal_passes_over_a_player_who_is_out() -> None:
    t = chase("b1", "1y c1", "2x TJ", "2y TJ").hands("13", "", "3 3", "4 4").given(dealer="A")
    t.wins("A", "1y>c2", "T>a1")
    assert t.events_for(RoundBegan) == [RoundBegan(2, 2, 10)]


@pytest.mark.rule("BH-10.3")
@pytest.mark.rule("BH-2.6")
def test_a_dealer_who_is_out_passes_the_deal_on() -> None:
    t = chase("b1", "1y c1", "2x TJ", "2y TJ").hands("13", "", "3 3", "4 4").given(dealer="B")
    t.wins("A", "1y>c2", "T>a1")
    assert t.events_for(RoundBegan) == [RoundBegan(2, 2, 10)]


@pytest.mark.rule("BH-10.3")
@pytest.mark.rule("BH-2.3")
def test_shuffled_the_black_hat_is_not_dealt_to_a_player_who_is_out() -> None:
    t = chase("b1", "1y c1", "2x TJ", "2y TJ", black_hat="shuffled").hands("13", "", "3 3", "4 4")
    assert t.wins("A", "1y>c2", "T>a1").odds() == {0: 10, 2: 10, 3: 10}


@pytest.mark.rule("BH-10.3")
def test_a_black_hat_set_aside_comes_back_with_the_next_round() -> None:
    t = chase("BD", "2x TJ", "2y b1").hands("13 13", "2 2 H", "3 3 3", "4 4 4").wins("A", "1y>c1", "T>b1")
    assert t.state.hat == ASIDE
    t.wins("A", "1y>c2", "T>b2")  # A has no cards left
    assert t.state.round == 2
    t.luck("1").roll()
    assert t.names[t.state.hat] == "D"  # C deals, after A, because B is out


@pytest.mark.rule("BH-10.3")
@pytest.mark.rule("BH-9.1")
def test_a_player_who_is_out_has_a_frozen_total_and_cannot_win() -> None:
    t = chase("b1", "2x TJ", "2y TJ", "3x b8", players=3).given(total=(30, 3, 40)).hands("3 1", "", "13 1")
    t.wins("C", "3x>CA")
    assert list(t.state.total) == [30 + 1 + 1 + 2, 3, 40 + 2]
    assert t.events_for(GameEnded)[0].winners == (0,)
    assert t.game.returns(t.state) == [1.0, 0.0, 0.0]


@pytest.mark.rule("BH-10.3")
def test_a_winner_who_goes_out_does_not_lead() -> None:
    t = chase("a4", "1y TJ", came="a3").wins("A").luck("13").do("T>a5")
    assert t.events_for(PlayerOut)[0].player == 0
    assert t.to_act == t.seat == "B"
    assert t.rule == "BH-3.1"
    t.play(B="8", C="3", D="4")


@pytest.mark.rule("BH-10.3")
def test_with_one_player_left_the_game_ends_and_they_win() -> None:
    t = chase("BD", "2x TJ", "2y TJ", "3x TJ", "3y b1", players=3).given(total=(90, 0, 0)).wins("A", "1y>c1", "T>b1")
    (ended,) = t.events_for(GameEnded)
    assert (ended.ending, ended.winners) == ("alone", (0,))
    assert t.game.returns(t.state) == [1.0, 0.0, 0.0]


@pytest.mark.rule("BH-10.3")
def test_two_players_can_be_caught_at_once() -> None:
    t = chase("T3", "2y TJ", "3y TJ", players=3).given(total=(90, 0, 0)).wins("A", "1y>c1", "T>BD")
    assert [event.player for event in t.events_for(PlayerOut)] == [1, 2]
    assert t.events_for(GameEnded)[0].ending == "alone"


# BH-10.4


@pytest.mark.rule("BH-10.4")
@pytest.mark.rule("BH-6.2")
def test_pawns_jump_the_tracer() -> None:
    t = chase("b2", "2x b1").wins("B")
    assert {move for move in t.legal() if move.startswith("2x")} == {"2x>a2", "2x>b3"}
    assert t.refuses("2x>b2") == "BH-6.2"


@pytest.mark.rule("BH-10.4")
def test_a_tracer_on_its_own_spaces_or_on_a_start_is_in_nobodys_way() -> None:
    for at in ("T0", "T3"):
        assert Table(board="expert", tracer=True).tracer(at).wins("A").legal() == {"1x>a1", "1x>b1", "1y>c1", "1y>d1"}


# BH-10.5


@pytest.mark.rule("BH-10.5")
@pytest.mark.rule("BH-8.1")
def test_the_tracer_on_the_critical_asset_ends_the_game() -> None:
    t = chase("b8", came="b7", players=3).hands("1 13", "2 12", "3 11").wins("A", "1y>c1", "T>CA")
    (scored,) = t.events_for(RoundScored)
    assert (scored.scores, scored.over) == ((1 + 4, 4 + 4, 3 + 4), True)
    (ended,) = t.events_for(GameEnded)
    assert (ended.ending, ended.winners) == ("traced", (0,))
    assert t.match.is_over
