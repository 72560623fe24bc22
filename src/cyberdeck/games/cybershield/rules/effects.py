"""What cards do, one small function an effect (CS-4.6). Compiled.

Conditions were asked just before (rules/cards.py). Whatever may end the game is checked at every step of an effect.
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import (
    Attached,
    Disrupted,
    GotTokens,
    Mended,
    Removed,
    TurnedAside,
)
from cyberdeck.games.cybershield.ids import (
    A_DDOS,
    A_GENERATOR,
    A_PASSWORD,
    A_PDOS,
    ATTACHED,
    BREAKABLE,
    GENERATOR,
    ITSELF,
    K_LOOK,
    K_RANDOM,
    KINDS,
    NONE,
    PDOS,
    SIDE,
)
from cyberdeck.games.cybershield.rules.end import ended
from cyberdeck.games.cybershield.rules.hands import deck_left, put, put_some
from cyberdeck.games.cybershield.rules.network import served, set_atts, set_card, take_card, turn_aside
from cyberdeck.games.cybershield.rules.place import (
    DISRUPTED,
    OPEN,
    add,
    add_broken,
    add_hit,
    count,
    hit_generators,
    kind_of,
)
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import has, members
from cyberdeck.kernel.game import BY_CHANCE, Sink


def attack(t: Setup, s: CsState, seat: i64, kind: i64, place: i64, out: Sink | None) -> None:
    """Attached to the other player's card; then whatever else it does."""
    which = t.attached[kind]
    atts = s.atts[place] & ~OPEN  # card 11: the promise is used up
    atts += add(which, 1)
    if t.opens[kind]:
        atts |= OPEN
    set_atts(t, s, place, atts)
    if out is not None:
        out.emit(Attached(seat, kind, place, ITSELF))
    if t.disrupts[kind]:
        disrupt(t, s, place, out)
    if ended(t, s, seat, out):
        return
    victim = 1 - seat
    cards = t.discards[kind]
    if cards > s.size[victim]:
        cards = s.size[victim]
    if cards:
        s.push(K_RANDOM, BY_CHANCE, 0, victim, cards)


def attack_generator(t: Setup, s: CsState, seat: i64, place: i64, out: Sink | None) -> None:
    """CS-5.11: Persistent denial of service on a Power generator."""
    set_atts(t, s, place, s.atts[place] + add_hit(1))
    if out is not None:
        out.emit(Attached(seat, PDOS, place, A_GENERATOR))
        out.emit(Disrupted(place, A_GENERATOR))
    ended(t, s, seat, out)


def defend(t: Setup, s: CsState, seat: i64, kind: i64, place: i64, out: Sink | None) -> None:
    """Defences and Power generators. CS-4.6: first it is there, then it discards what it is against."""
    set_atts(t, s, place, s.atts[place] + add(t.attached[kind], 1))
    if out is not None:
        out.emit(Attached(seat, kind, place, ITSELF))
    if ended(t, s, seat, out):
        return
    against = t.removes[kind]
    if against != NONE and count(s.atts[place], against):
        remove(t, s, place, against, 1, out)
        ended(t, s, seat, out)


def disrupt(t: Setup, s: CsState, place: i64, out: Sink | None) -> None:
    """CS-5.3, CS-5.4: Hardware turns face down."""
    set_card(t, s, place, s.card[place] | DISRUPTED)
    if out is not None:
        out.emit(Disrupted(place, ITSELF))


def disrupt_part(t: Setup, s: CsState, place: i64, which: i64, out: Sink | None) -> None:
    """CS-5.5: an attached card by itself."""
    set_atts(t, s, place, s.atts[place] + add_broken(which, 1))
    if out is not None:
        out.emit(Disrupted(place, which))


def remove(t: Setup, s: CsState, place: i64, which: i64, n: i64, out: Sink | None) -> None:
    """Attached cards go to the discard pile of whoever played them (CS-5.5)."""
    owner = place // SIDE
    if which >= BREAKABLE:
        owner = 1 - owner
    atts = s.atts[place] - add(which, n)
    if which == A_PASSWORD:
        atts &= ~OPEN
    set_atts(t, s, place, atts)
    kind = t.attached_kind[which]
    put_some(t, s, owner, kind, n)
    if out is not None:
        for _ in range(n):
            out.emit(Removed(owner, kind, place))


def restore(t: Setup, s: CsState, seat: i64, place: i64, part: i64, out: Sink | None) -> None:
    """CS-5.7; part 0 is the Hardware. Card 6: the attack is discarded with it."""
    if part:
        set_atts(t, s, place, s.atts[place] - add_broken(part - 1, 1))
    else:
        end_flood(t, s, place, out)
        set_card(t, s, place, s.card[place] & ~DISRUPTED)
    if out is not None:
        out.emit(Mended(place, part - 1))
    ended(t, s, seat, out)


def end_flood(t: Setup, s: CsState, place: i64, out: Sink | None) -> None:
    if count(s.atts[place], A_DDOS):
        remove(t, s, place, A_DDOS, 1, out)


def scrap(t: Setup, s: CsState, seat: i64, place: i64, out: Sink | None) -> None:
    """Card 7, CS-5.5: the card with all that is on it. CS-4.9: to each pile in the order of the numbers."""
    atts = s.atts[place]
    hit = hit_generators(atts)
    kind = kind_of(s.card[place])
    set_atts(t, s, place, 0)
    take_card(s, place)
    attacker = 1 - seat
    for gone in range(i64(KINDS)):
        which = t.attached[gone]
        n: i64 = 0
        if which != NONE:
            n = count(atts, which)
        owner = seat
        if which >= BREAKABLE:
            owner = attacker
        if gone == kind:
            n = 1
        if gone == PDOS:
            n += hit
        put_some(t, s, owner, gone, n)
        if out is not None:
            for _ in range(n):
                out.emit(Removed(owner, gone, place))
    ended(t, s, seat, out)


def scrap_generator(t: Setup, s: CsState, seat: i64, place: i64, out: Sink | None) -> None:
    set_atts(t, s, place, s.atts[place] - add_hit(1) - add(A_GENERATOR, 1))
    put(t, s, 1 - seat, PDOS)
    put(t, s, seat, GENERATOR)
    if out is not None:
        out.emit(Removed(1 - seat, PDOS, place))
        out.emit(Removed(seat, GENERATOR, place))
    ended(t, s, seat, out)


def outage(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    """Card 18"""
    other = 1 - seat
    turned = turn_aside(t, s, other, served(t, s, other))
    if out is not None:
        out.emit(TurnedAside(tuple([other * SIDE + slot for slot in members(turned)])))
    ended(t, s, seat, out)


def train(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    """Card 19: every one of them. CS-4.9"""
    for which in range(i64(A_PDOS), i64(ATTACHED)):
        if has(t.trained, which):
            for place in range(seat * SIDE, seat * SIDE + SIDE):
                n = count(s.atts[place], which)
                if n:
                    remove(t, s, place, which, n, out)
    ended(t, s, seat, out)


def get_tokens(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    """Card 24"""
    s.tokens[seat] += t.tokens
    if out is not None:
        out.emit(GotTokens(seat, s.tokens[seat]))


def search(t: Setup, s: CsState, seat: i64) -> None:
    """Card 25: looks at the top cards."""
    cards = deck_left(s, seat)
    if cards > t.looks:
        cards = t.looks
    s.push(K_LOOK, BY_CHANCE, 0, seat, cards)
