"""Cards in hands, decks, discard piles, and what is known of them (KR-1.10). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.ids import KINDS
from cyberdeck.games.kiberrubezh.setup import LOOKED, Setup
from cyberdeck.games.kiberrubezh.state import KrState


def gain(s: KrState, seat: i64, kind: i64, open_to_all: bool) -> None:
    s.hands[seat * KINDS + kind] += 1
    s.size[seat] += 1
    if open_to_all:
        s.known[seat * KINDS + kind] += 1


def lose(s: KrState, seat: i64, kind: i64) -> None:
    """KR-1.10: of equal cards the known one leaves first."""
    at = seat * KINDS + kind
    s.hands[at] -= 1
    s.size[seat] -= 1
    if s.known[at]:
        s.known[at] -= 1


def put(s: KrState, seat: i64, kind: i64) -> None:
    """Onto its owner's discard pile."""
    s.pile[seat * KINDS + kind] += 1


def deck_left(s: KrState, seat: i64) -> i64:
    return s.peeked_size[seat] + s.deck_size[seat] + s.under_size[seat]


def at_most(s: KrState, seat: i64, n: i64) -> i64:
    """KR-3.13: cards that are not there are skipped."""
    left = deck_left(s, seat)
    if n > left:
        return left
    return n


def take_top(t: Setup, s: KrState, seat: i64, kind: i64) -> bool:
    """The top card of a deck leaves it. Returns whether all know it, or may (KR-1.10)."""
    if s.peeked_size[seat]:
        shift(s, seat)
        return True
    if s.deck_size[seat]:
        s.deck[seat * KINDS + kind] -= 1
        s.deck_size[seat] -= 1
        return False
    base = seat * t.room
    open_to_all = s.under[base] & 1 == 1
    s.under_size[seat] -= 1
    left = s.under_size[seat]
    for i in range(base, base + left):
        s.under[i] = s.under[i + 1]
    s.under[base + left] = 0
    return open_to_all


def shift(s: KrState, seat: i64) -> None:
    base = seat * LOOKED
    s.peeked_size[seat] -= 1
    left = s.peeked_size[seat]
    for i in range(base, base + left):
        s.peeked[i] = s.peeked[i + 1]
    s.peeked[base + left] = 0


def put_under(t: Setup, s: KrState, seat: i64, kind: i64, open_to_all: i64) -> None:
    s.under[seat * t.room + s.under_size[seat]] = kind * 2 + open_to_all
    s.under_size[seat] += 1


def show_hand(s: KrState, seat: i64) -> None:
    """KR-1.10: it lies open for a moment."""
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        s.known[at] = s.hands[at]


# The table


def on_table(s: KrState, at: i64) -> i64:
    """Upright or turned; `at` is seat * KINDS + kind."""
    return s.up[at] + s.turned[at] + s.locked[at]


def take_off(s: KrState, at: i64, upright: bool) -> None:
    """One of them leaves the table; of turned ones first the one that turns up sooner."""
    if upright:
        s.up[at] -= 1
    elif s.turned[at]:
        s.turned[at] -= 1
    else:
        s.locked[at] -= 1


def turn(s: KrState, at: i64) -> None:
    s.up[at] -= 1
    s.turned[at] += 1
