"""The games of a run as a flat table, one row for each seat of each game: CSV, or Parquet if pyarrow is installed."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

from cyberdeck.lab.arena import Outcome
from cyberdeck.lab.ratings import shares
from cyberdeck.lab.schedule import Schedule

COLUMNS = ("game", "block", "rotation", "mirror", "deal", "seat", "bot", "points", "share", "actions")
Row = tuple[int, int, int, int, str, int, str, float, float, int]


def rows(schedule: Schedule, outcomes: Iterable[Outcome]) -> Iterator[Row]:
    """In the order of the schedule; games and seats count from 1."""
    for out in sorted(outcomes, key=lambda outcome: outcome.game):
        table = schedule.table(out.game)
        where = (table.number + 1, table.block + 1, table.rotation, table.mirror, table.deal.hex())
        for seat, share in enumerate(shares(out.points)):
            bot = schedule.plan.bots[table.bots[seat]]
            yield (*where, seat + 1, bot, out.points[seat], share, out.actions)


def write_csv(path: Path, found: Iterable[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(found)


def can_parquet() -> bool:
    try:
        return find_spec("pyarrow") is not None
    except ValueError:  # it is in sys.modules without a spec
        return False


def write_parquet(path: Path, found: Iterable[Row]) -> None:
    """Needs pyarrow: `can_parquet`."""
    import pyarrow
    import pyarrow.parquet

    columns = dict(zip(COLUMNS, zip(*found)))
    pyarrow.parquet.write_table(pyarrow.table(columns), path)
