"""A real server for tests: in a thread, on a free port of the loopback, with a database of its own and quick bots.

house = House(tmp_path / "db.sqlite")
table = house.table(2, bots=2)                 # two people sit, two bots
table.start()
with table.client(0) as client:                # a socket; keeps every text that it received
    update = client.wait("update")
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import secrets
import threading
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cyberdeck.server import protocol
from cyberdeck.server.app import create_app
from cyberdeck.server.http import Waiting
from cyberdeck.server.limits import Limits
from cyberdeck.server.run import Server, configured, listen
from cyberdeck.server.settings import ServerSettings
from cyberdeck.server.store import SqliteStore
from cyberdeck.server.tables.clock import Pace
from cyberdeck.server.tables.manager import TableManager
from cyberdeck.server.tables.session import TableSession
from cyberdeck.server.thinking.thinkers import OneThread, Thinker

QUICK = Pace(min_delay=0, max_delay=0.002, grace=0.2, undo_timeout=1)
PATIENT = Pace(min_delay=0, max_delay=0.002, grace=30, undo_timeout=1)  # nobody plays for who is away
SLOW = Pace(
    min_delay=60, max_delay=60, grace=60, undo_timeout=60
)  # bots that never come to act, for tests that look at a moment
ENOUGH = (1e9, 1e9)
LOOSE = Limits(
    requests=ENOUGH, messages=ENOUGH, actions=ENOUGH, chat=ENOUGH, undo=ENOUGH, tables_of_bots=1_000_000
)  # fmt: skip
PATIENCE = 10.0  # seconds until a test gives up
Message = dict[str, Any]
T = TypeVar("T")

_server_message = msgspec.json.Decoder(protocol.ServerMessage)


def until(true: Callable[[], T], what: str = "") -> T:
    """Waits for something that another thread brings about."""
    end = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.002)
    return found


class Reply(NamedTuple):
    """To a request."""

    status: int
    headers: dict[str, str]
    content: bytes

    @property
    def text(self) -> str:
        return self.content.decode()

    def json(self) -> Any:
        return json.loads(self.content)


class House:
    """One server. `stop` and `start` again keep the database. Its bots think in a thread of the test, which can replace
    them and their games, unless `thinker` says otherwise.
    """

    def __init__(
        self,
        database: Path | str,
        pace: Pace = QUICK,
        rates: Limits = LOOSE,
        thinker: Callable[[], Thinker] = OneThread,
        settings: ServerSettings | None = None,
        name: str = "",
    ) -> None:
        self.settings = settings or ServerSettings()
        self.address = database
        self.database = Path(database)
        self.pace = pace
        self.rates = rates
        self.thinker = thinker
        self.name = name  # among several workers
        self.start()

    def start(self) -> None:
        listening = listen("127.0.0.1", 0)
        self.port: int = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.app = create_app(self.address, self.url, self.pace, self.rates, self.thinker, self.settings, self.name)
        ready = threading.Event()
        self._server = Server(configured(self.app, self.rates, self.settings), ready.set)
        self._thread = threading.Thread(target=self._run, args=(listening,), name="house", daemon=True)
        self._thread.start()
        assert ready.wait(PATIENCE)

    def _run(self, listening: Any) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve([listening])

        asyncio.run(main())

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def again(self) -> None:
        """Stops and starts on the same database; the port is another."""
        self.stop()
        self.start()

    @property
    def manager(self) -> TableManager:
        manager: TableManager = self.app.state.manager
        return manager

    @property
    def connections(self) -> set[Any]:
        """Those of HTTP and the sockets."""
        return self._server.server_state.connections

    @property
    def waiting(self) -> Waiting:
        """The connections that wait for their clients."""
        waiting: Waiting = self._server.config.http.waiting  # type: ignore[union-attr]
        return waiting

    @property
    def store(self) -> SqliteStore:
        store: SqliteStore = self.app.state.store
        return store

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Inside the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def call(self, work: Callable[[], T]) -> T:
        async def inside() -> T:
            return work()

        return self.run(inside())

    def session(self, code: str) -> TableSession:
        return self.run(self.manager.get(code))

    def operations(self, code: str) -> list[Message]:
        """What is on disk."""
        stored = self.run(self.store.load(code))
        return [] if stored is None else [json.loads(done) for done in stored.operations]

    def table(
        self,
        people: int = 1,
        bots: int = 0,
        *,
        game: str = "blackhat",
        bot: str = "random",
        options: Message | None = None,
        clock: Message | None = None,
        public: bool = False,
        sit: bool = True,
        absence: str = "play",
        days: float = 0,
    ) -> Place:
        request: Message = {
            "game": game, "seats": [None] * people + [bot] * bots, "options": options or {}, "public": public,
            "absence": {"kind": absence, "days": days},
        }  # fmt: skip
        if clock is not None:
            request["clock"] = clock
        place = Place(self, self.good("POST", "/api/tables", request, status=201)["code"])
        if sit:
            for seat in range(people):
                place.sit(f"Person {seat}")
        return place

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        secret: str | None = None,
        headers: Mapping[str, str | bytes] | None = None,
    ) -> Reply:
        """`body`: bytes, or chunks of them, go out as they are; anything else as JSON."""
        sent = body if body is None or isinstance(body, bytes | Iterator) else json.dumps(body).encode()
        with_secret = {"authorization": f"Bearer {secret}"} if secret else {}
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as connection:
            connection.request(method, path, sent, {**with_secret, **(headers or {})})
            reply = connection.getresponse()
            return Reply(reply.status, {name.lower(): value for name, value in reply.getheaders()}, reply.read())

    def good(self, method: str, path: str, body: Any = None, secret: str | None = None, status: int = 200) -> Any:
        reply = self.ask(method, path, body, secret)
        assert reply.status == status, reply.text
        return reply.json()


class Place:
    """A table and the secrets of those who sit at it."""

    def __init__(self, house: House, code: str) -> None:
        self.house = house
        self.code = code
        self.path = f"/api/tables/{code}"
        self.secrets: dict[int, str] = {}

    @property
    def session(self) -> TableSession:
        return self.house.session(self.code)

    def sit(self, name: str, seat: int | None = None, entropy: str = "") -> int:
        body = {"name": name, "seat": seat, "entropy": entropy}
        ticket = self.house.good("POST", f"{self.path}/seats", body, status=201)
        self.secrets[ticket["seat"]] = ticket["secret"]
        return int(ticket["seat"])

    def start(self, fill: str | None = None) -> Message:
        secret = next(iter(self.secrets.values()), None)
        shown: Message = self.house.good("POST", f"{self.path}/start", {"fill": fill}, secret)
        return shown

    def client(self, seat: int | None = None, page: bool = False, seen: int = 0, patches: bool = False) -> Client:
        """A socket that has said hello; seat None watches."""
        client = Client(self.house, self.code)
        secret = None if seat is None else self.secrets[seat]
        hello = {"t": "hello", "v": 2, "seat": secret, "page": page, "seen": seen}
        client.patches = patches
        client.send({**hello, "patches": True} if patches else hello)
        client.wait("welcome")
        return client

    def watch(self) -> None:
        """Looks on until the game is over: bots alone play to somebody."""
        with self.client() as spectator:
            spectator.wait_for(lambda update: update["returns"] is not None)

    def operations(self) -> list[Message]:
        return self.house.operations(self.code)

    def actions(self) -> list[Message]:
        return [operation for operation in self.operations() if operation["t"] == "answered"]

    def info(self) -> Message:
        shown: Message = self.house.good("GET", self.path)
        return shown


def to_act(clients: Iterable[Client]) -> Client:
    """The one of them that is to act, when all have heard of the latest decision; any, when the game is over."""
    every = list(clients)
    newest = max(client.wait_for(bool)["decision_index"] for client in every)
    for client in every:
        client.wait_for(lambda update: update["decision_index"] >= newest)
    return next(client for client in every if client.update["legal_actions"] or client.update["returns"] is not None)


class Client:
    """A socket. `texts` is all it received, word for word; each is checked to be a message of the protocol."""

    def __init__(self, house: House, code: str, **more: Any) -> None:
        address = f"ws://127.0.0.1:{house.port}/ws/{code}"
        self._connection = connect(address, max_size=None, compression=None, **more)
        self.socket: ClientConnection = self._connection.__enter__()
        self.texts: list[str] = []
        self.acks: list[str] = []  # ids of actions that an update has acknowledged, not taken yet
        self.update: Message = {}  # the last one
        self.patches = False
        self.moves: dict[int, Message] = {}  # by action, for a page that takes patches

    def send(self, message: Message | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def take(self, timeout: float = PATIENCE) -> Message:
        """The next message; what an update acknowledges is taken after it as if it had been said by itself."""
        if self.acks:
            return {"t": "ack", "id": self.acks.pop()}
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        _server_message.decode(text)
        self.texts.append(text)
        message: Message = json.loads(text)
        if message["t"] == "update":
            if self.patches:
                self.learn(message)
            self.update = message
            if message["ack"] is not None:
                self.acks.append(message["ack"])
        return message

    def learn(self, update: Message) -> None:
        """The legal actions of an update to a page that takes patches, as others get them."""
        shown = update["presentation"]
        self.moves |= {
            action: {"move": move, "notation": notation} for action, move, notation in shown.get("moves", ())
        }
        update["legal_actions"] = [
            {"action": action, **self.moves[action], "key": key, "args": dict(zip(names, values, strict=True))}
            for key, names, rows in shown.get("legal", ())
            for action, *values in rows
        ]

    def wait(self, kind: str, **facts: Any) -> Message:
        """Reads on until such a message comes."""
        while True:
            message = self.take()
            if message["t"] == kind and all(message[name] == fact for name, fact in facts.items()):
                return message

    def wait_for(self, right: Callable[[Message], Any]) -> Message:
        """Reads on until an update is right; the last one may be."""
        while not self.update or not right(self.update):
            self.take()
        return self.update

    def my_turn(self) -> Message:
        return self.wait_for(lambda update: update["legal_actions"] or update["returns"] is not None)

    def act(self, which: int = 0, id: str | None = None, wait: bool = True) -> str:
        """One of the legal actions to the last update. The next update has come when this is acknowledged. Who has
        nothing to decide may find that the server has acted for them.
        """
        id = id or secrets.token_hex(8)
        forced = self.update["automatic"]
        self.submit(self.update["legal_actions"][which]["action"], id)
        while wait:
            message = self.take()
            if message.get("id") == id:
                assert message["t"] == "ack" or forced, message
                break
        return id

    def submit(self, action: int, id: str, decision_index: int | None = None) -> None:
        """Sends an action for the decision of the last update, or for another one."""
        decision_index = self.update["decision_index"] if decision_index is None else decision_index
        self.send({"t": "action", "id": id, "decision_index": decision_index, "action": action})

    def ask(self, message: Message, kind: str) -> Message:
        self.send(message)
        return self.wait(kind)

    def quiet(self) -> list[Message]:
        """What has come up to now: everything before the reply to one more request, which waits for nothing."""
        before = len(self.texts)
        self.ask({"t": "explain", "notation": "?"}, "rejected")
        return [json.loads(text) for text in self.texts[before:-1]]

    def closed(self) -> int:
        """Reads to the end; the code it was closed with."""
        try:
            while True:
                self.take()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    def close(self) -> None:
        self._connection.__exit__(None, None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
