"""KR-2: the starter, the first hands, and every kind of redeal."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh.events import Dealt, Kept, PutUnder, Redealt, StarterChosen, TurnBegan
from cyberdeck.games.kiberrubezh.ids import NONE
from tests.kiberrubezh.cards import KIND, counted
from tests.kiberrubezh.table import Table

pytestmark = pytest.mark.both

FAIR = ("laptop", "server", "mail-worm", "phishing", "antivirus", "firewall", "power-cut")
POOR = ("laptop", "rootkit", "mail-worm", "phishing", "antivirus", "firewall", "power-cut")
BARE = ("rootkit", "rootkit", "mail-worm", "phishing", "antivirus", "firewall", "power-cut")
RICH = ("laptop", "laptop", "laptop", "laptop", "server", "tablet", "cluster")


def dealt(first: tuple[str, ...] = FAIR, second: tuple[str, ...] = FAIR, **options: bool) -> Table:
    return Table(**options).fresh().luck("A", *first, *second)


@pytest.mark.rule("KR-2.1")
@pytest.mark.parametrize(("starter", "other"), ["AB", "BA"])
def test_chance_decides_who_begins_and_seven_cards_each(starter: str, other: str) -> None:
    t = Table().fresh()
    assert (t.to_act, t.rule) == (" starter", "KR-2.1")
    assert t.game.chance_outcomes(t.state) == [(0, 1), (1, 1)]
    t.luck(starter, *FAIR, *POOR)
    assert t.events_for(StarterChosen) == [StarterChosen("AB".index(starter))]
    assert t.cards(starter) == "laptop server mail-worm phishing antivirus firewall power-cut"
    assert t.view().size == (7, 7)
    t.do("keep", by=starter).do("keep", by=other)
    assert t.events_for(Kept) == [Kept("AB".index(starter)), Kept("AB".index(other))]
    assert t.events_for(TurnBegan) == [TurnBegan("AB".index(starter), 1)]
    assert t.roll().to_act == f"{starter} assets"


@pytest.mark.rule("KR-2.1")
def test_nobody_sees_the_others_cards() -> None:
    t = dealt()
    assert [e.kind for e in t.shown_to("B", Dealt)][:7] == [NONE] * 7
    assert NONE not in [e.kind for e in t.shown_to("A", Dealt)][:7]
    assert {e.kind for e in t.shown_to("", Dealt)} == {NONE}
    t.nobody_peeks()


@pytest.mark.rule("KR-2.2")
@pytest.mark.parametrize(("hand", "free"), [(FAIR, False), (POOR, True), (BARE, True), (RICH, True)])
def test_a_hand_of_few_assets_or_assets_alone_may_be_redealt_free(hand: tuple[str, ...], free: bool) -> None:
    t = dealt(hand)
    assert (t.to_act, t.rule) == ("A redeal", "KR-2.2")
    assert t.legal() == {"keep", "redeal"} | ({"redeal free"} if free else set())
    if not free:
        assert t.refuses("redeal free") == "KR-2.2"
    two = (*hand[:6], "workstation")
    assert ("redeal free" in dealt(two).legal()) == (hand in (RICH, BARE))  # one more asset


@pytest.mark.rule("KR-2.2")
def test_a_free_redeal_shows_the_hand_and_costs_nothing() -> None:
    t = dealt(POOR).do("redeal free")
    shown = tuple(counted(" ".join(POOR)))
    assert t.shown_to("B", Redealt) == t.shown_to("", Redealt) == [Redealt(0, True, shown)]
    assert t.view().size == (0, 7)
    assert t.odds()["rootkit"] == 9  # all cards are back in the deck
    t.luck(*FAIR)
    assert t.to_act == "A redeal"
    assert t.cards("A") == "laptop server mail-worm phishing antivirus firewall power-cut"
    assert t.cards("A", "known") == ""
    t.nobody_peeks().do("keep", by="A")
    assert t.to_act == "B redeal"


@pytest.mark.rule("KR-2.2")
def test_a_hand_that_could_be_redealt_free_need_not_be_shown() -> None:
    t = dealt(POOR).do("redeal")
    assert t.events_for(Redealt) == [Redealt(0, False, ())]
    t.luck(*FAIR)
    assert t.to_act == "A bottom"


@pytest.mark.rule("KR-2.2")
def test_any_other_redeal_costs_as_many_cards_as_there_were_and_three_are_all() -> None:
    t = dealt().do("redeal").luck(*FAIR)
    assert t.to_act == "A bottom"
    t.do("bottom server")
    assert t.cards("A", "under") == "server"
    assert t.legal() == {"keep", "redeal"} | t.legal("redeal free")
    t.do("redeal")
    assert t.cards("A", "under") == ""  # all of it is shuffled
    t.luck(*FAIR).do("bottom server", "bottom laptop")
    assert t.cards("A", "under") == "server laptop"
    t.do("redeal").luck(*FAIR).do("bottom phishing", "bottom laptop", "bottom mail-worm")
    assert t.to_act == "B redeal"  # there is no fourth redeal
    assert t.events_for(Kept) == [Kept(0)]
    assert t.cards("A") == "server antivirus firewall power-cut"
    assert t.cards("A", "under") == "phishing laptop mail-worm"
    t.nobody_peeks()


@pytest.mark.rule("KR-2.2")
def test_only_the_player_knows_what_they_put_under_their_deck() -> None:
    t = dealt().do("redeal").luck(*FAIR).do("bottom server")
    assert [e.kind for e in t.shown_to("A", PutUnder)] == [KIND["server"]]
    assert [e.kind for e in t.shown_to("B", PutUnder)] == [e.kind for e in t.shown_to("", PutUnder)] == [NONE]
    assert t.view("A").under[0] == (KIND["server"],)
    assert t.view("B").under[0] == t.view().under[0] == (NONE,)
    t.nobody_peeks()


@pytest.mark.rule("KR-2.2")
def test_free_redeals_count_toward_the_three() -> None:
    t = dealt(POOR).do("redeal free").luck(*POOR).do("redeal free").luck(*POOR).do("redeal free").luck(*POOR)
    assert t.to_act == "B redeal"
    assert t.cards("A", "under") == ""
    assert t.view().size == (7, 7)


@pytest.mark.rule("KR-2.2")
@pytest.mark.example("KR-2 1")
@pytest.mark.parametrize(("count", "cards"), [(False, 1), (True, 2)])
def test_a_free_one_and_one_that_costs(count: bool, cards: int) -> None:
    t = dealt(POOR, free_redeals_count=count).do("redeal free").luck(*FAIR)
    assert t.to_act == "A redeal"
    t.do("redeal").luck(*FAIR)
    for card in ("laptop", "server")[:cards]:
        assert t.to_act == "A bottom"
        t.do(f"bottom {card}")
    assert t.to_act == "A redeal"
    assert "redeal" in t.legal()  # one more is left to A
    assert t.view().size[0] == 7 - cards


@pytest.mark.rule("KR-2.2")
@pytest.mark.parametrize(("count", "cards"), [(False, 2), (True, 3)])
def test_a_free_one_in_between_costs_nothing(count: bool, cards: int) -> None:
    t = dealt(free_redeals_count=count).do("redeal").luck(*POOR).do("bottom power-cut")
    assert "redeal free" in t.legal()
    t.do("redeal free").luck(*FAIR)
    assert t.to_act == "A redeal"  # and what was under the deck is shuffled too
    assert t.cards("A", "under") == ""
    assert t.view().size[0] == 7
    t.do("redeal").luck(*FAIR)
    for card in ("laptop", "server", "phishing")[:cards]:
        t.do(f"bottom {card}", by="A")
    assert t.to_act == "B redeal"


@pytest.mark.rule("KR-2.2")
@pytest.mark.parametrize("count", [False, True])
def test_the_other_players_redeals_are_counted_apart(count: bool) -> None:
    t = dealt(free_redeals_count=count).do("redeal").luck(*FAIR).do("bottom laptop", "keep", by="A")
    t.do("redeal", by="B").luck(*FAIR).do("bottom server", by="B")
    assert t.to_act == "B redeal"
    t.nobody_peeks()


@pytest.mark.rule("KR-2.2")
def test_the_starter_finishes_before_the_other_begins() -> None:
    t = dealt(POOR, POOR).do("redeal free", by="A").luck(*FAIR)
    t.do("keep", by="A").do("redeal free", by="B").luck(*FAIR).do("redeal", by="B").luck(*FAIR)
    t.do("bottom laptop", "keep", by="B")
    assert t.roll().to_act == "A assets"
    assert t.view().size == (8, 6)
