"""Cases and their timing. Rounds go through all cases, so that a machine that slows down affects all of them.

Time is processor time of this process: on a busy core it leaves out other processes, on an idle one it equals wall
time, which is kept beside it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import zip_longest
from statistics import median

from msgspec import Struct


class Named(Struct, frozen=True):
    id: str
    group: str
    who: str
    game: str
    how: str
    unit: str


class Case(Named, frozen=True):
    """A case to measure. `batch(n)` does it n times and returns the units and the whole games that this made."""

    batch: Callable[[int], tuple[float, int]]


class Run(Struct, frozen=True):
    units: float
    games: int
    cpu: float  # seconds
    wall: float

    @property
    def rate(self) -> float:
        return self.units / self.cpu


class Row(Named, frozen=True):
    """The result of a case."""

    per_second: float  # the median of the runs
    least: float
    most: float
    games_per_second: float | None
    runs: list[Run]


def interleaved(ours: list[Case], others: list[Case]) -> list[Case]:
    """One of ours, one of theirs, group by group."""
    groups = list(dict.fromkeys(case.group for case in [*ours, *others]))
    out: list[Case] = []
    for group in groups:
        mine = [case for case in ours if case.group == group]
        theirs = [case for case in others if case.group == group]
        out += [case for pair in zip_longest(mine, theirs) for case in pair if case is not None]
    return out


def measure(cases: list[Case], runs: int, seconds: float, tick: Callable[[str], None]) -> list[Row]:
    """Calls `tick` with the id of each case about to run: one round to warm up and find the batch size, then the rounds
    that count.
    """
    sizes = []
    for case in cases:
        tick(case.id)
        sizes.append(batch_size(case, seconds))
    done: list[list[Run]] = [[] for _ in cases]
    for _ in range(runs):
        for case, size, mine in zip(cases, sizes, done):
            tick(case.id)
            mine.append(timed(case, size))
    return [row(case, mine) for case, mine in zip(cases, done)]


def batch_size(case: Case, seconds: float) -> int:
    """The number of repetitions that fill so many seconds; warms up on the way."""
    size = 1
    while True:
        cpu = timed(case, size).cpu
        if cpu >= seconds / 4:
            return max(1, round(size * seconds / cpu * 1.05))
        size *= 4


def timed(case: Case, size: int) -> Run:
    wall, cpu = time.perf_counter(), time.process_time()
    units, games = case.batch(size)
    return Run(units, games, time.process_time() - cpu, time.perf_counter() - wall)


def row(case: Case, runs: list[Run]) -> Row:
    rates = [run.rate for run in runs]
    games = median(run.games / run.cpu for run in runs) if runs[0].games else None
    return Row(
        id=case.id,
        group=case.group,
        who=case.who,
        game=case.game,
        how=case.how,
        unit=case.unit,
        per_second=median(rates),
        least=min(rates),
        most=max(rates),
        games_per_second=games,
        runs=runs,
    )
