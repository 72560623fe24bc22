"""python -m bench.search: our search beside OpenSpiel's IS-MCTS in C++, and against flat Monte Carlo, on one core, in
one run. From the root of the repository.

Exits with 0 whatever the figures are, with 2 if there are none.
"""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec

from bench import command
from bench.facts import facts, pin
from bench.measure import Case, interleaved, measure
from bench.report import now
from bench.search import duels, ours
from bench.search.report import Report, bars, show

MISSING = (
    "OpenSpiel is not installed. `make bench` installs it into a folder of its own and runs this there;\n"
    "`python -m bench.search --ours-only` leaves it out."
)
SECONDS = 0.5  # of each run, at least


def main(argv: list[str] | None = None) -> int:
    args = parser().parse_args(argv)
    missing = not args.ours_only and find_spec("pyspiel") is None
    return command.main(args, MISSING if missing else "", run, show)


def parser() -> argparse.ArgumentParser:
    out = command.parser("python -m bench.search", __doc__, "OpenSpiel")
    out.add_argument("--positions", type=command.positive, default=32, help="of each game (32)")
    out.add_argument("--simulations", type=command.positive, default=300, help="for each decision (300)")
    out.add_argument("--games", type=int, default=8, help="of each kind against flat Monte Carlo (8), 0 for none")
    out.add_argument("--ms", type=command.positive, default=20, help="for each decision of those games (20)")
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
    with command.progress(len(cases) * (args.runs + 1) + len(matches) * args.games) as tick:
        rows = measure(cases, args.runs, 0.0 if args.quick else SECONDS, tick)
        fought = [
            duels.duel(name, kind, args.games, args.ms / 1000, duels.ENOUGH, lambda: tick("games"))
            for name, kind in matches
        ]
    nodes = {case.id: count.depth for case, count in mine} | {case.id: depth for case, depth in peers}
    return Report(
        date=now(),
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
