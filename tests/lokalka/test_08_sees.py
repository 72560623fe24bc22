"""LOK-8.7 and LOK-8.8: what players who are out see, and who can read their chat."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka import Lokalka, Options
from cyberdeck.games.lokalka.events import AllShown, Drew, Stole
from cyberdeck.games.lokalka.ids import NONE
from cyberdeck.kernel import laws
from tests.lokalka.cards import counted, spelled
from tests.lokalka.table import Table

pytestmark = pytest.mark.both


def falls(player: str, **options: str) -> Table:
    """A takes a player out with Viruses; the others hold cards."""
    t = Table(8, **options).hands(A="viruses d5", B="a1", D="a2 a3", E="d1 d2", F="router")
    t.host(f"P{t.names.index(player) + 1}", nodes=1)
    return t.do("viruses", *["pass"] * 7).roll()


@pytest.mark.rule("LOK-8.7")
@pytest.mark.parametrize("player", "BCG")
def test_a_player_who_is_out_sees_no_more_than_before(player: str) -> None:
    t = falls(player, out_sees="public")
    view = t.view(player)
    assert t.events_for(AllShown) == []
    assert view.hands == ()
    assert view.hand == (0,) * 20
    assert [role for role in view.roles if role >= 0] == [view.roles[0], view.roles[view.seat]]
    assert all(event.kind == NONE for event in t.shown_to(player, Drew))


@pytest.mark.rule("LOK-8.7")
def test_an_insider_who_is_out_may_see_everything() -> None:
    t = falls("C", out_sees="all")
    view = t.view("C")
    assert view.roles == (0, 1, 2, 1, 3, 1, 3, 2)
    assert [spelled(hand) for hand in view.hands] == [t.cards(name) for name in t.names]
    assert "a2 a3" in [spelled(hand) for hand in view.hands]
    shown = t.events_for(AllShown)[0]
    assert (shown.player, shown.roles, shown.hands[3]) == (2, (0, 1, 2, 1, 3, 1, 3, 2), tuple(counted("a2 a3")))
    for other in ("A", "B", "H", ""):
        assert t.shown_to(other, AllShown) == [AllShown(2, (), (), ())]
        assert t.view(other).hands == ()
    assert all(event.kind != NONE for event in t.shown_to("C", Drew))  # A's reward
    assert all(event.kind == NONE for event in t.shown_to("H", Drew))
    t.nobody_peeks()


@pytest.mark.rule("LOK-8.7")
@pytest.mark.parametrize("player", "BG")
def test_hacker_and_helpdesk_never_do(player: str) -> None:
    """They can still win, so they see no more."""
    t = falls(player, out_sees="all")
    assert t.events_for(AllShown) == []
    assert t.view(player).hands == ()
    assert all(event.kind == NONE for event in t.shown_to(player, Drew))


@pytest.mark.rule("LOK-8.7")
def test_nor_an_insider_who_is_in() -> None:
    t = Table(8, out_sees="all").hands(A="a1")
    assert t.view("C").hands == ()
    assert t.view("C").roles == (0, -2, 2, -2, -2, -2, -2, -2)


@pytest.mark.rule("LOK-8.7")
@pytest.mark.rule("LOK-10.2")
def test_an_insider_who_is_out_sees_draws_and_thefts() -> None:
    t = Table(5, out_sees="all").out("C").hands(A="social", B="a5").do("social 2").luck("a5")
    assert [event.kind for event in t.shown_to("C", Stole)] == [4]
    assert [event.kind for event in t.shown_to("D", Stole)] == [NONE]
    t.do("end").luck("d1", "d2")
    assert [event.kind for event in t.shown_to("C", Drew)] == [5, 6]
    assert [event.kind for event in t.shown_to("A", Drew)] == [NONE, NONE]
    t.nobody_peeks()


@pytest.mark.rule("LOK-8.8")
def test_the_chat_of_players_who_are_out_is_no_matter_of_the_game() -> None:
    """The option concerns the table's chat: actions, views and events are the same with every value."""
    shown = {laws.digest(Lokalka(Options(players=4, out_talk=heard)), 5, 1) for heard in ("all", "out", "none")}
    assert len(shown) == 1
