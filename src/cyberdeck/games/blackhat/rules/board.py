"""BH-6: after the trick its winner moves a pawn, or draws. Compiled."""

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
from cyberdeck.games.blackhat.rules import spaces, tracer
from cyberdeck.games.blackhat.rules.deal import give
from cyberdeck.games.blackhat.rules.table import answers_for
from cyberdeck.games.blackhat.setup import Setup
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_CHANCE, Sink


def occupied(s: BHState) -> i64:
    """BH-6.2, BH-10.4: spaces that are jumped, as a mask. The two starts hold any number; the jail is off the board."""
    mask: i64 = 0
    for at in s.pawns:
        mask |= bit(at)
    if s.tracer != NONE:
        mask |= bit(s.tracer)
    return mask & 0x7FFFFFFFC


def stuck(t: Setup, s: BHState, at: i64) -> bool:
    """BH-7.4 to BH-7.7, BH-10.3. Being stuck belongs to the space."""
    return has(t.sticky, s.layout.kind[at])


def landings(s: BHState, at: i64, taken: i64) -> i64:
    """BH-6.2: where a pawn can go, as a mask: along an arrow, and on from every occupied space until a free one."""
    arrows = s.layout.arrows
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


def may_move(t: Setup, s: BHState, player: i64, pawn: i64) -> bool:
    """BH-6.1: one's own pawn, or an opponent's on a space of negative trace."""
    at = s.pawns[pawn]
    return not stuck(t, s, at) and (pawn >> 1 == player or s.value(at) < 0)


def legal_move(t: Setup, s: BHState, player: i64, out: Acts) -> None:
    taken = occupied(s)
    for pawn in range(2 * t.players):
        if may_move(t, s, player, pawn):
            free = landings(s, s.pawns[pawn], taken)
            first = STEP0 + pawn * LANDINGS - FIRST_LANE
            space: i64 = FIRST_LANE
            free >>= FIRST_LANE
            while free:
                if free & 1:
                    out.add(first + space)
                free >>= 1
                space += 1


def can_act(t: Setup, s: BHState, player: i64) -> bool:
    taken = occupied(s)
    for pawn in range(2 * t.players):
        if may_move(t, s, player, pawn) and landings(s, s.pawns[pawn], taken):
            return True
    return False


def any_can_move(t: Setup, s: BHState) -> bool:
    """BH-8.1: whoever might move it."""
    taken = occupied(s)
    for at in s.pawns:
        if not stuck(t, s, at) and landings(s, at, taken):
            return True
    return False


def ask_act(t: Setup, s: BHState, winner: i64, out: Sink | None) -> None:
    """BH-6.1: he must move; only if he cannot, he draws. BH-6.4: an empty deck is the discard pile. BH-6.5: both empty,
    nothing.
    """
    if can_act(t, s, winner):
        s.push(K_MOVE, answers_for(t, s, winner), 0, winner)
        return
    if s.deck_size == 0 and s.discard:
        s.deck = s.discard
        s.deck_size = size(s.deck)
        s.discard = 0
        if out is not None:
            out.emit(Reshuffled(s.deck_size))
    if s.deck_size:
        s.push(K_DRAW, BY_CHANCE, 0, winner)


def draw(t: Setup, s: BHState, kind: i64, out: Sink | None) -> None:
    """BH-6.1: a card instead of a move."""
    player = s.pop().a
    give(t, s, player, kind)
    if out is not None:
        out.emit(Drew(player, kind, player == t.robot))


def move(t: Setup, s: BHState, action: i64, out: Sink | None) -> None:
    """BH-6.2: a pawn comes to a space, and the space acts. BH-7.10: the mover is whoever won the trick."""
    mover = s.pop().a
    pawn = (action - STEP0) // LANDINGS
    to = (action - STEP0) % LANDINGS + FIRST_LANE
    if out is not None:
        out.emit(PawnMoved(mover, pawn, s.pawns[pawn], to))
    s.pawns[pawn] = to
    kind = s.layout.kind[to]
    if kind == DOS:
        spaces.ask_send(t, s, mover, pawn)
    elif kind == EXPLOIT:
        spaces.ask_exploit(t, s, mover)
    elif kind == RANDOMIZER:
        spaces.ask_randomizer(t, s, mover)
    elif kind == ALARM:
        tracer.wake(t, s, out)
    elif kind == GOAL:
        s.arrived = pawn
    if t.secret and s.asset == NONE and (to == CRITICAL or (t.asset_next and has(t.next_to_asset, to))):
        s.push(K_ASSET, BY_CHANCE, 0, mover)
