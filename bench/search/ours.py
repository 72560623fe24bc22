"""The cases of this project: whole decisions, from the state to the figures of its actions."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.measure import Case
from bench.ours import WHO
from cyberdeck.bots.levels import model_for
from cyberdeck.kernel.game import CHANCE, NOBODY, AnyGame
from cyberdeck.kernel.rng import FastRng
from cyberdeck.search.ismcts import Search
from cyberdeck.search.model import Model
from cyberdeck.spec import make

GAMES: dict[str, dict[str, object]] = {
    "blackhat": {"players": 4},
    "lokalka": {"players": 4},
    "cybershield": {},
    "kiberrubezh": {},
}
PLAIN, GUIDED = "search", "search-guided"
ONLY_RANDOM = 100  # percent of the actions of a rollout


class Count:
    """Counters of a case: simulations, and the actions in them."""

    def __init__(self) -> None:
        self.simulations = self.nodes = 0

    @property
    def depth(self) -> float:
        return self.nodes / self.simulations


def cases(positions: int, simulations: int) -> list[tuple[Case, Count]]:
    out = []
    for name, options in GAMES.items():
        game = make(name, options)
        states = moments(game, positions, 6)
        out += [searching(name, game, states, simulations, kind) for kind in (PLAIN, GUIDED)]
    return out


def moments(game: AnyGame, positions: int, seed: int) -> list[tuple[Any, int]]:
    """Decisions with a choice, picked uniformly from those of a random game: the state and the seat."""
    rng, random = FastRng(seed), Random(seed).random
    out: list[tuple[Any, int]] = []
    while len(out) < positions:
        s = game.initial_state()
        kept, seen = None, 0
        while (seat := s.current_player()) != NOBODY:
            if seat == CHANCE:
                game.apply(s, CHANCE, game.sample_chance(s, rng))
                continue
            legal = game.legal_actions(s, seat)
            if len(legal) > 1:
                seen += 1
                if random() * seen < 1:
                    kept = s.copy(), seat
            game.apply(s, seat, legal[rng.below(len(legal))])
        if kept is not None:
            out.append(kept)
    return out


def plain(game: AnyGame, seat: int) -> Search[Any]:
    """Without heuristics: rollouts to the end, equal priors."""
    return Search(game, Model(game), seat, random_share=ONLY_RANDOM)


def guided(game: AnyGame, seat: int) -> Search[Any]:
    """With the game's heuristics and its horizon, as the levels have it."""
    return Search(game, model_for(game), seat)


def searching(
    name: str, game: AnyGame, states: list[tuple[Any, int]], simulations: int, kind: str
) -> tuple[Case, Count]:
    rng, count = FastRng(6), Count()
    make, how = (plain, "random to the end") if kind == PLAIN else (guided, "a heuristic, a horizon")

    def batch(n: int) -> tuple[float, int]:
        done = 0
        for _ in range(n):
            for s, seat in states:
                search = make(game, seat)
                done += int(search.run(game.worlds(game.view(s, seat)), simulations, 0.0, rng))
                search.root_stats()
                count.nodes += int(search.steps)
        count.simulations += done
        return done, 0

    title = f"{name}, {game.num_seats} players"
    return Case(f"{name}.{kind}", "search", WHO, title, how, "simulations", batch), count
