"""The cases of RLCard: Uno, through its environment and through the game below it. A node is a step; the deal is not
counted, since no node does it.
"""

from __future__ import annotations

from importlib.metadata import version
from random import Random

import rlcard

from bench.measure import Case

WHO = f"RLCard {version('rlcard')}"


def cases() -> list[Case]:
    return [through_env(), through_game()]


def through_env() -> Case:
    env = rlcard.make("uno", config={"seed": 1})
    random = Random(1).random

    def batch(n: int) -> tuple[float, int]:
        steps = 0
        for _ in range(n):
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(random() * len(legal))])
                steps += 1
        return steps, n

    title = f"uno, {env.num_players} players"
    return Case("uno.env", "python", WHO, title, "env.reset, env.step", "nodes", batch)


def through_game() -> Case:
    env = rlcard.make("uno", config={"seed": 2})
    game = env.game
    random = Random(2).random

    def batch(n: int) -> tuple[float, int]:
        steps = 0
        for _ in range(n):
            state, _ = game.init_game()
            while not game.is_over():
                legal = state["legal_actions"]
                state, _ = game.step(legal[int(random() * len(legal))])
                steps += 1
        return steps, n

    title = f"uno, {env.num_players} players"
    return Case("uno.game", "python", WHO, title, "game.init_game, game.step", "nodes", batch)
