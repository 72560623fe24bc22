"""What is asked at a table of Cyber Shield. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.bots.guides.cybershield.effect import effect, is_connected, place_of, stake, touches
from cyberdeck.bots.guides.cybershield.layout import (
    ASKED,
    CANCELLED,
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
from cyberdeck.bots.guides.cybershield.sides import neighbours
from cyberdeck.bots.guides.cybershield.survey import Survey
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


def look_at_question(survey: Survey, s: CsState, seat: i64) -> None:
    inputs = survey.inputs
    top = s.top
    kind = top.kind
    survey.threat = s.score[1 - seat]
    if kind < 0 or survey.question[kind] == NONE:
        return
    inputs[ASKED + survey.question[kind]] = 1.0
    if s.cancelled:
        inputs[CANCELLED] = 1.0
    if kind == K_ANSWER:
        look_at_announced(survey, s, seat)
    elif kind == K_ARRANGE:
        look_at_plan(survey, s, top.a)
    elif kind == K_JOIN:
        look_at_joint(survey, s, top)
    elif kind == K_WINDOW:
        inputs[STEP + top.b - 1] = 1.0
    elif kind == K_DRAWING:
        n = s.pile_size[seat]
        if n:
            inputs[ON_PILE + s.pile[seat * survey.t.room + n - 1]] = 1.0
    elif kind == K_EXCESS:
        inputs[OVER_LIMIT] = float(s.size[top.a] - survey.t.keeps) / 4.0


def look_at_joint(survey: Survey, s: CsState, top: Frame) -> None:
    inputs = survey.inputs
    if top.pc:
        kind = top.pc - 1
        joined = touches(survey.t, s, top.a, kind, top.c)
    else:
        look_at_plan(survey, s, top.a)
        kind = kind_of(s.card[top.a * SIDE + top.b])
        joined = has(survey.plan_net, top.b)
    inputs[JOINING + title(kind)] = 1.0
    if joined:
        inputs[JOINED] = 1.0


def look_at_plan(survey: Survey, s: CsState, seat: i64) -> None:
    """What is connected as it is re-arranged so far."""
    inputs = survey.inputs
    base = seat * SIDE
    cards = s.card
    plan = s.plan
    providers = survey.t.providers
    live: i64 = 0
    found: i64 = 0
    for slot in range(i64(SIDE)):
        card = cards[base + slot]
        if in_play(card):
            live |= bit(slot)
            if has(providers, kind_of(card)):
                found |= bit(slot)
    todo = found
    while todo:
        more = neighbours(plan[lowest(todo)]) & live & ~found
        todo &= todo - 1
        todo |= more
        found |= more
    side = survey.side(seat)
    survey.plan_net = found
    survey.plan_points = side.worth(found)
    gained = survey.plan_points - side.points
    inputs[PLANNED] = float(gained) / 5.0
    if gained > 0:
        inputs[PLAN_UP] = 1.0
    elif gained < 0:
        inputs[PLAN_DOWN] = 1.0


def announced(frame: Frame | None) -> Frame | None:
    """The next one of what is announced, from a frame down."""
    while frame is not None and frame.kind != K_ANNOUNCED:
        frame = frame.under
    return frame


def look_at_announced(survey: Survey, s: CsState, seat: i64) -> None:
    """What is to be answered."""
    said = announced(s.top.under)
    if said is None:
        return
    inputs = survey.inputs
    by = said.a
    if said.b == DONE:
        inputs[SAID_ELSE] = 1.0
        look_at_plan(survey, s, by)
        brings = survey.plan_points - survey.side(by).points
        takes: i64 = 0
    else:
        look_at_action(survey, s, seat, by, said.b)
        brings, takes = effect(survey, s, by, said.b, said.c)
    inputs[SAID_BRINGS] = float(brings) / 5.0
    inputs[SAID_TAKES] = float(takes) / 5.0
    goal = survey.t.goal
    if by != seat:
        survey.threat = s.score[by] + brings
    if s.score[by] + brings >= goal or s.score[1 - by] - takes <= -goal:
        inputs[SAID_WINS] = 1.0
    said = announced(said.under)
    while said is not None:
        if said.a == seat:
            inputs[MINE_WAITS] = 1.0
        said = announced(said.under)


def look_at_action(survey: Survey, s: CsState, seat: i64, by: i64, action: i64) -> None:
    """What is announced, but re-arranging."""
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
    place = place_of(survey.t, by, action)
    if place != NONE:
        inputs[SAID_AT + title(kind_of(s.card[place]))] = 1.0
        if place // SIDE == seat:
            inputs[SAID_AT_ME] = 1.0
        if is_connected(s, place):
            inputs[SAID_STAKE] = float(stake(survey, place)) / 5.0
