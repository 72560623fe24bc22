"""python -m bench.search: our search beside OpenSpiel's IS-MCTS in C++, and against flat Monte Carlo, on one core, in
one run. From the root of the repository.

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

from bench import table
from bench.__main__ import positive
from bench.facts import facts, pin
from bench.measure import Case, interleaved, measure
from bench.report import save
from bench.search import duels, ours
from bench.search.report import FORMAT, Report, bars, show

MISSING = (
    "OpenSpiel is not installed. `make bench` installs it into a folder of its own and runs this there;\n"
    "`python -m bench.search --ours-only` leaves it out."
)
SECONDS = 0.5  # each run lasts about so long, or longer


def main(argv: list[str] | None = None) -> int:
    args = parser().parse_args(argv)
    if not args.ours_only and find_spec("pyspiel") is None:
        print(MISSING, file=sys.stderr)
        return 2
    if args.json not in (None, "-") and not Path(args.json).parent.is_dir():
        print(f"There is no folder {Path(args.json).parent} to write to.", file=sys.stderr)
        return 2
    try:
        report = run(args)
    except Exception:
        traceback.print_exc()
        return 2
    if args.json:
        save(report, args.json)
    show(report, table.console(stderr=args.json == "-"))
    return 0


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    out.add_argument(
        "--json", metavar="FILE", nargs="?", const="-", help="all figures as JSON; standard output if no file is named"
    )
    out.add_argument("--runs", type=positive, default=5, help="how often each thing is measured (5)")
    out.add_argument("--positions", type=positive, default=32, help="of each game (32)")
    out.add_argument("--simulations", type=positive, default=300, help="for each decision (300)")
    out.add_argument("--games", type=int, default=8, help="of each kind against flat Monte Carlo (8), 0 for none")
    out.add_argument("--ms", type=positive, default=20, help="for each decision of those games (20)")
    out.add_argument("--quick", action="store_true", help="very little of everything, to see that it works")
    out.add_argument("--ours-only", action="store_true", help="without OpenSpiel")
    out.add_argument("--core", type=int, help="the core to run on; by default the last")
    return out


def run(args: argparse.Namespace) -> Report:
    known = facts(pin(args.core))
    positions, simulations = (1, 4) if args.quick else (args.positions, args.simulations)
    mine = ours.cases(positions, simulations)
    peers: list[tuple[Case, float]] = []
    if not args.ours_only:
        from bench.search import theirs

        peers = theirs.cases(positions, simulations)
    cases = interleaved([case for case, _ in mine], [case for case, _ in peers])
    matches = [(name, kind) for name in duels.GAMES for kind in duels.KINDS] if args.games and not args.quick else []
    shown = (TextColumn("{task.description:32}"), BarColumn(), TimeElapsedColumn())
    out = table.console(stderr=True)
    with Progress(*shown, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task("", total=len(cases) * (args.runs + 1) + len(matches) * args.games)

        def tick(name: str) -> None:
            progress.update(task, advance=1, description=name, refresh=True)

        rows = measure(cases, args.runs, 0.0 if args.quick else SECONDS, tick)
        fought = [
            duels.duel(name, kind, args.games, args.ms / 1000, duels.ENOUGH, lambda: tick("games"))
            for name, kind in matches
        ]
    nodes = {case.id: count.depth for case, count in mine} | {case.id: depth for case, depth in peers}
    return Report(
        format=FORMAT,
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        facts=known,
        quick=args.quick,
        runs=args.runs,
        positions=positions,
        simulations=simulations,
        rows=rows,
        nodes=nodes,
        bars=bars(rows, nodes),
        duels=fought,
    )


if __name__ == "__main__":
    sys.exit(main())
