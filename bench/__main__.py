"""python -m bench: speed beside OpenSpiel and RLCard, on one core, in one run. From the root of the repository.

Ends with 0 whatever the figures are, with 2 if there are none.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bench import ours, table
from bench.bars import bars, slow
from bench.facts import facts, pin
from bench.measure import Case, interleaved, measure
from bench.report import FORMAT, Report, save

PEERS = {"pyspiel": "OpenSpiel", "rlcard": "RLCard"}
MISSING = (
    "{} is not installed. `make bench` installs it into a folder of its own and runs this there;\n"
    "`python -m bench --ours-only` leaves the others out."
)


def main(argv: list[str] | None = None) -> int:
    args = parser().parse_args(argv)
    missing = [] if args.ours_only else [name for module, name in PEERS.items() if find_spec(module) is None]
    if missing:
        print(MISSING.format(" and ".join(missing)), file=sys.stderr)
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
    table.show(report, table.console(stderr=args.json == "-"))
    return 0


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    out.add_argument("--json", metavar="FILE", help="all figures as JSON; - for standard output")
    out.add_argument("--runs", type=positive, default=5, help="how often each thing is measured (5)")
    out.add_argument("--quick", action="store_true", help="short runs, to see that it works")
    out.add_argument("--ours-only", action="store_true", help="without OpenSpiel and RLCard")
    out.add_argument("--core", type=int, help="the core to run on; by default the last")
    return out


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError(text)
    return value


def run(args: argparse.Namespace) -> Report:
    core = pin(args.core)
    known = facts(core)
    seconds, sample = (0.05, 200) if args.quick else (0.5, 2000)
    shapes = ours.shapes(sample if known.compiled else sample // 20)
    theirs: list[Case] = []
    if not args.ours_only:
        from bench import openspiel, rlcard

        lengths = openspiel.shapes(sample)
        theirs = [*openspiel.cases(lengths), *rlcard.cases()]
        shapes.update(lengths)
    cases = interleaved(ours.cases(), theirs)
    shown = (TextColumn("{task.description:24}"), BarColumn(), TimeElapsedColumn())
    out = table.console(stderr=True)
    with Progress(*shown, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task("", total=len(cases) * (args.runs + 1))

        def tick(name: str) -> None:
            progress.update(task, advance=1, description=name, refresh=True)

        rows = measure(cases, args.runs, seconds, tick)
    runs = [one for row in rows for one in row.runs]
    return Report(
        format=FORMAT,
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        facts=known,
        quick=args.quick,
        runs=args.runs,
        seconds=seconds,
        cpu=sum(one.cpu for one in runs),
        wall=sum(one.wall for one in runs),
        shapes=shapes,
        rows=rows,
        bars=bars(rows, ours.games()),
        slow=[] if known.compiled else slow(rows, ours.games()),
    )


if __name__ == "__main__":
    sys.exit(main())
