"""Card 25, WTO tender: looking, taking, putting under the deck. Card 10: a random card."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import Discarded, LookedAt, PutUnder, TookShown
from cyberdeck.games.cybershield.ids import K_LOOK, K_RANDOM, K_TENDER, K_UNDER, KINDS, NONE, PASS, TENDER0, UNDER0
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.hands import gain_known, lose, put, put_under, take_top
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_CHANCE, Sink


def look(params: RuleParams, state: CsState, kind: i64, sink: Sink | None) -> None:
    frame = state.pop()
    take_top(params, state, frame.a, kind)
    state.looked[kind] += 1
    if sink is not None:
        sink.emit(LookedAt(frame.a, kind))
    if frame.b > 1:
        state.push(K_LOOK, BY_CHANCE, 0, frame.a, frame.b - 1)
    else:
        state.push(K_TENDER, bit(frame.a), 0, frame.a)


def legal_tender(params: RuleParams, state: CsState, buffer: ActionBuffer) -> None:
    """CS-4.8: one card, or none."""
    buffer.add(PASS)
    for kind in range(i64(KINDS)):
        if state.looked[kind] and has(params.sought, kind):
            buffer.add(TENDER0 + kind)


def tender(params: RuleParams, state: CsState, action: i64, sink: Sink | None) -> None:
    frame = state.pop()
    kind: i64 = NONE
    if action != PASS:
        kind = action - TENDER0
        state.looked[kind] -= 1
        gain_known(state, frame.a, kind)
    if sink is not None:
        sink.emit(TookShown(frame.a, kind))
    ask_under(params, state, frame.a, sink)


def ask_under(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    """A decision while more than one card is left, even if they are alike; the last one goes under by itself."""
    left: i64 = 0
    for n in state.looked:
        left += n
    if left > 1:
        state.push(K_UNDER, bit(seat), 0, seat, left)
    elif left == 1:
        kind: i64 = 0
        while state.looked[kind] == 0:
            kind += 1
        lay_under(params, state, seat, kind, sink)


def legal_under(state: CsState, buffer: ActionBuffer) -> None:
    for kind in range(i64(KINDS)):
        if state.looked[kind]:
            buffer.add(UNDER0 + kind)


def lay_under(params: RuleParams, state: CsState, seat: i64, kind: i64, sink: Sink | None) -> None:
    state.looked[kind] -= 1
    put_under(params, state, seat, kind)
    if sink is not None:
        sink.emit(PutUnder(seat, kind))


def under(params: RuleParams, state: CsState, action: i64, sink: Sink | None) -> None:
    frame = state.pop()
    lay_under(params, state, frame.a, action - UNDER0, sink)
    ask_under(params, state, frame.a, sink)


def at_random(params: RuleParams, state: CsState, kind: i64, sink: Sink | None) -> None:
    """Card 10"""
    frame = state.pop()
    lose(state, frame.a, kind)
    put(params, state, frame.a, kind)
    if sink is not None:
        sink.emit(Discarded(frame.a, kind, True))
    if frame.b > 1:
        state.push(K_RANDOM, BY_CHANCE, 0, frame.a, frame.b - 1)
