"""Card 25, WTO tender: looking, taking, putting under. Card 10: a card at random. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import Discarded, LookedAt, PutUnder, TookShown
from cyberdeck.games.cybershield.ids import K_LOOK, K_RANDOM, K_TENDER, K_UNDER, KINDS, NONE, PASS, TENDER0, UNDER0
from cyberdeck.games.cybershield.rules.hands import gain_known, lose, put, put_under, take_top
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_CHANCE, Sink


def look(t: Setup, s: CsState, kind: i64, out: Sink | None) -> None:
    f = s.pop()
    take_top(t, s, f.a, kind)
    s.looked[kind] += 1
    if out is not None:
        out.emit(LookedAt(f.a, kind))
    if f.b > 1:
        s.push(K_LOOK, BY_CHANCE, 0, f.a, f.b - 1)
    else:
        s.push(K_TENDER, bit(f.a), 0, f.a)


def legal_tender(t: Setup, s: CsState, out: Acts) -> None:
    """CS-4.8: one, or none."""
    out.add(PASS)
    for kind in range(i64(KINDS)):
        if s.looked[kind] and has(t.sought, kind):
            out.add(TENDER0 + kind)


def tender(t: Setup, s: CsState, action: i64, out: Sink | None) -> None:
    f = s.pop()
    kind: i64 = NONE
    if action != PASS:
        kind = action - TENDER0
        s.looked[kind] -= 1
        gain_known(s, f.a, kind)
    if out is not None:
        out.emit(TookShown(f.a, kind))
    ask_under(t, s, f.a, out)


def ask_under(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    """Asked by how many are left, whatever they are; the last one needs no asking."""
    left: i64 = 0
    for n in s.looked:
        left += n
    if left > 1:
        s.push(K_UNDER, bit(seat), 0, seat, left)
    elif left == 1:
        kind: i64 = 0
        while s.looked[kind] == 0:
            kind += 1
        lay_under(t, s, seat, kind, out)


def legal_under(s: CsState, out: Acts) -> None:
    for kind in range(i64(KINDS)):
        if s.looked[kind]:
            out.add(UNDER0 + kind)


def lay_under(t: Setup, s: CsState, seat: i64, kind: i64, out: Sink | None) -> None:
    s.looked[kind] -= 1
    put_under(t, s, seat, kind)
    if out is not None:
        out.emit(PutUnder(seat, kind))


def under(t: Setup, s: CsState, action: i64, out: Sink | None) -> None:
    f = s.pop()
    lay_under(t, s, f.a, action - UNDER0, out)
    ask_under(t, s, f.a, out)


def at_random(t: Setup, s: CsState, kind: i64, out: Sink | None) -> None:
    """Card 10"""
    f = s.pop()
    lose(s, f.a, kind)
    put(t, s, f.a, kind)
    if out is not None:
        out.emit(Discarded(f.a, kind, True))
    if f.b > 1:
        s.push(K_RANDOM, BY_CHANCE, 0, f.a, f.b - 1)
