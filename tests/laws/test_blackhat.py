"""Black Hat under the laws: every option, two to six players, in random games, at one state in three."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import cyberdeck
from cyberdeck.games.blackhat import BlackHat, Options
from cyberdeck.games.blackhat.events import RoundScored
from cyberdeck.games.blackhat.ids import K_DRAW, K_DRAW_MODULE, K_MODULE, K_SHUFFLED, K_STATUS, NUM_ACTIONS
from cyberdeck.games.blackhat.options import Tiny
from cyberdeck.kernel import laws, registry
from cyberdeck.kernel.game import CHANCE, OVER
from cyberdeck.kernel.rng import FastRng
from fuzz.games import batch, one_game
from fuzz.tables import random_options, values

ENTRY = registry.find("blackhat")
BATCHES = 50
GAMES = 40  # a batch; 2,000 games in all
EVERY = 3  # states to one that is looked at, picked at random


@pytest.mark.parametrize("number", range(BATCHES))
def test_random_games_of_random_tables(number: int) -> None:
    tally = batch(("blackhat", 1 + number * GAMES, GAMES, EVERY))
    assert isinstance(tally, Counter), tally
    assert tally["games"] == GAMES
    assert tally["same"] > 10 * tally["impossible"] / 4
    assert tally["states"] > tally["answers"] / (EVERY + 1)


@pytest.mark.both
def test_a_few_games_in_every_build() -> None:
    for seed in range(90_000, 90_005):
        tally = one_game("blackhat", seed, 3)
        assert isinstance(tally, Counter), tally


def test_those_tables_have_every_value_of_every_option_at_every_size() -> None:
    seen: set[tuple[int, str, object]] = set()
    for seed in range(1, 1 + BATCHES * GAMES):
        drawn = random_options(ENTRY, FastRng(seed))
        seen |= {(drawn["players"], name, value) for name, value in drawn.items()}
    every = {(p, name, v) for p in range(2, 7) for name, choices in values(ENTRY).items() for v in choices}
    assert every - seen == {(p, "players", v) for p in range(2, 7) for v in range(2, 7) if p != v}


@pytest.mark.parametrize(
    ("options", "tiny", "viewers"),
    [
        (Options(players=3), Tiny(hand=2), (-1, 0, 1, 2)),
        (Options(players=3, black_hat="shuffled"), Tiny(ranks=2, hand=2), (0, 1)),
        (Options(players=3, black_hat_take="highest"), Tiny(hand=2, copies=3), (0, 2)),
        (Options(players=2), Tiny(hand=2), (-1, 0, 1)),
        (Options(players=4, hand="ten_plus_hat"), Tiny(hand=1), (0, 3)),
        (Options(players=3, celebrity=True), Tiny(ranks=2, hand=1, copies=2), (-1, 1)),
        (Options(players=2, celebrity=True, board="expert", tracer=True), Tiny(hand=1), (0, 1)),
    ],
)
def test_worlds_are_exactly_what_a_seat_cannot_rule_out(options: Options, tiny: Tiny, viewers: tuple[int, ...]) -> None:
    for viewer in viewers:
        rng = FastRng(100 + viewer)
        tally: Counter[str] = Counter()
        for _ in range(3):
            tally += laws.belief(BlackHat(options, tiny), viewer, rng, draws=800, widest=500)
        assert tally["worlds"] > tally["states"]


@pytest.mark.both
def test_every_kind_of_chance_is_sampled_as_it_is_weighted() -> None:
    game = BlackHat(Options(players=5, board="expert", modules=2, celebrity=True, black_hat="shuffled", tracer=True))
    rng = FastRng(17)
    checked: set[int] = set()
    for _ in range(12):
        s = game.start()
        while s.top.kind != OVER:
            seat, action = laws.choose(game, s, rng)
            if seat == CHANCE and s.top.kind not in checked:
                assert abs(laws.sampling(game, s, rng, 3000)) < 6, s.top.kind
                checked.add(s.top.kind)
            game.apply(s, seat, action)
    assert checked >= {K_MODULE, K_STATUS, K_SHUFFLED, K_DRAW, K_DRAW_MODULE}


@pytest.mark.rule("BH-8.2")
def test_scores_equal_a_recount() -> None:
    """Totals are the sum of the rounds' scores, and those are what a person would count from cards and board."""
    rng = FastRng(23)
    for players in range(2, 7):
        game = BlackHat(Options(players=players, board="expert", modules=3))
        s = game.start()
        totals = [0] * game.t.players
        pawns: list[int] = []
        while s.top.kind != OVER:
            pawns = [int(s.value(at)) for at in s.pawns]
            seat, action = laws.choose(game, s, rng)
            for event in laws.step(game, s, seat, action):
                if isinstance(event, RoundScored):
                    pawns = [int(s.value(at)) for at in s.pawns]
                    for player, hand in enumerate(event.hands):
                        cards = sum(n * int(game.t.trace[kind]) for kind, n in enumerate(hand))
                        score = max(0, cards + pawns[2 * player] + pawns[2 * player + 1])
                        assert event.scores[player] == score
                        totals[player] += score
                    assert list(event.totals) == totals
        assert list(s.total) == totals


@pytest.mark.both
def test_every_action_has_a_spelling() -> None:
    game = BlackHat()
    laws.spelling(game, list(range(NUM_ACTIONS)))


DIGEST = (
    "from cyberdeck.games.blackhat import BlackHat, Options; from cyberdeck.kernel import laws;"
    "print(laws.digest(BlackHat(Options(players=2)), 7, 1));"
    "print(laws.digest(BlackHat(Options(players=5, board='expert', modules=4, tracer=True, secret_asset=True,"
    " celebrity=True, randomizer='choice')), 8, 2))"
)


def digest_in(path: list[str], hash_seed: str) -> str:
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONHASHSEED": hash_seed}
    run = subprocess.run([sys.executable, "-c", DIGEST], env=environ, capture_output=True, text=True, check=True)
    return run.stdout


def test_compiled_and_interpreted_agree_bit_for_bit_in_any_process() -> None:
    """What runs here, against the plain Python files of the repository, under other hash seeds."""
    here = str(Path(cyberdeck.__file__).parents[1])
    sources = str(Path(__file__).parents[2] / "src")
    told = {digest_in([here], "0"), digest_in([here], "4242"), digest_in([sources], "1")}
    assert len(told) == 1
