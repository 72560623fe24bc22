"""KR-2: the start. Card 25: looking at a deck. Chance: cards drawn, sent and discarded at random."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.events import (
    Dealt,
    Discarded,
    Drew,
    Kept,
    Milled,
    Ordered,
    Peeked,
    PutUnder,
    Redealt,
    StarterChosen,
)
from cyberdeck.games.kiberrubezh.ids import (
    BOTTOM0,
    K_BOTTOM,
    K_DEAL,
    K_DRAW,
    K_MILL,
    K_ORDER,
    K_PEEK,
    K_RANDOM,
    K_REDEAL,
    K_STARTER,
    KEEP,
    KINDS,
    ORDER0,
    REDEAL,
    REDEAL_FREE,
)
from cyberdeck.games.kiberrubezh.params import LOOKED, RuleParams
from cyberdeck.games.kiberrubezh.rules.turn import begin_turn
from cyberdeck.games.kiberrubezh.rules.zones import gain, lose, put, put_under, take_top
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.actions import ActionBuffer, filled
from cyberdeck.kernel.bits import bit
from cyberdeck.kernel.game import BY_CHANCE, Frame, Sink

REDEALS: Final = 3  # KR-2.2
FEW_ASSETS: Final = 2


def new_state(params: RuleParams) -> KrState:
    state = KrState.initial(
        deck=params.lists[:],
        peeked=filled(2 * LOOKED, 0),
        under=filled(2 * params.room, 0),
    )
    for at in range(i64(2 * KINDS)):
        state.deck_size[at // KINDS] += params.lists[at]
    state.push(K_STARTER, BY_CHANCE)
    return state


def choose_starter(params: RuleParams, state: KrState, seat: i64, sink: Sink | None) -> None:
    """KR-2.1"""
    state.pop()
    state.active = seat
    if sink is not None:
        sink.emit(StarterChosen(seat))
    state.push(K_DEAL, BY_CHANCE, 0, seat, params.hand)


def deal(params: RuleParams, state: KrState, kind: i64, sink: Sink | None) -> None:
    """KR-2.2: both hands first; then the starter's redeals, then the other player's. pc: redeals + 1; c: twice the
    number of those that cost cards, plus 1 if this one does.
    """
    frame = state.pop()
    take_top(params, state, frame.a, kind)
    gain(state, frame.a, kind, False)
    if sink is not None:
        sink.emit(Dealt(frame.a, kind))
    if frame.b > 1:
        state.push(K_DEAL, BY_CHANCE, frame.pc, frame.a, frame.b - 1, frame.c)
    elif frame.pc:
        counted = frame.c // 2
        cards: i64 = 0
        if frame.c & 1:
            cards = counted
        ask_bottom(params, state, frame.a, cards, frame.pc - 1, counted, sink)
    elif frame.a == state.active:
        state.push(K_DEAL, BY_CHANCE, 0, 1 - frame.a, params.hand)
    else:
        ask_redeal(params, state, state.active, 0, 0, sink)


def ask_redeal(params: RuleParams, state: KrState, seat: i64, redeals: i64, counted: i64, sink: Sink | None) -> None:
    if redeals < REDEALS:
        state.push(K_REDEAL, bit(seat), 0, seat, redeals, counted)
    else:
        kept(params, state, seat, sink)


def free_redeal(params: RuleParams, state: KrState, seat: i64) -> bool:
    """KR-2.2: fewer than two assets, or nothing but assets."""
    assets: i64 = 0
    for kind in range(params.assets):
        assets += state.hands[seat * KINDS + kind]
    return assets < FEW_ASSETS or assets == state.size[seat]


def legal_redeal(params: RuleParams, state: KrState, frame: Frame, buffer: ActionBuffer) -> None:
    buffer.add(KEEP)
    if free_redeal(params, state, frame.a):
        buffer.add(REDEAL_FREE)
    buffer.add(REDEAL)


def redeal(params: RuleParams, state: KrState, action: i64, sink: Sink | None) -> None:
    frame = state.pop()
    seat = frame.a
    if action == KEEP:
        kept(params, state, seat, sink)
        return
    free = action == REDEAL_FREE
    if sink is not None:
        shown = [state.hands[seat * KINDS + kind] for kind in range(KINDS)]
        sink.emit(Redealt(seat, free, tuple(shown) if free else ()))
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        state.deck[at] += state.hands[at]
        state.hands[at] = 0
        state.known[at] = 0
    state.deck_size[seat] += state.size[seat]
    state.size[seat] = 0
    gather(params, state, seat)
    counted = frame.c
    if not free or params.options.free_redeals_count:
        counted += 1
    costs: i64 = 1
    if free:
        costs = 0
    state.push(K_DEAL, BY_CHANCE, frame.b + 2, seat, params.hand, counted * 2 + costs)


def gather(params: RuleParams, state: KrState, seat: i64) -> None:
    """The whole deck is shuffled, including cards put under it after an earlier redeal."""
    for i in range(state.under_size[seat]):
        at = seat * params.room + i
        state.deck[seat * KINDS + state.under[at] // 2] += 1
        state.under[at] = 0
    state.deck_size[seat] += state.under_size[seat]
    state.under_size[seat] = 0


def ask_bottom(
    params: RuleParams, state: KrState, seat: i64, left: i64, redeals: i64, counted: i64, sink: Sink | None
) -> None:
    if left:
        state.push(K_BOTTOM, bit(seat), redeals, seat, left, counted)
    else:
        ask_redeal(params, state, seat, redeals, counted, sink)


def legal_bottom(state: KrState, frame: Frame, buffer: ActionBuffer) -> None:
    for kind in range(i64(KINDS)):
        if state.hands[frame.a * KINDS + kind]:
            buffer.add(BOTTOM0 + kind)


def bottom(params: RuleParams, state: KrState, action: i64, sink: Sink | None) -> None:
    """KR-2.2: only the player knows the card."""
    frame = state.pop()
    kind = action - BOTTOM0
    lose(state, frame.a, kind)
    put_under(params, state, frame.a, kind, 0)
    if sink is not None:
        sink.emit(PutUnder(frame.a, kind, (frame.a,)))
    ask_bottom(params, state, frame.a, frame.b - 1, frame.pc, frame.c, sink)


def kept(params: RuleParams, state: KrState, seat: i64, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(Kept(seat))
    if seat == state.active:
        ask_redeal(params, state, 1 - seat, 0, 0, sink)
    else:
        begin_turn(params, state, state.active, sink)


# Chance


def draw(params: RuleParams, state: KrState, kind: i64, sink: Sink | None) -> None:
    """KR-3.2. KR-1.10: a known card is drawn openly."""
    frame = state.pop()
    known = take_top(params, state, frame.a, kind)
    gain(state, frame.a, kind, known)
    if sink is not None:
        sink.emit(Drew(frame.a, kind, (-1, 0, 1) if known else (frame.a,)))
    if frame.b > 1:
        state.push(K_DRAW, BY_CHANCE, 0, frame.a, frame.b - 1)


def milled(params: RuleParams, state: KrState, kind: i64, sink: Sink | None) -> None:
    frame = state.pop()
    take_top(params, state, frame.a, kind)
    put(state, frame.a, kind)
    if sink is not None:
        sink.emit(Milled(frame.a, kind))
    if frame.b > 1:
        state.push(K_MILL, BY_CHANCE, 0, frame.a, frame.b - 1)


def lost(state: KrState, kind: i64, sink: Sink | None) -> None:
    frame = state.pop()
    lose(state, frame.a, kind)
    put(state, frame.a, kind)
    if sink is not None:
        sink.emit(Discarded(frame.a, kind, True))
    if frame.b > 1:
        state.push(K_RANDOM, BY_CHANCE, 0, frame.a, frame.b - 1)


def look(state: KrState, kind: i64, sink: Sink | None) -> None:
    """Card 25: b cards of the deck of a are still to be seen, c in all."""
    frame = state.pop()
    state.deck[frame.a * KINDS + kind] -= 1
    state.deck_size[frame.a] -= 1
    state.seen[kind] += 1
    if sink is not None:
        sink.emit(Peeked(frame.a, kind, (1 - frame.a,)))
    state.push(K_PEEK, BY_CHANCE, 0, frame.a, frame.b - 1, frame.c)


def looked(state: KrState) -> None:
    """All cards are seen: the player puts them back in any order; the last one goes back by itself."""
    frame = state.pop()
    ask_order(state, 1 - frame.a, frame.c)


def ask_order(state: KrState, seat: i64, left: i64) -> None:
    if left > 1:
        state.push(K_ORDER, bit(seat), 0, seat, left)
    elif left == 1:
        kind: i64 = 0
        while state.seen[kind] == 0:
            kind += 1
        put_back(state, 1 - seat, kind)


def put_back(state: KrState, seat: i64, kind: i64) -> None:
    state.seen[kind] -= 1
    state.peeked[seat * LOOKED + state.peeked_size[seat]] = kind
    state.peeked_size[seat] += 1


def legal_order(state: KrState, buffer: ActionBuffer) -> None:
    for kind in range(i64(KINDS)):
        if state.seen[kind]:
            buffer.add(ORDER0 + kind)


def order(state: KrState, action: i64, sink: Sink | None) -> None:
    frame = state.pop()
    put_back(state, 1 - frame.a, action - ORDER0)
    if sink is not None:
        sink.emit(Ordered(1 - frame.a, action - ORDER0, (frame.a,)))
    ask_order(state, frame.a, frame.b - 1)
