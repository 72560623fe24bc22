"""The levels as players: found by name, each object a player of its own, the same game again without a clock."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from cyberdeck import bots
from cyberdeck.bots import levels
from cyberdeck.bots.levels import LEVELS, Level, Searcher, guide_of
from cyberdeck.kernel import registry
from cyberdeck.kernel.errors import BadOption
from cyberdeck.kernel.match import Answer, Match
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import FastRng, Rng
from tests.bots.positions import where

GAMES = ("blackhat", "lokalka", "cybershield", "kiberrubezh")
SHORT: dict[str, dict[str, object]] = {
    "blackhat": {"players": 3, "round_limit": 1},
    "lokalka": {"players": 4, "round_limit": 2},
    "cybershield": {"turn_limit": 2},
    "kiberrubezh": {"turn_limit": 2},
}


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_a_game(game: str) -> None:
    assert bots.names(game) == ("random", "greedy", "easy", "medium", "hard", "expert")
    assert bots.USUAL in bots.names(game)
    with pytest.raises(BadOption):
        bots.find("oracle", game)


def test_a_game_without_rules_of_thumb() -> None:
    assert bots.names("chess") == ("random", *LEVELS)
    with pytest.raises(BadOption):
        bots.find("greedy", "chess")


def test_stronger_ones_may_think_longer() -> None:
    budgets = [bots.seconds(name) for name in bots.names("blackhat")]
    assert budgets == sorted(budgets)
    assert budgets[:2] == [0, 0]
    assert all(budgets[2:])
    iterations = [level.iterations for level in LEVELS.values()]
    assert iterations == sorted(iterations)
    slips = [level.slips for level in LEVELS.values()]
    assert slips == sorted(slips, reverse=True)


@pytest.mark.parametrize("name", GAMES)
def test_levels_err_in_proportion_to_what_it_costs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """None of the strongest's answers are by lot."""
    game = registry.build(name, {})
    leniency, lots = guide_of(game).leniency, []

    def by_lot(game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
        lots.append(legal)
        return legal[0]

    monkeypatch.setattr(levels, "uniform", by_lot)
    s, seat = where(game, lambda s, seat: len(game.legal(s, seat)) > 1)
    view, legal, dice = game.view(s, seat), game.legal(s, seat), FastRng(1)
    for slips in (0, 250):
        lots.clear()
        for _ in range(400):
            Searcher(Level(1, 0.0, slips), clock=False)(game, view, legal, dice)
        assert len(lots) == pytest.approx(0.4 * slips * leniency, abs=40 if slips else 0)
    assert LEVELS["expert"].slips == 0


@pytest.mark.parametrize("name", LEVELS)
def test_each_is_a_player_of_its_own(name: str) -> None:
    """It remembers; another seat or another game must not."""
    one, other = bots.find(name, "blackhat"), bots.find(name, "blackhat")
    assert one is not other
    assert isinstance(one, Searcher)
    assert one.level == LEVELS[name]
    assert one.clock


def test_who_does_not_search_does_not_load_the_search() -> None:
    program = "import sys, cyberdeck.bots; print('cyberdeck.bots.ismcts' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def answers(game: str, seed: int) -> list[Answer]:
    """Of a whole game between players that search and look at no clock."""
    match = Match(registry.build(game, SHORT[game]), bytes([seed]) * 32)
    match.start()
    seats = [bots.find(name, game) for _ in range(4) for name in ("easy", "hard")][: match.game.seats]
    for bot in seats:
        assert isinstance(bot, Searcher)
        bot.clock = False
    dice = FastRng(seed)
    while not match.over:
        seat = match.pending[0]
        match.submit(seat, seats[seat](match.game, match.view(seat), match.legal(seat), dice))
    return match.answers


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    assert answers(game, 5) == answers(game, 5)
