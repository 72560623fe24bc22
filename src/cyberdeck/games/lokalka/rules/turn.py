"""LOK-4, LOK-9.6: turns and rounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import BombPassed, Discarded, RoundBegan, TurnBegan, TurnEnded, TurnSkipped
from cyberdeck.games.lokalka.ids import DISCARD0, K_EXCESS, K_TEST, K_TURN, KINDS
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.hands import ask_draw, lose, put, refill
from cyberdeck.games.lokalka.rules.out import limit
from cyberdeck.games.lokalka.rules.ring import next_player
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, popcount
from cyberdeck.kernel.game import BY_CHANCE, Frame, Sink

DRAWN: Final = 2  # LOK-4.1


def begin_round(params: RuleParams, state: LokState, seat: i64, sink: Sink | None) -> None:
    """LOK-9.6: a round has as many turns as players are in when it begins; skipped turns count."""
    state.round += 1
    if state.round > params.round_limit:
        state.round -= 1
        limit(params, state, sink)
        return
    if sink is not None:
        sink.emit(RoundBegan(state.round))
    state.left = popcount(state.alive)
    begin_turn(params, state, seat, sink)


def begin_turn(params: RuleParams, state: LokState, seat: i64, sink: Sink | None) -> None:
    """LOK-4.1. LOK-10.7: a sandboxed player skips the turn. LOK-10.10: a bomb before the player is tested first."""
    state.left -= 1
    if state.skips[seat]:
        state.skips[seat] -= 1
        if sink is not None:
            sink.emit(TurnSkipped(seat))
        follow(params, state, seat, sink)
        return
    state.attacked = 0
    state.push(K_TURN, bit(seat), 0, seat)
    if sink is not None:
        sink.emit(TurnBegan(seat))
    if state.bomb == seat and refill(params, state, sink):
        state.push(K_TEST, BY_CHANCE, 0, seat, 1)
    else:
        ask_draw(params, state, seat, DRAWN, sink)


def follow(params: RuleParams, state: LokState, seat: i64, sink: Sink | None) -> None:
    """The turn after this player's turn."""
    following = next_player(params, state, seat)
    if state.left:
        begin_turn(params, state, following, sink)
    else:
        begin_round(params, state, following, sink)


def end_turn(params: RuleParams, state: LokState, sink: Sink | None) -> None:
    """LOK-4.4: discards the excess first."""
    frame = state.pop()
    excess = state.size[frame.a] - hand_limit(params)
    if excess > 0:
        state.push(K_EXCESS, bit(frame.a), 0, frame.a, excess)
    else:
        turn_over(params, state, frame.a, sink)


def hand_limit(params: RuleParams) -> i64:
    """LOK-4.4: so many cards stay in hand at the end of a turn."""
    return 4


def legal_discard(state: LokState, frame: Frame, buffer: ActionBuffer) -> None:
    """LOK-4.4, LOK-10.1: any card of the hand."""
    for kind in range(i64(KINDS)):
        if state.hands[frame.a * KINDS + kind]:
            buffer.add(DISCARD0 + kind)


def excess(params: RuleParams, state: LokState, action: i64, sink: Sink | None) -> None:
    frame = state.pop()
    discard(params, state, frame.a, action - DISCARD0, sink)
    if frame.b > 1:
        state.push(K_EXCESS, bit(frame.a), 0, frame.a, frame.b - 1)
    else:
        turn_over(params, state, frame.a, sink)


def discard(params: RuleParams, state: LokState, seat: i64, kind: i64, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(Discarded(seat, kind))
    lose(params, state, seat, kind, sink)
    put(state, kind)


def turn_over(params: RuleParams, state: LokState, seat: i64, sink: Sink | None) -> None:
    """LOK-10.10, LOK-10.12: a bomb in front of the player passes on."""
    if sink is not None:
        sink.emit(TurnEnded(seat))
    if state.bomb == seat:
        state.bomb = next_player(params, state, seat)
        if sink is not None:
            sink.emit(BombPassed(seat, state.bomb))
    follow(params, state, seat, sink)
