"""Tables of every game and size, and positions that random play comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bench.search.ours import moments
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import CHANCE, NOBODY, AnyGame
from cyberdeck.kernel.rng import FastRng
from cyberdeck.search.model import Model, PriorBuffer
from cyberdeck.spec import make

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


# Each as an argument of a test; interpreted, the small ones are enough
EVERY = [
    pytest.param(table, id=named(table), marks=[pytest.mark.both if table in SMALL else pytest.mark.slow])
    for table in TABLES
]
EACH = EVERY[: len(SMALL)]


def positions(table: Table, count: int, seed: int = 1) -> tuple[AnyGame, list[tuple[Any, int]]]:
    """States of random games, and a seat that is to act there and has a choice."""
    game = make(*table)
    return game, moments(game, count, seed)


def course(game: AnyGame, seed: int, model: Model[Any] | None = None) -> Iterator[tuple[Any, int]]:
    """The state before every action of a random game, and each seat that is to act; do not change it. With a model the
    actions are drawn by its priors, which leads to other decisions.
    """
    s, rng, buffer, weights = game.initial_state(), FastRng(seed), ActionBuffer(), PriorBuffer()
    while (seat := s.current_player()) != NOBODY:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample_chance(s, rng))
            continue
        for owing in members(s.players_to_act()):
            yield s, owing
        game.legal_actions_into(s, seat, buffer)
        weights.fill_uniform(buffer.count)
        if model is not None:
            model.priors(s, seat, buffer, weights)
        game.apply(s, seat, buffer.ids[weights.sample(buffer.count, rng)])


def where(game: AnyGame, wanted: Callable[[Any, int], bool], most: int = 60) -> tuple[Any, int]:
    """The first position of random games that is as wanted and gives a choice."""
    for seed in range(1, most + 1):
        for s, seat in course(game, seed):
            if wanted(s, seat) and len(game.legal_actions(s, seat)) > 1:
                return s.copy(), seat
    raise AssertionError("no such position")


def after_each_commitment() -> tuple[AnyGame, list[Any]]:
    """LOK-10.4: two seats act at once. The states after each action of the first, when the other one is to act."""
    game = make("lokalka", {"players": 4})
    s, _ = where(game, lambda s, seat: s.current_player() == seat and s.players_to_act() != 1 << seat)
    found = []
    for action in game.legal_actions(s, s.current_player()):
        found.append(s.copy())
        game.apply(found[-1], s.current_player(), action)
    assert len(found) > 1
    return game, found
