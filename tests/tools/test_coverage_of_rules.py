"""The report of rules without a test: it must find a planted gap, and none in the real suite."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tools.coverage_of_rules import GAMES, ROOT, compare, nameable, table, together

NAMES = {"rule": ["BH-1.1", "BH-1.2"], "example": ["BH-5 1"], "component": ["card-1", "card-hat"]}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: pytest does not collect twice in one."""
    command = [sys.executable, "-m", "tools.coverage_of_rules", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def planted(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    file = folder / "test_planted.py"
    file.write_text(f"import pytest\n{source}")
    return run("--json", str(file))


@pytest.mark.slow
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


# The games' parts


class Part(NamedTuple):
    first: str
    last: str
    rules: set[str]  # some of those between
    examples: int
    components: dict[str, int]  # by how they begin: all of them
    line: str  # of the report


PARTS = {
    "blackhat": Part(
        *("BH-1.1", "BH-13.1", {"BH-5.2", "BH-7.9"}, 8),
        {"card-": 15, "piece-": 7, "space-": 80, "module-": 16, "asset-": 6, "status-": 9},
        "BH-5.2   What the winner takes",
    ),
    "lokalka": Part(
        *("LOK-1.1", "LOK-10.12", {"LOK-4.7", "LOK-8.7", "LOK-8.8"}, 11),
        {"card-": 20, "piece-": 4, "role-": 4, "host-": 8},
        "LOK-10.9 Botnet/Clean-up",
    ),
    "cybershield": Part(
        *("CS-1.1", "CS-6.2", {"CS-1.4", "CS-4.8", "CS-4.12", "CS-5.11"}, 4), {"card-": 27}, "CS-5.8   Once in a step"
    ),
    "kiberrubezh": Part(
        *("KR-1.1", "KR-4.1", {"KR-1.10", "KR-2.2", "KR-3.5", "KR-3.19"}, 4),
        {"KR card-": 54},
        "KR-3.5   Deployment and power",
    ),
}


@pytest.mark.parametrize("game", PARTS)
def test_everything_there_is_to_name(game: str) -> None:
    names, part = nameable(game), PARTS[game]
    assert (names["rule"][0], names["rule"][-1]) == (part.first, part.last)
    assert part.rules <= set(names["rule"])
    assert len(names["example"]) == part.examples
    found = {start: sum(id.startswith(start) for id in names["component"]) for start in part.components}
    assert found == part.components
    assert sum(found.values()) == len(names["component"])


def test_rules_are_counted() -> None:
    assert len(nameable("blackhat")["rule"]) == 51


def test_examples_are_named_by_their_chapter_and_number() -> None:
    assert nameable("blackhat")["example"] == [*(f"BH-5 {n}" for n in range(1, 7)), "BH-11 1", "BH-13 1"]
    assert nameable("cybershield")["example"] == ["CS-4 1", "CS-4 2", "CS-5 1", "CS-5 2"]
    assert nameable("kiberrubezh")["example"] == ["KR-2 1", "KR-3 1", "KR-3 2", "KR-3 3"]


def test_all_games_together() -> None:
    """Firewalls, servers and phishing are in two games."""
    every = together(GAMES.values())
    assert every["rule"] == [id for game in GAMES.values() for id in nameable(game)["rule"]]
    for ids in every.values():
        assert len(ids) == len(set(ids))  # no name means two things
    report = compare(every, {marker: dict.fromkeys(ids, 1) for marker, ids in every.items()})
    assert report.sound
    assert {f"    1  {part.line}" for part in PARTS.values()} <= set(table(report).split("\n"))


def test_of_given_tests_the_games_count_of_which_they_name_something(tmp_path: Path) -> None:
    marks = "@pytest.mark.rule('LOK-7.1')\n@pytest.mark.component('card-usb-trap')\n"
    done = planted(tmp_path, f"{marks}def test_it(): pass\n")
    report: dict[str, Any] = json.loads(done.stdout)
    assert done.returncode == 1
    rules = [*nameable("lokalka")["rule"], *nameable("cybershield")["rule"]]
    assert report["missing"]["rule"] == [id for id in rules if id != "LOK-7.1"]
    assert report["tests"]["rule"]["LOK-7.1"] == 1
    assert report["tests"]["component"]["card-usb-trap"] == 1
