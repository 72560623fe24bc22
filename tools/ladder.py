"""Checks that each level plays better than the one below it, in every game and at every table size, and `hard` better
than the greedy player with two players.

`python -m tools.ladder --games 200` plays every pair of neighbours in the arena: seats rotate, decks are mirrored and
the same seed gives the same figures. `--keep FILE` resumes an interrupted run; `--write` puts the table into
docs/bots.md. With two seats the upper one must take 60 % of what the two take, with more its interval must lie above
one half.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from cyberdeck.bots.levels import LEVELS
from cyberdeck.lab.arena import run
from cyberdeck.lab.schedule import Schedule, plan
from cyberdeck.lab.tally import tally
from cyberdeck.spec import get_spec

GAMES = ("blackhat", "lokalka", "cybershield", "kiberrubezh")
PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of ladder -->\n"
STEPS = list(zip(list(LEVELS), ["random", *LEVELS], strict=False))  # upper, lower
CLEARLY = 0.6  # with two seats
FAR = 0.85  # hard against greedy, with two seats


Pair = tuple[str, int, str, str]  # game, players, upper, lower


class Rung(msgspec.Struct, frozen=True):
    game: str
    players: int
    upper: str
    lower: str
    games: int
    seed: int
    share: float  # the upper one's part of what the two took
    low: float
    high: float
    seconds: float  # the upper one's mean thinking time
    holds: bool


def rungs(games: list[str], sizes: list[int]) -> list[Pair]:
    found = []
    for game in games:
        spec = get_spec(game)
        for players in range(spec.players[0], spec.players[-1] + 1):
            if not sizes or players in sizes:
                found += [(game, players, upper, lower) for upper, lower in STEPS]
                if players == 2:
                    found.append((game, players, "hard", "greedy"))
    return found


def climb(pair: Pair, games: int, seed: int, jobs: int, before: list[Rung]) -> Rung:
    """Plays a pair, unless it was played before."""
    game, players, upper, lower = pair
    schedule = Schedule(plan(game, {"players": players}, [upper, lower], games, seed))
    for rung in before:
        if pair == (rung.game, rung.players, rung.upper, rung.lower):
            if (rung.games, rung.seed) == (schedule.plan.games, seed):
                return rung
    found = tally(schedule, run(schedule, range(schedule.plan.games), jobs))
    took = next(one for one in found.pairs if one.bot == upper)
    seconds = next(timing.mean for timing in found.timing if timing.bot == upper)
    bar = FAR if lower == "greedy" else CLEARLY
    holds = took.share >= bar if players == 2 else took.low > 0.5
    return Rung(*pair, took.games, seed, took.share, took.low, took.high, round(seconds, 4), holds)


def read(file: Path) -> list[Rung]:
    return msgspec.json.Decoder(Rung).decode_lines(file.read_bytes()) if file.exists() else []


def rows(found: list[Rung]) -> Iterator[str]:
    yield "| game | players | | games | its share | | time to think |"
    yield "|---|--:|---|--:|--:|---|--:|"
    for r in found:
        share = f"{100 * r.share:.1f} % [{100 * r.low:.1f}, {100 * r.high:.1f}]"
        pair = f"{r.upper} against {r.lower}"
        verdict = "holds" if r.holds else "**misses**"
        yield f"| {r.game} | {r.players} | {pair} | {r.games} | {share} | {verdict} | {1000 * r.seconds:.0f} ms |"


def write(lines: list[str]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(before + BEGIN + "\n".join(["", *lines, "", ""]) + END + after, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="one game only; may be given again")
    parser.add_argument("--players", type=int, nargs="+", default=[], help="these table sizes only")
    parser.add_argument("--games", type=int, default=200, help="games of each pair, made up to whole blocks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="what has been played; the rest is added")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="into docs/bots.md")
    args = parser.parse_args()
    todo = rungs(args.game or list(GAMES), args.players)
    before = read(args.keep) if args.keep else []
    found: list[Rung] = []
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        for pair in progress.track(todo, description="pairs"):
            found.append(climb(pair, args.games, args.seed, args.jobs, before))
            if args.keep and found[-1] not in before:
                with args.keep.open("ab") as file:
                    file.write(msgspec.json.encode(found[-1]) + b"\n")
    lines = list(rows(found))
    if args.write:
        write(lines)
    if args.json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    else:
        print("\n".join(lines))
    return 0 if all(rung.holds for rung in found) else 1


if __name__ == "__main__":
    sys.exit(main())
