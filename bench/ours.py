"""The cases of this project: every registered game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bench.measure import Case
from bench.shape import Shape, shape_of
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.game import CHANCE, NOBODY, AnyGame
from cyberdeck.kernel.playout import copy_many, playouts
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import game_ids, make

WHO = "Cyberdeck"
POSITIONS = 64

EVERY_RULE: dict[str, dict[str, object]] = {
    "blackhat": {
        "players": 6,
        "board": "expert",
        "modules": 5,
        "tracer": True,
        "secret_asset": True,
        "celebrity": True,
        "honeypot_half_hands": True,
    },
    "lokalka": {"players": 8, "setup_defence": "per_host", "hackers_win": "team", "out_sees": "all"},
    "cybershield": {"deck1": "attacker", "deck2": "builder", "turn_limit": 500},
    "kiberrubezh": {
        "deck1": "worms-and-noise",
        "deck2": "quiet-listeners",
        "free_redeals_count": True,
        "no_first_attack": True,
        "turn_limit": 500,
    },
}


def tables() -> dict[str, AnyGame]:
    """By row name: each game with its default options, and with every optional rule."""
    out: dict[str, AnyGame] = {}
    for name in game_ids():
        out[name] = make(name, {})
        if name in EVERY_RULE:
            out[f"{name}-every-rule"] = make(name, EVERY_RULE[name])
    return out


def games() -> list[str]:
    return game_ids()


def cases() -> list[Case]:
    out: list[Case] = []
    for name, game in tables().items():
        out += [playing(name, game), driven(name, game), driven_by_buffer(name, game)]
    for name in games():
        game = make(name, {})
        out += [*copying(name, game), *viewing(name, game), *guessing(name, game)]
    return out


def shapes(sample: int) -> dict[str, Shape]:
    return {name: shape_of(_step_counter(game), sample) for name, game in tables().items()}


def _title(name: str, game: AnyGame) -> str:
    base, _, rest = name.partition("-")
    return f"{base}, {game.num_seats} players" + (", every rule in" if rest else "")


def play(game: AnyGame, rng: FastRng) -> tuple[int, int]:
    """One game, written the straightforward way. Returns the numbers of decisions and chance outcomes."""
    s = game.initial_state()
    decisions = chances = 0
    while (seat := s.current_player()) != NOBODY:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample_chance(s, rng))
            chances += 1
        else:
            legal = game.legal_actions(s, seat)
            game.apply(s, seat, legal[rng.below(len(legal))])
            decisions += 1
    return decisions, chances


def play_by_buffer(game: AnyGame, rng: FastRng) -> int:
    """The same with one buffer for all legal actions. Returns the number of actions."""
    s = game.initial_state()
    buffer: Any = ActionBuffer()
    nodes = 0
    while (seat := s.current_player()) != NOBODY:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample_chance(s, rng))
        else:
            game.legal_actions_into(s, seat, buffer)
            game.apply(s, seat, buffer.ids[rng.below(buffer.count)])
        nodes += 1
    return nodes


def _step_counter(game: AnyGame) -> Callable[[], tuple[int, int]]:
    rng = FastRng(7)
    return lambda: play(game, rng)


def playing(name: str, game: AnyGame) -> Case:
    rng = FastRng(1)

    def batch(n: int) -> tuple[float, int]:
        return int(playouts(game, n, rng)), n

    return Case(f"{name}.inside", "inside", WHO, _title(name, game), "kernel.playout.playouts", "nodes", batch)


def driven(name: str, game: AnyGame) -> Case:
    rng = FastRng(2)

    def batch(n: int) -> tuple[float, int]:
        return sum(sum(play(game, rng)) for _ in range(n)), n

    return Case(f"{name}.python", "python", WHO, _title(name, game), "legal, sample, apply", "nodes", batch)


def driven_by_buffer(name: str, game: AnyGame) -> Case:
    rng = FastRng(2)

    def batch(n: int) -> tuple[float, int]:
        return sum(play_by_buffer(game, rng) for _ in range(n)), n

    how = "options (a buffer), sample, apply"
    return Case(f"{name}.python-buffer", "python", WHO, _title(name, game), how, "nodes", batch)


def moments(game: AnyGame, seed: int) -> list[tuple[Any, int]]:
    """Decisions picked uniformly from those of a random game: the state, and the seat to act."""
    rng, random = FastRng(seed), Random(seed).random
    out = []
    for _ in range(POSITIONS):
        s = game.initial_state()
        kept, to_act, seen = s, 0, 0
        while (seat := s.current_player()) != NOBODY:
            if seat == CHANCE:
                game.apply(s, CHANCE, game.sample_chance(s, rng))
                continue
            seen += 1
            if random() * seen < 1:
                kept, to_act = s.copy(), seat
            legal = game.legal_actions(s, seat)
            game.apply(s, seat, legal[int(random() * len(legal))])
        out.append((kept, to_act))
    return out


def copying(name: str, game: AnyGame) -> list[Case]:
    states = [s for s, _ in moments(game, 3)]

    def from_python(n: int) -> tuple[float, int]:
        for _ in range(n):
            for s in states:
                s.copy()
        return n * POSITIONS, 0

    def inside(n: int) -> tuple[float, int]:
        return sum(int(copy_many(s, n)) for s in states), 0

    title = _title(name, game)
    return [
        Case(f"{name}.copy", "copies", WHO, title, "state.copy() from Python", "copies", from_python),
        Case(f"{name}.copies", "copies", WHO, title, "kernel.playout.copies", "copies", inside),
    ]


def viewing(name: str, game: AnyGame) -> list[Case]:
    states = moments(game, 4)

    def batch(n: int) -> tuple[float, int]:
        for _ in range(n):
            for s, seat in states:
                game.view(s, seat)
        return n * POSITIONS, 0

    return [Case(f"{name}.view", "views", WHO, _title(name, game), "game.view(state, seat)", "views", batch)]


def guessing(name: str, game: AnyGame) -> list[Case]:
    states = moments(game, 5)
    known = [game.worlds(game.view(s, seat)) for s, seat in states]
    rng = FastRng(5)

    def sample(n: int) -> tuple[float, int]:
        for _ in range(n):
            for worlds in known:
                worlds.sample(rng)
        return n * POSITIONS, 0

    def whole(n: int) -> tuple[float, int]:
        for _ in range(n):
            for s, seat in states:
                game.worlds(game.view(s, seat)).sample(rng)
        return n * POSITIONS, 0

    title = _title(name, game)
    return [
        Case(f"{name}.world", "worlds", WHO, title, "worlds.sample(rng)", "worlds", sample),
        Case(f"{name}.view-world", "worlds", WHO, title, "view, worlds, one sample", "worlds", whole),
    ]
