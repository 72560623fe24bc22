"""Lokalka's part in the report of rules without a test (tools/coverage_of_rules.py)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.coverage_of_rules import ROOT, compare, nameable, table, together


def test_everything_there_is_to_name() -> None:
    names = nameable("lokalka")
    assert names["rule"][0] == "LOK-1.1"
    assert names["rule"][-1] == "LOK-10.12"
    assert {"LOK-4.7", "LOK-8.7", "LOK-8.8"} <= set(names["rule"])
    assert len(names["example"]) == 11
    groups = ("card-", "piece-", "role-", "host-")
    assert [sum(id.startswith(group) for id in names["component"]) for group in groups] == [20, 4, 4, 8]


def test_two_games_together() -> None:
    both = together(["blackhat", "lokalka"])
    assert both["rule"] == nameable("blackhat")["rule"] + nameable("lokalka")["rule"]
    assert len(both["component"]) == len(set(both["component"]))  # no name means two things
    everything = {marker: dict.fromkeys(ids, 1) for marker, ids in both.items()}
    report = compare(both, everything)
    assert report.sound
    assert "    1  LOK-10.9 Botnet/Clean-up" in table(report).split("\n")


def test_of_given_tests_the_games_count_of_which_they_name_something(tmp_path: Path) -> None:
    file = tmp_path / "test_planted.py"
    file.write_text("import pytest\n@pytest.mark.rule('LOK-7.1')\ndef test_it(): pass\n")
    command = [sys.executable, "-m", "tools.coverage_of_rules", "--json", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    report: dict[str, Any] = json.loads(done.stdout)
    assert done.returncode == 1
    assert report["missing"]["rule"] == [id for id in nameable("lokalka")["rule"] if id != "LOK-7.1"]
    assert report["tests"]["rule"]["LOK-7.1"] == 1
