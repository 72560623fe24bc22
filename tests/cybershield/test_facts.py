"""What follows from a view: reasons for points, networks as trees, what waits."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.ui import analysis
from cyberdeck.games.cybershield.ui.analysis import Branch, Joint, Reason
from tests.cybershield.cards import KIND
from tests.cybershield.table import Table

pytestmark = pytest.mark.both

SIDES = [
    "",
    "provider | wired-router 1:uplink +firewall +firewall! | desktop 2 +trojan | laptop! 1:radio +sniffer +update",
    "provider! +ddos | wired-router 1 | server 2 +weak-password +antivirus",
    "provider +generator* +generator | desktop~ 1 +usb-trap +phishing | server! +pdos",
]


@pytest.mark.rule("CS-2.5")
@pytest.mark.parametrize("own", SIDES)
@pytest.mark.parametrize("other", SIDES)
def test_reasons_add_up_to_the_score(own: str, other: str) -> None:
    t = Table().side("A", own).side("B", other)
    for viewer in ("A", "B", ""):
        for seat, player in enumerate("AB"):
            assert sum(reason.points for reason in analysis.reasons(t.game, t.view(viewer), seat)) == t.score(player)


@pytest.mark.rule("CS-2.5")
def test_reasons_name_their_rules() -> None:
    side = "provider | wired-router! 1 +firewall | server 2 | laptop 1:radio +antivirus! +update"
    t = Table().side("A", side).side("B", "provider | laptop 1 +sniffer")
    shown = [(r.place, r.kind, r.points, r.rule) for r in analysis.reasons(t.game, t.view("A"), 0)]
    assert shown == [
        (0, KIND["provider"], 0, "CS-5.2"),
        (1, KIND["wired-router"], 0, "CS-5.3"),
        (1, KIND["firewall"], 0, "CS-5.5"),
        (2, KIND["server"], 0, "CS-5.4"),
        (3, KIND["laptop"], 1, "CS-5.2"),
        (3, KIND["update"], 1, "CS-5.5"),
        (3, KIND["antivirus"], 0, "CS-5.3"),
        (25, KIND["sniffer"], 1, "CS-5.5"),
    ]


@pytest.mark.rule("CS-5.11")
def test_the_reason_of_a_hit_generator() -> None:
    t = Table().side("A", "provider +generator*")
    assert analysis.reasons(t.game, t.view(""), 0)[-1] == Reason(0, 4, KIND["pdos"], 1, -1, "CS-5.11")


@pytest.mark.rule("CS-5.1")
def test_joints() -> None:
    t = Table().side("B", "provider | wired-router 1 | laptop 1:radio | desktop 2")
    assert analysis.joints(t.game, t.view(""), 1) == [Joint(24, 25, 0), Joint(24, 26, 2), Joint(25, 27, 1)]
    assert analysis.joints(t.game, t.view(""), 0) == []


@pytest.mark.rule("CS-5.2")
def test_networks_as_trees() -> None:
    t = Table().side("A", "desktop | wired-router 1 | provider 2:uplink | server | laptop 3:radio")
    assert analysis.trees(t.game, t.view("B"), 0) == [
        [
            Branch(2, 0, -1, False),
            Branch(1, 1, 0, False),
            Branch(0, 2, 1, False),
            Branch(4, 1, 2, False),
        ],
        [Branch(3, 0, -1, False)],
    ]


def test_a_ring_is_shown_once() -> None:
    side = "provider | wired-router 1:uplink | provider 2:cable | wireless-router 1:uplink 3:radio"
    t = Table().side("A", side)
    tree = analysis.trees(t.game, t.view(""), 0)
    assert len(tree) == 1
    assert sorted(branch.place for branch in tree[0] if not branch.again) == [0, 1, 2, 3]
    assert any(branch.again for branch in tree[0])


@pytest.mark.parametrize(("step", "number"), [("arrange", 1), ("draw", 2), ("play", 3), ("discard", 4)])
def test_the_step_is_shown_through_announcements(step: str, number: int) -> None:
    hand = "budget ddos ddos ddos ddos pdos pdos pdos pdos"
    t = Table().turn("A", step).side("A", "provider").hands(A=hand, B="tender budget").do("play budget")
    assert analysis.step(t.view("B")) == number
    assert analysis.step(t.do("play budget", by="B").view("B")) == number


def test_no_step_before_the_first_turn_and_after_the_end() -> None:
    t = Table(turn_limit=1).fresh()
    assert analysis.step(t.view()) == 0
    t = Table(turn_limit=1).turn("B", turns=2).do("end")
    assert t.end
    assert analysis.step(t.view()) == 0


@pytest.mark.component("card-generator")
def test_what_is_powered() -> None:
    t = Table().side("B", "provider | wired-router 1 +generator | desktop 2 | laptop 1:radio")
    assert analysis.powered(t.game, t.view("A"), 1) == [25, 26]
    assert analysis.powered(t.game, t.view("A"), 0) == []


def test_a_card_by_its_place() -> None:
    t = Table().side("A", "provider | desktop 1 | server")
    view = t.view("B")
    spot = analysis.spot_at(view, 1)
    assert spot
    assert spot.kind == KIND["desktop"]
    assert analysis.spot_at(view, 5) is None
    assert [analysis.connected(view, place) for place in (0, 1, 2)] == [True, True, False]
    assert [spot.place for spot in analysis.side(view, 0)] == [0, 1, 2]
