"""CS-4.5, CS-4.7, CS-5.6: which card can be played on what.

The same conditions are checked when a card is announced and again when it takes effect.
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
from cyberdeck.games.cybershield.params import RuleParams
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


def side_of(params: RuleParams, seat: i64, kind: i64) -> i64:
    """CS-4.6: the seat on whose cards it is played."""
    effect = params.effect[kind]
    if effect in (E_DEFENCE, E_SUPPLY):
        return seat
    return 1 - seat


def can_be_on(params: RuleParams, state: CsState, seat: i64, kind: i64, place: i64) -> bool:
    """Whether a card can be attached to a place or hit it."""
    card = state.card[place]
    if not in_play(card):
        return False
    effect = params.effect[kind]
    if effect == E_ATTACK:
        return has(params.on[kind], kind_of(card)) and can_attack(params, state, kind, place)
    if effect == E_DISRUPT and params.hits[kind] != NONE:
        return working(state.attachments[place], params.hits[kind]) > 0
    if not has(params.on[kind], kind_of(card)):
        return False
    return not has(params.unique, kind) or not in_play_already(params, state, seat, kind)


def can_attack(params: RuleParams, state: CsState, kind: i64, place: i64) -> bool:
    """CS-5.6. Card 11: the next attack ignores defences."""
    if params.connected[kind] and not has(state.connected[place // SIDE], place % SIDE):
        return False
    stop = params.stopped_by[kind]
    if stop == NONE or state.attachments[place] & OPEN:
        return True
    if working(state.attachments[place], stop) > 0:
        return False
    return not params.joined[kind] or not guarded(params, state, place)


def can_hit_generator(state: CsState, kind: i64, place: i64) -> bool:
    """CS-5.11: a generator is Hardware too, and connected while its card is."""
    if not in_play(state.card[place]) or working(state.attachments[place], A_GENERATOR) < 1:
        return False
    return kind == FAILURE or has(state.connected[place // SIDE], place % SIDE)


def in_play_already(params: RuleParams, state: CsState, seat: i64, kind: i64) -> bool:
    """CS-6.2 Unique: one in play per player."""
    which = params.attached[kind]
    for place in range(i64(2 * SIDE)):
        if which == NONE:
            if place // SIDE == seat and kind_of(state.card[place]) == kind:
                return True
        elif (place // SIDE == seat) == (params.effect[kind] != E_ATTACK) and count(state.attachments[place], which):
            return True
    return False


def can_play(params: RuleParams, state: CsState, seat: i64, kind: i64) -> bool:
    """Whether a card can be played on nothing in particular. CS-4.8: it must do something."""
    effect = params.effect[kind]
    if effect == E_PART:
        return not has(params.unique, kind) or not in_play_already(params, state, seat, kind)
    if effect == E_TOKENS:
        return True
    if effect == E_SEARCH:
        return deck_left(state, seat) > 0
    if effect == E_OUTAGE:
        return can_turn(params, state, 1 - seat)
    return can_train(params, state, seat)


def can_turn(params: RuleParams, state: CsState, seat: i64) -> bool:
    """Card 18: whether there is Hardware to disconnect."""
    spared = served(params, state, seat)
    for slot in range(i64(SIDE)):
        card = state.card[seat * SIDE + slot]
        if card and card & (DISRUPTED | TURNED) == 0 and not has(spared, slot):
            return True
    return False


def can_train(params: RuleParams, state: CsState, seat: i64) -> bool:
    """Card 19: whether there is something to discard."""
    for place in range(seat * SIDE, seat * SIDE + SIDE):
        if state.attachments[place] and trained_on(params, state.attachments[place]):
            return True
    return False


def trained_on(params: RuleParams, attachments: i64) -> bool:
    for which in range(i64(BREAKABLE), i64(ATTACHED)):
        if has(params.trained, which) and count(attachments, which):
            return True
    return False


def can_cancel(params: RuleParams, state: CsState, seat: i64) -> bool:
    """Card 19: whether the opponent's announced attack is one that it cancels."""
    if state.cancelled:
        return False
    frame: Frame | None = state.top
    while frame is not None:
        if frame.kind == K_ANNOUNCED and frame.a != seat:
            kind = card_of(frame.b)
            if kind != NONE and params.effect[kind] == E_ATTACK:
                return frame.b < CANCEL and has(params.trained, params.attached[kind])
        frame = frame.below
    return False


def can_restore_part(state: CsState, place: i64, part: i64) -> bool:
    """CS-5.7; part 0 is the Hardware, then the breakable cards."""
    if part:
        return can_restore(state.attachments[place], part - 1)
    return state.card[place] & DISRUPTED != 0 and count(state.attachments[place], A_PDOS) == 0


def can_scrap(state: CsState, place: i64) -> bool:
    """Card 7"""
    return count(state.attachments[place], A_PDOS) > 0


def can_scrap_generator(state: CsState, place: i64) -> bool:
    return hit_generators(state.attachments[place]) > 0
