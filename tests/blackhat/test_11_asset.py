"""BH-11: the secret tile on the Critical Asset."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.games.blackhat.events import AssetTurned, GameEnded, RoundScored, Swapped
from cyberdeck.games.blackhat.ids import NONE
from cyberdeck.games.blackhat.rules.score import nearest
from cyberdeck.kernel.errors import OptionConflict
from tests.blackhat.table import Table

pytestmark = [pytest.mark.both, pytest.mark.rule("BH-11.1")]

HANDS = ("13 1", "1 9", "2 J")
# B keeps a 9 and C a joker, worth 3 and 5; A's hand has no trace
PLAIN = [0 + 2, 3 + 4, 5 + 4]  # A: 1x on CA, 1y on PS; the others on their start spaces


def arriving(*pawns: str, total: tuple[int, ...] = (20, 20, 20), **options: Any) -> Table:
    """A's 1x is one step from the Critical Asset."""
    return Table(3, secret_asset=True, **options).hands(*HANDS).pawns("1x d8", *pawns).given(total=total)


def turned(tile: str, *pawns: str, total: tuple[int, ...] = (20, 20, 20)) -> Table:
    return arriving(*pawns, total=total).wins("A", "1x>CA").luck(tile)


# When it is turned


def test_one_of_six_tiles_is_turned_when_the_first_pawn_arrives() -> None:
    t = arriving().wins("A", "1x>CA")
    assert not t.match.is_over
    assert t.odds() == {0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
    t.luck("kill_switch")
    assert t.events_for(AssetTurned) == [AssetTurned(3)]
    assert t.view("B").asset == 3
    assert t.match.is_over


def test_nobody_sees_it_before() -> None:
    assert arriving().view("A").asset == NONE


def test_without_the_option_there_is_no_tile() -> None:
    t = Table(3).hands(*HANDS).pawns("1x d8").wins("A", "1x>CA")
    assert t.match.is_over
    assert t.events_for(AssetTurned) == []
    assert list(t.state.last) == PLAIN


@pytest.mark.parametrize("option", ["arrive", "next"])
@pytest.mark.parametrize(
    ("frm", "to", "beside"), [("a7", "a8", True), ("c7", "c8", True), ("b6", "a6", False), ("c6", "c7", False)]
)
def test_next_turns_it_when_a_pawn_stands_beside(option: str, frm: str, to: str, beside: bool) -> None:
    t = Table(3, secret_asset=True, asset_turned=option).pawns(f"1x {frm}").wins("A", f"1x>{to}")
    if option == "next" and beside:
        assert len(t.odds()) == 6
        t.luck("nsa")
        assert t.view("C").asset == 0
    assert t.to_act == "A"  # and the game goes on
    assert len(t.events_for(AssetTurned)) == (option == "next" and beside)


def test_next_a_pawn_that_is_moved_by_an_opponent_turns_it_too() -> None:
    t = Table(3, secret_asset=True, asset_turned="next").pawns("2x c7").wins("A", "2x>c8")
    assert len(t.odds()) == 6


def test_next_a_pawn_that_arrives_without_a_stop_turns_it_as_well() -> None:
    t = Table(3, secret_asset=True, asset_turned="next").pawns("1x c7", "2x c8").wins("A", "1x>CA")
    assert len(t.odds()) == 6
    assert t.luck("nsa").match.is_over


def test_it_is_turned_once() -> None:
    t = Table(3, secret_asset=True, asset_turned="next").given(asset="log_server").pawns("1x a7", "2x d8")
    t.wins("A", "1x>a8").wins("B", "2x>CA")
    assert t.match.is_over
    assert t.events_for(AssetTurned) == []


def test_nobody_plays_asset_turned_next_without_a_tile() -> None:
    with pytest.raises(OptionConflict) as refused:
        Table(asset_turned="next")
    assert refused.value.rule == "BH-11.1"


@pytest.mark.rule("BH-10.5")
def test_the_tracer_does_not_turn_it() -> None:
    t = Table(3, board="expert", tracer=True, secret_asset=True).tracer("b8", "b7").pawns("1x a5")
    t.wins("A", "1y>c1", "T>CA")
    assert t.match.is_over
    assert t.events_for(AssetTurned) == []
    assert t.view().asset == NONE


@pytest.mark.rule("BH-10.2")
def test_nor_does_a_tracer_beside_it() -> None:
    t = Table(3, board="expert", tracer=True, secret_asset=True, asset_turned="next").tracer("b7", "b6").pawns("1x a5")
    t.wins("A", "1y>c1", "T>b8")
    assert t.decision == "A BH-3.1"
    assert t.events_for(AssetTurned) == []


# What it does


@pytest.mark.example("BH-11 1")
@pytest.mark.component("asset-nsa")
@pytest.mark.parametrize(
    ("scores", "rounded"),
    [
        ((-7, -6, -5), -10),
        ((-4, -3, -2, -1, 0, 1, 2, 3, 4), 0),
        ((5, 6, 7), 10),
        ((-15,), -20),
        ((-14,), -10),
        ((14,), 10),
        ((15, 16, 24), 20),
    ],
)
def test_example_nsa_rounds_to_the_nearest_ten(scores: tuple[int, ...], rounded: int) -> None:
    assert {nearest(score, 10) for score in scores} == {rounded}


@pytest.mark.component("asset-nsa")
def test_nsa_rounds_the_scores_of_the_last_round() -> None:
    t = turned("nsa", total=(23, 20, 28))
    assert list(t.state.last) == [0, 10, 10]  # of 2, 7 and 9
    assert list(t.state.total) == [23, 30, 38]  # not the totals
    assert t.events_for(RoundScored)[0].scores == (0, 10, 10)


@pytest.mark.component("asset-nsa")
@pytest.mark.rule("BH-9.1")
def test_nsa_a_tie_is_broken_by_the_rounded_score() -> None:
    t = turned("nsa", total=(30, 20, 20))
    assert t.events_for(GameEnded)[0].winners == (0,)  # three totals of 30: A had 0, the others 10


@pytest.mark.component("asset-offshore")
@pytest.mark.parametrize(("before", "after"), [(20, 17), (4, 1), (3, 0), (2, 0), (0, 0)])
def test_offshore_account_takes_five_off_the_arriving_players_total(before: int, after: int) -> None:
    t = turned("offshore", total=(before, 20, 20))
    assert list(t.state.total) == [after, 27, 29]
    assert list(t.state.last) == PLAIN


@pytest.mark.component("asset-log_server")
def test_log_server_counts_hands_double() -> None:
    t = turned("log_server")
    assert list(t.state.last) == [0 + 2, 6 + 4, 10 + 4]
    assert list(t.state.total) == [22, 30, 34]


@pytest.mark.component("asset-log_server")
@pytest.mark.rule("BH-8.2")
def test_log_server_doubles_before_it_rounds_up_to_zero() -> None:
    t = turned("log_server", "2x b8", "2y c7", "3x b3", "3y c2")
    assert list(t.state.last) == [2, 6 - 2, 10 - 2]


@pytest.mark.component("asset-kill_switch")
def test_kill_switch_counts_no_pawns() -> None:
    t = turned("kill_switch", "2x b4", "3x b8", "3y c7")  # neither a Honeypot nor negative spaces
    assert list(t.state.last) == [0, 3, 5]
    assert list(t.state.total) == [20, 23, 25]


@pytest.mark.component("asset-honeynet")
def test_honeynet_gives_the_arriving_player_five_more() -> None:
    t = turned("honeynet")
    assert list(t.state.last) == [PLAIN[0] + 5, *PLAIN[1:]]
    assert list(t.state.total) == [27, 27, 29]


@pytest.mark.component("asset-honeynet")
@pytest.mark.rule("BH-9.1")
def test_honeynet_counts_in_the_last_round_too() -> None:
    t = turned("honeynet", total=(17, 17, 30))
    assert list(t.state.total) == [24, 24, 39]
    assert t.events_for(GameEnded)[0].winners == (0, 1)  # 2 + 5 and 7


@pytest.mark.component("asset-leak")
def test_leak_lets_the_arriving_player_swap_last_round_scores() -> None:
    t = turned("leak", total=(20, 30, 40))
    assert not t.match.is_over
    assert t.decision == "A BH-11.1"
    assert t.legal() == {"no", "swap 2", "swap 3"}
    assert t.refuses("swap 1") == "BH-11.1"
    assert t.refuses("swap 4") == "BH-11.1"
    t.do("swap 3")
    assert t.events_for(Swapped) == [Swapped(0, 2)]
    assert list(t.state.last) == [9, 7, 2]
    assert list(t.state.total) == [29, 37, 42]  # totals follow
    assert t.events_for(GameEnded) == [GameEnded("asset", (29, 37, 42), (), (0,))]
    assert t.match.is_over


@pytest.mark.component("asset-leak")
def test_leak_may_be_declined() -> None:
    t = turned("leak").do("no", by="A")
    assert list(t.state.last) == PLAIN
    assert list(t.state.total) == [22, 27, 29]
    assert t.match.is_over
    assert t.events_for(Swapped) == []


@pytest.mark.component("asset-leak")
@pytest.mark.rule("BH-10.3")
def test_leak_does_not_swap_with_a_player_who_is_out() -> None:
    t = Table(board="expert", tracer=True, secret_asset=True).tracer("a1").pawns("1x b8", "2x TJ", "2y TJ")
    t.wins("A", "1x>CA").luck("leak")
    assert t.legal() == {"no", "swap 3", "swap 4"}


# To whom it applies, and when


@pytest.mark.component("asset-honeynet")
@pytest.mark.component("asset-offshore")
@pytest.mark.parametrize(("tile", "last", "total"), [("honeynet", 10, 30), ("offshore", 5, 20)])
def test_the_arriving_player_is_the_owner_of_the_pawn(tile: str, last: int, total: int) -> None:
    t = Table(3, secret_asset=True).hands(*HANDS).pawns("2x b8").given(total=(20, 20, 20))
    t.wins("A", "2x>CA").luck(tile)  # A moves it from a space of -1; B: 3 for the 9, 2 for PS
    assert list(t.state.last) == [4, last, 9]
    assert list(t.state.total) == [24, total, 29]


@pytest.mark.component("asset-leak")
def test_leak_is_offered_to_the_owner_of_the_pawn() -> None:
    t = Table(3, secret_asset=True).hands(*HANDS).pawns("2x b8").wins("A", "2x>CA").luck("leak")
    assert t.to_act == t.seat == "B"
    assert t.legal() == {"no", "swap 1", "swap 3"}


@pytest.mark.parametrize("tile", ["nsa", "offshore", "log_server", "kill_switch", "honeynet", "leak"])
def test_a_tile_that_lies_open_does_not_count_before_the_last_round(tile: str) -> None:
    t = Table(3, secret_asset=True, asset_turned="next").given(asset=tile, total=(1, 2, 3)).pawns("2x a8")
    t.hands("13", "1 9", "2 J").wins("A", "1x>a1")
    assert list(t.state.last) == [4 + 2, 3 + 1 + 2, 5 + 4]
    assert list(t.state.total) == [7, 8, 12]
    assert not t.match.is_over


@pytest.mark.rule("BH-9.2")
@pytest.mark.parametrize(
    ("tile", "last"),
    [
        ("nsa", [10, 10, 10]),
        ("log_server", [6, 9, 14]),
        ("kill_switch", [0, 3, 5]),
        ("honeynet", [6, 6, 9]),  # nobody has arrived
        ("offshore", [6, 6, 9]),
        ("leak", [6, 6, 9]),
    ],
)
def test_it_counts_in_the_last_round_however_the_game_ends(tile: str, last: list[int]) -> None:
    t = Table(3, secret_asset=True, asset_turned="next", round_limit=1).given(asset=tile).pawns("2x a8")
    t.hands("13", "1 9", "2 J").wins("A", "1x>a1")
    assert t.match.is_over
    assert list(t.state.last) == list(t.state.total) == last


@pytest.mark.rule("BH-9.2")
def test_a_tile_that_was_not_turned_does_nothing() -> None:
    t = Table(3, secret_asset=True, round_limit=1).hands("13", "1 9", "2 J").wins("A", "1x>a1")
    assert t.match.is_over
    assert list(t.state.last) == [6, 7, 9]
    assert t.events_for(AssetTurned) == []


@pytest.mark.component("asset-leak")
@pytest.mark.rule("BH-10.3")
def test_leak_is_not_offered_to_the_last_player_left() -> None:
    t = Table(3, board="expert", tracer=True, secret_asset=True).tracer("b2", "b1")
    t.pawns("1x a5", "1y b8", "2x TJ", "2y b3", "3x TJ", "3y TJ").wins("A", "1y>CA").luck("leak").do("T>b3")
    assert t.match.is_over
    assert t.events_for(GameEnded)[0].winners == (0,)


@pytest.mark.rule("BH-10.1")
@pytest.mark.rule("BH-10.3")
@pytest.mark.parametrize("tile", ["honeynet", "offshore", "leak"])
def test_no_tile_affects_a_player_who_arrives_and_goes_out_in_one_trick(tile: str) -> None:
    """A moves B's last pawn to the Critical Asset, then the tracer: B is out and B's total is frozen."""
    t = Table(3, board="expert", tracer=True, secret_asset=True).tracer("b8", "b7").pawns("1x a5", "2x d8", "2y TJ")
    t.given(total=(50, 10, 60)).wins("A", "2x>CA").luck(tile).do("T>CA", by="A")
    assert t.view().out == (1,)
    assert t.match.is_over
    assert t.state.total[1] == 10
    assert t.events_for(GameEnded)[0].winners == (0,)
