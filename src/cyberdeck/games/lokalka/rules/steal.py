"""LOK-10.2: Social engineering takes cards out of another hand. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import Stole
from cyberdeck.games.lokalka.ids import K_STEAL, K_STOLEN, KINDS, SOCIAL
from cyberdeck.games.lokalka.rules.hands import gain_known, put, see_all
from cyberdeck.games.lokalka.rules.marks import (
    eyes,
    first_of_group,
    kind_of,
    known_by,
    marks_of,
    nots_of,
    pool_of,
    remove,
)
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import bit, members
from cyberdeck.kernel.game import BY_CHANCE, Sink


def ask_steal(s: LokState, seat: i64, other: i64, cards: i64) -> None:
    """LOK-10.2: a random card of his, so many times. First, for all to see, whether it is one that others know."""
    if cards == 0 or s.size[other] == 0:
        put(s, SOCIAL)
    elif marks_of(s, other):
        s.push(K_STEAL, BY_CHANCE, 0, seat, other, cards)
    else:
        s.push(K_STOLEN, BY_CHANCE, 0, seat, other, cards)


def steal(s: LokState, group: i64) -> None:
    f = s.pop()
    s.push(K_STOLEN, BY_CHANCE, group, f.a, f.b, f.c)


def knows_group(s: LokState, seat: i64, number: i64) -> i64:
    """Mask of those who know the cards of a group besides their holder."""
    return 0 if number == 0 else known_by(s.marked[first_of_group(s, seat, number)])


def stolen(t: Setup, s: LokState, kind: i64, out: Sink | None) -> None:
    """LOK-10.2, LOK-4.7: who had it still knows it."""
    f = s.pop()
    known: i64 = 0
    pool: i64 = 0
    nots: i64 = 0
    if f.pc:
        at = first_of_group(s, f.b, f.pc)
        while kind_of(s.marked[at]) != kind:
            at += 1
        card = remove(s, at)
        known = known_by(card)
        pool = pool_of(card)
        nots = nots_of(card)
    s.hands[f.b * KINDS + kind] -= 1
    s.size[f.b] -= 1
    gain_known(s, f.a, kind, known | bit(f.b), pool, nots)
    if out is not None:
        seen = known | bit(f.a) | bit(f.b) | see_all(t, s)
        out.emit(Stole(f.a, f.b, kind, eyes(t, seen), f.pc != 0, eyes(t, known), pool, tuple(members(nots))))
    ask_steal(s, f.a, f.b, f.c - 1)
