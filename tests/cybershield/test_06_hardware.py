"""Cards 1 – 5, 12 and 27: the parts of networks; CS-5.11, CS-6.2."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import Attached, Disrupted, Failed, Placed, Removed, TurnedAside
from tests.cybershield.cards import KIND
from tests.cybershield.side import CARDS
from tests.cybershield.table import Table

pytestmark = pytest.mark.both

PARTS = [
    ("provider", "●●▲■", 0),
    ("wireless-router", "●■■■", 1),
    ("wired-router", "●▲▲▲", 1),
    ("desktop", "▲", 1),
    ("laptop", "▲■", 1),
    ("server", "▲", 2),
]


@pytest.mark.parametrize(
    ("card", "symbols", "points"),
    [pytest.param(*part, marks=pytest.mark.component(f"card-{part[0]}")) for part in PARTS],
)
@pytest.mark.rule("CS-4.7")
def test_hardware_is_played_and_scores_once_it_is_connected(card: str, symbols: str, points: int) -> None:
    marks = {"uplink": "●", "cable": "▲", "radio": "■"}
    assert "".join(marks[symbol] for symbol in CARDS[KIND[card]].symbols) == symbols
    t = Table().side("A", "provider").hands(A=f"{card} {card}").turn("A", plays=2)
    joint = min(t.do(f"play {card}").legal("join"))
    t.do(joint)
    assert t.events_for(Placed) == [Placed(0, KIND[card], 1, (0,))]
    assert t.score("A") == points
    assert t.plays == 1
    t.do(f"play {card}")
    if t.decision == "A CS-4.7":
        t.do("done")
    assert t.at("A3") == card
    assert t.score("A") == points


@pytest.mark.parametrize("card", [pytest.param(p[0], marks=pytest.mark.component(f"card-{p[0]}")) for p in PARTS])
def test_hardware_cannot_be_played_without_a_play_nor_as_an_answer(card: str) -> None:
    assert Table().turn("A", plays=0).hands(A=card).refuses(f"play {card}") == "CS-4.3"
    assert Table().hands(B=card).window(2).refuses(f"play {card}") == "CS-4.5"


@pytest.mark.component("card-provider")
@pytest.mark.rule("CS-5.2")
def test_a_provider_is_the_way_to_the_internet() -> None:
    t = Table().side("A", "wired-router | server 1").hands(A="provider").do("play provider", "join 1 uplink")
    assert t.lies("A") == "wired-router 2 3 | server 1 | provider 1"
    assert t.score("A") == 3


GENERATOR = pytest.mark.component("card-generator")


@GENERATOR
@pytest.mark.rule("CS-5.5")
def test_a_generator_is_attached_to_a_provider_or_a_router() -> None:
    t = Table().side("A", "provider | wired-router 1 | wireless-router | desktop 2 | server 2").hands(A="generator")
    assert t.on("generator") == "1 2 3"
    assert t.refuses("generator>4") == "CS-5.5"
    t.do("generator>2")
    assert t.at("A2") == "wired-router 1 4 5 +generator"
    assert t.events_for(Attached) == [Attached(0, KIND["generator"], 1, -1)]
    assert t.score("A") == 5
    assert t.plays == 0


@GENERATOR
def test_a_generator_whose_card_is_disrupted_meanwhile_is_discarded() -> None:
    t = Table().side("A", "provider | wired-router 1").hands(A="generator", B="hardware-failure").do("generator>2")
    t.do("hardware-failure>2", by="B")
    assert t.events_for(Failed) == [Failed(0, KIND["generator"])]
    assert t.cards("A", "pile") == "generator"
    assert t.at("A2") == "wired-router! 1"


@GENERATOR
@pytest.mark.component("card-power-outage")
@pytest.mark.parametrize(
    ("side", "spared"),
    [
        ("provider +generator | wired-router 1 | desktop 2", "1 2 3"),
        ("provider +generator | desktop", "1"),  # not connected, so not behind it
        ("provider | wired-router 1 +generator | desktop 2 | laptop 1:radio", "2 3"),
        ("provider | wired-router! 1 +generator | desktop 2", ""),
        ("provider | wired-router 1 +generator! | desktop 2", ""),
        ("provider | wired-router 1 +generator! +generator | desktop 2", "2 3"),
        ("provider +generator* | desktop 1", ""),
        ("provider +generator | wired-router 1:uplink | provider 2:cable | laptop 3:radio", "1"),  # a second way in
        ("provider +generator | wired-router 1:uplink | provider 2:cable +generator | laptop 3:radio", "1 2 3 4"),
        ("provider | wired-router 1 +generator | wireless-router 1 | provider 2:cable 3:radio | laptop 3", "2"),
        ("provider +generator | desktop~ 1", "1"),
        ("provider~ +generator | desktop 1", ""),
    ],
)
def test_what_a_generator_serves(side: str, spared: str) -> None:
    """The card, and everything connected that would be cut off without cards with a generator."""
    t = Table().side("B", side).hands(A="power-outage")
    if t.legal("play"):
        t.do("play power-outage")
    upright = [spot.place - 23 for spot in t.view().table if not spot.disrupted and not spot.turned]
    assert " ".join(map(str, upright)) == spared


@GENERATOR
@pytest.mark.rule("CS-5.11")
@pytest.mark.component("card-hardware-failure")
def test_hardware_failure_hits_a_generator_by_itself() -> None:
    t = Table().side("B", "provider +generator | wired-router 1 +generator").hands(A="hardware-failure")
    assert t.on("hardware-failure") == "1+generator 2 2+generator"
    t.do("hardware-failure>1+generator")
    assert t.at("B1") == "provider 2 +generator!"
    assert t.events_for(Disrupted) == [Disrupted(24, 4)]
    assert t.score("B") == 2
    assert t.cards("A", "pile") == "hardware-failure"


@GENERATOR
@pytest.mark.rule("CS-5.11")
@pytest.mark.component("card-pdos")
def test_a_persistent_denial_of_service_on_a_generator() -> None:
    t = Table().side("B", "provider +generator").hands(A="pdos").do("pdos>1+generator")
    assert t.at("B1") == "provider +generator*"
    assert t.events_for(Attached) == [Attached(0, KIND["pdos"], 24, 4)]
    assert t.score("B") == -1
    assert t.net("B") == "1"
    t.do("end").settle().do("done", "draw").settle()
    assert t.seat == "B"
    assert t.legal("restore") == set()
    assert t.legal("scrap") == {"scrap 1+generator"}
    plays = t.plays
    t.do("scrap 1+generator").settle()
    assert t.at("B1") == "provider"
    assert t.score("B") == 0
    assert t.plays == plays - 1
    assert t.cards("A", "pile") == "pdos"
    assert t.cards("B", "pile") == "generator"
    assert t.events_for(Removed) == [Removed(0, KIND["pdos"], 24), Removed(1, KIND["generator"], 24)]


@GENERATOR
@pytest.mark.rule("CS-5.11")
@pytest.mark.rule("CS-5.6")
def test_a_persistent_denial_of_service_needs_a_connected_generator_that_works() -> None:
    for side in ("provider~ +generator", "wired-router +generator", "provider +generator!", "provider +generator*"):
        t = Table().side("B", side).hands(A="pdos hardware-failure")
        assert t.refuses("pdos>1+generator") == "CS-5.11"
    t = Table().side("B", "provider~ +generator").hands(A="pdos hardware-failure")
    assert "hardware-failure>1+generator" in t.legal()  # an event needs no connected card


@GENERATOR
@pytest.mark.rule("CS-5.11")
@pytest.mark.parametrize("move", ["pdos>1+generator", "hardware-failure>1+generator"])
def test_a_generator_that_is_hit_in_between(move: str) -> None:
    """The announcer's own Hardware failure takes effect first: then there is no generator to hit."""
    card = move.partition(">")[0]
    t = Table().side("B", "provider +generator").hands(A=f"{card} hardware-failure", B="budget tender").do(move)
    t.do("play budget", by="B").do("hardware-failure>1+generator", by="A").do("pass", by="B")
    assert t.at("B1") == "provider +generator!"
    assert t.events_for(Failed) == [Failed(0, KIND[card])]


@GENERATOR
@pytest.mark.rule("CS-5.11")
def test_an_update_on_its_router_does_not_protect_a_generator() -> None:
    t = Table().side("B", "provider | wired-router 1 +update +generator").hands(A="pdos")
    assert t.on("pdos") == "2+generator"


@GENERATOR
@pytest.mark.rule("CS-5.11")
def test_of_two_generators_one_is_hit_and_the_other_serves() -> None:
    t = Table().side("B", "provider +generator +generator").hands(A="pdos power-outage").do("pdos>1+generator")
    assert t.at("B1") == "provider +generator +generator*"
    assert t.score("B") == 0
    assert t.refuses("play power-outage") == "CS-4.8"
    assert t.events_for(TurnedAside) == []


@pytest.mark.rule("CS-6.2")
@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("firewall", "2 3"),
        ("encryption", "3 5 6"),
        ("update", "2 3 4 5 6"),
        ("antivirus", "4 5 6"),
        ("generator", "1 2 3"),
    ],
)
def test_cards_look_for_keywords(card: str, targets: str) -> None:
    """A Laptop is a Computer and Wireless at once; a Wireless router is a Router too."""
    side = "provider | wired-router | wireless-router | desktop | laptop | server"
    assert Table().side("A", side).hands(A=card).on(card) == targets


@pytest.mark.rule("CS-6.2")
@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("ddos", "1 2 3 6"),
        ("pdos", "2 3 4 5 6"),
        ("sniffer", "3 5"),
        ("trojan", "4 5 6"),
        ("phishing", "4 5"),
        ("weak-password", "2 3 4 5 6"),
        ("usb-trap", "4 5"),
        ("hardware-failure", "2 3 4 5 6"),
    ],
)
def test_attacks_look_for_keywords(card: str, targets: str) -> None:
    side = "provider | wired-router 1:uplink | wireless-router 1:uplink | desktop 2 | laptop 3 | server 2"
    t = Table().side("B", side).hands(A=card)
    assert t.on(card) == targets
    if card != "hardware-failure":
        for slot in {"1", "2", "3", "4", "5", "6"} - set(targets.split()):
            assert t.refuses(f"{card}>{slot}") == "CS-5.5"


@pytest.mark.rule("CS-6.2")
@pytest.mark.parametrize(
    ("side", "card", "move"),
    [
        ("provider | desktop 1", "desktop", "play desktop"),
        ("provider | wired-router 1 +firewall | wireless-router", "firewall", "firewall>3"),
    ],
)
def test_a_unique_card_is_in_play_once_a_player(
    monkeypatch: pytest.MonkeyPatch, side: str, card: str, move: str
) -> None:
    """No printed card is Unique yet; a house deck may have one."""
    t = Table().side("A", side).side("B", side).hands(A=card).turn("A", plays=1)
    assert move in t.legal()
    monkeypatch.setattr(t.game.params, "unique", 1 << KIND[card])
    assert t.refuses(move) == "CS-6.2"
    alone = Table().side("A", "provider | wired-router 1").side("B", side).hands(A=card).turn("A", plays=1)
    monkeypatch.setattr(alone.game.params, "unique", 1 << KIND[card])
    assert any(move.split(">")[0] in legal for legal in alone.legal())
