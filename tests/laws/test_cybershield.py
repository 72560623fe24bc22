"""Cyber Shield under the laws: every option, built-in and random decks, in random games, at one state in some."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import cyberdeck
from cyberdeck.games.cybershield import CyberShield, Options, decks
from cyberdeck.games.cybershield import ids as i
from cyberdeck.games.cybershield.events import Drew
from cyberdeck.games.cybershield.options import Tiny
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.kernel import laws, registry
from cyberdeck.kernel.game import CHANCE, OVER
from cyberdeck.kernel.rng import FastRng
from cyberdeck.kernel.wire import Event
from fuzz.games import batch, one_game
from fuzz.tables import random_deck, random_options, values
from tests.cybershield.cards import counted

ENTRY = registry.find("cybershield")
BATCHES = 50
GAMES = 40  # a batch; 2,000 games in all
EVERY = 60  # states to one that is looked at, picked at random: games are long


@pytest.mark.rule("CS-2.5")
@pytest.mark.parametrize("number", range(BATCHES))
def test_random_games_of_random_tables(number: int) -> None:
    """The audit among the laws counts all cards and all points anew."""
    tally = batch(("cybershield", 1 + number * GAMES, GAMES, EVERY))
    assert isinstance(tally, Counter), tally
    assert tally["games"] == GAMES
    assert tally["same"] > 5 * tally["impossible"]
    assert tally["states"] > tally["answers"] / (2 * EVERY)


@pytest.mark.both
def test_a_few_games_in_every_build() -> None:
    for seed in range(90_000, 90_005):
        tally = one_game("cybershield", seed, 20)
        assert isinstance(tally, Counter), tally


def test_those_tables_have_every_value_of_every_option_and_half_of_them_random_decks() -> None:
    seen: set[tuple[str, object]] = set()
    own: Counter[bool] = Counter()
    every = values(ENTRY)
    for seed in range(1, 501):
        drawn = random_options(ENTRY, FastRng(seed))
        seen |= {(name, value) for name, value in drawn.items() if value in every[name]}
        own[drawn["deck1"] in decks.BUILT_IN] += 1
    assert seen == {(name, value) for name, choices in every.items() for value in choices}
    assert abs(own[True] - own[False]) < 100


@pytest.mark.rule("CS-1.1")
def test_random_decks_are_legal_and_not_alike() -> None:
    rng = FastRng(5)
    drawn = {random_deck("cybershield", rng) for _ in range(200)}
    assert len(drawn) == 200
    sizes = [sum(decks.counts(deck)) for deck in drawn]
    assert min(sizes) == 60
    assert max(sizes) > 64
    assert max(max(decks.counts(deck)) for deck in drawn) == 4


def tiny(first: str, second: str, hand: int = 2) -> Tiny:
    both = [dict(enumerate(counted(deck))) for deck in (first, second)]
    return Tiny(decks=(both[0], both[1]), hand=hand)


SMALL: list[tuple[dict[str, Any], Tiny]] = [
    ({}, tiny("provider desktop desktop phishing tender", "provider desktop desktop phishing training")),
    (
        {"starter": "first"},
        tiny("tender tender provider provider desktop budget", "provider provider tender update desktop", hand=1),
    ),
    (
        {},
        tiny(
            "provider desktop wired-router firewall hardware-failure",
            "provider wired-router wrong-rules power-outage generator",
        ),
    ),
]


def small(options: dict[str, Any], cards: Tiny) -> CyberShield:
    return CyberShield(Options(**options), cards)


def beliefs(game: Any, viewers: tuple[int, ...], games: int) -> Counter[str]:
    tally: Counter[str] = Counter()
    for viewer in viewers:
        rng = FastRng(100 + viewer)
        for _ in range(games):
            tally += laws.belief(game, viewer, rng, draws=300, steps=80, widest=300)
    return tally


@pytest.mark.rule("CS-1.4")
@pytest.mark.rule("CS-4.10")
@pytest.mark.parametrize(("options", "cards"), SMALL)
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_worlds_are_exactly_what_a_seat_cannot_rule_out(options: dict[str, Any], cards: Tiny, viewer: int) -> None:
    tally = beliefs(small(options, cards), (viewer,), 2)
    assert tally["worlds"] > tally["states"]


@pytest.mark.both
def test_every_kind_of_chance_is_sampled_as_it_is_weighted() -> None:
    rng = FastRng(17)
    checked: set[int] = set()
    every = {i.K_COIN, i.K_DEAL, i.K_DRAW, i.K_LOOK, i.K_RANDOM}
    game = CyberShield()
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
    laws.spelling(CyberShield(), list(range(i.NUM_ACTIONS)))


DIGEST = (
    "from cyberdeck.games.cybershield import CyberShield, Options; from cyberdeck.kernel import laws;"
    "print(laws.digest(CyberShield(), 7, 1));"
    "print(laws.digest(CyberShield(Options(deck1='attacker', deck2='builder', starter='second', turn_limit=12)), 8, 2))"
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


# Planted mistakes: each is found by the law that should find it


class Planted:
    """A game that is as it should be but for what a subclass does."""

    def __init__(self, game: CyberShield) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


class HandInView(Planted):
    """The first player's cards lie open."""

    def view(self, s: Any, seat: int) -> CsView:
        view = self.game.view(s, seat)
        return msgspec.structs.replace(view, known=(tuple(list(s.hands)[: i.KINDS]), view.known[1]))


class CardInEvent(Planted):
    """Everybody hears what is drawn."""

    def redact(self, e: Event, seat: int) -> Event:
        return e if isinstance(e, Drew) else self.game.redact(e, seat)


class Forgotten(Planted):
    """Nobody remembers what the other player took openly."""

    def apply(self, s: Any, seat: int, action: int, out: Any = None) -> None:
        self.game.apply(s, seat, action, out)
        for n in range(2 * i.KINDS):
            s.known[n] = 0


class WrongPoint(Planted):
    """A point too many, once there is Hardware on the table."""

    def apply(self, s: Any, seat: int, action: int, out: Any = None) -> None:
        bare = not any(s.card)
        self.game.apply(s, seat, action, out)
        if bare and any(s.card):
            s.score[0] += 1


def walks(game: Any, games: int) -> None:
    rng = FastRng(21)
    for _ in range(games):
        laws.walk(game, rng)


@pytest.mark.both
@pytest.mark.rule("CS-1.4")
@pytest.mark.parametrize("planted", [HandInView, CardInEvent])
def test_a_card_that_leaks_is_caught(planted: type[Planted]) -> None:
    with pytest.raises(laws.Broken, match=r"^(no peeking|two worlds)"):
        walks(planted(small(*SMALL[0])), 50)


@pytest.mark.both
@pytest.mark.rule("CS-4.10")
def test_a_forgotten_card_is_caught() -> None:
    with pytest.raises(laws.Broken, match=r"^belief"):
        beliefs(Forgotten(small(*SMALL[1])), (1, -1), 5)


@pytest.mark.both
@pytest.mark.rule("CS-2.5")
def test_a_wrong_point_is_caught() -> None:
    with pytest.raises(laws.Broken, match="points, not"):
        walks(WrongPoint(small(*SMALL[0])), 5)
