"""CS-4.5, CS-4.11: what is announced and answered; it takes effect last in, first out (resolve.py). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import (
    Announced,
    BuysPlay,
    Planned,
    Rearranges,
    Restores,
    Scraps,
)
from cyberdeck.games.cybershield.ids import (
    A_GENERATOR,
    CANCEL,
    DONE,
    E_PART,
    FAIL_GEN0,
    ITSELF,
    JOIN0,
    K_ANNOUNCED,
    K_ANSWER,
    K_JOIN,
    NONE,
    ON0,
    PAY0,
    PAY_PLAY,
    PDOS_GEN0,
    PLAY0,
    RESTORE0,
    SCRAP0,
    SCRAP_GEN0,
    SIDE,
    SYMBOLS,
)
from cyberdeck.games.cybershield.rules.arrange import (
    can_join_new,
    joint,
    joints,
    slot_of,
    with_joint,
)
from cyberdeck.games.cybershield.rules.cards import (
    card_of,
    side_of,
)
from cyberdeck.games.cybershield.rules.hands import lose
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_NOBODY, Sink


def play(t: Setup, s: CsState, seat: i64, action: i64, out: Sink | None) -> None:
    """A card from hand, or what is announced like one. CS-4.3: what is not free is one of the turn's plays."""
    kind = card_of(action)
    if kind != NONE:
        lose(s, seat, kind)
        if not has(t.free, kind):
            s.plays -= 1
        if t.effect[kind] == E_PART:
            ask_joints(t, s, seat, kind, 0, out)
            return
    elif action >= PAY_PLAY:
        s.tokens[seat] -= 1  # CS-6.2: what is paid leaves the game
    else:
        s.plays -= 1
    announce(t, s, seat, action, 0, out)


def announce(t: Setup, s: CsState, seat: i64, action: i64, packed: i64, out: Sink | None) -> None:
    """CS-4.11: the other player is asked if he has a card, whatever it is."""
    s.push(K_ANNOUNCED, BY_NOBODY, 0, seat, action, packed)
    if s.size[1 - seat]:
        s.push(K_ANSWER, bit(1 - seat), 0, 1 - seat)
    if out is not None:
        tell(t, seat, action, packed, out)


def answer(t: Setup, s: CsState, seat: i64, action: i64, out: Sink | None) -> None:
    s.pop()
    play(t, s, seat, action, out)


def ask_joints(t: Setup, s: CsState, seat: i64, kind: i64, packed: i64, out: Sink | None) -> None:
    """CS-4.7: joined as he likes; then it is announced."""
    if can_join_new(t, s, seat, kind, packed):
        s.push(K_JOIN, bit(seat), kind + 1, seat, 0, packed)
    else:
        announce(t, s, seat, PLAY0 + kind, packed, out)


def joint_of_new(t: Setup, s: CsState, action: i64, out: Sink | None) -> None:
    f = s.pop()
    kind = f.pc - 1
    if action == DONE:
        announce(t, s, f.a, PLAY0 + kind, f.c, out)
        return
    slot = (action - JOIN0) // SYMBOLS
    symbol = (action - JOIN0) % SYMBOLS
    if out is not None:
        out.emit(Planned(f.a, NONE, f.a * SIDE + slot, symbol))
    ask_joints(t, s, f.a, kind, with_joint(f.c, slot, symbol), out)


def tell(t: Setup, seat: i64, action: i64, packed: i64, out: Sink) -> None:
    kind = card_of(action)
    own = seat * SIDE
    other = SIDE - own
    if action == DONE:
        out.emit(Rearranges(seat))
    elif action < ON0:
        joins = tuple([own + slot_of(joint(packed, n)) for n in range(joints(packed))])
        out.emit(Announced(seat, kind, joins=joins))
    elif action < CANCEL:
        slot = (action - ON0) % SIDE
        out.emit(Announced(seat, kind, side_of(t, seat, kind) * SIDE + slot))
    elif action == CANCEL:
        out.emit(Announced(seat, kind, cancels=True))
    elif action < FAIL_GEN0:
        out.emit(Announced(seat, kind, other + action - PDOS_GEN0, A_GENERATOR))
    elif action < RESTORE0:
        out.emit(Announced(seat, kind, other + action - FAIL_GEN0, A_GENERATOR))
    elif action < SCRAP0:
        out.emit(Restores(seat, own + (action - RESTORE0) % SIDE, (action - RESTORE0) // SIDE - 1, False))
    elif action < SCRAP_GEN0:
        out.emit(Scraps(seat, own + action - SCRAP0, ITSELF))
    elif action < PAY_PLAY:
        out.emit(Scraps(seat, own + action - SCRAP_GEN0, A_GENERATOR))
    elif action == PAY_PLAY:
        out.emit(BuysPlay(seat))
    else:
        out.emit(Restores(seat, own + (action - PAY0) % SIDE, (action - PAY0) // SIDE - 1, True))
