"""python -m bench.soak: plays many games and watches the memory. From the root of the repository.

States and frames are not known to Python's garbage collector (they are declared acyclic), so a cycle, or a wrong
reference count in compiled code, would leak. Most games are played inside; some through a Match, with every event
redacted for every seat, and views, worlds and saved states of every decision; some by players that search, whose trees
must not stay.

Exits with 1 if memory has grown since the warm-up by more than the bound, with 2 if it cannot be measured here.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from bench.ours import EVERY_RULE
from bench.search.duels import play
from bench.table import console
from cyberdeck.bots import Bot
from cyberdeck.bots.levels import Level, SearchBot
from cyberdeck.kernel.game import SPECTATOR, AnyGame
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.playout import playouts
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import make

BLACK_HAT: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 2, "board": "expert", "modules": 3, "celebrity": True},
    {"players": 3, "black_hat": "shuffled", "fewer_cards": True},
    {"players": 3, "board": "expert", "modules": 5, "tracer": True, "randomizer": "choice"},
    {"players": 4},
    {"players": 4, "board": "expert", "secret_asset": True, "asset_turned": "next", "black_hat_take": "highest"},
    {"players": 5, "hand": "ten_plus_hat", "honeypot_half_hands": True, "celebrity": True, "copies": 6},
    {"players": 5, "board": "expert", "modules": 1, "tracer": True, "secret_asset": True},
    {"players": 6, "modules": 2},
    EVERY_RULE["blackhat"],
)
LOKALKA: tuple[dict[str, object], ...] = (
    {"players": 4},
    {"players": 5, "network": "random"},
    {"players": 6, "out_sees": "all", "setup_defence": "per_host"},
    {"players": 7, "hackers_win": "team"},
    EVERY_RULE["lokalka"],
)
CYBER_SHIELD: tuple[dict[str, object], ...] = ({"starter": "second"}, EVERY_RULE["cybershield"])
KIBERRUBEZH: tuple[dict[str, object], ...] = ({"deck_size": 40}, EVERY_RULE["kiberrubezh"])
TABLES = (
    *(("blackhat", options) for options in BLACK_HAT),
    *(("lokalka", options) for options in LOKALKA),
    *(("cybershield", options) for options in CYBER_SHIELD),
    *(("kiberrubezh", options) for options in KIBERRUBEZH),
)
CHUNK = 100  # games of one table in a row, one of them through a Match, one by players that search
SEARCH = Level(iterations=4, seconds=1.0)
WARM_UP = 2 * len(TABLES)  # chunks
BOUND = 5.0  # MB
STATM = Path("/proc/self/statm")


def main(argv: list[str] | None = None) -> int:
    args = parser().parse_args(argv)
    if not STATM.exists():
        print(f"There is no {STATM} here: memory can be watched on Linux only.", file=sys.stderr)
        return 2
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
    kinds = f"{soak.matches:,} of them in a Match, {soak.searches:,} by players that search"
    out.print(f"{end:7.1f} MB  at the end: {soak.games:,} games, {kinds}")
    verdict = "[green]PASS[/green]" if grown <= args.bound else "[bold red]FAIL[/bold red]"
    out.print(f"{grown:+7.1f} MB  since it was warm ({most - warm:+.1f} at most), {args.bound:g} allowed: {verdict}")
    return 0 if grown <= args.bound else 1


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(prog="python -m bench.soak", description="Plays many games and watches the memory.")
    out.add_argument("--games", type=int, default=100_000)
    out.add_argument("--bound", type=float, default=BOUND, help=f"MB that memory may grow by ({BOUND:g})")
    out.add_argument("--seed", type=int, default=1)
    return out


def watch(soak: Soak, games: int, out: Console) -> float:
    """Plays so many games and prints the memory ten times on the way. Returns the maximum."""
    most, shown, begun = memory(), 0, soak.games
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task("games", total=100)
        while (played := soak.games - begun) < games:
            played += soak.chunk(min(games - played, CHUNK))
            percent = 100 * played // games
            if percent == shown:
                continue
            progress.update(task, completed=percent)
            if percent // 10 > shown // 10:
                gc.collect()
                now = memory()
                most = max(most, now)
                out.print(f"{now:7.1f} MB  at {percent // 10 * 10} %, {sys.getallocatedblocks():,} blocks")
            shown = percent
    return most


class Soak:
    def __init__(self, seed: int) -> None:
        self.tables = [make(game, options) for game, options in TABLES]
        self.rng = FastRng(seed)
        self.random = Random(seed)
        self.games = self.matches = self.searches = self.chunks = 0

    def chunk(self, games: int) -> int:
        """Plays games of one table: the last through a Match, the one before it by players that search."""
        game = self.tables[self.chunks % len(self.tables)]
        playouts(game, max(0, games - 2), self.rng)
        if games > 1:
            play_search(game, self.random.getrandbits(30))
            forget()
            self.searches += 1
        play_match(game, self.random, self.rng)
        self.chunks += 1
        self.matches += 1
        self.games += games
        return games


def play_match(game: AnyGame, random: Random, rng: FastRng) -> None:
    """A game as people play it: moves checked, events redacted for every seat and for spectators. The seat to act gets
    a view and samples a world; the state is saved and loaded.
    """
    match = Match(game, random.randbytes(32))
    steps = match.start()
    seats = [*range(game.num_seats), SPECTATOR]
    while not match.is_over:
        for seat in seats:
            match.redacted_events(steps, seat)
        to_act = match.players_to_act[0]
        game.worlds(match.view(to_act)).sample(rng)
        game.load(game.dump(match.state))
        steps = match.submit(to_act, random.choice(match.legal_actions(to_act)))
    game.returns(match.state)


def play_search(game: AnyGame, seed: int) -> None:
    """A game between players that search, each with its own tree, which it keeps between decisions where it can."""
    players: list[Bot] = [SearchBot(SEARCH, timed=False) for _ in range(game.num_seats)]
    play(game, players, seed)


def forget() -> None:
    """Empties the bounded caches, which take hundreds of games to fill."""
    ours = [module for name, module in sys.modules.items() if name.startswith("cyberdeck.")]
    for cached in [thing for module in ours for thing in vars(module).values() if hasattr(thing, "cache_info")]:
        if cached.cache_info().maxsize is not None:
            cached.cache_clear()


def memory() -> float:
    """The resident memory of this process, in MB."""
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    sys.exit(main())
