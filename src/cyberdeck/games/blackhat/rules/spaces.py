"""BH-7: what the action spaces do. `player` is whoever decides: the mover (BH-7.10), or the pawn's owner under a new
module (BH-7.9). Compiled.
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
from cyberdeck.games.blackhat.rules import tracer
from cyberdeck.games.blackhat.rules.table import answers_for
from cyberdeck.games.blackhat.setup import Setup, supply, with_slot
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has, popcount
from cyberdeck.kernel.game import BY_CHANCE, BY_NOBODY, Frame, Sink

# Denial of Service


def ask_send(t: Setup, s: BHState, player: i64, trigger: i64) -> None:
    """BH-7.5: compulsory; with no pawn that can be sent, nothing happens."""
    for pawn in range(2 * t.players):
        for start in range(i64(PUBLIC + 1)):
            if may_send(s, trigger, pawn, start):
                s.push(K_SEND, answers_for(t, s, player), 0, player, trigger)
                return


def may_send(s: BHState, trigger: i64, pawn: i64, start: i64) -> bool:
    """BH-7.5: any pawn but the one that triggered it, not from a start space, a Honeypot or the jail, never to the
    start space where its player's other pawn or the tracer stands.
    """
    at = s.pawns[pawn]
    if pawn == trigger or at <= PUBLIC or at == JAIL or s.layout.kind[at] == HONEYPOT:
        return False
    return s.pawns[pawn ^ 1] != start and s.tracer != start


def legal_send(t: Setup, s: BHState, trigger: i64, out: Acts) -> None:
    for pawn in range(2 * t.players):
        for start in range(i64(PUBLIC + 1)):
            if may_send(s, trigger, pawn, start):
                out.add(SEND0 + pawn * 2 + start)


def send(s: BHState, action: i64, out: Sink | None) -> None:
    player = s.pop().a
    pawn = (action - SEND0) >> 1
    start = BACKDOOR + ((action - SEND0) & 1)
    if out is not None:
        out.emit(PawnSent(player, pawn, s.pawns[pawn], start))
    s.pawns[pawn] = start


# Exploit


def ask_exploit(t: Setup, s: BHState, player: i64) -> None:
    s.push(K_EXPLOIT, answers_for(t, s, player), 0, player)


def is_host(t: Setup, s: BHState, space: i64) -> bool:
    """BH-7.8, BH-7.11: without the tracer an Alarm counts as a Host."""
    return has(t.hosts, s.layout.kind[space])


def legal_exploit(t: Setup, s: BHState, out: Acts) -> None:
    """BH-7.8: a Host one up or down, or nothing. A marker is needed, unless the change takes one off."""
    spare = popcount(s.plus | s.minus) < MARKERS
    out.add(DECLINE)
    for lane in range(i64(LANES)):
        space = lane + FIRST_LANE
        if is_host(t, s, space) and not has(s.plus, space) and (spare or has(s.minus, space)):
            out.add(UP0 + lane)
    for lane in range(i64(LANES)):
        space = lane + FIRST_LANE
        if is_host(t, s, space) and not has(s.minus, space) and (spare or has(s.plus, space)):
            out.add(DOWN0 + lane)
    if not spare:
        for lane in range(i64(LANES)):
            if has(s.plus | s.minus, lane + FIRST_LANE):
                out.add(LIFT0 + lane)


def exploit(t: Setup, s: BHState, action: i64, out: Sink | None) -> None:
    """BH-7.8: the opposite change takes a marker off; with all three lying the mover may first take one up."""
    player = s.pop().a
    if action == DECLINE:
        return
    if action >= LIFT0:
        space = action - LIFT0 + FIRST_LANE
        s.plus &= ~bit(space)
        s.minus &= ~bit(space)
        if out is not None:
            out.emit(Lifted(player, space))
        s.push(K_RELAY, answers_for(t, s, player), 0, player, space)
    else:
        mark(s, player, action, out)


def legal_relay(t: Setup, s: BHState, lifted: i64, out: Acts) -> None:
    """BH-7.8: the marker taken up goes to another Host that has none."""
    taken = s.plus | s.minus | bit(lifted)
    for first in (UP0, DOWN0):
        for lane in range(i64(LANES)):
            space = lane + FIRST_LANE
            if is_host(t, s, space) and not has(taken, space):
                out.add(first + lane)


def relay(s: BHState, action: i64, out: Sink | None) -> None:
    mark(s, s.pop().a, action, out)


def mark(s: BHState, player: i64, action: i64, out: Sink | None) -> None:
    up = action < DOWN0
    space = action - (UP0 if up else DOWN0) + FIRST_LANE
    if has(s.minus if up else s.plus, space):
        s.plus &= ~bit(space)
        s.minus &= ~bit(space)
        if out is not None:
            out.emit(Unmarked(player, space))
        return
    if up:
        s.plus |= bit(space)
    else:
        s.minus |= bit(space)
    if out is not None:
        out.emit(Marked(player, space, 1 if up else -1))


# Randomizer


def ask_randomizer(t: Setup, s: BHState, player: i64) -> None:
    s.push(K_RANDOMIZE, answers_for(t, s, player), 0, player)


def legal_randomizer(t: Setup, s: BHState, out: Acts) -> None:
    """BH-7.9: he may. Option randomizer: a random module, or one of his choice."""
    out.add(DECLINE)
    if not t.choice:
        out.add(USE)
        return
    free = supply(s.slots)
    for module in range(i64(MODULES)):
        if has(free, module):
            out.add(CHOOSE0 + module)


def randomize(s: BHState, action: i64) -> None:
    player = s.pop().a
    if action != DECLINE:
        s.push(K_DRAW_MODULE, BY_CHANCE, 0, player, NONE if action == USE else action - CHOOSE0)


def draw_module(t: Setup, s: BHState, side: i64, out: Sink | None) -> None:
    """BH-7.9: a random side; now he sees it and picks the place."""
    player = s.pop().a
    if out is not None:
        out.emit(ModuleDrawn(player, side))
    s.push(K_LAY, answers_for(t, s, player), 0, player, side)


def legal_lay(out: Acts) -> None:
    for place in range(i64(PLACES)):
        out.add(LAY0 + place)


def lay(t: Setup, s: BHState, action: i64, out: Sink | None) -> None:
    """BH-7.9: a module there goes back to the supply; BH-7.8: markers under it too. Then its spaces act."""
    f = s.pop()
    place = action - LAY0
    if out is not None:
        out.emit(ModuleLaid(f.a, f.b, place))
    s.slots = with_slot(s.slots, place, f.b)
    s.layout = t.layout(s.slots)
    for corner in range(i64(CORNERS)):
        space = t.places[place * CORNERS + corner]
        s.plus &= ~bit(space)
        s.minus &= ~bit(space)
    s.push(K_CORNERS, BY_NOBODY, 0, f.a, place)


def corners(t: Setup, s: BHState, f: Frame, out: Sink | None) -> None:
    """BH-7.9: the new module's action spaces with pawns on them act, clockwise from its top left; the pawn's owner
    decides. A space emptied meanwhile does not act, nor does a Randomizer.
    """
    for corner in range(f.pc, i64(CORNERS)):
        space = t.places[f.b * CORNERS + corner]
        pawn = pawn_on(s, space)
        if pawn == NONE:
            continue
        kind = s.layout.kind[space]
        if kind == ALARM:
            tracer.wake(t, s, out)
        elif kind in (DOS, EXPLOIT):
            s.push(K_CORNERS, BY_NOBODY, corner + 1, f.a, f.b)
            if kind == DOS:
                ask_send(t, s, pawn >> 1, pawn)
            else:
                ask_exploit(t, s, pawn >> 1)
            return


def pawn_on(s: BHState, space: i64) -> i64:
    """The pawn on a space of the lanes, or NONE."""
    for pawn in range(i64(len(s.pawns))):
        if s.pawns[pawn] == space:
            return pawn
    return NONE
