"""BH-7: the effects of action spaces. `player` decides: the mover (BH-7.10), or the pawn's owner under a new module
(BH-7.9).
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.blackhat.events import Lifted, Marked, ModuleDrawn, ModuleLaid, PawnSent, Unmarked
from cyberdeck.games.blackhat.ids import (
    ALARM,
    BACKDOOR,
    CHOOSE0,
    CORNERS,
    DECLINE,
    DOS,
    DOWN0,
    EXPLOIT,
    FIRST_LANE,
    HONEYPOT,
    JAIL,
    K_CORNERS,
    K_DRAW_MODULE,
    K_EXPLOIT,
    K_LAY,
    K_RANDOMIZE,
    K_RELAY,
    K_SEND,
    LANES,
    LAY0,
    LIFT0,
    MARKERS,
    MODULES,
    NONE,
    PLACES,
    PUBLIC,
    SEND0,
    UP0,
    USE,
)
from cyberdeck.games.blackhat.params import RuleParams, supply, with_slot
from cyberdeck.games.blackhat.rules import tracer
from cyberdeck.games.blackhat.rules.table import controller_mask
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has, popcount
from cyberdeck.kernel.game import BY_CHANCE, BY_NOBODY, Frame, Sink

# Denial of Service


def ask_send(params: RuleParams, state: BHState, player: i64, trigger: i64) -> None:
    """BH-7.5: compulsory; if no pawn can be sent, nothing happens."""
    for pawn in range(2 * params.players):
        for start in range(i64(PUBLIC + 1)):
            if may_send(state, trigger, pawn, start):
                state.push(K_SEND, controller_mask(params, state, player), 0, player, trigger)
                return


def may_send(state: BHState, trigger: i64, pawn: i64, start: i64) -> bool:
    """BH-7.5: any pawn but the one that triggered it, and none on a start space, in a Honeypot or in jail; never to a
    start space with the player's other pawn or the tracer.
    """
    at = state.pawns[pawn]
    if pawn == trigger or at <= PUBLIC or at == JAIL or state.layout.kind[at] == HONEYPOT:
        return False
    return state.pawns[pawn ^ 1] != start and state.tracer != start


def legal_send(params: RuleParams, state: BHState, trigger: i64, buffer: ActionBuffer) -> None:
    for pawn in range(2 * params.players):
        for start in range(i64(PUBLIC + 1)):
            if may_send(state, trigger, pawn, start):
                buffer.add(SEND0 + pawn * 2 + start)


def send(state: BHState, action: i64, sink: Sink | None) -> None:
    player = state.pop().a
    pawn = (action - SEND0) >> 1
    start = BACKDOOR + ((action - SEND0) & 1)
    if sink is not None:
        sink.emit(PawnSent(player, pawn, state.pawns[pawn], start))
    state.pawns[pawn] = start


# Exploit


def ask_exploit(params: RuleParams, state: BHState, player: i64) -> None:
    state.push(K_EXPLOIT, controller_mask(params, state, player), 0, player)


def is_host(params: RuleParams, state: BHState, space: i64) -> bool:
    """BH-7.8, BH-7.11: without the tracer an Alarm counts as a Host."""
    return has(params.hosts, state.layout.kind[space])


def legal_exploit(params: RuleParams, state: BHState, buffer: ActionBuffer) -> None:
    """BH-7.8: a Host one up or down, or nothing. A marker must be free, unless the change takes one off."""
    spare = popcount(state.plus | state.minus) < MARKERS
    buffer.add(DECLINE)
    for lane in range(i64(LANES)):
        space = lane + FIRST_LANE
        if is_host(params, state, space) and not has(state.plus, space) and (spare or has(state.minus, space)):
            buffer.add(UP0 + lane)
    for lane in range(i64(LANES)):
        space = lane + FIRST_LANE
        if is_host(params, state, space) and not has(state.minus, space) and (spare or has(state.plus, space)):
            buffer.add(DOWN0 + lane)
    if not spare:
        for lane in range(i64(LANES)):
            if has(state.plus | state.minus, lane + FIRST_LANE):
                buffer.add(LIFT0 + lane)


def exploit(params: RuleParams, state: BHState, action: i64, sink: Sink | None) -> None:
    """BH-7.8: the opposite change takes a marker off. With all three on the board the mover may first pick one up."""
    player = state.pop().a
    if action == DECLINE:
        return
    if action >= LIFT0:
        space = action - LIFT0 + FIRST_LANE
        state.plus &= ~bit(space)
        state.minus &= ~bit(space)
        if sink is not None:
            sink.emit(Lifted(player, space))
        state.push(K_RELAY, controller_mask(params, state, player), 0, player, space)
    else:
        mark(state, player, action, sink)


def legal_relay(params: RuleParams, state: BHState, lifted: i64, buffer: ActionBuffer) -> None:
    """BH-7.8: the picked-up marker goes to a different Host that has none."""
    taken = state.plus | state.minus | bit(lifted)
    for first in (UP0, DOWN0):
        for lane in range(i64(LANES)):
            space = lane + FIRST_LANE
            if is_host(params, state, space) and not has(taken, space):
                buffer.add(first + lane)


def relay(state: BHState, action: i64, sink: Sink | None) -> None:
    mark(state, state.pop().a, action, sink)


def mark(state: BHState, player: i64, action: i64, sink: Sink | None) -> None:
    up = action < DOWN0
    space = action - (UP0 if up else DOWN0) + FIRST_LANE
    if has(state.minus if up else state.plus, space):
        state.plus &= ~bit(space)
        state.minus &= ~bit(space)
        if sink is not None:
            sink.emit(Unmarked(player, space))
        return
    if up:
        state.plus |= bit(space)
    else:
        state.minus |= bit(space)
    if sink is not None:
        sink.emit(Marked(player, space, 1 if up else -1))


# Randomizer


def ask_randomizer(params: RuleParams, state: BHState, player: i64) -> None:
    state.push(K_RANDOMIZE, controller_mask(params, state, player), 0, player)


def legal_randomizer(params: RuleParams, state: BHState, buffer: ActionBuffer) -> None:
    """BH-7.9: optional. Option randomizer: a random module, or one of the mover's choice."""
    buffer.add(DECLINE)
    if params.options.randomizer == "random":
        buffer.add(USE)
        return
    free = supply(state.slots)
    for module in range(i64(MODULES)):
        if has(free, module):
            buffer.add(CHOOSE0 + module)


def randomize(state: BHState, action: i64) -> None:
    player = state.pop().a
    if action != DECLINE:
        state.push(K_DRAW_MODULE, BY_CHANCE, 0, player, NONE if action == USE else action - CHOOSE0)


def draw_module(params: RuleParams, state: BHState, side: i64, sink: Sink | None) -> None:
    """BH-7.9: a random side; the mover sees it and then picks the place."""
    player = state.pop().a
    if sink is not None:
        sink.emit(ModuleDrawn(player, side))
    state.push(K_LAY, controller_mask(params, state, player), 0, player, side)


def legal_lay(buffer: ActionBuffer) -> None:
    for place in range(i64(PLACES)):
        buffer.add(LAY0 + place)


def lay(params: RuleParams, state: BHState, action: i64, sink: Sink | None) -> None:
    """BH-7.9: a module already there returns to the supply, as do markers under it (BH-7.8). Then the spaces act."""
    frame = state.pop()
    place = action - LAY0
    if sink is not None:
        sink.emit(ModuleLaid(frame.a, frame.b, place))
    state.slots = with_slot(state.slots, place, frame.b)
    state.layout = params.layout(state.slots)
    for corner in range(i64(CORNERS)):
        space = params.places[place * CORNERS + corner]
        state.plus &= ~bit(space)
        state.minus &= ~bit(space)
    state.push(K_CORNERS, BY_NOBODY, 0, frame.a, place)


def corners(params: RuleParams, state: BHState, frame: Frame, sink: Sink | None) -> None:
    """BH-7.9: action spaces of the new module with pawns on them act, clockwise from the top left; the pawn's owner
    decides. A space whose pawn has gone does not act, nor does a Randomizer.
    """
    for corner in range(frame.pc, i64(CORNERS)):
        space = params.places[frame.b * CORNERS + corner]
        pawn = pawn_on(state, space)
        if pawn == NONE:
            continue
        kind = state.layout.kind[space]
        if kind == ALARM:
            tracer.wake(params, state, sink)
        elif kind in (DOS, EXPLOIT):
            state.push(K_CORNERS, BY_NOBODY, corner + 1, frame.a, frame.b)
            if kind == DOS:
                ask_send(params, state, pawn >> 1, pawn)
            else:
                ask_exploit(params, state, pawn >> 1)
            return


def pawn_on(state: BHState, space: i64) -> i64:
    """The pawn on a space of the lanes, or NONE."""
    for pawn in range(i64(len(state.pawns))):
        if state.pawns[pawn] == space:
            return pawn
    return NONE
