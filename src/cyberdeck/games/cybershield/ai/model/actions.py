"""The tokens that describe actions of Cyber Shield to the model.

All functions use the last survey of the state, made for the seat that acts.
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield import ids
from cyberdeck.games.cybershield.ai.model.aims import describe_aim, outcome
from cyberdeck.games.cybershield.ai.model.effect import effect, touches
from cyberdeck.games.cybershield.ai.model.feature_index import (
    PARTS_KINDS,
    T_AGAIN,
    T_CANCEL,
    T_DISCARD,
    T_DONE,
    T_DRAW,
    T_END,
    T_FITS,
    T_HELD,
    T_JOIN,
    T_JOINTS,
    T_KEEP,
    T_LINKED,
    T_MOVE,
    T_MOVE_LOSS,
    T_NET,
    T_PAIR,
    T_PASS,
    T_PAY_PLAY,
    T_PLAY,
    T_TAKE,
    T_TENDER,
    T_UNDER,
    T_WINS,
    few,
    title,
)
from cyberdeck.games.cybershield.ai.model.survey import Survey
from cyberdeck.games.cybershield.rules.arrange import joint, joints, slot_of
from cyberdeck.games.cybershield.rules.place import kind_of
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import bit, has
from cyberdeck.search.policy_value import PolicyValueModel, smaller


def describe_action(out: PolicyValueModel[CsState], survey: Survey, state: CsState, seat: i64, action: i64) -> None:
    if action < ids.MOVE0:
        describe_plain(out, survey, state, seat, action)
    elif action < ids.JOIN0:
        describe_move(out, survey, state, seat, action - ids.MOVE0)
    elif action < ids.PLAY0:
        describe_joint(
            out, survey, state, seat, (action - ids.JOIN0) // ids.SYMBOLS, (action - ids.JOIN0) % ids.SYMBOLS
        )
    elif action < ids.ON0:
        describe_play(out, survey, state, seat, action - ids.PLAY0)
    elif action == ids.CANCEL:
        out.add_token(T_CANCEL)
    elif action == ids.PAY_PLAY:
        out.add_token(T_PAY_PLAY)
    elif action < ids.DISCARD0:
        describe_aim(out, survey, state, seat, action)
    elif action < ids.TENDER0:
        out.add_token(T_DISCARD + action - ids.DISCARD0)
        if state.hands[seat * ids.KINDS + action - ids.DISCARD0] > 1:
            out.add_token(T_HELD + 2)
    elif action < ids.UNDER0:
        out.add_token(T_TENDER + action - ids.TENDER0)
        if state.hands[seat * ids.KINDS + action - ids.TENDER0]:
            out.add_token(T_HELD + 3)
    else:
        out.add_token(T_UNDER + action - ids.UNDER0)


def describe_plain(out: PolicyValueModel[CsState], survey: Survey, state: CsState, seat: i64, action: i64) -> None:
    if action == ids.PASS:
        out.add_token(T_PASS + survey.decision[state.top.kind])
    elif action == ids.DONE:
        out.add_token(T_DONE + survey.decision[state.top.kind])
    elif action == ids.END:
        out.add_token(T_END)
    elif action == ids.KEEP:
        out.add_token(T_KEEP)
    elif action == ids.AGAIN:
        out.add_token(T_AGAIN)
    elif action == ids.DRAW:
        out.add_token(T_DRAW)
    elif action == ids.TAKE:
        kind = state.pile[seat * survey.params.room + state.pile_size[seat] - 1]
        out.add_token(T_TAKE + kind)
        if state.hands[seat * ids.KINDS + kind]:
            out.add_token(T_HELD)


def describe_move(out: PolicyValueModel[CsState], survey: Survey, state: CsState, seat: i64, slot: i64) -> None:
    at = T_MOVE + 2 * title(kind_of(state.card[seat * ids.SIDE + slot]))
    out.add_token(at + 1 if has(survey.plan_net, slot) else at)
    n: i64 = 0
    joined = state.plan[slot]
    while joined:
        if joined & 31:
            n += 1
        joined >>= 5
    out.add_token(T_JOINTS + smaller(n, 2))
    if has(state.connected[seat], slot):
        out.add_token(T_MOVE_LOSS + few(survey.side(seat).loss[slot]))


def describe_joint(
    out: PolicyValueModel[CsState], survey: Survey, state: CsState, seat: i64, other: i64, symbol: i64
) -> None:
    params = survey.params
    top = state.top
    its = title(kind_of(state.card[seat * ids.SIDE + other]))
    if top.pc:
        kind = top.pc - 1
        there = has(state.connected[seat], other)
        joined = touches(params, state, seat, kind, top.c)
    else:
        kind = kind_of(state.card[seat * ids.SIDE + top.b])
        there = has(survey.plan_net, other)
        joined = has(survey.plan_net, top.b)
    out.add_token(T_JOIN + its * ids.SYMBOLS + symbol)
    out.add_token(T_PAIR + title(kind) * PARTS_KINDS + its)
    at: i64 = T_NET
    if there:
        at += 1
    if joined:
        at += 2
    out.add_token(at)
    if there != joined:
        more = linked(survey, state, seat, other, there)
        out.add_token(T_LINKED + few(more))
        if top.pc and state.score[seat] + more >= params.goal:
            out.add_token(T_WINS)


def linked(survey: Survey, state: CsState, seat: i64, other: i64, there: bool) -> i64:
    """Points that become connected when a card is joined to another; there: whether the other is connected and it is
    not.
    """
    top = state.top
    side = survey.side(seat)
    if not top.pc:
        return side.here[top.b if there else other]
    if not there:
        return side.region(bit(other))
    total = survey.params.points[top.pc - 1]
    for n in range(joints(top.c)):
        total += side.region(bit(slot_of(joint(top.c, n))))
    return total


def describe_play(out: PolicyValueModel[CsState], survey: Survey, state: CsState, seat: i64, kind: i64) -> None:
    params = survey.params
    out.add_token(T_PLAY + kind)
    if state.hands[seat * ids.KINDS + kind] > 1:
        out.add_token(T_HELD + 1)
    if params.effect[kind] != ids.E_PART:
        brings, takes = effect(survey, state, seat, ids.PLAY0 + kind, 0)
        outcome(out, survey, state, seat, brings, takes)
        return
    room = survey.side(seat).room
    fits = has(params.providers, kind)
    for port in range(i64(ids.PORTS)):
        symbol = params.ports[kind * ids.PORTS + port]
        if symbol != ids.NONE and room[symbol]:
            fits = True
    at = T_FITS + 2 * title(kind)
    out.add_token(at + 1 if fits else at)
    if fits and state.score[seat] + params.points[kind] >= params.goal:
        out.add_token(T_WINS)
