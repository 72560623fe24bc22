"""KR-1: zones, kinds of cards, and known cards."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh.events import Blocked, Drew, HandSeen, Played
from cyberdeck.games.kiberrubezh.ids import NONE
from tests.kiberrubezh.cards import KIND, counted, spelled
from tests.kiberrubezh.table import Table

pytestmark = pytest.mark.both

ATTACK_OF = {
    "malware": "mail-worm",
    "denial": "syn-flood",
    "intrusion": "sql-injection",
    "tempest": "acoustic-channel",
    "crypto": "dictionary-attack",
}
MEASURE_OF = {
    "malware": "antivirus",
    "denial": "rate-limiter",
    "intrusion": "firewall",
    "tempest": "noise-generator",
    "crypto": "encryption",
}


@pytest.mark.rule("KR-1.2")
def test_cards_go_from_hand_to_their_zones_and_to_the_discard_pile() -> None:
    t = Table().turn("A", "deploy").side(A="laptop laptop").hands(A="antivirus mail-worm")
    t.do("lay antivirus", "lay mail-worm")
    assert t.cards("A") == ""
    assert t.lies("A") == "laptop laptop mail-worm antivirus"
    t.do("drop antivirus")
    assert t.cards("A", "pile") == "antivirus"
    assert t.view("B").piles[0] == t.view().piles[0] == tuple(counted("antivirus"))  # face up


@pytest.mark.rule("KR-1.2")
@pytest.mark.parametrize("phase", ["assets", "deploy", "attack"])
def test_only_what_is_in_hand_is_laid(phase: str) -> None:
    t = Table().turn("A", phase).side(A="laptop").hands(B="laptop antivirus extra-funding")
    assert t.legal("lay") == set()
    assert t.refuses("lay laptop") == t.refuses("lay extra-funding") == "KR-1.2"


@pytest.mark.rule("KR-1.3")
def test_power_is_given_by_active_assets_and_of_two_kinds() -> None:
    t = Table().turn("A", "deploy").side(A="laptop workstation test-bench server/ cluster//")
    assert t.power("A") == "0/3 0/3"
    t = Table().turn("A", "deploy").side(A="server").hands(A="antivirus mail-worm")
    assert t.legal("lay") == {"lay antivirus"}  # no attack power
    t = Table().turn("A", "deploy").side(A="c2-server").hands(A="antivirus mail-worm")
    assert t.legal("lay") == {"lay mail-worm"}


@pytest.mark.rule("KR-1.4")
@pytest.mark.rule("KR-1.5")
@pytest.mark.parametrize("category", ATTACK_OF)
def test_a_measure_blocks_attacks_of_its_category_alone(category: str) -> None:
    means = " ".join(ATTACK_OF.values())
    t = Table().side(A=f"cluster c2-server {means}", B=f"cluster {MEASURE_OF[category]}").wave(means)
    assert t.legal("block") == {f"block {MEASURE_OF[category]} {ATTACK_OF[category]}"}
    other = next(attack for name, attack in ATTACK_OF.items() if name != category)
    assert t.refuses(f"block {MEASURE_OF[category]} {other}") == "KR-1.5"


@pytest.mark.rule("KR-1.5")
@pytest.mark.component("KR card-security-policy")
def test_a_measure_without_category_blocks_any_attack() -> None:
    means = " ".join(ATTACK_OF.values())
    t = Table().side(A=f"cluster c2-server {means}", B="server server security-policy").wave(means)
    assert t.legal("block") == {f"block security-policy {attack}" for attack in ATTACK_OF.values()}


@pytest.mark.rule("KR-1.5")
@pytest.mark.component("KR card-scrubbing")
def test_a_measure_blocks_so_many_attacks_and_may_stop_earlier() -> None:
    side = "test-bench test-bench syn-flood syn-flood syn-flood syn-flood"
    t = Table().side(A=side, B="server laptop scrubbing").wave("syn-flood syn-flood syn-flood syn-flood")
    t.do("block scrubbing syn-flood", "block scrubbing syn-flood")
    assert t.to_act == "B block"
    t.do("block scrubbing syn-flood")
    assert t.to_act == "A resolve"  # one is left
    t.do("mill syn-flood").luck("laptop", "laptop")
    assert t.to_act == "A attack"
    t = Table().side(A=side, B="server laptop scrubbing").wave("syn-flood syn-flood")
    t.do("block scrubbing syn-flood", "done")
    assert t.to_act == "A resolve"
    assert t.lies("B").endswith("scrubbing/")
    assert len(t.events_for(Blocked)) == 1


@pytest.mark.rule("KR-1.6")
@pytest.mark.component("KR card-extra-funding")
@pytest.mark.parametrize("phase", ["assets", "deploy", "attack"])
def test_an_event_works_at_once_in_any_phase_and_lies_there_till_the_end_of_the_turn(phase: str) -> None:
    t = Table().turn("A", phase).hands(A="extra-funding").do("lay extra-funding").luck("laptop", "server")
    assert t.cards("A") == "laptop server"
    assert t.cards("A", "events") == "extra-funding"
    assert t.cards("A", "pile") == ""
    assert t.to_act == f"A {phase}"
    t.end()
    assert t.cards("A", "events") == ""
    assert t.cards("A", "pile") == "extra-funding"


@pytest.mark.rule("KR-1.6")
def test_the_defender_plays_events_when_attacked_and_only_then() -> None:
    t = Table().side(A="test-bench mail-worm mail-worm").hands(B="extra-funding")
    assert t.seat == "A"
    t.wave("mail-worm").do("lay extra-funding", by="B").luck("laptop", "laptop")
    assert t.to_act == "B react"
    t.do("done").do("mill mail-worm").luck("server", "server").end()
    assert t.cards("B", "pile") == "server server extra-funding"


@pytest.mark.rule("KR-1.6")
def test_its_cost_counts_until_the_end_of_the_turn() -> None:
    t = Table().turn("A", "deploy").side(A="test-bench", B="server firewall").hands(A="recruited-insider mail-worm")
    t.do("lay recruited-insider", "on firewall")
    assert t.power("A") == "0/0 2/2"
    assert t.legal("lay") == set()
    assert t.refuses("lay mail-worm") == "KR-3.5"
    t.end()
    assert t.power("A") == "0/0 0/2"


@pytest.mark.rule("KR-1.6")
@pytest.mark.component("KR card-emergency-patch")
def test_the_defenders_too() -> None:
    t = Table().side(A="test-bench mail-worm mail-worm", B="laptop").hands(B="emergency-patch emergency-patch")
    t.wave("mail-worm mail-worm").do("lay emergency-patch", "on mail-worm")
    assert t.power("B") == "1/1 0/1"
    assert t.legal() == {"done"}
    assert t.refuses("lay emergency-patch") == "KR-3.5"


@pytest.mark.rule("KR-1.6")
def test_no_event_answers_an_event() -> None:
    t = Table().hands(A="joint-exercise", B="extra-funding reserve-capacity").do("lay joint-exercise").roll()
    assert t.to_act == "A attack"
    assert t.events_for(Played) == [Played(0, KIND["joint-exercise"])]


@pytest.mark.rule("KR-1.7")
@pytest.mark.component("KR card-apt")
@pytest.mark.component("KR card-smartphone")
def test_a_text_beats_the_rules() -> None:
    """KR-3.9 would discard the means, KR-3.4 would stop after two assets."""
    t = Table().side(A="c2-server c2-server apt").wave("apt").do("mill apt").roll().end()
    assert t.lies("A") == "c2-server c2-server apt/"
    t = Table().turn("A", "assets").hands(A="laptop laptop smartphone smartphone smartphone")
    t.do("lay laptop", "lay laptop", "lay smartphone", "lay smartphone", "lay smartphone")
    assert t.power("A") == "0/2 0/5"


@pytest.mark.rule("KR-1.7")
def test_the_attacker_chooses_the_order_of_their_attacks() -> None:
    t = Table().side(A="test-bench test-bench mail-worm phishing").wave("mail-worm phishing")
    assert t.legal() == {"mill mail-worm", "strike phishing", "mill phishing"}
    t.do("strike phishing").luck("laptop", "server", "server").do("mill mail-worm").luck("tablet", "tablet")
    assert t.to_act == "A attack"


@pytest.mark.rule("KR-1.9")
def test_deck_lists_are_open_and_the_order_is_not() -> None:
    t = Table().hands(A="laptop", B="server server")
    view = t.view()
    assert view.hand == ()
    assert view.size == (1, 2)
    assert t.view("A").hand == tuple(counted("laptop"))
    t.nobody_peeks()


@pytest.mark.rule("KR-1.10")
@pytest.mark.component("KR card-emission-interception")
def test_a_hand_that_is_seen_lies_open_for_a_moment() -> None:
    t = Table().side(A="test-bench emission-interception").hands(B="firewall laptop laptop")
    t.wave("emission-interception").do("done", by="B").do("strike emission-interception")
    assert t.events_for(HandSeen) == [HandSeen(1, tuple(counted("laptop laptop firewall")))]
    assert t.shown_to("", HandSeen) == t.events_for(HandSeen)
    assert t.view("A").known[1] == t.view().known[1] == tuple(counted("laptop laptop firewall"))
    t.roll().end().nobody_peeks()
    assert t.cards("B", "known") == "laptop laptop firewall"  # a drawn card is not known
    assert [e.kind for e in t.shown_to("A", Drew)] == [NONE, NONE]


@pytest.mark.rule("KR-1.10")
def test_of_equal_cards_the_known_one_leaves_first() -> None:
    t = Table().turn("A", "assets").hands(A="laptop laptop").known(A="laptop").do("lay laptop")
    assert t.cards("A") == "laptop"
    assert t.cards("A", "known") == ""


@pytest.mark.rule("KR-1.10")
def test_what_is_known_of_a_deck_is_drawn_openly() -> None:
    t = Table().turn("B").peeked(A="server laptop tablet").end()
    assert t.cards("A") == t.cards("A", "known") == "laptop server"
    assert [e.kind for e in t.shown_to("", Drew)] == [KIND["server"], KIND["laptop"]]
    assert t.cards("A", "peeked") == "tablet"


@pytest.mark.rule("KR-1.10")
def test_a_card_under_the_deck_is_drawn_openly_if_all_know_it() -> None:
    t = Table().turn("B").deck(A="").under(A="server laptop+ tablet+").end()
    assert t.cards("A") == "laptop server"
    assert t.cards("A", "known") == "laptop"
    assert [e.kind for e in t.shown_to("B", Drew)] == [NONE, KIND["laptop"]]
    assert t.view("B").under[0] == (KIND["tablet"],)
    assert spelled(t.view("A").hand) == "laptop server"
