"""Lokalka under the laws: every option, four to eight players, in random games, at one state in three."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import cyberdeck
from cyberdeck.games.lokalka import Lokalka, Options, facts
from cyberdeck.games.lokalka import ids as i
from cyberdeck.games.lokalka.events import RoleDealt
from cyberdeck.games.lokalka.options import Tiny
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.view import LokView, assignments
from cyberdeck.kernel import laws, registry
from cyberdeck.kernel.game import CHANCE, OVER, WATCHER
from cyberdeck.kernel.rng import FastRng
from cyberdeck.kernel.wire import Event
from fuzz.games import batch, one_game
from fuzz.tables import random_options, values

ENTRY = registry.find("lokalka")
BATCHES = 50
GAMES = 40  # a batch; 2,000 games in all
EVERY = 3  # states to one that is looked at, picked at random


@pytest.mark.parametrize("number", range(BATCHES))
def test_random_games_of_random_tables(number: int) -> None:
    tally = batch(("lokalka", 1 + number * GAMES, GAMES, EVERY))
    assert isinstance(tally, Counter), tally
    assert tally["games"] == GAMES
    assert tally["same"] > 10 * tally["impossible"] / 4
    assert tally["states"] > tally["answers"] / (EVERY + 1)


@pytest.mark.both
def test_a_few_games_in_every_build() -> None:
    for seed in range(90_000, 90_005):
        tally = one_game("lokalka", seed, 3)
        assert isinstance(tally, Counter), tally


def test_games_that_once_broke_a_law() -> None:
    """22448: a hand was shown, and not which of its cards came from the deck before."""
    for seed in (22448,):
        tally = one_game("lokalka", seed, 10)
        assert isinstance(tally, Counter), tally


def test_those_tables_have_every_value_of_every_option_at_every_size() -> None:
    seen: set[tuple[int, str, object]] = set()
    for seed in range(1, 1 + BATCHES * GAMES):
        drawn = random_options(ENTRY, FastRng(seed))
        seen |= {(drawn["players"], name, value) for name, value in drawn.items()}
    every = {(p, name, v) for p in range(4, 9) for name, choices in values(ENTRY).items() for v in choices}
    assert every - seen == {(p, "players", v) for p in range(4, 9) for v in range(4, 9) if p != v}


SMALL: list[tuple[dict[str, Any], dict[int, int]]] = [
    ({}, {0: 2, 5: 1, i.SOCIAL: 3, i.BACKUP: 1}),
    ({}, {0: 3, i.DIRECT: 3, 6: 2}),
    ({}, {0: 3, i.BOTNET: 4}),
    ({"out_sees": "all"}, {0: 2, 1: 2, i.VIRUSES: 2, i.FLOOD: 1, i.BOMB: 1, 5: 1}),
    ({"players": 5}, {0: 3, i.BOTNET: 2, i.SOCIAL: 1}),
]


def small(options: dict[str, Any], quantity: dict[int, int]) -> Lokalka:
    return Lokalka(Options(**{"players": 4, "network": "random", **options}), Tiny(quantity=quantity, hand=1))


def beliefs(game: Any, viewers: tuple[int, ...], games: int) -> Counter[str]:
    tally: Counter[str] = Counter()
    for viewer in viewers:
        rng = FastRng(100 + viewer)
        for _ in range(games):
            tally += laws.belief(game, viewer, rng, draws=600, steps=150, widest=600)
    return tally


@pytest.mark.parametrize(("options", "quantity"), SMALL)
@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_worlds_are_exactly_what_a_seat_cannot_rule_out(
    options: dict[str, Any], quantity: dict[int, int], viewer: int
) -> None:
    tally = beliefs(small(options, quantity), (viewer,), 3)
    assert tally["worlds"] > tally["states"]


class Deals:
    """LOK-7.4 by brute force: all the deals of the roles, and what a reader is told rules some of them out."""

    def __init__(self, game: Lokalka, s: LokState, viewer: int) -> None:
        self.game, self.viewer = game, viewer
        dealt = [int(role) for role in s.role]
        everything = sorted(set(itertools.permutations(dealt)))
        own = [seat for seat in range(game.seats) if seat == viewer or dealt[seat] == i.ADMIN]
        self.left = [deal for deal in everything if all(deal[seat] == dealt[seat] for seat in own)]
        self.first = len(self.left)

    def learn(self, s: LokState, seat: int, action: int, told: list[Event]) -> None:
        self.left = [deal for deal in self.left if self._heard(s, deal, seat, action) == self._redacted(told)]

    def _heard(self, s: LokState, deal: tuple[int, ...], seat: int, action: int) -> bytes:
        """Nothing, if the answer could not have been given."""
        world = self.game.load({**self.game.dump(s), "role": deal, "may": [15] * self.game.seats})
        legal = seat == CHANCE or action in self.game.legal(world, seat)
        return self._redacted(laws.step(self.game, world, seat, action)) if legal else b""

    def _redacted(self, told: list[Event]) -> bytes:
        return laws.encode([self.game.redact(event, self.viewer) for event in told])


@pytest.mark.rule("LOK-7.4")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 3])
def test_the_roles_that_a_view_leaves_open_are_all_the_deals_that_can_be(players: int, viewer: int) -> None:
    rng = FastRng(40 * players + viewer)
    found: Counter[str] = Counter()
    for _ in range(4):
        game = Lokalka(Options(players=players, round_limit=12))
        s = game.start()
        while s.top.kind in (i.K_ADMIN, i.K_ROLE):
            game.apply(s, *laws.choose(game, s, rng))
        mind = Deals(game, s, viewer)
        while s.top.kind != OVER:
            seat, action = laws.choose(game, s, rng)
            before = s.copy()
            mind.learn(before, seat, action, laws.step(game, s, seat, action))
            view = game.view(s, viewer)
            assert sorted(map(tuple, assignments(game.t, view))) == mind.left
            by_seat = [Counter(deal[other] for deal in mind.left) for other in range(players)]
            assert facts.chances(game, view) == [dict(sorted(roles.items())) for roles in by_seat]
            found["narrowed"] += len(mind.left) < mind.first
    assert found["narrowed"] > 20


@pytest.mark.both
def test_every_kind_of_chance_is_sampled_as_it_is_weighted() -> None:
    rng = FastRng(17)
    checked: set[int] = set()
    every = {i.K_ADMIN, i.K_ROLE, i.K_LAY, i.K_DEAL, i.K_DRAW, i.K_TEST, i.K_STEAL, i.K_STOLEN}
    game = Lokalka(Options(players=6, network="random"))
    for _ in range(40):
        s = game.start()
        while s.top.kind != OVER and checked != every:
            seat, action = laws.choose(game, s, rng)
            if seat == CHANCE and s.top.kind not in checked:
                assert abs(laws.sampling(game, s, rng, 3000)) < 6, s.top.kind
                if len(game.chance(s)) > 1:
                    checked.add(s.top.kind)
            game.apply(s, seat, action)
    assert checked == every


@pytest.mark.both
def test_every_action_has_a_spelling() -> None:
    laws.spelling(Lokalka(), list(range(i.NUM_ACTIONS)))


DIGEST = (
    "from cyberdeck.games.lokalka import Lokalka, Options; from cyberdeck.kernel import laws;"
    "print(laws.digest(Lokalka(Options(players=4)), 7, 2));"
    "print(laws.digest(Lokalka(Options(players=8, network='random', setup_defence='per_host', hackers_win='team',"
    " out_sees='all', round_limit=30)), 8, 2))"
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

    def __init__(self, game: Lokalka) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


class ForgottenMark(Planted):
    """Nobody remembers what came out of the discard pile, or out of his own hand."""

    def apply(self, s: Any, seat: int, action: int, out: Any = None) -> None:
        self.game.apply(s, seat, action, out)
        s.marks = 0


class RoleInView(Planted):
    """The second player's role lies open."""

    def view(self, s: Any, seat: int) -> LokView:
        view = self.game.view(s, seat)
        return msgspec.structs.replace(view, roles=(view.roles[0], int(s.role[1]), *view.roles[2:]))


class RoleInEvent(Planted):
    """Everybody hears which role is dealt."""

    def redact(self, e: Event, seat: int) -> Event:
        return e if isinstance(e, RoleDealt) else self.game.redact(e, seat)


class RoleInWhatMayBe(Planted):
    """An attack tells the role of who made it."""

    def view(self, s: Any, seat: int) -> LokView:
        view = self.game.view(s, seat)
        if not s.attacked:
            return view
        told = s.top.a
        may = [(int(s.role[n]),) if n == told else roles for n, roles in enumerate(view.may)]
        return msgspec.structs.replace(view, may=tuple(may))


def walks(game: Any, games: int) -> None:
    rng = FastRng(21)
    for _ in range(games):
        laws.walk(game, rng)


@pytest.mark.both
@pytest.mark.rule("LOK-4.7")
def test_a_forgotten_mark_is_caught() -> None:
    with pytest.raises(laws.Broken, match=r"^belief"):
        beliefs(ForgottenMark(small(*SMALL[0])), (0, 2), 5)


@pytest.mark.both
@pytest.mark.rule("LOK-3.1")
@pytest.mark.parametrize("planted", [RoleInView, RoleInEvent])
def test_a_role_that_leaks_is_caught(planted: type[Planted]) -> None:
    with pytest.raises(laws.Broken, match=r"^(no peeking|two worlds)"):
        walks(planted(small(*SMALL[2])), 50)


@pytest.mark.both
@pytest.mark.rule("LOK-7.4")
def test_a_role_that_an_attack_gives_away_is_caught() -> None:
    with pytest.raises(laws.Broken, match=r"^belief"):
        beliefs(RoleInWhatMayBe(small(*SMALL[2])), (0, 2), 5)
