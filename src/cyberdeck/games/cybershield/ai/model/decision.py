"""The inputs that describe the present decision of Cyber Shield."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.ai.model.effect import effect, is_connected, place_of, stake, touches
from cyberdeck.games.cybershield.ai.model.feature_index import (
    CANCELLED,
    DECISION,
    JOINED,
    JOINING,
    MINE_WAITS,
    ON_PILE,
    OVER_LIMIT,
    PLAN_DOWN,
    PLAN_UP,
    PLANNED,
    SAID,
    SAID_AT,
    SAID_AT_ME,
    SAID_BRINGS,
    SAID_ELSE,
    SAID_STAKE,
    SAID_TAKES,
    SAID_WINS,
    STEP,
    title,
)
from cyberdeck.games.cybershield.ai.model.sides import neighbours
from cyberdeck.games.cybershield.ai.model.survey import Survey
from cyberdeck.games.cybershield.ids import (
    DONE,
    K_ANNOUNCED,
    K_ANSWER,
    K_ARRANGE,
    K_DRAWING,
    K_EXCESS,
    K_JOIN,
    K_WINDOW,
    NONE,
    PAY_PLAY,
    SCRAP0,
    SIDE,
)
from cyberdeck.games.cybershield.rules.cards import card_of
from cyberdeck.games.cybershield.rules.place import in_play, kind_of
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import bit, has, lowest
from cyberdeck.kernel.game import Frame


def encode_decision(survey: Survey, state: CsState, seat: i64) -> None:
    inputs = survey.inputs
    top = state.top
    kind = top.kind
    survey.threat = state.score[1 - seat]
    if kind < 0 or survey.decision[kind] == NONE:
        return
    inputs[DECISION + survey.decision[kind]] = 1.0
    if state.cancelled:
        inputs[CANCELLED] = 1.0
    if kind == K_ANSWER:
        look_at_announced(survey, state, seat)
    elif kind == K_ARRANGE:
        look_at_plan(survey, state, top.a)
    elif kind == K_JOIN:
        look_at_joint(survey, state, top)
    elif kind == K_WINDOW:
        inputs[STEP + top.b - 1] = 1.0
    elif kind == K_DRAWING:
        n = state.pile_size[seat]
        if n:
            inputs[ON_PILE + state.pile[seat * survey.params.room + n - 1]] = 1.0
    elif kind == K_EXCESS:
        inputs[OVER_LIMIT] = float(state.size[top.a] - survey.params.keeps) / 4.0


def look_at_joint(survey: Survey, state: CsState, top: Frame) -> None:
    inputs = survey.inputs
    if top.pc:
        kind = top.pc - 1
        joined = touches(survey.params, state, top.a, kind, top.c)
    else:
        look_at_plan(survey, state, top.a)
        kind = kind_of(state.card[top.a * SIDE + top.b])
        joined = has(survey.plan_net, top.b)
    inputs[JOINING + title(kind)] = 1.0
    if joined:
        inputs[JOINED] = 1.0


def look_at_plan(survey: Survey, state: CsState, seat: i64) -> None:
    """Inputs of the points that re-arranging brings so far."""
    inputs = survey.inputs
    base = seat * SIDE
    cards = state.card
    plan = state.plan
    providers = survey.params.providers
    session: i64 = 0
    found: i64 = 0
    for slot in range(i64(SIDE)):
        card = cards[base + slot]
        if in_play(card):
            session |= bit(slot)
            if has(providers, kind_of(card)):
                found |= bit(slot)
    todo = found
    while todo:
        more = neighbours(plan[lowest(todo)]) & session & ~found
        todo &= todo - 1
        todo |= more
        found |= more
    side = survey.side(seat)
    survey.plan_net = found
    survey.plan_points = side.points_in(found)
    gained = survey.plan_points - side.points
    inputs[PLANNED] = float(gained) / 5.0
    if gained > 0:
        inputs[PLAN_UP] = 1.0
    elif gained < 0:
        inputs[PLAN_DOWN] = 1.0


def announced(frame: Frame | None) -> Frame | None:
    """The next announcement, from a frame down."""
    while frame is not None and frame.kind != K_ANNOUNCED:
        frame = frame.below
    return frame


def look_at_announced(survey: Survey, state: CsState, seat: i64) -> None:
    """Inputs of the announcement that can be answered."""
    said = announced(state.top.below)
    if said is None:
        return
    inputs = survey.inputs
    by = said.a
    if said.b == DONE:
        inputs[SAID_ELSE] = 1.0
        look_at_plan(survey, state, by)
        brings = survey.plan_points - survey.side(by).points
        takes: i64 = 0
    else:
        look_at_action(survey, state, seat, by, said.b)
        brings, takes = effect(survey, state, by, said.b, said.c)
    inputs[SAID_BRINGS] = float(brings) / 5.0
    inputs[SAID_TAKES] = float(takes) / 5.0
    goal = survey.params.goal
    if by != seat:
        survey.threat = state.score[by] + brings
    if state.score[by] + brings >= goal or state.score[1 - by] - takes <= -goal:
        inputs[SAID_WINS] = 1.0
    said = announced(said.below)
    while said is not None:
        if said.a == seat:
            inputs[MINE_WAITS] = 1.0
        said = announced(said.below)


def look_at_action(survey: Survey, state: CsState, seat: i64, by: i64, action: i64) -> None:
    """Inputs of an announced action other than re-arranging."""
    inputs = survey.inputs
    kind = card_of(action)
    if kind != NONE:
        inputs[SAID + kind] = 1.0
    elif action < SCRAP0:
        inputs[SAID_ELSE + 1] = 1.0
    elif action < PAY_PLAY:
        inputs[SAID_ELSE + 2] = 1.0
    elif action == PAY_PLAY:
        inputs[SAID_ELSE + 3] = 1.0
    else:
        inputs[SAID_ELSE + 4] = 1.0
    place = place_of(survey.params, by, action)
    if place != NONE:
        inputs[SAID_AT + title(kind_of(state.card[place]))] = 1.0
        if place // SIDE == seat:
            inputs[SAID_AT_ME] = 1.0
        if is_connected(state, place):
            inputs[SAID_STAKE] = float(stake(survey, place)) / 5.0
