"""CS-4.5, CS-4.6: what is announced takes effect, or fails. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import (
    Cancelled,
    Failed,
    GotPlay,
    Placed,
    Rearranged,
)
from cyberdeck.games.cybershield.ids import (
    A_GENERATOR,
    CANCEL,
    DONE,
    E_ATTACK,
    E_DISRUPT,
    E_OUTAGE,
    E_PART,
    E_SEARCH,
    E_TOKENS,
    FAIL_GEN0,
    NONE,
    ON0,
    PAY0,
    PAY_PLAY,
    PDOS_GEN0,
    PLAY0,
    PORTS,
    RESTORE0,
    SCRAP0,
    SCRAP_GEN0,
    SIDE,
)
from cyberdeck.games.cybershield.rules import effects
from cyberdeck.games.cybershield.rules.arrange import (
    joint,
    rearrange,
    slot_of,
    symbol_of,
)
from cyberdeck.games.cybershield.rules.cards import (
    can_be_on,
    can_cancel,
    can_hit_generator,
    can_play,
    card_of,
    side_of,
)
from cyberdeck.games.cybershield.rules.end import ended
from cyberdeck.games.cybershield.rules.hands import put
from cyberdeck.games.cybershield.rules.network import free_slot, join, set_card, turn_up
from cyberdeck.games.cybershield.rules.place import free_port, fresh, in_play, kind_of
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import Frame, Sink


def resolve(t: Setup, s: CsState, f: Frame, out: Sink | None) -> None:
    """What is announced takes effect; CS-4.5: or not, if its condition no longer holds."""
    seat = f.a
    action = f.b
    if action == DONE:
        arranged(t, s, seat, out)
    elif action < ON0:
        resolve_plain(t, s, seat, action - PLAY0, f.c, out)
    elif action < CANCEL:
        resolve_on(t, s, seat, (action - ON0) // SIDE, (action - ON0) % SIDE, out)
    elif action == CANCEL:
        put(t, s, seat, card_of(action))
        if can_cancel(t, s, seat):
            s.cancelled = 1
        else:
            fail(seat, card_of(action), out)
    elif action < RESTORE0:
        resolve_generator(t, s, seat, action, out)
    else:
        resolve_repair(t, s, seat, action, out)


def fail(seat: i64, kind: i64, out: Sink | None) -> None:
    if out is not None:
        out.emit(Failed(seat, kind))


def arranged(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    """CS-4.1, CS-5.9"""
    up = turn_up(t, s, seat)
    rearrange(t, s, seat)
    if out is not None:
        out.emit(Rearranged(seat, tuple([seat * SIDE + slot for slot in members(up)])))
    ended(t, s, seat, out)


def resolve_plain(t: Setup, s: CsState, seat: i64, kind: i64, packed: i64, out: Sink | None) -> None:
    effect = t.effect[kind]
    if effect == E_PART:
        place_part(t, s, seat, kind, packed, out)
        return
    put(t, s, seat, kind)
    if not can_play(t, s, seat, kind):
        fail(seat, kind, out)
    elif effect == E_TOKENS:
        effects.get_tokens(t, s, seat, out)
    elif effect == E_SEARCH:
        effects.search(t, s, seat)
    elif effect == E_OUTAGE:
        effects.outage(t, s, seat, out)
    else:
        effects.train(t, s, seat, out)


def place_part(t: Setup, s: CsState, seat: i64, kind: i64, packed: i64, out: Sink | None) -> None:
    """CS-4.7; CS-4.6: joints with what was disrupted meanwhile are left out."""
    base = seat * SIDE
    place = base + free_slot(s, seat)
    joins: list[int] = []
    s.links[place] = 0
    for n in range(i64(PORTS)):
        byte = joint(packed, n)
        if byte:
            other = base + slot_of(byte)
            if in_play(s.card[other]):
                its_port = free_port(t, kind_of(s.card[other]), s.links[other], symbol_of(byte))
                join(s, place, free_port(t, kind, s.links[place], symbol_of(byte)), other, its_port)
                if out is not None:
                    joins.append(other)
    set_card(t, s, place, fresh(kind))
    if out is not None:
        out.emit(Placed(seat, kind, place, tuple(joins)))
    ended(t, s, seat, out)


def resolve_on(t: Setup, s: CsState, seat: i64, kind: i64, slot: i64, out: Sink | None) -> None:
    place = side_of(t, seat, kind) * SIDE + slot
    effect = t.effect[kind]
    if effect == E_ATTACK and s.cancelled:
        s.cancelled = 0
        put(t, s, seat, kind)
        if out is not None:
            out.emit(Cancelled(seat, kind))
    elif not can_be_on(t, s, seat, kind, place):
        put(t, s, seat, kind)
        fail(seat, kind, out)
    elif effect == E_ATTACK:
        effects.attack(t, s, seat, kind, place, out)
    elif effect == E_DISRUPT:
        put(t, s, seat, kind)
        if t.hits[kind] != NONE:
            effects.disrupt_part(t, s, place, t.hits[kind], out)
        else:
            effects.disrupt(t, s, place, out)
        ended(t, s, seat, out)
    else:
        effects.defend(t, s, seat, kind, place, out)


def resolve_generator(t: Setup, s: CsState, seat: i64, action: i64, out: Sink | None) -> None:
    """CS-5.11"""
    kind = card_of(action)
    place = (1 - seat) * SIDE
    if action < FAIL_GEN0:
        place += action - PDOS_GEN0
    else:
        place += action - FAIL_GEN0
    if not can_hit_generator(t, s, kind, place):
        put(t, s, seat, kind)
        fail(seat, kind, out)
    elif action < FAIL_GEN0:
        effects.attack_generator(t, s, seat, place, out)
    else:
        put(t, s, seat, kind)
        effects.disrupt_part(t, s, place, A_GENERATOR, out)
        ended(t, s, seat, out)


def resolve_repair(t: Setup, s: CsState, seat: i64, action: i64, out: Sink | None) -> None:
    """CS-5.7, CS-4.12, card 7: nothing that can be answered makes these impossible."""
    base = seat * SIDE
    if action == PAY_PLAY:
        s.plays += 1
        if out is not None:
            out.emit(GotPlay(seat, s.plays))
    elif action < SCRAP0:
        effects.restore(t, s, seat, base + (action - RESTORE0) % SIDE, (action - RESTORE0) // SIDE, out)
    elif action < SCRAP_GEN0:
        effects.scrap(t, s, seat, base + action - SCRAP0, out)
    elif action < PAY_PLAY:
        effects.scrap_generator(t, s, seat, base + action - SCRAP_GEN0, out)
    else:
        effects.restore(t, s, seat, base + (action - PAY0) % SIDE, (action - PAY0) // SIDE, out)
