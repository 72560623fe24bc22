"""LOK-4, LOK-9.6: turns and rounds. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import BombPassed, Discarded, RoundBegan, TurnBegan, TurnEnded, TurnSkipped
from cyberdeck.games.lokalka.ids import DISCARD0, K_EXCESS, K_TEST, K_TURN, KINDS
from cyberdeck.games.lokalka.rules.hands import ask_draw, lose, put, refill
from cyberdeck.games.lokalka.rules.out import limit
from cyberdeck.games.lokalka.rules.ring import next_player
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, popcount
from cyberdeck.kernel.game import BY_CHANCE, Frame, Sink

DRAWN: Final = 2  # LOK-4.1
KEPT: Final = 4  # LOK-4.4


def begin_round(t: Setup, s: LokState, seat: i64, out: Sink | None) -> None:
    """LOK-9.6: a round is as many turns, skipped ones too, as players are in when it begins."""
    s.round += 1
    if s.round > t.round_limit:
        s.round -= 1
        limit(t, s, out)
        return
    if out is not None:
        out.emit(RoundBegan(s.round))
    s.left = popcount(s.alive)
    begin_turn(t, s, seat, out)


def begin_turn(t: Setup, s: LokState, seat: i64, out: Sink | None) -> None:
    """LOK-4.1; LOK-10.7: or he skips it; LOK-10.10: a bomb before him is tested first."""
    s.left -= 1
    if s.skips[seat]:
        s.skips[seat] -= 1
        if out is not None:
            out.emit(TurnSkipped(seat))
        follow(t, s, seat, out)
        return
    s.attacked = 0
    s.push(K_TURN, bit(seat), 0, seat)
    if out is not None:
        out.emit(TurnBegan(seat))
    if s.bomb == seat and refill(t, s, out):
        s.push(K_TEST, BY_CHANCE, 0, seat, 1)
    else:
        ask_draw(t, s, seat, DRAWN, out)


def follow(t: Setup, s: LokState, seat: i64, out: Sink | None) -> None:
    """The turn after this player's."""
    following = next_player(t, s, seat)
    if s.left:
        begin_turn(t, s, following, out)
    else:
        begin_round(t, s, following, out)


def end_turn(t: Setup, s: LokState, out: Sink | None) -> None:
    """LOK-4.4: first he discards what is too much."""
    f = s.pop()
    excess = s.size[f.a] - KEPT
    if excess > 0:
        s.push(K_EXCESS, bit(f.a), 0, f.a, excess)
    else:
        turn_over(t, s, f.a, out)


def legal_discard(s: LokState, f: Frame, out: Acts) -> None:
    """LOK-4.4, LOK-10.1: any card of his hand."""
    for kind in range(i64(KINDS)):
        if s.hands[f.a * KINDS + kind]:
            out.add(DISCARD0 + kind)


def excess(t: Setup, s: LokState, action: i64, out: Sink | None) -> None:
    f = s.pop()
    discard(t, s, f.a, action - DISCARD0, out)
    if f.b > 1:
        s.push(K_EXCESS, bit(f.a), 0, f.a, f.b - 1)
    else:
        turn_over(t, s, f.a, out)


def discard(t: Setup, s: LokState, seat: i64, kind: i64, out: Sink | None) -> None:
    if out is not None:
        out.emit(Discarded(seat, kind))
    lose(t, s, seat, kind, out)
    put(s, kind)


def turn_over(t: Setup, s: LokState, seat: i64, out: Sink | None) -> None:
    """LOK-10.10, LOK-10.12: a bomb before him passes on."""
    if out is not None:
        out.emit(TurnEnded(seat))
    if s.bomb == seat:
        s.bomb = next_player(t, s, seat)
        if out is not None:
            out.emit(BombPassed(seat, s.bomb))
    follow(t, s, seat, out)
