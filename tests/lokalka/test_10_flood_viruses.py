"""LOK-10.1 and LOK-10.3: Flood and Viruses, to which everybody else reacts in turn order."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka.events import Answered, Discarded, NodesLost, Played
from cyberdeck.games.lokalka.ids import FLOOD
from tests.lokalka.table import Table

pytestmark = pytest.mark.both


@pytest.mark.rule("LOK-10.1")
@pytest.mark.component("card-flood")
def test_flood_makes_every_other_player_discard_a_card_of_their_choice() -> None:
    t = Table().hands(B="flood d1", A="a1 a2", C="a3", E="d5 d5").turn("B").do("flood")
    assert t.events_for(Played) == [Played(1, FLOOD, -1, -1)]
    assert t.decision == "C LOK-10.1"
    t.do("drop a3", by="C")  # D has none
    assert t.legal() == {"drop d5"}
    t.do("drop d5", by="E")
    assert t.legal() == {"drop a1", "drop a2"}
    t.do("drop a2", by="A")
    assert t.events_for(Discarded) == [Discarded(2, 2), Discarded(4, 9), Discarded(0, 1)]
    assert t.decision == "B LOK-4.2"
    assert t.cards("B") == "d1"


@pytest.mark.rule("LOK-10.1")
@pytest.mark.rule("LOK-10.12")
@pytest.mark.component("card-flood")
def test_flood_goes_round_in_the_present_direction() -> None:
    t = Table().hands(**dict.fromkeys("ACDE", "a1"), B="flood").hands(D="").out("D").backwards().turn("B")
    t.do("flood")
    order = []
    while t.seat != "B":
        order.append(t.seat)
        t.do("drop a1")
    assert order == ["A", "E", "C"]


@pytest.mark.rule("LOK-10.11")
@pytest.mark.component("card-flood")
def test_flood_with_nobody_to_discard() -> None:
    t = Table().hands(A="flood a1")
    assert t.refuses("flood") == "LOK-10.11"
    assert "flood" in Table().hands(A="flood", E="a1").legal()


@pytest.mark.rule("LOK-10.3")
@pytest.mark.component("card-viruses")
def test_viruses_cost_a_node_unless_a_defence_is_played_from_hand() -> None:
    t = Table().hands(A="viruses", B="d1 d5 a1", D="a5").host("P3", defence=5).do("viruses")
    assert t.decision == "B LOK-10.3"
    assert t.legal() == {"pass", "show d1", "show d5"}
    t.do("show d1", by="B")
    assert t.events_for(NodesLost) == []
    assert t.cards("discard") == "d1"
    assert t.legal() == {"pass"}  # C: a defence on the host does not help
    t.do("pass", by="C").do("pass", by="D")
    assert t.events_for(NodesLost) == []  # all at once
    t.do("pass", by="E")
    assert t.events_for(Answered) == [Answered(1, 1), Answered(2, 0), Answered(3, 0), Answered(4, 0)]
    assert t.events_for(NodesLost) == [NodesLost(place, 1, 3) for place in (4, 6, 8)]
    assert [t.nodes(f"P{n}") for n in range(1, 6)] == [5, 4, 3, 3, 3]
    assert t.defence("P3") == 5
    assert t.cards("discard") == "d1 viruses"
    assert t.decision == "A LOK-4.2"


@pytest.mark.rule("LOK-10.3")
@pytest.mark.component("card-viruses")
def test_a_player_with_a_defence_need_not_play_it() -> None:
    t = Table().hands(A="viruses", B="d5").do("viruses").do("pass", by="B").do("pass", "pass", "pass")
    assert t.nodes("P2") == 3
    assert t.cards("B") == "d5"


@pytest.mark.rule("LOK-10.3")
@pytest.mark.rule("LOK-10.12")
@pytest.mark.component("card-viruses")
def test_viruses_go_round_in_the_present_direction_past_players_who_are_out() -> None:
    t = Table().hands(C="viruses").out("E").backwards().turn("C").do("viruses")
    order = []
    while t.seat != "C":
        order.append(t.seat)
        t.do("pass")
    assert order == ["B", "A", "D"]
    assert [t.nodes(f"P{n}") for n in range(1, 6)] == [4, 3, 4, 3, 0]


@pytest.mark.rule("LOK-10.3")
@pytest.mark.component("card-viruses")
def test_viruses_are_no_attack() -> None:
    t = Table().hands(A="viruses a1").do("viruses", "pass", "pass", "pass", "pass")
    assert "P2" in t.targets()


@pytest.mark.rule("LOK-10.1")
@pytest.mark.rule("LOK-10.3")
@pytest.mark.rule("LOK-10.7")
def test_a_sandboxed_player_reacts_like_all_others() -> None:
    t = Table().hands(A="flood viruses", B="a1").skips(B=1).do("flood").do("drop a1", by="B").do("viruses")
    t.do("pass", by="B").do("pass", "pass", "pass")
    assert t.nodes("P2") == 3


@pytest.mark.rule("LOK-9.5")
@pytest.mark.rule("LOK-8.2")
def test_captured_hosts_of_all_who_fall_go_back() -> None:
    t = Table().hands(C="viruses").turn("C").host("H1", owner="B").host("H4", owner="D", defence=1)
    t.host("P2", nodes=1).host("P4", nodes=1).do("viruses", "pass", "pass", "pass", "pass").roll()
    assert [t.owner(f"H{n}") for n in range(1, 6)] == ["A"] * 5
    assert t.defence("H4") == 1
    assert t.decision == "C LOK-4.2"
