"""KR-1.7, KR-3.14: texts of cards, one small function per step.

A step without an object is done at once. For a step with objects the card's player chooses each of them. A step whose
object is missing is skipped (KR-3.18).
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.events import (
    HandSeen,
    PowerGained,
    Upright,
)
from cyberdeck.games.kiberrubezh.ids import (
    K_DRAW,
    K_EACH,
    K_EFFECT,
    K_MILL,
    K_PEEK,
    K_RANDOM,
    KINDS,
    MEASURE,
    S_DESTROY,
    S_DRAW,
    S_EACH,
    S_MILL,
    S_NOTHING,
    S_PEEK,
    S_POWER,
    S_RANDOM,
    S_SEE_HAND,
    S_UPRIGHT_ALL,
    STEPS,
)
from cyberdeck.games.kiberrubezh.params import LOOKED, RuleParams
from cyberdeck.games.kiberrubezh.rules.measures import upright_measure
from cyberdeck.games.kiberrubezh.rules.objects import ask
from cyberdeck.games.kiberrubezh.rules.power import fit
from cyberdeck.games.kiberrubezh.rules.zones import at_most, show_hand
from cyberdeck.games.kiberrubezh.state import KrState
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
