"""tools/fit.py: it finds the weights that made the results, and writes them where the guides read them."""

from __future__ import annotations

import json
import random
import sys
from math import exp, log
from pathlib import Path

import pytest

from cyberdeck.bots.guides import linear
from tools import fit
from tools.fit import Job, Position

NAMES = ["strong", "weak", "late", "never"]
TRUE = {"strong": [1.0, 0.0], "weak": [0.2, 0.0], "late": [0.0, 1.5]}


def made(n: int) -> list[Position]:
    """Positions whose results come from TRUE."""
    draw, found = random.Random(3), []
    for _ in range(n):
        gone = draw.random()
        more = [(i, float(draw.choice((-2, -1, 1, 2)))) for i in range(3)]
        total = sum(n * (TRUE[NAMES[i]][0] + gone * TRUE[NAMES[i]][1]) for i, n in more)
        found.append(Position(gone, more, float(draw.random() < 1 / (1 + exp(-total)))))
    return found


def test_it_finds_what_made_the_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "HOLDS", (1.0, 1.0))
    positions = made(4000)
    found = fit.fit(NAMES, {}, positions)
    assert "never" not in found
    for name, pair in TRUE.items():
        assert found[name] == pytest.approx(pair, abs=0.4)
    assert found["strong"][0] > 2 * found["weak"][0] > 0
    assert fit.surprise(NAMES, {}, positions) == pytest.approx(log(2))
    assert fit.surprise(NAMES, found, positions) < fit.surprise(NAMES, {}, positions) - 0.1


def test_without_games_that_say_otherwise_weights_stay() -> None:
    few = fit.fit(NAMES, TRUE, made(5))
    assert few["strong"] == pytest.approx(TRUE["strong"], abs=0.35)


@pytest.mark.parametrize("game", fit.GAMES)
def test_a_game_gives_the_beginnings_of_its_turns(game: str) -> None:
    job = Job(game, linear.read(game), 2, 1, 0, 1)
    positions = fit.played(job)
    assert positions == fit.played(job)
    assert len(positions) > 5
    assert len({position.won for position in positions}) == 1
    assert all(0 <= position.gone <= 1 for position in positions)


def test_it_writes_what_guides_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(fit, "FOLDER", tmp_path)
    monkeypatch.setattr(fit, "PASSES", 1)
    command = ["fit", "--game", "cybershield", "--rounds", "1", "--games", "2", "--iterations", "2", "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", [*command, "--try"])
    assert fit.main() == 0
    assert "surprise" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())
    monkeypatch.setattr(sys, "argv", command)
    assert fit.main() == 0
    written = json.loads((tmp_path / "cybershield.json").read_text(encoding="utf-8"))
    assert written.keys() >= linear.read("cybershield").keys() - {"turn"}
