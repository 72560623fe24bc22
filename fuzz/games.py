"""Batches of random games, for one process or several."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from cyberdeck.kernel import laws, record
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import get_spec, make
from fuzz.tables import random_options

BATCH = 20  # games a job
REPLAYED = 4  # one game in so many is replayed from its record, unless the laws run at every state
Failure = tuple[int, str, dict[str, Any], list[tuple[int, int]]]


def one_game(game: str, seed: int, every: int) -> Counter[str] | Failure:
    """The game of a seed: its options and its play depend on nothing else."""
    rng = FastRng(seed)
    options = random_options(get_spec(game), rng)
    try:
        return laws.walk(make(game, options), rng, every, replayed=every == 1 or seed % REPLAYED == 0)
    except laws.LawViolation as broken:
        return seed, str(broken), options, broken.action_log


def batch(job: tuple[str, int, int, int]) -> Counter[str] | Failure:
    game, first, games, every = job
    tally: Counter[str] = Counter()
    for seed in range(first, first + games):
        result = one_game(game, seed, every)
        if isinstance(result, tuple):
            return result
        tally += result
    return tally


def save(game: str, failure: Failure) -> Path:
    seed, _, options, actions = failure
    match = Match(make(game, options), b"fuzz")
    for seat, action in actions:
        match.replay_action(seat, action)
    path = Path(f"fuzz-{game}-{seed}.json")
    record.save(record.record_match(match, options), path)
    return path
