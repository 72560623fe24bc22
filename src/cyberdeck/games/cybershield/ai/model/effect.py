"""About what an answer changes at once at a table of Cyber Shield."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.ai.model.survey import Survey
from cyberdeck.games.cybershield.ids import (
    A_DDOS,
    A_GENERATOR,
    A_PDOS,
    CANCEL,
    DISCARD0,
    E_ATTACK,
    E_DISRUPT,
    E_OUTAGE,
    E_PART,
    E_TRAINING,
    FAIL_GEN0,
    NONE,
    ON0,
    PAY0,
    PAY_PLAY,
    PDOS_GEN0,
    PLAY0,
    RESTORE0,
    SCRAP0,
    SCRAP_GEN0,
    SIDE,
)
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.arrange import joint, joints, slot_of
from cyberdeck.games.cybershield.rules.cards import side_of
from cyberdeck.games.cybershield.rules.network import burden, gain
from cyberdeck.games.cybershield.rules.place import TURNED, count, kind_of
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import bit, has


def place_of(params: RuleParams, by: i64, action: i64) -> i64:
    """That it is aimed at, or NONE."""
    own = by * SIDE
    other = SIDE - own
    if action < ON0 or action in (CANCEL, PAY_PLAY) or action >= DISCARD0:
        return NONE
    if action < CANCEL:
        return side_of(params, by, (action - ON0) // SIDE) * SIDE + (action - ON0) % SIDE
    if action < FAIL_GEN0:
        return other + action - PDOS_GEN0
    if action < RESTORE0:
        return other + action - FAIL_GEN0
    if action < SCRAP0:
        return own + (action - RESTORE0) % SIDE
    if action < SCRAP_GEN0:
        return own + action - SCRAP0
    if action < PAY_PLAY:
        return own + action - SCRAP_GEN0
    return own + (action - PAY0) % SIDE


def is_connected(state: CsState, place: i64) -> bool:
    return has(state.connected[place // SIDE], place % SIDE)


def joined_slots(packed: i64) -> i64:
    """Mask of what a card that is being played is joined to."""
    found: i64 = 0
    for n in range(joints(packed)):
        found |= bit(slot_of(joint(packed, n)))
    return found


def touches(params: RuleParams, state: CsState, seat: i64, kind: i64, packed: i64) -> bool:
    """Whether a card that is being played is connected with its joints."""
    return has(params.providers, kind) or joined_slots(packed) & state.connected[seat] != 0


def effect(survey: Survey, state: CsState, by: i64, action: i64, packed: i64) -> tuple[i64, i64]:
    """Points for who gives the answer, and points that the other player loses."""
    if action < PLAY0 or action >= DISCARD0:
        return 0, 0
    if action < ON0:
        return effect_of_play(survey, state, by, action - PLAY0, packed)
    params = survey.params
    place = place_of(params, by, action)
    if place == NONE:
        return 0, 0
    if action < CANCEL:
        return effect_on(survey, state, (action - ON0) // SIDE, place)
    if action < RESTORE0:
        takes = params.worth[A_GENERATOR] if is_connected(state, place) else 0
        if action < FAIL_GEN0:
            takes -= params.worth[A_PDOS]
        return 0, takes
    if action < SCRAP0:
        return effect_of_restoring(survey, state, by, place, (action - RESTORE0) // SIDE), 0
    if action < SCRAP_GEN0:
        return -burden(params, state.attachments[place]), gain(params, state.attachments[place])
    if action < PAY_PLAY:
        return -params.worth[A_PDOS], 0
    return effect_of_restoring(survey, state, by, place, (action - PAY0) // SIDE), 0


def effect_of_play(survey: Survey, state: CsState, by: i64, kind: i64, packed: i64) -> tuple[i64, i64]:
    """Of a card that is played on nothing in particular."""
    params = survey.params
    what = params.effect[kind]
    if what == E_PART and touches(params, state, by, kind, packed):
        return params.points[kind] + survey.side(by).region(joined_slots(packed)), 0
    if what == E_TRAINING:
        return survey.side(by).train, 0
    if what == E_OUTAGE:
        return 0, survey.side(1 - by).outage
    return 0, 0


def effect_on(survey: Survey, state: CsState, kind: i64, place: i64) -> tuple[i64, i64]:
    """Of a card that is attached to a place or hits it."""
    params = survey.params
    which = params.attached[kind]
    what = params.effect[kind]
    connected = is_connected(state, place)
    brings: i64 = 0
    takes: i64 = 0
    if what == E_ATTACK:
        if connected or params.lasting[which]:
            takes = -params.worth[which]
        if connected and params.disrupts[kind]:
            takes += stake(survey, place)
        brings = params.scores[which]
    elif what == E_DISRUPT:
        if connected:
            takes = params.worth[params.hits[kind]] if params.hits[kind] != NONE else stake(survey, place)
    else:
        if connected:
            brings = params.worth[which]
        against = params.removes[kind]
        if against != NONE and count(state.attachments[place], against):
            if connected or params.lasting[against]:
                brings -= params.worth[against]
            takes = params.scores[against]
    return brings, takes


def stake(survey: Survey, place: i64) -> i64:
    """Points that are lost without a connected card."""
    return survey.side(place // SIDE).loss[place % SIDE]


def effect_of_restoring(survey: Survey, state: CsState, by: i64, place: i64, part: i64) -> i64:
    params = survey.params
    if part:
        return params.worth[part - 1] if is_connected(state, place) else 0
    side = survey.side(by)
    slot = place % SIDE
    card = state.card[place]
    near = side.near[slot]
    brings: i64 = 0
    if count(state.attachments[place], A_DDOS):
        brings = -params.worth[A_DDOS]
    if card & TURNED == 0 and (has(params.providers, kind_of(card)) or near & state.connected[by]):
        brings += side.here[slot] + side.region(near)
    return brings
