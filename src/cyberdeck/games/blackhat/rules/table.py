"""Who sits where, who comes next, who answers for whom (BH-2.5, BH-3.2, BH-10.3, BH-12.1). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.blackhat.ids import NONE
from cyberdeck.games.blackhat.setup import Setup
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.bits import bit, has, popcount


def live(t: Setup, s: BHState) -> i64:
    """How many players are in the game."""
    return t.players if s.out == 0 else t.players - popcount(s.out)


def left_of(t: Setup, s: BHState, player: i64) -> i64:
    """The next player clockwise who is in. BH-12.1: with the robot, clockwise from the dealer: robot, other player,
    dealer.
    """
    for _i in range(t.players):
        if t.robot == NONE:
            player += 1
            if player == t.players:
                player = 0
        elif player == s.dealer:
            player = t.robot
        elif player == t.robot:
            player = 1 - s.dealer
        else:
            player = s.dealer
        if s.out == 0 or not has(s.out, player):
            break
    return player


def right_of(t: Setup, s: BHState, player: i64) -> i64:
    right = left_of(t, s, player)
    while left_of(t, s, right) != player:
        right = left_of(t, s, right)
    return right


def next_to_play(t: Setup, s: BHState, player: i64) -> i64:
    """BH-3.2: clockwise. BH-12.1: leader, robot, other player; or robot, its controller, the other."""
    if t.robot == NONE:
        if s.out == 0:
            player += 1
            if player == t.players:
                player = 0
            return player
        return left_of(t, s, player)
    for _i in range(t.players):
        if s.leader == t.robot:
            player = s.controller if player == t.robot else 1 - player
        elif player == s.leader:
            player = t.robot
        else:
            player = 1 - s.leader
        if not has(s.out, player):
            break
    return player


def answers_for(t: Setup, s: BHState, player: i64) -> i64:
    """Mask of the seat that decides for a player (BH-12.1: the robot's controller)."""
    return bit(s.controller) if player == t.robot else bit(player)


def take_control(t: Setup, s: BHState, first: bool) -> None:
    """BH-12.1: who plays the robot in the trick that `s.leader` leads. In the first one of a round, whoever is without
    the Black Hat.
    """
    if t.robot == NONE:
        return
    if first and s.hat != t.robot:
        s.controller = 1 - s.hat
    elif s.leader != t.robot:
        s.controller = 1 - s.leader
    if has(s.out, s.controller):
        s.controller = 1 - s.controller
