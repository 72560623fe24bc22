"""Kills the server in the middle of games, again and again: no acknowledged action is lost, every table goes on.

    python -m tests.server.kill --kills 200

Runs `cyberdeck serve` as a process of its own on one database. Agents play at several tables, with people and bots;
they come back with the same secrets and send again, by the same id, what was not acknowledged.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import random
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from cyberdeck.server.run import listen

PATIENCE = 60.0  # seconds until a table that does not move is stuck
ROOMS = ((2, 0), (3, 0), (1, 1))  # people and bots
GONE = (OSError, EOFError, WebSocketException, http.client.HTTPException)


class Acknowledged(NamedTuple):
    code: str
    seat: int
    id: str
    action: int


class Process:
    """The server, on a port and a database that it keeps."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        self.errors = folder / "errors.log"
        with contextlib.closing(listen("127.0.0.1", 0)) as listening:
            self.port: int = listening.getsockname()[1]
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "cyberdeck", "serve", "--port", str(self.port), "--db", str(self.database)]
        with open(self.errors, "ab") as errors:
            self.process = subprocess.Popen([*command, "--log", "info"], stdout=subprocess.DEVNULL, stderr=errors)
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(*GONE):
                self.ask("GET", "/health")
                return
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server does not start: {self.errors.read_text()[-2000:]}")
            time.sleep(0.02)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        """Patiently: one address is everybody here, and the server limits what one may ask."""
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)) as connection:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            reply = connection.getresponse()
            data = reply.read()
        if reply.status == 429:
            time.sleep(0.3)
            return self.ask(method, path, body, secret)
        if reply.status >= 400:
            raise ConnectionError(data)
        return json.loads(data) if data.startswith((b"{", b"[")) else data

    def operations(self, codes: set[str]) -> dict[str, list[dict[str, Any]]]:
        """What is on disk, by table. The server must not run."""
        read = "SELECT done FROM operations WHERE code = ? ORDER BY n"
        with contextlib.closing(sqlite3.connect(self.database)) as db:
            return {code: [json.loads(done) for (done,) in db.execute(read, (code,))] for code in codes}


class Room(threading.Thread):
    """One table after another, all its people played by agents."""

    def __init__(self, server: Process, people: int, bots: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.people = people
        self.bots = bots
        self.stop = stop
        self.acknowledged: list[Acknowledged] = []
        self.looked_up = 0  # so many of them were found on disk
        self.finished = 0
        self.faults: list[str] = []

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                code, tickets = self.sit_down()
            except (*GONE, KeyError):
                time.sleep(0.05)  # the server has gone in between; nobody waits at that table
                continue
            agents = [threading.Thread(target=self.play, args=(code, *ticket), daemon=True) for ticket in tickets]
            for agent in agents:
                agent.start()
            for agent in agents:
                agent.join()
            self.finished += not self.stop.is_set()

    def unseen(self) -> list[Acknowledged]:
        """The actions acknowledged since this was asked last."""
        fresh = self.acknowledged[self.looked_up :]
        self.looked_up += len(fresh)
        return fresh

    def sit_down(self) -> tuple[str, list[tuple[int, str]]]:
        ask = self.server.ask
        seats = [None] * self.people + ["random"] * self.bots
        code = ask("POST", "/api/tables", {"game": "blackhat", "seats": seats})["code"]
        tickets = [ask("POST", f"/api/tables/{code}/seats", {"name": f"P{n}"}) for n in range(self.people)]
        ask("POST", f"/api/tables/{code}/start", {}, tickets[0]["secret"])
        return code, [(ticket["seat"], ticket["secret"]) for ticket in tickets]

    def play(self, code: str, seat: int, secret: str) -> None:
        """To the end of the game, whatever happens to the server."""
        sent: Acknowledged | None = None
        decision = -1
        while not self.stop.is_set():
            latest: dict[str, Any] = {}  # the update that is still to be answered
            try:
                with connect(f"ws://127.0.0.1:{self.server.port}/ws/{code}", max_size=None, compression=None) as table:
                    table.send(json.dumps({"t": "hello", "v": 2, "seat": secret}))
                    if sent is not None:
                        table.send(_action(sent, decision))
                    while not self.stop.is_set():
                        try:
                            message = json.loads(table.recv(0.5))
                        except TimeoutError:
                            continue
                        if message["t"] == "rejected":
                            self.faults.append(f"{code}: {message}")
                            sent = None
                        elif message["t"] == "update":
                            latest = message
                        if sent is not None and sent.id in (message.get("ack"), message.get("id")):
                            self.acknowledged.append(sent)
                            sent = None
                        if sent is not None or not latest:
                            continue  # the action that is on its way comes first
                        if latest["returns"] is not None:
                            return
                        if latest["legal_actions"]:
                            decision = latest["decision_index"]
                            action = random.choice(latest["legal_actions"])["action"]
                            sent = Acknowledged(code, seat, secrets.token_hex(8), action)
                            table.send(_action(sent, decision))
                            latest = {}
            except GONE:
                time.sleep(0.02)


def _action(sent: Acknowledged, decision: int) -> str:
    return json.dumps({"t": "action", "id": sent.id, "decision_index": decision, "action": sent.action})


def lost(given: list[Acknowledged], disk: dict[str, list[dict[str, Any]]]) -> list[str]:
    """Acknowledged actions that are not on disk once, as they were given."""
    kept = Counter(
        Acknowledged(code, done["seat"], done["id"], done["action"])
        for code, operations in disk.items()
        for done in operations
        if done["t"] == "answered"
    )
    return [f"{action} is on disk {kept[action]} times" for action in given if kept[action] != 1]


def run(kills: int, seed: int, folder: Path, translate: Any = lambda line: None) -> list[str]:
    """What went wrong."""
    dice = random.Random(seed)
    server = Process(folder)
    stop = threading.Event()
    rooms = [Room(server, *who, stop) for who in ROOMS]
    error: list[str] = []
    try:
        for room in rooms:
            room.start()
        for kill in range(1, kills + 2):  # once more after the last one, to see that everything goes on
            error += moved(rooms)
            actions = sum(len(room.acknowledged) for room in rooms)
            translate(f"{kill - 1} kills, {actions} actions, {sum(room.finished for room in rooms)} games")
            if error or kill > kills:
                break
            time.sleep(dice.random() * 0.3)
            server.kill()
            fresh = [action for room in rooms for action in room.unseen()]
            error += lost(fresh, server.operations({action.code for action in fresh}))
            server.start()
    finally:
        stop.set()
        for room in rooms:
            room.join(PATIENCE)
        server.kill()
    given = [action for room in rooms for action in room.acknowledged]
    codes = {action.code for action in given}
    error += lost(given, server.operations(codes))
    error += [fault for room in rooms for fault in room.faults]
    if b"Traceback" in server.errors.read_bytes():
        error.append(f"the server stumbled: {server.errors.read_text()[-2000:]}")
    error += [f"a code is in the log: {code}" for code in codes if code in server.errors.read_text()]
    return error


def moved(rooms: list[Room]) -> list[str]:
    """Waits until an action was acknowledged in every room."""
    before = [len(room.acknowledged) for room in rooms]
    end = time.monotonic() + PATIENCE
    while stuck := [room for room, n in zip(rooms, before, strict=True) if len(room.acknowledged) == n]:
        if time.monotonic() > end:
            return [f"a table of {room.people} people and {room.bots} bots does not move" for room in stuck]
        time.sleep(0.01)
    return []


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        error = run(given.kills, given.seed, Path(folder), lambda line: print(f"\r{line}", end="", flush=True))
    print()
    for what in error:
        print(what)
    return 1 if error else 0


if __name__ == "__main__":
    sys.exit(main())
