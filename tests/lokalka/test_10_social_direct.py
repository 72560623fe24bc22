"""LOK-10.2 and LOK-10.4: Social engineering and Direct access."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka.events import Duelled, NodesLost, Played, PlayerOut, Stole
from cyberdeck.games.lokalka.ids import DIRECT, NONE, SOCIAL
from cyberdeck.games.lokalka.view import HIDDEN
from cyberdeck.kernel.game import UNCOMMITTED
from tests.lokalka.table import Table

pytestmark = pytest.mark.both


@pytest.mark.rule("LOK-10.2")
@pytest.mark.component("card-social-engineering")
def test_two_random_cards_of_a_hand() -> None:
    t = Table().hands(A="social", B="a1 a1 d5 router").do("social 2")
    assert t.events_for(Played) == [Played(0, SOCIAL, 1, -1)]
    assert t.odds() == {0: 2, 9: 1, 17: 1}
    t.luck("a1")
    assert t.odds() == {0: 1, 9: 1, 17: 1}
    assert t.cards("discard") == ""  # LOK-4.3
    t.luck("router")
    assert t.decision == "A LOK-4.2"
    assert t.cards("A") == "a1 router"
    assert t.cards("B") == "a1 d5"
    assert t.cards("discard") == "social"


@pytest.mark.rule("LOK-10.2")
@pytest.mark.component("card-social-engineering")
@pytest.mark.parametrize("hand", ["a4", "a4 d2"])
def test_fewer_if_they_have_fewer(hand: str) -> None:
    t = Table().hands(A="social", B=hand).do("social 2").luck(*hand.split())
    assert t.decision == "A LOK-4.2"
    assert t.cards("A") == hand
    assert t.cards("B") == ""


@pytest.mark.rule("LOK-10.2")
@pytest.mark.component("card-social-engineering")
def test_only_the_two_see_which() -> None:
    t = Table().hands(A="social", B="a4 d2 d3").do("social 2").luck("a4", "d2")
    for player in "AB":
        assert [event.kind for event in t.shown_to(player, Stole)] == [3, 6]
    for player in ("C", "D", ""):
        assert [event.kind for event in t.shown_to(player, Stole)] == [NONE, NONE]
    t.nobody_peeks()


@pytest.mark.rule("LOK-10.2")
@pytest.mark.rule("LOK-10.11")
@pytest.mark.rule("LOK-10.12")
@pytest.mark.component("card-social-engineering")
def test_from_another_player_who_is_in_and_has_a_card() -> None:
    t = Table().hands(A="social d1", B="a1", D="a2").out("E")
    assert t.legal("social") == {"social 2", "social 4"}
    assert t.refuses("social 1") == "LOK-10.12"
    assert t.refuses("social 5") == "LOK-10.12"


def duel(attack: str = "a4", hand: str = "d3 d4 a1", **hosts: int) -> Table:
    t = Table().hands(A=f"direct {attack} d1", D=hand)
    if hosts:
        t.host("P4", **hosts)
    return t.do("direct 4")


@pytest.mark.rule("LOK-10.4")
@pytest.mark.component("card-direct-access")
def test_any_player_past_the_topology() -> None:
    t = Table().hands(B="direct a1").turn("B").out("C")
    assert t.legal("direct") == {"direct 1", "direct 4", "direct 5"}
    assert t.refuses("direct 2") == "LOK-10.4"
    assert t.refuses("direct 3") == "LOK-10.4"
    t.do("direct 1")
    assert t.events_for(Played) == [Played(1, DIRECT, 0, -1)]


@pytest.mark.rule("LOK-10.4")
@pytest.mark.component("card-direct-access")
def test_both_pick_a_card_at_the_same_time() -> None:
    t = duel("a4 a2")
    assert t.decision == "AD LOK-10.4"
    assert t.legal(by="A") == {"show a2", "show a4"}  # the attacker must
    assert t.legal(by="D") == {"pass", "show d3", "show d4"}
    assert t.refuses("pass", by="A") == "LOK-10.4"
    assert t.refuses("show d1", by="A") == "LOK-10.4"
    assert t.refuses("show a1", by="D") == "LOK-10.4"
    assert t.refuses("show d5", by="D") == "LOK-10.4"


@pytest.mark.rule("LOK-10.4")
@pytest.mark.component("card-direct-access")
@pytest.mark.parametrize(("first", "move"), [("A", "show a4"), ("D", "show d3"), ("D", "pass")])
def test_nothing_is_shown_before_both_have_acted(first: str, move: str) -> None:
    t = duel("a4 a2")
    other = "D" if first == "A" else "A"
    before = {player: t.view(player) for player in ("", *t.names)}
    events = len(t.happened)
    t.do(move, by=first)
    assert len(t.happened) == events
    seat = t.names.index(first)
    for player in ("", *t.names):
        action = t.view(player).committed[seat]
        assert action == (t.game.encode(t.game.parse_move(move)) if player == first else HIDDEN)
        assert t.view(player).size == before[player].size
        assert t.view(player).discard == before[player].discard
    assert t.view(other).committed[t.names.index(other)] == UNCOMMITTED
    assert t.legal(by=other) == ({"pass", "show d3", "show d4"} if other == "D" else {"show a2", "show a4"})
    t.nobody_peeks()


@pytest.mark.rule("LOK-10.4")
@pytest.mark.component("card-direct-access")
@pytest.mark.parametrize("first", "AD")
def test_the_order_of_actions_does_not_matter(first: str) -> None:
    t = duel()
    actions = {"A": "show a4", "D": "show d3"}
    for player in (first, "D" if first == "A" else "A"):
        t.do(actions[player], by=player)
    assert t.events_for(Duelled) == [Duelled(0, 3, 4, 3)]
    assert t.nodes("P4") == 3
    assert t.cards("discard") == "a4 d3 direct"


@pytest.mark.example("LOK-10 2")
@pytest.mark.rule("LOK-10.4")
@pytest.mark.rule("LOK-4.2")
@pytest.mark.component("card-direct-access")
@pytest.mark.parametrize(("action", "nodes"), [("show d4", 4), ("show d3", 3), ("pass", 3), ("show d5", 4)])
def test_example_2(action: str, nodes: int) -> None:
    """An equal or higher level holds; the defence on D's host has no effect."""
    t = duel("a4 a5", "d3 d4 d5", defence=5).do("show a4", by="A").do(action, by="D")
    assert t.nodes("P4") == nodes
    assert t.defence("P4") == 5
    assert t.decision == "A LOK-4.2"
    assert t.legal("a") == set()
    assert t.refuses("a5>P2") == "LOK-4.2"


@pytest.mark.rule("LOK-10.4")
@pytest.mark.rule("LOK-4.2")
@pytest.mark.component("card-direct-access")
def test_it_needs_an_attack_card_and_none_played_yet() -> None:
    t = Table().hands(A="direct d1")
    assert t.legal("direct") == set()
    assert t.refuses("direct 2") == "LOK-10.4"
    t = Table().hands(A="direct a1 a1").do("a1>P2")
    assert t.refuses("direct 2") == "LOK-4.2"


@pytest.mark.rule("LOK-10.4")
@pytest.mark.component("card-direct-access")
def test_a_defender_without_a_defence_acts_all_the_same() -> None:
    t = duel("a1", "a1")
    assert t.legal(by="D") == {"pass"}
    t.do("pass", by="D").do("show a1", by="A")
    assert t.events_for(Duelled) == [Duelled(0, 3, 1, 0)]
    assert t.events_for(NodesLost) == [NodesLost(6, 1, 3)]


@pytest.mark.rule("LOK-10.4")
@pytest.mark.rule("LOK-8.1")
@pytest.mark.component("card-direct-access")
def test_the_last_node() -> None:
    t = duel(nodes=1).do("show a4", by="A").do("show d3", by="D").luck("a1", "a1")
    assert t.events_for(PlayerOut)[0].player == 3
    assert t.cards("discard") == "a1 a4 d3 d4 direct"  # together with the rest of the hand
    assert t.decision == "A LOK-4.2"
