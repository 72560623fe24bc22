"""tools/strength.py: its figures do not depend on how the work is shared out."""

from __future__ import annotations

import json
import sys

import pytest

from tools import strength
from tools.strength_shared import wilson


def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *args: str) -> str:
    monkeypatch.setattr(sys, "argv", ["strength", *args])
    assert strength.main() == 0
    return capsys.readouterr().out


def test_wilson_knows_the_textbook_values() -> None:
    share = wilson(50, 100)
    assert share.value == 0.5
    assert (round(share.low, 4), round(share.high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10).low == 0.0
    assert wilson(10, 10).high == 1.0


def test_processes_change_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = ("--games", "12", "--players", "2", "3", "--json", "--seed", "5")
    alone = run(monkeypatch, capsys, *table, "--jobs", "1")
    assert run(monkeypatch, capsys, *table, "--jobs", "2") == alone
    two, three = json.loads(alone)
    assert (two["players"], three["players"]) == (2, 3)
    assert two["robot"] is not None
    assert three["robot"] is None
    assert sum(place["value"] for place in three["places"]) == pytest.approx(1)
    assert sum(ending["value"] for ending in two["endings"].values()) == pytest.approx(1)
    assert two["win"]["low"] <= two["win"]["value"] <= two["win"]["high"]


def test_it_tells_people_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--games", "6", "--players", "2", "--jobs", "1", "--option", "board=expert", "--option", "tracer=true")
    out = run(monkeypatch, capsys, *args)
    assert "greedy wins" in out
    assert "robot" in out


def test_wrong_options_are_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, capsys, "--games", "6", "--option", "tracer=true")
    assert "BH-7.7" in capsys.readouterr().err


def test_lokalka_is_told_by_role_and_side(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = ("--game", "lokalka", "--games", "3", "--players", "4", "5", "--seed", "5")
    alone = run(monkeypatch, capsys, *table, "--json", "--jobs", "1")
    assert run(monkeypatch, capsys, *table, "--json", "--jobs", "2") == alone
    four, five = json.loads(alone)
    assert list(four["greedy"]) == ["administrator", "hacker", "insider"]
    assert list(five["greedy"]) == ["administrator", "hacker", "insider", "helpdesk"]
    assert sum(side["value"] for side in five["sides"].values()) == pytest.approx(1)
    assert five["sides"]["administrator"] == five["greedy"]["administrator"] == five["greedy"]["helpdesk"]
    assert all(0 <= share["value"] <= 1 for share in five["specials"].values())
    assert "logic-bomb" in run(monkeypatch, capsys, *table, "--jobs", "1")
