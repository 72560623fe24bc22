"""Cyber Shield's part in the report of rules without a test (tools/coverage_of_rules.py)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.coverage_of_rules import GAMES, ROOT, compare, nameable, table, together


def test_everything_there_is_to_name() -> None:
    names = nameable("cybershield")
    assert names["rule"][0] == "CS-1.1"
    assert names["rule"][-1] == "CS-6.2"
    assert {"CS-1.4", "CS-4.8", "CS-4.12", "CS-5.11"} <= set(names["rule"])
    assert names["example"] == ["CS-4 1", "CS-4 2", "CS-5 1", "CS-5 2"]
    assert len(names["component"]) == 27
    assert all(id.startswith("card-") for id in names["component"])


def test_all_games_together() -> None:
    every = together(GAMES.values())
    for ids in every.values():
        assert len(ids) == len(set(ids))  # no name means two things
    report = compare(every, {marker: dict.fromkeys(ids, 1) for marker, ids in every.items()})
    assert report.sound
    assert "    1  CS-5.8   Once in a step" in table(report).split("\n")


def test_of_given_tests_the_games_count_of_which_they_name_something(tmp_path: Path) -> None:
    file = tmp_path / "test_planted.py"
    file.write_text("import pytest\n@pytest.mark.component('card-usb-trap')\ndef test_it(): pass\n")
    command = [sys.executable, "-m", "tools.coverage_of_rules", "--json", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    report: dict[str, Any] = json.loads(done.stdout)
    assert done.returncode == 1
    assert report["missing"]["rule"] == nameable("cybershield")["rule"]
    assert report["tests"]["component"]["card-usb-trap"] == 1
