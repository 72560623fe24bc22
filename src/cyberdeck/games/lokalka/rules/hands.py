"""LOK-4: cards in hands, on the discard pile, and drawn from the deck. marks.py keeps who knows them."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import Drew, Reshuffled
from cyberdeck.games.lokalka.ids import INSIDER, K_DRAW, KINDS
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.marks import eyes, first_of, insert, lose_marked, mark, marks_of, new_pool, remove
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_CHANCE, Sink


def lose(params: RuleParams, state: LokState, seat: i64, kind: i64, sink: Sink | None) -> None:
    """A card leaves a hand openly."""
    state.hands[seat * KINDS + kind] -= 1
    state.size[seat] -= 1
    if state.marks:
        lose_marked(params, state, seat, kind, sink)


def gain(state: LokState, seat: i64, kind: i64) -> None:
    """A fresh card."""
    state.hands[seat * KINDS + kind] += 1
    state.size[seat] += 1


def gain_known(state: LokState, seat: i64, kind: i64, known: i64, pool: i64, nots: i64) -> None:
    """A card that others know."""
    gain(state, seat, kind)
    insert(state, mark(seat, known & ~bit(seat), pool, nots, kind))


def put(state: LokState, kind: i64) -> None:
    """LOK-4.3: onto the discard pile."""
    state.discard[kind] += 1
    state.discard_size += 1


def drop_hand(state: LokState, seat: i64) -> None:
    """LOK-8.1, LOK-8.4: all of it onto the discard pile."""
    base = seat * KINDS
    for kind in range(i64(KINDS)):
        n = state.hands[base + kind]
        if n:
            state.discard[kind] += n
            state.discard_size += n
            state.hands[base + kind] = 0
    state.size[seat] = 0
    first = first_of(state, seat)
    for _i in range(marks_of(state, seat)):
        remove(state, first)


def refill(params: RuleParams, state: LokState, sink: Sink | None) -> bool:
    """LOK-4.1, LOK-4.6: an empty deck becomes the reshuffled discard pile. False if both are empty."""
    if state.deck_size:
        return True
    if not state.discard_size:
        return False
    if sink is not None:
        sink.emit(Reshuffled(state.discard_size))
    for kind in range(i64(KINDS)):
        state.deck[kind] = state.discard[kind]
        state.discard[kind] = 0
    state.deck_size = state.discard_size
    state.discard_size = 0
    new_pool(params, state)
    return True


def take_top(state: LokState, kind: i64) -> None:
    state.deck[kind] -= 1
    state.deck_size -= 1


def ask_draw(params: RuleParams, state: LokState, seat: i64, cards: i64, sink: Sink | None) -> None:
    """LOK-4.1: this many cards, or all there are."""
    if cards > 0 and refill(params, state, sink):
        state.push(K_DRAW, BY_CHANCE, 0, seat, cards)


def draw(params: RuleParams, state: LokState, kind: i64, sink: Sink | None) -> None:
    frame = state.pop()
    take_top(state, kind)
    gain(state, frame.a, kind)
    if sink is not None:
        sink.emit(Drew(frame.a, kind, eyes(params, bit(frame.a) | see_all(params, state))))
    ask_draw(params, state, frame.a, frame.b - 1, sink)


def see_all(params: RuleParams, state: LokState) -> i64:
    """LOK-8.7: mask of the Insiders who are out, if they may see everything."""
    seats: i64 = 0
    if params.out_sees:
        for seat in range(params.seats):
            if state.role[seat] == INSIDER and not has(state.alive, seat):
                seats |= bit(seat)
    return seats
