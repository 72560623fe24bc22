"""The heuristics, each in a position where it is plain what to do. The board is that of tests/blackhat/board.py."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat import ids
from cyberdeck.games.blackhat.ai.heuristic.cards import beaters
from tests.blackhat.table import Table
from tests.kits.greedy import chosen

pytestmark = pytest.mark.both


# Cards


def test_a_follower_who_cannot_win_throws_their_dearest_card() -> None:
    t = Table().hands("7 7 7", "2 4 5 12 J", "1 3 4 5", "1 3 4 5").play(A="7+7+7")
    assert chosen(t) == "J"


def test_a_leader_gets_rid_of_a_whole_set() -> None:
    t = Table().hands("13 13 13 2 3", "1 4 5", "1 4 5", "1 4 5").pawns("1x d3", "1y a3")
    assert chosen(t) == "13+13+13"


def test_a_last_set_ends_the_round() -> None:
    t = Table().hands("1 1", "13 13 12 12", "13 11 10 9", "12 11 10 9")
    assert chosen(t) == "1+1"


def test_the_black_hat_goes_to_the_lowest_card() -> None:
    t = Table().given(leader="D").hands("H 5 6 7", "2 3 4 5", "1 2 3 4", "3 8 9 10").play(D="3")
    assert chosen(t) == "H"


def test_in_a_black_hat_trick_one_plays_high() -> None:
    t = Table().given(leader="C").hands("2 6 12", "2 3", "H 2", "3").play(C="H", D="3")
    assert chosen(t) == "12"


def test_a_winner_takes_the_cheapest_cards() -> None:
    t = Table().hands("1 1 5", "12 3", "2 9", "H 8 8").given(leader="D").play(D="H", A="1", B="12", C="9")
    assert chosen(t) == "hat"
    assert chosen(t.do("hat")) == "pick 1"


def test_the_chance_to_be_beaten_falls_with_the_rank_and_the_number_of_cards() -> None:
    single, pair = beaters(10, 1, False), beaters(10, 2, False)
    assert sorted(single, reverse=True) == list(single)
    assert all(one > two for one, two in zip(single, pair, strict=True))
    assert sorted(beaters(10, 1, True)) == list(beaters(10, 1, True))


# Moves


def test_a_pawn_goes_where_it_is_cheap() -> None:
    t = Table().pawns("1x d3", "1y a3").wins("A")  # d4 is worth 0, a4 2
    assert chosen(t) == "1x>d4"


def test_a_rival_on_a_cache_is_shoved_into_a_honeypot() -> None:
    t = Table().pawns("1x BD", "1y PS", "2x b3").given(total=[9, 0, 9, 9]).wins("A")
    assert chosen(t) == "2x>b4"


def test_a_player_in_front_ends_the_game() -> None:
    t = Table().hands("1 1 1 2 7").pawns("1x d8", "1y d3").given(total=[0, 30, 30, 30]).wins("A")
    assert chosen(t) == "1x>CA"


def test_a_player_behind_does_not() -> None:
    t = Table().hands("1 1 1 2 7").pawns("1x d8", "1y d3").given(total=[30, 0, 30, 30]).wins("A")
    assert chosen(t) == "1y>d4"


# Action spaces


def test_denial_of_service_sends_the_best_pawn_of_the_leader_back() -> None:
    t = Table().pawns("1x b6", "2x d8", "3x d4").given(total=[5, 0, 20, 20]).wins("A", "1x>b7")
    assert chosen(t).startswith("2x")


def test_denial_of_service_frees_the_own_pawn_that_costs_most() -> None:
    t = Table().pawns("1x b6", "1y d1", "2x a1").wins("A", "1x>b7")
    assert chosen(t).startswith("1y")


def test_exploit_makes_the_own_host_cheaper() -> None:
    t = Table(board="expert").pawns("1x b2", "1y b6").wins("A", "1x>a2")
    assert chosen(t) == "-b6"


def test_exploit_makes_the_leaders_host_dearer() -> None:
    t = Table(3, board="expert").pawns("1x b2", "1y PS", "2x b6").given(total=[9, 0, 90]).wins("A", "1x>a2")
    assert chosen(t) == "+b6"


def test_the_tracer_goes_where_rivals_stand() -> None:
    t = Table(board="expert", tracer=True).pawns("1x a5", "1y b5", "2x b2").tracer("b1", came="T3").wins("A", "1y>b6")
    assert t.decision.startswith("A BH-10")
    assert chosen(t) == "T>b2"


# Options


def test_a_leak_is_used_to_win() -> None:
    t = Table(secret_asset=True).hands("9 9 9 9 7", "1 1 1", "2 2 2", "3 3 3").pawns("1x d8")
    t.given(total=[5, 9, 20, 30]).wins("A", "1x>CA").luck("leak")
    assert chosen(t) == "swap 2"


def test_somebody_short_of_their_status_does_not_end_the_game() -> None:
    t = Table(celebrity=True).hands("1 1 1 2 7").pawns("1x d8", "1y d3").statuses(50, 10, 15, 20)
    assert chosen(t.wins("A")) != "1x>CA"


def test_somebody_at_their_status_ends_it() -> None:
    t = Table(celebrity=True).hands("1 1 1 2 7").pawns("1x d8", "1y d3").statuses(50, 10, 15, 20)
    assert chosen(t.given(total=[46, 0, 0, 0]).wins("A")) == "1x>CA"


def test_the_robot_takes_all() -> None:
    t = Table(2).given(leader="A", controller="B").hands("H 5 6", "9 12 13", "2 3 4").play(A="H", R="2", B="12")
    assert (t.seat, t.to_act) == ("B", "R")
    assert chosen(t) == t.game.format_move(t.game.decode(ids.TAKE_ALL))
