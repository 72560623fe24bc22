"""KR-1.7, KR-3.14: texts of cards, one small function per step.

A step without an object is done at once. For a step with objects the card's player chooses each of them. A step whose
object is missing is skipped (KR-3.18).
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.events import (
    Banned,
    Cancelled,
    Destroyed,
    Discarded,
    HandSeen,
    NoObject,
    PowerGained,
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
    FIRST_MEASURE,
    K_DRAW,
    K_EACH,
    K_EFFECT,
    K_MILL,
    K_OBJECT,
    K_PEEK,
    K_RANDOM,
    KINDS,
    MEASURE,
    MEASURES,
    OBJECT0,
    OBJECT_TURNED0,
    S_BAN,
    S_CANCEL,
    S_DESTROY,
    S_DISCARD_SEEN,
    S_DRAW,
    S_EACH,
    S_LOCK_ASSETS,
    S_MILL,
    S_NOTHING,
    S_PEEK,
    S_POWER,
    S_RANDOM,
    S_SEE_HAND,
    S_TURN_ASSETS,
    S_TURN_MEASURE,
    S_UNDER,
    S_UPRIGHT_ALL,
    S_UPRIGHT_ONE,
    STEPS,
)
from cyberdeck.games.kiberrubezh.params import LOOKED, RuleParams
from cyberdeck.games.kiberrubezh.rules.power import fit, trim
from cyberdeck.games.kiberrubezh.rules.zones import at_most, lose, put, put_under, show_hand, take_off, turn
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_CHANCE, BY_NOBODY, Frame, Sink


def begin(state: KrState, seat: i64, kind: i64) -> None:
    """Starts the text of a card."""
    state.push(K_EFFECT, BY_NOBODY, 0, seat, kind)


def step(params: RuleParams, state: KrState, frame: Frame, sink: Sink | None) -> None:
    """Does the next step of a text, then the one after it."""
    if frame.pc == STEPS:
        return
    op = params.ops[frame.b * STEPS + frame.pc]
    n = params.args[frame.b * STEPS + frame.pc]
    if op == S_NOTHING:
        return
    state.push(K_EFFECT, BY_NOBODY, frame.pc + 1, frame.a, frame.b)
    other = 1 - frame.a
    if op == S_DRAW:
        draw(state, frame.a, n)
    elif op == S_MILL:
        mill(state, other, n)
    elif op == S_SEE_HAND:
        show_hand(state, other)
        if sink is not None:
            sink.emit(HandSeen(other, tuple([state.hands[other * KINDS + kind] for kind in range(KINDS)])))
    elif op == S_RANDOM:
        at_random(state, other, n)
    elif op == S_PEEK:
        peek(state, other, n)
    elif op == S_UPRIGHT_ALL:
        upright_all(params, state, frame.a, sink)
    elif op == S_POWER:
        state.extra[frame.a] += n
        if sink is not None:
            sink.emit(PowerGained(frame.a, state.extra[frame.a]))
    elif op == S_EACH:
        each(state, n)
    else:
        ask(params, state, frame.a, frame.b, frame.pc, n if op != S_DESTROY else 1, sink)


def draw(state: KrState, seat: i64, n: i64) -> None:
    n = at_most(state, seat, n)
    if n:
        state.push(K_DRAW, BY_CHANCE, 0, seat, n)


def mill(state: KrState, seat: i64, n: i64) -> None:
    """KR-3.8: sends cards from a player's deck."""
    n = at_most(state, seat, n)
    if n:
        state.push(K_MILL, BY_CHANCE, 0, seat, n)


def at_random(state: KrState, seat: i64, n: i64) -> None:
    if n > state.size[seat]:
        n = state.size[seat]
    if n:
        state.push(K_RANDOM, BY_CHANCE, 0, seat, n)


def peek(state: KrState, seat: i64, n: i64) -> None:
    """Card 25, KR-3.17: first the cards put there by an earlier look, then the unordered ones."""
    found = state.peeked_size[seat]
    for i in range(found):
        state.seen[state.peeked[seat * LOOKED + i]] += 1
        state.peeked[seat * LOOKED + i] = 0
    state.peeked_size[seat] = 0
    more = n - found
    if more > state.deck_size[seat]:
        more = state.deck_size[seat]
    state.push(K_PEEK, BY_CHANCE, 0, seat, more, found + more)


def upright_all(params: RuleParams, state: KrState, seat: i64, sink: Sink | None) -> None:
    """Card 47"""
    for kind in range(i64(KINDS)):
        at = seat * KINDS + kind
        if params.sort[kind] == MEASURE and state.turned[at]:
            for _i in range(state.turned[at]):
                upright_measure(params, state, seat, kind)
                if sink is not None:
                    sink.emit(Upright(seat, kind))
    fit(params, state, seat)


def each(state: KrState, n: i64) -> None:
    """Card 54, KR-3.14: both draw, the active player first; then both send cards of their own decks."""
    active = state.active
    state.push(K_EACH, BY_NOBODY, 0, 1 - active, n)
    state.push(K_EACH, BY_NOBODY, 0, active, n)
    draw(state, 1 - active, 1)
    draw(state, active, 1)


# Objects


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


def keep_gaps(params: RuleParams, state: KrState, seat: i64) -> None:
    """Card 45: the number that have stayed upright cannot exceed their number; of equal ones, those that have leave
    first.
    """
    up: i64 = 0
    down: i64 = 0
    for kind in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
        if has(params.once_upright, kind):
            up += state.upright[seat * KINDS + kind]
            down += state.turned[seat * KINDS + kind]
    if state.gaps[2 * seat] > up:
        state.gaps[2 * seat] = up
    if state.gaps[2 * seat + 1] > down:
        state.gaps[2 * seat + 1] = down


def turn_measure(params: RuleParams, state: KrState, seat: i64, kind: i64) -> None:
    """Turns a measure, by a text or for lack of power. Card 45: one that has stayed upright turns first."""
    if has(params.once_upright, kind) and state.gaps[2 * seat]:
        state.gaps[2 * seat] -= 1
        state.gaps[2 * seat + 1] += 1
    turn(state, seat * KINDS + kind)


def upright_measure(params: RuleParams, state: KrState, seat: i64, kind: i64) -> None:
    """Turns a measure upright. Card 45: one that has not stayed upright comes first."""
    at = seat * KINDS + kind
    if has(params.once_upright, kind) and state.gaps[2 * seat + 1] == state.turned[at]:
        state.gaps[2 * seat + 1] -= 1
        state.gaps[2 * seat] += 1
    state.turned[at] -= 1
    state.upright[at] += 1
