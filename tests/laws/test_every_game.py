"""Every game under the laws: any options, any number of players, in random games, at one state in some. A game that is
new has to be named here only where it needs another table than its usual one, or another measure.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import cyberdeck
from cyberdeck.kernel import laws
from cyberdeck.kernel.belief import sampling
from cyberdeck.kernel.game import CHANCE, OVER
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import game_ids, get_spec, make
from fuzz.games import batch, one_game
from fuzz.tables import random_options, values
from tests.kits.modules import beside
from tests.kits.slow import slow_after

NAMES = game_ids()
DECKLESS = [game for game in NAMES if not any(option.kind == "deck" for option in get_spec(game).describe_options())]
BATCHES = 50
GAMES = 40  # a batch; 2,000 games of each in all


class Looks(NamedTuple):
    """`every`: states to one that is looked at, picked at random. `same`: worlds that can go on as the truth did to one
    that cannot. `actions`: at most so many to a state that was looked at.
    """

    every: int
    same: float
    actions: int


SHORT = Looks(10, 2.5, 14)
LONG = Looks(150, 5, 300)
LOOKS = {"blackhat": SHORT, "lokalka": SHORT}
RULES = {"cybershield": "CS-2.5", "kiberrubezh": "KR-1.9"}  # that check_invariants recounts among the laws


def marked(game: str) -> list[pytest.MarkDecorator]:
    return [pytest.mark.rule(RULES[game])] if game in RULES else []


@pytest.mark.parametrize("number", slow_after(1, range(BATCHES)))
@pytest.mark.parametrize("game", [pytest.param(game, marks=marked(game)) for game in NAMES])
def test_random_games_of_random_tables(game: str, number: int) -> None:
    looks = LOOKS.get(game, LONG)
    tally = batch((game, 1 + number * GAMES, GAMES, looks.every))
    assert isinstance(tally, Counter), tally
    assert tally["games"] == GAMES
    assert tally["same"] > looks.same * tally["impossible"]
    assert tally["states"] > tally["actions"] / looks.actions


@pytest.mark.both
@pytest.mark.parametrize("game", NAMES)
def test_a_few_games_in_every_build(game: str) -> None:
    for seed in range(90_000, 90_005):
        tally = one_game(game, seed, min(20, LOOKS.get(game, LONG).every))
        assert isinstance(tally, Counter), tally


@pytest.mark.slow
@pytest.mark.parametrize("game", DECKLESS)
def test_those_tables_have_every_value_of_every_option_at_every_size(game: str) -> None:
    spec = get_spec(game)
    sizes = range(spec.players[0], spec.players[-1] + 1)
    seen: set[tuple[int, str, object]] = set()
    for seed in range(1, 1 + BATCHES * GAMES):
        drawn = random_options(spec, FastRng(seed))
        seen |= {(drawn["players"], name, value) for name, value in drawn.items()}
    every = {(p, name, v) for p in sizes for name, choices in values(spec).items() for v in choices}
    assert every - seen == {(p, "players", v) for p in sizes for v in sizes if p != v}


EXPERT = {"players": 5, "board": "expert", "tracer": True, "celebrity": True}
TABLES: dict[str, tuple[dict[str, Any], str]] = {  # and the kinds of chance that there are in their games
    "blackhat": (
        {**EXPERT, "modules": 2, "black_hat": "shuffled"},
        "DEALER STATUS MODULE SHUFFLED DEAL DRAW DRAW_MODULE",
    ),
    "lokalka": ({"players": 6, "network": "random"}, "ADMIN ROLE LAY DEAL DRAW TEST STEAL STOLEN"),
    "cybershield": ({}, "COIN DEAL DRAW LOOK RANDOM"),
    "kiberrubezh": ({"deck1": "quiet-listeners", "deck2": "red-range"}, "STARTER DEAL DRAW MILL RANDOM PEEK"),
}


@pytest.mark.both
@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_chance_is_sampled_as_it_is_weighted(name: str) -> None:
    options, kinds = TABLES.get(name, ({}, ""))
    game, rng = make(name, options), FastRng(17)
    ids = beside(game, "ids")
    every = {int(getattr(ids, f"K_{kind}")) for kind in kinds.split()}
    checked: set[int] = set()
    for _ in range(40):
        s = game.initial_state()
        while s.top.kind != OVER and checked != every:
            seat, action = laws.choose(game, s, rng)
            if seat == CHANCE and s.top.kind not in checked and len(game.chance_outcomes(s)) > 1:
                assert abs(sampling(game, s, rng, 3000)) < 6, s.top.kind
                checked.add(s.top.kind)
            game.apply(s, seat, action)
    assert checked == every or not kinds


@pytest.mark.both
@pytest.mark.parametrize("game", NAMES)
def test_every_action_has_a_spelling(game: str) -> None:
    built = make(game, {})
    laws.notation(built, list(range(built.num_actions)))


DIGESTS: dict[str, list[tuple[dict[str, Any], int, int]]] = {  # options, seed, games
    "blackhat": [
        ({"players": 2}, 7, 1),
        ({**EXPERT, "modules": 4, "secret_asset": True, "randomizer": "choice"}, 8, 2),
    ],
    "lokalka": [
        ({"players": 4}, 7, 2),
        (
            {"players": 8, "network": "random", "setup_defence": "per_host", "hackers_win": "team"}
            | {"out_sees": "all", "round_limit": 30},
            8,
            2,
        ),
    ],
    "cybershield": [
        ({}, 7, 1),
        ({"deck1": "attacker", "deck2": "builder", "starter": "second", "turn_limit": 12}, 8, 2),
    ],
    "kiberrubezh": [({}, 7, 1), ({"deck1": "quiet-listeners", "deck2": "fortress", "turn_limit": 12}, 8, 2)],
}
DIGEST = (
    "import json, sys; from cyberdeck.kernel import laws; from cyberdeck.spec import make\n"
    "for options, seed, games in json.loads(sys.argv[2]):\n"
    "    print(laws.digest(make(sys.argv[1], options), seed, games))"
)


def digest_in(path: str, hash_seed: str, game: str) -> str:
    environ = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", DIGEST, game, json.dumps(DIGESTS.get(game, [({}, 7, 1)]))]
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("game", NAMES)
def test_compiled_and_interpreted_agree_bit_for_bit_in_any_process(game: str) -> None:
    """What runs here, against the plain Python files of the repository, under other hash seeds."""
    here = str(Path(cyberdeck.__file__).parents[1])
    sources = str(Path(__file__).parents[2] / "src")
    shown = {digest_in(here, "0", game), digest_in(here, "4242", game), digest_in(sources, "1", game)}
    assert len(shown) == 1
