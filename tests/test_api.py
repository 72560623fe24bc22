"""The public API: its names, its examples, and what `import cyberdeck` costs."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from pathlib import Path

import pytest

import cyberdeck
from cyberdeck.kernel.errors import CorruptRecord
from cyberdeck.kernel.game import AnyGame

EXAMPLES = Path(__file__).parents[1] / "examples"
PINNED = """
    CyberdeckError FastRng Game GameSpec Match Rng View
    bots game_ids get_spec load_record make play resume save_record verify
"""
NOT_NEEDED = ("asyncio", "fluent", "rich", "sqlite3", "starlette", "cyberdeck.search", "cyberdeck.games.blackhat")


def test_its_names_are_pinned() -> None:
    assert cyberdeck.__all__ == PINNED.split()
    assert all(hasattr(cyberdeck, name) for name in cyberdeck.__all__)


def test_the_examples_of_its_docstring() -> None:
    assert doctest.testmod(cyberdeck, raise_on_error=True).attempted > 3


def test_what_is_not_needed_is_not_imported() -> None:
    program = "import cyberdeck, json, sys; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(json.loads(done.stdout))
    assert "cyberdeck.kernel.match" in loaded
    assert loaded.isdisjoint(NOT_NEEDED)


@pytest.mark.parametrize("name", cyberdeck.game_ids())
def test_a_seed_fixes_a_whole_game(name: str) -> None:
    game = cyberdeck.make(name)
    players = ["greedy", *["random"] * (game.num_seats - 1)]
    one, same, other = (cyberdeck.play(game, players, bytes([seed] * 32)) for seed in (1, 1, 2))
    assert one.is_over
    assert one.action_log == same.action_log
    assert one.action_log != other.action_log
    assert len(one.returns) == game.num_seats


def test_bots_that_search_ignore_the_clock_when_there_is_a_seed() -> None:
    game = cyberdeck.make("cybershield", turn_limit=1)
    one, same = (cyberdeck.play(game, ["easy", "easy"], bytes(32)) for _ in range(2))
    assert one.action_log == same.action_log


def test_options_by_name_and_in_a_mapping() -> None:
    assert cyberdeck.make("blackhat", {"players": 2, "celebrity": "true"}).num_seats == 2
    assert cyberdeck.make("blackhat", {"players": 2}, players=3).num_seats == 3
    with pytest.raises(cyberdeck.CyberdeckError):
        cyberdeck.make("blackhat", colour="red")


def test_a_player_for_every_seat() -> None:
    with pytest.raises(ValueError, match="3 players needed, 1 given"):
        cyberdeck.play(cyberdeck.make("blackhat", players=3), ["random"])


@pytest.mark.parametrize("name", cyberdeck.game_ids())
def test_a_record_is_kept_and_comes_back(name: str, tmp_path: Path) -> None:
    game: AnyGame = cyberdeck.make(name)
    played = cyberdeck.play(game, ["random"] * game.num_seats, bytes(32))
    path = tmp_path / "game.json"
    cyberdeck.save_record(played, path, [f"Player {seat}" for seat in range(game.num_seats)])
    record = cyberdeck.load_record(path)
    assert cyberdeck.verify(record).sound
    assert cyberdeck.resume(record).action_log == played.action_log
    assert record.result == played.returns
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(CorruptRecord):
        cyberdeck.load_record(path)


def test_the_example_of_a_bot() -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLES / "own_bot.py", "--games", "2"], capture_output=True, text=True, check=True
    )
    assert "of 2 games" in done.stdout
