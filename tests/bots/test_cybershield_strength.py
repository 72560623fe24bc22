"""tools/strength.py on Cyber Shield."""

from __future__ import annotations

import json

import pytest

from tests.bots.test_strength import run


def test_cyber_shield_is_told_by_starter_ending_and_title(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ("--game", "cybershield", "--games", "3", "--seed", "5", "--option", "deck2=builder")
    alone = run(monkeypatch, capsys, *table, "--json", "--jobs", "1")
    assert run(monkeypatch, capsys, *table, "--json", "--jobs", "2") == alone
    (two,) = json.loads(alone)
    assert two["players"] == 2
    assert sum(ending["value"] for ending in two["endings"].values()) == pytest.approx(1)
    assert len(two["titles"]) == 27
    assert two["titles"]["sniffer"]["played"] <= 1
    assert "power-outage" in run(monkeypatch, capsys, *table, "--jobs", "1")
