"""Card 25, WTO tender: looking, taking, putting under the deck."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import Failed, LookedAt, PutUnder, TookShown
from cyberdeck.games.cybershield.ids import NONE
from tests.cybershield.cards import KIND
from tests.cybershield.table import Table

pytestmark = [pytest.mark.both, pytest.mark.component("card-tender"), pytest.mark.rule("CS-4.8")]

FIVE = ("desktop", "firewall", "ddos", "generator", "ddos")


def test_five_cards_are_looked_at_and_one_hardware_is_taken() -> None:
    t = Table().hands(A="tender").do("play tender")
    assert len(t.odds()) == 27
    t.luck(*FIVE)
    assert t.decision == "A CS-4.8"
    assert t.legal() == {"pass", "choose desktop", "choose generator"}
    assert t.refuses("choose firewall") == "CS-4.8"
    t.do("choose generator")
    assert t.cards("A") == "generator"
    assert t.events_for(TookShown) == [TookShown(0, KIND["generator"])]
    assert t.legal() == {"under desktop", "under firewall", "under ddos"}
    assert t.refuses("under generator") == "CS-4.8"
    assert t.cards("A", "pile") == "tender"


def test_the_rest_goes_under_the_deck_in_any_order_the_last_one_lowest() -> None:
    t = Table().hands(A="tender").do("play tender").luck(*FIVE).do("choose desktop")
    t.do("under ddos", "under generator", "under firewall")  # the last one goes under by itself
    assert t.cards("A", "under") == "ddos generator firewall ddos"
    assert t.decision == "A CS-4.3"
    assert t.view("A").under_size == (4, 0)


def test_the_player_may_take_none() -> None:
    t = Table().hands(A="tender").do("play tender").luck(*FIVE).do("pass")
    assert t.events_for(TookShown) == [TookShown(0, NONE)]
    t.do("under ddos", "under ddos", "under desktop", "under generator")
    assert t.cards("A", "under") == "ddos ddos desktop generator firewall"
    assert t.cards("A") == ""


def test_without_hardware_among_them_none_is_taken() -> None:
    t = Table().hands(A="tender").do("play tender").luck("ddos", "ddos", "ddos", "pdos", "pdos")
    assert t.legal() == {"pass"}


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_with_fewer_than_five_cards_all_are_looked_at(cards: int) -> None:
    deck = ["desktop", "ddos", "ddos", "server"][:cards]
    t = Table().hands(A="tender").deck(A=" ".join(deck)).do("play tender").luck(*deck)
    assert t.decision == "A CS-4.8"
    t.do("choose desktop")
    for card in deck[1:-1]:
        t.do(f"under {card}")
    assert t.cards("A", "under") == " ".join(deck[1:])
    assert t.decision == "A CS-4.3"


def test_it_looks_into_what_was_put_under_too() -> None:
    t = Table().hands(A="tender").deck(A="desktop").under(A="server ddos laptop").do("play tender").luck("desktop")
    assert t.odds() == {"server": 1}
    t.luck("server")
    assert t.odds() == {"ddos": 1}
    t.luck("ddos", "laptop")
    t.do("choose laptop", "under desktop", "under server")
    assert t.cards("A", "under") == "desktop server ddos"


@pytest.mark.rule("CS-4.2")
def test_what_was_put_under_is_drawn_in_that_order() -> None:
    t = Table().turn("A", "draw").hands(A="tender").deck(A="desktop firewall ddos pdos trojan server")
    t.do("play tender").luck("desktop", "firewall", "ddos", "pdos", "trojan").do("choose desktop")
    t.do("under trojan", "under firewall", "under pdos", "draw")
    assert t.odds() == {"server": 1}  # the card that was not looked at lies above
    t.luck("server")
    assert t.odds() == {"trojan": 1}
    t.luck("trojan")
    assert t.cards("A", "under") == "firewall pdos ddos"


def test_with_no_card_in_the_deck_it_cannot_be_played() -> None:
    t = Table().hands(A="tender").deck(A="")
    assert t.refuses("play tender") == "CS-4.8"


@pytest.mark.rule("CS-4.5")
def test_a_second_tender_may_find_the_deck_empty() -> None:
    t = Table().hands(A="tender tender", B="budget budget").deck(A="desktop").do("play tender")
    t.do("play budget", by="B").do("play tender", by="A").do("pass", by="B").luck("desktop").do("choose desktop")
    assert t.events_for(Failed) == [Failed(0, KIND["tender"])]
    assert t.cards("A", "pile").endswith("tender tender")


@pytest.mark.rule("CS-4.11")
def test_a_tender_in_a_chain_is_settled_before_the_next_card() -> None:
    t = Table().side("B", "provider | desktop 1").hands(A="trojan budget", B="tender").do("trojan>2")
    t.do("play tender", by="B").do("pass", by="A")
    assert t.at("B2") == "desktop 1"
    t.luck(*FIVE).do("pass", by="B").do("under ddos", "under ddos", "under desktop", "under firewall", by="B")
    assert t.at("B2") == "desktop 1 +trojan"


@pytest.mark.rule("CS-1.4")
def test_only_the_player_sees_the_cards() -> None:
    t = Table().hands(A="tender", B="ddos").do("play tender").do("pass", by="B").luck(*FIVE)
    assert [e.kind for e in t.shown_to("A", LookedAt)] == [KIND[card] for card in FIVE]
    assert {e.kind for e in t.shown_to("B", LookedAt)} == {e.kind for e in t.shown_to("", LookedAt)} == {NONE}
    assert sum(t.view("A").looked) == 5
    assert t.view("B").looked == t.view("").looked == ()
    assert t.view("B").looked_size == 5
    t.nobody_peeks().do("choose desktop")
    assert t.shown_to("B", TookShown) == [TookShown(0, KIND["desktop"])]
    t.do("under ddos").nobody_peeks().do("under generator", "under ddos")
    assert {e.kind for e in t.shown_to("B", PutUnder)} == {NONE}
    assert len(t.shown_to("B", PutUnder)) == 4
    assert t.view("A").under != ()
    assert t.view("B").under == ()
    assert t.view("B").under_size == (4, 0)
    t.nobody_peeks()
