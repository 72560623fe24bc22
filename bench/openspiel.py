"""What is measured of OpenSpiel: hearts and crazy eights.

From Python each game is driven the fastest way we know: one list of ints a node, at chance nodes too, where
`legal_actions` gives the outcomes. That is right only where all outcomes are equally likely, which is checked first.
(`chance_outcomes` and `random.choices`, as its examples have it, take three times as long.)

Inside C++ it plays with `evaluate_bots` and its own uniformly random bots. That tells no number of nodes: it is the
number of games times the mean number of nodes of a game, from a sample driven from Python.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel

from bench.measure import Case
from bench.shape import Shape, shape_of

WHO = f"OpenSpiel {version('open_spiel')}"
GAMES = ("hearts", "crazy_eights")
POSITIONS = 64


def cases(known: dict[str, Shape]) -> list[Case]:
    out: list[Case] = []
    for name in GAMES:
        game = pyspiel.load_game(name)
        check_even(game)
        out += [bots(name, game, known[name]), driven(name, game)]
    hearts = pyspiel.load_game("hearts")
    return [*out, cloning(hearts), *viewing(hearts), resampling(hearts)]


def shapes(sample: int) -> dict[str, Shape]:
    return {name: shape_of(_step_counter(pyspiel.load_game(name)), sample) for name in GAMES}


def _title(name: str, game: Any) -> str:
    return f"{name}, {game.num_players()} players"


def play(game: Any, random: Callable[[], float]) -> int:
    state = game.new_initial_state()
    nodes = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        nodes += 1
    return nodes


def _step_counter(game: Any) -> Callable[[], tuple[int, int]]:
    random = Random(7).random

    def one() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = chances = 0
        while not state.is_terminal():
            if state.is_chance_node():
                chances += 1
            else:
                decisions += 1
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        return decisions, chances

    return one


def check_even(game: Any) -> None:
    random = Random(8).random
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                share = 1 / len(outcomes)
                if [o for o, _ in outcomes] != legal or any(abs(p - share) > 1e-9 for _, p in outcomes):
                    raise AssertionError(f"{game}: chance is not even; legal_actions may not stand in for it")
            state.apply_action(legal[int(random() * len(legal))])


def bots(name: str, game: Any, shape: Shape) -> Case:
    seated = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    played = 0

    def batch(n: int) -> tuple[float, int]:
        nonlocal played
        for seed in range(played, played + n):
            pyspiel.evaluate_bots(game.new_initial_state(), seated, seed)
        played += n
        return n * shape.nodes, n

    return Case(f"{name}.inside", "inside", WHO, _title(name, game), "evaluate_bots, in C++", "nodes", batch)


def driven(name: str, game: Any) -> Case:
    random = Random(2).random

    def batch(n: int) -> tuple[float, int]:
        return sum(play(game, random) for _ in range(n)), n

    return Case(f"{name}.python", "python", WHO, _title(name, game), "legal_actions, apply_action", "nodes", batch)


def moments(game: Any, seed: int) -> list[Any]:
    """Each a decision picked evenly from those of a random game."""
    random = Random(seed).random
    out = []
    for _ in range(POSITIONS):
        state = game.new_initial_state()
        kept, seen = state, 0
        while not state.is_terminal():
            if not state.is_chance_node():
                seen += 1
                if random() * seen < 1:
                    kept = state.clone()
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        out.append(kept)
    return out


def cloning(hearts: Any) -> Case:
    states = moments(hearts, 3)

    def batch(n: int) -> tuple[float, int]:
        for _ in range(n):
            for state in states:
                state.clone()
        return n * POSITIONS, 0

    return Case("hearts.clone", "copies", WHO, _title("hearts", hearts), "state.clone() from Python", "copies", batch)


def viewing(hearts: Any) -> list[Case]:
    states = [(state, state.current_player()) for state in moments(hearts, 4)]

    def strings(n: int) -> tuple[float, int]:
        for _ in range(n):
            for state, player in states:
                state.information_state_string(player)
        return n * POSITIONS, 0

    def tensors(n: int) -> tuple[float, int]:
        for _ in range(n):
            for state, player in states:
                state.information_state_tensor(player)
        return n * POSITIONS, 0

    title = _title("hearts", hearts)
    return [
        Case("hearts.string", "views", WHO, title, "information_state_string", "views", strings),
        Case("hearts.tensor", "views", WHO, title, "information_state_tensor", "views", tensors),
    ]


def resampling(hearts: Any) -> Case:
    states = [(state, state.current_player()) for state in moments(hearts, 5)]
    random = Random(5).random

    def batch(n: int) -> tuple[float, int]:
        for _ in range(n):
            for state, player in states:
                state.resample_from_infostate(player, random)
        return n * POSITIONS, 0

    title = _title("hearts", hearts)
    return Case("hearts.resample", "worlds", WHO, title, "resample_from_infostate", "worlds", batch)
