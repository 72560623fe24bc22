"""BH-10: option tracer."""

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
from cyberdeck.games.blackhat.params import RuleParams
from cyberdeck.games.blackhat.rules.table import controller_mask
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import Sink


def wake(params: RuleParams, state: BHState, sink: Sink | None) -> None:
    """BH-10.1: onto the Tracer space. Further Alarms do not reset it. BH-7.7: without the option an Alarm is a Host."""
    if params.tracer and state.tracer == NONE:
        state.tracer = TRACER_START
        if sink is not None:
            sink.emit(TracerWoke())


def on_alarm(state: BHState, player: i64) -> bool:
    kind = state.layout.kind
    return kind[state.pawns[2 * player]] == ALARM or kind[state.pawns[2 * player + 1]] == ALARM


def owes_move(params: RuleParams, state: BHState, winner: i64) -> bool:
    """BH-10.1: whether a tracer move is due; evaluated when the trick is won, before the winner acts."""
    return params.tracer and state.tracer != NONE and on_alarm(state, winner)


def ask_tracer(params: RuleParams, state: BHState, player: i64) -> None:
    state.push(K_TRACER, controller_mask(params, state, player), 0, player)


def reach(params: RuleParams, state: BHState) -> i64:
    """BH-10.2: mask of the spaces the tracer may enter: along its own spaces to Backdoor; then any neighbour, but no
    lower column unless it came from there, and never its own spaces.
    """
    at = state.tracer
    if at == TRACER_START + 3:
        return bit(BACKDOOR)
    if at >= TRACER_START:
        return bit(at + 1)
    mask: i64 = 0
    for space in range(i64(CRITICAL + 1)):
        if has(params.neighbours[at], space) and (params.column[space] >= params.column[at] or space == state.came):
            mask |= bit(space)
    return mask


def legal_tracer(params: RuleParams, state: BHState, buffer: ActionBuffer) -> None:
    mask = reach(params, state)
    for space in range(i64(SPACES)):
        if has(mask, space):
            buffer.add(TRACE0 + space)


def move_tracer(params: RuleParams, state: BHState, action: i64, sink: Sink | None) -> None:
    """BH-10.3: every pawn on the space it enters goes to jail; a player with both pawns there is out. No action space
    acts.
    """
    player = state.pop().a
    to = action - TRACE0
    if sink is not None:
        sink.emit(TracerMoved(player, state.tracer, to))
    state.came = state.tracer
    state.tracer = to
    for pawn in range(2 * params.players):
        if state.pawns[pawn] == to:
            state.pawns[pawn] = JAIL
            if sink is not None:
                sink.emit(Jailed(pawn, to))
    for p in range(params.players):
        if state.pawns[2 * p] == JAIL and state.pawns[2 * p + 1] == JAIL and not has(state.out, p):
            drop(params, state, p, sink)


def drop(params: RuleParams, state: BHState, player: i64, sink: Sink | None) -> None:
    """BH-10.3: out at once. The hand is discarded; a Black Hat in it is set aside until the next round."""
    hand = state.hands[player]
    if sink is not None:
        sink.emit(PlayerOut(player, counts(hand)))
    state.out |= bit(player)
    state.discard += hand & NO_HAT
    state.hands[player] = 0
    state.known[player] = 0
    state.size[player] = 0
    if state.hat == player:
        state.hat = ASIDE
    if params.robot != NONE and state.controller == player:
        state.controller = 1 - player  # BH-12.1: the other person plays the robot from now on
