"""KR-3.14: the objects of a step of a card's text: which there are, and what happens to the chosen one."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.events import (
    Banned,
    Cancelled,
    Destroyed,
    Discarded,
    NoObject,
    PutUnder,
    Turned,
    Upright,
)
from cyberdeck.games.kiberrubezh.ids import (
    BASIC,
    CATEGORIES,
    CATEGORY0,
    CRYPTO,
    D_ASSET,
    D_CRYPTO,
    D_NOT_BASIC,
    D_TURNED_MEASURE,
    DONE,
    K_OBJECT,
    KINDS,
    MEASURE,
    OBJECT0,
    OBJECT_TURNED0,
    S_BAN,
    S_CANCEL,
    S_DESTROY,
    S_DISCARD_SEEN,
    S_LOCK_ASSETS,
    S_TURN_ASSETS,
    S_TURN_MEASURE,
    S_UNDER,
    S_UPRIGHT_ONE,
    STEPS,
)
from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.rules.measures import keep_gaps, turn_measure, upright_measure
from cyberdeck.games.kiberrubezh.rules.power import fit, trim
from cyberdeck.games.kiberrubezh.rules.zones import lose, put, put_under, take_off, turn
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import Frame, Sink


def ask(params: RuleParams, state: KrState, seat: i64, kind: i64, pc: i64, times: i64, sink: Sink | None) -> None:
    """KR-3.14: the card's player chooses; without an object nothing happens."""
    if times and has_object(params, state, seat, kind, pc):
        state.push(K_OBJECT, bit(seat), pc, seat, kind, times)
    elif sink is not None and times:
        sink.emit(NoObject(seat, kind))


def has_object(params: RuleParams, state: KrState, seat: i64, kind: i64, pc: i64) -> bool:
    op = params.ops[kind * STEPS + pc]
    what = params.args[kind * STEPS + pc]
    if op == S_BAN:
        return state.banned != bit(CATEGORIES) - 1
    for card in range(i64(KINDS)):
        if is_object(params, state, seat, op, what, card) or is_turned_object(params, state, seat, op, what, card):
            return True
    return False


def legal_objects(params: RuleParams, state: KrState, frame: Frame, buffer: ActionBuffer) -> None:
    """The objects that a step can have now."""
    op = params.ops[frame.b * STEPS + frame.pc]
    what = params.args[frame.b * STEPS + frame.pc]
    if op == S_TURN_ASSETS and what > 1:
        buffer.add(DONE)  # up to this many
    if op == S_BAN:
        for category in range(i64(CATEGORIES)):
            if not has(state.banned, category):
                buffer.add(CATEGORY0 + category)
        return
    for card in range(i64(KINDS)):
        if is_object(params, state, frame.a, op, what, card):
            buffer.add(OBJECT0 + card)
    for card in range(i64(KINDS)):
        if is_turned_object(params, state, frame.a, op, what, card):
            buffer.add(OBJECT_TURNED0 + card)


def is_object(params: RuleParams, state: KrState, seat: i64, op: i64, what: i64, card: i64) -> bool:
    other = (1 - seat) * KINDS + card
    if op in (S_TURN_ASSETS, S_LOCK_ASSETS):
        return card < params.assets and state.upright[other] > 0
    if op == S_DESTROY:
        return what != D_TURNED_MEASURE and state.upright[other] > 0 and destroys(params, what, card)
    if op == S_TURN_MEASURE:
        return params.sort[card] == MEASURE and state.upright[other] > 0
    if op == S_DISCARD_SEEN:
        return state.hands[other] > 0
    if op == S_UNDER:
        return state.pile[seat * KINDS + card] > 0
    return op == S_CANCEL and state.wave[card] > state.resolved[card]


def is_turned_object(params: RuleParams, state: KrState, seat: i64, op: i64, what: i64, card: i64) -> bool:
    other = (1 - seat) * KINDS + card
    if op == S_LOCK_ASSETS:
        return card < params.assets and state.turned[other] > 0
    if op == S_DESTROY:
        return state.turned[other] + state.locked[other] > 0 and destroys(params, what, card)
    return op == S_UPRIGHT_ONE and params.sort[card] == MEASURE and state.turned[seat * KINDS + card] > 0


def destroys(params: RuleParams, what: i64, card: i64) -> bool:
    if what == D_ASSET:
        return card < params.assets
    if what == D_NOT_BASIC:
        return card < params.assets and params.sort[card] != BASIC
    if what == D_CRYPTO:
        return params.sort[card] == MEASURE and has(params.category[card], CRYPTO)
    return params.sort[card] == MEASURE


def choose(params: RuleParams, state: KrState, action: i64, sink: Sink | None) -> None:
    """Applies the step to an object, then continues with the next object or step."""
    frame = state.pop()
    if action == DONE:
        return
    upright = action < OBJECT_TURNED0
    card = action - OBJECT0
    if not upright:
        card = action - OBJECT_TURNED0
    op = params.ops[frame.b * STEPS + frame.pc]
    other = 1 - frame.a
    at = other * KINDS + card
    if frame.c > 1:
        state.push(K_OBJECT, frame.to_act, frame.pc, frame.a, frame.b, frame.c - 1)
    if op == S_BAN:
        state.banned |= bit(action - CATEGORY0)
        if sink is not None:
            sink.emit(Banned(frame.a, action - CATEGORY0))
    elif op == S_DISCARD_SEEN:
        lose(state, other, card)
        put(state, other, card)
        if sink is not None:
            sink.emit(Discarded(other, card, False))
    elif op == S_UNDER:
        state.pile[frame.a * KINDS + card] -= 1
        put_under(params, state, frame.a, card, 1)
        if sink is not None:
            sink.emit(PutUnder(frame.a, card, (-1, 0, 1)))
    elif op == S_CANCEL:
        state.resolved[card] += 1
        if state.partly[card] > state.wave[card] - state.resolved[card]:
            state.partly[card] -= 1
        if sink is not None:
            sink.emit(Cancelled(frame.a, card))
    elif op == S_TURN_ASSETS:
        turn(state, at)
        emit_turned(other, card, False, sink)
    elif op == S_LOCK_ASSETS:
        take_off(state, at, upright)
        state.locked[at] += 1
        emit_turned(other, card, True, sink)
    elif op == S_TURN_MEASURE:
        turn_measure(params, state, other, card)
        emit_turned(other, card, False, sink)
    elif op == S_UPRIGHT_ONE:
        upright_measure(params, state, frame.a, card)
        if sink is not None:
            sink.emit(Upright(frame.a, card))
        fit(params, state, frame.a)
    elif op == S_DESTROY:
        take_off(state, at, upright)
        put(state, other, card)
        if sink is not None:
            sink.emit(Destroyed(other, card))
    again(params, state)
    if op in (S_TURN_ASSETS, S_LOCK_ASSETS):
        fit(params, state, other)
    elif op == S_DESTROY and card < params.assets:
        trim(params, state, other)
    keep_gaps(params, state, other)


def again(params: RuleParams, state: KrState) -> None:
    """Ends the choice if there is no further object."""
    frame = state.top
    if frame.kind == K_OBJECT and not has_object(params, state, frame.a, frame.b, frame.pc):
        state.pop()


def emit_turned(player: i64, kind: i64, stays: bool, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(Turned(player, kind, stays, False))
