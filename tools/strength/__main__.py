"""Measures how well the greedy player of a game plays, and how fair the game is between equals.

`python -m tools.strength --game blackhat --games 1000 --players 2 3 4 5 6` plays tables of greedy and of random
players; strength/<game>.py says which. Every game has its own seed, so that a run gives the same figures for any
--jobs.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from rich.console import Console
from rich.progress import Progress

from cyberdeck.kernel.errors import CyberdeckError
from cyberdeck.spec import make
from tools.strength.shared import Job

GAMES = ("blackhat", "lokalka", "cybershield", "kiberrubezh")
DEFAULT = 4  # players, unless a game sets it
CHUNK = 10  # games a worker plays at a time


def figures(game: str) -> Any:
    """The module of a game: kinds of table, play, report, show and as_json; optionally DEFAULT, a number of players."""
    return importlib.import_module(f"tools.strength.{game}")


def run(job: Job) -> list[Any]:
    game = make(job.game, {**dict(job.options), "players": job.players})
    play = figures(job.game).play
    return [play(game, job, number) for number in range(job.first, job.first + job.games)]


def jobs_of(args: argparse.Namespace, options: tuple[tuple[str, str], ...]) -> list[Job]:
    return [
        Job(args.game, options, players, kind, args.seed, first, min(CHUNK, args.games - first))
        for players in args.players
        for kind in figures(args.game).kinds(players)
        for first in range(0, args.games, CHUNK)
    ]


def results(jobs: list[Job], workers: int) -> Iterator[list[Any]]:
    """In the order of the jobs."""
    if workers == 1:
        yield from map(run, jobs)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(run, jobs)


def options_of(texts: list[str]) -> tuple[tuple[str, str], ...]:
    pairs = [text.partition("=") for text in texts]
    return tuple([(name, value) for name, _, value in pairs])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--games", type=int, default=400, help="games of each kind and table size")
    parser.add_argument("--players", type=int, nargs="+", default=[])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    args.players = args.players or [getattr(figures(args.game), "DEFAULT", DEFAULT)]
    jobs = jobs_of(args, options_of(args.option))
    try:
        for players in args.players:  # a wrong option raises before anything is played
            make(args.game, {**dict(options_of(args.option)), "players": players})
    except CyberdeckError as error:
        parser.error(str(error))
    outcomes: dict[int, dict[int, list[Any]]] = {players: {} for players in args.players}
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("games", total=sum(job.games for job in jobs))
        for job, played in zip(jobs, results(jobs, args.jobs), strict=True):
            outcomes[job.players].setdefault(job.kind, []).extend(played)
            progress.advance(task, job.games)
    module = figures(args.game)
    reports = [module.report(players, outcomes[players]) for players in args.players]
    if args.json:
        json.dump([module.as_json(r) for r in reports], sys.stdout, indent=2)
        print()
    else:
        module.show(reports, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
