"""How well the greedy player of Black Hat plays, and how fair the game is between equals.

`python -m tools.strength --games 1000 --players 2 3 4 5 6` plays two kinds of table: one greedy player among random
ones, its seat going round; and greedy players only. Every game has a seed of its own, so that a run gives the same
figures whatever --jobs is. Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from statistics import fmean, median
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from cyberdeck import bots
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.ids import NONE
from cyberdeck.games.blackhat.rules import score
from cyberdeck.kernel.errors import CyberdeckError
from cyberdeck.kernel.game import CHANCE, OVER
from cyberdeck.kernel.registry import build
from cyberdeck.kernel.rng import FastRng

AMONG_RANDOM, AMONG_GREEDY = 0, 1
CHUNK = 10  # games a worker plays at a time
Z = 1.96


class Job(NamedTuple):
    """Some games of one kind of table."""

    options: tuple[tuple[str, str], ...]
    players: int
    kind: int
    seed: int
    first: int
    games: int


class Outcome(NamedTuple):
    """One game over. Players are counted from the greedy one, or clockwise from the first dealer; the robot is last."""

    shares: tuple[float, ...]  # of the win
    totals: tuple[int, ...]
    rounds: int
    why: str


class Share(NamedTuple):
    """A share of games with its interval."""

    value: float
    low: float
    high: float


class Report(NamedTuple):
    """The figures of one table size."""

    players: int
    games: int
    fair: float
    win: Share  # greedy among random
    trace: float
    others_trace: float
    places: list[Share]  # greedy among greedy: win shares clockwise from the first dealer
    seat_advantage: float  # the furthest of them from the fair share of a seat
    robot: Share | None
    rounds: float
    rounds_range: tuple[int, int]  # nine games in ten
    endings: dict[str, Share]
    greedy_trace: float


def wilson(wins: float, games: int) -> Share:
    """Wilson's interval for a share of games; a shared win counts in part."""
    p = wins / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * (p * (1 - p) / games + Z * Z / (4 * games * games)) ** 0.5
    return Share(p, max(0.0, middle - half), min(1.0, middle + half))


def table_of(job: Job) -> BlackHat:
    game = build("blackhat", {**dict(job.options), "players": job.players})
    assert isinstance(game, BlackHat)
    return game


def play(game: BlackHat, job: Job, number: int) -> Outcome:
    """One game. The dice and every seat draw from generators of their own."""
    base = ((job.seed * 8 + job.players) * 2 + job.kind) * 1_000_000_007 + number * 16
    dice = FastRng(base)
    rngs = [FastRng(base + 1 + seat) for seat in range(job.players)]
    greedy, random = bots.find("greedy", "blackhat"), bots.find("random", "blackhat")
    star = number % job.players
    seats = [greedy if job.kind == AMONG_GREEDY or seat == star else random for seat in range(job.players)]
    s = game.start()
    dealer = NONE
    while s.top.kind != OVER:
        owed: int = s.pending()
        if owed == 0:
            game.apply(s, CHANCE, game.sample(s, dice))
            continue
        if dealer == NONE:
            dealer = s.dealer
        seat = owed.bit_length() - 1
        legal = game.legal(s, seat)
        view = game.view(s, seat)
        game.apply(s, seat, seats[seat](game, view, legal, rngs[seat]))
    won = score.winners(game.t, s)
    start = star if job.kind == AMONG_RANDOM else dealer
    order = [(start + i) % job.players for i in range(job.players)] + list(range(job.players, len(s.total)))
    return Outcome(
        tuple([1 / len(won) if p in won else 0.0 for p in order]),
        tuple([s.total[p] for p in order]),
        s.round,
        score.why_over(game.t, s) or "limit",
    )


def run(job: Job) -> list[Outcome]:
    game = table_of(job)
    return [play(game, job, number) for number in range(job.first, job.first + job.games)]


def jobs_of(args: argparse.Namespace, options: tuple[tuple[str, str], ...]) -> list[Job]:
    return [
        Job(options, players, kind, args.seed, first, min(CHUNK, args.games - first))
        for players in args.players
        for kind in (AMONG_RANDOM, AMONG_GREEDY)
        for first in range(0, args.games, CHUNK)
    ]


def results(jobs: list[Job], workers: int) -> Iterator[list[Outcome]]:
    """In the order of the jobs, whoever is done first."""
    if workers == 1:
        yield from map(run, jobs)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(run, jobs)


def report(players: int, among_random: list[Outcome], among_greedy: list[Outcome]) -> Report:
    games = len(among_greedy)
    everybody = len(among_greedy[0].shares)
    places = [wilson(sum(o.shares[place] for o in among_greedy), games) for place in range(everybody)]
    robot = places.pop() if everybody > players else None
    fair = sum(place.value for place in places) / players
    rounds = sorted(o.rounds for o in among_greedy)
    endings = Counter(o.why for o in among_greedy)
    return Report(
        players,
        games,
        1 / everybody,
        wilson(sum(o.shares[0] for o in among_random), games),
        fmean(o.totals[0] for o in among_random),
        fmean(chain.from_iterable(o.totals[1:] for o in among_random)),
        places,
        max(abs(place.value - fair) for place in places),
        robot,
        median(rounds),
        (rounds[games // 20], rounds[-1 - games // 20]),
        {why: wilson(n, games) for why, n in endings.most_common()},
        fmean(chain.from_iterable(o.totals[:players] for o in among_greedy)),
    )


def percent(share: Share) -> str:
    return f"{100 * share.value:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def half_width(shares: list[Share]) -> float:
    return max((share.high - share.low) / 2 for share in shares)


def show(reports: list[Report], console: Console) -> None:
    strength = Table(title="One greedy player among random ones")
    for heading in ("players", "games", "fair share", "greedy wins", "its trace", "theirs"):
        strength.add_column(heading, justify="right")
    balance = Table(title="Greedy players only")
    for heading in ("players", "games", "places from first dealer", "advantage", "robot", "rounds"):
        balance.add_column(heading, justify="right")
    balance.add_column("endings")
    for r in reports:
        trace = (f"{r.trace:.1f}", f"{r.others_trace:.1f}")
        strength.add_row(str(r.players), str(r.games), f"{100 * r.fair:.1f} %", percent(r.win), *trace)
        balance.add_row(
            str(r.players),
            str(r.games),
            " ".join(f"{100 * place.value:.1f}" for place in r.places) + f" ± {100 * half_width(r.places):.1f}",
            f"{100 * r.seat_advantage:.1f}",
            "" if r.robot is None else percent(r.robot),
            f"{r.rounds:g} ({r.rounds_range[0]}–{r.rounds_range[1]})",
            "\n".join(f"{why} {100 * share.value:.2f} %" for why, share in r.endings.items()),
        )
    console.print(strength)
    console.print(balance)


def as_json(r: Report) -> dict[str, object]:
    plain = r._asdict()
    plain["win"] = r.win._asdict()
    plain["places"] = [place._asdict() for place in r.places]
    plain["robot"] = None if r.robot is None else r.robot._asdict()
    plain["endings"] = {why: share._asdict() for why, share in r.endings.items()}
    return plain


def options_of(texts: list[str]) -> tuple[tuple[str, str], ...]:
    pairs = [text.partition("=") for text in texts]
    return tuple([(name, value) for name, _, value in pairs])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games of each kind and table size")
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    jobs = jobs_of(args, options_of(args.option))
    outcomes: dict[tuple[int, int], list[Outcome]] = {}
    try:
        for players in args.players:  # a wrong option is told before anything is played
            table_of(Job(options_of(args.option), players, 0, 0, 0, 0))
    except CyberdeckError as wrong:
        parser.error(str(wrong))
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("games", total=sum(job.games for job in jobs))
        for job, played in zip(jobs, results(jobs, args.jobs), strict=True):
            outcomes.setdefault((job.players, job.kind), []).extend(played)
            progress.advance(task, job.games)
    reports = [report(n, outcomes[n, AMONG_RANDOM], outcomes[n, AMONG_GREEDY]) for n in args.players]
    if args.json:
        json.dump([as_json(r) for r in reports], sys.stdout, indent=2)
        print()
    else:
        show(reports, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
