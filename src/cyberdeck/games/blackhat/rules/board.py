"""BH-6: after the trick its winner moves a pawn, or draws."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.blackhat.events import Drew, PawnMoved, Reshuffled
from cyberdeck.games.blackhat.ids import (
    ALARM,
    CRITICAL,
    DOS,
    EXPLOIT,
    FIRST_LANE,
    GOAL,
    K_ASSET,
    K_DRAW,
    K_MOVE,
    LANDINGS,
    NONE,
    RANDOMIZER,
    STEP0,
)
from cyberdeck.games.blackhat.multiset import size
from cyberdeck.games.blackhat.params import RuleParams
from cyberdeck.games.blackhat.rules import spaces, tracer
from cyberdeck.games.blackhat.rules.deal import give
from cyberdeck.games.blackhat.rules.table import controller_mask
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_CHANCE, Sink


def occupied(state: BHState) -> i64:
    """BH-6.2, BH-10.4: mask of the spaces that are jumped. Start spaces hold any number of pawns; the jail is off the
    board.
    """
    mask: i64 = 0
    for at in state.pawns:
        mask |= bit(at)
    if state.tracer != NONE:
        mask |= bit(state.tracer)
    return mask & 0x7FFFFFFFC


def stuck(params: RuleParams, state: BHState, at: i64) -> bool:
    """BH-7.4 to BH-7.7, BH-10.3: the space makes a pawn stuck."""
    return has(params.sticky, state.layout.kind[at])


def landings(state: BHState, at: i64, taken: i64) -> i64:
    """BH-6.2: mask of the spaces a pawn can reach: along an arrow, and on from every occupied space to a free one."""
    arrows = state.layout.arrows
    seen = arrows[at]
    todo = seen & taken
    while todo:
        space: i64 = FIRST_LANE
        while not (todo >> space) & 1:
            space += 1
        todo &= todo - 1
        more = arrows[space] & ~seen
        seen |= more
        todo |= more & taken
    return seen & ~taken


def may_move(params: RuleParams, state: BHState, player: i64, pawn: i64) -> bool:
    """BH-6.1: an own pawn, or an opponent's on a space of negative trace."""
    at = state.pawns[pawn]
    return not stuck(params, state, at) and (pawn >> 1 == player or state.value(at) < 0)


def legal_move(params: RuleParams, state: BHState, player: i64, buffer: ActionBuffer) -> None:
    taken = occupied(state)
    for pawn in range(2 * params.players):
        if may_move(params, state, player, pawn):
            free = landings(state, state.pawns[pawn], taken)
            first = STEP0 + pawn * LANDINGS - FIRST_LANE
            space: i64 = FIRST_LANE
            free >>= FIRST_LANE
            while free:
                if free & 1:
                    buffer.add(first + space)
                free >>= 1
                space += 1


def can_act(params: RuleParams, state: BHState, player: i64) -> bool:
    taken = occupied(state)
    for pawn in range(2 * params.players):
        if may_move(params, state, player, pawn) and landings(state, state.pawns[pawn], taken):
            return True
    return False


def any_can_move(params: RuleParams, state: BHState) -> bool:
    """BH-8.1: whether any pawn can move, no matter who moves it."""
    taken = occupied(state)
    for at in state.pawns:
        if not stuck(params, state, at) and landings(state, at, taken):
            return True
    return False


def ask_act(params: RuleParams, state: BHState, winner: i64, sink: Sink | None) -> None:
    """BH-6.1: the winner must move, or draws if no move is possible. BH-6.4: an empty deck is refilled from the discard
    pile. BH-6.5: if both are empty, nothing is drawn.
    """
    if can_act(params, state, winner):
        state.push(K_MOVE, controller_mask(params, state, winner), 0, winner)
        return
    if state.deck_size == 0 and state.discard:
        state.deck = state.discard
        state.deck_size = size(state.deck)
        state.discard = 0
        if sink is not None:
            sink.emit(Reshuffled(state.deck_size))
    if state.deck_size:
        state.push(K_DRAW, BY_CHANCE, 0, winner)


def draw(params: RuleParams, state: BHState, kind: i64, sink: Sink | None) -> None:
    """BH-6.1: a card instead of a move."""
    player = state.pop().a
    give(params, state, player, kind)
    if sink is not None:
        sink.emit(Drew(player, kind, player == params.robot))


def move(params: RuleParams, state: BHState, action: i64, sink: Sink | None) -> None:
    """BH-6.2: a pawn enters a space, and the space acts. BH-7.10: the winner of the trick is the mover."""
    mover = state.pop().a
    pawn = (action - STEP0) // LANDINGS
    to = (action - STEP0) % LANDINGS + FIRST_LANE
    if sink is not None:
        sink.emit(PawnMoved(mover, pawn, state.pawns[pawn], to))
    state.pawns[pawn] = to
    kind = state.layout.kind[to]
    if kind == DOS:
        spaces.ask_send(params, state, mover, pawn)
    elif kind == EXPLOIT:
        spaces.ask_exploit(params, state, mover)
    elif kind == RANDOMIZER:
        spaces.ask_randomizer(params, state, mover)
    elif kind == ALARM:
        tracer.wake(params, state, sink)
    elif kind == GOAL:
        state.arrived = pawn
    if (
        params.secret
        and state.asset == NONE
        and (to == CRITICAL or (params.options.asset_turned == "next" and has(params.next_to_asset, to)))
    ):
        state.push(K_ASSET, BY_CHANCE, 0, mover)
