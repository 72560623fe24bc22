"""BH-10, option tracer. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.blackhat.events import Jailed, PlayerOut, TracerMoved, TracerWoke
from cyberdeck.games.blackhat.ids import (
    ALARM,
    ASIDE,
    BACKDOOR,
    CRITICAL,
    JAIL,
    K_TRACER,
    NONE,
    SPACES,
    TRACE0,
    TRACER_START,
)
from cyberdeck.games.blackhat.multiset import NO_HAT, counts
from cyberdeck.games.blackhat.rules.table import answers_for
from cyberdeck.games.blackhat.setup import Setup
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import Sink


def wake(t: Setup, s: BHState, out: Sink | None) -> None:
    """BH-10.1: on its own space. Further Alarms do not reset it. BH-7.7: without the option an Alarm is a Host."""
    if t.tracer and s.tracer == NONE:
        s.tracer = TRACER_START
        if out is not None:
            out.emit(TracerWoke())


def on_alarm(s: BHState, player: i64) -> bool:
    kind = s.layout.kind
    return kind[s.pawns[2 * player]] == ALARM or kind[s.pawns[2 * player + 1]] == ALARM


def owes_move(t: Setup, s: BHState, winner: i64) -> bool:
    """BH-10.1: asked when the trick is won, before the winner acts."""
    return t.tracer and s.tracer != NONE and on_alarm(s, winner)


def ask_tracer(t: Setup, s: BHState, player: i64) -> None:
    s.push(K_TRACER, answers_for(t, s, player), 0, player)


def reach(t: Setup, s: BHState) -> i64:
    """BH-10.2, as a mask: along its own spaces to Backdoor; then any neighbour, but not to a lower column unless it has
    just come from there, and never back onto its own spaces.
    """
    at = s.tracer
    if at == TRACER_START + 3:
        return bit(BACKDOOR)
    if at >= TRACER_START:
        return bit(at + 1)
    mask: i64 = 0
    for space in range(i64(CRITICAL + 1)):
        if has(t.neighbours[at], space) and (t.column[space] >= t.column[at] or space == s.came):
            mask |= bit(space)
    return mask


def legal_tracer(t: Setup, s: BHState, out: Acts) -> None:
    mask = reach(t, s)
    for space in range(i64(SPACES)):
        if has(mask, space):
            out.add(TRACE0 + space)


def move_tracer(t: Setup, s: BHState, action: i64, out: Sink | None) -> None:
    """BH-10.3: every pawn in the space it enters goes to jail; who has both there is out. No action space acts."""
    player = s.pop().a
    to = action - TRACE0
    if out is not None:
        out.emit(TracerMoved(player, s.tracer, to))
    s.came = s.tracer
    s.tracer = to
    for pawn in range(2 * t.players):
        if s.pawns[pawn] == to:
            s.pawns[pawn] = JAIL
            if out is not None:
                out.emit(Jailed(pawn, to))
    for p in range(t.players):
        if s.pawns[2 * p] == JAIL and s.pawns[2 * p + 1] == JAIL and not has(s.out, p):
            drop(t, s, p, out)


def drop(t: Setup, s: BHState, player: i64, out: Sink | None) -> None:
    """BH-10.3: out at once; the hand is discarded, a Black Hat in it set aside until the next round."""
    hand = s.hands[player]
    if out is not None:
        out.emit(PlayerOut(player, counts(hand)))
    s.out |= bit(player)
    s.discard += hand & NO_HAT
    s.hands[player] = 0
    s.known[player] = 0
    s.size[player] = 0
    if s.hat == player:
        s.hat = ASIDE
    if t.robot != NONE and s.controller == player:
        s.controller = 1 - player  # BH-12.1: the other person plays the robot from now on
