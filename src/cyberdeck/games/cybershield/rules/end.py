"""CS-2: winning and losing, checked whenever something has taken effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import GameEnded
from cyberdeck.games.cybershield.ids import K_ANNOUNCED, KINDS, NONE, W_DECK, W_LIMIT, W_MINUS, W_TEN
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.cards import card_of
from cyberdeck.games.cybershield.rules.hands import put
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.game import Frame, Sink

WAYS: Final = ("", "ten", "minus", "deck", "limit")


def ended(params: RuleParams, state: CsState, by: i64, sink: Sink | None) -> bool:
    """CS-2.1, CS-2.2; CS-2.4: if both players have won, `by` wins: the player of the card, or the active player."""
    first = state.score[0]
    second = state.score[1]
    goal = params.goal
    if first < goal and second < goal and first > -goal and second > -goal:
        return False
    for_first = first >= goal or second <= -goal
    for_second = second >= goal or first <= -goal
    winner: i64 = 0
    if for_first and for_second:
        winner = by
    elif for_second:
        winner = 1
    why: i64 = W_MINUS
    if state.score[winner] >= goal:
        why = W_TEN
    finish(params, state, why, winner, sink)
    return True


def no_card(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    """CS-2.3"""
    finish(params, state, W_DECK, 1 - seat, sink)


def limit(params: RuleParams, state: CsState, sink: Sink | None) -> None:
    """CS-2.6"""
    winner: i64 = NONE
    if state.score[0] != state.score[1]:
        winner = 0
        if state.score[1] > state.score[0]:
            winner = 1
    finish(params, state, W_LIMIT, winner, sink)


def finish(params: RuleParams, state: CsState, why: i64, winner: i64, sink: Sink | None) -> None:
    """CS-4.9: cards still announced go to the discard piles."""
    for kind in range(i64(KINDS)):
        frame: Frame | None = state.top
        while frame is not None:
            if frame.kind == K_ANNOUNCED and card_of(frame.b) == kind:
                put(params, state, frame.a, kind)
            frame = frame.below
    state.ending = why
    state.winner = winner
    state.cancelled = 0
    state.plays = 0
    for slot in range(len(state.plan)):
        state.plan[slot] = 0
    state.finish()
    if sink is not None:
        sink.emit(GameEnded(WAYS[why], winner, (state.score[0], state.score[1])))
