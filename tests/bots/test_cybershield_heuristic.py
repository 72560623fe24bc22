"""The heuristics of Cyber Shield, each in a position where it is plain what to do; tests/cybershield/table.py has
the table.
"""

from __future__ import annotations

import pytest

from tests.cybershield.table import Table
from tests.kits.greedy import chosen, chosen_until

pytestmark = pytest.mark.both


def arranged(t: Table) -> None:
    """Step 1 to its end."""
    while t.decision == "A CS-4.1":
        t.do(chosen(t))


# The first hand, drawing, discarding


@pytest.mark.parametrize(("card", "expected"), [("provider", "keep"), ("server", "again")])
def test_it_wants_a_provider_in_the_first_hand(card: str, expected: str) -> None:
    t = Table(starter="first").fresh().luck(card, *["desktop"] * 3, *["firewall"] * 3).roll()
    assert chosen(t) == expected


def test_it_takes_the_provider_that_it_lacks() -> None:
    assert chosen(Table().turn("A", "draw").pile(A="provider").side("A", "desktop")) == "take"


def test_two_unknown_cards_are_better_than_a_common_one() -> None:
    t = Table().turn("A", "draw").pile(A="desktop").side("A", "provider | wired-router 1")
    assert chosen(t) == "draw"


def test_it_discards_what_it_needs_least() -> None:
    t = Table().turn("A", "discard").hands(A="provider power-outage training update server weak-password laptop trojan")
    assert chosen(t) == "drop weak-password"


def test_a_tender_brings_the_provider() -> None:
    t = Table().hands(A="tender").side("A", "desktop")
    t.do("play tender").luck("server", "provider", "desktop", "firewall", "ddos")
    assert chosen(t) == "choose provider"


# Building


def test_it_builds_from_the_provider_on() -> None:
    t = Table().hands(A="provider wired-router desktop laptop server").given(plays=5)
    chosen_until(t, "end")
    assert len(t.net("A").split()) == 5
    assert t.score("A") == 5


def test_a_router_is_joined_by_its_uplink() -> None:
    t = Table().hands(A="wired-router").side("A", "provider").do("play wired-router")
    assert chosen(t) == "join 1 uplink"


def test_a_provider_takes_up_what_waits_for_it() -> None:
    t = Table().hands(A="provider").side("A", "wired-router | desktop 1 | laptop")
    chosen_until(t, "end")
    assert t.score("A") == 3


def test_a_defence_goes_where_it_restores_something() -> None:
    t = Table().hands(A="antivirus").side("A", "provider | wired-router 1 | desktop 2 | desktop 2 +trojan")
    assert chosen(t) == "antivirus>4"


def test_it_restores_the_router_that_all_hangs_on() -> None:
    t = Table().hands(A="phishing").side("A", "provider | wired-router! 1 | desktop 2 | server 2").given(plays=1)
    assert chosen(t) == "restore 2"


def test_a_token_buys_a_play_that_is_worth_it() -> None:
    t = Table().hands(A="server").side("A", "provider | wired-router 1").tokens(A=1).given(plays=0)
    assert chosen_until(t, "end")[:2] == ["pay play", "play server"]


def test_a_token_is_kept_if_there_is_nothing_to_play() -> None:
    t = Table().hands(A="trojan").side("A", "provider | wired-router 1").tokens(A=1).given(plays=0)
    assert chosen(t) == "end"


# Re-arranging


def test_it_rejoins_what_was_cut_off() -> None:
    """The laptop makes room for the desktop computer."""
    t = Table().turn("A", "arrange").side("A", "provider | wired-router! 1 +pdos | desktop 2 | laptop 1:cable")
    arranged(t)
    assert t.net("A") == "1 3 4"


def test_it_leaves_alone_what_is_connected() -> None:
    t = Table().turn("A", "arrange").side("A", "provider | wired-router 1 | desktop 2 | laptop 1:cable")
    assert chosen(t) == "done"


def test_it_cuts_off_a_computer_that_only_costs_points() -> None:
    t = Table().turn("A", "arrange").side("A", "provider | desktop 1 +trojan")
    arranged(t)
    assert t.score("A") == 0


# Attacks


def test_an_attack_goes_where_it_costs_most() -> None:
    t = (
        Table()
        .hands(A="pdos")
        .side("B", "provider | wired-router 1 | desktop 2 | server 2 +antivirus | laptop 1:cable")
    )
    assert chosen(t) in ("pdos>2", "pdos>4")


def test_an_event_opens_the_way_for_an_attack() -> None:
    t = Table().hands(A="old-antivirus trojan").side("B", "provider | server 1 +antivirus")
    assert chosen_until(t, "end")[:2] == ["old-antivirus>2", "trojan>2"]


def test_events_wait_for_a_better_moment() -> None:
    t = Table().hands(A="power-outage training hardware-failure").side("B", "provider | desktop 1")
    assert chosen(t) == "end"


# Actions


def winning(stop: str) -> Table:
    """B is about to reach ten points."""
    nine = "provider | wired-router 1 +firewall | server 2 +antivirus +update | server 2 +encryption"
    t = Table().side("B", nine).side("A", "provider | desktop 1").hands(B="generator", A=stop).turn("B")
    assert t.score("B") == 9
    return t.do("generator>1", by="B")


@pytest.mark.parametrize("stop", ["power-outage", "hardware-failure", "wrong-rules", "old-antivirus", "bad-encryption"])
def test_it_stops_a_win(stop: str) -> None:
    assert stop in chosen(winning(stop))


def test_what_stops_nothing_is_kept() -> None:
    assert chosen(winning("tender")) == "pass"


@pytest.mark.parametrize(
    ("attack", "hand", "expected"),
    [
        ("usb-trap>2", "training", "cancel"),
        ("pdos>2", "update", "update>2"),
        ("weak-password>2", "power-outage", "pass"),
    ],
)
def test_it_answers_an_attack_with_what_helps(attack: str, hand: str, expected: str) -> None:
    t = Table().side("A", "provider | desktop 1").hands(A=hand, B=attack.partition(">")[0]).turn("B")
    assert chosen(t.do(attack, by="B")) == expected


def test_it_takes_the_tenth_point() -> None:
    nine = "provider | wired-router 1 +firewall | server 2 +antivirus +update | server 2 +encryption"
    t = Table().side("A", nine).hands(A="trojan generator phishing").side("B", "provider | desktop 1 | server")
    assert chosen(t).startswith("generator")
