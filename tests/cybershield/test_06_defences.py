"""Cards 13 – 16: the defences. test_06_attacks.py covers what they stop."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import Attached, Failed
from tests.cybershield.cards import KIND
from tests.cybershield.table import Table

pytestmark = pytest.mark.both

SIDE = "provider | wired-router 1:uplink | wireless-router 1:uplink | desktop 2 | laptop 3 | server 2"
TARGETS = {"firewall": "2 3", "encryption": "3 5 6", "update": "2 3 4 5 6", "antivirus": "4 5 6"}
EACH = [pytest.param(card, marks=pytest.mark.component(f"card-{card}")) for card in TARGETS]
OWN = [pytest.param(card, on, marks=pytest.mark.component(f"card-{card}")) for card, on in TARGETS.items()]


@pytest.mark.parametrize(("card", "targets"), OWN)
@pytest.mark.rule("CS-5.5")
def test_a_defence_is_attached_to_an_own_card_and_scores(card: str, targets: str) -> None:
    t = Table().side("A", SIDE).side("B", SIDE).hands(A=card).turn("A", plays=1)
    assert t.on(card) == targets
    for slot in set("123456") - set(targets.replace(" ", "")):
        assert t.refuses(f"{card}>{slot}") == "CS-5.5"
    before = t.score("A")
    t.do(f"{card}>{targets[0]}")
    assert t.events_for(Attached) == [Attached(0, KIND[card], int(targets[0]) - 1, -1)]
    assert f"+{card}" in t.at(f"A{targets[0]}")
    assert t.score("A") == before + 1
    assert t.plays == (1 if card == "update" else 0)
    assert t.score("B") == before


@pytest.mark.parametrize(("card", "targets"), OWN)
def test_a_defence_needs_no_connected_card_but_one_in_play(card: str, targets: str) -> None:
    side = SIDE.replace("provider", "provider~")
    t = Table().side("A", side).hands(A=card).turn("A", plays=1)
    assert t.on(card) == targets
    t.do(f"{card}>{targets[-1]}")
    assert t.score("A") == 0
    names = ["wired-router", "wireless-router", "desktop", "laptop", "server"]
    side = SIDE
    for name in names:
        side = side.replace(f"| {name} ", f"| {name}! ")
    t = Table().side("A", side).hands(A=card).turn("A", plays=1)
    assert t.on(card) == ""
    assert t.refuses(f"{card}>{targets[-1]}") == "CS-5.3"


@pytest.mark.parametrize(("card", "targets"), OWN)
@pytest.mark.rule("CS-4.5")
def test_a_defence_whose_card_is_disrupted_meanwhile_is_discarded(card: str, targets: str) -> None:
    slot = targets[-1]
    t = Table().side("A", SIDE).hands(A=card, B="hardware-failure").turn("A", plays=1).do(f"{card}>{slot}")
    t.do(f"hardware-failure>{slot}", by="B")
    assert t.events_for(Failed) == [Failed(0, KIND[card])]
    assert t.cards("A", "pile") == card
    assert f"+{card}" not in t.at(f"A{slot}")


@pytest.mark.parametrize("card", EACH)
def test_a_defence_may_be_attached_twice(card: str) -> None:
    slot = TARGETS[card][0]
    t = Table().side("A", SIDE).hands(A=f"{card} {card}").turn("A", plays=2).do(f"{card}>{slot}", f"{card}>{slot}")
    assert t.at(f"A{slot}").endswith(f"+{card} +{card}")
    assert t.score("A") == 8


@pytest.mark.parametrize("card", [c for c in EACH if c.values != ("update",)])
@pytest.mark.rule("CS-4.5")
def test_other_defences_are_no_answers(card: str) -> None:
    t = Table().side("B", SIDE).hands(A="budget", B=card).do("play budget")
    assert t.refuses(f"{card}>{TARGETS[card][0]}") == "CS-4.5"


@pytest.mark.component("card-update")
@pytest.mark.rule("CS-4.5")
@pytest.mark.rule("CS-6.2")
def test_an_update_is_played_at_any_time() -> None:
    t = Table().side("B", SIDE).hands(A="budget", B="update update update").do("play budget").do("update>4", by="B")
    assert t.at("B4") == "desktop 2 +update"
    t.do("end").do("update>4", by="B")
    assert t.at("B4") == "desktop 2 +update +update"


@pytest.mark.component("card-encryption")
def test_encryption_on_a_server() -> None:
    t = Table().side("A", SIDE).hands(A="encryption").turn("A", plays=1).do("encryption>6")
    assert t.at("A6") == "server 2 +encryption"
    assert t.cards("B", "pile") == ""


@pytest.mark.component("card-antivirus")
@pytest.mark.component("card-encryption")
@pytest.mark.rule("CS-4.6")
@pytest.mark.rule("CS-2.1")
def test_first_it_is_there_then_it_discards() -> None:
    """The Antivirus itself brings the tenth point, while the Trojan horse is still there."""
    side = SIDE.replace("server 2", "server 2 +update +update +trojan").replace(
        "desktop 2", "desktop 2 +update +update"
    )
    side = side.replace("wired-router 1:uplink |", "wired-router 1:uplink +firewall |")
    t = Table().side("A", side).hands(A="antivirus").turn("A", plays=1)
    assert t.score("A") == 9
    t.do("antivirus>6")
    assert t.end == "2.1 A"
    assert t.at("A6") == "server 2 +update +update +antivirus +trojan"
