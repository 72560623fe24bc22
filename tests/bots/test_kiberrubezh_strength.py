"""tools/strength.py on Kiberrubezh."""

from __future__ import annotations

import json

import pytest

from tests.bots.test_strength import run


def test_kiberrubezh_is_told_by_starter_and_by_deck(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ("--game", "kiberrubezh", "--games", "2", "--seed", "5", "--option", "turn_limit=6")
    alone = run(monkeypatch, capsys, *table, "--json", "--jobs", "1")
    assert run(monkeypatch, capsys, *table, "--json", "--jobs", "2") == alone
    (two,) = json.loads(alone)
    assert two["players"] == 2
    assert len(two["decks"]) == 10
    assert sum(two["average"].values()) / len(two["average"]) == pytest.approx(0.5)
    assert two["limit"]["value"] == 1
    assert "quiet-listeners" in run(monkeypatch, capsys, *table, "--jobs", "1")
