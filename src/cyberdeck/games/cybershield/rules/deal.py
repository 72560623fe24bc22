"""CS-3: the start. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import Dealt, Kept, ShuffledBack, StarterChosen
from cyberdeck.games.cybershield.ids import AGAIN, K_COIN, K_DEAL, K_MULLIGAN, KINDS, NONE, PLACES, SIDE
from cyberdeck.games.cybershield.rules.hands import gain, take_top
from cyberdeck.games.cybershield.rules.turn import begin_turn
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.acts import filled
from cyberdeck.kernel.bits import bit
from cyberdeck.kernel.game import BY_CHANCE, Sink, restack


def new_state(t: Setup) -> CsState:
    s = CsState(
        restack([]),
        filled(2 * KINDS, 0),
        filled(2 * KINDS, 0),
        filled(2, 0),
        t.lists[:],
        filled(2, 0),
        filled(2 * t.room, 0),
        filled(2, 0),
        filled(2 * t.room, 0),
        filled(2, 0),
        filled(KINDS, 0),
        filled(PLACES, 0),
        filled(PLACES, 0),
        filled(PLACES, 0),
        filled(SIDE, 0),
        filled(2, 0),
        filled(2, 0),
        filled(2, 0),
        NONE,
        0,
        0,
        0,
        0,
        NONE,
    )
    for seat in range(i64(2)):
        for kind in range(i64(KINDS)):
            s.deck_size[seat] += t.lists[seat * KINDS + kind]
    if t.starter == NONE:
        s.push(K_COIN, BY_CHANCE)
    else:
        begin(t, s, t.starter, None)
    return s


def coin(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    s.pop()
    begin(t, s, seat, out)


def begin(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    """CS-3.2, CS-3.1: the starter is dealt his seven first."""
    s.active = seat
    if out is not None:
        out.emit(StarterChosen(seat, t.starter == NONE))
    s.push(K_DEAL, BY_CHANCE, 0, seat, t.hand)


def deal(t: Setup, s: CsState, kind: i64, out: Sink | None) -> None:
    """CS-3.1: both hands; then the starter decides, then the other one."""
    f = s.pop()
    take_top(t, s, f.a, kind)
    gain(s, f.a, kind)
    if out is not None:
        out.emit(Dealt(f.a, kind))
    if f.b > 1:
        s.push(K_DEAL, BY_CHANCE, 0, f.a, f.b - 1, f.c)
    elif f.c:
        decided(t, s, f.a, out)
    elif f.a == s.active:
        s.push(K_DEAL, BY_CHANCE, 0, 1 - f.a, t.hand)
    else:
        s.push(K_MULLIGAN, bit(s.active), 0, s.active)


def mulligan(t: Setup, s: CsState, action: i64, out: Sink | None) -> None:
    f = s.pop()
    seat = f.a
    if action == AGAIN:
        for kind in range(i64(KINDS)):
            n = s.hands[seat * KINDS + kind]
            s.deck[seat * KINDS + kind] += n
            s.hands[seat * KINDS + kind] = 0
        s.deck_size[seat] += s.size[seat]
        s.size[seat] = 0
        if out is not None:
            out.emit(ShuffledBack(seat))
        s.push(K_DEAL, BY_CHANCE, 0, seat, t.hand, 1)
        return
    if out is not None:
        out.emit(Kept(seat))
    decided(t, s, seat, out)


def decided(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    if seat == s.active:
        s.push(K_MULLIGAN, bit(1 - seat), 0, 1 - seat)
    else:
        begin_turn(t, s, s.active, out)
