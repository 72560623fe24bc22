"""Finds what things are worth (bots/guides/weights/<game>.json) in games that searching players play.

`python -m tools.fit --game kiberrubezh --rounds 5` plays rounds of games, each with the weights of the round before.
Some games are played by greedy players and some answers drawn by lot, so that there is more to see than one way to
play; both seats play alike, or the worth of the better player would be taken for that of the position. After each
round the weights are fitted to how the games of the last rounds ended; a weight leaves what it was only as far as the
games give reason to. `--try` writes nothing.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

from cyberdeck import bots
from cyberdeck.bots.guides import linear
from cyberdeck.bots.ismcts import Search
from cyberdeck.bots.levels import best, guide_of, hunches
from cyberdeck.kernel.game import CHANCE, NOBODY
from cyberdeck.kernel.registry import build
from cyberdeck.kernel.rng import FastRng

GAMES = ("cybershield", "kiberrubezh")
FOLDER = Path(linear.__file__).parent / "weights"
Weights = dict[str, list[float]]
GREEDY = 0.4  # of the games
SLIPS = (0.0, 0.05, 0.15)  # of the answers
KEPT = 4  # rounds that are fitted together
HOLDS = 60.0, 300.0  # as many positions speak for a weight as it was, at the beginning of a game and for its change
PASSES = 20
PACE = 0.3
CHUNK = 10


class Position(NamedTuple):
    gone: float
    more: list[tuple[int, float]]  # what the first player has more of
    won: float  # by the first player: 0, 0.5 or 1


class Job(NamedTuple):
    game: str
    weights: Weights
    iterations: int
    seed: int
    first: int
    games: int


def played(job: Job) -> list[Position]:
    return [position for number in range(job.first, job.first + job.games) for position in play(job, number)]


def play(job: Job, number: int) -> list[Position]:
    """One game, and its positions where turns began."""
    draw = random.Random(f"{job.seed} {number}")
    decks = importlib.import_module(f"cyberdeck.games.{job.game}.decks").BUILT_IN
    game = build(job.game, {"deck1": draw.choice(decks), "deck2": draw.choice(decks)})
    guide = guide_of(game)
    assert isinstance(guide, linear.Linear)
    guide.value(job.weights)
    greedy = bots.find("greedy", job.game)
    thumbs = draw.random() < GREEDY
    slips = draw.choice(SLIPS)
    rng = FastRng(draw.getrandbits(60))
    found: list[tuple[float, list[tuple[int, float]]]] = []
    state, turn = game.start(), 0
    while (seat := int(state.asks())) != NOBODY:
        if seat == CHANCE:
            game.apply(state, CHANCE, game.sample(state, rng))
            continue
        if guide.settled(state, turn):
            turn = int(guide.moment(state))
            found.append(guide.counted(state))
        legal = game.legal(state, seat)
        action = legal[0]
        if len(legal) > 1:
            view = game.view(state, seat)
            if draw.random() < slips:
                action = draw.choice(legal)
            elif thumbs:
                action = greedy(game, view, legal, rng)
            else:
                search = Search(game, guide, seat)
                search.prefer(legal, hunches(game, view, legal))
                search.run(game.worlds(view), job.iterations, 0.0, rng)
                action = best(search, legal)
        game.apply(state, seat, action)
    won = (game.returns(state)[0] + 1) / 2
    return [Position(gone, more, won) for gone, more in found]


def fit(names: list[str], before: Weights, positions: list[Position]) -> Weights:
    """Steepest descent with a pace of its own for each weight; the order of the positions is drawn anew each time."""
    start = [list(before.get(name, (0.0, 0.0))) for name in names]
    w = [pair.copy() for pair in start]
    seen = [[1e-9, 1e-9] for _ in names]
    order = list(range(len(positions)))
    shuffle = random.Random(1).shuffle
    pull = [holds / len(positions) for holds in HOLDS]
    for _ in range(PASSES):
        shuffle(order)
        for at in order:
            gone, more, won = positions[at]
            wrong = chance(w, gone, more) - won
            for i, n in more:
                for k, slope in ((0, wrong * n), (1, wrong * n * gone)):
                    slope += pull[k] * (w[i][k] - start[i][k])
                    seen[i][k] += slope * slope
                    w[i][k] -= PACE * slope / seen[i][k] ** 0.5
    return {name: [round(a, 4), round(b, 4)] for name, (a, b) in zip(names, w, strict=True) if a or b}


def chance(w: list[list[float]], gone: float, more: list[tuple[int, float]]) -> float:
    return 1 / (1 + exp(-sum([n * (w[i][0] + gone * w[i][1]) for i, n in more])))


def surprise(names: list[str], weights: Weights, positions: list[Position]) -> float:
    """The mean of -log of the chance that was given to what came; log 2 for whoever knows nothing."""
    w = [list(weights.get(name, (0.0, 0.0))) for name in names]
    total = 0.0
    for gone, more, won in positions:
        p = min(max(chance(w, gone, more), 1e-6), 1 - 1e-6)
        total -= won * log(p) + (1 - won) * log(1 - p)
    return total / len(positions)


def rounds(args: argparse.Namespace, errors: Console) -> Iterator[tuple[Weights, float, float]]:
    """After each round: the weights, and how much its games surprised them before and after."""
    guide = guide_of(build(args.game, {}))
    assert isinstance(guide, linear.Linear)
    names = list(guide.names)
    weights = linear.read(args.game)
    kept: list[list[Position]] = []
    with Progress(console=errors, disable=not errors.is_terminal) as progress, ProcessPoolExecutor(args.jobs) as pool:
        for number in range(args.rounds):
            seed = args.seed + number
            jobs = [
                Job(args.game, weights, args.iterations, seed, first, min(CHUNK, args.games - first))
                for first in range(0, args.games, CHUNK)
            ]
            task = progress.add_task(f"round {number + 1}", total=len(jobs))
            new: list[Position] = []
            for positions in pool.map(played, jobs):
                new += positions
                progress.advance(task)
            kept = [*kept, new][-KEPT:]
            before = surprise(names, weights, new)
            weights = fit(names, weights, [position for positions in kept for position in positions])
            yield weights, before, surprise(names, weights, new)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=500, help="of a round")
    parser.add_argument("--iterations", type=int, default=80, help="of a search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--try", action="store_true", dest="dry", help="write nothing")
    args = parser.parse_args()
    errors = Console(stderr=True)
    for weights, before, after in rounds(args, errors):
        print(f"surprise {before:.4f} -> {after:.4f}", flush=True)
        if not args.dry:
            lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(pair)}" for name, pair in weights.items())
            (FOLDER / f"{args.game}.json").write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
