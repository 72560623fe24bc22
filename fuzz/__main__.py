"""python -m fuzz [--game NAME] [--games 200000] [--jobs 2] [--seed 1] [--every N]

Plays random games of every game, or of one, with random options and runs every law of kernel/laws.py, those of a state
at one state in `--every`. The first broken law stops it, and leaves a file that replays to the place: `cyberdeck
replay FILE`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections import Counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from cyberdeck.spec import game_ids
from fuzz.games import BATCH, batch, save

EVERY = {"cybershield": 100, "kiberrubezh": 100}  # their laws take longest; 10 for the others


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m fuzz", description="Random games at random tables under every law."
    )
    parser.add_argument("--game", choices=game_ids(), help="this game alone; otherwise all, one after another")
    parser.add_argument("--games", type=int, default=200_000, help="of each")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, help="run the laws of a state at one state in so many")
    parser.add_argument("--json", action="store_true", help="print the tally as JSON")
    args = parser.parse_args()
    found: dict[str, Counter[str]] = {}
    for game in [args.game] if args.game else game_ids():
        tally = run(game, args)
        if tally is None:
            return 1
        found[game] = tally
    if args.json:
        print(json.dumps(found))
        return 0
    for game, tally in found.items():
        print(f"{game}: " + ", ".join(f"{n:,} {what}" for what, n in sorted(tally.items())))
    return 0


def run(game: str, args: argparse.Namespace) -> Counter[str] | None:
    """The counts of what was done, or None: a law is broken."""
    every = args.every or EVERY.get(game, 10)
    jobs = [
        (game, first, min(BATCH, args.seed + args.games - first), every)
        for first in range(args.seed, args.seed + args.games, BATCH)
    ]
    tally: Counter[str] = Counter()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, disable=not sys.stderr.isatty(), transient=True)
    with progress, multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        bar = progress.add_task(game, total=args.games)
        for result in pool.imap_unordered(batch, jobs):
            if isinstance(result, tuple):
                pool.terminate()
                seed, law, options, actions = result
                print(f"{game}, seed {seed}, after {len(actions)} actions, with {options}:\n{law}", file=sys.stderr)
                print(f"saved as {save(game, result)}", file=sys.stderr)
                return None
            tally += result
            progress.update(bar, completed=tally["games"])
    return tally


if __name__ == "__main__":
    sys.exit(main())
