"""python -m fuzz [--game blackhat] [--games 200000] [--jobs 2] [--seed 1] [--every 10]

Plays random games at random tables and runs every law of kernel/laws.py, those of a state at one state in `--every`.
The first broken law stops it, and leaves a file that replays to the place: `cyberdeck replay FILE`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections import Counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from cyberdeck.kernel import registry
from fuzz.games import BATCH, batch, save


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m fuzz", description="Random games at random tables under every law."
    )
    parser.add_argument("--game", default="blackhat", choices=registry.names())
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=10, help="run the laws of a state at one state in so many")
    parser.add_argument("--json", action="store_true", help="print the tally as JSON")
    args = parser.parse_args()
    jobs = [
        (args.game, first, min(BATCH, args.seed + args.games - first), args.every)
        for first in range(args.seed, args.seed + args.games, BATCH)
    ]
    tally: Counter[str] = Counter()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, disable=not sys.stderr.isatty(), transient=True)
    with progress, multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        bar = progress.add_task(args.game, total=args.games)
        for result in pool.imap_unordered(batch, jobs):
            if isinstance(result, tuple):
                pool.terminate()
                seed, law, options, answers = result
                print(f"seed {seed}, after {len(answers)} answers, with {options}:\n{law}", file=sys.stderr)
                print(f"saved as {save(args.game, result)}", file=sys.stderr)
                return 1
            tally += result
            progress.update(bar, completed=tally["games"])
    print(json.dumps(tally) if args.json else ", ".join(f"{n:,} {what}" for what, n in sorted(tally.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
