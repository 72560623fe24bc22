"""Cards in hands, in decks, and on discard piles."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import Drew, TookTop
from cyberdeck.games.cybershield.ids import K_DRAW, KINDS
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.game import BY_CHANCE, Sink


def gain(state: CsState, seat: i64, kind: i64) -> None:
    state.hands[seat * KINDS + kind] += 1
    state.size[seat] += 1


def gain_known(state: CsState, seat: i64, kind: i64) -> None:
    """CS-4.10: the other player sees the card."""
    gain(state, seat, kind)
    state.known[seat * KINDS + kind] += 1


def lose(state: CsState, seat: i64, kind: i64) -> None:
    """CS-4.10: of equal cards the known one leaves first."""
    state.hands[seat * KINDS + kind] -= 1
    state.size[seat] -= 1
    if state.known[seat * KINDS + kind]:
        state.known[seat * KINDS + kind] -= 1


def put(params: RuleParams, state: CsState, seat: i64, kind: i64) -> None:
    """Onto its owner's discard pile."""
    state.pile[seat * params.room + state.pile_size[seat]] = kind
    state.pile_size[seat] += 1


def put_some(params: RuleParams, state: CsState, seat: i64, kind: i64, n: i64) -> None:
    for _i in range(n):
        put(params, state, seat, kind)


def deck_left(state: CsState, seat: i64) -> i64:
    return state.deck_size[seat] + state.under_size[seat]


def take_top(params: RuleParams, state: CsState, seat: i64, kind: i64) -> None:
    """Takes the top card of the deck. After the unordered cards come those put under it, in their order."""
    if state.deck_size[seat]:
        state.deck[seat * KINDS + kind] -= 1
        state.deck_size[seat] -= 1
        return
    base = seat * params.room
    state.under_size[seat] -= 1
    left = state.under_size[seat]
    for i in range(base, base + left):
        state.under[i] = state.under[i + 1]
    state.under[base + left] = 0


def put_under(params: RuleParams, state: CsState, seat: i64, kind: i64) -> None:
    state.under[seat * params.room + state.under_size[seat]] = kind
    state.under_size[seat] += 1


def count_plays(state: CsState, seat: i64) -> None:
    """CS-4.3: half the hand, rounded up, counted once, after drawing."""
    state.plays = (state.size[seat] + 1) // 2


def ask_draw(state: CsState, seat: i64, cards: i64) -> None:
    state.push(K_DRAW, BY_CHANCE, 0, seat, cards)


def draw(params: RuleParams, state: CsState, kind: i64, sink: Sink | None) -> None:
    """CS-4.2"""
    frame = state.pop()
    take_top(params, state, frame.a, kind)
    gain(state, frame.a, kind)
    if sink is not None:
        sink.emit(Drew(frame.a, kind))
    if frame.b > 1:
        ask_draw(state, frame.a, frame.b - 1)
    else:
        count_plays(state, frame.a)


def take(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    """CS-4.2: the top of the own discard pile."""
    state.pile_size[seat] -= 1
    at = seat * params.room + state.pile_size[seat]
    kind = state.pile[at]
    state.pile[at] = 0
    gain_known(state, seat, kind)
    if sink is not None:
        sink.emit(TookTop(seat, kind))
    count_plays(state, seat)
