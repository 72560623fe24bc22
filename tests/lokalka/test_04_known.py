"""LOK-4.7: cards in a hand that other players know something about."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka import Lokalka, Options
from cyberdeck.games.lokalka.events import Knew, PlayerOut, Reshuffled, Stole
from cyberdeck.games.lokalka.ids import NONE
from cyberdeck.games.lokalka.notation import CARD_NAMES
from cyberdeck.kernel import laws
from cyberdeck.kernel.game import OVER, SPECTATOR
from cyberdeck.kernel.rng import FastRng
from tests.lokalka.cards import counted, spelled
from tests.lokalka.table import Table

pytestmark = [pytest.mark.both, pytest.mark.rule("LOK-4.7")]


def known(t: Table, player: str = "") -> list[str]:
    """The marked cards that a player, or a spectator, sees: `A a5`, or `A ?` if the card is unknown to them; then who
    knows it, its pool, and what it cannot be.
    """
    found = []
    for card in t.view(player).marked:
        kind = "?" if card.kind == NONE else CARD_NAMES[card.kind]
        by = "".join("w" if seat == -1 else t.names[seat] for seat in card.known_by)
        pool = f" pool {card.pool}" if card.pool else ""
        nots = "".join(f" not {CARD_NAMES[kind]}" for kind in card.ruled_out)
        found.append(f"{t.names[card.holder]} {kind} {by}".strip() + pool + nots)
    return sorted(found)


@pytest.mark.rule("LOK-10.5")
@pytest.mark.component("card-backup")
def test_a_card_from_the_discard_pile_is_known_to_all() -> None:
    t = Table().hands(A="backup d1").piles(discard="a5").do("backup a5")
    for player in ("", *t.names):
        assert known(t, player) == ["A a5 wBCDE"]
    t.nobody_peeks()


@pytest.mark.rule("LOK-10.5")
def test_until_it_is_played_or_discarded() -> None:
    t = Table().hands(A="backup d1").piles(discard="a5").do("backup a5", "a5>P2")
    assert known(t) == []
    assert t.events_for(Knew) == [Knew(0, True, (-1, 1, 2, 3, 4), 0, ())]
    t = Table().hands(A="backup a1 a2 a3 a4").piles(discard="d5").do("backup d5", "end", "drop d5")
    assert known(t) == []


@pytest.mark.rule("LOK-10.5")
def test_of_equal_cards_the_one_that_most_know_goes_first() -> None:
    t = Table().hands(A="backup a5").piles(discard="a5").do("backup a5", "a5>P2")
    assert known(t) == []
    assert t.cards("A") == "a5"


@pytest.mark.rule("LOK-10.2")
@pytest.mark.component("card-social-engineering")
def test_the_previous_holder_of_a_card_still_knows_it() -> None:
    t = Table().hands(A="social d1", B="a5 d2 d2").do("social 2").luck("a5", "d2")
    assert known(t, "A") == known(t, "B") == ["A a5 B", "A d2 B"]
    for player in ("C", "D", "E", ""):
        assert known(t, player) == ["A ? B", "A ? B"]
    t.nobody_peeks()
    t.do("a5>P2")
    assert t.events_for(Knew) == [Knew(0, True, (1,), 0, ())]
    assert known(t, "B") == ["A d2 B"]


@pytest.mark.rule("LOK-10.2")
def test_a_card_that_goes_through_several_hands() -> None:
    t = Table().hands(A="social", B="a5", C="social").turn("A").do("social 2").luck("a5").do("end").roll().do("end")
    t.luck("d1", "d1").do("social 1")
    assert t.odds() == {1: 1}  # openly: A has nothing but this card, and it is marked
    t.luck("1")
    assert t.odds() == {4: 1}
    t.luck("a5")
    assert known(t, "A") == known(t, "B") == known(t, "C") == ["C a5 AB"]
    assert known(t, "D") == ["C ? AB"]
    assert t.events_for(Stole)[-1] == Stole(2, 0, 4, (0, 1, 2), True, (1,), 0, ())
    assert [event.kind for event in t.shown_to("D", Stole)] == [NONE, NONE]
    t.nobody_peeks()


@pytest.mark.rule("LOK-10.2")
def test_a_card_that_comes_back_is_known_to_its_holder_in_between() -> None:
    t = Table().hands(A="social", B="a5 social").do("social 2").luck("a5", "social").do("end").luck("social", "d1")
    t.do("social 1")
    assert t.odds() == {1: 2}
    t.luck("1", "a5", "1", "social")
    assert known(t, "A") == ["B a5 A", "B social A"]
    assert known(t, "C") == ["B ? A", "B ? A"]


@pytest.mark.rule("LOK-10.2")
@pytest.mark.rule("LOK-10.5")
def test_what_all_know_stays_known_to_all_when_it_is_stolen() -> None:
    t = Table().hands(A="backup", B="social").piles(discard="a5").do("backup a5", "end").luck("d1", "d1")
    t.do("social 1").luck("1", "a5")
    for player in ("", *t.names):
        assert known(t, player) == ["B a5 wACDE"]


@pytest.mark.rule("LOK-10.2")
def test_everybody_sees_whether_a_known_card_is_taken() -> None:
    """A holds one card that all know and two that nobody else knows. Chance first draws which sort is taken."""
    t = Table().hands(A="backup a1 a2", B="social").piles(discard="a5").do("backup a5", "end").luck("d1", "d1")
    t.do("social 1")
    assert t.odds() == {0: 2, 1: 1}
    t.luck("0")
    assert t.odds() == {0: 1, 1: 1}
    t.luck("a2")
    assert t.events_for(Stole)[0].marked is False
    assert known(t) == ["A a5 wBCDE", "B ? A"]
    t.nobody_peeks()


def test_a_fresh_card_that_leaves_reveals_what_the_others_are_not() -> None:
    """Of equal cards the known one leaves first, so the card of A that B knows is not d2."""
    t = Table().hands(A="social d1 d2", B="a5").do("social 2").luck("a5").do("d2>H1")
    assert t.events_for(Knew) == [Knew(0, False, (), 0, ())]
    assert known(t, "C") == ["A ? B not d2"]
    t.do("d1>H2")
    assert known(t, "C") == ["A ? B not d1 not d2"]
    assert known(t, "B") == ["A a5 B not d1 not d2"]
    t.nobody_peeks()


def test_nothing_is_ruled_out_of_what_all_know() -> None:
    t = Table().hands(A="backup d1").piles(discard="a5").do("backup a5", "d1>H1")
    assert known(t) == ["A a5 wBCDE"]


def test_a_known_card_that_leaves_reveals_nothing_of_those_that_fewer_know() -> None:
    t = Table().hands(A="backup social", B="a5").piles(discard="d1").do("backup d1", "social 2").luck("a5")
    t.do("d1>H1")
    assert known(t, "C") == ["A ? B"]


def test_a_card_that_few_know_reveals_what_those_that_more_know_are_not() -> None:
    """A has a5, which C and B had, and d1, which B had. If both were d1, the one that more players know would leave."""
    t = Table().backwards().hands(B="social d1", C="a5", A="social").turn("B").do("social 3").luck("a5")
    t.do("end").luck("d2", "d3").do("social 2").luck("1", "a5", "d1")
    assert known(t, "D") == ["A ? B", "A ? BC"]
    t.do("d1>H1")
    assert known(t, "D") == ["A ? BC not d1"]
    t.nobody_peeks()


@pytest.mark.rule("LOK-4.6")
@pytest.mark.rule("LOK-10.5")
def test_what_all_know_is_in_no_pool() -> None:
    t = Table().hands(A="backup", B="d5").piles(deck="").do("backup a5", "end")
    assert known(t) == ["A a5 wBCDE", "B ? pool 1"]
    assert t.view("").pools == ((1, tuple(counted("d5"))),)


@pytest.mark.rule("LOK-4.6")
def test_what_is_held_when_the_deck_is_reshuffled_forms_a_pool() -> None:
    t = Table().hands(A="a1 a1", B="d5", C="router").piles(deck="").do("end")
    assert len(t.events_for(Reshuffled)) == 1
    for player in ("", "D", "E"):
        assert known(t, player) == ["A ? pool 1", "A ? pool 1", "B ? pool 1", "C ? pool 1"]
    assert known(t, "A") == ["A a1 pool 1", "A a1 pool 1", "B ? pool 1", "C ? pool 1"]
    assert t.view("").pools == ((1, tuple(counted("a1 a1 d5 router"))),)
    t.luck("d1", "d2")  # fresh ones
    assert len(known(t)) == 4
    t.nobody_peeks()


@pytest.mark.rule("LOK-4.6")
def test_counting_shows_what_a_pool_holds_but_not_who_has_which() -> None:
    t = Table().hands(B="d5", C="router").piles(deck="").do("end")
    worlds = t.game.worlds(t.view("A"))
    rng = FastRng(3)
    seen = set()
    for _ in range(50):
        world = t.game.view(worlds.sample(rng), 1).hand
        seen.add(spelled(world))
    assert seen == {"d5", "router"}
    assert {spelled(t.game.view(t.game.worlds(t.view("B")).sample(rng), 2).hand) for _ in range(20)} == {"router"}


@pytest.mark.rule("LOK-4.6")
def test_a_card_of_a_pool_that_leaves_is_seen_to_be_of_it() -> None:
    t = Table().hands(A="a1", B="d5", C="router").piles(deck="").do("end").luck("d1", "d5")
    t.do("d5>P2")  # of equal cards the one in the pool leaves: more is known about it
    assert t.events_for(Knew) == [Knew(1, True, (), 1, ())]
    assert t.view("").pools == ((1, tuple(counted("a1 router"))),)
    t.do("d1>P2")
    assert known(t) == ["A ? pool 1", "C ? pool 1"]


@pytest.mark.rule("LOK-4.6")
def test_a_fresh_card_that_leaves_a_hand_with_cards_of_a_pool() -> None:
    t = Table().hands(B="d5 a1", C="router").piles(deck="").do("end").luck("d1", "d2").do("d1>P2")
    assert known(t) == ["B ? pool 1 not d1", "B ? pool 1 not d1", "C ? pool 1"]
    t.nobody_peeks()


@pytest.mark.rule("LOK-4.6")
def test_a_second_pool_and_what_was_known_before() -> None:
    t = Table().hands(A="social", B="a5", C="rest").piles(deck="d1 d2 d3", discard="").do("social 2").luck("a5")
    t.do("end").luck("d1", "d2").do("d1>P2", "end").luck("d3")
    assert len(t.events_for(Reshuffled)) == 1  # C draws: d3, and then the social card of the discard pile
    assert known(t, "B")[0] == "A a5 B pool 1"
    t.luck("social")
    assert t.view("").pools[0][1][CARD_NAMES.index("a5")] >= 1
    assert len(t.view("").pools) == 1
    t.nobody_peeks()


@pytest.mark.rule("LOK-8.1")
@pytest.mark.rule("LOK-8.4")
def test_a_hand_that_is_discarded_leaves_nothing_to_be_known() -> None:
    """B goes out while holding such a card. A drops their hand because of E, with one in it."""
    t = Table().hands(B="backup bomb").piles(discard="a5").turn("B").host("P2", nodes=2).do("backup a5", "bomb")
    assert known(t) == ["B a5 wACDE"]
    assert known(t.luck("a1")) == []
    t = Table().hands(A="backup viruses").piles(discard="a5").host("P5", nodes=1).do("backup a5", "viruses")
    assert known(t) == ["A a5 wBCDE"]
    assert known(t.do("pass", "pass", "pass", "pass")) == []


@pytest.mark.rule("LOK-10.1")
@pytest.mark.rule("LOK-10.3")
@pytest.mark.rule("LOK-10.4")
@pytest.mark.parametrize("way", ["flood", "viruses", "direct"])
def test_it_leaves_by_every_way(way: str) -> None:
    t = Table().hands(B="backup d1", A=f"{way} a1").piles(discard="d5").turn("B").do("backup d5").do("end")
    for _ in "CDE":
        t.roll().do("end")
    t.luck("a1", "a1").do({"flood": "flood", "viruses": "viruses", "direct": "direct 2"}[way])
    assert known(t) == ["B d5 wACDE"]
    if way == "direct":
        t.do("show a1", by="A")
    t.do("drop d5" if way == "flood" else "show d5", by="B")
    assert known(t) == []
    assert t.events_for(Knew) == [Knew(1, True, (-1, 0, 2, 3, 4), 0, ())]


@pytest.mark.rule("LOK-8.1")
def test_a_hand_that_is_shown_reveals_which_of_its_cards_were_marked() -> None:
    """Everybody knows the rest of a pool, so everybody must see what leaves it."""
    game = Lokalka(Options(players=5, network="random"))
    rng = FastRng(5)
    shown = 0
    for _ in range(40):
        state = game.initial_state()
        while state.top.kind != OVER:
            before = game.view(state, SPECTATOR)
            seat, action = laws.choose(game, state, rng)
            for event in laws.step(game, state, seat, action):
                if isinstance(event, PlayerOut):
                    own = [card for card in before.marked if card.holder == event.player]
                    assert len(event.marked) <= len(own)
                    assert all(event.hand[kind] >= event.marked.count(kind) for kind in event.marked)
                    shown += len(event.marked)
    assert shown > 20
