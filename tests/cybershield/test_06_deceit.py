"""Cards 8 – 11 and 26: attacks that steal and deceive, each with every card that its text names."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import Discarded
from tests.cybershield.cards import KIND
from tests.cybershield.table import Table

pytestmark = pytest.mark.both

SNIFFER = pytest.mark.component("card-sniffer")
TROJAN = pytest.mark.component("card-trojan")
PHISHING = pytest.mark.component("card-phishing")
PASSWORD = pytest.mark.component("card-weak-password")
TRAP = pytest.mark.component("card-usb-trap")
NET = "provider | wired-router 1:uplink | wireless-router 1:uplink | server 2 | laptop 3"


def attack(card: str, side: str = NET) -> Table:
    return Table().side("B", side).hands(A=card)


# 8 Wireless sniffer


@SNIFFER
def test_a_sniffer_scores_while_it_is_there() -> None:
    t = attack("sniffer hardware-failure").do("sniffer>5")
    assert (t.score("A"), t.score("B")) == (1, 4)
    t.do("hardware-failure>5")
    assert (t.score("A"), t.score("B")) == (1, 4)  # neither the Laptop nor the attack counts; the attack is still there


@SNIFFER
@pytest.mark.component("card-encryption")
def test_a_working_encryption_keeps_it_away() -> None:
    t = attack("sniffer", "provider | wireless-router 1 +encryption | laptop 2 | laptop 2 +encryption!")
    assert t.on("sniffer") == "3 4"
    assert t.refuses("sniffer>2") == "CS-1.3"


@SNIFFER
@pytest.mark.component("card-encryption")
def test_encryption_discards_a_sniffer_there() -> None:
    side = "provider | laptop 1 +sniffer +sniffer | wireless-router 1 +sniffer"
    t = Table().side("A", side).hands(A="encryption")
    assert (t.score("A"), t.score("B")) == (-1, 3)
    t.do("encryption>2")
    assert t.at("A2") == "laptop 1 +encryption +sniffer"
    assert t.at("A3") == "wireless-router 1 +sniffer"
    assert t.cards("B", "pile") == "sniffer"
    assert (t.score("A"), t.score("B")) == (1, 2)


# 9 Trojan horse


@TROJAN
def test_a_trojan_costs_two_points() -> None:
    t = attack("trojan").do("trojan>4")
    assert t.score("B") == 3
    assert t.at("B4") == "server 2 +trojan"


@TROJAN
@pytest.mark.component("card-antivirus")
def test_a_working_antivirus_keeps_it_away() -> None:
    t = attack("trojan", "provider | desktop 1 +antivirus | laptop 1:radio +antivirus!")
    assert t.on("trojan") == "3"
    assert t.refuses("trojan>2") == "CS-1.3"


@TROJAN
@pytest.mark.component("card-antivirus")
def test_antivirus_discards_a_trojan_there() -> None:
    t = Table().side("A", "provider | server 1 +trojan +trojan").hands(A="antivirus")
    t.do("antivirus>2")
    assert t.at("A2") == "server 1 +antivirus +trojan"
    assert t.cards("B", "pile") == "trojan"
    assert t.score("A") == 1


@TROJAN
@pytest.mark.component("card-old-antivirus")
def test_an_outdated_antivirus_opens_the_way() -> None:
    t = attack("trojan old-antivirus", "provider | desktop 1 +antivirus").do("old-antivirus>2", "trojan>2")
    assert t.at("B2") == "desktop 1 +antivirus! +trojan"
    assert t.score("B") == -1


# 10 Phishing


@PHISHING
def test_phishing_makes_its_owner_discard_a_card_at_random() -> None:
    t = Table().side("B", NET).hands(A="phishing", B="budget server server").do("phishing>5").do("pass", by="B")
    assert t.odds() == {"budget": 1, "server": 2}
    t.luck("server")
    assert t.cards("B") == "server budget"
    assert t.cards("B", "pile") == "server"
    assert t.events_for(Discarded) == [Discarded(1, KIND["server"], True)]
    assert t.score("B") == 4
    assert t.decision == "A CS-4.3"


@PHISHING
def test_phishing_with_an_empty_hand() -> None:
    t = attack("phishing").do("phishing>5")
    assert t.events_for(Discarded) == []
    assert t.at("B5") == "laptop 3 +phishing"
    t = Table().side("B", NET).hands(A="phishing", B="budget").do("phishing>5").do("play budget", by="B")
    assert t.events_for(Discarded) == []  # the last card has been played


@PHISHING
def test_no_defence_stops_phishing() -> None:
    side = "provider | laptop 1 +encryption +update +antivirus"
    assert attack("phishing", side).on("phishing") == "2"


# 11 Weak password


@PASSWORD
@pytest.mark.rule("CS-5.11")
@pytest.mark.parametrize(
    ("card", "side", "slot"),
    [
        ("ddos", "provider | wired-router 1 +firewall", 2),
        ("ddos", "provider | wired-router 1 +firewall | server 2", 3),
        ("pdos", "provider | desktop 1 +update", 2),
        ("sniffer", "provider | laptop 1 +encryption", 2),
        ("trojan", "provider | server 1 +antivirus", 2),
        ("usb-trap", "provider | desktop 1 +antivirus", 2),
    ],
)
def test_the_next_attack_ignores_each_defence(card: str, side: str, slot: int) -> None:
    t = attack(f"weak-password {card} {card}", side).turn("A", plays=3)
    assert t.refuses(f"{card}>{slot}") == "CS-1.3"
    t.do(f"weak-password>{slot}")
    assert t.at(f"B{slot}").endswith("+weak-password")
    t.do(f"{card}>{slot}")
    assert f"+{card}" in t.at(f"B{slot}")
    assert "+weak-password!" in t.at(f"B{slot}")  # used up
    assert str(slot) not in t.on(card).split()


@PASSWORD
@pytest.mark.rule("CS-5.11")
def test_the_promise_is_used_up_by_the_next_attack_that_takes_effect() -> None:
    """By an attack that no defence would stop too, but not by one that fails."""
    t = attack("weak-password phishing trojan", "provider | desktop 1 +antivirus").turn("A", plays=3)
    t.do("weak-password>2", "phishing>2")
    assert t.on("trojan") == ""
    t = Table().side("B", "provider | desktop 1 +antivirus +weak-password").turn("A", plays=2)
    t.hands(A="phishing trojan", B="training").do("phishing>2").do("cancel", by="B").do("pass", by="A")
    assert t.at("B2") == "desktop 1 +antivirus +weak-password"
    assert t.on("trojan") == "2"


@PASSWORD
@pytest.mark.rule("CS-5.11")
def test_the_promise_is_about_that_card_alone() -> None:
    t = attack("trojan", "provider | desktop 1 +antivirus +weak-password | laptop 1:radio +antivirus")
    assert t.on("trojan") == "2"
    side = "provider | wired-router 1 +generator +firewall +weak-password"
    t = attack("pdos ddos", side).turn("A", plays=2).do("pdos>2+generator")
    assert t.at("B2").endswith("+weak-password")  # the generator is another card
    assert t.on("ddos") == "2"


@PASSWORD
def test_a_second_weak_password_promises_again() -> None:
    t = attack("weak-password trojan", "provider | desktop 1 +antivirus +weak-password!").turn("A", plays=2)
    t.do("weak-password>2")
    assert t.at("B2") == "desktop 1 +antivirus +weak-password +weak-password!"
    assert t.on("trojan") == "2"


@PASSWORD
@pytest.mark.component("card-training")
def test_training_takes_the_promise_away() -> None:
    t = Table().side("B", "provider | desktop 1 +antivirus +weak-password").hands(A="trojan", B="training")
    t.turn("B").do("play training", by="B").do("pass", by="A")
    assert t.at("B2") == "desktop 1 +antivirus"


# 26 USB trap


@TRAP
@pytest.mark.rule("CS-5.6")
def test_a_usb_trap_on_an_unconnected_computer() -> None:
    t = attack("usb-trap", "desktop | laptop~ | provider | desktop 3").turn("A", plays=1)
    assert t.on("usb-trap") == "1 2 4"
    t.do("usb-trap>1")
    assert t.at("B1") == "desktop +usb-trap"
    assert t.score("B") == -1


@TRAP
@pytest.mark.component("card-antivirus")
def test_a_working_antivirus_keeps_a_usb_trap_away_and_does_not_remove_it() -> None:
    t = attack("usb-trap", "desktop +antivirus | laptop +antivirus!")
    assert t.on("usb-trap") == "2"
    assert t.refuses("usb-trap>1") == "CS-1.3"
    t = Table().side("A", "desktop +usb-trap").hands(A="antivirus").do("antivirus>1")
    assert t.at("A1") == "desktop +antivirus +usb-trap"
