"""The cases of OpenSpiel: its information-set search in C++ (`ISMCTSBot`), hearts and gin rummy.

Its settings are those most like ours: a new world for every simulation, one random rollout to the end of the game, and
a new tree for every decision. It does not report how many nodes it has played; that is taken from random play to the
end from the same positions. Hearts is played without passing cards: with it the search of version 2.0.2 crashes.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from bench.measure import Case
from bench.openspiel import WHO

GAMES = {"hearts": "hearts(pass_cards=False)", "gin_rummy": "gin_rummy"}
UCT_C = 2.0
NO_LIMIT = -1  # of worlds
SAMPLE = 10  # random games from each position, for the number of nodes


def cases(positions: int, simulations: int) -> list[tuple[Case, float]]:
    """Each with the nodes of a simulation."""
    out = []
    for name, options in GAMES.items():
        game = pyspiel.load_game(options)
        states = moments(game, positions, 6)
        out.append((searching(name, game, states, simulations), depth(states)))
    return out


def moments(game: Any, positions: int, seed: int) -> list[Any]:
    """Decisions with a choice, picked uniformly from those of a random game."""
    random = Random(seed).random
    out: list[Any] = []
    while len(out) < positions:
        state = game.new_initial_state()
        kept, seen = None, 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node() and len(legal) > 1:
                seen += 1
                if random() * seen < 1:
                    kept = state.clone()
            state.apply_action(legal[int(random() * len(legal))])
        if kept is not None:
            out.append(kept)
    return out


def depth(states: list[Any]) -> float:
    random = Random(7).random
    nodes = 0
    for begin in states:
        for _ in range(SAMPLE):
            state = begin.clone()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                nodes += 1
    return nodes / (len(states) * SAMPLE)


def searching(name: str, game: Any, states: list[Any], simulations: int) -> Case:
    rollout = pyspiel.RandomRolloutEvaluator(1, 6)
    bot = pyspiel.ISMCTSBot(6, rollout, UCT_C, simulations, NO_LIMIT)

    def batch(n: int) -> tuple[float, int]:
        for _ in range(n):
            for state in states:
                bot.step(state)
        return n * len(states) * simulations, 0

    title = f"{name}, {game.num_players()} players"
    return Case(f"{name}.search", "search", WHO, title, "ISMCTSBot, in C++", "simulations", batch)
