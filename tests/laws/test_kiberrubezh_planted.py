"""Kiberrubezh with planted mistakes: each is found by the law that should find it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.events import Drew, Ordered
from cyberdeck.games.kiberrubezh.options import Tiny
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.kernel import laws
from cyberdeck.kernel.wire import Event
from tests.kits.changed import Changed, walks
from tests.laws.kiberrubezh_small import HANDS, PEEKING, REDEALS, Hasty, hasty_beliefs, small


class HandInView(Changed):
    """The first player's cards lie open."""

    def view(self, state: Any, seat: int) -> KrView:
        view: KrView = self.game.view(state, seat)
        return msgspec.structs.replace(view, known=(tuple(list(state.hands)[: i.KINDS]), view.known[1]))


class CardInEvent(Changed):
    """Everybody is shown what is drawn."""

    def redact(self, event: Event, seat: int) -> Event:
        return event if isinstance(event, Drew) else self.game.redact(event, seat)


class UnderInView(Changed):
    """Everybody sees what lies under the decks."""

    def view(self, state: Any, seat: int) -> KrView:
        view: KrView = self.game.view(state, seat)
        owners = (self.game.view(state, 0).under[0], self.game.view(state, 1).under[1])
        return msgspec.structs.replace(view, under=owners)


class OrderInEvent(Changed):
    """Everybody is shown how cards are put back on a deck."""

    def redact(self, event: Event, seat: int) -> Event:
        return event if isinstance(event, Ordered) else self.game.redact(event, seat)


class Forgotten(Changed):
    """Nobody remembers a hand that was seen."""

    def apply(self, state: Any, seat: int, action: int, out: Any = None) -> None:
        self.game.apply(state, seat, action, out)
        for n in range(2 * i.KINDS):
            state.known[n] = 0


class FreePower(Changed):
    """A means that nobody has paid for, once there is an asset on the table."""

    def apply(self, state: Any, seat: int, action: int, out: Any = None) -> None:
        self.game.apply(state, seat, action, out)
        for kind in range(12, 30):
            if any(state.upright) and state.deck[kind] and not state.upright[kind]:
                state.deck[kind] -= 1
                state.deck_size[0] -= 1
                state.upright[kind] += 1


class Swapped(Changed):
    """A card that has left a deck comes back to it."""

    def apply(self, state: Any, seat: int, action: int, out: Any = None) -> None:
        self.game.apply(state, seat, action, out)
        for kind in range(i.KINDS):
            if state.pile[kind]:
                state.deck[kind] += 1
                state.deck_size[0] += 1
                return


@pytest.mark.both
@pytest.mark.rule("KR-1.9")
@pytest.mark.parametrize(
    ("planted", "cards"),
    [(HandInView, PEEKING), (CardInEvent, PEEKING), (UnderInView, REDEALS), (OrderInEvent, PEEKING)],
)
def test_a_card_that_leaks_is_caught(planted: type[Changed], cards: Tiny) -> None:
    game: Any = small({}, cards)
    with pytest.raises(laws.LawViolation, match=r"^(no peeking|two worlds)"):
        walks(planted(Hasty(game) if planted is OrderInEvent else game), 50)


@pytest.mark.both
@pytest.mark.rule("KR-1.10")
def test_a_forgotten_card_is_caught() -> None:
    with pytest.raises(laws.LawViolation, match=r"^belief"):
        hasty_beliefs(Forgotten(small({}, HANDS)), (0, 1, -1), 5)


@pytest.mark.both
@pytest.mark.rule("KR-3.5")
def test_a_means_beyond_the_power_is_caught() -> None:
    with pytest.raises(laws.LawViolation, match="has not enough power"):
        walks(FreePower(small({}, HANDS)), 20)


@pytest.mark.both
def test_a_card_too_many_is_caught() -> None:
    with pytest.raises(laws.LawViolation, match=r"lost or new|has not \d+ cards"):
        walks(Swapped(small({}, HANDS)), 20)
