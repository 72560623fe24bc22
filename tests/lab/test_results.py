"""Files of results: interrupted, torn, of another run."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cyberdeck.lab import arena, results
from cyberdeck.lab.arena import Outcome
from cyberdeck.lab.schedule import Schedule, plan
from cyberdeck.lab.tally import tally
from tests.lab.plans import HAT, TWO, figures


@pytest.fixture
def kept(tmp_path: Path) -> tuple[Path, Schedule, list[Outcome]]:
    """A file with eight outcomes."""
    wanted = plan("blackhat", HAT, TWO, 8, 1)
    schedule, path = Schedule(wanted), tmp_path / "run.jsonl"
    results.create(path, wanted)
    outcomes = list(arena.run(schedule, range(8), 1))
    with results.ResultWriter(path) as file:
        for outcome in reversed(outcomes):
            file.add(outcome)
    return path, schedule, outcomes


Kept = tuple[Path, Schedule, list[Outcome]]


def test_what_was_written_is_read(kept: Kept) -> None:
    path, schedule, outcomes = kept
    assert results.read_plan(path) == schedule.plan
    assert sorted(results.read(path, schedule), key=lambda one: one.game) == outcomes
    with pytest.raises(FileExistsError):
        results.create(path, schedule.plan)


def test_a_torn_line_is_dropped_and_the_file_goes_on(kept: Kept) -> None:
    path, schedule, outcomes = kept
    whole = path.read_bytes()
    path.write_bytes(whole[:-7])
    assert len(results.read(path, schedule)) == 7
    with results.ResultWriter(path) as file:
        file.add(outcomes[0])  # the last one of the file
    assert path.read_bytes() == whole


@pytest.mark.parametrize("line", [b"{}", b"no", b"\xff", b'{"game":99,"points":[],"answers":1}'])
def test_a_bad_line_is_reported(kept: Kept, line: bytes) -> None:
    path, schedule, _ = kept
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([*lines[:3], line, *lines[4:]]) + b"\n")
    with pytest.raises(results.BadResults) as raised:
        results.read(path, schedule)
    assert raised.value.details["line"] == 4


def test_a_game_twice_counts_once_and_must_be_the_same(kept: Kept) -> None:
    path, schedule, outcomes = kept
    with results.ResultWriter(path) as file:
        file.add(outcomes[3])
    assert len(results.read(path, schedule)) == 8
    with results.ResultWriter(path) as file:
        file.add(msgspec.structs.replace(outcomes[3], points=[9.0] * 4))
    with pytest.raises(results.BadResults):
        results.read(path, schedule)


@pytest.mark.parametrize("text", ["", "{}\n", '{"arena":1}\n', "torn"])
def test_a_file_of_something_else(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(text)
    with pytest.raises(results.BadResults):
        results.read_plan(path)


@pytest.mark.parametrize(
    ("what", "value"), [("seed", 2), ("games", 4), ("version", 99), ("bots", ["random", "greedy"])]
)
def test_another_plan_is_reported(kept: Kept, what: str, value: object) -> None:
    path, schedule, _ = kept
    with pytest.raises(results.PlanMismatch) as raised:
        results.check_plan(path, schedule.plan, msgspec.structs.replace(schedule.plan, **{what: value}))
    assert raised.value.details["what"] == what


def test_a_run_that_is_resumed_comes_to_the_same(kept: Kept) -> None:
    path, schedule, outcomes = kept
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4]))
    before = results.read(path, schedule)
    left = sorted(set(range(8)) - {one.game for one in before})
    assert len(left) == 5
    both = [*before, *arena.run(schedule, left, 1)]
    assert figures(tally(schedule, both)) == figures(tally(schedule, outcomes))
