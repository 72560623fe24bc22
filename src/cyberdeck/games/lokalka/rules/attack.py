"""LOK-6, LOK-7, LOK-10.4: attacks along the network, and past it. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import Attacked, Duelled
from cyberdeck.games.lokalka.ids import (
    ATTACK,
    ATTACK0,
    DEFENCE,
    DIRECT,
    HELPDESK,
    INSIDER,
    K_DIRECT,
    KINDS,
    LEVELS,
    PASS,
    PLACES,
    SHOW0,
)
from cyberdeck.games.lokalka.rules.hands import lose, put
from cyberdeck.games.lokalka.rules.out import drop_defence, lose_nodes, take_out
from cyberdeck.games.lokalka.rules.ring import beside, crosses, reach
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import Frame, Sink


def has_attack(s: LokState, seat: i64) -> bool:
    base = seat * KINDS + ATTACK
    for level in range(i64(LEVELS)):
        if s.hands[base + level]:
            return True
    return False


def legal_attack(t: Setup, s: LokState, seat: i64, out: Acts) -> None:
    """LOK-4.2: one a turn; LOK-7: whom he can reach."""
    if s.attacked or not has_attack(s, seat):
        return
    targets = reach(t, s, seat)
    for level in range(i64(LEVELS)):
        if s.hands[seat * KINDS + ATTACK + level]:
            for place in range(t.places):
                if has(targets, place):
                    out.add(ATTACK0 + level * PLACES + place)


def attack(t: Setup, s: LokState, seat: i64, action: i64, out: Sink | None) -> None:
    level = (action - ATTACK0) // PLACES + 1
    place = (action - ATTACK0) % PLACES
    defence = s.defence[place]
    crossed = crosses(s.role[seat]) and not has(beside(t, s, seat), place)
    if crossed:  # LOK-7.4
        s.may[seat] &= bit(INSIDER) | bit(HELPDESK)
    s.attacked = 1
    if out is not None:
        out.emit(Attacked(seat, place, level, defence, crossed))
    lose(t, s, seat, ATTACK + level - 1, out)
    gone = level > defence and lose_nodes(s, place, 1, out)  # LOK-6.1, LOK-6.2
    if level >= defence:  # LOK-6.2, LOK-6.3
        drop_defence(s, place)
    put(s, ATTACK + level - 1)
    if gone:
        take_out(t, s, bit(place), seat, out)


def ask_direct(s: LokState, seat: i64, other: i64) -> None:
    """LOK-10.4: both pick a card, sealed."""
    s.attacked = 1
    s.push(K_DIRECT, bit(seat) | bit(other), 0, seat, other)


def legal_direct(s: LokState, f: Frame, seat: i64, out: Acts) -> None:
    """LOK-10.4: an attack card; a defence card, or nothing."""
    base: i64 = ATTACK if seat == f.a else DEFENCE
    if seat == f.b:
        out.add(PASS)
    for level in range(i64(LEVELS)):
        if s.hands[seat * KINDS + base + level]:
            out.add(SHOW0 + base + level)


def direct(t: Setup, s: LokState, seat: i64, action: i64, out: Sink | None) -> None:
    if not s.seal(seat, action):
        return
    f = s.pop()
    attacks: i64 = s.sealed[f.a] - SHOW0
    defends: i64 = s.sealed[f.b] - SHOW0
    s.unseal()
    level = attacks - ATTACK + 1
    defence: i64 = 0
    if defends >= 0:
        defence = defends - DEFENCE + 1
    if out is not None:
        out.emit(Duelled(f.a, f.b, level, defence))
    lose(t, s, f.a, attacks, out)
    put(s, attacks)
    if defence:
        lose(t, s, f.b, defends, out)
        put(s, defends)
    gone = level > defence and lose_nodes(s, 2 * f.b, 1, out)
    put(s, DIRECT)
    if gone:
        take_out(t, s, bit(2 * f.b), f.a, out)
