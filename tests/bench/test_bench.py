"""The harness works and reports all it should. How fast anything is, no test says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bench.__main__ as program
import bench.search.__main__ as search
from bench import ours
from bench.bars import PAIRS, bar, bars, slow
from bench.measure import Case, Row, Run, interleaved, measure, row
from bench.report import Report
from bench.shape import shape_of
from bench.table import number
from cyberdeck.kernel import game as kernel_game

ROOT = Path(__file__).parents[2]
KINDS = ("inside", "python", "python-buffer", "copy", "copies", "view", "world", "view-world")


def case(id: str, group: str = "g", calls: list[str] | None = None) -> Case:
    def batch(n: int) -> tuple[float, int]:
        if calls is not None:
            calls.append(id)
        return n, n

    return Case(id, group, "who", "game", "how", "units", batch)


def measured(id: str, *rates: float) -> Row:
    return row(case(id), [Run(units=rate, games=1, cpu=1.0, wall=1.0) for rate in rates])


@pytest.fixture(scope="module")
def run() -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", "--quick", "--ours-only", "--runs", "2", "--json", "-"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.both
def test_a_quick_run_without_peers(run: subprocess.CompletedProcess[str]) -> None:
    assert run.returncode == 0, run.stderr
    report = msgspec.json.decode(run.stdout, type=Report)
    ids = {row.id for row in report.rows}
    for game in ours.games():
        assert ids >= {f"{game}.{kind}" for kind in KINDS}
        assert ids >= {f"{game}-every-rule.inside", f"{game}-every-rule.python"}
    assert set(report.shapes) == set(ours.tables())
    for one in report.rows:
        assert len(one.runs) == report.runs == 2
        assert 0 < one.least <= one.per_second <= one.most
        assert (one.games_per_second is not None) == (one.unit == "nodes")
    assert report.bars == []  # there was nobody to compare with


@pytest.mark.slow
@pytest.mark.both
def test_it_says_loudly_that_a_build_is_interpreted(run: subprocess.CompletedProcess[str]) -> None:
    report = msgspec.json.decode(run.stdout, type=Report)
    interpreted = str(kernel_game.__file__).endswith(".py")
    assert report.facts.compiled is not interpreted
    assert ("INTERPRETED" in run.stderr) is interpreted
    assert [one.ours for one in report.slow] == ([f"{game}.inside" for game in ours.games()] if interpreted else [])


@pytest.mark.slow
def test_the_table_goes_where_json_does_not(run: subprocess.CompletedProcess[str]) -> None:
    assert "Random games, driven from Python" in run.stderr
    assert "kernel.playout.playouts" in run.stderr
    assert "A quick look, not a result" in run.stderr
    assert "\x1b" not in run.stderr


@pytest.mark.slow
def test_every_pair_has_a_row_of_ours(run: subprocess.CompletedProcess[str]) -> None:
    report = msgspec.json.decode(run.stdout, type=Report)
    ids = {row.id for row in report.rows}
    assert {f"{game}.{kind}" for game in ours.games() for kind, _, _ in PAIRS[game]} <= ids


@pytest.mark.parametrize(("module", "peers"), [(program, "OpenSpiel and RLCard"), (search, "OpenSpiel")])
def test_a_missing_peer_is_an_error_that_helps(
    module: Any, peers: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    assert module.main(["--quick"]) == 2
    shown = capsys.readouterr().err
    assert peers in shown
    assert "make bench" in shown
    assert "--ours-only" in shown


@pytest.mark.parametrize("module", [program, search])
def test_a_file_that_cannot_be_written_is_reported_before_an_hour_is_spent(
    module: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert module.main(["--ours-only", "--json", str(tmp_path / "nowhere" / "x.json")]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_rounds_go_around_all_cases() -> None:
    calls: list[str] = []
    rows = measure([case("a", calls=calls), case("b", calls=calls)], runs=3, seconds=0.0, tick=lambda name: None)
    assert calls == ["a", "b"] * 4  # one round to warm up
    assert [len(one.runs) for one in rows] == [3, 3]


def test_ours_and_theirs_take_turns() -> None:
    mine = [case("x1", "x"), case("y1", "y"), case("x2", "x")]
    theirs = [case("p", "x"), case("q", "y"), case("r", "y"), case("s", "z")]
    assert [one.id for one in interleaved(mine, theirs)] == ["x1", "p", "x2", "y1", "q", "r", "s"]


def test_a_row_has_the_median() -> None:
    one = measured("a", 1.0, 9.0, 4.0)
    assert (one.per_second, one.least, one.most) == (4.0, 1.0, 9.0)


def test_a_bar_compares_round_by_round() -> None:
    one = bar(measured("ours", 10.0, 40.0, 90.0), measured("peer", 10.0, 20.0, 30.0), 2.5)
    assert (one.ratio, one.least, one.most, one.passed) == (2.0, 1.0, 3.0, False)
    assert bar(measured("ours", 5.0), measured("peer", 2.0), 2.5).passed is True
    assert bar(measured("ours", 5.0), measured("peer", 2.0), None).passed is None


def test_bars_only_beside_peers_that_were_measured() -> None:
    rows = [measured(f"blackhat.{kind}", 4.0) for kind, _, _ in PAIRS["blackhat"]] + [measured("hearts.clone", 1.0)]
    (one,) = bars(rows, ["blackhat", "a game of others"])
    assert (one.ours, one.peer, one.passed) == ("blackhat.copy", "hearts.clone", True)


def test_an_interpreted_game_is_reported_in_milliseconds() -> None:
    runs = [Run(units=100.0, games=50, cpu=2.0, wall=2.0)]
    (one,) = slow([row(case("some.inside"), runs), row(case("some.python"), runs)], ["some"])
    assert (one.ours, one.ms, one.passed) == ("some.inside", 40.0, False)


def test_the_shape_of_a_game() -> None:
    lengths = iter([(1, 2), (3, 2), (5, 2)])
    shape = shape_of(lambda: next(lengths), 3)
    assert (shape.games, shape.nodes, shape.decisions) == (3, 5.0, 3.0)
    assert shape.error == pytest.approx(2 / 3**0.5)


@pytest.mark.parametrize(
    ("x", "text"), [(5_684_000, "5.68 M"), (12_440, "12.4 k"), (871.4, "871"), (0.5, "0.5"), (99_960_000, "100 M")]
)
def test_numbers_are_short(x: float, text: str) -> None:
    assert number(x) == text
