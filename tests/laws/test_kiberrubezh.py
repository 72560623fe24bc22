"""Kiberrubezh under the laws: every option, built-in and random decks, in random games, at one state in some."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import cyberdeck
from cyberdeck.games.kiberrubezh import Kiberrubezh, Options, decks
from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.options import Tiny
from cyberdeck.kernel import laws, registry
from cyberdeck.kernel.game import CHANCE, OVER
from cyberdeck.kernel.rng import FastRng
from fuzz.games import batch, one_game
from fuzz.tables import random_deck, random_options, values
from tests.kiberrubezh import power
from tests.laws.kiberrubezh_small import HANDS, PEEKING, SMALL, Hasty, beliefs, hasty_beliefs, small

ENTRY = registry.find("kiberrubezh")
BATCHES = 50
GAMES = 40  # a batch; 2,000 games in all
EVERY = 60  # states to one that is looked at, picked at random: games are long


@pytest.mark.rule("KR-1.9")
@pytest.mark.parametrize("number", range(BATCHES))
def test_random_games_of_random_tables(number: int) -> None:
    """The audit among the laws counts all cards and all power anew."""
    tally = batch(("kiberrubezh", 1 + number * GAMES, GAMES, EVERY))
    assert isinstance(tally, Counter), tally
    assert tally["games"] == GAMES
    assert tally["same"] > 5 * tally["impossible"]
    assert tally["states"] > tally["answers"] / (2 * EVERY)


@pytest.mark.both
def test_a_few_games_in_every_build() -> None:
    for seed in range(90_000, 90_005):
        tally = one_game("kiberrubezh", seed, 20)
        assert isinstance(tally, Counter), tally


@pytest.mark.both
@pytest.mark.rule("KR-3.5")
@pytest.mark.parametrize("seed", range(5))
def test_power_is_enough_at_every_moment(seed: int) -> None:
    """Counted in another way than the game does, after every answer."""
    rng = FastRng(700 + seed)
    game = Kiberrubezh(Options(deck1=random_deck("kiberrubezh", rng), deck2=random_deck("kiberrubezh", rng)))
    s = game.start()
    while s.top.kind != OVER:
        seat, action = laws.choose(game, s, rng)
        game.apply(s, seat, action)
        assert power.broken(game.view(s, -1)) == []


def test_those_tables_have_every_value_of_every_option_and_half_of_them_random_decks() -> None:
    seen: set[tuple[str, object]] = set()
    own = 0
    every = values(ENTRY)
    for seed in range(1, 501):
        drawn = random_options(ENTRY, FastRng(seed))
        seen |= {(name, value) for name, value in drawn.items() if value in every[name]}
        own += drawn["deck1"] not in decks.BUILT_IN
    assert seen == {(name, value) for name, choices in every.items() for value in choices}
    assert 200 < own < 300


@pytest.mark.rule("KR-1.1")
@pytest.mark.parametrize("size", [40, 53, 60])
def test_random_decks_are_legal_and_not_alike(size: int) -> None:
    rng = FastRng(5)
    drawn = {random_deck("kiberrubezh", rng, size) for _ in range(200)}
    assert len(drawn) == 200
    counts = [decks.counts(deck, size) for deck in drawn]
    assert {sum(deck) for deck in counts} == {size}
    assert max(max(deck[3:]) for deck in counts) == 4
    assert max(max(deck[:3]) for deck in counts) > 4


@pytest.mark.rule("KR-1.9")
@pytest.mark.rule("KR-1.10")
@pytest.mark.rule("KR-2.2")
@pytest.mark.parametrize(("options", "cards"), SMALL)
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_worlds_are_exactly_what_a_seat_cannot_rule_out(options: dict[str, Any], cards: Tiny, viewer: int) -> None:
    tally = beliefs(small(options, cards), (viewer,), 2)
    assert tally["worlds"] > tally["states"]


@pytest.mark.rule("KR-1.10")
@pytest.mark.rule("KR-3.17")
@pytest.mark.parametrize(("cards", "hidden"), [(PEEKING, "put"), (HANDS, "seen")])
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_so_they_are_after_cards_were_seen(cards: Tiny, hidden: str, viewer: int) -> None:
    tally = hasty_beliefs(small({}, cards), (viewer,), 4)
    assert tally["worlds"] > tally["states"]
    assert tally[hidden] > 5


@pytest.mark.rule("KR-1.10")
@pytest.mark.parametrize(("cards", "kind"), [(PEEKING, i.K_ORDER), (HANDS, i.K_RANDOM), (HANDS, i.K_OBJECT)])
def test_those_games_come_to_what_is_hidden(cards: Tiny, kind: int) -> None:
    game: Any = Hasty(small({}, cards))
    met = 0
    for seed in range(20):
        rng, s = FastRng(seed), game.start()
        while s.top.kind not in (OVER, kind):
            seat, action = laws.choose(game, s, rng)
            game.apply(s, seat, action)
        met += s.top.kind == kind
    assert met > 3


@pytest.mark.both
def test_every_kind_of_chance_is_sampled_as_it_is_weighted() -> None:
    rng = FastRng(17)
    checked: set[int] = set()
    every = {i.K_LOTS, i.K_DEAL, i.K_DRAW, i.K_MILL, i.K_RANDOM, i.K_PEEK}
    game = Kiberrubezh(Options(deck1="quiet-listeners", deck2="red-range"))
    for _ in range(40):
        s = game.start()
        while s.top.kind != OVER and checked != every:
            seat, action = laws.choose(game, s, rng)
            if seat == CHANCE and s.top.kind not in checked and len(game.chance(s)) > 1:
                assert abs(laws.sampling(game, s, rng, 3000)) < 6, s.top.kind
                checked.add(s.top.kind)
            game.apply(s, seat, action)
    assert checked == every


@pytest.mark.both
def test_every_action_has_a_spelling() -> None:
    laws.spelling(Kiberrubezh(), list(range(i.NUM_ACTIONS)))


DIGEST = (
    "from cyberdeck.games.kiberrubezh import Kiberrubezh, Options; from cyberdeck.kernel import laws;"
    "print(laws.digest(Kiberrubezh(), 7, 1));"
    "print(laws.digest(Kiberrubezh(Options(deck1='quiet-listeners', deck2='fortress', turn_limit=12)), 8, 2))"
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
