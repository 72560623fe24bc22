"""Seats, turn order, and who decides for whom (BH-2.5, BH-3.2, BH-10.3, BH-12.1)."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.blackhat.ids import NONE
from cyberdeck.games.blackhat.params import RuleParams
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.bits import bit, has, popcount


def live(params: RuleParams, state: BHState) -> i64:
    """The number of players still in the game."""
    return params.players if state.out == 0 else params.players - popcount(state.out)


def left_of(params: RuleParams, state: BHState, player: i64) -> i64:
    """The next player clockwise who is still in. BH-12.1: clockwise from the dealer: robot, other player, dealer."""
    for _i in range(params.players):
        if params.robot == NONE:
            player += 1
            if player == params.players:
                player = 0
        elif player == state.dealer:
            player = params.robot
        elif player == params.robot:
            player = 1 - state.dealer
        else:
            player = state.dealer
        if state.out == 0 or not has(state.out, player):
            break
    return player


def right_of(params: RuleParams, state: BHState, player: i64) -> i64:
    right = left_of(params, state, player)
    while left_of(params, state, right) != player:
        right = left_of(params, state, right)
    return right


def next_to_play(params: RuleParams, state: BHState, player: i64) -> i64:
    """BH-3.2: clockwise. BH-12.1: leader, robot, other player; or robot, its controller, the other."""
    if params.robot == NONE:
        if state.out == 0:
            player += 1
            if player == params.players:
                player = 0
            return player
        return left_of(params, state, player)
    for _i in range(params.players):
        if state.leader == params.robot:
            player = state.controller if player == params.robot else 1 - player
        elif player == state.leader:
            player = params.robot
        else:
            player = 1 - state.leader
        if not has(state.out, player):
            break
    return player


def controller_mask(params: RuleParams, state: BHState, player: i64) -> i64:
    """Mask of the seat that decides for a player (BH-12.1: the robot's controller)."""
    return bit(state.controller) if player == params.robot else bit(player)


def take_control(params: RuleParams, state: BHState, first: bool) -> None:
    """BH-12.1: sets the controller for the trick that `state.leader` leads. In the first trick of a round it is the
    person without the Black Hat.
    """
    if params.robot == NONE:
        return
    if first and state.hat != params.robot:
        state.controller = 1 - state.hat
    elif state.leader != params.robot:
        state.controller = 1 - state.leader
    if has(state.out, state.controller):
        state.controller = 1 - state.controller
