"""The levels as players: found by name, each object a player of its own, the same game again without a clock."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from cyberdeck import bots
from cyberdeck.bots import levels
from cyberdeck.bots.levels import LEVELS, Level, SearchBot, model_for
from cyberdeck.kernel.errors import BadOption, UnknownGame
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.match import Match, SeatAction
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.spec import make
from tests.bots.positions import where
from tests.kits.plugins import install_specs
from tests.kits.slow import slow_after
from tests.plugins.games import KUHN

GAMES = ("blackhat", "lokalka", "cybershield", "kiberrubezh")
SHORT: dict[str, dict[str, object]] = {
    "blackhat": {"players": 3, "round_limit": 1},
    "lokalka": {"players": 4, "round_limit": 2},
    "cybershield": {"turn_limit": 2},
    "kiberrubezh": {"turn_limit": 2},
}


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_a_game(game: str) -> None:
    assert bots.bot_names(game) == ("random", "greedy", "easy", "medium", "hard", "expert")
    assert bots.DEFAULT_BOT in bots.bot_names(game)
    with pytest.raises(BadOption):
        bots.make_bot("oracle", game)


def test_a_game_without_a_heuristic(monkeypatch: pytest.MonkeyPatch) -> None:
    install_specs(monkeypatch, KUHN)
    assert bots.bot_names("kuhn") == ("random", *LEVELS)
    with pytest.raises(BadOption):
        bots.make_bot("greedy", "kuhn")
    with pytest.raises(UnknownGame):
        bots.bot_names("chess")


def test_stronger_ones_may_think_longer() -> None:
    budgets = [bots.time_limit(name) for name in bots.bot_names("blackhat")]
    assert budgets == sorted(budgets)
    assert budgets[:2] == [0, 0]
    assert all(budgets[2:])
    iterations = [level.iterations for level in LEVELS.values()]
    assert iterations == sorted(iterations)
    blunders = [level.blunder_rate for level in LEVELS.values()]
    assert blunders == sorted(blunders, reverse=True)


@pytest.mark.parametrize("name", slow_after(1, GAMES))
def test_levels_err_in_proportion_to_what_it_costs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """None of the strongest's actions are at random."""
    game = make(name, {})
    factor, by_chance = model_for(game).blunder_factor, []

    def at_random(game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
        by_chance.append(legal)
        return legal[0]

    monkeypatch.setattr(levels, "random_bot", at_random)
    s, seat = where(game, lambda s, seat: len(game.legal_actions(s, seat)) > 1)
    view, legal, dice = game.view(s, seat), game.legal_actions(s, seat), FastRng(1)
    for blunders in (0, 250):
        by_chance.clear()
        for _ in range(400):
            SearchBot(Level(1, 0.0, blunders), timed=False)(game, view, legal, dice)
        assert len(by_chance) == pytest.approx(0.4 * blunders * factor, abs=40 if blunders else 0)
    assert LEVELS["expert"].blunder_rate == 0


@pytest.mark.parametrize("name", LEVELS)
def test_each_is_a_player_of_its_own(name: str) -> None:
    """It remembers; another seat or another game must not."""
    one, other = bots.make_bot(name, "blackhat"), bots.make_bot(name, "blackhat")
    assert one is not other
    assert isinstance(one, SearchBot)
    assert one.level == LEVELS[name]
    assert one.timed


def test_who_does_not_search_does_not_load_the_search() -> None:
    program = "import sys, cyberdeck.bots; print('cyberdeck.bots.ismcts' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def actions(game: str, seed: int) -> list[SeatAction]:
    """Of a whole game between players that search and look at no clock."""
    match = Match(make(game, SHORT[game]), bytes([seed]) * 32)
    match.start()
    seats = [bots.make_bot(name, game) for _ in range(4) for name in ("easy", "hard")][: match.game.num_seats]
    for bot in seats:
        assert isinstance(bot, SearchBot)
        bot.timed = False
    dice = FastRng(seed)
    while not match.is_over:
        seat = match.players_to_act[0]
        match.submit(seat, seats[seat](match.game, match.view(seat), match.legal_actions(seat), dice))
    return match.action_log


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("game", slow_after(1, GAMES))
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    assert actions(game, 5) == actions(game, 5)
