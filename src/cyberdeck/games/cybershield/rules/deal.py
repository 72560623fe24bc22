"""CS-3: the start."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import Dealt, Kept, ShuffledBack, StarterChosen
from cyberdeck.games.cybershield.ids import AGAIN, K_COIN, K_DEAL, K_MULLIGAN, KINDS, NONE
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.hands import gain, take_top
from cyberdeck.games.cybershield.rules.turn import begin_turn
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.actions import filled
from cyberdeck.kernel.bits import bit
from cyberdeck.kernel.game import BY_CHANCE, Sink


def new_state(params: RuleParams) -> CsState:
    state = CsState.initial(
        deck=params.lists[:],
        under=filled(2 * params.room, 0),
        pile=filled(2 * params.room, 0),
    )
    for seat in range(i64(2)):
        for kind in range(i64(KINDS)):
            state.deck_size[seat] += params.lists[seat * KINDS + kind]
    if params.starter == NONE:
        state.push(K_COIN, BY_CHANCE)
    else:
        begin(params, state, params.starter, None)
    return state


def coin(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    state.pop()
    begin(params, state, seat, sink)


def begin(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    """CS-3.2, CS-3.1: the starter's seven cards are dealt first."""
    state.active = seat
    if sink is not None:
        sink.emit(StarterChosen(seat, params.starter == NONE))
    state.push(K_DEAL, BY_CHANCE, 0, seat, params.hand)


def deal(params: RuleParams, state: CsState, kind: i64, sink: Sink | None) -> None:
    """CS-3.1: both hands; then the starter decides, then the other player."""
    frame = state.pop()
    take_top(params, state, frame.a, kind)
    gain(state, frame.a, kind)
    if sink is not None:
        sink.emit(Dealt(frame.a, kind))
    if frame.b > 1:
        state.push(K_DEAL, BY_CHANCE, 0, frame.a, frame.b - 1, frame.c)
    elif frame.c:
        decided(params, state, frame.a, sink)
    elif frame.a == state.active:
        state.push(K_DEAL, BY_CHANCE, 0, 1 - frame.a, params.hand)
    else:
        state.push(K_MULLIGAN, bit(state.active), 0, state.active)


def mulligan(params: RuleParams, state: CsState, action: i64, sink: Sink | None) -> None:
    frame = state.pop()
    seat = frame.a
    if action == AGAIN:
        for kind in range(i64(KINDS)):
            n = state.hands[seat * KINDS + kind]
            state.deck[seat * KINDS + kind] += n
            state.hands[seat * KINDS + kind] = 0
        state.deck_size[seat] += state.size[seat]
        state.size[seat] = 0
        if sink is not None:
            sink.emit(ShuffledBack(seat))
        state.push(K_DEAL, BY_CHANCE, 0, seat, params.hand, 1)
        return
    if sink is not None:
        sink.emit(Kept(seat))
    decided(params, state, seat, sink)


def decided(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    if seat == state.active:
        state.push(K_MULLIGAN, bit(1 - seat), 0, 1 - seat)
    else:
        begin_turn(params, state, state.active, sink)
