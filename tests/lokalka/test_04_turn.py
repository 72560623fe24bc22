"""LOK-4: turns, the deck, the discard pile."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka.events import Discarded, Drew, Reshuffled, TurnBegan, TurnEnded
from cyberdeck.games.lokalka.ids import K_DRAW, NONE
from tests.lokalka.cards import counted
from tests.lokalka.table import Table

pytestmark = pytest.mark.both


@pytest.mark.rule("LOK-4.1")
def test_clockwise_from_the_administrator_two_cards_each() -> None:
    t = Table(4).begun()
    for player in "ABCDAB":
        assert t.decision == f"{player} LOK-4.2"
        t.do("end", by=player)
        while t.seat == player:  # LOK-4.4
            t.do(min(t.legal()))
        t.roll()
    assert [event.player for event in t.events_for(TurnBegan)] == [0, 1, 2, 3, 0, 1, 2]
    assert [event.player for event in t.events_for(Drew)] == [0, 0, 1, 1, 2, 2, 3, 3, 0, 0, 1, 1, 2, 2]


@pytest.mark.rule("LOK-4.1")
def test_the_administrator_begins_in_any_seat() -> None:
    t = Table(4, network="random").fresh().luck("C", "hacker", "hacker", "insider").roll()
    t.do("pass", "pass", "pass", "pass").roll()
    assert t.events_for(TurnBegan) == [TurnBegan(2)]
    assert t.decision == "C LOK-4.2"


@pytest.mark.rule("LOK-4.1")
def test_only_the_player_sees_their_draws() -> None:
    t = Table().turn("A").do("end").luck("a3", "d4")
    assert t.shown_to("B", Drew) == [Drew(1, 2, (1,)), Drew(1, 8, (1,))]
    for other in ("A", "C", ""):
        assert t.shown_to(other, Drew) == [Drew(1, NONE, (1,)), Drew(1, NONE, (1,))]
    assert t.cards("B") == "a3 d4"


@pytest.mark.rule("LOK-4.1")
@pytest.mark.rule("LOK-4.6")
def test_the_discard_pile_becomes_the_deck_at_the_moment_a_card_is_needed() -> None:
    t = Table().piles(deck="a1").do("end")
    assert t.events_for(Reshuffled) == []
    assert t.odds() == {0: 1}
    t.luck("a1")  # the last one: the second card comes out of the discard pile
    assert t.events_for(Reshuffled) == [Reshuffled(109)]
    assert t.cards("discard") == ""
    assert t.odds() == {kind: int(n) - (kind == 0) for kind, n in enumerate(t.game.params.quantity)}
    t.luck("bomb")
    assert t.cards("B") == "a1 bomb"


@pytest.mark.rule("LOK-4.6")
def test_an_empty_deck_stays_empty_until_then() -> None:
    t = Table().piles(deck="a1 a2").do("end").luck("a1", "a2")
    assert t.cards("deck") == ""
    assert t.events_for(Reshuffled) == []
    t.do("end")
    assert t.events_for(Reshuffled) == [Reshuffled(108)]


@pytest.mark.rule("LOK-4.1")
@pytest.mark.parametrize(("deck", "drawn"), [("", 0), ("a1", 1)])
def test_with_both_empty_a_player_draws_what_there_is(deck: str, drawn: int) -> None:
    t = Table().hands(E="rest").piles(deck=deck, discard="").do("end").luck(*deck.split())
    assert t.decision == "B LOK-4.2"
    assert len(t.events_for(Drew)) == drawn
    assert t.cards("B") == deck
    assert t.events_for(Reshuffled) == []


@pytest.mark.rule("LOK-4.1")
@pytest.mark.rule("LOK-4.6")
def test_less_than_two_cards_in_both() -> None:
    t = Table().hands(E="rest").piles(deck="", discard="a1").do("end")
    assert t.events_for(Reshuffled) == [Reshuffled(1)]
    assert t.luck("a1").decision == "B LOK-4.2"


@pytest.mark.rule("LOK-4.2")
def test_any_number_of_specials_and_defences_but_one_attack() -> None:
    t = Table().hands(A="a1 a1 d1 d2 d3 router router sandbox sandbox direct")
    t.do("d1>H1", "router", "a1>P2", "d2>H2", "sandbox 3", "router", "d3>H1", "sandbox 3")
    assert t.cards("A") == "a1 direct"
    assert t.legal() == {"end"}
    assert t.refuses("a1>P2") == "LOK-4.2"
    assert t.refuses("direct 2") == "LOK-4.2"


@pytest.mark.rule("LOK-4.2")
def test_another_attack_in_the_next_turn() -> None:
    t = Table().hands(A="a1", B="a1").do("a1>P2", "end").luck("d1", "d1")
    assert t.targets() == "H1 H2"


@pytest.mark.rule("LOK-4.2")
def test_nothing_need_be_played() -> None:
    t = Table().hands(A="a1 d1 router")
    assert "end" in t.legal()
    assert t.do("end").roll().decision == "B LOK-4.2"


@pytest.mark.rule("LOK-4.3")
def test_a_played_card_goes_to_the_discard_pile() -> None:
    t = Table().hands(A="a1 d2 router flood", B="a5").do("a1>P2")
    assert t.cards("discard") == "a1"
    t.do("d2>H1")
    assert t.cards("discard") == "a1"  # it lies on its host
    t.do("router")
    assert t.cards("discard") == "a1 router"
    t.do("flood")
    assert t.cards("discard") == "a1 router"  # its effect is not complete
    t.do("drop a5", by="B")
    assert t.cards("discard") == "a1 a5 flood router"


@pytest.mark.rule("LOK-4.3")
@pytest.mark.rule("LOK-8.3")
def test_the_card_itself_can_come_back_as_its_own_reward() -> None:
    """It is on the discard pile before rewards are drawn."""
    t = Table().hands(B="a3", E="rest").piles(deck="", discard="").host("H1", nodes=1).turn("B").do("a3>H1")
    assert t.events_for(Reshuffled) == [Reshuffled(1)]
    assert t.odds() == {2: 1}
    assert t.luck("a3").cards("B") == "a3"
    assert t.legal("a") == set()


@pytest.mark.rule("LOK-4.3")
@pytest.mark.rule("LOK-8.3")
def test_viruses_and_direct_access_too() -> None:
    t = Table().hands(A="viruses", E="rest").piles(deck="", discard="").host("P2", nodes=1).do("viruses")
    t.do("pass", "pass", "pass", "pass")
    assert t.odds() == {12: 1}
    t = Table().hands(A="direct a1", E="rest").piles(deck="", discard="").host("P2", nodes=1).do("direct 2")
    t.do("show a1", by="A").do("pass", by="B")
    assert t.odds() == {0: 1, 13: 1}


@pytest.mark.rule("LOK-4.4")
def test_at_most_four_cards_stay_in_hand() -> None:
    t = Table().hands(A="a1 a1 a2 d1 router bomb").do("end")
    assert t.decision == "A LOK-4.4"
    assert t.legal() == {"drop a1", "drop a2", "drop d1", "drop router", "drop bomb"}
    t.do("drop bomb", by="A")
    assert t.legal() == {"drop a1", "drop a2", "drop d1", "drop router"}
    assert t.events_for(TurnEnded) == []
    t.do("drop a1", by="A")
    assert t.events_for(Discarded) == [Discarded(0, 19), Discarded(0, 0)]
    assert t.events_for(TurnEnded) == [TurnEnded(0)]
    assert t.cards("A") == "a1 a2 d1 router"
    assert t.cards("discard") == "a1 bomb"


@pytest.mark.rule("LOK-4.4")
def test_four_cards_are_not_too_many() -> None:
    t = Table().hands(A="a1 a1 a2 d1").do("end")
    assert t.events_for(Discarded) == []
    assert t.state.top.kind == K_DRAW


@pytest.mark.rule("LOK-4.5")
def test_what_everybody_sees() -> None:
    t = Table().hands(A="d3 a1", B="a2 a3").piles(discard="flood a5").host("H2", nodes=1).do("d3>H1")
    for player in ("", *"ABCDE"):
        view = t.view(player)
        assert view.defence[1] == 3
        assert view.nodes[3] == 1
        assert view.size == (1, 2, 0, 0, 0)
        assert view.discard == tuple(counted("flood a5"))
        assert view.deck_size == 110 - 2 - 2 - 2
        assert view.hands == ()
    assert t.view("B").hand == tuple(counted("a2 a3"))
    assert t.view("").hand == ()
