"""Legal answers of a seat, in the order of their ids (CS-4.3, CS-4.5, CS-5.7). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.ids import (
    CANCEL,
    FAIL_GEN0,
    FAILURE,
    KINDS,
    ON0,
    PARTS,
    PDOS,
    PDOS_GEN0,
    PLAY0,
    SCRAP0,
    SCRAP_GEN0,
    SIDE,
    TRAINING,
)
from cyberdeck.games.cybershield.rules.cards import (
    can_be_on,
    can_cancel,
    can_hit_generator,
    can_play,
    can_restore_part,
    can_scrap,
    can_scrap_generator,
    side_of,
)
from cyberdeck.games.cybershield.rules.place import (
    DISRUPTED,
    any_broken,
    in_play,
)
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has


def held_by(s: CsState, seat: i64) -> i64:
    """Mask of the kinds in a hand."""
    held: i64 = 0
    hands = s.hands
    for kind in range(i64(KINDS)):
        if hands[seat * KINDS + kind]:
            held |= bit(kind)
    return held


def lying(s: CsState, seat: i64) -> i64:
    """Mask of the slots with Hardware in play."""
    found: i64 = 0
    cards = s.card
    for slot in range(i64(SIDE)):
        if in_play(cards[seat * SIDE + slot]):
            found |= bit(slot)
    return found


def hurt(s: CsState, seat: i64) -> i64:
    """Mask of the slots where something is disrupted."""
    found: i64 = 0
    cards = s.card
    atts = s.atts
    for slot in range(i64(SIDE)):
        if cards[seat * SIDE + slot] & DISRUPTED or any_broken(atts[seat * SIDE + slot]):
            found |= bit(slot)
    return found


def legal_cards(t: Setup, s: CsState, seat: i64, kinds: i64, out: Acts) -> None:
    """Cards of a mask of kinds that he holds: those played on nothing, then those on a place, then the rest."""
    held = held_by(s, seat) & kinds
    plain = held & ~t.aimed
    if plain:
        for kind in range(i64(KINDS)):
            if has(plain, kind) and can_play(t, s, seat, kind):
                out.add(PLAY0 + kind)
    aimed = held & t.aimed
    if aimed:
        own = lying(s, seat)
        other = lying(s, 1 - seat)
        for kind in range(i64(KINDS)):
            if has(aimed, kind):
                legal_on(t, s, seat, kind, own, other, out)
    if has(held, TRAINING) and can_cancel(t, s, seat):
        out.add(CANCEL)
    if has(held, PDOS):
        legal_generators(t, s, seat, PDOS, PDOS_GEN0, out)
    if has(held, FAILURE):
        legal_generators(t, s, seat, FAILURE, FAIL_GEN0, out)


def legal_on(t: Setup, s: CsState, seat: i64, kind: i64, own: i64, other: i64, out: Acts) -> None:
    side = side_of(t, seat, kind)
    slots = own
    if side != seat:
        slots = other
    if slots:
        for slot in range(i64(SIDE)):
            if has(slots, slot) and can_be_on(t, s, seat, kind, side * SIDE + slot):
                out.add(ON0 + kind * SIDE + slot)


def legal_generators(t: Setup, s: CsState, seat: i64, kind: i64, first: i64, out: Acts) -> None:
    base = (1 - seat) * SIDE
    for slot in range(i64(SIDE)):
        if s.atts[base + slot] and can_hit_generator(t, s, kind, base + slot):
            out.add(first + slot)


def legal_restore(s: CsState, seat: i64, slots: i64, first: i64, out: Acts) -> None:
    """Of a mask of slots."""
    for part in range(i64(PARTS)):
        for slot in range(i64(SIDE)):
            if has(slots, slot) and can_restore_part(s, seat * SIDE + slot, part):
                out.add(first + part * SIDE + slot)


def legal_scrap(s: CsState, seat: i64, slots: i64, out: Acts) -> None:
    for slot in range(i64(SIDE)):
        if has(slots, slot) and can_scrap(s, seat * SIDE + slot):
            out.add(SCRAP0 + slot)
    for slot in range(i64(SIDE)):
        if has(slots, slot) and can_scrap_generator(s, seat * SIDE + slot):
            out.add(SCRAP_GEN0 + slot)
