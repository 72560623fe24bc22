"""CS-4.1 … CS-4.4: the steps of a turn."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import Discarded, Drew, TookTop, TurnBegan, TurnEnded
from cyberdeck.games.cybershield.ids import NONE
from tests.cybershield.cards import KIND
from tests.cybershield.table import Table

pytestmark = pytest.mark.both

EVENTS = [
    *("wrong-rules", "power-outage", "training", "bad-encryption", "old-antivirus", "forgotten-update"),
    *("hardware-failure", "budget", "tender"),
]


def other_side() -> str:
    """B's side with something for every event of A to affect."""
    return "provider | wireless-router 1 +firewall +encryption | desktop 1 +antivirus +update | laptop 2"


@pytest.mark.rule("CS-4.1")
@pytest.mark.rule("CS-4.2")
@pytest.mark.rule("CS-4.4")
def test_the_steps_follow_each_other_and_the_roles_swap() -> None:
    t = Table().turn("A", "arrange", turns=3).side("A", "provider").hands(A="budget", B="desktop")
    assert t.decision == "A CS-4.1"
    t.do("done", by="A")
    assert t.decision == "B CS-4.5"
    t.do("pass")
    assert t.decision == "A CS-4.2"
    t.do("draw").luck("laptop", "server")
    assert t.decision == "B CS-4.5"
    t.do("pass")
    assert t.decision == "A CS-4.3"
    t.do("end")
    assert t.decision == "B CS-4.5"
    t.do("pass")
    assert t.events_for(TurnEnded) == [TurnEnded(0)]
    assert t.events_for(TurnBegan) == [TurnBegan(1, 2)]
    assert t.decision == "B CS-4.2"  # without Hardware in play there is nothing to re-arrange (CS-4.11)
    assert t.view().active == 1


@pytest.mark.rule("CS-4.2")
def test_the_player_draws_two_cards() -> None:
    t = Table().turn("A", "draw").hands(B="desktop").do("draw").luck("firewall", "update")
    assert t.cards("A") == "firewall update"
    assert t.shown_to("A", Drew) == [Drew(0, KIND["firewall"]), Drew(0, KIND["update"])]
    assert t.shown_to("B", Drew) == t.shown_to("", Drew) == [Drew(0, NONE)] * 2
    assert t.cards("A", "known") == ""


@pytest.mark.rule("CS-4.2")
def test_or_takes_the_top_of_their_discard_pile() -> None:
    t = Table().turn("A", "draw").pile(A="server laptop").hands(A="budget").do("take")
    assert t.cards("A") == "laptop budget"
    assert t.cards("A", "pile") == "server"
    assert t.shown_to("B", TookTop) == [TookTop(0, KIND["laptop"])]
    assert t.decision == "A CS-4.3"


@pytest.mark.rule("CS-4.2")
def test_without_a_discard_pile_the_player_must_draw() -> None:
    t = Table().turn("A", "draw").hands(A="update")
    assert t.legal() == {"draw"}
    assert t.refuses("take") == "CS-4.2"
    assert t.refuses("end") == "CS-4.3"


@pytest.mark.rule("CS-4.3")
@pytest.mark.parametrize(("cards", "plays"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_half_the_hand_rounded_up_counted_after_drawing(cards: int, plays: int) -> None:
    """The rulebook's example: a hand of five gives three plays."""
    hand = ["ddos", "ddos", "ddos", "ddos", "pdos", "pdos", "pdos"][:cards]
    t = Table().turn("A", "draw").hands(A=" ".join(hand)).do("draw").luck("server", "server")
    assert t.plays == plays == (cards + 3) // 2


@pytest.mark.rule("CS-4.3")
def test_five_in_hand_three_plays() -> None:
    t = Table().turn("A", "draw").hands(A="desktop desktop desktop desktop").pile(A="server").do("take")
    assert len(t.cards("A").split()) == 5
    assert t.plays == 3


@pytest.mark.rule("CS-4.3")
def test_the_plays_are_counted_once() -> None:
    """The hand shrinks and grows, the number of plays does not."""
    t = Table().turn("A", "draw").hands(A="desktop desktop tender provider").pile(A="server").do("take")
    assert t.plays == 3
    t.do("play tender").luck("laptop", "budget", "budget", "ddos", "ddos").do("choose laptop")
    t.do("under budget", "under budget", "under ddos")
    assert t.plays == 3
    t.do("play provider", "play laptop", "done", "play server", "done")
    assert t.plays == 0
    assert t.cards("A") == "desktop desktop"
    assert t.legal() == {"end"}
    assert t.refuses("play desktop") == "CS-4.3"


@pytest.mark.rule("CS-4.3")
@pytest.mark.rule("CS-4.5")
@pytest.mark.parametrize("card", EVENTS)
@pytest.mark.parametrize("step", ["arrange", "draw", "play", "discard"])
def test_events_are_free_in_every_step(card: str, step: str) -> None:
    hand = card + " ddos" * (0 if step != "discard" else 4) + " pdos" * (0 if step != "discard" else 4)
    t = Table().turn("A", step, plays=0).hands(A=hand).side("B", other_side())
    t.side("A", "provider | desktop 1 +phishing")
    move = next(iter(sorted(t.legal(card) | t.legal(f"play {card}"))))
    t.do(move).roll()
    assert t.plays == 0
    assert t.cards("A", "pile") == card
    if card == "tender":
        t.do("pass")


@pytest.mark.rule("CS-4.3")
@pytest.mark.component("card-update")
@pytest.mark.parametrize("step", ["arrange", "draw", "play", "discard"])
def test_always_is_free_in_every_step(step: str) -> None:
    hand = "update" + (" ddos ddos ddos ddos pdos pdos pdos" if step == "discard" else "")
    t = Table().turn("A", step, plays=0).side("A", "provider | desktop 1").hands(A=hand).do("update>2")
    assert t.at("A2") == "desktop 1 +update"
    assert t.plays == 0


@pytest.mark.rule("CS-4.3")
@pytest.mark.parametrize("step", ["arrange", "draw"])
@pytest.mark.parametrize("move", ["play desktop", "trojan>3", "firewall>2", "generator>1"])
def test_other_cards_wait_for_step_3(step: str, move: str) -> None:
    t = Table().turn("A", step).hands(A="desktop trojan firewall generator").side("B", other_side())
    t.side("A", "provider | wired-router 1")
    assert t.refuses(move) == "CS-4.3"


@pytest.mark.rule("CS-4.3")
@pytest.mark.parametrize("move", ["play desktop", "trojan>3", "firewall>2", "generator>1"])
def test_other_cards_cost_a_play(move: str) -> None:
    t = Table().turn("A", plays=1).hands(A="desktop trojan firewall generator").side("B", other_side())
    t.side("A", "provider | wired-router 1").side("B", "provider | desktop | desktop 1")
    t.do(move)
    if move == "play desktop":
        t.do("done")
    assert t.plays == 0
    assert t.refuses("firewall>2" if move != "firewall>2" else "generator>1") == "CS-4.3"


@pytest.mark.rule("CS-4.3")
@pytest.mark.rule("CS-4.5")
def test_a_card_that_fails_still_counts_as_a_play() -> None:
    t = Table().turn("A", plays=2).hands(A="firewall", B="hardware-failure").side("A", "provider | wired-router 1")
    t.do("firewall>2").do("hardware-failure>2", by="B")
    assert t.at("A2") == "wired-router! 1"
    assert t.cards("A", "pile") == "firewall"
    assert t.plays == 1


@pytest.mark.rule("CS-4.3")
def test_plays_that_are_left_are_lost_with_the_step() -> None:
    t = Table().turn("A").hands(A="ddos ddos ddos").do("end")
    assert t.plays == 0
    assert t.seat == "B"


@pytest.mark.rule("CS-4.4")
def test_the_player_discards_down_to_seven() -> None:
    hand = "ddos ddos ddos ddos pdos pdos pdos pdos server"
    t = Table().turn("A").hands(A=hand).do("end")
    assert t.decision == "A CS-4.4"
    assert t.legal("drop") == {"drop ddos", "drop pdos", "drop server"}
    t.do("drop server")
    assert t.decision == "A CS-4.4"
    t.do("drop ddos")
    assert t.cards("A", "pile") == "server ddos"
    assert t.events_for(Discarded) == [Discarded(0, KIND["server"], False), Discarded(0, KIND["ddos"], False)]
    assert t.seat == "B"
    assert len(t.cards("A").split()) == 7


@pytest.mark.rule("CS-4.4")
def test_with_seven_there_is_no_step_4() -> None:
    t = Table().turn("A").hands(A="ddos ddos ddos ddos pdos pdos pdos").do("end")
    assert t.decision == "B CS-4.2"
    assert t.events_for(Discarded) == []


@pytest.mark.rule("CS-4.4")
@pytest.mark.rule("CS-4.3")
def test_an_event_in_step_4_makes_room_too() -> None:
    t = Table().turn("A").hands(A="ddos ddos ddos ddos pdos pdos pdos budget").do("end", "play budget")
    assert t.events_for(Discarded) == []
    assert t.decision == "B CS-4.2"


@pytest.mark.rule("CS-4.4")
def test_the_other_player_may_hold_more() -> None:
    hand = "ddos ddos ddos ddos pdos pdos pdos pdos"
    t = Table().turn("A").hands(B=hand).do("end", "pass")
    assert t.decision == "B CS-4.2"
    assert len(t.cards("B").split()) == 8
