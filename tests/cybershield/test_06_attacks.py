"""Cards 6 – 11 and 26, the attacks: what they have in common, and both denials of service with everything that stops
them.
"""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import Attached, Disrupted, Failed, Mended, Removed
from tests.cybershield.cards import KIND
from tests.cybershield.table import Table

pytestmark = pytest.mark.both

DDOS = pytest.mark.component("card-ddos")
PDOS = pytest.mark.component("card-pdos")
NET = "provider | wired-router 1:uplink | wireless-router 1:uplink | server 2 | laptop 3"


def attack(card: str, side: str = NET) -> Table:
    return Table().side("B", side).hands(A=card)


# Any attack

ATTACKS = ["ddos>4", "pdos>5", "sniffer>5", "trojan>5", "phishing>5", "weak-password>5", "usb-trap>5"]
EACH = [pytest.param(move, marks=pytest.mark.component(f"card-{move.split('>')[0]}")) for move in ATTACKS]


@pytest.mark.parametrize("move", EACH)
@pytest.mark.rule("CS-4.3")
def test_an_attack_costs_a_play_and_stays_on_the_card(move: str) -> None:
    card, _, slot = move.partition(">")
    t = attack(card).turn("A", plays=1).do(move)
    assert f"+{card}" in t.at(f"B{slot}")
    assert t.events_for(Attached) == [Attached(0, KIND[card], 23 + int(slot), -1)]
    assert t.plays == 0
    assert t.cards("A") == t.cards("A", "pile") == ""


@pytest.mark.parametrize("move", EACH)
@pytest.mark.rule("CS-4.5")
def test_an_attack_whose_condition_is_lost_is_discarded(move: str) -> None:
    """The attacker's own event disrupts the card before the attack takes effect."""
    card, _, slot = move.partition(">")
    t = Table().side("B", NET).hands(A=f"{card} hardware-failure", B="budget tender").turn("A", plays=1).do(move)
    t.do("play budget", by="B").do(f"hardware-failure>{slot}", by="A").do("pass", by="B")
    assert t.events_for(Failed) == [Failed(0, KIND[card])]
    assert t.cards("A", "pile") == f"hardware-failure {card}"
    assert f"+{card}" not in t.at(f"B{slot}")
    assert t.plays == 0
    assert t.cards("B") == "tender"  # and no Phishing effect


@pytest.mark.parametrize("move", EACH)
@pytest.mark.rule("CS-5.6")
def test_an_outage_in_between_disconnects_the_card(move: str) -> None:
    card, _, slot = move.partition(">")
    t = Table().side("B", NET).hands(A=f"{card} power-outage", B="budget tender").turn("A", plays=1).do(move)
    t.do("play budget", by="B").do("play power-outage", by="A").do("pass", by="B")
    assert (f"+{card}" in t.at(f"B{slot}")) == (card == "usb-trap")


@pytest.mark.parametrize("move", EACH)
@pytest.mark.rule("CS-4.5")
def test_attacks_are_no_answers(move: str) -> None:
    card, _, _ = move.partition(">")
    t = Table().side("A", NET).hands(A="budget", B=card).do("play budget")
    assert t.refuses(move) == "CS-4.5"


# 6 Distributed denial of service


@DDOS
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_ddos_disrupts_its_card_and_counts_although_it_is_disrupted(slot: int) -> None:
    t = attack("ddos").do(f"ddos>{slot}")
    assert t.at(f"B{slot}").split()[0].endswith("!")
    assert t.events_for(Disrupted) == [Disrupted(23 + slot, -1)]
    assert t.score("B") == {1: -1, 2: 1, 3: 2, 4: 2}[slot]


@DDOS
@pytest.mark.component("card-firewall")
@pytest.mark.parametrize(
    ("side", "targets"),
    [
        (NET, "1 2 3 4"),
        (NET.replace("wired-router 1:uplink |", "wired-router 1:uplink +firewall |"), "3"),
        (NET.replace("wireless-router 1:uplink", "wireless-router 1:uplink +firewall"), "2 4"),
        (NET.replace("wired-router 1:uplink |", "wired-router 1:uplink +firewall! |"), "1 2 3 4"),
        ("provider | wired-router 1 | wired-router 2:cable +firewall | server 3", "1"),
        ("provider | server 1", "1 2"),
        ("provider | wired-router +firewall | server 1", "1 3"),  # the Firewall's Router is not joined to the server
    ],
)
def test_a_firewall_on_it_on_the_joined_router_or_on_any_router_of_a_provider(side: str, targets: str) -> None:
    t = attack("ddos", side)
    assert t.on("ddos") == targets


@DDOS
@pytest.mark.rule("CS-1.3")
def test_a_firewall_in_the_way_is_shown_by_the_card() -> None:
    t = attack("ddos", "provider | wired-router 1 +firewall | server 2")
    assert {t.refuses(f"ddos>{slot}") for slot in (1, 2, 3)} == {"CS-1.3"}


@DDOS
@pytest.mark.component("card-wrong-rules")
def test_wrong_rules_open_the_way() -> None:
    t = attack("ddos wrong-rules", "provider | wired-router 1 +firewall | server 2").do("wrong-rules>2")
    assert t.on("ddos") == "1 2 3"


@DDOS
def test_ddos_is_discarded_at_the_end_of_the_attacked_players_next_turn() -> None:
    t = attack("ddos").do("ddos>1", "end").settle()
    assert t.at("B1") == "provider! 2 3 +ddos"
    t.do("done").settle().do("draw").settle().do("end").settle()
    assert t.at("B1") == "provider 2 3"
    assert t.cards("A", "pile") == "ddos"
    assert t.events_for(Removed) == [Removed(0, KIND["ddos"], 24)]
    assert t.events_for(Mended) == [Mended(24, -1)]
    assert t.score("B") == 5


@DDOS
def test_ddos_stays_through_the_turn_in_which_it_was_played() -> None:
    t = attack("ddos").do("ddos>4", "end").settle()
    assert t.at("B4") == "server! 2 +ddos"


@DDOS
@pytest.mark.rule("CS-5.7")
@pytest.mark.parametrize("move", ["restore 4", "pay 4"])
def test_ddos_is_discarded_when_the_card_is_restored(move: str) -> None:
    side = NET.replace("server", "server!").replace("server! 2", "server! 2 +ddos")
    t = Table().side("B", side).turn("B", plays=1).tokens(B=1).do(move)
    assert t.at("B4") == "server 2"
    assert t.cards("A", "pile") == "ddos"


@DDOS
def test_two_floods_end_together() -> None:
    side = NET.replace("server 2", "server! 2 +ddos").replace("provider", "provider! +ddos")
    t = Table().side("B", side).turn("B").do("end")
    assert t.cards("A", "pile") == "ddos ddos"
    assert t.score("B") == 5


# 7 Persistent denial of service


@PDOS
def test_pdos_disrupts_for_good() -> None:
    t = attack("pdos").do("pdos>4")
    assert t.at("B4") == "server! 2 +pdos"
    assert t.score("B") == 2
    t.do("end").settle().do("done").settle().do("draw").settle()
    assert t.legal("restore") == set()
    assert t.refuses("restore 4") == "CS-5.7"
    t.do("end").settle()
    assert t.at("B4") == "server! 2 +pdos"


@PDOS
@pytest.mark.component("card-update")
def test_a_working_update_keeps_it_away() -> None:
    side = "provider | desktop 1 +update | laptop 1:radio +update! | server +update"
    t = attack("pdos", side)
    assert t.on("pdos") == "3"
    assert t.refuses("pdos>2") == "CS-1.3"
    assert t.refuses("pdos>1") == "CS-5.5"


@PDOS
@pytest.mark.component("card-forgotten-update")
def test_a_forgotten_update_opens_the_way() -> None:
    t = attack("pdos forgotten-update", "provider | desktop 1 +update").do("forgotten-update>2", "pdos>2")
    assert t.at("B2") == "desktop! 1 +update! +pdos"


@PDOS
@pytest.mark.component("card-update")
@pytest.mark.parametrize("player", "AB")
def test_an_update_stops_it_as_an_answer_in_either_turn(player: str) -> None:
    other = "B" if player == "A" else "A"
    t = Table().turn(player, plays=1).side(other, "provider | desktop 1").hands(**{player: "pdos", other: "update"})
    t.do("pdos>2", by=player).do("update>2", by=other)
    assert t.at(f"{other}2") == "desktop 1 +update"
    assert t.cards(player, "pile") == "pdos"


@PDOS
def test_as_one_play_its_owner_discards_the_card_with_all_that_is_on_it() -> None:
    side = "provider | wired-router! 1 +pdos +firewall +generator | desktop 2 | server 2"
    t = Table().side("B", side).turn("B", plays=1)
    assert t.legal("scrap") == {"scrap 2"}
    t.do("scrap 2")
    assert t.lies("B") == "provider | desktop | server"
    assert t.cards("B", "pile") == "wired-router firewall generator"
    assert t.cards("A", "pile") == "pdos"
    assert t.score("B") == 0
    assert t.plays == 0


@PDOS
def test_scrapping_is_announced_and_answered_and_needs_a_play() -> None:
    side = "provider | desktop! 1 +pdos"
    t = Table().side("B", side).turn("B", plays=1).hands(A="budget").do("scrap 2")
    assert t.at("B2") == "desktop! 1 +pdos"
    t.do("play budget", by="A")
    assert t.at("B2") == ""
    t = Table().side("B", side).turn("B", plays=0)
    assert t.refuses("scrap 2") == "CS-4.3"
    t = Table().side("B", side).turn("B", "draw")
    assert t.refuses("scrap 2") == "CS-4.3"
