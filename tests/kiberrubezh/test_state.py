"""The allow-list of a view, and the invariants that find inconsistent states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cyberdeck.games.kiberrubezh.ids import KINDS, NONE
from cyberdeck.kernel.game import SPECTATOR
from tests.kiberrubezh.cards import KIND
from tests.kiberrubezh.table import Table

pytestmark = pytest.mark.both

Data = dict[str, Any]


def position() -> Table:
    t = Table().side(A="laptop test-bench mail-worm mail-worm", B="server server laptop/ antivirus firewall/")
    t.hands(A="power-cut", B="apt apt emergency-patch").known(B="apt").pile(A="server").events(A="extra-funding")
    return t.under(A="laptop server+").peeked(B="tablet apt")


def more(data: Data, where: str, at: int, n: int = 1) -> None:
    cards = list(data[where])
    cards[at] += n
    data[where] = cards


def moved(data: Data, card: str, here: str, there: str) -> None:
    more(data, here, KIND[card], -1)
    more(data, there, KIND[card])


def beyond_the_power(data: Data) -> None:
    moved(data, "rootkit", "deck", "up")
    data["deck_size"] = (data["deck_size"][0] - 1, data["deck_size"][1])


def an_event_upright(data: Data) -> None:
    moved(data, "extra-funding", "events", "up")


def a_server_among_events(data: Data) -> None:
    moved(data, "server", "pile", "events")


BROKEN: list[tuple[Callable[[Data], None], str]] = [
    (lambda data: more(data, "pile", KIND["apt"]), "lost or new"),
    (lambda data: more(data, "gone", KINDS + KIND["apt"]), "lost or new"),
    (lambda data: data.update(under_size=(1, 0)), "lost or new"),
    (lambda data: data.update(peeked_size=(0, 1)), "lost or new"),
    (lambda data: data.update(size=(2, 3)), "does not hold 2 cards"),
    (lambda data: data.update(deck_size=(1, 1)), "has not 1 cards"),
    (lambda data: more(data, "known", KIND["apt"]), "is known to hold what they do not"),
    (an_event_upright, "lies where it does not belong"),
    (a_server_among_events, "lies where it does not belong"),
    (beyond_the_power, "has not enough power"),
    (lambda data: more(data, "met", KIND["mail-worm"]), "are resolved than attack"),
    (lambda data: more(data, "partly", KIND["amplification"]), "are resolved than attack"),
]


@pytest.mark.parametrize(("mistake", "problem"), BROKEN)
def test_a_recount_finds_every_mistake(mistake: Callable[[Data], None], problem: str) -> None:
    assert problem in position().violations_after(mistake)


@pytest.mark.rule("KR-1.9")
@pytest.mark.rule("KR-1.10")
def test_a_view_is_an_allow_list() -> None:
    """Hands, cards under a deck, and cards put back on top are visible to those who know them."""
    t = position()
    assert t.view("A").hand[KIND["power-cut"]] == 1
    assert t.view("B").hand[KIND["apt"]] == 2
    assert t.view("").hand == ()
    assert t.view("A").known[1][KIND["apt"]] == t.view("").known[1][KIND["apt"]] == 1
    assert t.view("A").under[0] == (KIND["laptop"], KIND["server"])
    assert t.view("B").under[0] == t.view("").under[0] == (NONE, KIND["server"])
    assert t.view("A").peeked[1] == (KIND["tablet"], KIND["apt"])
    assert t.view("B").peeked[1] == t.view("").peeked[1] == (NONE, NONE)
    t.nobody_peeks()
    assert t.game.views(t.state, [SPECTATOR, 0, 1]) == [t.view(reader) for reader in ("", "A", "B")]
