"""KR-3.4, KR-3.5: cards that are laid, played, used and dropped; what is done when power is not enough."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.events import Dropped, Laid, Played, Turned, Used
from cyberdeck.games.kiberrubezh.ids import (
    ATTACK,
    DROP0,
    DROP_TURNED0,
    EVENT,
    K_ASSETS,
    K_DEPLOY,
    KINDS,
    LAY0,
    MEASURE,
    S_CANCEL,
    STEPS,
    USE0,
)
from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.rules.effects import begin
from cyberdeck.games.kiberrubezh.rules.measures import keep_gaps, turn_measure
from cyberdeck.games.kiberrubezh.rules.objects import has_object
from cyberdeck.games.kiberrubezh.rules.power import affords, cheaper, fit, sheds, spare, trim
from cyberdeck.games.kiberrubezh.rules.zones import lose, on_table, put, take_off, turn
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import has
from cyberdeck.kernel.game import Frame, Sink

LAID: Final = 2  # KR-3.4


def legal_lay(params: RuleParams, state: KrState, frame: Frame, buffer: ActionBuffer) -> None:
    """KR-3.4, KR-3.5, KR-1.6: the cards of the phase, and events."""
    less = cheaper(params, state, frame.a, False)
    defence, attack = spare(params, state, frame.a, less)
    hands = state.hands
    for kind in range(i64(KINDS)):
        if not hands[frame.a * KINDS + kind]:
            continue
        if (kind < params.assets or affords(params, kind, less, defence, attack)) and can_lay(
            params, state, frame, kind
        ):
            buffer.add(LAY0 + kind)


def can_lay(params: RuleParams, state: KrState, frame: Frame, kind: i64) -> bool:
    """Whether there is enough power for the card."""
    sort = params.sort[kind]
    if sort == EVENT:
        return can_play(params, state, frame.a, kind)
    if sort in (MEASURE, ATTACK):
        return frame.kind == K_DEPLOY
    if frame.kind != K_ASSETS or (frame.b >= LAID and not has(params.free_lay, kind)):
        return False
    return not has(params.unique, kind) or on_table(state, frame.a * KINDS + kind) == 0


def can_play(params: RuleParams, state: KrState, seat: i64, kind: i64) -> bool:
    """KR-1.6: whether an event can be played: there is enough power, and card 46 has an attack to cancel."""
    return params.ops[kind * STEPS] != S_CANCEL or (seat != state.active and has_object(params, state, seat, kind, 0))


def legal_events(params: RuleParams, state: KrState, seat: i64, buffer: ActionBuffer) -> None:
    held = False
    for kind in range(params.events, i64(KINDS)):
        if state.hands[seat * KINDS + kind]:
            held = True
    if not held:
        return
    defence, attack = spare(params, state, seat, cheaper(params, state, seat, False))
    for kind in range(params.events, i64(KINDS)):
        if (
            state.hands[seat * KINDS + kind]
            and affords(params, kind, 0, defence, attack)
            and can_play(params, state, seat, kind)
        ):
            buffer.add(LAY0 + kind)


def lay(params: RuleParams, state: KrState, seat: i64, kind: i64, sink: Sink | None) -> None:
    lose(state, seat, kind)
    at = seat * KINDS + kind
    if params.sort[kind] == EVENT:
        state.events[at] += 1
        if sink is not None:
            sink.emit(Played(seat, kind))
        begin(state, seat, kind)
        return
    if sink is not None:
        sink.emit(Laid(seat, kind))
    if params.sort[kind] in (MEASURE, ATTACK):
        state.upright[at] += 1
        return
    if not has(params.free_lay, kind):
        frame = state.pop()
        state.push(frame.kind, frame.to_act, 0, frame.a, frame.b + 1)
    if has(params.comes_turned, kind):
        state.turned[at] += 1
    else:
        state.upright[at] += 1
    if not has(params.properties, kind):
        begin(state, seat, kind)


def legal_drops(params: RuleParams, state: KrState, seat: i64, naming: bool, buffer: ActionBuffer) -> None:
    """KR-3.5: any measure or means, at any moment of the turn, except those of the wave: they are upright while it is
    being named, and turned afterwards.
    """
    up = state.upright
    turned = state.turned
    wave = state.wave
    for kind in range(params.assets, params.events):
        n = up[seat * KINDS + kind]
        if n and (not naming or n > wave[kind]):
            buffer.add(DROP0 + kind)
    for kind in range(params.assets, params.events):
        n = turned[seat * KINDS + kind]
        if n and (naming or n > wave[kind]):
            buffer.add(DROP_TURNED0 + kind)


def drop(params: RuleParams, state: KrState, seat: i64, action: i64, must: bool, sink: Sink | None) -> None:
    upright_one = action < DROP_TURNED0
    kind = action - DROP0
    if not upright_one:
        kind = action - DROP_TURNED0
    take_off(state, seat * KINDS + kind, upright_one)
    put(state, seat, kind)
    keep_gaps(params, state, seat)
    if sink is not None:
        sink.emit(Dropped(seat, kind, must))


def legal_properties(params: RuleParams, state: KrState, seat: i64, buffer: ActionBuffer) -> None:
    """Card 10; KR-3.10: not of a turned card."""
    for kind in range(params.assets):
        lies = state.upright[seat * KINDS + kind]
        if has(params.properties, kind) and lies and has_object(params, state, seat, kind, 0):
            buffer.add(USE0 + kind)


def use(params: RuleParams, state: KrState, seat: i64, kind: i64, sink: Sink | None) -> None:
    """Turns the asset, which may cost power; then its text takes effect."""
    turn(state, seat * KINDS + kind)
    if sink is not None:
        sink.emit(Used(seat, kind))
    begin(state, seat, kind)
    fit(params, state, seat)


# Power that is not enough


def legal_fit(params: RuleParams, state: KrState, frame: Frame, buffer: ActionBuffer) -> None:
    less = cheaper(params, state, frame.a, False)
    for kind in range(params.assets, params.events):
        if state.upright[frame.a * KINDS + kind] and sheds(params, kind, frame.b, less):
            buffer.add(DROP0 + kind)


def turn_down(params: RuleParams, state: KrState, action: i64, sink: Sink | None) -> None:
    frame = state.pop()
    kind = action - DROP0
    turn_measure(params, state, frame.a, kind)
    if sink is not None:
        sink.emit(Turned(frame.a, kind, False, True))
    fit(params, state, frame.a)


def legal_trim(params: RuleParams, state: KrState, frame: Frame, buffer: ActionBuffer) -> None:
    less = cheaper(params, state, frame.a, True)
    for kind in range(params.assets, params.events):
        if state.upright[frame.a * KINDS + kind] and sheds(params, kind, frame.b, less):
            buffer.add(DROP0 + kind)
    for kind in range(params.assets, params.events):
        if state.turned[frame.a * KINDS + kind] and sheds(params, kind, frame.b, less):
            buffer.add(DROP_TURNED0 + kind)


def trim_one(params: RuleParams, state: KrState, action: i64, sink: Sink | None) -> None:
    frame = state.pop()
    drop(params, state, frame.a, action, True, sink)
    trim(params, state, frame.a)
