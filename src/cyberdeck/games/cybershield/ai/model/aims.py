"""The tokens that describe actions of Cyber Shield with a target place."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.ai.model.effect import effect, is_connected, place_of, stake
from cyberdeck.games.cybershield.ai.model.feature_index import (
    F_ATTACK,
    F_DEFENCE,
    F_FAILURE,
    F_FLOOD,
    F_MEND,
    F_PART,
    F_RESTORE,
    F_SCRAP,
    FEW,
    PARTS_KINDS,
    STATUS,
    T_BRINGS,
    T_COSTS,
    T_FAIL_GEN,
    T_ON,
    T_ON_TITLE,
    T_PAY,
    T_PDOS_GEN,
    T_RESTORE,
    T_SAME,
    T_SAVES,
    T_SCRAP,
    T_SCRAP_GEN,
    T_STAKE,
    T_STATUS,
    T_TAKES,
    T_WINS,
    few,
    title,
)
from cyberdeck.games.cybershield.ai.model.survey import Survey
from cyberdeck.games.cybershield.ids import (
    ATTACHED,
    BREAKABLE,
    CANCEL,
    E_ATTACK,
    E_DISRUPT,
    FAIL_GEN0,
    NONE,
    ON0,
    PAY0,
    PAY_PLAY,
    RESTORE0,
    SCRAP0,
    SCRAP_GEN0,
    SIDE,
)
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.place import OPEN, TURNED, count, kind_of, working
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.search.policy_value import PolicyValueModel


def describe_aim(out: PolicyValueModel[CsState], survey: Survey, state: CsState, seat: i64, action: i64) -> None:
    place = place_of(survey.params, seat, action)
    family = encode_action(out, survey.params, state, place, action)
    brings, takes = effect(survey, state, seat, action, 0)
    much: i64 = 0
    if family == F_RESTORE:
        much = brings
    elif is_connected(state, place):
        much = stake(survey, place)
    out.add_token(T_STAKE + family * FEW + few(much))
    describe_status(out, state, place, T_STATUS + family * STATUS)
    outcome(out, survey, state, seat, brings, takes)


def encode_action(out: PolicyValueModel[CsState], params: RuleParams, state: CsState, place: i64, action: i64) -> i64:
    """Adds the tokens of the action. Returns its family."""
    its = title(kind_of(state.card[place]))
    if action < CANCEL:
        kind = (action - ON0) // SIDE
        out.add_token(T_ON + kind)
        out.add_token(T_ON_TITLE + kind * PARTS_KINDS + its)
        which = params.attached[kind]
        family = family_of(params, kind)
        if family == F_DEFENCE and working(state.attachments[place], which) > 0:
            out.add_token(T_SAME + which)
        return family
    if action < RESTORE0:
        out.add_token(T_PDOS_GEN if action < FAIL_GEN0 else T_FAIL_GEN)
        return F_PART
    if action >= SCRAP0 and action < SCRAP_GEN0:
        out.add_token(T_SCRAP + its)
        return F_SCRAP
    if action >= SCRAP_GEN0 and action < PAY_PLAY:
        out.add_token(T_SCRAP_GEN)
        return F_MEND
    first: i64 = T_RESTORE
    part = (action - RESTORE0) // SIDE
    if action >= PAY0:
        first = T_PAY
        part = (action - PAY0) // SIDE
    out.add_token(first + part * PARTS_KINDS + its)
    return F_MEND if part else F_RESTORE


def family_of(params: RuleParams, kind: i64) -> i64:
    """The family of a card that is attached to a place or hits it."""
    effect = params.effect[kind]
    if effect == E_ATTACK:
        return F_FLOOD if params.disrupts[kind] else F_ATTACK
    if effect == E_DISRUPT:
        return F_PART if params.hits[kind] != NONE else F_FAILURE
    return F_DEFENCE


def describe_status(out: PolicyValueModel[CsState], state: CsState, place: i64, at: i64) -> None:
    on = state.attachments[place]
    if is_connected(state, place):
        out.add_token(at)
    elif state.card[place] & TURNED:
        out.add_token(at + 1)
    if not on:
        return
    for which in range(i64(BREAKABLE)):
        if working(on, which) > 0:
            out.add_token(at + 2 + which)
    for which in range(i64(BREAKABLE), i64(ATTACHED)):
        if count(on, which):
            out.add_token(at + 7)
            break
    if on & OPEN:
        out.add_token(at + 8)


def outcome(out: PolicyValueModel[CsState], survey: Survey, state: CsState, seat: i64, brings: i64, takes: i64) -> None:
    """Tokens for the points gained and the points that the opponent loses."""
    if brings > 0:
        out.add_token(T_BRINGS + few(brings))
    elif brings < 0:
        out.add_token(T_COSTS)
    if takes > 0:
        out.add_token(T_TAKES + few(takes))
    goal = survey.params.goal
    if state.score[seat] + brings >= goal or state.score[1 - seat] - takes <= -goal:
        out.add_token(T_WINS)
    if survey.threat >= goal and survey.threat - takes < goal:
        out.add_token(T_SAVES)
