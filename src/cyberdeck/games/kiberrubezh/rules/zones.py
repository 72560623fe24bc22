"""KR-1.10: cards in hands, decks and discard piles, and which of them are known."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.ids import KINDS
from cyberdeck.games.kiberrubezh.params import LOOKED, RuleParams
from cyberdeck.games.kiberrubezh.state import KrState


def gain(state: KrState, seat: i64, kind: i64, open_to_all: bool) -> None:
    state.hands[seat * KINDS + kind] += 1
    state.size[seat] += 1
    if open_to_all:
        state.known[seat * KINDS + kind] += 1


def lose(state: KrState, seat: i64, kind: i64) -> None:
    """KR-1.10: of equal cards the known one leaves first."""
    at = seat * KINDS + kind
    state.hands[at] -= 1
    state.size[seat] -= 1
    if state.known[at]:
        state.known[at] -= 1


def put(state: KrState, seat: i64, kind: i64) -> None:
    """Onto its owner's discard pile."""
    state.pile[seat * KINDS + kind] += 1


def deck_left(state: KrState, seat: i64) -> i64:
    return state.peeked_size[seat] + state.deck_size[seat] + state.under_size[seat]


def at_most(state: KrState, seat: i64, n: i64) -> i64:
    """KR-3.13: n, or the cards left in the deck if fewer."""
    left = deck_left(state, seat)
    if n > left:
        return left
    return n


def take_top(params: RuleParams, state: KrState, seat: i64, kind: i64) -> bool:
    """Removes the top card of a deck. Returns whether everybody knows it, or may know it (KR-1.10)."""
    if state.peeked_size[seat]:
        shift(state, seat)
        return True
    if state.deck_size[seat]:
        state.deck[seat * KINDS + kind] -= 1
        state.deck_size[seat] -= 1
        return False
    base = seat * params.room
    open_to_all = state.under[base] & 1 == 1
    state.under_size[seat] -= 1
    left = state.under_size[seat]
    for i in range(base, base + left):
        state.under[i] = state.under[i + 1]
    state.under[base + left] = 0
    return open_to_all


def shift(state: KrState, seat: i64) -> None:
    base = seat * LOOKED
    state.peeked_size[seat] -= 1
    left = state.peeked_size[seat]
    for i in range(base, base + left):
        state.peeked[i] = state.peeked[i + 1]
    state.peeked[base + left] = 0


def put_under(params: RuleParams, state: KrState, seat: i64, kind: i64, open_to_all: i64) -> None:
    state.under[seat * params.room + state.under_size[seat]] = kind * 2 + open_to_all
    state.under_size[seat] += 1


def show_hand(state: KrState, seat: i64) -> None:
    """KR-1.10: the hand is revealed once, so all its cards are known."""
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        state.known[at] = state.hands[at]


# The table


def on_table(state: KrState, at: i64) -> i64:
    """Upright or turned; `at` is seat * KINDS + kind."""
    return state.upright[at] + state.turned[at] + state.locked[at]


def take_off(state: KrState, at: i64, upright: bool) -> None:
    """Removes a card from the table; of turned ones, first one that turns upright sooner."""
    if upright:
        state.upright[at] -= 1
    elif state.turned[at]:
        state.turned[at] -= 1
    else:
        state.locked[at] -= 1


def turn(state: KrState, at: i64) -> None:
    state.upright[at] -= 1
    state.turned[at] += 1
