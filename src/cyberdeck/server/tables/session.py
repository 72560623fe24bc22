"""A table in play: its operations are checked, stored, applied and broadcast, one after another.

Contract: an operation is on disk before anybody learns of it, its sender included. `lock` serializes operations.
Everything that the session holds beside the table (table.py) is lost with it: clients, clocks, votes, bots.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeVar

from cyberdeck.kernel.errors import CyberdeckError
from cyberdeck.kernel.game import SPECTATOR, AnyGame
from cyberdeck.kernel.match import Match, Step
from cyberdeck.server import protocol as p
from cyberdeck.server.limits import SeatBuckets
from cyberdeck.server.schemas import StoryResponse
from cyberdeck.server.store import Change, SeatRow, Store
from cyberdeck.server.store.rows import STOPPED, UNCHANGED
from cyberdeck.server.tables import operations
from cyberdeck.server.tables.absence import AbsenceWatch
from cyberdeck.server.tables.background import Background
from cyberdeck.server.tables.bot_runner import BotRunner
from cyberdeck.server.tables.broadcaster import Broadcaster
from cyberdeck.server.tables.chosen import chosen_action
from cyberdeck.server.tables.clock import Pace, TableClock
from cyberdeck.server.tables.presence import Client, Presence
from cyberdeck.server.tables.seat_holds import SeatHolds
from cyberdeck.server.tables.table import Table
from cyberdeck.server.tables.table_errors import TableBroken, TooLate, Unsaved
from cyberdeck.server.tables.undo_vote import UndoVote
from cyberdeck.server.thinking.thinkers import Thinker
from cyberdeck.server.watch import NOBODY, Watch
from cyberdeck.spec import get_spec

Done = TypeVar("Done", bound=operations.AnyOperation)

_log = logging.getLogger(__name__)


class TableSession:
    """`forget` is called with the table's code when the table in memory can no longer be trusted; `broken` when its
    rules have raised what no rules should. `epoch` is from the claim of the table.
    """

    def __init__(
        self,
        table: Table,
        store: Store,
        pace: Pace,
        forget: Callable[[str], None],
        broken: Callable[[str, int, Exception], None],
        thinker: Thinker,
        due: float | None = None,
        epoch: int = 0,
        now: Callable[[], float] = time.monotonic,
        watch: Watch = NOBODY,
    ) -> None:
        self.table = table
        self.epoch = epoch
        self.store = store
        self.watch = watch
        self.lock = asyncio.Lock()
        self.rematch_lock = asyncio.Lock()  # held while a rematch is made
        self.story_lock = asyncio.Lock()
        self.story: StoryResponse | None = None  # of the finished game, once somebody has asked for it
        self.closed = False
        self.presence = Presence(table)
        self.clock = TableClock(table.header.clock, len(table.seats), pace, now)
        self.left_at = now()  # somebody, the last time
        self.clock.away_since = {seat: now() for seat in self.presence.people()}
        if table.match is not None:
            self.clock.start(table.match.decision_index, table.match.players_to_act)
        self.buckets = SeatBuckets()
        self.undo_vote = UndoVote(pace.undo_timeout, pace.undo_hold, self._undo_voted)
        self.bot_runner = BotRunner(
            table,
            self.presence,
            self.clock,
            self._submit_automatic,
            is_paused=lambda: self.undo_vote.holds_bots,
            taken_over=self._presence_changed,
            thinker=thinker,
        )
        self.broadcaster = Broadcaster(table, self.presence, self.clock, self.undo_vote, self.bot_runner.acts_for)
        self._forget = forget
        self._broken = broken
        background = Background()
        self.seat_holds = SeatHolds(table, self.presence, pace.seat_hold, self.perform, background)
        self.absence = AbsenceWatch(
            table, self.presence, self.clock, due, self._write_due, self.bot_runner.wake, background
        )
        if table.match is not None and self.absence.by_days and due is not None:
            self.clock.restore(due - time.time())
        if table.status == "open":
            for seat in self.presence.people():
                self.seat_holds.hold(seat)
        self.absence.settle()

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and no game goes on: it can be read from disk again when somebody comes."""
        resting = self.table.status != "playing" or self.presence.is_unwatched or self.absence.waits
        return not self.presence.clients and (resting or self.absence.by_days)

    # Presence

    def join(self, client: Client) -> None:
        if self.closed:
            client.outbox.close()  # it comes again, to the session that follows this one
            return
        self.presence.clients.add(client)
        self.presence.seen.add(client.seat)
        self.absence.settle()
        returns = client.seat in self.clock.away_since or client.seat in self.presence.stand_ins
        self.clock.away_since.pop(client.seat, None)
        self.bot_runner.end_stand_in(client.seat)
        self.broadcaster.welcome(client)
        if returns:
            self._presence_changed(client)
        elif not self.presence.people():
            self.bot_runner.wake()  # somebody watches

    def leave(self, client: Client) -> None:
        self.presence.clients.discard(client)
        client.outbox.close()
        self.left_at = self.clock.now()
        seat = client.seat
        if self.table.status == "open" and seat == self.table.owner:
            self.seat_holds.hold(seat)
        if seat != SPECTATOR and not self.presence.is_connected(seat) and seat in self.presence.people():
            self.clock.away_since[seat] = self.clock.now()
            self._presence_changed()
        self.absence.settle()

    def hand_over_to_bot(self, seat: int) -> None:
        """A person leaves during a game: a bot plays for them until they come back."""
        self.bot_runner.stand_in(seat)
        self.presence.disconnect(seat)
        self._presence_changed()

    def _presence_changed(self, newcomer: Client | None = None) -> None:
        """The newcomer already has the information."""
        self.broadcaster.send_info(exclude=newcomer)
        if self.table.status == "playing" and self.clock.acting_since:
            self.broadcaster.send_updates()
        self.bot_runner.wake()

    def look_after(self) -> None:
        """The table is due."""
        self.absence.look_after()

    # Operations

    async def submit(
        self, seat: int, message: p.SubmitAction, client: Client | None = None, automatic: bool = False
    ) -> p.Ack | None:
        """Takes an action, once by its id. The update with its result acknowledges it to its client; only an id that
        was taken before needs an Ack. `automatic`: it is not the person in the seat who acts.
        """
        came, began = self.clock.now(), time.monotonic()
        async with self.lock:
            table = self.table
            if message.id in table.seats[seat].recent_ids:
                return p.Ack(message.id)
            action = chosen_action(table.game, message)
            if not automatic:
                self._must_be_in_time(seat, message.decision_index, came)
            left = self.clock.banks_after(seat, table.clock_banks)
            ahead, steps = self._advance(seat, action, message.decision_index)
            over = ahead.is_over
            taken = operations.ActionTaken(
                seat,
                steps[0].action,
                message.id,
                tuple([step.action for step in steps[1:]]),
                left,
                automatic,
                table.game.format_move(table.game.decode(steps[0].action)),
                operations.events_of(steps),
                tuple(ahead.returns) if over else None,
            )
            await self._save(taken, self._change_after(over))
            table.accept(ahead, steps, message.id, left, automatic)
            if over:
                self.bot_runner.pool.forget_all()
                self.presence.address = ""
        self._changed(info=over, sender=client, ack=message.id)
        if not automatic:
            self.watch.moved(time.monotonic() - began)
        return None

    def _change_after(self, over: bool) -> Change:
        """What a move changes in the table's row."""
        if over:
            return Change("over", due=(None,))
        due = self.absence.due_after_move()
        return UNCHANGED if due is None else Change(due=due)

    async def _write_due(self, due: float | None) -> None:
        await self.store.set_due(self.table.code, due, self.epoch)

    def _must_be_in_time(self, seat: int, decision_index: int, came: float) -> None:
        """An action for the open decision came before the seat's time was up, whenever anybody noticed."""
        match = self.table.match
        if match is None or match.decision_index != decision_index:
            return
        if self.clock.is_up(seat, self.table.clock_banks, came):
            self.bot_runner.wake()
            raise TooLate()

    def _advance(self, seat: int, action: int, decision_index: int) -> tuple[Match, list[Step]]:
        try:
            return self.table.advance(seat, action, decision_index)
        except CyberdeckError:
            raise
        except Exception as fault:  # the rules of a plug-in may raise anything
            self._broken(self.table.code, self.table.operations, fault)
            raise TableBroken(code=self.table.code) from fault

    async def _submit_automatic(self, seat: int, message: p.SubmitAction) -> None:
        await self.submit(seat, message, automatic=True)

    async def perform(self, prepare: Callable[[], Done]) -> Done:
        """Any other operation. `prepare` checks and returns it; if it raises, nothing changes."""
        async with self.lock:
            operation = prepare()
            await self._save(operation, self._change_by(operation))
            self.table.apply(operation)
        match operation:
            case operations.ChatSent():
                self.broadcaster.send_chat()
            case operations.NoteWritten(seat):
                self.broadcaster.send_notebook(seat)
            case operations.ActionUndone():
                self.bot_runner.start_over()
                self.broadcaster.rewind()
                self._changed(info=False)
            case operations.SeatClaimed(seat):
                self.clock.away_since[seat] = self.clock.now()
                self.seat_holds.hold(seat)
                self._changed(info=True)
            case operations.SeatLeft(seat):
                self.clock.away_since.pop(seat, None)
                self.presence.disconnect(seat)
                self._changed(info=True)
            case operations.GameStarted():
                self._changed(info=True)
                self.absence.settle()
            case _:
                self._changed(info=True)
        return operation

    def _change_by(self, operation: operations.AnyOperation) -> Change:
        """What an operation changes in the table's row."""
        match operation:
            case operations.GameStarted():
                due = self._change_after(over=False).due
                return Change("playing", rules=rules_of(self.table.header.game, self.table.game), due=due)
            case operations.GameStopped():
                return Change(STOPPED)
            case operations.SeatClaimed() | operations.SeatLeft():
                return Change(seats=seat_rows(self.table, operation))
        return UNCHANGED

    async def _save(self, operation: operations.AnyOperation, change: Change) -> None:
        """If the write fails, the table in memory is dropped and takes nothing more."""
        if self.closed:
            raise Unsaved()
        began = time.monotonic()
        try:
            await self.store.append(self.table.code, self.table.operations, operation, change, self.epoch)
            self.watch.appended(time.monotonic() - began)
        except BaseException as failed:
            if not self.closed:  # else another session may have its place by now
                self._forget(self.table.code)
            if isinstance(failed, Exception):
                raise Unsaved() from failed
            raise

    def _changed(self, info: bool, sender: Client | None = None, ack: str | None = None) -> None:
        """After every change of the game: starts clocks, sends updates, wakes bots."""
        match = self.table.match
        if match is not None:
            self.clock.start(match.decision_index, match.players_to_act)
        if self.undo_vote.is_open:
            self.undo_vote.keep_only_for(self.table.steps[-1].seat)
        if info:
            self.broadcaster.send_info()
        self.broadcaster.send_updates(sender, ack)
        self.bot_runner.wake()

    # Undo

    async def undo(self, seat: int, agree: bool | None) -> None:
        """Requests to undo the seat's last action, or votes on another seat's request. Where only bots play besides,
        nobody has to be asked, and the request goes back to the seat's last decision.
        """
        if agree is None and self.presence.people() == [seat]:
            await self.perform(lambda: self.table.undo_decision(seat))
            return
        if agree is None:
            undone = self.table.undo(seat)  # raises if it cannot be undone
            self.undo_vote.request(seat, undone.length)
        else:
            self.undo_vote.vote(seat, agree)
        requester = self.undo_vote.take_consent(self.presence.connected_people())
        if requester is None:
            self._undo_voted()
        else:
            await self.perform(lambda: self.table.undo(requester))

    def _undo_voted(self) -> None:
        self.broadcaster.send_updates()
        self.bot_runner.wake()

    # For one seat

    def set_stops(self, seat: int, stops: p.Stops) -> None:
        """Which decisions the seat makes itself. Its own clients alone learn whether it makes the open one."""
        self.bot_runner.set_stops(seat, stops)
        for client in self.presence.clients_of(seat):
            self.broadcaster.send_update(client)

    def violated_rule(self, seat: int, message: p.ExplainMove) -> p.MoveExplanation:
        """The rule that forbids a move, judged only from the view of the seat."""
        match = self.table.playing
        game = match.game
        action = chosen_action(game, message)
        legal = match.legal_actions(seat)
        rule = None if action in legal or not legal else game.violated_rule(match.view(seat), action)
        return p.MoveExplanation(game.format_move(game.decode(action)), rule)

    def resync(self, client: Client, seen: int) -> None:
        """Sends the table as it stands, with all events after `seen` decisions; to a page the log from its start."""
        client.seen = seen
        client.presenter = None
        self.broadcaster.send_update(client)

    def close(self) -> None:
        """Takes nothing more; clients reconnect to a new session."""
        self.closed = True
        for client in list(self.presence.clients):
            client.outbox.close()
        self.seat_holds.close()
        self.undo_vote.close()
        self.bot_runner.close()


def rules_of(game: str, rules: AnyGame) -> tuple[int, str]:
    """Version and hash of the rules that are played now."""
    return rules.version, get_spec(game).rules_hash


def seat_rows(table: Table, operation: operations.SeatClaimed | operations.SeatLeft) -> tuple[SeatRow, ...]:
    """The people at the table after one has come or gone."""
    people = {number: (seat.secret_hash, seat.name) for number, seat in enumerate(table.seats) if seat.secret_hash}
    people.pop(operation.seat, None)
    if isinstance(operation, operations.SeatClaimed):
        people[operation.seat] = operation.secret_hash, operation.name
    return tuple([SeatRow(table.code, seat, lock, name) for seat, (lock, name) in sorted(people.items())])
