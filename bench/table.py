"""The figures as tables."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from bench.facts import Facts
from bench.measure import Row
from bench.report import Report

GROUPS = {
    "inside": "Random games, the loop inside",
    "python": "Random games, driven from Python",
    "copies": "Copies of a state",
    "views": "What one player may know",
    "worlds": "States that one player cannot distinguish from the true one",
}
WIDTH = 132  # if the output is not a terminal


def console(stderr: bool = False) -> Console:
    out = Console(stderr=stderr, highlight=False)
    if not out.is_terminal:
        out.width = WIDTH
    return out


def show(report: Report, out: Console) -> None:
    about(report, out)
    for group in GROUPS:
        if mine := [row for row in report.rows if row.group == group]:
            out.print(figures(group, mine))
    out.print(lengths(report))
    if report.bars or report.slow:
        out.print(verdicts(report))
    share = report.cpu / report.wall if report.wall else 1
    out.print(f"The core was this process's own for {share:.0%} of the time; the rest is not counted.")
    if report.runs < 5 or report.quick:
        out.print("[bold]A quick look, not a result:[/bold] results are medians of five runs of half a second or more.")


def about(report: Report, out: Console) -> None:
    f: Facts = report.facts
    place = "not tied to a core" if f.pinned is None else f"all on core {f.pinned}"
    load = "" if f.load is None else f", load {f.load:.1f} at the start"
    out.print(f"{f.cpu}, {f.cores} cores, {place}{load}")
    out.print(f"{f.system}; {f.python}; " + ", ".join(f"{name} {found}" for name, found in f.packages.items()))
    kind = "compiled" if f.compiled else "INTERPRETED"
    out.print(f"Cyberdeck {f.cyberdeck}, {kind}; {report.date}; medians of {report.runs}, least and most beside them")
    if not f.compiled:
        out.print("[bold red]INTERPRETED: this build is not compiled. Compiled, games play some 60 times as fast.[/]")


def figures(group: str, rows: list[Row]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=GROUPS[group], title_justify="left")
    table.add_column("", width=15, no_wrap=True)
    table.add_column("", width=34, no_wrap=True)
    table.add_column("", width=33, no_wrap=True)
    for name in (f"{rows[0].unit}/s", "least", "most", "games/s"):
        table.add_column(name, width=8, justify="right", no_wrap=True)
    for row in rows:
        games = "" if row.games_per_second is None else number(row.games_per_second)
        rates = [number(rate) for rate in (row.per_second, row.least, row.most)]
        table.add_row(row.who, row.game, row.how, *rates, games)
    return table


def lengths(report: Report) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("length of a random game", width=25)
    for name in ("nodes", "± error", "of them decisions", "games counted"):
        table.add_column(name, justify="right")
    for name, shape in report.shapes.items():
        share = f"{shape.decisions / shape.nodes:.0%}"
        table.add_row(name, f"{shape.nodes:.1f}", f"{shape.error:.1f}", share, f"{shape.games:,}")
    return table


def verdicts(report: Report) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("ours", width=25)
    table.add_column("beside", width=25)
    for name in ("times", "least", "most", "wanted"):
        table.add_column(name, justify="right")
    table.add_column("")
    for bar in report.bars:
        times = [f"{ratio:.2f}" for ratio in (bar.ratio, bar.least, bar.most)]
        wanted = "" if bar.wanted is None else f"≥ {bar.wanted:g}"
        table.add_row(bar.ours, bar.peer, *times, wanted, verdict(bar.passed))
    for slow in report.slow:
        table.add_row(slow.ours, "ms a game", f"{slow.ms:.2f}", "", "", f"< {slow.wanted_ms:g}", verdict(slow.passed))
    return table


def verdict(passed: bool | None) -> str:
    if passed is None:
        return ""
    return "[green]PASS[/green]" if passed else "[bold red]FAIL[/bold red]"


def number(x: float) -> str:
    """Three digits that mean something: 5.68 M, 12.4 k, 871."""
    for size, letter in ((1e6, " M"), (1e3, " k"), (1, "")):
        if x >= size:
            return f"{x / size:.3g}{letter}" if x / size < 1000 else f"{x / size:.0f}{letter}"
    return f"{x:.3g}"
