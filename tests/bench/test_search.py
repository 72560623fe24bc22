"""The bench of the search works and reports all it should. How fast or how strong anything is, no test says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.flat import Flat
from bench.search import duels, ours
from bench.search.report import Report, bars
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import make
from tests.bench.test_bench import measured

ROOT = Path(__file__).parents[2]
SMALL: dict[str, dict[str, object]] = {
    "blackhat": {"players": 3, "round_limit": 1},
    "lokalka": {"players": 4},
    "cybershield": {"turn_limit": 2},
    "kiberrubezh": {"deck_size": 40, "turn_limit": 4},
}


@pytest.fixture(scope="module")
def run() -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench.search", "--quick", "--ours-only", "--runs", "2", "--json"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_quick_run_without_the_peer(run: subprocess.CompletedProcess[str]) -> None:
    assert run.returncode == 0, run.stderr
    report = msgspec.json.decode(run.stdout, type=Report)
    assert [row.id for row in report.rows] == [
        f"{game}.{kind}" for game in ours.GAMES for kind in (ours.PLAIN, ours.GUIDED)
    ]
    for row in report.rows:
        assert len(row.runs) == 2
        assert 0 < row.least <= row.per_second <= row.most
        assert report.nodes[row.id] >= 1
        if row.id.endswith(f".{ours.PLAIN}"):  # to the end of the game; with a model a trick can end with the action
            assert report.nodes[row.id] > 1
        assert {one.units % (report.positions * report.simulations) for one in row.runs} == {0}
    assert report.bars == []
    assert "random to the end" in run.stderr
    assert "A quick look, not a result" in run.stderr


def test_the_peer_that_is_nearest_in_size_is_the_bar() -> None:
    rows = [measured(name, 4.0) for name in ("small.search", "large.search", "large.search-guided")]
    rows += [measured("hearts.search", 5.0), measured("gin_rummy.search", 2.0)]
    sizes = (30.0, 400.0, 60.0, 26.0, 65.0)
    nodes = {row.id: size for row, size in zip(rows, sizes, strict=True)}
    shown = {(one.ours, one.peer): one.passed for one in bars(rows, nodes)}
    assert shown == {
        ("small.search", "hearts.search"): False,
        ("small.search", "gin_rummy.search"): None,
        ("large.search", "hearts.search"): None,
        ("large.search", "gin_rummy.search"): True,
        ("large.search-guided", "hearts.search"): None,
        ("large.search-guided", "gin_rummy.search"): None,
    }
    assert bars(rows[:3], nodes) == []


def some(name: str) -> tuple[AnyGame, list[tuple[Any, int]]]:
    game = make(name, SMALL[name])
    return game, ours.moments(game, 3, 2)


@pytest.mark.parametrize("name", SMALL)
def test_positions_have_a_choice(name: str) -> None:
    game, states = some(name)
    for s, seat in states:
        assert s.current_player() == seat
        assert len(game.legal_actions(s, seat)) > 1


@pytest.mark.parametrize("name", SMALL)
def test_flat_monte_carlo_is_legal_and_the_same_every_time(name: str) -> None:
    game, states = some(name)
    for s, seat in states:
        view, legal = game.view(s, seat), game.legal_actions(s, seat)
        before = legal[:]
        actions = {Flat(20)(game, view, legal, FastRng(3)) for _ in range(2)}
        assert len(actions) == 1
        assert actions <= set(legal)
        assert legal == before


def test_flat_monte_carlo_tries_every_action_once_however_little_time_there_is() -> None:
    game, states = some("blackhat")
    for s, seat in states:
        legal = game.legal_actions(s, seat)
        flat = Flat(1_000_000, seconds=1e-9)
        flat(game, game.view(s, seat), legal, FastRng(1))
        assert (flat.played, flat.decisions) == (len(legal), 1)


def test_flat_monte_carlo_has_no_doubt_where_there_is_no_choice() -> None:
    flat = Flat(10)
    assert flat(make("blackhat", {}), None, [7], FastRng(1)) == 7
    assert flat.played == 0


@pytest.mark.parametrize("kind", duels.KINDS)
def test_a_duel_is_made_up_to_whole_rounds(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duels, "GAMES", SMALL)
    ticks: list[int] = []
    one, again = (duels.duel("blackhat", kind, 1, 0.0, 2, lambda: ticks.append(1)) for _ in range(2))
    assert one == again
    assert (one.games, len(ticks)) == (3, 6)
    assert one.fair == pytest.approx(1 / 3)
    assert 0 <= one.low <= one.won <= one.high <= 1
    assert one.flat_games >= 2
