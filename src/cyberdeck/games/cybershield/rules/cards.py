"""CS-4.5, CS-4.7, CS-5.6: what can be played on what now. Compiled.

The same conditions are asked when a card is announced and again when it takes effect.
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.ids import (
    A_GENERATOR,
    A_PDOS,
    ATTACHED,
    BREAKABLE,
    CANCEL,
    E_ATTACK,
    E_DEFENCE,
    E_DISRUPT,
    E_OUTAGE,
    E_PART,
    E_SEARCH,
    E_SUPPLY,
    E_TOKENS,
    FAIL_GEN0,
    FAILURE,
    K_ANNOUNCED,
    NONE,
    ON0,
    PDOS,
    PLAY0,
    RESTORE0,
    SIDE,
    TRAINING,
)
from cyberdeck.games.cybershield.rules.hands import deck_left
from cyberdeck.games.cybershield.rules.network import guarded, served
from cyberdeck.games.cybershield.rules.place import (
    DISRUPTED,
    OPEN,
    TURNED,
    can_restore,
    count,
    hit_generators,
    in_play,
    kind_of,
    working,
)
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import has
from cyberdeck.kernel.game import Frame


def card_of(action: i64) -> i64:
    """The kind of card that an announced action plays, or NONE."""
    if action < PLAY0 or action >= RESTORE0:
        return NONE
    if action < ON0:
        return action - PLAY0
    if action < CANCEL:
        return (action - ON0) // SIDE
    if action == CANCEL:
        return TRAINING
    if action < FAIL_GEN0:
        return PDOS
    return FAILURE


def side_of(t: Setup, seat: i64, kind: i64) -> i64:
    """Whose cards it is played on (CS-4.6)."""
    effect = t.effect[kind]
    if effect in (E_DEFENCE, E_SUPPLY):
        return seat
    return 1 - seat


def can_be_on(t: Setup, s: CsState, seat: i64, kind: i64, place: i64) -> bool:
    """A card that is attached to a place or hits it."""
    card = s.card[place]
    if not in_play(card):
        return False
    effect = t.effect[kind]
    if effect == E_ATTACK:
        return has(t.on[kind], kind_of(card)) and can_attack(t, s, kind, place)
    if effect == E_DISRUPT and t.hits[kind] != NONE:
        return working(s.atts[place], t.hits[kind]) > 0
    if not has(t.on[kind], kind_of(card)):
        return False
    return not has(t.unique, kind) or not in_play_already(t, s, seat, kind)


def can_attack(t: Setup, s: CsState, kind: i64, place: i64) -> bool:
    """CS-5.6; card 11: the next attack ignores defences."""
    if t.connected[kind] and not has(s.net[place // SIDE], place % SIDE):
        return False
    stop = t.stopped_by[kind]
    if stop == NONE or s.atts[place] & OPEN:
        return True
    if working(s.atts[place], stop) > 0:
        return False
    return not t.joined[kind] or not guarded(t, s, place)


def can_hit_generator(t: Setup, s: CsState, kind: i64, place: i64) -> bool:
    """CS-5.11: it is Hardware too, and connected while its card is."""
    if not in_play(s.card[place]) or working(s.atts[place], A_GENERATOR) < 1:
        return False
    return kind == FAILURE or has(s.net[place // SIDE], place % SIDE)


def in_play_already(t: Setup, s: CsState, seat: i64, kind: i64) -> bool:
    """CS-6.2 Unique: once per player in play."""
    which = t.attached[kind]
    for place in range(i64(2 * SIDE)):
        if which == NONE:
            if place // SIDE == seat and kind_of(s.card[place]) == kind:
                return True
        elif (place // SIDE == seat) == (t.effect[kind] != E_ATTACK) and count(s.atts[place], which):
            return True
    return False


def can_play(t: Setup, s: CsState, seat: i64, kind: i64) -> bool:
    """A card that is played on nothing in particular. CS-4.8: it must do something."""
    effect = t.effect[kind]
    if effect == E_PART:
        return not has(t.unique, kind) or not in_play_already(t, s, seat, kind)
    if effect == E_TOKENS:
        return True
    if effect == E_SEARCH:
        return deck_left(s, seat) > 0
    if effect == E_OUTAGE:
        return can_turn(t, s, 1 - seat)
    return can_train(t, s, seat)


def can_turn(t: Setup, s: CsState, seat: i64) -> bool:
    """Card 18: there is Hardware that would be disconnected."""
    spared = served(t, s, seat)
    for slot in range(i64(SIDE)):
        card = s.card[seat * SIDE + slot]
        if card and card & (DISRUPTED | TURNED) == 0 and not has(spared, slot):
            return True
    return False


def can_train(t: Setup, s: CsState, seat: i64) -> bool:
    """Card 19: there is something to discard."""
    for place in range(seat * SIDE, seat * SIDE + SIDE):
        if s.atts[place] and trained_on(t, s.atts[place]):
            return True
    return False


def trained_on(t: Setup, atts: i64) -> bool:
    for which in range(i64(BREAKABLE), i64(ATTACHED)):
        if has(t.trained, which) and count(atts, which):
            return True
    return False


def can_cancel(t: Setup, s: CsState, seat: i64) -> bool:
    """Card 19: the other player's attack is announced, and is one of those."""
    if s.cancelled:
        return False
    f: Frame | None = s.top
    while f is not None:
        if f.kind == K_ANNOUNCED and f.a != seat:
            kind = card_of(f.b)
            if kind != NONE and t.effect[kind] == E_ATTACK:
                return f.b < CANCEL and has(t.trained, t.attached[kind])
        f = f.under
    return False


def can_restore_part(s: CsState, place: i64, part: i64) -> bool:
    """CS-5.7; part 0 is the Hardware, then what can break."""
    if part:
        return can_restore(s.atts[place], part - 1)
    return s.card[place] & DISRUPTED != 0 and count(s.atts[place], A_PDOS) == 0


def can_scrap(s: CsState, place: i64) -> bool:
    """Card 7"""
    return count(s.atts[place], A_PDOS) > 0


def can_scrap_generator(s: CsState, place: i64) -> bool:
    return hit_generators(s.atts[place]) > 0
