"""python -m bench.bots: what people feel of bots that play elsewhere on the same server.

Each of some people plays against the usual bot. Measured are the time of a move, from the message to the update that
acknowledges it, and the time of the bot's answer, from the update that says it is to act to the one with its action;
first on a quiet server, then beside tables at which only experts play, each watched by one socket. Each round has both,
on servers of their own. All of it shares the machine with the load itself. Exits with 0 whatever the figures are.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import random
import subprocess
import sys
import tempfile
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Shown

from bench.server import ours
from bench.server.__main__ import free_port
from bench.server.connection import Connection, connect
from cyberdeck import bots
from cyberdeck.server.protocol import VERSION, SubmitAction
from cyberdeck.spec import game_ids, get_spec

BAR = 2.0  # beside the others against without them
WARM_UP = 2.0  # seconds
SLOWEST = 0.3  # seconds that a person takes to think, at most
EXPERT = "expert"


class Update(msgspec.Struct, tag_field="t", tag="update"):
    """As much of an update as is needed; the rest is skipped."""

    decision_index: int
    players_to_act: list[int]
    legal_actions: list[ours.Legal]
    automatic: bool
    returns: list[float] | None
    ack: str | None


class Figures(msgspec.Struct, frozen=True):
    moves: int
    move_p50: float  # milliseconds
    move_p99: float
    answers: int
    answer_p50: float  # seconds
    answer_max: float
    actions_beside: float  # a second, of the experts


class Round(msgspec.Struct, frozen=True):
    without: Figures
    beside: Figures


class Count:
    def __init__(self) -> None:
        self.on = False
        self.moves = array("d")
        self.answers = array("d")
        self.beside = 0


_update = msgspec.json.Decoder(Update)


def read(text: bytes) -> Update | None:
    return _update.decode(text) if text.startswith(b'{"t":"update"') else None


class Person:
    """Sits in seat 0 of a table and plays at random. `over` is set when the game is."""

    def __init__(self, count: Count, rng: random.Random) -> None:
        self.count = count
        self.random = rng
        self.over = asyncio.Event()
        self.decision_index = -1
        self.asked = 0.0  # when a bot was to act
        self.sent: dict[str, float] = {}

    def __call__(self, connection: Connection, text: bytes) -> None:
        update, now = read(text), perf_counter()
        if update is None:
            return
        if update.ack in self.sent:
            self._note(self.count.moves, self.sent.pop(update.ack))
        elif update.decision_index > self.decision_index and self.asked:
            self._note(self.count.answers, self.asked)
        if update.decision_index == self.decision_index:
            return
        self.decision_index = update.decision_index
        self.asked = 0.0 if 0 in update.players_to_act else now
        if update.returns is not None:
            self.over.set()
        elif update.legal_actions and not update.automatic:
            action = self.random.choice(update.legal_actions).action
            wait = self.random.uniform(0.0, SLOWEST)
            asyncio.get_running_loop().call_later(wait, self._act, connection, update.decision_index, action)

    def _act(self, connection: Connection, decision_index: int, action: int) -> None:
        message = SubmitAction(id=str(decision_index), decision_index=decision_index, action=action)
        self.sent[message.id] = perf_counter()
        connection.send(msgspec.json.encode(message))

    def _note(self, times: array[float], since: float) -> None:
        if self.count.on:
            times.append(perf_counter() - since)


class Watcher:
    """Looks on where experts play."""

    def __init__(self, count: Count) -> None:
        self.count = count
        self.over = asyncio.Event()

    def __call__(self, connection: Connection, text: bytes) -> None:
        update = read(text)
        if update is None:
            return
        self.count.beside += self.count.on
        if update.returns is not None:
            self.over.set()


async def play(port: int, count: Count, game: str, rng: random.Random) -> None:
    """A person, at one table after another."""
    others = [bots.DEFAULT_BOT] * (get_spec(game).players[0] - 1)
    while True:
        code, secret = await asyncio.to_thread(_make, port, game, [None, *others])
        await _attend(port, code, Person(count, rng), secret)


async def watch(port: int, count: Count, game: str) -> None:
    """A table of experts after another."""
    players = get_spec(game).players
    while True:
        seats: list[str | None] = [EXPERT] * players[len(players) // 2]
        code, _ = await asyncio.to_thread(_make, port, game, seats)
        await _attend(port, code, Watcher(count), None)


async def _attend(port: int, code: str, who: Person | Watcher, secret: str | None) -> None:
    connection = await connect(f"ws://127.0.0.1:{port}/ws/{code}", who)
    connection.send(msgspec.json.encode({"t": "hello", "v": VERSION, "seat": secret, "page": False}))
    await who.over.wait()


def _make(port: int, game: str, seats: list[str | None]) -> tuple[str, str | None]:
    code = ours._ask(port, "/api/tables", {"game": game, "seats": seats, "options": {}})["code"]
    at, secret = f"/api/tables/{code}", None
    if None in seats:
        secret = ours._ask(port, f"{at}/seats", {"name": "A person", "seat": 0})["secret"]
    ours._ask(port, f"{at}/start", {}, secret or "")
    return code, secret


async def load(port: int, people: int, experts: int, seconds: float) -> Figures:
    count, games = Count(), itertools.cycle(game_ids())
    for_people = [game for game in game_ids() if get_spec(game).players[0] == 2]  # a duel with the usual bot
    tasks = [
        asyncio.create_task(play(port, count, game, random.Random(n)))
        for n, game in zip(range(people), itertools.cycle(for_people), strict=False)
    ]
    for _ in range(experts):
        tasks.append(asyncio.create_task(watch(port, count, next(games))))
        await asyncio.sleep(0.02)
    await asyncio.sleep(min(WARM_UP, seconds))
    count.on = True
    await asyncio.sleep(seconds)
    count.on = False
    for task in tasks:
        if task.done():
            task.result()  # raises what went wrong
        task.cancel()
    moves, answers = sorted(count.moves), sorted(count.answers)
    if not moves or not answers:
        raise RuntimeError("nobody has moved")
    return Figures(
        moves=len(moves),
        move_p50=1000 * median(moves),
        move_p99=1000 * moves[int(len(moves) * 0.99)],
        answers=len(answers),
        answer_p50=median(answers),
        answer_max=answers[-1],
        actions_beside=count.beside / seconds,
    )


@contextlib.contextmanager
def served() -> Iterator[int]:
    """A server, on all cores that this process has. The port."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = subprocess.Popen(ours.command(port, Path(folder)), stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            while (line := process.stdout.readline()) and line.strip() != "up":
                pass
            yield port
        finally:
            process.terminate()
            process.wait()


def measure(people: int, experts: int, seconds: float) -> Figures:
    with served() as port:
        return uvloop.run(load(port, people, experts, seconds))


def main(argv: list[str] | None = None) -> int:
    args = parser().parse_args(argv)
    if args.quick:
        args.people, args.experts, args.seconds, args.rounds = 4, 2, 2.0, 1
    rounds = []
    for n in range(args.rounds):
        print(f"round {n + 1} of {args.rounds}", file=sys.stderr)
        without = measure(args.people, 0, args.seconds)
        rounds.append(Round(without, measure(args.people, args.experts, args.seconds)))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(rounds)).decode())
    else:
        show(rounds, args)
    return 0


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    out.add_argument("--people", type=int, default=30, help="people who play against the usual bot (30)")
    out.add_argument("--experts", type=int, default=50, help="tables of experts beside them (50)")
    out.add_argument("--seconds", type=float, default=15, help="how long each is measured (15)")
    out.add_argument("--rounds", type=int, default=3, help="how often (3)")
    out.add_argument("--quick", action="store_true", help="very little of everything, to see that it works")
    out.add_argument("--json", action="store_true", help="all figures as JSON")
    return out


ROWS: tuple[tuple[str, Callable[[Figures], float], int], ...] = (
    ("a move, p50 ms", lambda one: one.move_p50, 1),
    ("a move, p99 ms", lambda one: one.move_p99, 1),
    ("the bot, p50 s", lambda one: one.answer_p50, 2),
    ("the bot, max s", lambda one: one.answer_max, 2),
)


def show(rounds: list[Round], args: argparse.Namespace) -> None:
    """Medians of the rounds; a ratio is that of each round."""
    caption = "A quick look, not a result" if args.quick else None
    out = Shown(title=f"People beside {args.experts} tables of experts", caption=caption)
    for name in ("", "without", "beside", "times"):
        out.add_column(name, justify="right" if name else "left")
    for name, of, digits in ROWS:
        pairs = [(of(one.without), of(one.beside)) for one in rounds]
        without, beside = (median(side) for side in zip(*pairs, strict=True))
        ratio = median(b / a for a, b in pairs)
        verdict = "" if "max" in name or "move, p50" in name else f" ({'PASS' if ratio <= BAR else 'FAIL'}, ≤ {BAR:g})"
        out.add_row(name, f"{without:.{digits}f}", f"{beside:.{digits}f}", f"{ratio:.2f}{verdict}")
    console = Console()
    console.print(out)
    moves, answers = (sum(getattr(one.beside, name) for one in rounds) for name in ("moves", "answers"))
    actions = median(one.beside.actions_beside for one in rounds)
    console.print(f"{moves} moves and {answers} answers beside the experts, who act {actions:.0f} times a second")


if __name__ == "__main__":
    sys.exit(main())
