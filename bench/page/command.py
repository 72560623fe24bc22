"""`python -m bench.page`: options, the order of things, and how long it will still take."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct
from playwright.sync_api import Browser, sync_playwright

from bench.page import person, report, speed, weight
from cyberdeck.server.tables.clock import Pace
from tests.browser.kit import launch
from tests.server.house import House

GAMES = tuple(speed.BOTS)
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
PARTS = ("weight", "pace", "speed", "memory")
SLOWER = 4
SECONDS = {"weight": 4, "pace": 240, "speed": 60, "memory": 120}  # about, of one measurement


class Task(Struct, frozen=True):
    part: str
    game: str
    size: str = ""

    @property
    def name(self) -> str:
        return " ".join(filter(None, (self.part, self.game, self.size)))


class Progress:
    """What is being done and how long it will take, on standard error."""

    def __init__(self, tasks: list[Task]) -> None:
        self.left = [SECONDS[task.part] for task in tasks]
        self.begun = time.monotonic()

    @contextmanager
    def during(self, task: Task) -> Iterator[speed.Told]:
        whole, begun = self.left.pop(0), time.monotonic()

        def told(what: str) -> None:
            left = max(5, whole - (time.monotonic() - begun)) + sum(self.left)
            line = f"{task.name}: {what}; about {left / 60:.0f} min left"
            print(f"\r{line:78}" if sys.stderr.isatty() else line, end="", file=sys.stderr, flush=True)
            if not sys.stderr.isatty():
                print(file=sys.stderr)

        told("begins")
        yield told
        if sys.stderr.isatty():
            print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=tuple(SIZES))
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS, help="what to measure (everything)")
    parser.add_argument("--moves", type=int, default=300, help="of a long play (300)")
    parser.add_argument("--stops", default="", help="which decisions the person makes; the page's own if not given")
    parser.add_argument("--json", action="store_true", help="all figures as JSON")
    parser.add_argument("--quick", action="store_true", help="very little of everything, to see that it works")
    args = parser.parse_args(argv)
    found = measure(args)
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        report.show(found)
    return 0


def measure(args: argparse.Namespace) -> report.Report:
    sized = [part for part in PARTS if part in args.parts and part != "weight"]
    tasks = [Task("weight", game) for game in args.games if "weight" in args.parts]
    tasks += [Task(part, game, size) for part in sized for game in args.games for size in args.sizes]
    progress = Progress(tasks)
    found = report.Report(quick=args.quick)
    moves = 24 if args.quick else args.moves
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        usual = House(Path(folder) / "usual.sqlite", Pace())
        quick = House(Path(folder) / "quick.sqlite", Pace(min_delay=0.05, max_delay=0.1, grace=60))
        if "weight" in args.parts:
            found.first = weight.start_page(browser, quick)
        try:
            for task in tasks:
                with progress.during(task) as told:
                    one(task, browser, usual, quick, moves, args, found, told)
        except KeyboardInterrupt:
            print("Interrupted: what was measured until now follows.", file=sys.stderr)
        browser.close()
        usual.stop()
        quick.stop()
    return found


def one(
    task: Task,
    browser: Browser,
    usual: House,
    quick: House,
    moves: int,
    args: argparse.Namespace,
    found: report.Report,
    told: speed.Told,
) -> None:
    size = SIZES.get(task.size, (0, 0))
    key = f"{task.game} {task.size}"
    if task.part == "weight":
        found.tables[task.game] = weight.table(browser, quick, task.game)
    elif task.part == "pace":
        most = 6 if args.quick else 900
        found.pace[key] = person.play(browser, usual, task.game, size, most, args.stops, told)
    elif task.part == "speed":
        for rates, slow in ((found.fast, 1), (found.slow, SLOWER)):
            rates[key] = speed.play(browser, quick, task.game, size, slow, min(moves, 120), False, told).times
    else:
        found.memory[key] = speed.play(browser, quick, task.game, size, 1, moves, not args.quick, told).memory
