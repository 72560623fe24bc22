"""Frames that nobody of good will sends, and a server that must not mind.

    python -m tests.server.hostile --messages 100000

Sends them over several sockets, in seats and as spectators, coming back when it is dropped. Afterwards the table is as
it was, in memory and on disk, the server responds, and has not grown. Seeded: the same frames every time.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from cyberdeck.kernel.laws import state_key
from tests.server.house import SLOW, Client, House, Place

Make = Callable[[random.Random], str | bytes]
DEEP = 2000
MOVES = ["pass", "7+7", "1x>b4"]  # legal at one time or another
TEXTS = ["", *MOVES, "\x00", "\x1b[2J", "\u202e", "é" * 60, "'; DROP TABLE operations", "٣", "²"]
TAGS = [
    "hello",
    "action",
    "resync",
    "explain",
    "say",
    "undo",
    "stops",
    "update",
    "ack",
    "table",
    "sat",
    "",
    "__class__",
]
NUMBERS = [0, 1, -1, 2**31, 2**31 + 1, 2**53, 2**63, 2**64, 10**40, -(10**40), 1.5, -0.0, 1e308]


def odd(dice: random.Random) -> Any:
    """Any JSON value but a likely one."""
    return dice.choice([*TEXTS, *NUMBERS, None, True, False, [], {}, [[]], {"": None}, ["x"] * 50])


def noise(dice: random.Random) -> str:
    return "".join(chr(dice.randrange(1, 0xD800)) for _ in range(dice.randrange(60)))


def bytes_frame(dice: random.Random) -> bytes:
    return dice.randbytes(dice.randrange(200))


def huge(dice: random.Random) -> str:
    return json.dumps({"t": "say", "text": "x" * dice.choice([501, 4000, 5000, 8100, 9000, 70_000])})


def deep(dice: random.Random) -> str:
    opening, closing = dice.choice(["[]", ('{"a":', "}")])
    many = dice.randrange(1, DEEP)
    return '{"t": ' + opening * many + "1" + (closing * many if dice.random() < 0.5 else "") + "}"


def surrogates(dice: random.Random) -> str:
    alone = dice.choice(["\\ud800", "\\udfff\\ud800", "a\\ud83d", "\\u0000\\ud800"])
    return '{"t": "say", "text": "' + alone + '"}'


def controls(dice: random.Random) -> str:
    return '{"t": "say", "text": "a' + chr(dice.randrange(0x20)) + '"}'


def wrong_types(dice: random.Random) -> str:
    shapes: list[dict[str, Any]] = [
        {"t": "action", "id": "h", "decision_index": 1, "action": 1},
        {"t": "hello", "v": 2, "seat": "x" * 32},
        {"t": "resync", "seen": 0},
        {"t": "explain", "notation": "pass"},
        {"t": "explain", "move": {"type": "bh.pass"}},
        {"t": "undo", "agree": True},
    ]
    message = dice.choice(shapes)
    for name in dice.sample(sorted(message), dice.randrange(1, len(message) + 1)):
        message[name] = odd(dice)
    if message["t"] == "undo":
        message["agree"] = dice.choice([1, "yes", [], {}])
    return json.dumps(message)


def unknown(dice: random.Random) -> str:
    extra = {dice.choice(["seat", "__proto__", "state", "t2", "action "]): odd(dice)}
    return json.dumps({"t": dice.choice(TAGS), **extra})


def other_decisions(dice: random.Random) -> str:
    """Never the open one, where an action might be legal by luck: `{other}` is filled in."""
    sent = {"t": "action", "id": dice.choice(["h", "bot 1", "0"]), "decision_index": "{other}"}
    return json.dumps({**sent, "action": dice.randrange(2000)})


def illegal(dice: random.Random) -> str:
    """With a decision that may be the open one: `{decision}` is filled in."""
    never = [text for text in TEXTS if text not in MOVES]
    move = dice.choice(["13+13+13+13+13", "queen", "", "J+J+J+J+J+J+J", noise(dice)[:80], *never])
    form: dict[str, Any] = dice.choice([{"notation": move}, {"move": {"type": move}}])
    return json.dumps({"t": "action", "id": "h", "decision_index": "{decision}", **form})


def whys(dice: random.Random) -> str:
    return json.dumps({"t": "explain", "notation": dice.choice([noise(dice)[:80], *TEXTS])})


def broken_json(dice: random.Random) -> str:
    whole = json.dumps({"t": "say", "text": "hello"})
    cut = whole[: dice.randrange(len(whole))]
    return dice.choice([cut, whole + whole, whole + "\x00", "\ufeff" + whole, "NaN", "//"])


def repeated(dice: random.Random) -> str:
    return '{"t": "say", "t": "undo", "text": "x", "agree": "no"}'


MAKERS: list[Make] = [
    noise, bytes_frame, huge, deep, surrogates, controls, wrong_types, wrong_types, unknown, other_decisions,
    other_decisions, illegal, illegal, whys, broken_json, repeated,
]  # fmt: skip


class Attack:
    """Several sockets at one table. A frame that would be a good action is never made: the table must not change."""

    def __init__(self, table: Place, seed: int, sockets: int = 4) -> None:
        self.table = table
        self.dice = random.Random(seed)
        self.sockets: list[Client | None] = [None] * sockets
        self.sent = 0
        self.dropped = 0
        self.heard: dict[str, int] = {}

    def frame(self) -> str | bytes:
        made = self.dice.choice(MAKERS)(self.dice)
        if isinstance(made, str):
            asked = self.table.session.table.playing.decision_index
            other = asked + self.dice.choice([-asked, -2, -1, 1, 2, 40])
            made = made.replace('"{decision}"', str(asked)).replace('"{other}"', str(other))
        return made

    def send(self, until: int, progress: Callable[[int], None] = lambda sent: None) -> None:
        """Until so many have been delivered; what a socket did not take that was closed meanwhile does not count."""
        while self.sent < until:
            which = self.dice.randrange(len(self.sockets))
            here = self.sockets[which]
            client = self.enter(which) if here is None else here
            self.sockets[which] = client
            try:
                client.send(self.frame())
                self.sent += 1
                if self.sent % 25 == 0:
                    self.listen(client)
            except ConnectionClosed:
                self.leave(which)
            progress(self.sent)
        for which, here in enumerate(self.sockets):
            if here is not None:
                with contextlib.suppress(ConnectionClosed):
                    self.listen(here)
                self.leave(which)

    def enter(self, which: int) -> Client:
        """The first of them watches; the others share the seats."""
        seats = sorted(self.table.secrets)
        return self.table.client(None if which == 0 else seats[which % len(seats)])

    def leave(self, which: int) -> None:
        client, self.sockets[which] = self.sockets[which], None
        assert client is not None
        client.close()
        self.dropped += 1

    def listen(self, client: Client) -> None:
        """Whatever was wrong was refused; nothing else came but explanations."""
        mark = f"mark {self.sent}"
        client.send({"t": "action", "id": mark, "decision_index": 0})  # neither an action nor a move
        while (message := client.take()).get("id") != mark:
            self.heard[message["t"]] = self.heard.get(message["t"], 0) + 1
        client.texts.clear()


def everything(table: Place) -> tuple[bytes, int, list[Any], int]:
    session = table.session
    match = session.table.playing
    return state_key(match.game, match.state), match.decision_index, table.operations(), session.table.operations


def rss() -> float:
    """Megabytes that this process holds."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def run(house: House, messages: int, seed: int, progress: Callable[[int], None] = lambda sent: None) -> list[str]:
    """What went wrong."""
    table = house.table(3)
    table.start()
    attack = Attack(table, seed)
    attack.send(min(messages // 10, 2000), progress)
    before, small = everything(table), rss()
    attack.send(messages, progress)
    error = []
    if everything(table) != before:
        error.append("the table has changed")
    if house.ask("GET", "/health").text != "ok":
        error.append("the server does not respond")
    if rss() - small > 30:
        error.append(f"memory grew from {small:.0f} to {rss():.0f} MB")
    if set(attack.heard) - {"rejected", "explanation", "update", "table", "chat"}:
        error.append(f"something was taken: {attack.heard}")
    with table.client(0) as a, table.client(1) as b, table.client(2) as c:
        mover = next(client for client in (a, b, c) if client.wait_for(bool)["legal_actions"])
        mover.act()
    print(f"{attack.sent} frames, {attack.dropped} sockets, heard {attack.heard}, {rss() - small:+.1f} MB")
    return error


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()

    def progress(sent: int) -> None:
        if sent % 1000 == 0:
            print(f"\r{sent} of {given.messages}, {time.monotonic() - began:.0f} s, {rss():.0f} MB", end="", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "tables.sqlite", SLOW)
        error = run(house, given.messages, given.seed, progress)
        house.stop()
    for what in error:
        print(what)
    return 1 if error else 0


if __name__ == "__main__":
    sys.exit(main())
