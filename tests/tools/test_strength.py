"""tools/strength: its figures do not depend on how the work is shared out."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from tools.strength import __main__ as strength
from tools.strength.shared import wilson


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


def test_tables_for_people(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--games", "6", "--players", "2", "--jobs", "1", "--option", "board=expert", "--option", "tracer=true")
    out = run(monkeypatch, capsys, *args)
    assert "greedy wins" in out
    assert "robot" in out


def test_wrong_options_are_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, capsys, "--games", "6", "--option", "tracer=true")
    assert "BH-7.7" in capsys.readouterr().err


def same_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *table: str
) -> tuple[list[Any], str]:
    """The figures as data, which do not depend on the number of processes, and as people read them."""
    table = (*table, "--seed", "5")
    alone = run(monkeypatch, capsys, *table, "--json", "--jobs", "1")
    assert run(monkeypatch, capsys, *table, "--json", "--jobs", "2") == alone
    return json.loads(alone), run(monkeypatch, capsys, *table, "--jobs", "1")


def test_lokalka_by_role_and_side(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = ("--game", "lokalka", "--games", "3", "--players", "4", "5")
    (four, five), shown = same_figures(monkeypatch, capsys, *table)
    assert list(four["greedy"]) == ["administrator", "hacker", "insider"]
    assert list(five["greedy"]) == ["administrator", "hacker", "insider", "helpdesk"]
    assert sum(side["value"] for side in five["sides"].values()) == pytest.approx(1)
    assert five["sides"]["administrator"] == five["greedy"]["administrator"] == five["greedy"]["helpdesk"]
    assert all(0 <= share["value"] <= 1 for share in five["specials"].values())
    assert "logic-bomb" in shown


def test_cybershield_by_starter_ending_and_title(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ("--game", "cybershield", "--games", "3", "--option", "deck2=builder")
    (two,), shown = same_figures(monkeypatch, capsys, *table)
    assert two["players"] == 2
    assert sum(ending["value"] for ending in two["endings"].values()) == pytest.approx(1)
    assert len(two["titles"]) == 27
    assert two["titles"]["sniffer"]["played"] <= 1
    assert "power-outage" in shown


def test_kiberrubezh_by_starter_and_by_deck(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ("--game", "kiberrubezh", "--games", "2", "--option", "turn_limit=6")
    (two,), shown = same_figures(monkeypatch, capsys, *table)
    assert two["players"] == 2
    assert len(two["decks"]) == 10
    assert sum(two["average"].values()) / len(two["average"]) == pytest.approx(0.5)
    assert two["limit"]["value"] == 1
    assert "quiet-listeners" in shown
