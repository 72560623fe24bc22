"""The greedy player of each game beats random players (docs/bots.md)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck import bots
from cyberdeck.games.lokalka import ids
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.rng import Rng
from cyberdeck.spec import make
from tests.kits.greedy import play


def wins(name: str, options: dict[str, object], games: int) -> float:
    """The sum of the returns of one greedy player among random ones, who sits in each seat in turn."""
    game, greedy = make(name, options), bots.make_bot("greedy", name)
    won = 0.0
    for number in range(games):
        star = number % game.num_seats
        seats = [greedy if seat == star else bots.random_bot for seat in range(game.num_seats)]
        won += game.returns(play(game, seats, number))[star]
    return won


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_in_blackhat(players: int) -> None:
    """It wins more than nine games in ten; by chance it cannot fall below two in three of sixty."""
    assert wins("blackhat", {"players": players}, 60) > 40


@pytest.mark.slow
@pytest.mark.parametrize("option", ["celebrity", "secret_asset", "tracer"])
def test_in_blackhat_with_options(option: str) -> None:
    """Fair would be a quarter; 200 games."""
    assert wins("blackhat", {"players": 4, "board": "expert", option: True}, 200) > 130


@pytest.mark.parametrize("name", ["cybershield", "kiberrubezh"])
def test_against_one_player(name: str) -> None:
    """At least 18 of twenty games: more than chance alone explains."""
    game, greedy = make(name, {}), bots.make_bot("greedy", name)
    won = 0
    for number in range(20):
        seats = [greedy, bots.random_bot] if number % 2 else [bots.random_bot, greedy]
        won += play(game, seats, number).winner == seats.index(greedy)
    assert won >= 18


@pytest.mark.parametrize(
    ("players", "role", "least"),
    [
        (4, ids.ADMIN, 40),
        (4, ids.HACKER, 32),
        (4, ids.INSIDER, 30),
        (6, ids.ADMIN, 36),
        (6, ids.HACKER, 30),
        (6, ids.INSIDER, 15),
        (5, ids.HELPDESK, 30),
    ],
)
def test_in_lokalka(players: int, role: int, least: int) -> None:
    """Fifty games, one greedy player among random ones: more wins than chance alone explains."""
    won = 0.0
    game, greedy = make("lokalka", {"players": players}), bots.make_bot("greedy", "lokalka")
    for number in range(50):
        stars: list[int] = []

        def bot(game: AnyGame, view: Any, legal: list[int], rng: Rng, stars: list[int] = stars) -> int:
            """Greedy in the first seat that acts with the role, random in the others."""
            if not stars and view.roles[view.seat] == role:
                stars.append(view.seat)
            return (greedy if view.seat in stars else bots.random_bot)(game, view, legal, rng)

        state = play(game, [bot] * players, number)
        won += game.returns(state)[stars[0]] if stars else 0.0
    assert won >= least
