"""python -m bench: speed beside OpenSpiel and RLCard, on one core, in one run. From the root of the repository.

Exits with 0 whatever the figures are, with 2 if there are none.
"""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec

from bench import command, ours, table
from bench.bars import bars, slow
from bench.facts import facts, pin
from bench.measure import Case, interleaved, measure
from bench.report import Report, now

PEERS = {"pyspiel": "OpenSpiel", "rlcard": "RLCard"}
MISSING = (
    "{} is not installed. `make bench` installs it into a folder of its own and runs this there;\n"
    "`python -m bench --ours-only` leaves the others out."
)


def main(argv: list[str] | None = None) -> int:
    args = command.parser("python -m bench", __doc__, "OpenSpiel and RLCard").parse_args(argv)
    missing = [] if args.ours_only else [name for module, name in PEERS.items() if find_spec(module) is None]
    return command.main(args, MISSING.format(" and ".join(missing)) if missing else "", run, table.show)


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
    with command.progress(len(cases) * (args.runs + 1)) as tick:
        rows = measure(cases, args.runs, seconds, tick)
    runs = [one for row in rows for one in row.runs]
    return Report(
        date=now(),
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
