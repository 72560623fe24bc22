"""python -m bench.soak: plays many games and watches the memory. From the root of the repository.

States and frames are not known to Python's garbage collector (they are declared acyclic), so a cycle, or a count of
references gone wrong in compiled code, would never come back. Most games are played inside; some through a Match, with
every event told to every seat, views and worlds.

Ends with 1 if memory has grown since the warm-up by more than the bound.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from bench.table import console
from cyberdeck.kernel import registry
from cyberdeck.kernel.game import WATCHER
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.playout import playouts
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import FastRng

GAME = "blackhat"
TABLES: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 2, "board": "expert", "modules": 3, "celebrity": True},
    {"players": 3, "black_hat": "shuffled", "fewer_cards": True},
    {"players": 3, "board": "expert", "modules": 5, "tracer": True, "randomizer": "choice"},
    {"players": 4},
    {"players": 4, "board": "expert", "secret_asset": True, "asset_turned": "next", "black_hat_take": "highest"},
    {"players": 5, "hand": "ten_plus_hat", "honeypot_half_hands": True, "celebrity": True, "copies": 6},
    {"players": 5, "board": "expert", "modules": 1, "tracer": True, "secret_asset": True},
    {"players": 6, "modules": 2},
    {
        "players": 6,
        "board": "expert",
        "modules": 5,
        "tracer": True,
        "secret_asset": True,
        "celebrity": True,
        "honeypot_half_hands": True,
    },
)
CHUNK = 100  # games between two moves of the progress bar, one of them through a Match
WARM_UP = 2 * len(TABLES)  # chunks
BOUND = 5.0  # MB


def main(argv: list[str] | None = None) -> int:
    args = parser().parse_args(argv)
    out = console()
    start = memory()
    out.print(f"{start:7.1f} MB  at the start")
    soak = Soak(args.seed)
    for _ in range(WARM_UP):
        soak.chunk(CHUNK // 10)
    gc.collect()
    warm = memory()
    out.print(f"{warm:7.1f} MB  warm, after {soak.games:,} games")
    most = watch(soak, args.games, out)
    gc.collect()
    end = memory()
    grown = end - warm
    out.print(f"{end:7.1f} MB  at the end: {soak.games:,} games, {soak.matches:,} of them in a Match")
    verdict = "[green]PASS[/green]" if grown <= args.bound else "[bold red]FAIL[/bold red]"
    out.print(f"{grown:+7.1f} MB  since it was warm ({most - warm:+.1f} at most), {args.bound:g} allowed: {verdict}")
    return 0 if grown <= args.bound else 1


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__.partition("\n")[0])
    out.add_argument("--games", type=int, default=100_000)
    out.add_argument("--bound", type=float, default=BOUND, help=f"MB that memory may grow by ({BOUND:g})")
    out.add_argument("--seed", type=int, default=1)
    return out


def watch(soak: Soak, games: int, out: Console) -> float:
    """Plays so many games and tells the memory ten times on the way. Returns the most there was."""
    most, told, goal = memory(), 0, soak.games + games
    shown = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*shown, console=out, transient=True) as progress:
        task = progress.add_task("games", total=games)
        while (left := goal - soak.games) > 0:
            progress.advance(task, soak.chunk(min(left, CHUNK)))
            tenths = 10 * (games - max(0, goal - soak.games)) // games
            if tenths > told:
                told, now = tenths, memory()
                most = max(most, now)
                out.print(f"{now:7.1f} MB  at {10 * told} %, {sys.getallocatedblocks():,} blocks")
    return most


class Soak:
    def __init__(self, seed: int) -> None:
        self.tables = [registry.build(GAME, options) for options in TABLES]
        self.rng = FastRng(seed)
        self.random = Random(seed)
        self.games = self.matches = self.chunks = 0

    def chunk(self, games: int) -> int:
        """So many games of one table, the last of them through a Match."""
        game = self.tables[self.chunks % len(self.tables)]
        playouts(game, games - 1, self.rng)
        play_match(game, self.random, self.rng)
        self.chunks += 1
        self.matches += 1
        self.games += games
        return games


def play_match(game: AnyGame, random: Random, rng: FastRng) -> None:
    """A game as people play it: answers checked, events told to every seat and the watchers, a view for who is asked
    and a world for it.
    """
    match = Match(game, random.randbytes(32))
    steps = match.start()
    seats = [*range(game.seats), WATCHER]
    while not match.over:
        for seat in seats:
            match.seen(steps, seat)
        asked = match.pending[0]
        game.worlds(match.view(asked)).sample(rng)
        steps = match.submit(asked, random.choice(match.legal(asked)))
    game.returns(match.state)


def _resident() -> Callable[[], float]:
    """A way to read the memory of this process that is not swapped out, in MB."""
    status = Path("/proc/self/statm")
    if status.exists():
        import resource

        page = resource.getpagesize() / 1e6
        return lambda: int(status.read_text().split()[1]) * page
    raise SystemExit("memory can be watched on Linux only: there is no /proc/self/statm here")


def memory() -> float:
    return _resident()()


if __name__ == "__main__":
    sys.exit(main())
