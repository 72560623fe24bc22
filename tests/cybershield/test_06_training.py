"""Card 19, Security training: both of its modes, alone and in longer chains."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import Announced, Cancelled, Discarded, Failed, Removed
from tests.cybershield.cards import KIND
from tests.cybershield.table import Table

pytestmark = [pytest.mark.both, pytest.mark.component("card-training")]

NET = "provider | desktop 1 | laptop 1:radio"
TRAINED = ["phishing", "weak-password", "usb-trap"]


@pytest.mark.parametrize("card", TRAINED)
@pytest.mark.rule("CS-4.5")
def test_it_cancels_what_is_being_played_on_you(card: str) -> None:
    t = Table().side("B", NET).turn("A", plays=1).hands(A=card, B="training server").do(f"{card}>2")
    assert t.legal() == {"pass", "cancel"}
    t.do("cancel", by="B")
    assert t.events_for(Announced)[-1] == Announced(1, KIND["training"], cancels=True)
    assert t.events_for(Cancelled) == [Cancelled(0, KIND[card])]
    assert t.events_for(Discarded) == []
    assert t.at("B2") == "desktop 1"
    assert (t.cards("A", "pile"), t.cards("B", "pile")) == (card, "training")
    assert t.plays == 0
    assert not t.state.cancelled
    assert t.decision == "A CS-4.3"


@pytest.mark.parametrize("card", ["trojan", "pdos", "sniffer"])
def test_other_attacks_are_not_cancelled(card: str) -> None:
    t = Table().side("B", NET).hands(A=card, B="training").do(f"{card}>3")
    assert t.legal() == {"pass"}
    assert t.refuses("cancel") == "CS-4.8"


def test_there_must_be_an_attack_on_you() -> None:
    t = Table().side("A", NET).hands(A="training", B="budget")
    assert t.refuses("cancel") == "CS-4.8"
    t = Table().side("B", NET).hands(A="phishing training", B="budget tender").do("phishing>2").do("play budget")
    assert t.refuses("cancel") == "CS-4.8"  # it is the player's own


def test_it_discards_every_one_of_them_from_your_cards() -> None:
    side = (
        "provider | desktop 1 +phishing +weak-password +usb-trap +trojan | laptop! +usb-trap | server +weak-password!"
    )
    t = Table().side("A", side).side("B", "desktop +usb-trap").hands(A="training")
    before = t.score("A")
    t.do("play training")
    assert t.lies("A") == "provider 2 | desktop 1 +trojan | laptop! | server"
    assert t.score("A") == before + 1 + 1 + 2 + 2
    assert t.cards("B", "pile") == "phishing weak-password weak-password usb-trap usb-trap"
    assert t.events_for(Removed)[0] == Removed(1, KIND["phishing"], 1)
    assert t.at("B1") == "desktop +usb-trap"  # the player's own attacks stay
    assert t.plays == 1


def test_it_discards_as_an_answer_too() -> None:
    """The player chooses the mode: here the announced attack stays."""
    t = Table().side("B", "provider | desktop 1 +usb-trap").hands(A="phishing", B="training server").do("phishing>2")
    assert t.legal() == {"pass", "cancel", "play training"}
    t.do("play training", by="B")
    assert t.luck("server").at("B2") == "desktop 1 +phishing"


@pytest.mark.rule("CS-4.11")
def test_in_a_longer_chain_it_still_cancels() -> None:
    t = Table().side("B", NET).hands(A="phishing budget", B="training tender").do("phishing>2")
    t.do("cancel", by="B").do("play budget", by="A").do("pass", by="B")
    assert t.events_for(Cancelled) == [Cancelled(0, KIND["phishing"])]
    assert t.view().tokens == (2, 0)
    t = Table().side("B", NET).hands(A="phishing budget", B="budget training").do("phishing>2")
    t.do("play budget", by="B").do("play budget", by="A")
    assert "cancel" in t.legal()  # the attack lies below the other cards and is still announced
    t.do("cancel", by="B")
    assert t.events_for(Cancelled) == [Cancelled(0, KIND["phishing"])]


@pytest.mark.rule("CS-4.5")
def test_of_two_trainings_one_fails() -> None:
    t = Table().side("B", NET).hands(A="phishing budget tender", B="training training").do("phishing>2")
    t.do("cancel", by="B").do("play budget", by="A").do("cancel", by="B").do("pass", by="A")
    assert t.events_for(Failed) == [Failed(1, KIND["training"])]
    assert t.events_for(Cancelled) == [Cancelled(0, KIND["phishing"])]
    assert t.cards("B", "pile") == "training training"


@pytest.mark.rule("CS-4.5")
def test_discarding_twice_fails_the_second_time() -> None:
    t = Table().side("A", "desktop +usb-trap").hands(A="training training", B="budget tender").do("play training")
    t.do("play budget", by="B").do("play training", by="A").do("pass", by="B")
    assert t.events_for(Failed) == [Failed(0, KIND["training"])]
    assert t.at("A1") == "desktop"


def test_the_attacker_may_train_while_their_attack_waits() -> None:
    t = Table().side("A", "desktop +usb-trap").side("B", NET).hands(A="phishing training", B="budget training")
    t.do("phishing>2").do("play budget", by="B").do("play training", by="A").do("cancel", by="B")
    assert t.at("A1") == "desktop"
    assert t.events_for(Cancelled) == [Cancelled(0, KIND["phishing"])]
