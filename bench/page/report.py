"""The figures of the page, and how they are shown."""

from __future__ import annotations

import statistics

from msgspec import Struct, field
from rich import box
from rich.console import Console
from rich.table import Table

from bench import table
from bench.page.person import Game
from bench.page.probe import Memory
from bench.page.weight import Weight, weigh

FIRST, TABLE = 90_000, 70_000  # bytes
TIMES = {"fast": 50.0, "slow": 120.0}  # milliseconds
SHIFT = 0.02
GROWTH = 0.1


class Report(Struct):
    """`pace` and what follows by game and size. `fast`, `slow`: milliseconds of updates."""

    quick: bool
    first: set[str] = field(default_factory=set)
    tables: dict[str, set[str]] = field(default_factory=dict)
    pace: dict[str, Game] = field(default_factory=dict)
    slow: dict[str, list[float]] = field(default_factory=dict)
    fast: dict[str, list[float]] = field(default_factory=dict)
    memory: dict[str, dict[int, Memory]] = field(default_factory=dict)


def show(found: Report) -> None:
    out = table.console()
    if found.first:
        weights(found, out)
    if found.pace:
        games(found, out)
    if found.fast or found.slow:
        updates(found, out)
    if found.memory:
        memories(found, out)
    if found.quick:
        out.print("[bold]A quick look, not a result.[/bold]")


def share(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def verdict(value: float, most: float, shown: str) -> str:
    return f"{shown} {'✓' if value <= most else '✗'}"


def grid(title: str, *columns: str) -> Table:
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    made.add_column("", min_width=20)
    for column in columns:
        made.add_column(column, justify="right")
    return made


def weights(found: Report, out: Console) -> None:
    rows = grid("Weight, kB gzipped", "script", "pictures", "script and pictures", "styles")
    first = weigh(found.first)
    extra = {game: weigh(paths - found.first) for game, paths in found.tables.items()}
    for name, one, most in [("start page", first, FIRST), *((game, one, TABLE) for game, one in extra.items())]:
        both = one.script + one.pictures
        rows.add_row(name, kilo(one.script), kilo(one.pictures), verdict(both, most, kilo(both)), kilo(one.styles))
    out.print(rows)


def kilo(size: int) -> str:
    return f"{size / 1000:.1f}"


def games(found: Report, out: Console) -> None:
    columns = ("minutes", "decisions", "clicks", "forced", "waited, s", "first move, s", "clicks", "shift", "worst")
    rows = grid("A game at normal pace", *columns)
    for name, one in found.pace.items():
        rows.add_row(
            name if one.over else f"{name} (not over)",
            f"{one.seconds / 60:.1f}",
            str(one.decisions),
            str(one.clicks),
            str(one.forced),
            f"{one.waited:.0f}",
            verdict(one.first_move, 20, f"{one.first_move:.1f}"),
            verdict(one.first_clicks, 3, str(one.first_clicks)),
            verdict(one.shift, SHIFT, f"{one.shift:.4f}"),
            f"{one.worst_shift:.4f}",
        )
    out.print(rows)


def updates(found: Report, out: Console) -> None:
    rows = grid("Updates on screen, ms", "updates", "median", "95 %", "99 %", "slowest")
    for kind, speed in (("fast", found.fast), ("slow", found.slow)):
        for name, times in speed.items():
            p95 = share(times, 0.95)
            rows.add_row(
                name + (", processor 4 times slower" if kind == "slow" else ""),
                str(len(times)),
                f"{statistics.median(times):.0f}",
                verdict(p95, TIMES[kind], f"{p95:.0f}"),
                f"{share(times, 0.99):.0f}",
                f"{max(times):.0f}",
            )
    out.print(rows)


def memories(found: Report, out: Console) -> None:
    rows = grid("Memory after so many moves", "nodes", "heap, MB")
    for name, by_moves in found.memory.items():
        for moves, one in by_moves.items():
            rows.add_row(f"{name}, {moves}", f"{one.nodes:,}", f"{one.heap:.1f}")
    out.print(rows)


__all__ = ["Report", "Weight", "show"]
