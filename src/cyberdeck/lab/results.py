"""The file that a run writes as it goes: the plan in the first line, then one outcome a line, in any order.

An interrupted run can be resumed: an incomplete last line is dropped, everything else must be valid.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Self

import msgspec

from cyberdeck.kernel.errors import CyberdeckError
from cyberdeck.lab.arena import Outcome
from cyberdeck.lab.schedule import FORMAT, Plan, Schedule


class BadResults(CyberdeckError):
    """Not a file of results, or one that was changed. details: file, line"""

    key = "error-arena-results"


class PlanMismatch(CyberdeckError):
    """The results belong to another run. details: file, what, found, wanted"""

    key = "error-arena-plan"


def read_plan(path: Path) -> Plan:
    with path.open("rb") as file:
        first = file.readline()
    try:
        found = msgspec.json.decode(first, type=Plan)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadResults(file=str(path), line=1) from None
    if found.arena != FORMAT or not first.endswith(b"\n"):
        raise BadResults(file=str(path), line=1)
    return found


def check_plan(path: Path, found: Plan, wanted: Plan) -> None:
    """Raises PlanMismatch unless the file belongs to the wanted run."""
    for what in Plan.__struct_fields__:
        here, there = getattr(found, what), getattr(wanted, what)
        if here != there:
            raise PlanMismatch(file=str(path), what=what, found=_words(here), wanted=_words(there))


def read(path: Path, schedule: Schedule) -> list[Outcome]:
    """The outcomes so far, each game once. Cuts an incomplete last line off the file."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    found: dict[int, Outcome] = {}
    for number, line in enumerate(data[:whole].splitlines()[1:], 2):
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadResults(file=str(path), line=number) from None
        first = found.setdefault(outcome.game, outcome)
        if not _fits(outcome, schedule) or outcome.points != first.points:
            raise BadResults(file=str(path), line=number)
    if whole < len(data):
        with path.open("r+b") as file:
            file.truncate(whole)
    return list(found.values())


def create(path: Path, plan: Plan) -> None:
    """Creates the file; raises FileExistsError if there is one."""
    with path.open("xb") as file:
        file.write(msgspec.json.encode(plan) + b"\n")


class ResultWriter:
    """Unbuffered: an added outcome is in the file even if the process dies."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab", buffering=0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def add(self, outcome: Outcome) -> None:
        line = msgspec.json.encode(outcome) + b"\n"
        if self._file.write(line) < len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _fits(outcome: Outcome, schedule: Schedule) -> bool:
    lists = (outcome.points, outcome.decisions, outcome.seconds, outcome.longest)
    return 0 <= outcome.game < schedule.plan.games and all(len(one) == schedule.seats for one in lists)


def _words(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={one}" for name, one in value.items())
    return ",".join(value) if isinstance(value, list) else str(value)
