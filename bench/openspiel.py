"""The cases of OpenSpiel: hearts, crazy eights and gin rummy.

From Python it is driven in two ways. The plain one calls `legal_actions` or `chance_outcomes`. The short one calls
`legal_actions` at chance nodes too, which gives the outcomes without their probabilities. Both pick uniformly from the
list, which is fastest, and correct only because all outcomes in these games are equally likely; that is checked first.
(Drawing by the probabilities, as its examples do, takes twice to ten times as long.)

Inside C++ it plays with `evaluate_bots` and its own uniformly random bots. That reports no number of nodes: it is the
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
GAMES = ("hearts", "crazy_eights", "gin_rummy")
POSITIONS = 64


def cases(known: dict[str, Shape]) -> list[Case]:
    out: list[Case] = []
    for name in GAMES:
        game = pyspiel.load_game(name)
        check_even(game)
        out += [bots(name, game, known[name]), driven(name, game), driven_short(name, game)]
    hearts = pyspiel.load_game("hearts")
    return [*out, cloning(hearts), *viewing(hearts), resampling(hearts)]


def shapes(sample: int) -> dict[str, Shape]:
    return {name: shape_of(_step_counter(pyspiel.load_game(name)), sample) for name in GAMES}


def _title(name: str, game: Any) -> str:
    return f"{name}, {game.num_players()} players"


def play(game: Any, random: Callable[[], float]) -> tuple[int, int]:
    """One game, the plain way. Returns the numbers of decisions and chance outcomes."""
    state = game.new_initial_state()
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
            chances += 1
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
    return decisions, chances


def play_short(game: Any, random: Callable[[], float]) -> int:
    """One game, the short way. Returns the number of nodes."""
    state = game.new_initial_state()
    nodes = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        nodes += 1
    return nodes


def _step_counter(game: Any) -> Callable[[], tuple[int, int]]:
    random = Random(7).random
    return lambda: play(game, random)


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
                    raise AssertionError(f"{game}: chance is not even, so picking evenly is wrong")
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
        return sum(sum(play(game, random)) for _ in range(n)), n

    how = "legal_actions, chance_outcomes"
    return Case(f"{name}.python", "python", WHO, _title(name, game), how, "nodes", batch)


def driven_short(name: str, game: Any) -> Case:
    random = Random(2).random

    def batch(n: int) -> tuple[float, int]:
        return sum(play_short(game, random) for _ in range(n)), n

    how = "legal_actions, for chance too"
    return Case(f"{name}.python-short", "python", WHO, _title(name, game), how, "nodes", batch)


def moments(game: Any, seed: int) -> list[Any]:
    """Decisions picked uniformly from those of a random game."""
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
