"""BH-8, BH-9, BH-11 and BH-13: the end of a trick, of a round, of the game."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.blackhat.events import AssetTurned, GameEnded, RoundScored, Swapped
from cyberdeck.games.blackhat.ids import (
    CRITICAL,
    DECLINE,
    HONEYNET,
    K_AFTER,
    K_LEAK,
    KILL_SWITCH,
    KINDS,
    LEAK,
    LOG_SERVER,
    NONE,
    NSA,
    OFFSHORE,
    SWAP0,
)
from cyberdeck.games.blackhat.multiset import count, counts
from cyberdeck.games.blackhat.params import RuleParams, status_of
from cyberdeck.games.blackhat.rules.board import any_can_move
from cyberdeck.games.blackhat.rules.deal import ask_lead, new_round, pass_deal
from cyberdeck.games.blackhat.rules.table import controller_mask, left_of, live, take_control
from cyberdeck.games.blackhat.rules.tracer import ask_tracer, on_alarm
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import has
from cyberdeck.kernel.game import BY_NOBODY, Frame, Sink


def after_action(params: RuleParams, state: BHState, frame: Frame, sink: Sink | None) -> None:
    """The winner has moved or drawn. BH-10.1: the tracer moves now; then the trick is over."""
    if frame.pc == 0 and frame.b and on_alarm(state, frame.a):
        state.push(K_AFTER, BY_NOBODY, 1, frame.a)
        ask_tracer(params, state, frame.a)
        return
    reason = why_over(params, state)
    if reason == "" and not anybody_empty(params, state):
        next_trick(params, state, frame.a)
        return
    if reason == "" and state.round >= params.round_limit:
        reason = "limit"
    score_round(params, state, reason != "", sink)
    if reason == "":
        pass_deal(params, state)
        new_round(params, state, sink)
        return
    if state.arrived != NONE and not has(state.out, state.arrived >> 1):
        arrive(params, state, state.arrived >> 1)
    if state.top.kind != K_LEAK:
        end(params, state, sink)


def next_trick(params: RuleParams, state: BHState, winner: i64) -> None:
    """BH-3.3: the winner leads. BH-10.3: a winner who is out passes the lead clockwise."""
    state.leader = left_of(params, state, winner) if has(state.out, winner) else winner
    take_control(params, state, False)
    ask_lead(params, state)


def why_over(params: RuleParams, state: BHState) -> str:
    """BH-8.1, BH-10.3, BH-10.5: why the game is over now, if it is."""
    if state.arrived != NONE:
        return "asset"
    if state.tracer == CRITICAL:
        return "traced"
    if live(params, state) == 1:
        return "alone"
    return "" if any_can_move(params, state) else "blocked"


def anybody_empty(params: RuleParams, state: BHState) -> bool:
    """BH-8.1: whether a player has no cards left."""
    for player in range(params.players):
        if state.size[player] == 0 and not has(state.out, player):
            return True
    return False


def hand_trace(params: RuleParams, hand: i64) -> i64:
    trace: i64 = 0
    for kind in range(i64(KINDS)):
        trace += count(hand, kind) * params.trace[kind]
    return trace


def pawn_trace(state: BHState, player: i64) -> i64:
    return state.value(state.pawns[2 * player]) + state.value(state.pawns[2 * player + 1])


def round_trace(params: RuleParams, state: BHState, player: i64, over: bool) -> i64:
    """BH-8.2: trace of hand and pawns, not below zero. BH-11.1: three tiles change it in the last round."""
    hand = hand_trace(params, state.hands[player])
    pawns = pawn_trace(state, player)
    if over and state.asset == LOG_SERVER:
        hand *= params.amount[LOG_SERVER]
    if over and state.asset == KILL_SWITCH:
        pawns = 0
    trace = hand + pawns
    if over and state.asset == NSA:
        return nearest(trace, params.amount[NSA])
    return max(0, trace)


def nearest(n: i64, unit: i64) -> i64:
    """BH-11.1, NSA: the nearest ten; halves go away from zero."""
    return -nearest(-n, unit) if n < 0 else (n + unit // 2) // unit * unit


def score_round(params: RuleParams, state: BHState, over: bool, sink: Sink | None) -> None:
    """BH-8.2. BH-10.3: the total of a player who is out is frozen. Hands are revealed to be counted."""
    for player in range(params.players):
        if has(state.out, player):
            continue
        state.last[player] = round_trace(params, state, player, over)
        state.total[player] += state.last[player]
        state.known[player] = state.hands[player]
    if sink is not None:
        hands = tuple([counts(hand) for hand in state.hands])
        sink.emit(RoundScored(state.round, hands, tuple(state.last), tuple(state.total), over))


def turn_asset(state: BHState, tile: i64, sink: Sink | None) -> None:
    """BH-11.1"""
    state.pop()
    state.asset = tile
    if sink is not None:
        sink.emit(AssetTurned(tile))


def arrive(params: RuleParams, state: BHState, player: i64) -> None:
    """BH-11.1: the tile's effect on the arriving player after the round is scored. BH-10.3: none if they are out."""
    if state.asset == HONEYNET:
        state.last[player] += params.amount[HONEYNET]
        state.total[player] += params.amount[HONEYNET]
    elif state.asset == OFFSHORE:
        state.total[player] = max(state.total[player] - params.amount[OFFSHORE], 0)
    elif state.asset == LEAK and live(params, state) > 1:
        state.push(K_LEAK, controller_mask(params, state, player), 0, player)


def legal_leak(params: RuleParams, state: BHState, player: i64, buffer: ActionBuffer) -> None:
    buffer.add(DECLINE)
    for other in range(params.players):
        if other != player and not has(state.out, other):
            buffer.add(SWAP0 + other)


def leak(params: RuleParams, state: BHState, action: i64, sink: Sink | None) -> None:
    """BH-11.1, Leak: two players exchange last-round scores; the totals follow."""
    player = state.pop().a
    if action != DECLINE:
        other = action - SWAP0
        mine = state.last[player]
        theirs = state.last[other]
        state.last[player] = theirs
        state.last[other] = mine
        state.total[player] += theirs - mine
        state.total[other] += mine - theirs
        if sink is not None:
            sink.emit(Swapped(player, other))
    end(params, state, sink)


def end(params: RuleParams, state: BHState, sink: Sink | None) -> None:
    if sink is not None:
        reason = why_over(params, state)
        statuses = (
            tuple([status_value(params, state, player) for player in range(params.players)]) if params.celebrity else ()
        )
        sink.emit(GameEnded(reason or "limit", tuple(state.total), statuses, tuple(winners(params, state))))
    state.finish()


def status_value(params: RuleParams, state: BHState, player: i64) -> i64:
    return params.status[status_of(state.statuses, player)]


def winners(params: RuleParams, state: BHState) -> list[int]:
    """BH-9.1: the lowest total, then the lower last round. BH-13.1: nearest to the own target, then below it, then the
    last round.
    """
    best: list[int] = []
    best_key: tuple[int, int, int] = (0, 0, 0)
    for player in range(params.players):
        if has(state.out, player):
            continue
        total: int = state.total[player]
        last: int = state.last[player]
        key = (total, 0, last)
        if params.celebrity:
            target: int = status_value(params, state, player)
            key = (abs(total - target), 0 if total < target else 1, last)
        if not best or key < best_key:
            best = [player]
            best_key = key
        elif key == best_key:
            best.append(player)
    return best
