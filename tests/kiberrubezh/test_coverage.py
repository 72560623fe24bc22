"""Kiberrubezh's part in the report of rules without a test (tools/coverage_of_rules.py)."""

from __future__ import annotations

from tools.coverage_of_rules import GAMES, compare, nameable, table, together


def test_everything_there_is_to_name() -> None:
    names = nameable("kiberrubezh")
    assert names["rule"][0] == "KR-1.1"
    assert names["rule"][-1] == "KR-4.1"
    assert {"KR-1.10", "KR-2.2", "KR-3.5", "KR-3.19"} <= set(names["rule"])
    assert names["example"] == ["KR-2 1", "KR-3 1", "KR-3 2", "KR-3 3"]
    assert len(names["component"]) == 54
    assert all(id.startswith("KR card-") for id in names["component"])


def test_all_games_together() -> None:
    """Firewalls, servers and phishing are in two games."""
    every = together(GAMES.values())
    for ids in every.values():
        assert len(ids) == len(set(ids))  # no name means two things
    report = compare(every, {marker: dict.fromkeys(ids, 1) for marker, ids in every.items()})
    assert report.sound
    assert "    1  KR-3.5   Deployment and power" in table(report).split("\n")
