"""Legal actions of a seat, in the order of their ids (CS-4.3, CS-4.5, CS-5.7)."""

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
from cyberdeck.games.cybershield.params import RuleParams
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
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has


def held_by(state: CsState, seat: i64) -> i64:
    """Mask of the kinds in a hand."""
    held: i64 = 0
    hands = state.hands
    for kind in range(i64(KINDS)):
        if hands[seat * KINDS + kind]:
            held |= bit(kind)
    return held


def lying(state: CsState, seat: i64) -> i64:
    """Mask of the slots with Hardware in play."""
    found: i64 = 0
    cards = state.card
    for slot in range(i64(SIDE)):
        if in_play(cards[seat * SIDE + slot]):
            found |= bit(slot)
    return found


def hurt(state: CsState, seat: i64) -> i64:
    """Mask of the slots with something disrupted."""
    found: i64 = 0
    cards = state.card
    attachments = state.attachments
    for slot in range(i64(SIDE)):
        if cards[seat * SIDE + slot] & DISRUPTED or any_broken(attachments[seat * SIDE + slot]):
            found |= bit(slot)
    return found


def legal_cards(params: RuleParams, state: CsState, seat: i64, kinds: i64, buffer: ActionBuffer) -> None:
    """Cards in hand of a mask of kinds: those played on nothing, then those on a place, then the rest."""
    held = held_by(state, seat) & kinds
    plain = held & ~params.aimed
    if plain:
        for kind in range(i64(KINDS)):
            if has(plain, kind) and can_play(params, state, seat, kind):
                buffer.add(PLAY0 + kind)
    aimed = held & params.aimed
    if aimed:
        own = lying(state, seat)
        other = lying(state, 1 - seat)
        for kind in range(i64(KINDS)):
            if has(aimed, kind):
                legal_on(params, state, seat, kind, own, other, buffer)
    if has(held, TRAINING) and can_cancel(params, state, seat):
        buffer.add(CANCEL)
    if has(held, PDOS):
        legal_generators(state, seat, PDOS, PDOS_GEN0, buffer)
    if has(held, FAILURE):
        legal_generators(state, seat, FAILURE, FAIL_GEN0, buffer)


def legal_on(
    params: RuleParams, state: CsState, seat: i64, kind: i64, own: i64, other: i64, buffer: ActionBuffer
) -> None:
    side = side_of(params, seat, kind)
    slots = own
    if side != seat:
        slots = other
    if slots:
        for slot in range(i64(SIDE)):
            if has(slots, slot) and can_be_on(params, state, seat, kind, side * SIDE + slot):
                buffer.add(ON0 + kind * SIDE + slot)


def legal_generators(state: CsState, seat: i64, kind: i64, first: i64, buffer: ActionBuffer) -> None:
    base = (1 - seat) * SIDE
    for slot in range(i64(SIDE)):
        if state.attachments[base + slot] and can_hit_generator(state, kind, base + slot):
            buffer.add(first + slot)


def legal_restore(state: CsState, seat: i64, slots: i64, first: i64, buffer: ActionBuffer) -> None:
    """Adds the restoring of parts in a mask of slots."""
    for part in range(i64(PARTS)):
        for slot in range(i64(SIDE)):
            if has(slots, slot) and can_restore_part(state, seat * SIDE + slot, part):
                buffer.add(first + part * SIDE + slot)


def legal_scrap(state: CsState, seat: i64, slots: i64, buffer: ActionBuffer) -> None:
    for slot in range(i64(SIDE)):
        if has(slots, slot) and can_scrap(state, seat * SIDE + slot):
            buffer.add(SCRAP0 + slot)
    for slot in range(i64(SIDE)):
        if has(slots, slot) and can_scrap_generator(state, seat * SIDE + slot):
            buffer.add(SCRAP_GEN0 + slot)
