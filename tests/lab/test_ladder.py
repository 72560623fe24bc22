"""tools/ladder.py: which pairs it plays, when a rung holds, and what it writes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from cyberdeck.bots.levels import LEVELS, Level
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


def test_a_rung_that_misses_is_told_apart() -> None:
    rung = Rung("cybershield", 2, "hard", "greedy", 100, 0.7, 0.6, 0.8, 0.02, False)
    assert "**misses**" in list(ladder.rows([rung]))[-1]
