"""A table with people at it: sockets, clocks, stand-ins, bots. Interpreted. All of this can be lost; what must not be
is in table.py and on disk.

Contract: an answer is checked, written down, and only then told to anybody, its giver included. One thing happens at a
table at a time (`lock`).
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from cyberdeck import bots
from cyberdeck.kernel.errors import MalformedMove, MoveError
from cyberdeck.kernel.game import WATCHER
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.server import protocol as p
from cyberdeck.server.store import Store
from cyberdeck.server.tables import log
from cyberdeck.server.tables.faults import CannotUndo, TableError, Unsaved
from cyberdeck.server.tables.minds import Minds
from cyberdeck.server.tables.table import Table
from cyberdeck.server.tables.telling import Client, Telling
from cyberdeck.server.tables.timing import Pace, Timing


class Live:
    def __init__(
        self,
        table: Table,
        store: Store,
        pace: Pace,
        forget: Callable[[str], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.table = table
        self.store = store
        self.pace = pace
        self.lock = asyncio.Lock()
        self.follow = asyncio.Lock()  # held while a rematch is made
        self.closed = False  # the hall has forgotten it
        self.clients: set[Client] = set()
        self.stand_ins: dict[int, str] = {}
        self.minds = Minds(table.header.game)
        self.timing = Timing(table.header.clock, len(table.seats), pace, now)
        self.timing.away = {seat: now() for seat in self._people()}
        self.updates = 0
        self.always: set[int] = set()  # seats that want to be asked even if they can only pass
        self.wants_undo: int | None = None
        self._agreed: set[int] = set()
        self._forget = forget
        self._tasks: dict[str, asyncio.Task[None]] = {}

    # Who is here

    def join(self, client: Client) -> None:
        self.clients.add(client)
        new = client.seat in self.timing.away or client.seat in self.stand_ins
        self.timing.away.pop(client.seat, None)
        self._play_oneself(client.seat)
        client.push(p.Welcome(p.VERSION, client.seat, self.info()))
        for said in self.table.talk.told(client.seat):
            client.push(said)
        if any(note.seat == client.seat for note in self.table.notes):  # another's would tell that he has written
            client.push(p.Notes(self.table.notebook(client.seat)))
        self.tell(client)
        if new:
            self._show_chairs(client)

    def part(self, client: Client) -> None:
        self.clients.discard(client)
        client.outbox.close()
        seat = client.seat
        if seat != WATCHER and not self._here(seat) and seat in self._people():
            self.timing.away[seat] = self.timing.now()
            self._show_chairs()

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing goes on."""
        return not self.clients and self.table.status != "playing"

    def hand_over(self, seat: int) -> None:
        """A person leaves in the middle of a game: a bot plays for him, until he comes back."""
        self.stand_ins[seat] = bots.USUAL
        for client in [client for client in self.clients if client.seat == seat]:
            client.outbox.close()
        self._show_chairs()

    def _play_oneself(self, seat: int) -> None:
        if self.stand_ins.pop(seat, None) is not None:
            self.minds.forget(seat)

    def _here(self, seat: int) -> bool:
        return any(client.seat == seat for client in self.clients)

    def _people(self) -> list[int]:
        return [number for number, seat in enumerate(self.table.seats) if seat.lock]

    def _show_chairs(self, but: Client | None = None) -> None:
        """Somebody has come or gone."""
        self._push(self.info(), but)
        if self.table.status == "playing" and self.timing.asked:
            self.tell_all()
        self.wake()

    # What is done

    async def do(self, make: Callable[[], log.AnyOperation]) -> Any:
        """`make` checks and says what is to be done; it is written down, applied, and told."""
        async with self.lock:
            before = self.table.status
            operation = make()
            status = "playing" if isinstance(operation, log.Began) else None
            await self._save(operation, status)
            self.table.apply(operation)
        if isinstance(operation, log.Said):
            for client in list(self.clients):
                for said in self.table.talk.told(client.seat, last=1):
                    client.push(said)
            return operation
        if isinstance(operation, log.Noted):
            for client in [client for client in self.clients if client.seat == operation.seat]:
                client.push(p.Notes(self.table.notebook(client.seat)))
            return operation
        self._sync(operation)
        self._told(chairs=self.table.status != before or not isinstance(operation, log.Undone))
        return operation

    def _sync(self, operation: log.AnyOperation) -> None:
        """What the room must know of an operation."""
        match operation:
            case log.Sat(seat):
                self.timing.away[seat] = self.timing.now()
            case log.Left(seat):
                self.timing.away.pop(seat, None)
                for client in [client for client in self.clients if client.seat == seat]:
                    client.outbox.close()
            case log.Undone():
                self.minds.forget_all()
                for client in self.clients:
                    client.seen = min(client.seen, self.table.playing.question)
                    client.drawing = None  # its log begins anew

    async def answer(self, seat: int, message: p.Answer, client: Client | None = None) -> p.Ack | None:
        """The update that tells of it acknowledges it to its client; only one that had been taken before needs an
        Ack.
        """
        async with self.lock:
            table = self.table
            if message.id in table.seats[seat].answered:
                return p.Ack(message.id)
            if (message.action is None) == (message.move is None):
                raise MalformedMove(text=message.move or "")
            given: int | str = message.move if message.action is None else message.action  # type: ignore[assignment]
            left = self.timing.spent(seat, table.left)
            ahead, steps = table.advance(seat, given, message.question)
            outcomes = tuple([step.action for step in steps[1:]])
            over = "over" if ahead.over else None
            await self._save(log.Answered(seat, steps[0].action, message.id, outcomes, left), over)
            table.accept(ahead, steps, message.id, left)
            if over:
                self.minds.forget_all()
        self._told(chairs=over is not None, by=client, ack=message.id)
        return None

    async def _save(self, operation: log.AnyOperation, status: str | None) -> None:
        """If the disk does not follow, the memory of the table is thrown away, and takes nothing more."""
        if self.closed:
            raise Unsaved()
        try:
            await self.store.append(self.table.code, self.table.operations, operation, status)
        except BaseException as failed:
            self._forget(self.table.code)
            if isinstance(failed, Exception):
                raise Unsaved() from failed
            raise

    async def undo(self, seat: int, agree: bool | None) -> None:
        """By consent of every person who is here; never past what was shown, drawn, or answered by another."""
        if agree is None:
            self.table.undo(seat)
            self.wants_undo, self._agreed = seat, {seat}
            self._task("undo", self._forget_undo())
        elif self.wants_undo is None:
            raise CannotUndo(reason="nobody")
        elif agree:
            self._agreed.add(seat)
        else:
            self.wants_undo = None
        if self.wants_undo is not None and {s for s in self._people() if self._here(s)} <= self._agreed:
            asking, self.wants_undo = self.wants_undo, None
            await self.do(lambda: self.table.undo(asking))
        else:
            self.tell_all()
            self.wake()

    async def _forget_undo(self) -> None:
        await asyncio.sleep(self.pace.undo)
        self.wants_undo = None
        self.tell_all()
        self.wake()

    def attend(self, seat: int, always: bool) -> None:
        """Whether a seat is asked even if it can only pass."""
        (self.always.add if always else self.always.discard)(seat)
        self.wake()

    # What is told

    def _told(self, chairs: bool, by: Client | None = None, ack: str | None = None) -> None:
        """After every change: everybody is shown, clocks start, bots think."""
        match = self.table.match
        if match is not None:
            self.timing.ask(match.question, match.pending)
        if self.wants_undo is not None and self.table.steps[-1].seat != self.wants_undo:
            self.wants_undo = None
        if chairs:
            self._push(self.info())
        self.tell_all(by, ack)
        self.wake()

    def _push(self, message: p.FromServer, but: Client | None = None) -> None:
        """The same to everybody."""
        text = msgspec.json.encode(message).decode()
        for client in list(self.clients):
            if client is not but:
                client.outbox.push(text)

    def tell_all(self, by: Client | None = None, ack: str | None = None) -> None:
        """`by` gave the answer with the id `ack`."""
        if self.table.match is not None:
            self.updates += 1
            self._tell(self.table.match, self.clients, by, ack)

    def tell(self, client: Client) -> None:
        """The table as it stands, to one reader."""
        if self.table.match is not None:
            self._tell(self.table.match, [client])

    def _tell(self, match: Match, clients: Iterable[Client], by: Client | None = None, ack: str | None = None) -> None:
        times = self.timing.times(self.table.left, self.stand_ins)
        telling = Telling(clients, match, self.table.steps, self.table.names, self.updates, times, self.wants_undo)
        telling.tell(by, ack)

    def why(self, seat: int, move: str) -> p.Because:
        """The rule that forbids a move, judged from the view of the seat alone."""
        match = self.table.playing
        game = match.game
        action = game.encode(game.read(move))
        legal = match.legal(seat)
        return p.Because(move, None if action in legal or not legal else game.forbids(match.view(seat), action))

    def info(self) -> p.Table:
        table = self.table
        over = table.status == "over"
        return p.Table(
            code=table.code,
            game=table.header.game,
            options=table.header.options,
            chairs=tuple([self._chair(number) for number in range(len(table.seats))]),
            clock=table.header.clock,
            public=table.header.public,
            status=table.status,
            commitment=table.commitment,
            seed=table.header.seed if over else None,
            rematch=table.follows,
        )

    def _chair(self, number: int) -> p.Chair:
        seat = self.table.seats[number]
        if seat.bot is not None:
            return p.Chair(self.table.names()[number], "bot", seat.bot, True, False)
        stand_in = self.stand_ins.get(number)
        kind = "person" if seat.lock else "open"
        return p.Chair(seat.name, kind, stand_in, self._here(number), stand_in is not None)  # type: ignore[arg-type]

    # Those who play for others

    def wake(self) -> None:
        """Bots that are asked start to think; the alarm is set for the next seat whose time runs out."""
        match = self.table.match
        if match is None or match.over:
            return
        due: list[float] = []
        for seat in match.pending:
            forced = seat not in self.always and match.legal(seat) == [match.game.pass_action]
            if self._bot_of(seat) is not None or forced:
                self._task(f"seat {seat}", self._think(seat), keep=True)
                continue
            time = self.timing.due(seat, self.table.left)
            if time is not None:
                due.append(time)
        if due:
            self._task("alarm", self._ring(min(due)))

    def _bot_of(self, seat: int) -> str | None:
        return self.table.seats[seat].bot or self.stand_ins.get(seat)

    def _task(self, name: str, work: Any, keep: bool = False) -> None:
        """One of each name; a new one replaces the old, unless that is to be kept."""
        old = self._tasks.get(name)
        if old is not None and not old.done():
            if keep:
                work.close()
                return
            if old is not asyncio.current_task():
                old.cancel()
        self._tasks[name] = asyncio.get_running_loop().create_task(work)

    async def _ring(self, seconds: float) -> None:
        await asyncio.sleep(seconds + 0.001)
        late = [seat for seat in self.timing.asked if self.timing.due(seat, self.table.left) == 0.0]
        for seat in late:
            if self._bot_of(seat) is None:
                self.stand_ins[seat] = bots.USUAL
        self._show_chairs()

    async def _think(self, seat: int) -> None:
        """Through the same door as a person: the view and the legal answers of the seat, nothing else; off the event
        loop. Whatever it is, it takes a time that tells nothing: drawn before, by what is known of the bot alone.
        """
        match = self.table.playing
        question, view, legal = match.question, match.view(seat), match.legal(seat)
        name, now = self._bot_of(seat), self.timing.now
        delay = self.pace.delay(bots.seconds(name) if name is not None else 0.0)
        if name is None:
            action, begun = legal[0], now()
        else:
            luck = FastRng(question if self.table.header.lesson else secrets.randbits(60))
            action, begun = await self.minds.think(seat, name, match.game, view, legal, luck, now)
        await asyncio.sleep(max(0.0, delay - (now() - begun)))
        if self.wants_undo is not None or (name is not None and self._bot_of(seat) is None):
            return  # he is asked something else first, or has come back; whoever settles that wakes us again
        if name is None and seat in self.always:
            return  # he wants to pass himself
        self._tasks.pop(f"seat {seat}", None)
        if self._here(seat):
            self._play_oneself(seat)  # he was only too slow: the next answer is his own again
        try:
            await self.answer(seat, p.Answer(id=secrets.token_hex(16), question=question, action=action))
        except MoveError:
            self.wake()  # the game has moved on meanwhile: think again
        except TableError:
            return  # it could not be saved: the table is read anew

    def close(self) -> None:
        self.closed = True
        for client in list(self.clients):
            client.outbox.close()
        for task in self._tasks.values():
            if task is not asyncio.current_task():
                task.cancel()
