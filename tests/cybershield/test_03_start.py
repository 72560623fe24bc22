"""CS-3: the first hands, and the starter."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import Dealt, Kept, ShuffledBack, StarterChosen, TurnBegan
from cyberdeck.games.cybershield.ids import NONE
from tests.cybershield.cards import FOUR_OF_EACH
from tests.cybershield.table import Table

pytestmark = pytest.mark.both

SEVEN = ("provider", "provider", "desktop", "firewall", "update", "budget", "tender")
OTHER = ("laptop", "laptop", "server", "ddos", "ddos", "ddos", "ddos")


def dealt(starter: str = "first") -> Table:
    return Table(starter=starter).fresh().luck(*SEVEN, *OTHER)


@pytest.mark.rule("CS-3.1")
def test_seven_cards_each_and_the_starter_decides_first() -> None:
    t = dealt()
    assert t.cards("A") == " ".join(SEVEN)
    assert t.cards("B") == "laptop laptop ddos ddos ddos ddos server"
    assert t.decision == "A CS-3.1"
    assert t.legal() == {"keep", "again"}
    assert t.view().deck_size == (101, 101)


@pytest.mark.rule("CS-3.1")
def test_both_keep() -> None:
    t = dealt().do("keep", by="A").do("keep", by="B")
    assert t.events_for(Kept) == [Kept(0), Kept(1)]
    assert t.events_for(TurnBegan) == [TurnBegan(0, 1)]
    assert t.decision == "A CS-4.2"  # no Hardware in play, so step 1 is left out
    assert t.view().turns == 1


@pytest.mark.rule("CS-3.1")
def test_the_first_shuffles_back_and_the_second_sees_it_before_deciding() -> None:
    t = dealt().do("again", by="A")
    assert t.events_for(ShuffledBack) == [ShuffledBack(0)]
    assert t.view().size == (0, 7)
    assert t.view().deck_size == (108, 101)
    assert t.odds()["provider"] == 4  # all cards are back in the deck
    t.luck(*OTHER)
    assert t.decision == "B CS-3.1"
    assert t.shown_to("B", ShuffledBack) == [ShuffledBack(0)]
    t.do("keep")
    assert t.cards("A") == "laptop laptop ddos ddos ddos ddos server"
    assert t.decision == "A CS-4.2"


@pytest.mark.rule("CS-3.1")
def test_the_second_shuffles_back() -> None:
    t = dealt().do("keep").do("again", by="B").luck(*SEVEN)
    assert t.cards("B") == " ".join(SEVEN)
    assert t.events_for(Kept) == [Kept(0)]
    assert t.events_for(ShuffledBack) == [ShuffledBack(1)]
    assert t.decision == "A CS-4.2"


@pytest.mark.rule("CS-3.1")
def test_both_shuffle_back_and_only_once_each() -> None:
    t = dealt().do("again").roll()
    assert t.seat == "B"
    t.do("again").roll()
    assert t.decision == "A CS-4.2"
    assert t.events_for(ShuffledBack) == [ShuffledBack(0), ShuffledBack(1)]
    assert t.view().size == (7, 7)


@pytest.mark.rule("CS-3.1")
def test_the_second_player_decides_first_as_the_starter() -> None:
    t = dealt("second")
    assert t.cards("B") == " ".join(SEVEN)
    t.do("keep", by="B").do("again", by="A").roll()
    assert t.decision == "B CS-4.2"
    assert t.events_for(TurnBegan) == [TurnBegan(1, 1)]


@pytest.mark.rule("CS-3.1")
def test_nobody_sees_the_others_cards() -> None:
    t = dealt()
    assert [e.kind for e in t.shown_to("B", Dealt)][:7] == [NONE] * 7
    assert NONE not in [e.kind for e in t.shown_to("A", Dealt)][:7]
    assert {e.kind for e in t.shown_to("", Dealt)} == {NONE}
    t.nobody_peeks().do("again").roll().nobody_peeks()


@pytest.mark.rule("CS-3.2")
@pytest.mark.parametrize("starter", "AB")
def test_a_coin_says_who_begins(starter: str) -> None:
    t = Table().fresh()
    assert t.decision == " CS-3.2"
    assert t.game.chance_outcomes(t.state) == [(0, 1), (1, 1)]
    t.luck(starter)
    assert t.events_for(StarterChosen) == [StarterChosen("AB".index(starter), True)]
    assert t.roll().do("keep", "keep").seat == starter


@pytest.mark.rule("CS-3.2")
@pytest.mark.parametrize(("starter", "player"), [("first", "A"), ("second", "B")])
def test_the_table_may_name_who_begins(starter: str, player: str) -> None:
    t = Table(starter=starter, deck1=FOUR_OF_EACH).fresh().roll()
    assert t.events_for(StarterChosen) == []  # the table has named the starter
    assert t.do("keep", "keep").seat == player
