"""The report of rules without a test: it must find a planted gap, and none in the real suite."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.coverage_of_rules import ROOT, compare, nameable, table

NAMES = {"rule": ["BH-1.1", "BH-1.2"], "example": ["BH-5 1"], "component": ["card-1", "card-hat"]}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: pytest does not collect twice in one."""
    command = [sys.executable, "-m", "tools.coverage_of_rules", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def planted(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    file = folder / "test_planted.py"
    file.write_text(f"import pytest\n{source}")
    return run("--json", str(file))


def test_the_real_suite_has_no_gap() -> None:
    done = run()
    assert done.returncode == 0, done.stdout + done.stderr
    assert "without a test" not in done.stdout
    assert "unknown" not in done.stdout


def test_a_rule_without_a_test_and_a_marker_that_names_nothing_are_found(tmp_path: Path) -> None:
    ids = [id for id in nameable()["rule"] if id != "BH-5.2"]
    marks = "".join(f"@pytest.mark.rule({id!r})\n" for id in [*ids, "BH-5.9"])
    done = planted(tmp_path, f"{marks}@pytest.mark.parametrize('n', [1, 2])\ndef test_it(n): pass\n")
    assert done.returncode == 1, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    assert report["missing"]["rule"] == ["BH-5.2"]
    assert report["tests"]["rule"]["BH-5.1"] == 2
    assert report["tests"]["rule"]["BH-5.2"] == 0
    assert report["missing"]["component"] == nameable()["component"]
    assert report["unknown"] == {"rule": ["BH-5.9"], "example": [], "component": []}


def test_tests_that_cannot_be_collected_are_no_tests(tmp_path: Path) -> None:
    done = planted(tmp_path, "raise RuntimeError('planted')\n")
    assert done.returncode == 2
    assert "planted" in done.stderr


@pytest.mark.parametrize("marker", ["rule", "example", "component"])
def test_each_marker_counts(marker: str) -> None:
    everything = {name: dict.fromkeys(ids, 1) for name, ids in NAMES.items()}
    assert compare(NAMES, everything).sound
    gap = {**everything, marker: dict(list(everything[marker].items())[1:])}
    report = compare(NAMES, gap)
    assert report.missing[marker] == [NAMES[marker][0]]
    assert not report.sound
    typo = compare(NAMES, {**everything, marker: {**everything[marker], "BH-99.9": 1}})
    assert typo.unknown[marker] == ["BH-99.9"]
    assert not typo.sound


def test_the_table_names_what_is_missing() -> None:
    tests = {"rule": {"BH-1.1": 3, "BH-1.2": 0}, "example": {"BH-5 1": 1}, "component": {"card-1": 1, "card-hat": 0}}
    lines = table(compare(NAMES, tests)).split("\n")
    assert "    3  BH-1.1   The cards" in lines
    assert "rules: 1 of 2 have a test" in lines
    assert "  without a test: BH-1.2" in lines
    assert "  without a test: card-hat" in lines
    assert "examples: 1 of 1 have a test" in lines


def test_everything_there_is_to_name() -> None:
    names = nameable()
    assert names["rule"][0] == "BH-1.1"
    assert names["rule"][-1] == "BH-13.1"
    assert len(names["rule"]) == 51
    assert names["example"] == [*(f"BH-5 {n}" for n in range(1, 7)), "BH-11 1", "BH-13 1"]
    groups = ("card-", "piece-", "space-", "module-", "asset-", "status-")
    assert [sum(id.startswith(group) for id in names["component"]) for group in groups] == [15, 7, 80, 16, 6, 9]
