"""Estimates of what an action of Cyber Shield changes at once."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield import ids
from cyberdeck.games.cybershield.ai.model.survey import Survey
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.arrange import joint, joints, slot_of
from cyberdeck.games.cybershield.rules.cards import side_of
from cyberdeck.games.cybershield.rules.network import burden, gain
from cyberdeck.games.cybershield.rules.place import TURNED, count, kind_of
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import bit, has


def place_of(params: RuleParams, by: i64, action: i64) -> i64:
    """The place that an action is aimed at, or NONE."""
    own = by * ids.SIDE
    other = ids.SIDE - own
    if action < ids.ON0 or action in (ids.CANCEL, ids.PAY_PLAY) or action >= ids.DISCARD0:
        return ids.NONE
    if action < ids.CANCEL:
        return side_of(params, by, (action - ids.ON0) // ids.SIDE) * ids.SIDE + (action - ids.ON0) % ids.SIDE
    if action < ids.FAIL_GEN0:
        return other + action - ids.PDOS_GEN0
    if action < ids.RESTORE0:
        return other + action - ids.FAIL_GEN0
    if action < ids.SCRAP0:
        return own + (action - ids.RESTORE0) % ids.SIDE
    if action < ids.SCRAP_GEN0:
        return own + action - ids.SCRAP0
    if action < ids.PAY_PLAY:
        return own + action - ids.SCRAP_GEN0
    return own + (action - ids.PAY0) % ids.SIDE


def is_connected(state: CsState, place: i64) -> bool:
    return has(state.connected[place // ids.SIDE], place % ids.SIDE)


def joined_slots(packed: i64) -> i64:
    """Mask of the slots to which the played card is joined."""
    found: i64 = 0
    for n in range(joints(packed)):
        found |= bit(slot_of(joint(packed, n)))
    return found


def touches(params: RuleParams, state: CsState, seat: i64, kind: i64, packed: i64) -> bool:
    """Whether a card in play by these joints is connected."""
    return has(params.providers, kind) or joined_slots(packed) & state.connected[seat] != 0


def effect(survey: Survey, state: CsState, by: i64, action: i64, packed: i64) -> tuple[i64, i64]:
    """Points for the player `by`, and points that the opponent loses."""
    if action < ids.PLAY0 or action >= ids.DISCARD0:
        return 0, 0
    if action < ids.ON0:
        return effect_of_play(survey, state, by, action - ids.PLAY0, packed)
    params = survey.params
    place = place_of(params, by, action)
    if place == ids.NONE:
        return 0, 0
    if action < ids.CANCEL:
        return effect_on(survey, state, (action - ids.ON0) // ids.SIDE, place)
    if action < ids.RESTORE0:
        takes = params.attached_points[ids.A_GENERATOR] if is_connected(state, place) else 0
        if action < ids.FAIL_GEN0:
            takes -= params.attached_points[ids.A_PDOS]
        return 0, takes
    if action < ids.SCRAP0:
        return effect_of_restoring(survey, state, by, place, (action - ids.RESTORE0) // ids.SIDE), 0
    if action < ids.SCRAP_GEN0:
        return -burden(params, state.attachments[place]), gain(params, state.attachments[place])
    if action < ids.PAY_PLAY:
        return -params.attached_points[ids.A_PDOS], 0
    return effect_of_restoring(survey, state, by, place, (action - ids.PAY0) // ids.SIDE), 0


def effect_of_play(survey: Survey, state: CsState, by: i64, kind: i64, packed: i64) -> tuple[i64, i64]:
    """The effect of a card that is played on nothing in particular."""
    params = survey.params
    what = params.effect[kind]
    if what == ids.E_PART and touches(params, state, by, kind, packed):
        return params.points[kind] + survey.side(by).region(joined_slots(packed)), 0
    if what == ids.E_TRAINING:
        return survey.side(by).train, 0
    if what == ids.E_OUTAGE:
        return 0, survey.side(1 - by).outage
    return 0, 0


def effect_on(survey: Survey, state: CsState, kind: i64, place: i64) -> tuple[i64, i64]:
    """The effect of a card that is attached to a place or hits it."""
    params = survey.params
    which = params.attached[kind]
    what = params.effect[kind]
    connected = is_connected(state, place)
    brings: i64 = 0
    takes: i64 = 0
    if what == ids.E_ATTACK:
        if connected or params.lasting[which]:
            takes = -params.attached_points[which]
        if connected and params.disrupts[kind]:
            takes += stake(survey, place)
        brings = params.scores[which]
    elif what == ids.E_DISRUPT:
        if connected:
            takes = params.attached_points[params.hits[kind]] if params.hits[kind] != ids.NONE else stake(survey, place)
    else:
        if connected:
            brings = params.attached_points[which]
        against = params.removes[kind]
        if against != ids.NONE and count(state.attachments[place], against):
            if connected or params.lasting[against]:
                brings -= params.attached_points[against]
            takes = params.scores[against]
    return brings, takes


def stake(survey: Survey, place: i64) -> i64:
    """Points that are lost without this card, if it is connected."""
    return survey.side(place // ids.SIDE).loss[place % ids.SIDE]


def effect_of_restoring(survey: Survey, state: CsState, by: i64, place: i64, part: i64) -> i64:
    params = survey.params
    if part:
        return params.attached_points[part - 1] if is_connected(state, place) else 0
    side = survey.side(by)
    slot = place % ids.SIDE
    card = state.card[place]
    near = side.near[slot]
    brings: i64 = 0
    if count(state.attachments[place], ids.A_DDOS):
        brings = -params.attached_points[ids.A_DDOS]
    if card & TURNED == 0 and (has(params.providers, kind_of(card)) or near & state.connected[by]):
        brings += side.here[slot] + side.region(near)
    return brings
