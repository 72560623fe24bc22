"""Cards in hands, in decks, and on discard piles. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import Drew, TookTop
from cyberdeck.games.cybershield.ids import K_DRAW, KINDS
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.game import BY_CHANCE, Sink


def gain(s: CsState, seat: i64, kind: i64) -> None:
    s.hands[seat * KINDS + kind] += 1
    s.size[seat] += 1


def gain_known(s: CsState, seat: i64, kind: i64) -> None:
    """CS-4.10: the other player sees it."""
    gain(s, seat, kind)
    s.known[seat * KINDS + kind] += 1


def lose(s: CsState, seat: i64, kind: i64) -> None:
    """CS-4.10: of equal cards the known one leaves first."""
    s.hands[seat * KINDS + kind] -= 1
    s.size[seat] -= 1
    if s.known[seat * KINDS + kind]:
        s.known[seat * KINDS + kind] -= 1


def put(t: Setup, s: CsState, seat: i64, kind: i64) -> None:
    """Onto its owner's discard pile."""
    s.pile[seat * t.room + s.pile_size[seat]] = kind
    s.pile_size[seat] += 1


def put_some(t: Setup, s: CsState, seat: i64, kind: i64, n: i64) -> None:
    for _i in range(n):
        put(t, s, seat, kind)


def deck_left(s: CsState, seat: i64) -> i64:
    return s.deck_size[seat] + s.under_size[seat]


def take_top(t: Setup, s: CsState, seat: i64, kind: i64) -> None:
    """From the deck; when all that lies in no order is gone, what was put under it comes in its order."""
    if s.deck_size[seat]:
        s.deck[seat * KINDS + kind] -= 1
        s.deck_size[seat] -= 1
        return
    base = seat * t.room
    s.under_size[seat] -= 1
    left = s.under_size[seat]
    for i in range(base, base + left):
        s.under[i] = s.under[i + 1]
    s.under[base + left] = 0


def put_under(t: Setup, s: CsState, seat: i64, kind: i64) -> None:
    s.under[seat * t.room + s.under_size[seat]] = kind
    s.under_size[seat] += 1


def count_plays(s: CsState, seat: i64) -> None:
    """CS-4.3: half the hand, rounded up, counted once, after drawing."""
    s.plays = (s.size[seat] + 1) // 2


def ask_draw(s: CsState, seat: i64, cards: i64) -> None:
    s.push(K_DRAW, BY_CHANCE, 0, seat, cards)


def draw(t: Setup, s: CsState, kind: i64, out: Sink | None) -> None:
    """CS-4.2"""
    f = s.pop()
    take_top(t, s, f.a, kind)
    gain(s, f.a, kind)
    if out is not None:
        out.emit(Drew(f.a, kind))
    if f.b > 1:
        ask_draw(s, f.a, f.b - 1)
    else:
        count_plays(s, f.a)


def take(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    """CS-4.2: the top of his discard pile."""
    s.pile_size[seat] -= 1
    at = seat * t.room + s.pile_size[seat]
    kind = s.pile[at]
    s.pile[at] = 0
    gain_known(s, seat, kind)
    if out is not None:
        out.emit(TookTop(seat, kind))
    count_plays(s, seat)
