"""LOK-10.10: the Logic bomb."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka.events import (
    BombPassed,
    BombTested,
    Drew,
    NodesLost,
    PlayerOut,
    Reshuffled,
    TurnBegan,
    TurnSkipped,
)
from cyberdeck.games.lokalka.ids import K_TEST, NONE
from cyberdeck.games.lokalka.notation import CARD_NAMES
from tests.lokalka.table import Table

pytestmark = [pytest.mark.both, pytest.mark.rule("LOK-10.10"), pytest.mark.component("card-logic-bomb")]

LILAC = {*(f"a{level}" for level in range(1, 6)), "flood", "social", "viruses", "direct"}


def laid(player: str = "B") -> Table:
    return Table().hands(**{player: "bomb"}).turn(player).do("bomb")


@pytest.mark.rule("LOK-1.2")
@pytest.mark.parametrize("card", [card for card in CARD_NAMES if card != "bomb"])
def test_only_a_card_that_is_only_lilac_sets_it_off(card: str) -> None:
    t = laid()
    assert t.state.top.kind == K_TEST
    assert t.view("").bomb == 1  # face up in front of A
    t.luck(card)
    off = card in LILAC
    assert t.events_for(BombTested) == [BombTested(1, CARD_NAMES.index(card), off)]
    assert t.nodes("P2") == (2 if off else 4)
    assert t.view("").bomb == (NONE if off else 1)
    assert sorted(t.cards("discard").split()) == sorted([card, "bomb"] if off else [card])  # LOK-4.3
    assert t.decision == "B LOK-4.2"  # and B's turn goes on


@pytest.mark.example("LOK-10 1")
@pytest.mark.rule("LOK-8.6")
@pytest.mark.parametrize("nodes", [4, 2, 1])
def test_example_1(nodes: int) -> None:
    t = Table().hands(B="bomb").turn("B").host("P3", nodes=nodes).do("bomb").luck("router").do("end")
    assert t.events_for(BombPassed) == [BombPassed(1, 2)]
    assert t.events_for(TurnBegan) == [TurnBegan(2)]
    assert t.events_for(Drew) == []  # the test comes before the draw
    t.luck("a3")
    assert t.events_for(NodesLost) == [NodesLost(4, min(2, nodes), max(0, nodes - 2))]
    assert t.cards("discard") == "a3 router bomb"
    t.roll()
    assert t.seat == ("C" if nodes > 2 else "D")
    assert [event.player for event in t.events_for(Drew)] == [2 if nodes > 2 else 3] * 2
    assert [(event.player, event.attacker) for event in t.events_for(PlayerOut)] == ([] if nodes > 2 else [(2, NONE)])


def test_a_test_that_goes_well_and_the_bomb_moves_on() -> None:
    t = laid().luck("d1").do("end").luck("d2")
    assert t.state.top.a == 2
    t.roll()
    assert t.seat == "C"
    assert t.view("").bomb == 2
    t.do("end")
    assert t.events_for(BombPassed) == [BombPassed(1, 2), BombPassed(2, 3)]
    assert t.cards("discard") == "d1 d2"


@pytest.mark.rule("LOK-10.12")
def test_it_passes_in_the_present_direction() -> None:
    t = Table().hands(B="bomb router").turn("B").do("bomb").luck("d1").do("router", "end")
    assert t.events_for(BombPassed) == [BombPassed(1, 0)]
    assert Table().bomb("B").turn("B").out("C").do("end").events_for(BombPassed) == [BombPassed(1, 3)]
    assert Table().bomb("A").backwards().do("end").events_for(BombPassed) == [BombPassed(0, 4)]


@pytest.mark.rule("LOK-10.7")
@pytest.mark.rule("LOK-10.12")
def test_a_sandboxed_player_gets_it_and_keeps_it() -> None:
    t = Table().bomb("B").turn("B").skips(C=1).do("end")
    assert t.events_for(BombPassed) == [BombPassed(1, 2)]
    assert t.events_for(TurnSkipped) == [TurnSkipped(2)]
    assert t.events_for(BombTested) == []
    assert t.view("").bomb == 2
    for player in "DEAB":
        assert t.events_for(BombTested) == []
        t.roll().do("end", by=player)
    assert t.view("").bomb == 2
    assert t.state.top.kind == K_TEST  # now their next turn begins
    t.luck("d5")
    assert t.events_for(BombTested) == [BombTested(2, 9, False)]


def test_nobody_gets_the_credit_for_a_bomb() -> None:
    """No reward and no penalty for anybody: E is a Helpdesk, and A laid the bomb."""
    t = Table().hands(A="bomb d3").host("P2", nodes=1).do("bomb").luck("d1").do("end").luck("a1")
    assert t.events_for(PlayerOut)[0].attacker == NONE
    assert t.roll().seat == "C"
    assert [event.player for event in t.events_for(Drew)] == [2, 2]
    t = Table().hands(A="bomb d3").backwards().host("P5", nodes=2).do("bomb").luck("d1").do("end").luck("a1")
    assert t.events_for(PlayerOut)[0].attacker == NONE
    assert t.cards("A") == "d3"


def test_the_last_enemy_falls_to_a_bomb() -> None:
    t = Table().out("CD").bomb("A").host("P2", nodes=2).do("end").luck("a1")
    assert t.end == "9.1 AE"


@pytest.mark.rule("LOK-4.6")
def test_the_discard_pile_is_reshuffled_for_a_test() -> None:
    t = Table().hands(A="bomb", E="rest").piles(deck="", discard="d1").do("bomb")
    assert t.events_for(Reshuffled) == [Reshuffled(1)]
    t.luck("d1")
    t.do("end")
    assert t.events_for(Reshuffled) == [Reshuffled(1), Reshuffled(1)]  # the test card was discarded
    t.luck("d1")
    assert t.events_for(Reshuffled) == [Reshuffled(1)] * 3  # and then B draws it
    assert t.luck("d1").decision == "B LOK-4.2"


@pytest.mark.rule("LOK-4.6")
def test_with_no_card_to_turn_over_it_does_not_go_off() -> None:
    t = Table().hands(A="bomb", E="rest").piles(deck="", discard="").do("bomb")
    assert t.events_for(BombTested) == []
    assert t.decision == "A LOK-4.2"
    t.do("end")
    assert t.events_for(BombPassed) == [BombPassed(0, 1)]
    assert t.decision == "B LOK-4.2"
    assert t.events_for(BombTested) == []
    t.do("end")
    assert t.view("").bomb == 2


@pytest.mark.rule("LOK-6.5")
def test_no_defence_helps() -> None:
    t = Table().hands(B="bomb").turn("B").host("P2", defence=5).do("bomb").luck("a1")
    assert t.nodes("P2") == 2
    assert t.defence("P2") == 5


@pytest.mark.rule("LOK-4.2")
def test_a_bomb_is_no_attack() -> None:
    t = Table().hands(B="bomb a1").turn("B").do("bomb").luck("d1")
    assert t.targets() == "H1 H2"


@pytest.mark.rule("LOK-10.5")
def test_a_bomb_that_went_off_can_be_taken_back_and_laid_again() -> None:
    t = Table().hands(B="bomb backup").turn("B").do("bomb").luck("a1").do("backup bomb", "bomb")
    assert t.state.top.kind == K_TEST
    assert t.luck("a1").nodes("P2") == 0
