"""tools/ladder.py: which pairs it plays, when a rung holds, and what it writes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.bots.levels import LEVELS, Level
from cyberdeck.lab import arena
from cyberdeck.lab.arena import Outcome
from cyberdeck.lab.schedule import Schedule
from tools import ladder
from tools.ladder import Rung, rungs


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LEVELS:
        monkeypatch.setitem(LEVELS, name, Level(2, 1.0))


def run(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes], *args: str) -> tuple[int, bytes]:
    monkeypatch.setattr(sys, "argv", ["ladder", *args])
    code = ladder.main()
    return code, capsysbinary.readouterr().out


def test_every_game_and_table_size_has_every_step() -> None:
    found = rungs(list(ladder.GAMES), [])
    assert {(game, players) for game, players, _, _ in found} == {
        *[("blackhat", players) for players in range(2, 7)],
        *[("lokalka", players) for players in range(4, 9)],
        ("cybershield", 2),
        ("kiberrubezh", 2),
    }
    steps = [("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard")]
    assert [pair[2:] for pair in rungs(["lokalka"], [5])] == steps
    assert [pair[2:] for pair in rungs(["blackhat"], [2])] == [*steps, ("hard", "greedy")]


def test_figures_are_those_of_the_arena(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    page = tmp_path / "bots.md"
    page.write_text("before\n<!-- ladder -->\nold\n<!-- end of ladder -->\nafter\n", encoding="utf-8")
    monkeypatch.setattr(ladder, "PAGE", page)
    monkeypatch.setattr(ladder, "STEPS", [("easy", "random")])
    table = ("--game", "blackhat", "--players", "3", "--games", "3", "--jobs", "1")
    code, out = run(monkeypatch, capsysbinary, *table, "--json", "--write")
    (found,) = json.loads(out)
    assert (found["game"], found["players"], found["upper"], found["lower"]) == ("blackhat", 3, "easy", "random")
    assert found["games"] == 3
    assert found["low"] <= found["share"] <= found["high"]
    assert found["holds"] == (found["low"] > 0.5) == (code == 0)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n<!-- ladder -->\n")
    assert text.endswith("<!-- end of ladder -->\nafter\n")
    assert "old" not in text
    assert f"{100 * found['share']:.1f} %" in text


@pytest.mark.slow
def test_what_has_been_played_is_not_played_again(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    monkeypatch.setattr(ladder, "STEPS", [("easy", "random"), ("medium", "easy")])
    kept = tmp_path / "ladder.jsonl"
    table = ("--game", "blackhat", "--players", "3", "--games", "3", "--jobs", "1", "--json", "--keep", str(kept))
    whole = run(monkeypatch, capsysbinary, *table)
    first, _ = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(first)
    played: list[list[str]] = []

    def watched(schedule: Schedule, *rest: Any) -> Iterator[Outcome]:
        played.append(schedule.plan.bots)
        return arena.run(schedule, *rest)

    monkeypatch.setattr(ladder, "run", watched)
    again = run(monkeypatch, capsysbinary, *table)
    assert played == [["medium", "easy"]]
    assert without_times(again[1]) == without_times(whole[1])
    assert len(kept.read_bytes().splitlines()) == 2


def without_times(out: bytes) -> list[dict[str, object]]:
    return [{**rung, "seconds": 0} for rung in json.loads(out)]


def test_a_rung_that_misses_is_distinguished() -> None:
    rung = Rung("cybershield", 2, "hard", "greedy", 100, 1, 0.7, 0.6, 0.8, 0.02, False)
    assert "**misses**" in list(ladder.rows([rung]))[-1]
