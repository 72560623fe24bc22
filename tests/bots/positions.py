"""Tables of every game and size, and positions that random play comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bench.search.ours import moments
from cyberdeck.bots.guide import Guide, Weights
from cyberdeck.kernel import registry
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import CHANCE, NOBODY
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import FastRng

Table = tuple[str, dict[str, object]]
SMALL: tuple[Table, ...] = (  # one of each game
    ("blackhat", {"players": 3}),
    ("lokalka", {"players": 4}),
    ("cybershield", {}),
    ("kiberrubezh", {"deck_size": 40}),
)
TABLES: tuple[Table, ...] = (
    *SMALL,
    ("blackhat", {"players": 2}),
    ("blackhat", {"players": 4, "board": "expert", "modules": 3, "tracer": True, "celebrity": True}),
    ("blackhat", {"players": 6, "black_hat": "shuffled", "secret_asset": True, "board": "expert"}),
    ("lokalka", {"players": 6, "out_sees": "all"}),
    ("lokalka", {"players": 8, "hackers_win": "team"}),
    ("cybershield", {"deck1": "attacker", "deck2": "builder"}),
    ("kiberrubezh", {"deck1": "worms-and-noise", "deck2": "quiet-listeners"}),
)


def named(table: Table) -> str:
    return " ".join([table[0], *(f"{name}={value}" for name, value in table[1].items())])


# Each as an argument of a test; `make` has the small ones interpreted too
EVERY = [pytest.param(table, id=named(table), marks=[pytest.mark.both] if table in SMALL else []) for table in TABLES]
EACH = EVERY[: len(SMALL)]


def positions(table: Table, count: int, seed: int = 1) -> tuple[AnyGame, list[tuple[Any, int]]]:
    """States of random games, and who is asked and has a choice there."""
    game = registry.build(*table)
    return game, moments(game, count, seed)


def course(game: AnyGame, seed: int, guide: Guide[Any] | None = None) -> Iterator[tuple[Any, int]]:
    """The state before every answer of a random game, and each seat that owes one; do not change it. With a guide the
    answers are drawn by its weights, which leads to other questions.
    """
    s, rng, acts, weights = game.start(), FastRng(seed), Acts(), Weights()
    while (seat := s.asks()) != NOBODY:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, rng))
            continue
        for owing in members(s.pending()):
            yield s, owing
        game.options(s, seat, acts)
        weights.even(acts.n)
        if guide is not None:
            guide.weigh(s, seat, acts, weights)
        game.apply(s, seat, acts.ids[weights.draw(acts.n, rng)])


def where(game: AnyGame, wanted: Callable[[Any, int], bool], most: int = 60) -> tuple[Any, int]:
    """The first position of random games that is as wanted and gives a choice."""
    for seed in range(1, most + 1):
        for s, seat in course(game, seed):
            if wanted(s, seat) and len(game.legal(s, seat)) > 1:
                return s.copy(), seat
    raise AssertionError("no such position")
