"""About what an answer changes at once at a table of Cyber Shield. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.bots.guides.cybershield.survey import Survey
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
from cyberdeck.games.cybershield.rules.arrange import joint, joints, slot_of
from cyberdeck.games.cybershield.rules.cards import side_of
from cyberdeck.games.cybershield.rules.network import burden, gain
from cyberdeck.games.cybershield.rules.place import TURNED, count, kind_of
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import bit, has


def place_of(t: Setup, by: i64, action: i64) -> i64:
    """That it is aimed at, or NONE."""
    own = by * SIDE
    other = SIDE - own
    if action < ON0 or action in (CANCEL, PAY_PLAY) or action >= DISCARD0:
        return NONE
    if action < CANCEL:
        return side_of(t, by, (action - ON0) // SIDE) * SIDE + (action - ON0) % SIDE
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


def is_connected(s: CsState, place: i64) -> bool:
    return has(s.net[place // SIDE], place % SIDE)


def joined_slots(packed: i64) -> i64:
    """Mask of what a card that is being played is joined to."""
    found: i64 = 0
    for n in range(joints(packed)):
        found |= bit(slot_of(joint(packed, n)))
    return found


def touches(t: Setup, s: CsState, seat: i64, kind: i64, packed: i64) -> bool:
    """Whether a card that is being played is connected with its joints."""
    return has(t.providers, kind) or joined_slots(packed) & s.net[seat] != 0


def effect(survey: Survey, s: CsState, by: i64, action: i64, packed: i64) -> tuple[i64, i64]:
    """Points for who gives the answer, and points that the other player loses."""
    if action < PLAY0 or action >= DISCARD0:
        return 0, 0
    if action < ON0:
        return effect_of_play(survey, s, by, action - PLAY0, packed)
    t = survey.t
    place = place_of(t, by, action)
    if place == NONE:
        return 0, 0
    if action < CANCEL:
        return effect_on(survey, s, (action - ON0) // SIDE, place)
    if action < RESTORE0:
        takes = t.worth[A_GENERATOR] if is_connected(s, place) else 0
        if action < FAIL_GEN0:
            takes -= t.worth[A_PDOS]
        return 0, takes
    if action < SCRAP0:
        return effect_of_restoring(survey, s, by, place, (action - RESTORE0) // SIDE), 0
    if action < SCRAP_GEN0:
        return -burden(t, s.atts[place]), gain(t, s.atts[place])
    if action < PAY_PLAY:
        return -t.worth[A_PDOS], 0
    return effect_of_restoring(survey, s, by, place, (action - PAY0) // SIDE), 0


def effect_of_play(survey: Survey, s: CsState, by: i64, kind: i64, packed: i64) -> tuple[i64, i64]:
    """Of a card that is played on nothing in particular."""
    t = survey.t
    what = t.effect[kind]
    if what == E_PART and touches(t, s, by, kind, packed):
        return t.points[kind] + survey.side(by).region(joined_slots(packed)), 0
    if what == E_TRAINING:
        return survey.side(by).train, 0
    if what == E_OUTAGE:
        return 0, survey.side(1 - by).outage
    return 0, 0


def effect_on(survey: Survey, s: CsState, kind: i64, place: i64) -> tuple[i64, i64]:
    """Of a card that is attached to a place or hits it."""
    t = survey.t
    which = t.attached[kind]
    what = t.effect[kind]
    connected = is_connected(s, place)
    brings: i64 = 0
    takes: i64 = 0
    if what == E_ATTACK:
        if connected or t.lasting[which]:
            takes = -t.worth[which]
        if connected and t.disrupts[kind]:
            takes += stake(survey, place)
        brings = t.scores[which]
    elif what == E_DISRUPT:
        if connected:
            takes = t.worth[t.hits[kind]] if t.hits[kind] != NONE else stake(survey, place)
    else:
        if connected:
            brings = t.worth[which]
        against = t.removes[kind]
        if against != NONE and count(s.atts[place], against):
            if connected or t.lasting[against]:
                brings -= t.worth[against]
            takes = t.scores[against]
    return brings, takes


def stake(survey: Survey, place: i64) -> i64:
    """Points that are lost without a connected card."""
    return survey.side(place // SIDE).loss[place % SIDE]


def effect_of_restoring(survey: Survey, s: CsState, by: i64, place: i64, part: i64) -> i64:
    t = survey.t
    if part:
        return t.worth[part - 1] if is_connected(s, place) else 0
    side = survey.side(by)
    slot = place % SIDE
    card = s.card[place]
    near = side.near[slot]
    brings: i64 = 0
    if count(s.atts[place], A_DDOS):
        brings = -t.worth[A_DDOS]
    if card & TURNED == 0 and (has(t.providers, kind_of(card)) or near & s.net[by]):
        brings += side.here[slot] + side.region(near)
    return brings
