"""The heuristics of Kiberrubezh, each in a position where it is plain what to do; the table is that of
tests/kiberrubezh/table.py.
"""

from __future__ import annotations

import pytest

from tests.kiberrubezh.table import Table
from tests.kits.greedy import chosen, chosen_until

pytestmark = pytest.mark.both

ATTACKER = "test-bench test-bench test-bench test-bench"
DEFENDER = "server server server"


# The first hand


@pytest.mark.parametrize(("assets", "expected"), [(1, "redeal free"), (3, "keep"), (7, "redeal free")])
def test_it_redeals_what_is_free(assets: int, expected: str) -> None:
    t = Table().fresh().luck("A", *["laptop"] * assets, *["mail-worm"] * (7 - assets)).roll()
    assert chosen(t) == expected


# Assets


def test_it_lays_the_power_that_its_hand_needs() -> None:
    t = Table().turn("A", "assets").hands(A="workstation test-bench firewall antivirus security-policy")
    assert chosen(t) == "lay workstation"
    t = Table().turn("A", "assets").hands(A="workstation test-bench mail-worm phishing broken-protocol")
    assert chosen(t) == "lay test-bench"


def test_it_lays_two_assets_and_a_smartphone() -> None:
    t = Table().turn("A", "assets").hands(A="laptop laptop laptop smartphone")
    assert sorted(chosen_until(t, "done")) == ["done", "lay laptop", "lay laptop", "lay smartphone"]


def test_backup_storage_waits_for_cards_to_save() -> None:
    t = Table().turn("A", "assets").hands(A="backup-storage")
    assert chosen(t) == "done"
    t = Table().turn("A", "assets").hands(A="backup-storage").pile(A="laptop laptop phishing")
    assert chosen(t) == "lay backup-storage"


# Deployment


def test_it_deploys_against_what_lies_there() -> None:
    t = Table().turn("A", "deploy").side(A="workstation", B=f"{ATTACKER} mail-worm mail-worm mail-worm")
    assert chosen(t.hands(A="antivirus noise-generator")) == "lay antivirus"


def test_a_poor_measure_makes_room_for_a_better_one() -> None:
    t = Table().turn("A", "deploy").side(A="workstation noise-generator", B=f"{ATTACKER} {'mail-worm ' * 5}")
    t.hands(A="antivirus").deck(B="mail-worm mail-worm laptop laptop")
    assert chosen_until(t, "done")[:2] == ["drop noise-generator", "lay antivirus"]


def test_it_lays_means_as_far_as_power_goes() -> None:
    t = Table().turn("A", "deploy").side(A="test-bench").hands(A="mail-worm mail-worm mail-worm")
    assert chosen_until(t, "done") == ["lay mail-worm", "lay mail-worm", "done"]


def test_an_insider_comes_before_means() -> None:
    t = Table().turn("A", "deploy").side(A="test-bench", B=f"{DEFENDER} security-policy firewall")
    t.hands(A="recruited-insider mail-worm").deck(A="mail-worm mail-worm laptop laptop")
    assert chosen_until(t, "on security-policy") == ["lay recruited-insider", "on security-policy"]


# Attacks


def test_it_attacks_where_nothing_stands() -> None:
    t = Table().side(A=f"{ATTACKER} mail-worm dictionary-attack", B=f"{DEFENDER} antivirus")
    assert chosen_until(t, "declare") == ["add dictionary-attack", "declare"]


def test_it_waits_while_all_would_be_blocked() -> None:
    t = Table().side(A=f"{ATTACKER} mail-worm", B=f"{DEFENDER} antivirus security-policy")
    assert chosen(t) == "done"


def test_it_attacks_with_all_if_that_wins() -> None:
    t = Table().side(A=f"{ATTACKER} mail-worm mail-worm mail-worm", B=f"{DEFENDER} antivirus")
    t.deck(B="laptop laptop laptop laptop")
    assert chosen_until(t, "declare") == [*["add mail-worm"] * 3, "declare"]


def test_a_flood_opens_the_way_for_what_does_more() -> None:
    t = Table().side(A=f"{ATTACKER} syn-flood broken-protocol", B=f"{DEFENDER} encryption")
    assert chosen_until(t, "declare") == ["add syn-flood", "declare"]
    assert chosen_until(t, "declare") == ["strike syn-flood", "on encryption", "add broken-protocol", "declare"]


@pytest.mark.parametrize(
    ("attack", "expected"),
    [
        ("acoustic-channel", "mill acoustic-channel"),
        ("power-line-leakage", "strike power-line-leakage"),
        ("phishing", "strike phishing"),
        ("sql-injection", "mill sql-injection"),
    ],
)
def test_an_attack_does_what_costs_most(attack: str, expected: str) -> None:
    t = Table().side(A=f"{ATTACKER} {attack} {attack}", B=DEFENDER).hands(B="laptop").wave(f"{attack} {attack}")
    assert chosen(t.do("done", by="B")) == expected


# Blocks


def test_the_worst_is_blocked() -> None:
    t = Table().side(A=f"{ATTACKER} mail-worm broken-protocol", B=f"{DEFENDER} security-policy")
    assert chosen(t.wave("mail-worm broken-protocol")) == "block security-policy broken-protocol"


def test_a_measure_of_the_category_comes_before_one_without() -> None:
    t = Table().side(A=f"{ATTACKER} mail-worm", B=f"{DEFENDER} security-policy antivirus").wave("mail-worm")
    assert chosen(t) == "block antivirus mail-worm"


def test_a_measure_is_kept_for_what_may_come() -> None:
    t = Table().side(A=f"{ATTACKER} mail-worm broken-protocol", B=f"{DEFENDER} security-policy").wave("mail-worm")
    assert chosen(t) == "done"


def test_a_patch_cancels_what_nothing_blocks() -> None:
    t = Table().side(A=f"{ATTACKER} mail-worm broken-protocol", B=f"{DEFENDER} antivirus")
    t.hands(B="emergency-patch").wave("mail-worm broken-protocol")
    assert chosen_until(t, "on broken-protocol") == ["lay emergency-patch", "on broken-protocol"]


def test_a_patch_is_kept_if_all_is_blocked() -> None:
    t = Table().side(A=f"{ATTACKER} mail-worm", B=f"{DEFENDER} antivirus").hands(B="emergency-patch").wave("mail-worm")
    assert chosen(t) == "done"


@pytest.mark.parametrize("helps", ["incident-response", "monitoring-console"])
def test_a_turned_measure_is_turned_upright_if_it_stops_something(helps: str) -> None:
    console = helps == "monitoring-console"
    t = Table().side(A=f"{ATTACKER} broken-protocol", B=f"{DEFENDER} encryption/ {helps if console else ''}")
    t.hands(B="" if console else helps).wave("broken-protocol")
    assert chosen(t) == ("use monitoring-console" if console else "lay incident-response")


# Power that is not enough


def test_it_gives_up_what_stops_least() -> None:
    t = Table().side(
        A=f"{ATTACKER} ransomware mail-worm mail-worm", B="server workstation tablet tablet antivirus noise-generator"
    )
    t.deck(A="mail-worm mail-worm laptop laptop").wave("ransomware").do("done", by="B")
    t.do("strike ransomware", "on server", "on workstation", by="A")
    assert chosen(t) == "drop noise-generator"
