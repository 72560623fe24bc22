"""python -m bench.server: moves a second and times at 500 tables of four, ours beside boardgame.io, in one run.

Our server writes every action to disk before it sends it; boardgame.io keeps its matches in memory. Both have one core,
and messages of the same size. Exits with 0 whatever the figures are, with 2 if there are none.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import msgspec
import uvloop
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Shown

from bench.server import ours, theirs
from bench.server.connection import FAST
from bench.server.load import Count, Figures, drive

SIDES = ("ours", "boardgame.io", "ours, pages", "boardgame.io, pages")  # theirs with messages of our size
BAR = 2.0  # ours against boardgame.io


class Row(msgspec.Struct, frozen=True):
    side: str
    mode: str
    runs: list[Figures]

    def middle(self, name: str) -> float:
        return float(median(getattr(run, name) for run in self.runs))


def main(argv: list[str] | None = None) -> int:
    args = parser().parse_args(argv)
    if len(os.sched_getaffinity(0)) < 2:
        print("This needs two cores: one for the server, one for the load.", file=sys.stderr)
        return 2
    sides = tuple(side for side in SIDES if not args.ours_only or side.startswith("ours"))
    if not args.ours_only and not fetch_peer():
        return 2
    if args.quick:
        args.tables, args.rate, args.seconds, args.runs = 20, 100.0, 0.2, 1
    elif not FAST:
        print(
            "picows is not installed, so the load is slow. `make bench` installs it; --quick does without.",
            file=sys.stderr,
        )
        return 2
    if args.json and not Path(args.json).parent.is_dir():
        print(f"There is no folder {Path(args.json).parent} to write to.", file=sys.stderr)
        return 2
    try:
        rows = run(args, sides)
    except Exception:
        traceback.print_exc()
        return 2
    if args.json:
        Path(args.json).write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=2) + b"\n")
    show(rows, args.quick)
    return 0


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    out.add_argument("--tables", type=int, default=500, help="tables of four sockets (500)")
    out.add_argument("--rate", type=float, default=500, help="moves a second when they come at fixed times (500)")
    out.add_argument("--seconds", type=float, default=8, help="how long each is measured (8)")
    out.add_argument("--runs", type=int, default=3, help="how often (3)")
    out.add_argument("--quick", action="store_true", help="very little of everything, to see that it works")
    out.add_argument("--ours-only", action="store_true", help="without boardgame.io")
    out.add_argument("--json", metavar="FILE", help="all figures as JSON")
    return out


def fetch_peer() -> bool:
    if shutil.which("npm") is None:
        print("boardgame.io needs Node.js; --ours-only leaves it out.", file=sys.stderr)
        return False
    if not (theirs.PEER / "node_modules").is_dir():
        done = subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=theirs.PEER, check=False)
        return done.returncode == 0
    return True


def run(args: argparse.Namespace, sides: tuple[str, ...]) -> list[Row]:
    """Runs all sides once, then all again."""
    cases = [(side, mode) for mode in ("closed", "open") for side in sides]
    runs: dict[tuple[str, str], list[Figures]] = {case: [] for case in cases}
    size = 0
    columns = (TextColumn("{task.description:24}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(cases) * args.runs)
        for _ in range(args.runs):
            for side, mode in cases:
                progress.update(task, description=f"{side}, {mode}", refresh=True)
                rate = args.rate if mode == "open" else 0.0
                figures = measure(side, args.tables, rate, args.seconds, size)
                size = round(figures.size)
                runs[side, mode].append(figures)
                progress.advance(task)
    return [Row(side, mode, figures) for (side, mode), figures in runs.items()]


def measure(side: str, tables: int, rate: float, seconds: float, size: int) -> Figures:
    """One server, started for this and stopped after it."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        their = side.startswith("boardgame.io")
        command = theirs.command(port, size) if their else ours.command(port, Path(folder))
        with served(command) as pid:
            gc.collect()
            gc.disable()  # pauses of the load are not the server's
            try:
                return uvloop.run(_measure(side, port, tables, rate, seconds, pid))
            finally:
                gc.enable()


async def _measure(side: str, port: int, many: int, rate: float, seconds: float, pid: int) -> Figures:
    count = Count()
    if side.startswith("boardgame.io"):
        tables = await theirs.tables(port, many, count, not rate)
    else:
        tables = await ours.tables(port, many, count, not rate, side == "ours, pages")
    await asyncio.sleep(min(1.0, seconds))
    return await drive(tables, count, rate, seconds, pid)


@contextlib.contextmanager
def served(command: list[str]) -> Iterator[int]:
    """Runs the server on the first core and this process on the others."""
    first, *others = sorted(os.sched_getaffinity(0))
    environment = {**os.environ, "NODE_ENV": "production"}
    process: subprocess.Popen[str] = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, preexec_fn=lambda: os.sched_setaffinity(0, {first})
    )
    try:
        assert process.stdout is not None
        while (line := process.stdout.readline()) and line.strip() != "up":
            pass
        os.sched_setaffinity(0, set(others))
        yield process.pid
    finally:
        os.sched_setaffinity(0, {first, *others})
        process.kill()
        process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def show(rows: list[Row], quick: bool) -> None:
    out = Shown(title="The online table under load (medians)", caption="A quick look, not a result" if quick else None)
    names = ("", "", "moves/s", "p50 ms", "p99 ms", "CPU µs a move", "bytes a message", "memory MB")
    for name in names:
        out.add_column(name, justify="left" if not name else "right")
    for row in rows:
        figures = [row.middle(name) for name in ("moves", "p50", "p99", "cpu", "size", "memory")]
        digits = (0, 1, 1, 0, 0, 0)
        out.add_row(row.side, row.mode, *(f"{figure:,.{n}f}" for figure, n in zip(figures, digits, strict=True)))
    console = Console()
    console.print(out)
    for text in ratios(rows):
        console.print(text)


def ratios(rows: list[Row]) -> list[str]:
    """The ratio of each round, and their median."""
    by = {(row.side, row.mode): row for row in rows}
    if ("boardgame.io", "closed") not in by:
        return []
    out = []
    for kind in ("", ", pages"):
        for mode, name, better in (("closed", "moves", 1), ("closed", "p99", -1), ("open", "p99", -1)):
            pairs = zip(by["ours" + kind, mode].runs, by["boardgame.io" + kind, mode].runs, strict=True)
            ratio = median((getattr(a, name) / getattr(b, name)) ** better for a, b in pairs)
            verdict = "as wanted" if ratio >= BAR else f"{BAR:.0f} wanted"
            out.append(f"{mode}, {name}{kind}: {ratio:.1f} times as good as boardgame.io ({verdict})")
    return out


if __name__ == "__main__":
    sys.exit(main())
