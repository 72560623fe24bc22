"""CS-4.8 … CS-4.10, CS-4.12, CS-6.1: cards without effect, discard piles, known cards, Tokens."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import BuysPlay, GotPlay, Mended, Restores
from tests.cybershield.table import Table

pytestmark = pytest.mark.both


@pytest.mark.rule("CS-4.8")
@pytest.mark.parametrize(
    "move",
    ["play power-outage", "play training", "play tender", "cancel"],
)
def test_a_card_that_could_do_nothing_cannot_be_announced(move: str) -> None:
    t = Table().hands(A="rest").deck(A="")
    assert t.refuses(move) == "CS-4.8"


@pytest.mark.rule("CS-4.8")
def test_the_same_cards_with_something_to_do() -> None:
    t = Table().side("A", "desktop +phishing").side("B", "provider").hands(A="rest").deck(A="ddos")
    assert {"play power-outage", "play training", "play tender"} <= t.legal()


@pytest.mark.rule("CS-4.8")
@pytest.mark.component("card-power-outage")
def test_an_outage_needs_something_to_disconnect() -> None:
    for side in ("provider~ | desktop! 1", "provider +generator | desktop 1"):
        assert Table().side("B", side).hands(A="power-outage").refuses("play power-outage") == "CS-4.8"
    t = Table().side("B", "provider +generator | desktop").hands(A="power-outage").do("play power-outage")
    assert t.lies("B") == "provider +generator | desktop~"


@pytest.mark.rule("CS-4.9")
def test_discard_piles_lie_open() -> None:
    t = Table().pile(A="server laptop", B="ddos")
    for player in ("A", "B", ""):
        assert t.view(player).piles == ((11, 4), (5,))


@pytest.mark.rule("CS-4.9")
@pytest.mark.component("card-pdos")
def test_cards_of_one_moment_lie_in_the_order_of_their_numbers() -> None:
    side = "provider | wired-router! 1 +firewall +update! +generator* +generator +pdos +weak-password"
    t = Table().side("A", side).pile(A="server", B="desktop").turn("A", plays=1).do("scrap 2")
    assert t.cards("A", "pile") == "server wired-router firewall update generator generator"
    assert t.cards("B", "pile") == "desktop pdos pdos weak-password"
    assert t.lies("A") == "provider"


@pytest.mark.rule("CS-4.9")
@pytest.mark.component("card-training")
def test_what_training_discards_lies_in_that_order_too() -> None:
    t = Table().side("A", "desktop +usb-trap +phishing | desktop +weak-password +phishing | server +weak-password!")
    t.hands(A="training").do("play training")
    assert t.cards("B", "pile") == "phishing phishing weak-password weak-password usb-trap"
    assert t.cards("A", "pile") == "training"


@pytest.mark.rule("CS-4.10")
def test_a_card_taken_from_the_discard_pile_is_known() -> None:
    t = Table().turn("A", "draw").pile(A="server").hands(A="server budget").do("take")
    assert t.cards("A", "known") == "server"
    assert sum(t.view("B").known[0]) == sum(t.view("").known[0]) == 1
    t.nobody_peeks()
    t.do("play server")  # not joined; of equal cards the known one leaves first
    assert t.cards("A", "known") == ""
    assert t.cards("A") == "server budget"


@pytest.mark.rule("CS-4.10")
@pytest.mark.component("card-tender")
def test_a_card_shown_by_a_tender_is_known() -> None:
    t = Table().hands(A="tender").do("play tender").luck("desktop", "ddos", "ddos", "ddos", "ddos")
    t.do("choose desktop")
    assert t.cards("A", "known") == "desktop"
    t.do("under ddos", "under ddos", "under ddos")
    assert t.view("B").known[0] == t.view("A").hand
    t.nobody_peeks()


@pytest.mark.rule("CS-4.10")
def test_a_known_card_stays_known_until_it_leaves() -> None:
    t = Table().turn("A").hands(A="server server budget").known(A="server").do("end").do("draw").roll()
    assert t.cards("A", "known") == "server"
    t = Table().side("A", "provider | desktop 1").turn("B", plays=2).hands(A="server server budget", B="phishing")
    t.known(A="server").do("phishing>2").do("pass").luck("budget")
    assert t.cards("A", "known") == "server"
    t = Table().side("A", "provider | desktop 1").turn("B", plays=2).hands(A="server server budget", B="phishing")
    t.known(A="server").do("phishing>2").do("pass").luck("server")
    assert t.cards("A", "known") == ""
    hand = "ddos ddos ddos ddos pdos pdos server server"
    t = Table().turn("A").hands(A=hand).known(A="server ddos").do("end", "drop server")
    assert t.cards("A", "known") == "ddos"


@pytest.mark.rule("CS-4.10")
def test_drawn_cards_are_not_known() -> None:
    t = Table().turn("A", "draw").hands(A="server").known(A="server").do("draw").luck("server", "server")
    assert t.cards("A", "known") == "server"
    assert t.cards("A") == "server server server"
    assert sum(t.view("B").known[0]) == 1


@pytest.mark.rule("CS-4.12")
@pytest.mark.component("card-budget")
def test_a_token_buys_a_play() -> None:
    t = Table().turn("A", plays=0).tokens(A=2).hands(A="desktop").do("pay play")
    assert t.events_for(BuysPlay) == [BuysPlay(0)]
    assert t.events_for(GotPlay) == [GotPlay(0, 1)]
    assert t.view().tokens == (1, 0)
    t.do("play desktop")
    assert t.plays == 0
    t.do("pay play")
    assert t.legal() == {"end"}
    assert t.view().tokens == (0, 0)


@pytest.mark.rule("CS-4.12")
@pytest.mark.parametrize("step", ["arrange", "draw", "discard"])
def test_a_play_is_bought_in_step_3_alone(step: str) -> None:
    hand = "ddos ddos ddos ddos pdos pdos pdos pdos"
    t = Table().turn("A", step).tokens(A=1).side("A", "provider").hands(A=hand)
    assert t.refuses("pay play") == "CS-4.12"


@pytest.mark.rule("CS-4.12")
@pytest.mark.rule("CS-6.1")
@pytest.mark.parametrize("step", ["arrange", "draw", "play", "discard"])
def test_a_token_restores_in_every_step_of_ones_own_turn(step: str) -> None:
    hand = "ddos ddos ddos ddos pdos pdos pdos pdos"
    t = Table().turn("A", step, plays=0).tokens(A=2).side("A", "provider | wired-router! 1 +firewall!").hands(A=hand)
    t.do("pay 2", "pay 2+firewall")
    assert t.at("A2") == "wired-router 1 +firewall"
    assert t.events_for(Restores) == [Restores(0, 1, -1, True), Restores(0, 1, 0, True)]
    assert t.events_for(Mended) == [Mended(1, -1), Mended(1, 0)]
    assert t.view().tokens == (0, 0)
    assert t.plays == 0  # CS-6.1: paying is not a play


@pytest.mark.rule("CS-4.12")
def test_what_a_token_restores_is_ones_own_and_disrupted() -> None:
    side = "provider | wired-router 1 +firewall | desktop! 2"
    t = Table().tokens(A=1).side("A", side).side("B", "provider | wired-router! 1")
    assert t.legal("pay") == {"pay play", "pay 3"}
    assert t.refuses("pay 2") == "CS-4.12"
    assert t.refuses("pay 2+firewall") == "CS-4.12"


@pytest.mark.rule("CS-4.12")
@pytest.mark.component("card-pdos")
def test_a_token_does_not_restore_what_a_persistent_denial_of_service_is_on() -> None:
    t = Table().tokens(A=1).side("A", "provider +generator* | desktop! 1 +pdos")
    assert t.legal("pay") == {"pay play"}


@pytest.mark.rule("CS-6.1")
@pytest.mark.rule("CS-4.12")
def test_tokens_are_paid_only_in_ones_own_turn() -> None:
    t = Table().tokens(B=2).side("B", "provider | desktop! 1").hands(A="budget", B="update").do("play budget")
    assert t.legal() == {"pass"}
    assert t.refuses("pay 2") == "CS-6.1"
    assert t.refuses("pay play") == "CS-6.1"
    t = Table().tokens(B=2).side("B", "provider | desktop! 1").hands(B="update").window(2)
    assert t.refuses("pay 2") == "CS-6.1"


@pytest.mark.rule("CS-6.1")
def test_no_token_no_paying() -> None:
    t = Table().side("A", "provider | desktop! 1").tokens(B=2)
    assert t.legal("pay") == set()
    assert t.refuses("pay play") == "CS-4.12"


@pytest.mark.rule("CS-6.2")
def test_a_token_that_is_paid_has_left_the_game() -> None:
    t = Table().tokens(A=1).hands(B="budget").do("pay play")
    assert t.view().tokens == (0, 0)  # announced, and paid already
    t.do("pass")
    assert t.cards("A", "pile") == ""


@pytest.mark.example("CS-4 1")
@pytest.mark.rule("CS-4.3")
@pytest.mark.rule("CS-4.8")
@pytest.mark.rule("CS-5.7")
def test_example_1() -> None:
    t = Table().turn("A", "draw").side("A", "provider | wired-router! 1 | wireless-router 1")
    t.hands(A="tender firewall ddos").do("draw").luck("pdos", "phishing")
    assert t.plays == 3
    t.do("play tender").luck("laptop", "budget", "budget", "budget", "budget").do("choose laptop")
    t.do("under budget", "under budget", "under budget")
    assert t.plays == 3
    t.do("play laptop", "join 3 radio", "firewall>3", "restore 2")
    assert t.plays == 0
    assert t.lies("A") == "provider 2 3 | wired-router 1 | wireless-router 1 4 +firewall | laptop 3"
