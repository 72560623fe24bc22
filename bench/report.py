"""The whole report of a run, as JSON."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.bars import Bar, Slow
from bench.facts import Facts
from bench.measure import Row
from bench.shape import Shape

FORMAT = 1


class Header(Struct, frozen=True, kw_only=True):
    """The fields that all reports share."""

    format: int = FORMAT
    date: str  # UTC
    facts: Facts
    quick: bool
    runs: int


class Report(Header, frozen=True, kw_only=True):
    seconds: float  # of each run, about
    cpu: float  # of all runs together
    wall: float
    shapes: dict[str, Shape]  # by our table, or a peer's game
    rows: list[Row]
    bars: list[Bar]
    slow: list[Slow]  # empty in a compiled build


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def save(report: Struct, where: str) -> None:
    """Writes JSON into a file; "-" is standard output."""
    data = msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"
    if where == "-":
        sys.stdout.buffer.write(data)
    else:
        Path(where).write_bytes(data)
