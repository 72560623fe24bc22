"""Games leave nothing behind."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import bench.soak as program
from bench.soak import STATM, TABLES, forget, play_match, play_search
from cyberdeck.kernel.playout import playouts
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import make

ROOT = Path(__file__).parents[2]


def soak(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench.soak", *args]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.skipif(not STATM.exists(), reason="memory can be watched on Linux only")
def test_a_short_soak_tells_every_tenth() -> None:
    done = soak("--games", "300")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "PASS" in done.stdout
    # the warm-up's 380 among them
    assert "680 games, 41 of them in a Match, 41 by players that search" in " ".join(done.stdout.split())
    assert "at 100 %" in done.stdout


@pytest.mark.slow
@pytest.mark.skipif(not STATM.exists(), reason="memory can be watched on Linux only")
def test_growth_beyond_the_bound_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(program, "WARM_UP", 1)
    assert program.main(["--games", "100", "--bound", "-1000"]) == 1
    assert "FAIL" in capsys.readouterr().out


@pytest.mark.parametrize("table", [TABLES[0], TABLES[4], TABLES[9], TABLES[-1]], ids=lambda t: f"{t[0]} {t[1]}")
def test_no_object_stays(table: tuple[str, dict[str, object]]) -> None:
    """In blocks of Python's allocator. (mypyc 2.4 loses every vec that interpreted code hands to compiled code: 14 in
    each decision of a Match, before states were built on the compiled side.)
    """
    game = make(*table)
    rng, random = FastRng(1), Random(1)

    def some() -> int:
        playouts(game, 50, rng)
        for _ in range(3):
            play_match(game, random, rng)
        forget()
        gc.collect()
        return sys.getallocatedblocks()

    before = some()
    assert some() - before < 100


@pytest.mark.slow
@pytest.mark.parametrize("table", [TABLES[0], TABLES[10], TABLES[15], TABLES[-1]], ids=lambda t: f"{t[0]} {t[1]}")
def test_no_tree_stays(table: tuple[str, dict[str, object]]) -> None:
    game = make(*table)

    def some() -> int:
        for seed in range(2):
            play_search(game, seed)
        forget()
        gc.collect()
        return sys.getallocatedblocks()

    some()
    before = some()
    assert some() - before < 100
