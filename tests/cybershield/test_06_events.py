"""Cards 17 – 24: events, except the tender. Security training that cancels: test_06_training.py."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import Announced, Disrupted, Failed, GotTokens, TurnedAside
from tests.cybershield.cards import KIND
from tests.cybershield.table import Table

pytestmark = pytest.mark.both

SIDE = "provider | wireless-router 1 +firewall +encryption +update | server 1:cable +antivirus +update +encryption"
BREAKS = {
    "wrong-rules": ("firewall", "2"),
    "bad-encryption": ("encryption", "2 3"),
    "old-antivirus": ("antivirus", "3"),
    "forgotten-update": ("update", "2 3"),
}
EACH = [
    pytest.param(card, part, on, marks=pytest.mark.component(f"card-{card}")) for card, (part, on) in BREAKS.items()
]
PARTS = ["firewall", "encryption", "update", "antivirus", "generator"]


@pytest.mark.parametrize(("card", "part", "targets"), EACH)
@pytest.mark.rule("CS-5.5")
def test_it_disrupts_an_opposing_card(card: str, part: str, targets: str) -> None:
    t = Table().side("A", SIDE).side("B", SIDE).hands(A=card)
    assert t.on(card) == targets
    t.do(f"{card}>{targets[0]}")
    place = 23 + int(targets[0])
    assert t.events_for(Announced) == [Announced(0, KIND[card], place)]
    assert t.events_for(Disrupted) == [Disrupted(place, PARTS.index(part))]
    assert f"+{part}!" in t.at(f"B{targets[0]}")
    assert t.score("B") == t.score("A") - 1
    assert t.cards("A", "pile") == card
    assert "!" not in t.lies("A")


@pytest.mark.parametrize(("card", "part", "targets"), EACH)
def test_without_a_working_one_it_cannot_be_played(card: str, part: str, targets: str) -> None:
    t = Table().side("B", SIDE.replace(f"+{part}", f"+{part}!")).hands(A=card)
    assert t.on(card) == ""
    assert t.refuses(f"{card}>{targets[0]}") == "CS-1.3"
    t = Table().side("B", SIDE.replace("router", "router!").replace("server", "server!")).hands(A=card)
    assert t.on(card) == ""
    assert t.refuses(f"{card}>{targets[0]}") == "CS-5.3"


@pytest.mark.parametrize(("card", "part", "targets"), EACH)
@pytest.mark.rule("CS-4.5")
def test_two_of_them_against_one(card: str, part: str, targets: str) -> None:
    """The last one takes effect first; the other one has nothing to disrupt."""
    slot = targets[0]
    t = Table().side("B", SIDE).hands(A=f"{card} {card}", B="budget tender").do(f"{card}>{slot}")
    t.do("play budget", by="B").do(f"{card}>{slot}", by="A").do("pass", by="B")
    assert t.events_for(Failed) == [Failed(0, KIND[card])]
    assert t.cards("A", "pile") == f"{card} {card}"
    assert t.at(f"B{slot}").count(f"+{part}!") == 1


@pytest.mark.parametrize(("card", "part", "targets"), EACH)
def test_a_second_one_breaks_the_next(card: str, part: str, targets: str) -> None:
    side = SIDE.replace(f"+{part}", f"+{part} +{part}", 1)
    slot = targets[0]
    t = Table().side("B", side).hands(A=f"{card} {card}").do(f"{card}>{slot}")
    assert f"+{part} +{part}!" in t.at(f"B{slot}")
    t.do(f"{card}>{slot}")
    assert f"+{part}! +{part}!" in t.at(f"B{slot}")


FAILURE = pytest.mark.component("card-hardware-failure")


@FAILURE
def test_hardware_failure_disrupts_hardware_but_no_provider() -> None:
    side = "provider | wireless-router 1:uplink | wired-router 1:uplink | desktop 3 | laptop 2 | server 3"
    t = Table().side("B", side).hands(A="hardware-failure")
    assert t.on("hardware-failure") == "2 3 4 5 6"
    assert t.refuses("hardware-failure>1") == "CS-1.3"
    t.do("hardware-failure>6")
    assert t.at("B6") == "server! 3"
    assert t.score("B") == 4
    assert t.cards("A", "pile") == "hardware-failure"
    assert t.plays == 1


@FAILURE
@pytest.mark.rule("CS-4.5")
def test_hardware_failure_on_what_is_disrupted_already() -> None:
    t = Table().side("B", "provider | desktop! 1").hands(A="hardware-failure")
    assert t.refuses("hardware-failure>2") == "CS-5.3"
    t = Table().side("B", "provider | desktop 1").hands(A="hardware-failure hardware-failure", B="budget tender")
    t.do("hardware-failure>2").do("play budget", by="B").do("hardware-failure>2", by="A").do("pass", by="B")
    assert t.events_for(Failed) == [Failed(0, KIND["hardware-failure"])]
    assert t.at("B2") == "desktop! 1"


OUTAGE = pytest.mark.component("card-power-outage")


@OUTAGE
@pytest.mark.rule("CS-5.3")
@pytest.mark.rule("CS-5.4")
def test_an_outage_disconnects_all_hardware_of_the_opponent() -> None:
    side = "provider | wired-router 1 +firewall | desktop! 2 | laptop | server~ 2"
    t = Table().side("A", side).side("B", side).hands(A="power-outage").do("play power-outage")
    assert t.lies("B") == "provider~ 2 | wired-router~ 1 3 5 +firewall | desktop! 2 | laptop~ | server~ 2"
    assert t.events_for(TurnedAside) == [TurnedAside((24, 25, 27))]
    assert t.lies("A").count("~") == 1
    assert (t.score("A"), t.score("B")) == (2, 0)


@OUTAGE
@pytest.mark.rule("CS-2.1")
def test_an_outage_can_help_its_victim() -> None:
    """Attacks on cards that are cut off no longer count."""
    t = Table().side("B", "provider | desktop 1 +trojan +phishing").hands(A="power-outage")
    assert t.score("B") == -2
    assert t.do("play power-outage").score("B") == 0


@OUTAGE
@pytest.mark.rule("CS-4.5")
def test_a_second_outage_finds_nothing_to_do() -> None:
    t = Table().side("B", "provider | desktop 1").hands(A="power-outage power-outage", B="budget tender")
    t.do("play power-outage").do("play budget", by="B").do("play power-outage", by="A").do("pass", by="B")
    assert t.events_for(Failed) == [Failed(0, KIND["power-outage"])]
    assert t.cards("A", "pile") == "power-outage power-outage"


@pytest.mark.component("card-budget")
def test_a_budget_puts_two_tokens_into_play() -> None:
    t = Table().hands(A="budget budget").do("play budget")
    assert t.events_for(GotTokens) == [GotTokens(0, 2)]
    assert t.view().tokens == (2, 0)
    assert t.cards("A", "pile") == "budget"
    t.do("play budget")
    assert t.view().tokens == (4, 0)


@pytest.mark.component("card-budget")
@pytest.mark.rule("CS-6.2")
def test_tokens_stay_from_turn_to_turn_and_are_no_cards() -> None:
    t = Table().tokens(A=2, B=1).hands(B="budget").do("end").settle()
    assert t.view().tokens == (2, 1)
    assert t.view().deck_size[0] == 108


@pytest.mark.component("card-budget")
@pytest.mark.rule("CS-4.5")
def test_a_budget_as_an_answer_is_spent_later() -> None:
    t = Table().hands(B="budget tender").window(1).do("play budget")
    assert t.view().tokens == (0, 2)
    assert t.legal("pay") == set()
