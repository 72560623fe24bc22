"""CS-5.1 … CS-5.6: symbols, what is connected, the states of cards."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import Disrupted, Removed
from tests.cybershield.cards import KIND
from tests.cybershield.table import Table

pytestmark = pytest.mark.both


@pytest.mark.rule("CS-5.1")
@pytest.mark.parametrize(
    ("card", "symbols"),
    [
        ("provider", {"uplink", "cable", "radio"}),
        ("wireless-router", {"uplink", "radio"}),
        ("wired-router", {"uplink", "cable"}),
        ("desktop", {"cable"}),
        ("laptop", {"cable", "radio"}),
        ("server", {"cable"}),
    ],
)
def test_cards_are_joined_through_equal_symbols(card: str, symbols: set[str]) -> None:
    t = Table().side("A", "provider").hands(A=card).do(f"play {card}")
    assert t.legal("join") == {f"join 1 {symbol}" for symbol in symbols}
    for symbol in {"uplink", "cable", "radio"} - symbols:
        assert t.refuses(f"join 1 {symbol}") == "CS-5.1"


@pytest.mark.rule("CS-5.1")
@pytest.mark.component("card-provider")
def test_a_symbol_holds_one_card() -> None:
    """●●▲■"""
    side = "provider | wired-router 1:uplink | wireless-router 1:uplink | desktop 1 | laptop 1:radio"
    for card in ("provider", "wired-router", "desktop", "laptop", "wireless-router"):
        t = Table().side("A", side).hands(A=card).do(f"play {card}")
        assert t.decision != "A CS-4.7" or t.legal("join 1 ") == set()


@pytest.mark.rule("CS-5.1")
@pytest.mark.parametrize(
    ("router", "computer", "room"), [("wired-router", "desktop", 3), ("wireless-router", "laptop", 3)]
)
def test_a_router_has_room_for_three(router: str, computer: str, room: int) -> None:
    t = Table().side("A", f"provider | {router} 1:uplink").hands(A=f"{computer} {computer} {computer} {computer}")
    t.turn("A", plays=4)
    symbol = "cable" if computer == "desktop" else "radio"
    for _ in range(room):
        t.do(f"play {computer}", f"join 2 {symbol}")
    assert t.at("A2") == f"{router} 1 3 4 5"
    t.do(f"play {computer}")
    assert f"join 2 {symbol}" not in t.legal()


@pytest.mark.rule("CS-5.2")
def test_connected_is_joined_to_the_internet_through_connected_cards() -> None:
    t = Table().side("A", "provider | wired-router 1 | desktop 2 | wired-router | server 4")
    assert t.net("A") == "1 2 3"
    assert t.score("A") == 2
    t = Table().side("A", "wired-router | desktop 1 | server 1")
    assert (t.net("A"), t.score("A")) == ("", 0)


@pytest.mark.rule("CS-5.2")
@pytest.mark.parametrize("mark", ["!", "~"])
def test_a_provider_that_is_disrupted_or_disconnected_is_no_internet(mark: str) -> None:
    t = Table().side("A", f"provider{mark} | desktop 1 | provider | laptop 3")
    assert t.net("A") == "3 4"


@pytest.mark.rule("CS-5.2")
def test_any_own_provider_is_the_internet_and_the_others_is_not() -> None:
    t = Table().side("A", "provider | wired-router 1 2 | provider! | desktop 2").side("B", "desktop")
    assert t.net("A") == "1 2 4"
    assert t.net("B") == ""


@pytest.mark.rule("CS-5.2")
@pytest.mark.rule("CS-5.4")
def test_a_ring_stays_connected_by_its_other_way() -> None:
    side = "provider | wired-router 1:uplink | wireless-router 1:uplink | provider 2:cable 3:radio | laptop 3:radio"
    t = Table().turn("B").side("A", side).hands(B="hardware-failure").do("hardware-failure>2")
    assert t.net("A") == "1 3 4 5"
    assert t.score("A") == 2


@pytest.mark.rule("CS-5.3")
def test_states_of_a_card() -> None:
    t = Table().side("A", "provider | desktop 1 | server~ | laptop! 1:radio")
    assert t.score("A") == 1
    t = Table().side("A", "provider~ | server 1")
    assert t.score("A") == 0
    view = t.view("B").table
    assert [(spot.disrupted, spot.turned) for spot in view] == [(False, True), (False, False)]


@pytest.mark.rule("CS-5.3")
def test_a_disconnected_card_is_in_play() -> None:
    """Such a card can be hit and attached to; a disrupted one cannot."""
    t = Table().side("B", "provider | desktop~ 1 | laptop! 1:radio").hands(A="hardware-failure usb-trap")
    assert t.on("hardware-failure") == "2"
    assert t.on("usb-trap") == "2"
    assert t.refuses("usb-trap>3") == "CS-5.3"
    t = Table().side("A", "provider | desktop~ 1 | laptop! 1:radio").hands(A="update")
    assert t.on("update") == "2"


@pytest.mark.rule("CS-5.4")
@pytest.mark.rule("CS-5.3")
@pytest.mark.component("card-hardware-failure")
def test_a_disrupted_card_cuts_off_what_is_behind_it_at_once() -> None:
    side = "provider | wired-router 1 | wired-router 2:cable | desktop 3 | server 2"
    t = Table().side("B", side).hands(A="hardware-failure")
    assert t.score("B") == 5
    t.do("hardware-failure>2")
    assert (t.net("B"), t.score("B")) == ("1", 0)
    assert t.at("B3") == "wired-router 2 4"  # the joints are kept


@pytest.mark.rule("CS-5.4")
def test_a_disconnected_card_cuts_off_too_and_cards_behind_count_again_with_it() -> None:
    t = Table().side("A", "provider | wired-router~ 1 | desktop 2").turn("A", "arrange")
    assert (t.net("A"), t.score("A")) == ("1", 0)
    t.do("done")
    assert (t.net("A"), t.score("A")) == ("1 2 3", 2)


@pytest.mark.example("CS-5 1")
@pytest.mark.rule("CS-5.5")
def test_example_1() -> None:
    side = "provider | wired-router 1:uplink +firewall | desktop 2 | server 2 | laptop 1:radio"
    t = Table().side("A", side).turn("B").hands(B="hardware-failure")
    assert t.score("A") == 6
    t.do("hardware-failure>2")
    assert t.at("A2") == "wired-router! 1 3 4 +firewall"
    assert t.score("A") == 1


@pytest.mark.example("CS-5 2")
@pytest.mark.rule("CS-5.7")
@pytest.mark.component("card-ddos")
@pytest.mark.parametrize("restores", [True, False])
def test_example_2(restores: bool) -> None:
    t = Table().side("A", "provider | wired-router 1 | desktop 2").turn("B").hands(B="ddos").do("ddos>1")
    assert t.at("A1") == "provider! 2 +ddos"
    assert t.score("A") == -1
    t.do("end", "done", "draw").roll()
    if restores:
        t.do("restore 1")
        assert t.score("A") == 2
    t.do("end")
    assert t.at("A1") == "provider 2"
    assert t.score("A") == 2
    assert t.cards("B", "pile") == "ddos"


@pytest.mark.rule("CS-5.5")
def test_an_attached_card_shares_the_state_of_its_card() -> None:
    t = Table().side("A", "provider | wired-router! 1 +firewall +generator")
    assert t.score("A") == 0
    t = Table().side("A", "provider | wired-router~ 1 +firewall")
    assert t.score("A") == 0
    t = Table().side("A", "wired-router +firewall")
    assert t.score("A") == 0


@pytest.mark.rule("CS-5.5")
def test_an_attached_card_can_be_disrupted_by_itself() -> None:
    t = Table().side("B", "provider | wired-router 1 +firewall").hands(A="wrong-rules").do("wrong-rules>2")
    assert t.at("B2") == "wired-router 1 +firewall!"
    assert t.events_for(Disrupted) == [Disrupted(25, 0)]
    assert t.score("B") == 1


@pytest.mark.rule("CS-5.5")
def test_an_attached_card_works_only_if_it_and_its_card_do() -> None:
    """A Firewall on a disrupted Router does not protect the server behind another one."""
    side = "provider | wired-router! 1:uplink +firewall | server 2 | wireless-router 1:uplink"
    t = Table().side("B", side).hands(A="ddos")
    assert t.on("ddos") == "1 4"
    t = Table().side("B", side.replace("router!", "router")).hands(A="ddos")
    assert t.on("ddos") == "4"
    t = Table().side("B", side.replace("router!", "router").replace("+firewall", "+firewall!")).hands(A="ddos")
    assert t.on("ddos") == "1 2 3 4"


@pytest.mark.rule("CS-5.5")
@pytest.mark.rule("CS-5.10")
def test_an_attached_card_moves_with_its_card() -> None:
    t = Table().side("A", "provider | desktop +antivirus").turn("A", "arrange").do("move 2", "join 1 cable", "done")
    assert t.at("A2") == "desktop 1 +antivirus"
    assert t.score("A") == 2


@pytest.mark.rule("CS-5.5")
def test_attacks_count_while_their_card_is_connected_unless_they_say_more() -> None:
    side = "provider | desktop{} 1 +trojan +phishing +weak-password | laptop 1:radio"
    assert Table().side("A", side.format("")).score("A") == 1 - 4 + 1
    for mark in "!~":
        assert Table().side("A", side.format(mark)).score("A") == 1
        assert Table().side("A", side.format(mark + " +usb-trap")).score("A") == -1


@pytest.mark.rule("CS-5.5")
@pytest.mark.component("card-pdos")
def test_if_a_card_leaves_what_is_attached_goes_to_its_owners() -> None:
    t = Table().side("A", "provider | laptop! 1 +encryption +pdos +sniffer +usb-trap").turn("A", plays=1)
    assert (t.score("A"), t.score("B")) == (-3, 1)
    t.do("scrap 2")
    assert t.cards("A", "pile") == "laptop encryption"
    assert t.cards("B", "pile") == "pdos sniffer usb-trap"
    assert t.events_for(Removed)[0] == Removed(0, KIND["laptop"], 1)
    assert (t.score("A"), t.score("B")) == (0, 0)


@pytest.mark.rule("CS-5.6")
@pytest.mark.parametrize("card", ["trojan", "phishing", "weak-password", "pdos", "sniffer"])
def test_an_attack_needs_a_connected_card(card: str) -> None:
    t = Table().side("B", "provider | laptop 1 | laptop | laptop~ 1:radio").hands(A=card)
    assert t.on(card) == "2"
    assert t.refuses(f"{card}>3") == "CS-5.6"
    assert t.refuses(f"{card}>4") == "CS-5.6"


@pytest.mark.rule("CS-5.6")
@pytest.mark.component("card-ddos")
def test_a_denial_of_service_needs_a_connected_card() -> None:
    t = Table().side("B", "provider | provider~ | wired-router 1 | wired-router | server 4").hands(A="ddos")
    assert t.on("ddos") == "1 3"
    for slot in (2, 4, 5):
        assert t.refuses(f"ddos>{slot}") == "CS-5.6"
