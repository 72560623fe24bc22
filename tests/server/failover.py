"""Several workers on one PostgreSQL: they are killed, stopped and cut off in the middle of games.

    python -m tests.server.failover --tables 300 --rounds 3

Verdict after each fault: no acknowledged action is lost or doubled, logs have no gap, epochs never fall, and every
table takes moves again within 12 seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cyberdeck.server.close_codes import MOVED
from cyberdeck.server.run import listen
from tests.server.database import Postgres, at, socket_folder

WITHIN = 12.0  # seconds from a fault until every table takes moves again
SILENT = 6.0  # seconds until a client leaves a line on which nothing comes
PATIENCE = 60.0
GONE = (OSError, EOFError, WebSocketException, http.client.HTTPException, TimeoutError)
LATE = ("error-stale-move", "error-not-your-turn")  # a bot has acted for who was away, or slow
WORKERS = ("w1", "w2", "w3")


class Acknowledged(NamedTuple):
    code: str
    seat: int
    id: str
    action: int


class Line:
    """Between a worker and the database: can be cut, or swallow everything."""

    def __init__(self, url: str) -> None:
        self.target = socket_folder(url)
        self.open = True
        self.swallow = False
        self.writers: set[asyncio.StreamWriter] = set()
        self.url = url

    async def start(self) -> None:
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = at(self.url, "127.0.0.1", self.server.sockets[0].getsockname()[1])

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.open:
            writer.close()
            return
        with contextlib.suppress(OSError):
            there = await asyncio.open_unix_connection(f"{self.target}/.s.PGSQL.5432")
            self.writers |= {writer, there[1]}
            await asyncio.gather(self._copy(reader, there[1]), self._copy(there[0], writer), return_exceptions=True)
            self.writers -= {writer, there[1]}
            writer.close()
            there[1].close()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            while self.swallow:
                await asyncio.sleep(0.05)  # later it all arrives, late
            writer.write(data)
            await writer.drain()
        writer.close()

    def cut(self) -> None:
        self.open = False
        for writer in list(self.writers):
            writer.transport.abort()

    def mend(self) -> None:
        self.open, self.swallow = True, False


class Cluster:
    """Workers with a port each, as behind a proxy; or, with a parent, all on one port."""

    def __init__(self, url: str, folder: Path, parent: bool) -> None:
        self.url = url
        self.folder = folder
        self.parent = parent
        self.ports: dict[str, int] = {}
        self.lines: dict[str, Line] = {}
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    async def start(self) -> None:
        for name in ("all",) if self.parent else WORKERS:
            with contextlib.closing(listen("127.0.0.1", 0)) as listening:
                self.ports[name] = listening.getsockname()[1]
            line = self.lines[name] = Line(self.url)
            await line.start()
            self.begin(name)
        for name in self.ports:
            await until(lambda name=name: ask(self.ports[name], "GET", "/ready"), "a worker starts")  # type: ignore[misc]

    def begin(self, name: str) -> None:
        database = self.url if self.parent else self.lines[name].address
        command = [
            *(sys.executable, "-m", "cyberdeck", "serve", "--port", str(self.ports[name]), "--db", database),
            *(("--workers", str(len(WORKERS))) if self.parent else ("--name", name)),
            *("--log", "info"),
        ]
        with open(self.folder / f"{name}.log", "ab") as log:
            self.running[name] = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)

    def stop(self) -> None:
        for process in self.running.values():
            process.send_signal(signal.SIGCONT)
            process.terminate()
        for process in self.running.values():
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def logs(self) -> str:
        return "".join(path.read_text() for path in sorted(self.folder.glob("*.log")))


async def until(true: Callable[[], Awaitable[Any]], what: str) -> Any:
    end = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(*GONE):
            return await true()
        if time.monotonic() > end:
            raise RuntimeError(f"waited in vain: {what}")
        await asyncio.sleep(0.1)


async def ask(port: int, method: str, path: str, body: Any = None, secret: str = "", source: str = "127.0.0.1") -> Any:
    def inside() -> Any:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, 5, (source, 0))) as connection:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            reply = connection.getresponse()
            data = reply.read()
            if reply.status == 307:
                raise Elsewhere(str(reply.headers["location"]).rpartition("at=")[2])
            if reply.status >= 400:
                raise ConnectionError(f"{method} {path}: {reply.status} {data!r}")
            return json.loads(data) if data.startswith((b"{", b"[")) else data

    return await asyncio.to_thread(inside)


class Elsewhere(ConnectionError):
    """The table belongs to this worker."""


class Room:
    """One table after another, two people at each."""

    def __init__(self, cluster: Cluster, number: int, pace: float) -> None:
        self.cluster = cluster
        self.source = f"127.0.{1 + number // 200}.{1 + number % 200}"  # an address of its own has limits of its own
        self.pace = pace
        self.acknowledged: list[Acknowledged] = []
        self.last = time.monotonic()  # acknowledged
        self.longest = 0.0
        self.by_id = 0
        self.moved = 0
        self.faults: list[str] = []
        self.at = ""

    def pick(self, code: str, wish: str = "", avoid: str = "") -> str:
        """As a proxy does: by the code, or where the client was sent."""
        names = list(self.cluster.ports)
        if wish in names:
            return wish
        rest = [name for name in names if name != avoid] or names
        return rest[sum(code.encode()) % len(rest)]

    async def run(self) -> None:
        while True:
            try:
                code, tickets = await self.sit_down()
            except (*GONE, KeyError):
                await asyncio.sleep(0.3)
                continue
            await asyncio.gather(*(self.play(code, *ticket) for ticket in tickets))

    async def somewhere(self, method: str, path: str, body: Any = None, secret: str = "", code: str = "") -> Any:
        wish = ""
        for _ in range(4):
            try:
                port = self.cluster.ports[self.pick(code or secrets.token_hex(2), wish)]
                return await ask(port, method, path + (f"?at={wish}" if wish else ""), body, secret, self.source)
            except Elsewhere as there:
                wish = str(there)
        raise ConnectionError("sent round and round")

    async def sit_down(self) -> tuple[str, list[tuple[int, str]]]:
        code = (await self.somewhere("POST", "/api/tables", {"game": "blackhat", "seats": [None, None]}))["code"]
        path = f"/api/tables/{code}"
        tickets = [await self.somewhere("POST", f"{path}/seats", {"name": f"P{n}"}, code=code) for n in range(2)]
        await self.somewhere("POST", f"{path}/start", {}, tickets[0]["secret"], code)
        return code, [(ticket["seat"], ticket["secret"]) for ticket in tickets]

    async def play(self, code: str, seat: int, secret: str) -> None:
        sent: Acknowledged | None = None
        began = decision = 0
        wish = lost = ""
        while True:
            latest: dict[str, Any] = {}
            name = self.pick(code, wish, lost)
            query = f"?at={name}" + (f"&lost={lost}" if lost else "")
            try:
                async with asyncio.timeout(3):
                    line = await connect(
                        f"ws://127.0.0.1:{self.cluster.ports[name]}/ws/{code}{query}",
                        max_size=None, compression=None, local_addr=(self.source, 0), close_timeout=0.2,
                    )  # fmt: skip
                try:
                    await line.send(json.dumps({"t": "hello", "v": 2, "seat": secret}))
                    if sent is not None:
                        await line.send(_action(sent, decision))
                    while True:
                        message = json.loads(await heard(line))
                        wish, lost = name, ""
                        if message["t"] == "rejected":
                            if message["key"] in ("error-unsaved", "error-store-away"):
                                raise ConnectionError(message["key"])
                            if message["id"] is None:
                                continue  # the reply to what was asked in silence
                            if message["key"] not in LATE:
                                self.faults.append(f"{code}: {message}")
                            sent = None
                        elif message["t"] == "update":
                            latest = message
                        if sent is not None and sent.id in (message.get("ack"), message.get("id")):
                            self.acknowledged.append(sent)
                            self.by_id += message["t"] == "ack"
                            self.last = time.monotonic()
                            self.longest = max(self.longest, self.last - began)
                            sent = None
                        if sent is not None or not latest:
                            continue
                        if latest["returns"] is not None:
                            return
                        if latest["legal_actions"] and not latest["automatic"]:
                            await asyncio.sleep(self.pace * random.random() * 2)
                            decision = latest["decision_index"]
                            action = random.choice(latest["legal_actions"])["action"]
                            sent = Acknowledged(code, seat, secrets.token_hex(8), action)
                            began = time.monotonic()  # type: ignore[assignment]
                            latest = {}
                            await line.send(_action(sent, decision))
                finally:
                    line.transport.abort()
            except WebSocketException as end:
                closed = getattr(end, "rcvd", None)
                if closed is not None and closed.code == MOVED.number:
                    self.moved += 1
                    wish, lost = closed.reason, ""
                else:
                    wish, lost = "", name
                await asyncio.sleep(0.3)
            except GONE:
                wish, lost = "", name
                await asyncio.sleep(0.3)


async def heard(line: ClientConnection) -> str | bytes:
    """The next message; who hears nothing asks for something, and then leaves."""
    with contextlib.suppress(TimeoutError):
        return await asyncio.wait_for(line.recv(), SILENT / 2)
    await line.send(json.dumps({"t": "explain", "notation": "?"}))
    return await asyncio.wait_for(line.recv(), SILENT / 2)


def _action(sent: Acknowledged, decision: int) -> str:
    return json.dumps({"t": "action", "id": sent.id, "decision_index": decision, "action": sent.action})


def verdict(postgres: Postgres, url: str, given: list[Acknowledged]) -> list[str]:
    """What is wrong in the database."""
    rows = postgres.ask("SELECT code, n, epoch, done FROM operations ORDER BY code, n", url=url)
    error: list[str] = []
    kept: Counter[Acknowledged] = Counter()
    ids: Counter[tuple[str, str]] = Counter()
    code, last = "", (-1, 0)
    for row in rows:
        if row["code"] != code:
            code, last = row["code"], (-1, 0)
        if row["n"] != last[0] + 1:
            error.append(f"{code}: {row['n']} follows {last[0]}")
        if row["epoch"] < last[1]:
            error.append(f"{code}: the epoch falls at {row['n']}")
        last = row["n"], row["epoch"]
        done = json.loads(row["done"])
        if done["t"] == "answered":
            kept[Acknowledged(code, done["seat"], done["id"], done["action"])] += 1
            ids[code, done["id"]] += 1
    error += [f"{action} is there {kept[action]} times" for action in given if kept[action] != 1]
    return error + [f"{id} is there {count} times" for id, count in ids.items() if count != 1]


class Trial(NamedTuple):
    fault: str
    recovered: float  # seconds from the fault until every table had taken a move again
    longest: float  # wait of one move
    actions: int


class Campaign:
    def __init__(self, postgres: Postgres, folder: Path, tables: int, pace: float, parent: bool) -> None:
        self.postgres = postgres
        self.url = postgres.create()
        self.cluster = Cluster(self.url, folder, parent)
        self.rooms = [Room(self.cluster, number, pace) for number in range(tables)]
        self.trials: list[Trial] = []
        self.error: list[str] = []

    async def run(self, faults: list[str], tell: Callable[[str], None]) -> None:
        await self.cluster.start()
        playing = [asyncio.create_task(room.run()) for room in self.rooms]
        try:
            await self.moved_since(time.monotonic(), PATIENCE + 0.1 * len(self.rooms))
            for fault in faults:
                for room in self.rooms:
                    room.longest = 0.0
                before = sum(len(room.acknowledged) for room in self.rooms)
                began, mend = time.monotonic(), await getattr(self, f"_{fault}")()
                recovered = await self.moved_since(began, PATIENCE)
                if recovered > WITHIN and fault != "restart":
                    self.error.append(f"{fault}: {recovered:.1f} s until every table answered")
                await mend()
                await self.moved_since(time.monotonic(), PATIENCE)
                actions = sum(len(room.acknowledged) for room in self.rooms) - before
                self.trials.append(Trial(fault, recovered, max(room.longest for room in self.rooms), actions))
                tell(f"{self.trials[-1]}")
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            self.metrics = [await self._metrics(name) for name in self.cluster.ports]
            await asyncio.to_thread(self.cluster.stop)
            for line in self.cluster.lines.values():
                line.cut()
                line.server.close()
        self.error += [fault for room in self.rooms for fault in room.faults]
        stumbled = [line for line in self.cluster.logs().splitlines() if "Traceback" in line]
        self.error += [f"a worker stumbled: {line[:2000]}" for line in stumbled[:3]]
        given = [action for room in self.rooms for action in room.acknowledged]
        logged = self.cluster.logs()
        self.error += [f"a code is in the log: {code}" for code in {action.code for action in given} if code in logged]
        self.error += await asyncio.to_thread(lambda: verdict(self.postgres, self.url, given))

    async def _metrics(self, name: str) -> dict[str, float]:
        with contextlib.suppress(*GONE):
            text = (await ask(self.cluster.ports[name], "GET", "/metrics")).decode()
            lines = [line.split() for line in text.splitlines() if not line.startswith("#")]
            return {line[0].removeprefix("cyberdeck_"): float(line[1]) for line in lines if len(line) == 2}
        return {}

    async def moved_since(self, began: float, patience: float) -> float:
        """Until every table has taken a move after this moment; the seconds since then."""
        while late := [room for room in self.rooms if room.last <= began]:
            if time.monotonic() - began > patience:
                self.error.append(f"{len(late)} of {len(self.rooms)} tables do not answer")
                break
            await asyncio.sleep(0.05)
        return max(0.0, max(room.last for room in self.rooms) - began if late else time.monotonic() - began)

    async def _busiest(self) -> tuple[str, int]:
        """The worker that has most tables, and its process."""
        sql = """SELECT w.name, w.address FROM leases l JOIN workers w ON w.worker = l.owner AND w.state = 'owning'
            GROUP BY w.name, w.address ORDER BY count(*) DESC LIMIT 1"""
        ((name, address),) = await asyncio.to_thread(lambda: self.postgres.ask(sql, url=self.url))
        return str(name), int(address.rpartition(":")[2])

    async def _kill(self) -> Callable[[], Awaitable[None]]:
        """kill -9, and a new start when all tables answer again, or by the parent at once."""
        name, pid = await self._busiest()
        os.kill(pid, signal.SIGKILL)
        if self.cluster.parent:
            return _nothing

        async def mend() -> None:
            self.cluster.running[name].wait()
            self.cluster.begin(name)
            await until(lambda: ask(self.cluster.ports[name], "GET", "/ready"), "a worker starts again")

        return mend

    async def _stop(self) -> Callable[[], Awaitable[None]]:
        """SIGSTOP, and SIGCONT at last."""
        (_, victim), began = await self._busiest(), time.monotonic()
        os.kill(victim, signal.SIGSTOP)

        async def mend() -> None:
            await asyncio.sleep(max(0.0, began + self.stopped - time.monotonic()))
            os.kill(victim, signal.SIGCONT)
            await asyncio.sleep(2)

        return mend

    stopped = 30.0

    async def _cut(self, swallow: bool = False) -> Callable[[], Awaitable[None]]:
        line = self.cluster.lines[(await self._busiest())[0]]
        if swallow:
            line.swallow = True
        else:
            line.cut()

        async def mend() -> None:
            line.mend()
            await asyncio.sleep(2)

        return mend

    async def _hole(self) -> Callable[[], Awaitable[None]]:
        """A black hole, which later lets everything through."""
        return await self._cut(swallow=True)

    async def _restart(self) -> Callable[[], Awaitable[None]]:
        """Of the database."""
        await asyncio.to_thread(self.postgres.control, "-m", "fast", "restart")
        return _nothing


async def _nothing() -> None:
    pass


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between a question and its move")
    given = parser.parse_args()
    error: list[str] = []
    for parent, faults in ((False, ["kill", "stop", "cut", "hole", "restart"]), (True, ["kill", "stop"])):
        with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as folder:
            postgres = Postgres(Path(data) / "postgres")
            campaign = Campaign(postgres, Path(folder), given.tables, given.pace, parent)
            print("one port, with a parent" if parent else "a port for each worker", flush=True)
            asyncio.run(campaign.run(faults * given.rounds, lambda line: print(line, flush=True)))
            actions = sum(len(room.acknowledged) for room in campaign.rooms)
            by_id = sum(room.by_id for room in campaign.rooms)
            print(f"{actions} actions acknowledged, {by_id} of them only by their id; {len(campaign.error)} errors")
            for metrics in campaign.metrics:
                names = ("appends_refused_total", "appends_unknown_total", "moved_total", "fences_total")
                print({name: metrics.get(name) for name in names})
            error += campaign.error
            postgres.drop(campaign.url)
            postgres.server.cleanup()
    for what in error:
        print(what)
    return 1 if error else 0


if __name__ == "__main__":
    sys.exit(main())
