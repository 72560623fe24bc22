"""For all tests. The markers are declared in pyproject.toml."""

from __future__ import annotations

import os

import hypothesis
import pytest

import cyberdeck.kernel.game
from cyberdeck.bots import levels

KITS = (
    "blackhat.table",
    *("lokalka.table", "lokalka.position"),
    *("cybershield.table", "cybershield.position", "cybershield.side"),
    *("kiberrubezh.table", "kiberrubezh.position"),
    "kits",
)
pytest.register_assert_rewrite(*(f"tests.{kit}" for kit in KITS))
hypothesis.settings.register_profile("cyberdeck", deadline=None, derandomize=True)
hypothesis.settings.load_profile("cyberdeck")


def pytest_configure() -> None:
    """`make` says in CYBERDECK_EXPECT which package it means to test: nothing is worth less than a green run of the
    other one.
    """
    expected = os.environ.get("CYBERDECK_EXPECT")
    given = "interpreted" if str(cyberdeck.kernel.game.__file__).endswith(".py") else "compiled"
    if expected not in (None, given):
        raise pytest.UsageError(f"the package under test is {given}, not {expected}: {cyberdeck.__file__}")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that search do so for a moment only."""
    monkeypatch.setattr(levels, "LEVELS", {name: levels.Level(4, 0.001) for name in levels.LEVELS})
