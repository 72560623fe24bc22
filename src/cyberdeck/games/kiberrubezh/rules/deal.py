"""KR-2: the start. Compiled. Card 25: what is seen of a deck. Chance: cards that are drawn, sent and lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.events import (
    Dealt,
    Discarded,
    Drew,
    Kept,
    Milled,
    Ordered,
    Peeked,
    PutUnder,
    Redealt,
    StarterChosen,
)
from cyberdeck.games.kiberrubezh.ids import (
    BOTTOM0,
    K_BOTTOM,
    K_DEAL,
    K_DRAW,
    K_LOTS,
    K_MILL,
    K_ORDER,
    K_PEEK,
    K_RANDOM,
    K_REDEAL,
    KEEP,
    KINDS,
    NONE,
    ORDER0,
    REDEAL,
    REDEAL_FREE,
)
from cyberdeck.games.kiberrubezh.rules.turn import begin_turn
from cyberdeck.games.kiberrubezh.rules.zones import gain, lose, put, put_under, take_top
from cyberdeck.games.kiberrubezh.setup import LOOKED, Setup
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.acts import Acts, filled
from cyberdeck.kernel.bits import bit
from cyberdeck.kernel.game import BY_CHANCE, Frame, Sink, restack

REDEALS: Final = 3  # KR-2.2
FEW_ASSETS: Final = 2


def new_state(t: Setup) -> KrState:
    s = KrState(
        restack([]),
        filled(2 * KINDS, 0),
        filled(2 * KINDS, 0),
        filled(2, 0),
        t.lists[:],
        filled(2, 0),
        filled(2 * LOOKED, 0),
        filled(2, 0),
        filled(2 * t.room, 0),
        filled(2, 0),
        filled(2 * KINDS, 0),
        filled(2 * KINDS, 0),
        filled(2 * KINDS, 0),
        filled(2 * KINDS, 0),
        filled(2 * KINDS, 0),
        filled(2 * KINDS, 0),
        filled(KINDS, 0),
        filled(KINDS, 0),
        filled(KINDS, 0),
        filled(KINDS, 0),
        filled(2, 0),
        filled(4, 0),
        0,
        0,
        0,
        0,
        NONE,
        0,
        0,
        NONE,
    )
    for at in range(i64(2 * KINDS)):
        s.deck_size[at // KINDS] += t.lists[at]
    s.push(K_LOTS, BY_CHANCE)
    return s


def lots(t: Setup, s: KrState, seat: i64, out: Sink | None) -> None:
    """KR-2.1"""
    s.pop()
    s.active = seat
    if out is not None:
        out.emit(StarterChosen(seat))
    s.push(K_DEAL, BY_CHANCE, 0, seat, t.hand)


def deal(t: Setup, s: KrState, kind: i64, out: Sink | None) -> None:
    """Both hands first; then the starter finishes his redeals, then the other (KR-2.2). pc: redeals + 1, c: those that
    cost cards, doubled, and 1 if this one does.
    """
    f = s.pop()
    take_top(t, s, f.a, kind)
    gain(s, f.a, kind, False)
    if out is not None:
        out.emit(Dealt(f.a, kind))
    if f.b > 1:
        s.push(K_DEAL, BY_CHANCE, f.pc, f.a, f.b - 1, f.c)
    elif f.pc:
        counted = f.c // 2
        cards: i64 = 0
        if f.c & 1:
            cards = counted
        ask_bottom(t, s, f.a, cards, f.pc - 1, counted, out)
    elif f.a == s.active:
        s.push(K_DEAL, BY_CHANCE, 0, 1 - f.a, t.hand)
    else:
        ask_redeal(t, s, s.active, 0, 0, out)


def ask_redeal(t: Setup, s: KrState, seat: i64, redeals: i64, counted: i64, out: Sink | None) -> None:
    if redeals < REDEALS:
        s.push(K_REDEAL, bit(seat), 0, seat, redeals, counted)
    else:
        kept(t, s, seat, out)


def free_redeal(t: Setup, s: KrState, seat: i64) -> bool:
    """KR-2.2: fewer than two assets, or nothing but assets."""
    assets: i64 = 0
    for kind in range(t.assets):
        assets += s.hands[seat * KINDS + kind]
    return assets < FEW_ASSETS or assets == s.size[seat]


def legal_redeal(t: Setup, s: KrState, f: Frame, out: Acts) -> None:
    out.add(KEEP)
    if free_redeal(t, s, f.a):
        out.add(REDEAL_FREE)
    out.add(REDEAL)


def redeal(t: Setup, s: KrState, action: i64, out: Sink | None) -> None:
    f = s.pop()
    seat = f.a
    if action == KEEP:
        kept(t, s, seat, out)
        return
    free = action == REDEAL_FREE
    if out is not None:
        shown = [s.hands[seat * KINDS + kind] for kind in range(KINDS)]
        out.emit(Redealt(seat, free, tuple(shown) if free else ()))
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        s.deck[at] += s.hands[at]
        s.hands[at] = 0
        s.known[at] = 0
    s.deck_size[seat] += s.size[seat]
    s.size[seat] = 0
    gather(t, s, seat)
    counted = f.c
    if not free or t.free_count:
        counted += 1
    costs: i64 = 1
    if free:
        costs = 0
    s.push(K_DEAL, BY_CHANCE, f.b + 2, seat, t.hand, counted * 2 + costs)


def gather(t: Setup, s: KrState, seat: i64) -> None:
    """The whole deck is shuffled: also what was put under it after a redeal before."""
    for i in range(s.under_size[seat]):
        at = seat * t.room + i
        s.deck[seat * KINDS + s.under[at] // 2] += 1
        s.under[at] = 0
    s.deck_size[seat] += s.under_size[seat]
    s.under_size[seat] = 0


def ask_bottom(t: Setup, s: KrState, seat: i64, left: i64, redeals: i64, counted: i64, out: Sink | None) -> None:
    if left:
        s.push(K_BOTTOM, bit(seat), redeals, seat, left, counted)
    else:
        ask_redeal(t, s, seat, redeals, counted, out)


def legal_bottom(s: KrState, f: Frame, out: Acts) -> None:
    for kind in range(i64(KINDS)):
        if s.hands[f.a * KINDS + kind]:
            out.add(BOTTOM0 + kind)


def bottom(t: Setup, s: KrState, action: i64, out: Sink | None) -> None:
    """KR-2.2: he alone knows it."""
    f = s.pop()
    kind = action - BOTTOM0
    lose(s, f.a, kind)
    put_under(t, s, f.a, kind, 0)
    if out is not None:
        out.emit(PutUnder(f.a, kind, (f.a,)))
    ask_bottom(t, s, f.a, f.b - 1, f.pc, f.c, out)


def kept(t: Setup, s: KrState, seat: i64, out: Sink | None) -> None:
    if out is not None:
        out.emit(Kept(seat))
    if seat == s.active:
        ask_redeal(t, s, 1 - seat, 0, 0, out)
    else:
        begin_turn(t, s, s.active, out)


# Chance


def draw(t: Setup, s: KrState, kind: i64, out: Sink | None) -> None:
    """KR-3.2; KR-1.10: openly, if it is known."""
    f = s.pop()
    known = take_top(t, s, f.a, kind)
    gain(s, f.a, kind, known)
    if out is not None:
        out.emit(Drew(f.a, kind, (-1, 0, 1) if known else (f.a,)))
    if f.b > 1:
        s.push(K_DRAW, BY_CHANCE, 0, f.a, f.b - 1)


def milled(t: Setup, s: KrState, kind: i64, out: Sink | None) -> None:
    f = s.pop()
    take_top(t, s, f.a, kind)
    put(s, f.a, kind)
    if out is not None:
        out.emit(Milled(f.a, kind))
    if f.b > 1:
        s.push(K_MILL, BY_CHANCE, 0, f.a, f.b - 1)


def lost(s: KrState, kind: i64, out: Sink | None) -> None:
    f = s.pop()
    lose(s, f.a, kind)
    put(s, f.a, kind)
    if out is not None:
        out.emit(Discarded(f.a, kind, True))
    if f.b > 1:
        s.push(K_RANDOM, BY_CHANCE, 0, f.a, f.b - 1)


def look(s: KrState, kind: i64, out: Sink | None) -> None:
    """Card 25: b of the deck of a are still to be seen, c in all."""
    f = s.pop()
    s.deck[f.a * KINDS + kind] -= 1
    s.deck_size[f.a] -= 1
    s.seen[kind] += 1
    if out is not None:
        out.emit(Peeked(f.a, kind, (1 - f.a,)))
    s.push(K_PEEK, BY_CHANCE, 0, f.a, f.b - 1, f.c)


def looked(s: KrState) -> None:
    """All are seen: he puts them back, as many as there are; the last one needs no asking."""
    f = s.pop()
    ask_order(s, 1 - f.a, f.c)


def ask_order(s: KrState, seat: i64, left: i64) -> None:
    if left > 1:
        s.push(K_ORDER, bit(seat), 0, seat, left)
    elif left == 1:
        kind: i64 = 0
        while s.seen[kind] == 0:
            kind += 1
        put_back(s, 1 - seat, kind)


def put_back(s: KrState, seat: i64, kind: i64) -> None:
    s.seen[kind] -= 1
    s.peeked[seat * LOOKED + s.peeked_size[seat]] = kind
    s.peeked_size[seat] += 1


def legal_order(s: KrState, out: Acts) -> None:
    for kind in range(i64(KINDS)):
        if s.seen[kind]:
            out.add(ORDER0 + kind)


def order(s: KrState, action: i64, out: Sink | None) -> None:
    f = s.pop()
    put_back(s, 1 - f.a, action - ORDER0)
    if out is not None:
        out.emit(Ordered(1 - f.a, action - ORDER0, (f.a,)))
    ask_order(s, f.a, f.b - 1)
