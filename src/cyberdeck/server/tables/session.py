"""A table with people at it: sockets, clocks, stand-ins, bots. All of this can be lost; what must not be
is in table.py and on disk.

Contract: an answer is checked, written down, and only then shown to anybody, its giver included. One thing happens at a
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
from cyberdeck.kernel.errors import MoveError
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.server import protocol as p
from cyberdeck.server.store import Store
from cyberdeck.server.tables import operations
from cyberdeck.server.tables.bot_runner import BotRunner
from cyberdeck.server.tables.broadcaster import Broadcaster, Client
from cyberdeck.server.tables.chosen import chosen_action
from cyberdeck.server.tables.clock import Pace, TableClock
from cyberdeck.server.tables.table import Table
from cyberdeck.server.tables.table_errors import CannotUndo, TableError, Unsaved


class TableSession:
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
        self.rematch_lock = asyncio.Lock()  # held while a rematch is made
        self.closed = False  # the hall has forgotten it
        self.clients: set[Client] = set()
        self.stand_ins: dict[int, str] = {}
        self.bot_runner = BotRunner(table.header.game)
        self.clock = TableClock(table.header.clock, len(table.seats), pace, now)
        self.clock.away_since = {seat: now() for seat in self._human_seats()}
        self.update_count = 0
        self.always_ask: set[int] = set()  # seats that want to be asked even if they can only pass
        self.undo_requested_by: int | None = None
        self._undo_votes: set[int] = set()
        self._forget = forget
        self._tasks: dict[str, asyncio.Task[None]] = {}

    # Who is here

    def join(self, client: Client) -> None:
        self.clients.add(client)
        new = client.seat in self.clock.away_since or client.seat in self.stand_ins
        self.clock.away_since.pop(client.seat, None)
        self._end_stand_in(client.seat)
        client.push(p.Welcome(p.VERSION, client.seat, self.info()))
        for said in self.table.chat.messages_for(client.seat):
            client.push(said)
        if any(note.seat == client.seat for note in self.table.notes):  # another's would tell that they have written
            client.push(p.Notebook(self.table.notebook(client.seat)))
        self.send_update(client)
        if new:
            self._broadcast_seats(client)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        client.outbox.close()
        seat = client.seat
        if seat != SPECTATOR and not self._is_connected(seat) and seat in self._human_seats():
            self.clock.away_since[seat] = self.clock.now()
            self._broadcast_seats()

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing goes on."""
        return not self.clients and self.table.status != "playing"

    def hand_over_to_bot(self, seat: int) -> None:
        """A person leaves in the middle of a game: a bot plays for them, until they come back."""
        self.stand_ins[seat] = bots.DEFAULT_BOT
        for client in [client for client in self.clients if client.seat == seat]:
            client.outbox.close()
        self._broadcast_seats()

    def _end_stand_in(self, seat: int) -> None:
        if self.stand_ins.pop(seat, None) is not None:
            self.bot_runner.forget(seat)

    def _is_connected(self, seat: int) -> bool:
        return any(client.seat == seat for client in self.clients)

    def _human_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.table.seats) if seat.secret_hash]

    def _broadcast_seats(self, exclude: Client | None = None) -> None:
        """Somebody has come or gone."""
        self._broadcast(self.info(), exclude)
        if self.table.status == "playing" and self.clock.asked_at:
            self.broadcast_update()
        self.wake_bots()

    # What is done

    async def perform(self, prepare: Callable[[], operations.AnyOperation]) -> Any:
        """`prepare` checks and says what is to be done; it is written down, applied, and shown."""
        async with self.lock:
            before = self.table.status
            operation = prepare()
            status = "playing" if isinstance(operation, operations.GameStarted) else None
            await self._save(operation, status)
            self.table.apply(operation)
        if isinstance(operation, operations.ChatSent):
            for client in list(self.clients):
                for said in self.table.chat.messages_for(client.seat, last=1):
                    client.push(said)
            return operation
        if isinstance(operation, operations.NoteWritten):
            for client in [client for client in self.clients if client.seat == operation.seat]:
                client.push(p.Notebook(self.table.notebook(client.seat)))
            return operation
        self._update_presence(operation)
        self._after_change(seats=self.table.status != before or not isinstance(operation, operations.ActionUndone))
        return operation

    def _update_presence(self, operation: operations.AnyOperation) -> None:
        """What the room must know of an operation."""
        match operation:
            case operations.SeatClaimed(seat):
                self.clock.away_since[seat] = self.clock.now()
            case operations.SeatLeft(seat):
                self.clock.away_since.pop(seat, None)
                for client in [client for client in self.clients if client.seat == seat]:
                    client.outbox.close()
            case operations.ActionUndone():
                self.bot_runner.forget_all()
                for client in self.clients:
                    client.seen = min(client.seen, self.table.playing.decision_index)
                    client.presenter = None  # its log begins anew

    async def submit(self, seat: int, message: p.SubmitAction, client: Client | None = None) -> p.Ack | None:
        """The update that tells of it acknowledges it to its client; only one that had been taken before needs an
        Ack.
        """
        async with self.lock:
            table = self.table
            if message.id in table.seats[seat].recent_ids:
                return p.Ack(message.id)
            action = chosen_action(table.game, message)
            left = self.clock.banks_after(seat, table.clock_banks)
            ahead, steps = table.advance(seat, action, message.decision_index)
            outcomes = tuple([step.action for step in steps[1:]])
            over = "over" if ahead.is_over else None
            await self._save(operations.ActionTaken(seat, steps[0].action, message.id, outcomes, left), over)
            table.accept(ahead, steps, message.id, left)
            if over:
                self.bot_runner.forget_all()
        self._after_change(seats=over is not None, sender=client, ack=message.id)
        return None

    async def _save(self, operation: operations.AnyOperation, status: str | None) -> None:
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
            self.undo_requested_by, self._undo_votes = seat, {seat}
            self._task("undo", self._expire_undo())
        elif self.undo_requested_by is None:
            raise CannotUndo(reason="nobody")
        elif agree:
            self._undo_votes.add(seat)
        else:
            self.undo_requested_by = None
        if (
            self.undo_requested_by is not None
            and {s for s in self._human_seats() if self._is_connected(s)} <= self._undo_votes
        ):
            requester, self.undo_requested_by = self.undo_requested_by, None
            await self.perform(lambda: self.table.undo(requester))
        else:
            self.broadcast_update()
            self.wake_bots()

    async def _expire_undo(self) -> None:
        await asyncio.sleep(self.pace.undo_timeout)
        self.undo_requested_by = None
        self.broadcast_update()
        self.wake_bots()

    def set_always_ask(self, seat: int, always_ask: bool) -> None:
        """Whether a seat is asked even if it can only pass."""
        (self.always_ask.add if always_ask else self.always_ask.discard)(seat)
        self.wake_bots()

    # What is shown

    def _after_change(self, seats: bool, sender: Client | None = None, ack: str | None = None) -> None:
        """After every change: everybody is shown, clocks start, bots think."""
        match = self.table.match
        if match is not None:
            self.clock.start(match.decision_index, match.players_to_act)
        if self.undo_requested_by is not None and self.table.steps[-1].seat != self.undo_requested_by:
            self.undo_requested_by = None
        if seats:
            self._broadcast(self.info())
        self.broadcast_update(sender, ack)
        self.wake_bots()

    def _broadcast(self, message: p.FromServer, exclude: Client | None = None) -> None:
        """The same to everybody."""
        text = msgspec.json.encode(message).decode()
        for client in list(self.clients):
            if client is not exclude:
                client.outbox.push(text)

    def broadcast_update(self, sender: Client | None = None, ack: str | None = None) -> None:
        """`sender` gave the answer with the id `ack`."""
        if self.table.match is not None:
            self.update_count += 1
            self._send_updates(self.table.match, self.clients, sender, ack)

    def send_update(self, client: Client) -> None:
        """The table as it stands, to one reader."""
        if self.table.match is not None:
            self._send_updates(self.table.match, [client])

    def _send_updates(
        self, match: Match, clients: Iterable[Client], sender: Client | None = None, ack: str | None = None
    ) -> None:
        times = self.clock.times(self.table.clock_banks, self.stand_ins)
        telling = Broadcaster(
            clients, match, self.table.steps, self.table.names, self.update_count, times, self.undo_requested_by
        )
        telling.send(sender, ack)

    def violated_rule(self, seat: int, message: p.ExplainMove) -> p.MoveExplanation:
        """The rule that forbids a move, judged from the view of the seat alone."""
        match = self.table.playing
        game = match.game
        action = chosen_action(game, message)
        legal = match.legal_actions(seat)
        rule = None if action in legal or not legal else game.violated_rule(match.view(seat), action)
        return p.MoveExplanation(game.format_move(game.decode(action)), rule)

    def info(self) -> p.TableResponse:
        table = self.table
        over = table.status == "over"
        return p.TableResponse(
            code=table.code,
            game=table.header.game,
            options=table.header.options,
            seats=tuple([self._seat_info(number) for number in range(len(table.seats))]),
            clock=table.header.clock,
            public=table.header.public,
            status=table.status,
            commitment=table.commitment,
            seed=table.header.seed if over else None,
            rematch=table.rematch,
        )

    def _seat_info(self, number: int) -> p.SeatInfo:
        seat = self.table.seats[number]
        if seat.bot is not None:
            return p.SeatInfo(self.table.names()[number], "bot", seat.bot, True, False)
        stand_in = self.stand_ins.get(number)
        kind = "person" if seat.secret_hash else "open"
        return p.SeatInfo(seat.name, kind, stand_in, self._is_connected(number), stand_in is not None)  # type: ignore[arg-type]

    # Those who play for others

    def wake_bots(self) -> None:
        """Bots that are asked start to think; the alarm is set for the next seat whose time runs out."""
        match = self.table.match
        if match is None or match.is_over:
            return
        due: list[float] = []
        for seat in match.players_to_act:
            forced = seat not in self.always_ask and match.legal_actions(seat) == [match.game.pass_action]
            if self._bot_of(seat) is not None or forced:
                self._task(f"seat {seat}", self._play_for(seat), keep=True)
                continue
            time = self.clock.deadline(seat, self.table.clock_banks)
            if time is not None:
                due.append(time)
        if due:
            self._task("alarm", self._clock_alarm(min(due)))

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

    async def _clock_alarm(self, seconds: float) -> None:
        await asyncio.sleep(seconds + 0.001)
        late = [seat for seat in self.clock.asked_at if self.clock.deadline(seat, self.table.clock_banks) == 0.0]
        for seat in late:
            if self._bot_of(seat) is None:
                self.stand_ins[seat] = bots.DEFAULT_BOT
        self._broadcast_seats()

    async def _play_for(self, seat: int) -> None:
        """Through the same door as a person: the view and the legal actions of the seat, nothing else; off the event
        loop. Whatever it is, it takes a time that reveals nothing: drawn before, by what is known of the bot alone.
        """
        match = self.table.playing
        question, view, legal = match.decision_index, match.view(seat), match.legal_actions(seat)
        name, now = self._bot_of(seat), self.clock.now
        delay = self.pace.delay(bots.time_limit(name) if name is not None else 0.0)
        if name is None:
            action, begun = legal[0], now()
        else:
            rng = FastRng(question if self.table.header.lesson else secrets.randbits(60))
            action, begun = await self.bot_runner.choose(seat, name, match.game, view, legal, rng, now)
        await asyncio.sleep(max(0.0, delay - (now() - begun)))
        if self.undo_requested_by is not None or (name is not None and self._bot_of(seat) is None):
            return  # they are asked something else first, or has come back; the one who settles that wakes us again
        if name is None and seat in self.always_ask:
            return  # they want to pass themselves
        self._tasks.pop(f"seat {seat}", None)
        if self._is_connected(seat):
            self._end_stand_in(seat)  # they were only too slow: the next answer is their own again
        try:
            await self.submit(seat, p.SubmitAction(id=secrets.token_hex(16), decision_index=question, action=action))
        except MoveError:
            self.wake_bots()  # the game has moved on meanwhile: think again
        except TableError:
            return  # it could not be saved: the table is read anew

    def close(self) -> None:
        self.closed = True
        for client in list(self.clients):
            client.outbox.close()
        for task in self._tasks.values():
            if task is not asyncio.current_task():
                task.cancel()
