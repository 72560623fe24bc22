"""The bench of the page works: a few updates in a real Chromium."""

from __future__ import annotations

import json
import os

import pytest

from bench.page import command, report
from bench.page.probe import Shift, total, worst
from cyberdeck.server.app import PAGE


def shift(at: float, value: float, caused: bool = False) -> Shift:
    return Shift(at, value, caused, "")


def test_layout_shifts_add_up() -> None:
    """A window ends after a second without a shift, or after five seconds. What follows an input does not count."""
    assert worst([]) == total([]) == 0
    shifts = [shift(0, 0.1), shift(900, 0.2), shift(950, 5, caused=True), shift(2000, 0.25), shift(9000, 0.01)]
    assert total(shifts) == pytest.approx(0.56)
    assert worst(shifts) == pytest.approx(0.3)
    assert worst([shift(n * 900, 0.1) for n in range(10)]) == pytest.approx(0.6)


@pytest.mark.skipif(not os.environ.get("CYBERDECK_CHROMIUM"), reason="CYBERDECK_CHROMIUM names no browser")
@pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="the package was built without its page")
@pytest.mark.usefixtures("few")
def test_a_quick_run(capsys: pytest.CaptureFixture[str]) -> None:
    only = ["--games", "lokalka", "--sizes", "phone", "--quick"]
    assert command.main([*only, "--json"]) == 0
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert "min left" in told.err
    assert set(found["tables"]["lokalka"]) > set(found["first"])
    (game,) = found["pace"].values()
    assert 0 <= game["first_move"] < 60
    for kind in ("fast", "slow"):
        (times,) = found[kind].values()
        assert len(times) > 5
        assert all(time > 0 for time in times)
    ((nodes, heap),) = found["memory"]["lokalka phone"].values()
    assert nodes > 500
    assert heap > 1


def test_the_figures_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    found = report.Report(quick=True, fast={"nim desk": [10.0] * 90 + [60.0] * 10})
    report.show(found)
    shown = capsys.readouterr().out
    assert "nim desk" in shown
    assert "60 ✗" in shown
    assert "A quick look" in shown
