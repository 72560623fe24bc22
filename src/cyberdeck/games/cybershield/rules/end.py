"""CS-2: winning and losing, checked whenever something has taken effect. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import GameEnded
from cyberdeck.games.cybershield.ids import K_ANNOUNCED, KINDS, NONE, W_DECK, W_LIMIT, W_MINUS, W_TEN
from cyberdeck.games.cybershield.rules.cards import card_of
from cyberdeck.games.cybershield.rules.hands import put
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.game import Frame, Sink

WAYS: Final = ("", "ten", "minus", "deck", "limit")


def ended(t: Setup, s: CsState, by: i64, out: Sink | None) -> bool:
    """CS-2.1, CS-2.2; CS-2.4: if it is settled both ways, `by` wins: whose card takes effect, or the active player."""
    first = s.score[0]
    second = s.score[1]
    goal = t.goal
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
    if s.score[winner] >= goal:
        why = W_TEN
    finish(t, s, why, winner, out)
    return True


def no_card(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    """CS-2.3"""
    finish(t, s, W_DECK, 1 - seat, out)


def limit(t: Setup, s: CsState, out: Sink | None) -> None:
    """CS-2.6"""
    winner: i64 = NONE
    if s.score[0] != s.score[1]:
        winner = 0
        if s.score[1] > s.score[0]:
            winner = 1
    finish(t, s, W_LIMIT, winner, out)


def finish(t: Setup, s: CsState, why: i64, winner: i64, out: Sink | None) -> None:
    """What is still announced goes to the discard piles (CS-4.9)."""
    for kind in range(i64(KINDS)):
        f: Frame | None = s.top
        while f is not None:
            if f.kind == K_ANNOUNCED and card_of(f.b) == kind:
                put(t, s, f.a, kind)
            f = f.under
    s.why = why
    s.winner = winner
    s.cancelled = 0
    s.plays = 0
    for slot in range(len(s.plan)):
        s.plan[slot] = 0
    s.finish()
    if out is not None:
        out.emit(GameEnded(WAYS[why], winner, (s.score[0], s.score[1])))
