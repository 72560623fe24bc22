"""What texts do, one small function a step (KR-1.7, KR-3.14). Compiled.

A step that needs no object is done at once; one that does asks its card's player, as often as it has objects to choose.
A step whose object is missing is skipped (KR-3.18).
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.events import (
    Banned,
    Cancelled,
    Destroyed,
    Discarded,
    HandSeen,
    NoObject,
    PowerGained,
    PutUnder,
    Turned,
    Upright,
)
from cyberdeck.games.kiberrubezh.ids import (
    BASIC,
    CATEGORIES,
    CATEGORY0,
    CRYPTO,
    D_ASSET,
    D_CRYPTO,
    D_NOT_BASIC,
    D_TURNED_MEASURE,
    DONE,
    FIRST_MEASURE,
    K_DRAW,
    K_EACH,
    K_EFFECT,
    K_MILL,
    K_OBJECT,
    K_PEEK,
    K_RANDOM,
    KINDS,
    MEASURE,
    MEASURES,
    OBJECT0,
    OBJECT_TURNED0,
    S_BAN,
    S_CANCEL,
    S_DESTROY,
    S_DISCARD_SEEN,
    S_DRAW,
    S_EACH,
    S_LOCK_ASSETS,
    S_MILL,
    S_NOTHING,
    S_PEEK,
    S_POWER,
    S_RANDOM,
    S_SEE_HAND,
    S_TURN_ASSETS,
    S_TURN_MEASURE,
    S_UNDER,
    S_UPRIGHT_ALL,
    S_UPRIGHT_ONE,
    STEPS,
)
from cyberdeck.games.kiberrubezh.rules.power import fit, trim
from cyberdeck.games.kiberrubezh.rules.zones import at_most, lose, put, put_under, show_hand, take_off, turn
from cyberdeck.games.kiberrubezh.setup import LOOKED, Setup
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_CHANCE, BY_NOBODY, Frame, Sink


def begin(s: KrState, seat: i64, kind: i64) -> None:
    """The text of a card takes effect."""
    s.push(K_EFFECT, BY_NOBODY, 0, seat, kind)


def step(t: Setup, s: KrState, f: Frame, out: Sink | None) -> None:
    """The next step of a text; when it is done, the one after it."""
    if f.pc == STEPS:
        return
    op = t.ops[f.b * STEPS + f.pc]
    n = t.args[f.b * STEPS + f.pc]
    if op == S_NOTHING:
        return
    s.push(K_EFFECT, BY_NOBODY, f.pc + 1, f.a, f.b)
    other = 1 - f.a
    if op == S_DRAW:
        draw(s, f.a, n)
    elif op == S_MILL:
        mill(s, other, n)
    elif op == S_SEE_HAND:
        show_hand(s, other)
        if out is not None:
            out.emit(HandSeen(other, tuple([s.hands[other * KINDS + kind] for kind in range(KINDS)])))
    elif op == S_RANDOM:
        at_random(s, other, n)
    elif op == S_PEEK:
        peek(s, other, n)
    elif op == S_UPRIGHT_ALL:
        upright_all(t, s, f.a, out)
    elif op == S_POWER:
        s.extra[f.a] += n
        if out is not None:
            out.emit(PowerGained(f.a, s.extra[f.a]))
    elif op == S_EACH:
        each(s, n)
    else:
        ask(t, s, f.a, f.b, f.pc, n if op != S_DESTROY else 1, out)


def draw(s: KrState, seat: i64, n: i64) -> None:
    n = at_most(s, seat, n)
    if n:
        s.push(K_DRAW, BY_CHANCE, 0, seat, n)


def mill(s: KrState, seat: i64, n: i64) -> None:
    """KR-3.8: from the deck of a player to his discard pile."""
    n = at_most(s, seat, n)
    if n:
        s.push(K_MILL, BY_CHANCE, 0, seat, n)


def at_random(s: KrState, seat: i64, n: i64) -> None:
    if n > s.size[seat]:
        n = s.size[seat]
    if n:
        s.push(K_RANDOM, BY_CHANCE, 0, seat, n)


def peek(s: KrState, seat: i64, n: i64) -> None:
    """Card 25, KR-3.17: what he has put there before, then what lies in no known order."""
    found = s.peeked_size[seat]
    for i in range(found):
        s.seen[s.peeked[seat * LOOKED + i]] += 1
        s.peeked[seat * LOOKED + i] = 0
    s.peeked_size[seat] = 0
    more = n - found
    if more > s.deck_size[seat]:
        more = s.deck_size[seat]
    s.push(K_PEEK, BY_CHANCE, 0, seat, more, found + more)


def upright_all(t: Setup, s: KrState, seat: i64, out: Sink | None) -> None:
    """Card 47"""
    for kind in range(i64(KINDS)):
        at = seat * KINDS + kind
        if t.sort[kind] == MEASURE and s.turned[at]:
            for _i in range(s.turned[at]):
                upright_measure(t, s, seat, kind)
                if out is not None:
                    out.emit(Upright(seat, kind))
    fit(t, s, seat)


def each(s: KrState, n: i64) -> None:
    """Card 54, KR-3.14: the active player first; then both send cards of their own decks."""
    active = s.active
    s.push(K_EACH, BY_NOBODY, 0, 1 - active, n)
    s.push(K_EACH, BY_NOBODY, 0, active, n)
    draw(s, 1 - active, 1)
    draw(s, active, 1)


# Objects


def ask(t: Setup, s: KrState, seat: i64, kind: i64, pc: i64, times: i64, out: Sink | None) -> None:
    """KR-3.14: the card's player chooses; with none, nothing happens."""
    if times and has_object(t, s, seat, kind, pc):
        s.push(K_OBJECT, bit(seat), pc, seat, kind, times)
    elif out is not None and times:
        out.emit(NoObject(seat, kind))


def has_object(t: Setup, s: KrState, seat: i64, kind: i64, pc: i64) -> bool:
    op = t.ops[kind * STEPS + pc]
    what = t.args[kind * STEPS + pc]
    if op == S_BAN:
        return s.banned != bit(CATEGORIES) - 1
    for card in range(i64(KINDS)):
        if is_object(t, s, seat, op, what, card) or is_turned_object(t, s, seat, op, what, card):
            return True
    return False


def legal_objects(t: Setup, s: KrState, f: Frame, out: Acts) -> None:
    """What a step can be done to now."""
    op = t.ops[f.b * STEPS + f.pc]
    what = t.args[f.b * STEPS + f.pc]
    if op == S_TURN_ASSETS and what > 1:
        out.add(DONE)  # up to so many
    if op == S_BAN:
        for category in range(i64(CATEGORIES)):
            if not has(s.banned, category):
                out.add(CATEGORY0 + category)
        return
    for card in range(i64(KINDS)):
        if is_object(t, s, f.a, op, what, card):
            out.add(OBJECT0 + card)
    for card in range(i64(KINDS)):
        if is_turned_object(t, s, f.a, op, what, card):
            out.add(OBJECT_TURNED0 + card)


def is_object(t: Setup, s: KrState, seat: i64, op: i64, what: i64, card: i64) -> bool:
    other = (1 - seat) * KINDS + card
    if op in (S_TURN_ASSETS, S_LOCK_ASSETS):
        return card < t.assets and s.up[other] > 0
    if op == S_DESTROY:
        return what != D_TURNED_MEASURE and s.up[other] > 0 and destroys(t, what, card)
    if op == S_TURN_MEASURE:
        return t.sort[card] == MEASURE and s.up[other] > 0
    if op == S_DISCARD_SEEN:
        return s.hands[other] > 0
    if op == S_UNDER:
        return s.pile[seat * KINDS + card] > 0
    return op == S_CANCEL and s.wave[card] > s.met[card]


def is_turned_object(t: Setup, s: KrState, seat: i64, op: i64, what: i64, card: i64) -> bool:
    other = (1 - seat) * KINDS + card
    if op == S_LOCK_ASSETS:
        return card < t.assets and s.turned[other] > 0
    if op == S_DESTROY:
        return s.turned[other] + s.locked[other] > 0 and destroys(t, what, card)
    return op == S_UPRIGHT_ONE and t.sort[card] == MEASURE and s.turned[seat * KINDS + card] > 0


def destroys(t: Setup, what: i64, card: i64) -> bool:
    if what == D_ASSET:
        return card < t.assets
    if what == D_NOT_BASIC:
        return card < t.assets and t.sort[card] != BASIC
    if what == D_CRYPTO:
        return t.sort[card] == MEASURE and has(t.category[card], CRYPTO)
    return t.sort[card] == MEASURE


def choose(t: Setup, s: KrState, action: i64, out: Sink | None) -> None:
    """An object; then the next one, or what follows."""
    f = s.pop()
    if action == DONE:
        return
    upright = action < OBJECT_TURNED0
    card = action - OBJECT0
    if not upright:
        card = action - OBJECT_TURNED0
    op = t.ops[f.b * STEPS + f.pc]
    other = 1 - f.a
    at = other * KINDS + card
    if f.c > 1:
        s.push(K_OBJECT, f.owed, f.pc, f.a, f.b, f.c - 1)
    if op == S_BAN:
        s.banned |= bit(action - CATEGORY0)
        if out is not None:
            out.emit(Banned(f.a, action - CATEGORY0))
    elif op == S_DISCARD_SEEN:
        lose(s, other, card)
        put(s, other, card)
        if out is not None:
            out.emit(Discarded(other, card, False))
    elif op == S_UNDER:
        s.pile[f.a * KINDS + card] -= 1
        put_under(t, s, f.a, card, 1)
        if out is not None:
            out.emit(PutUnder(f.a, card, (-1, 0, 1)))
    elif op == S_CANCEL:
        s.met[card] += 1
        if s.partly[card] > s.wave[card] - s.met[card]:
            s.partly[card] -= 1
        if out is not None:
            out.emit(Cancelled(f.a, card))
    elif op == S_TURN_ASSETS:
        turn(s, at)
        told(other, card, False, out)
    elif op == S_LOCK_ASSETS:
        take_off(s, at, upright)
        s.locked[at] += 1
        told(other, card, True, out)
    elif op == S_TURN_MEASURE:
        turn_measure(t, s, other, card)
        told(other, card, False, out)
    elif op == S_UPRIGHT_ONE:
        upright_measure(t, s, f.a, card)
        if out is not None:
            out.emit(Upright(f.a, card))
        fit(t, s, f.a)
    elif op == S_DESTROY:
        take_off(s, at, upright)
        put(s, other, card)
        if out is not None:
            out.emit(Destroyed(other, card))
    again(t, s)
    if op in (S_TURN_ASSETS, S_LOCK_ASSETS):
        fit(t, s, other)
    elif op == S_DESTROY and card < t.assets:
        trim(t, s, other)
    keep_gaps(t, s, other)


def again(t: Setup, s: KrState) -> None:
    """A further object is asked for only if there is one."""
    f = s.top
    if f.kind == K_OBJECT and not has_object(t, s, f.a, f.b, f.pc):
        s.pop()


def told(player: i64, kind: i64, stays: bool, out: Sink | None) -> None:
    if out is not None:
        out.emit(Turned(player, kind, stays, False))


def keep_gaps(t: Setup, s: KrState, seat: i64) -> None:
    """Card 45: no more of them have stayed upright than there are; of alike ones those that have go first."""
    up: i64 = 0
    down: i64 = 0
    for kind in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
        if has(t.once_upright, kind):
            up += s.up[seat * KINDS + kind]
            down += s.turned[seat * KINDS + kind]
    if s.gaps[2 * seat] > up:
        s.gaps[2 * seat] = up
    if s.gaps[2 * seat + 1] > down:
        s.gaps[2 * seat + 1] = down


def turn_measure(t: Setup, s: KrState, seat: i64, kind: i64) -> None:
    """By a text, or for lack of power. Card 45: one that has stayed upright goes first."""
    if has(t.once_upright, kind) and s.gaps[2 * seat]:
        s.gaps[2 * seat] -= 1
        s.gaps[2 * seat + 1] += 1
    turn(s, seat * KINDS + kind)


def upright_measure(t: Setup, s: KrState, seat: i64, kind: i64) -> None:
    """Card 45: one that has not stayed upright comes first."""
    at = seat * KINDS + kind
    if has(t.once_upright, kind) and s.gaps[2 * seat + 1] == s.turned[at]:
        s.gaps[2 * seat + 1] -= 1
        s.gaps[2 * seat] += 1
    s.turned[at] -= 1
    s.up[at] += 1
