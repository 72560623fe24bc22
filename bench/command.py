"""What the programs of the bench share: options, a progress bar, and exit statuses."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bench import table
from bench.report import Header, save

R = TypeVar("R", bound=Header)


def parser(prog: str, description: str | None, peers: str) -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(prog=prog, description=description)
    out.add_argument(
        "--json", metavar="FILE", nargs="?", const="-", help="all figures as JSON; standard output if no file is named"
    )
    out.add_argument("--runs", type=positive, default=5, help="how often each thing is measured (5)")
    out.add_argument("--quick", action="store_true", help="very little of everything, to see that it works")
    out.add_argument("--ours-only", action="store_true", help=f"without {peers}")
    out.add_argument("--core", type=int, help="the core to run on; by default the last")
    return out


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError(text)
    return value


@contextmanager
def progress(total: int) -> Iterator[Callable[[str], None]]:
    """Yields a function to call with the name of each of `total` steps as it begins."""
    shown = (TextColumn("{task.description:32}"), BarColumn(), TimeElapsedColumn())
    out = table.console(stderr=True)
    with Progress(*shown, console=out, transient=True, disable=not out.is_terminal) as bars:
        task = bars.add_task("", total=total)
        yield lambda name: bars.update(task, advance=1, description=name, refresh=True)


def main(
    args: argparse.Namespace,
    missing: str,
    run: Callable[[argparse.Namespace], R],
    show: Callable[[R, Console], None],
) -> int:
    """Measures, saves and shows. Returns 0 whatever the figures are, and 2 if there are none. `missing` names what is
    not installed.
    """
    if missing:
        print(missing, file=sys.stderr)
        return 2
    if args.json not in (None, "-") and not Path(args.json).parent.is_dir():
        print(f"There is no folder {Path(args.json).parent} to write to.", file=sys.stderr)
        return 2
    try:
        report = run(args)
        if args.json:
            save(report, args.json)
    except Exception:
        traceback.print_exc()
        return 2
    show(report, table.console(stderr=args.json == "-"))
    return 0
