"""BH-8, BH-9, BH-11 and BH-13: the end of a trick, of a round, of the game. Compiled."""

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
from cyberdeck.games.blackhat.rules.board import any_can_move
from cyberdeck.games.blackhat.rules.deal import ask_lead, new_round, pass_deal
from cyberdeck.games.blackhat.rules.table import answers_for, left_of, live, take_control
from cyberdeck.games.blackhat.rules.tracer import ask_tracer, on_alarm
from cyberdeck.games.blackhat.setup import Setup, status_of
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import has
from cyberdeck.kernel.game import BY_NOBODY, Frame, Sink


def after_action(t: Setup, s: BHState, f: Frame, out: Sink | None) -> None:
    """The winner has moved or drawn; BH-10.1: now the tracer; then the trick is over."""
    if f.pc == 0 and f.b and on_alarm(s, f.a):
        s.push(K_AFTER, BY_NOBODY, 1, f.a)
        ask_tracer(t, s, f.a)
        return
    reason = why_over(t, s)
    if reason == "" and not anybody_empty(t, s):
        next_trick(t, s, f.a)
        return
    if reason == "" and s.round >= t.round_limit:
        reason = "limit"
    score_round(t, s, reason != "", out)
    if reason == "":
        pass_deal(t, s)
        new_round(t, s, out)
        return
    if s.arrived != NONE and not has(s.out, s.arrived >> 1):
        arrive(t, s, s.arrived >> 1)
    if s.top.kind != K_LEAK:
        end(t, s, out)


def next_trick(t: Setup, s: BHState, winner: i64) -> None:
    """BH-3.3: the winner leads; BH-10.3: or, if he is out, the next player clockwise."""
    s.leader = left_of(t, s, winner) if has(s.out, winner) else winner
    take_control(t, s, False)
    ask_lead(t, s)


def why_over(t: Setup, s: BHState) -> str:
    """BH-8.1, BH-10.3, BH-10.5: what ends the game now, if anything does."""
    if s.arrived != NONE:
        return "asset"
    if s.tracer == CRITICAL:
        return "traced"
    if live(t, s) == 1:
        return "alone"
    return "" if any_can_move(t, s) else "blocked"


def anybody_empty(t: Setup, s: BHState) -> bool:
    """BH-8.1: a player has no cards left."""
    for player in range(t.players):
        if s.size[player] == 0 and not has(s.out, player):
            return True
    return False


def hand_trace(t: Setup, hand: i64) -> i64:
    trace: i64 = 0
    for kind in range(i64(KINDS)):
        trace += count(hand, kind) * t.trace[kind]
    return trace


def pawn_trace(s: BHState, player: i64) -> i64:
    return s.value(s.pawns[2 * player]) + s.value(s.pawns[2 * player + 1])


def round_trace(t: Setup, s: BHState, player: i64, over: bool) -> i64:
    """BH-8.2: the hand and the pawns, not below zero. BH-11.1: three tiles change that in the last round."""
    hand = hand_trace(t, s.hands[player])
    pawns = pawn_trace(s, player)
    if over and s.asset == LOG_SERVER:
        hand *= t.amount[LOG_SERVER]
    if over and s.asset == KILL_SWITCH:
        pawns = 0
    trace = hand + pawns
    if over and s.asset == NSA:
        return nearest(trace, t.amount[NSA])
    return max(0, trace)


def nearest(n: i64, unit: i64) -> i64:
    """BH-11.1, NSA: to the nearest ten, halves away from zero."""
    return -nearest(-n, unit) if n < 0 else (n + unit // 2) // unit * unit


def score_round(t: Setup, s: BHState, over: bool, out: Sink | None) -> None:
    """BH-8.2; BH-10.3: the total of who is out is frozen. Hands are shown to be counted."""
    for player in range(t.players):
        if has(s.out, player):
            continue
        s.last[player] = round_trace(t, s, player, over)
        s.total[player] += s.last[player]
        s.known[player] = s.hands[player]
    if out is not None:
        hands = tuple([counts(hand) for hand in s.hands])
        out.emit(RoundScored(s.round, hands, tuple(s.last), tuple(s.total), over))


def turn_asset(s: BHState, tile: i64, out: Sink | None) -> None:
    """BH-11.1"""
    s.pop()
    s.asset = tile
    if out is not None:
        out.emit(AssetTurned(tile))


def arrive(t: Setup, s: BHState, player: i64) -> None:
    """BH-11.1: what a tile does to the arriving player once the round is scored. BH-10.3: not if he is out."""
    if s.asset == HONEYNET:
        s.last[player] += t.amount[HONEYNET]
        s.total[player] += t.amount[HONEYNET]
    elif s.asset == OFFSHORE:
        s.total[player] = max(s.total[player] - t.amount[OFFSHORE], 0)
    elif s.asset == LEAK and live(t, s) > 1:
        s.push(K_LEAK, answers_for(t, s, player), 0, player)


def legal_leak(t: Setup, s: BHState, player: i64, out: Acts) -> None:
    out.add(DECLINE)
    for other in range(t.players):
        if other != player and not has(s.out, other):
            out.add(SWAP0 + other)


def leak(t: Setup, s: BHState, action: i64, out: Sink | None) -> None:
    """BH-11.1, Leak: the last-round scores change places; the totals follow."""
    player = s.pop().a
    if action != DECLINE:
        other = action - SWAP0
        mine = s.last[player]
        theirs = s.last[other]
        s.last[player] = theirs
        s.last[other] = mine
        s.total[player] += theirs - mine
        s.total[other] += mine - theirs
        if out is not None:
            out.emit(Swapped(player, other))
    end(t, s, out)


def end(t: Setup, s: BHState, out: Sink | None) -> None:
    if out is not None:
        reason = why_over(t, s)
        statuses = tuple([status_value(t, s, player) for player in range(t.players)]) if t.celebrity else ()
        out.emit(GameEnded(reason or "limit", tuple(s.total), statuses, tuple(winners(t, s))))
    s.finish()


def status_value(t: Setup, s: BHState, player: i64) -> i64:
    return t.status[status_of(s.statuses, player)]


def winners(t: Setup, s: BHState) -> list[int]:
    """BH-9.1: the lowest total, then the lower last round. BH-13.1: the closest to one's status, then below it, then
    the last round.
    """
    best: list[int] = []
    best_key: tuple[int, int, int] = (0, 0, 0)
    for player in range(t.players):
        if has(s.out, player):
            continue
        total: int = s.total[player]
        last: int = s.last[player]
        key = (total, 0, last)
        if t.celebrity:
            target: int = status_value(t, s, player)
            key = (abs(total - target), 0 if total < target else 1, last)
        if not best or key < best_key:
            best = [player]
            best_key = key
        elif key == best_key:
            best.append(player)
    return best
