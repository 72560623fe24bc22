"""CS-4.5, CS-4.6, CS-4.11: announcements, answers, windows."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import (
    Announced,
    Attached,
    Disrupted,
    Failed,
    GotTokens,
    Rearranged,
    Rearranges,
    Scored,
)
from cyberdeck.games.cybershield.ui import analysis
from tests.cybershield.cards import KIND
from tests.cybershield.table import Table

pytestmark = pytest.mark.both

NET = "provider | wired-router 1 +firewall | desktop 2"


@pytest.mark.rule("CS-4.5")
def test_a_card_is_announced_with_its_target_before_it_takes_effect() -> None:
    t = Table().side("B", "provider | desktop 1").hands(A="trojan", B="desktop").do("trojan>2")
    assert t.events_for(Announced) == [Announced(0, KIND["trojan"], 24 + 1)]
    assert t.at("B2") == "desktop 1"
    assert t.decision == "B CS-4.5"
    assert t.legal() == {"pass"}
    assert [(w.player, w.action) for w in analysis.waiting(t.view("B"))] == [
        (0, t.game.encode(t.game.parse_move("trojan>2")))
    ]
    t.nobody_peeks().do("pass")
    assert t.at("B2") == "desktop 1 +trojan"
    assert t.decision == "A CS-4.3"


@pytest.mark.rule("CS-4.5")
@pytest.mark.example("CS-4 2")
@pytest.mark.component("card-pdos")
@pytest.mark.component("card-update")
def test_example_2_an_update_stops_a_persistent_denial_of_service() -> None:
    t = Table().side("A", "provider | desktop 1").turn("B", plays=2).hands(A="update", B="pdos tender")
    t.do("pdos>2", by="B").do("update>2", by="A")
    assert t.decision == "B CS-4.5"
    t.do("pass", by="B")
    assert t.at("A2") == "desktop 1 +update"
    assert t.events_for(Failed) == [Failed(1, KIND["pdos"])]
    assert t.cards("B", "pile") == "pdos"
    assert t.plays == 1
    assert t.decision == "B CS-4.3"


@pytest.mark.rule("CS-4.5")
@pytest.mark.rule("CS-4.11")
def test_a_chain_takes_effect_last_in_first_out() -> None:
    t = Table().side("A", NET).side("B", NET).hands(A="hardware-failure update", B="budget forgotten-update")
    t.do("update>3").do("play budget", by="B").do("hardware-failure>3", by="A")
    assert [w.player for w in analysis.waiting(t.view(""))] == [0, 1, 0]
    assert t.decision == "B CS-4.5"
    t.do("pass", by="B")
    order = [type(event).__name__ for event in t.happened if isinstance(event, Disrupted | GotTokens | Attached)]
    assert order == ["Disrupted", "GotTokens", "Attached"]
    assert t.decision == "A CS-4.3"


@pytest.mark.rule("CS-4.11")
def test_when_somebody_passes_everything_takes_effect_without_further_answers() -> None:
    """B still has an update, but does not act again before A's first card takes effect."""
    t = Table().side("B", "provider | desktop 1").hands(A="pdos tender", B="budget update")
    t.do("pdos>2").do("play budget", by="B").do("pass", by="A")
    assert t.at("B2") == "desktop! 1 +pdos"
    assert t.cards("B") == "update"


@pytest.mark.rule("CS-4.11")
def test_each_announcement_asks_the_other_player_once() -> None:
    t = Table().hands(A="budget budget tender", B="budget budget")
    t.do("play budget").do("play budget", by="B").do("play budget", by="A").do("play budget", by="B")
    assert t.decision == "A CS-4.5"
    t.do("pass", by="A")
    assert tuple(t.state.tokens) == (4, 4)
    assert t.decision == "A CS-4.3"


@pytest.mark.rule("CS-4.11")
def test_a_player_without_a_card_does_not_act() -> None:
    t = Table().side("B", "provider | desktop 1").hands(A="trojan budget").do("trojan>2")
    assert t.decision == "A CS-4.3"
    t = Table().hands(A="budget", B="budget").do("play budget").do("play budget", by="B")
    assert tuple(t.state.tokens) == (2, 2)  # A has no card left to answer with


@pytest.mark.rule("CS-4.11")
def test_a_player_with_a_card_acts_whatever_it_is() -> None:
    """A decision shows nothing about the hand."""
    for card in ("provider", "trojan", "firewall", "update", "budget"):
        t = Table().side("B", "provider | desktop 1").hands(A="trojan", B=card).do("trojan>2")
        assert t.decision == "B CS-4.5"
        t.nobody_peeks()


@pytest.mark.rule("CS-4.5")
@pytest.mark.parametrize("card", ["provider", "trojan", "firewall", "generator", "antivirus"])
def test_only_events_and_always_answer(card: str) -> None:
    t = Table().side("A", "provider | wired-router 1 | desktop 2").side("B", "provider | wired-router 1 | desktop 2")
    t.hands(A="budget", B=card).do("play budget")
    assert t.legal() == {"pass"}
    move = {"provider": "play provider", "trojan": "trojan>3", "antivirus": "antivirus>3", "generator": "generator>1"}
    assert t.refuses(move.get(card, "firewall>2")) == "CS-4.5"


@pytest.mark.rule("CS-4.5")
@pytest.mark.rule("CS-4.1")
def test_rearranging_is_announced_as_a_whole_and_answered() -> None:
    t = Table().turn("A", "arrange").side("A", "provider | desktop | laptop").hands(B="hardware-failure")
    t.do("move 2", "join 1 cable", "move 3", "join 1 radio")
    assert t.decision == "A CS-4.1"
    assert t.events_for(Rearranges) == []
    t.do("done")
    assert t.events_for(Rearranges) == [Rearranges(0)]
    assert t.decision == "B CS-4.5"
    assert t.score("A") == 0
    t.do("hardware-failure>2")
    assert t.events_for(Rearranged) == [Rearranged(0, ())]
    assert t.lies("A") == "provider 3 | desktop! | laptop 1"  # CS-4.6: a new joint with it is left out
    assert t.score("A") == 1


@pytest.mark.rule("CS-4.5")
@pytest.mark.rule("CS-5.7")
def test_restoring_is_announced_and_answered() -> None:
    t = Table().side("A", "provider | wired-router! 1 | desktop 2").hands(A="tender", B="power-outage")
    t.do("restore 2")
    assert t.decision == "B CS-4.5"
    assert t.at("A2") == "wired-router! 1 3"
    t.do("play power-outage").do("pass", by="A")
    assert t.lies("A") == "provider~ 2 | wired-router 1 3 | desktop~ 2"
    assert t.score("A") == 0


@pytest.mark.rule("CS-4.5")
@pytest.mark.rule("CS-4.12")
def test_paying_a_token_is_announced_and_answered() -> None:
    t = Table().tokens(A=1).side("A", "provider | desktop! 1").hands(B="budget").do("pay 2")
    assert t.decision == "B CS-4.5"
    assert t.at("A2") == "desktop! 1"
    t.do("play budget")
    assert t.at("A2") == "desktop 1"
    t = Table().turn("A", plays=0).tokens(A=1).hands(B="budget").do("pay play")
    assert t.decision == "B CS-4.5"
    assert t.plays == 0
    assert t.do("pass").plays == 1


@pytest.mark.rule("CS-4.5")
def test_points_are_counted_after_it_takes_effect() -> None:
    t = Table().side("A", "provider").hands(A="server", B="desktop").do("play server", "join 1 cable")
    assert t.events_for(Scored) == []
    assert t.score("A") == 0
    t.do("pass")
    assert t.events_for(Scored) == [Scored(0, 2, 0)]


@pytest.mark.rule("CS-4.5")
@pytest.mark.rule("CS-4.11")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_when_a_step_ends_the_passive_player_may_act_again_and_again(step: int) -> None:
    t = Table().side("A", NET).hands(B="wrong-rules hardware-failure budget desktop").window(step)
    assert t.decision == "B CS-4.5"
    assert analysis.step(t.view("B")) == step
    t.do("wrong-rules>2", "hardware-failure>3", "play budget", by="B")
    assert t.lies("A") == "provider 2 | wired-router 1 3 +firewall! | desktop! 2"
    assert t.decision == "B CS-4.5"
    t.do("pass")
    assert t.decision == {1: "A CS-4.2", 2: "A CS-4.3", 3: "B CS-4.2"}[step]


@pytest.mark.rule("CS-4.11")
def test_a_window_after_step_4_too() -> None:
    t = Table().turn("A").hands(A="ddos ddos ddos ddos pdos pdos pdos pdos", B="budget").do("end")
    t.do("pass", by="B").do("drop ddos", by="A")
    assert t.decision == "B CS-4.5"
    assert analysis.step(t.view("A")) == 4
    assert t.do("pass").decision == "B CS-4.2"


@pytest.mark.rule("CS-4.11")
@pytest.mark.parametrize("step", ["arrange", "draw", "play"])
def test_no_window_for_a_player_without_a_card(step: str) -> None:
    t = Table().turn("A", step).side("A", "provider")
    t.do({"arrange": "done", "draw": "draw", "play": "end"}[step]).roll()
    assert t.decision == {"arrange": "A CS-4.2", "draw": "A CS-4.3", "play": "B CS-4.2"}[step]


@pytest.mark.rule("CS-4.11")
def test_a_window_closes_with_the_last_card() -> None:
    """B has a card and acts; then B has none left."""
    t = Table().hands(B="budget").window(1).do("play budget")
    assert t.decision == "A CS-4.2"


@pytest.mark.rule("CS-4.5")
def test_the_active_player_may_answer_in_a_window() -> None:
    t = Table().side("A", "provider | desktop 1 +update").hands(A="update", B="forgotten-update tender").window(2)
    t.do("forgotten-update>2", by="B").do("update>2", by="A").do("pass", by="B")
    assert t.at("A2") == "desktop 1 +update +update!"
    assert t.decision == "B CS-4.5"


@pytest.mark.rule("CS-4.6")
def test_effects_happen_in_the_printed_order() -> None:
    """Phishing is attached first; then a card is discarded."""
    t = Table().side("B", "provider | desktop 1").hands(A="phishing", B="budget").do("phishing>2", "pass")
    assert t.at("B2") == "desktop 1 +phishing"
    assert t.decision == " CS-4.6"
    t.luck("budget")
    assert t.cards("B", "pile") == "budget"


@pytest.mark.rule("CS-4.6")
def test_what_cannot_be_done_is_skipped() -> None:
    """Phishing with nothing to discard, Encryption with nothing to remove."""
    t = Table().side("B", "provider | desktop 1").hands(A="phishing").do("phishing>2")
    assert t.at("B2") == "desktop 1 +phishing"
    assert t.decision == "A CS-4.3"
    t = Table().side("A", "provider | laptop 1").hands(A="encryption").do("encryption>2")
    assert t.at("A2") == "laptop 1 +encryption"


@pytest.mark.rule("CS-4.6")
@pytest.mark.rule("CS-4.7")
def test_a_card_is_played_into_ones_own_area() -> None:
    t = Table().side("B", "provider | wired-router 1").hands(A="provider firewall")
    assert t.refuses("firewall>2") == "CS-5.3"
    t.do("play provider")
    assert (t.at("A1"), t.at("B3")) == ("provider", "")
