"""LOK-8.1 to LOK-8.6: players who go out, and the consequences."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka.events import (
    BombGone,
    Drew,
    HandDropped,
    HostOut,
    HostsReturned,
    PlayerOut,
    Reshuffled,
    TurnBegan,
)
from cyberdeck.games.lokalka.ids import HACKER, NONE
from tests.lokalka.cards import counted
from tests.lokalka.table import Table

pytestmark = pytest.mark.both


def hit(by: str, target: str, **hands: str) -> Table:
    """Direct access, which needs no neighbours, before it is played; the target has one node left."""
    return Table(8).hands(**{by: f"direct a1 {hands.pop(by, '')}", **hands}).host(target, nodes=1).turn(by)


def direct(t: Table, player: int) -> Table:
    by = t.seat
    return t.do(f"direct {player}").do("show a1", by=by).do("pass", by=t.names[player - 1])


@pytest.mark.rule("LOK-8.1")
@pytest.mark.rule("LOK-3.1")
def test_the_role_is_shown_and_the_hand_discarded() -> None:
    t = direct(hit("A", "P2", B="a5 d5 flood", A="d1"), 2)
    assert t.events_for(PlayerOut) == [PlayerOut(1, HACKER, tuple(counted("a5 d5 flood")), 0)]
    assert t.alive == "ACDEFGH"
    assert t.cards("B") == ""
    assert t.cards("discard") == "a1 a5 d5 flood direct"
    assert t.view("").roles == (0, 1, -2, -2, -2, -2, -2, -2)
    assert t.view("C").possible_roles[1] == (1,)


@pytest.mark.rule("LOK-8.1")
@pytest.mark.rule("LOK-4.1")
def test_turns_of_a_player_who_is_out_are_left_out() -> None:
    t = Table().out("BC").do("end").roll()
    assert t.events_for(TurnBegan) == [TurnBegan(3)]
    assert Table().out("E").backwards().do("end").roll().seat == "D"


@pytest.mark.rule("LOK-8.2")
def test_captured_hosts_go_back_to_the_administrator_with_their_defences() -> None:
    t = hit("C", "P2").host("H1", owner="B", defence=2).host("H5", owner="B", nodes=1).host("H6", owner="D")
    direct(t, 2)
    assert t.events_for(HostsReturned) == [HostsReturned(1, (1, 9))]
    assert [t.owner(host) for host in ("H1", "H5", "H6")] == ["A", "A", "D"]
    assert t.defence("H1") == 2
    assert t.nodes("H5") == 1


@pytest.mark.rule("LOK-8.2")
def test_nothing_goes_back_from_a_player_who_had_nothing() -> None:
    assert direct(hit("C", "P2"), 2).events_for(HostsReturned) == []


REWARDS = [("B", "H1", 1), ("C", "H2", 1), ("E", "H5", 1), ("A", "H2", 0)]


@pytest.mark.rule("LOK-8.3")
@pytest.mark.parametrize(("by", "host", "cards"), REWARDS)
def test_the_reward_for_an_auxiliary_host(by: str, host: str, cards: int) -> None:
    """The Administrator gets none, not even for a captured host."""
    t = Table().hands(**{by: "a1"}).turn(by).host(host, nodes=1)
    if by == "A":
        t.host("H2", owner="B").out("C")
    t.do(f"a1>{host}").luck(*["d1"] * cards)
    assert t.decision == f"{by} LOK-4.2"
    assert len(t.events_for(Drew)) == cards
    assert len(t.events_for(HostOut)) == 1


@pytest.mark.rule("LOK-8.3")
@pytest.mark.parametrize("by", "ABCE")
@pytest.mark.parametrize(("player", "cards"), [(4, 2), (6, 2), (8, 3), (7, 0)])
def test_the_reward_for_a_player(by: str, player: int, cards: int) -> None:
    """D and F are Hackers, H is an Insider, G is a Helpdesk; the attacker's role does not matter."""
    t = direct(hit(by, f"P{player}"), player).luck(*["d1"] * cards)
    assert t.decision == f"{by} LOK-4.2"
    assert [event.player for event in t.events_for(Drew)] == [t.names.index(by)] * cards


@pytest.mark.rule("LOK-8.3")
def test_rewards_are_seen_by_the_player_who_draws_them() -> None:
    t = direct(hit("C", "P4"), 4).luck("a4", "a5")
    assert [event.kind for event in t.shown_to("C", Drew)] == [3, 4]
    assert [event.kind for event in t.shown_to("A", Drew)] == [NONE, NONE]


@pytest.mark.rule("LOK-8.3")
@pytest.mark.rule("LOK-4.6")
def test_rewards_are_what_there_is() -> None:
    """Three are due for an Insider, but only the two played cards are left."""
    t = hit("B", "P8", A="rest").piles(deck="", discard="")
    direct(t, 8)
    assert t.events_for(Reshuffled) == [Reshuffled(2)]
    assert t.luck("a1", "direct").decision == "B LOK-4.2"
    assert t.cards("B") == "a1 direct"


@pytest.mark.rule("LOK-8.3")
@pytest.mark.rule("LOK-8.5")
def test_one_card_takes_out_several_and_each_gives_its_reward() -> None:
    """Two Hackers and an Insider; a Helpdesk who goes out with them gives nothing."""
    t = Table(8).hands(C="viruses").turn("C")
    for place in ("P2", "P4", "P7", "P8"):
        t.host(place, nodes=1)
    t.do("viruses", *["pass"] * 7)
    assert [event.player for event in t.events_for(PlayerOut)] == [1, 3, 6, 7]
    t.luck(*["d1"] * 7)
    assert t.decision == "C LOK-4.2"
    assert [event.player for event in t.events_for(Drew)] == [2] * 7


@pytest.mark.rule("LOK-8.4")
@pytest.mark.parametrize("way", ["attack", "direct", "viruses"])
def test_an_administrator_who_takes_out_a_helpdesk_discards_the_hand(way: str) -> None:
    t = Table().hands(A="a1 a2 d3 router direct viruses").host("P5", nodes=1)
    if way == "attack":
        t.do("a1>P5")
    elif way == "direct":
        direct(t, 5)
    else:
        t.do("viruses", "pass", "pass", "pass", "pass")
    assert len(t.events_for(HandDropped)) == 1
    assert t.cards("A") == ""
    assert t.cards("discard") == "a1 a2 d3 viruses direct router"
    assert t.decision == "A LOK-4.2"
    assert t.legal() == {"end"}


@pytest.mark.rule("LOK-8.4")
@pytest.mark.rule("LOK-8.5")
def test_before_any_rewards_of_the_same_card() -> None:
    """E, a Helpdesk, and B, a Hacker, go out by the same Viruses: A discards the hand, then draws two."""
    t = Table().hands(A="viruses a1 a2", D="rest").piles(deck="", discard="")
    t.host("P2", nodes=1).host("P5", nodes=1).do("viruses", "pass", "pass", "pass", "pass")
    assert t.events_for(HandDropped) == [HandDropped(0, tuple(counted("a1 a2")))]
    assert t.events_for(Reshuffled) == [Reshuffled(3)]  # so A's own cards may come back
    t.luck("a1", "viruses")
    assert t.cards("A") == "a1 viruses"
    order = [type(event) for event in t.happened]
    assert order.index(HandDropped) < order.index(Drew)


@pytest.mark.rule("LOK-8.4")
@pytest.mark.parametrize("by", "BCG")
def test_nobody_else_does(by: str) -> None:
    t = direct(hit(by, "P5", **{by: "d2"}), 5)
    assert t.events_for(HandDropped) == []
    assert t.cards(by) == "d2"


@pytest.mark.rule("LOK-8.4")
def test_no_discard_for_taking_out_others() -> None:
    t = direct(hit("A", "P2", A="d2"), 2).luck("d1", "d1")
    assert t.events_for(HandDropped) == []
    assert t.cards("A") == "d1 d1 d2"


@pytest.mark.rule("LOK-8.5")
def test_the_player_of_the_card_took_everybody_out() -> None:
    t = Table().hands(C="viruses").host("P2", nodes=1).host("P5", nodes=1).turn("C")
    t.do("viruses", "pass", "pass", "pass", "pass")
    assert [(event.player, event.attacker) for event in t.events_for(PlayerOut)] == [(1, 2), (4, 2)]


@pytest.mark.rule("LOK-8.6")
@pytest.mark.rule("LOK-10.10")
def test_a_player_who_goes_out_in_the_own_turn_ends_it() -> None:
    t = Table().hands(B="bomb a1 a2 a3 a4 a5").host("P2", nodes=2).turn("B").do("bomb").luck("a1")
    assert t.events_for(PlayerOut)[0].attacker == NONE
    assert t.events_for(TurnBegan) == [TurnBegan(2)]  # and C draws
    assert t.roll().decision == "C LOK-4.2"
    assert [decision[3] for decision in t.view("").stack] == [2]  # nothing of B's turn is left
    assert [event.player for event in t.events_for(Drew)] == [2, 2]


@pytest.mark.rule("LOK-8.6")
def test_a_bomb_before_a_player_who_goes_out_is_discarded() -> None:
    t = direct(hit("A", "P2").bomb("B"), 2)
    assert t.events_for(BombGone) == [BombGone(1)]
    assert t.view().bomb == NONE
    assert "bomb" in t.cards("discard").split()
    t = direct(hit("A", "P2").bomb("C"), 2)
    assert t.events_for(BombGone) == []
    assert t.view().bomb == 2


@pytest.mark.rule("LOK-8.1")
@pytest.mark.rule("LOK-10.7")
def test_turns_to_be_skipped_go_with_the_player() -> None:
    t = direct(hit("A", "P2").skips(B=2), 2)
    assert t.view().skips == (0,) * 8
