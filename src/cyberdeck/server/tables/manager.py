"""All the tables of a server: created, found, reloaded from disk, listed without secrets."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

from msgspec.json import encode

from cyberdeck import bots
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import new_seed
from cyberdeck.kernel.rng import commitment
from cyberdeck.server import logs
from cyberdeck.server.protocol import Status
from cyberdeck.server.schemas import CreateTableRequest, StoryResponse, TableListing, TableQuery
from cyberdeck.server.store import Order, SeatRow, Store, TableRow
from cyberdeck.server.store.rows import QUARANTINED, Damaged, StoredTable, StoreError
from cyberdeck.server.story import build_story
from cyberdeck.server.tables import admin, operations
from cyberdeck.server.tables.clock import Pace
from cyberdeck.server.tables.presence import Presence
from cyberdeck.server.tables.session import TableSession, rules_of
from cyberdeck.server.tables.table import Table, new_code, rulebook
from cyberdeck.server.tables.table_errors import Moved, NoLesson, NoSuchTable, NotOver, TableBroken, TooMany, Unsaved
from cyberdeck.server.thinking.thinkers import Thinker
from cyberdeck.server.watch import NOBODY, Watch
from cyberdeck.server.work import Pulse
from cyberdeck.server.workers.owners import Alone, Owners
from cyberdeck.spec import get_spec

MAX_LISTED: Final = 50  # of one status
LISTED: Final[tuple[Status, ...]] = ("open", "playing")
MAX_LISTED_OF_ADDRESS: Final = 5
MAX_IN_MEMORY: Final = 20_000
LISTED_SECONDS: Final = 3.0  # that the listing of another worker's table is kept
IDLE: Final = 60.0  # seconds, then a table that others may have is let go
SLICE: Final = 25  # tables that are let go together at the end

RunStory = Callable[[Callable[[Pulse], StoryResponse]], Awaitable[StoryResponse]]
EVERY_TABLE: Final = TableQuery()

_log = logging.getLogger(__name__)


class TableManager:
    """`owners` says which tables belong to this worker; only those are in memory."""

    def __init__(
        self, store: Store, pace: Pace, thinker: Thinker, owners: Owners | None = None, watch: Watch = NOBODY
    ) -> None:
        self.store = store
        self.owners = Alone(store) if owners is None else owners
        self.pace = pace
        self.thinker = thinker
        self.watch = watch
        self.tables_created = 0
        self.quarantined_total = 0
        self._sessions: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Future[TableSession]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._idle_since: dict[str, float] = {}  # by table, if others may have it
        self._listed: dict[str, tuple[float, TableListing]] = {}  # others' tables, with when they were read
        self._raised_at: dict[str, int] = {}  # by table: the operation at which its rules raised an error once

    async def create(self, request: CreateTableRequest) -> TableSession:
        """A mistake raises before anything is written. Where there are several workers, a table with people belongs to
        nobody until the first of them comes: the one who made it knows nothing of where that will be.
        """
        session = await self._create(request, new_seed())
        if self.owners.shared and None in request.seats:
            await self.let_go(session)
        return session

    async def create_lesson(self, game: str) -> TableSession:
        """Creates the table of a game's tutorial, if it has one."""
        plan = get_spec(game).ui.lesson
        if plan is None:
            raise NoLesson(game=game)
        return await self._create(CreateTableRequest(game, list(plan.SEATS), plan.OPTIONS), plan.SEED, lesson=True)

    async def _create(
        self,
        request: CreateTableRequest,
        seed: bytes,
        seated: Sequence[operations.SeatClaimed] = (),
        owner: int | None = None,
        lesson: bool = False,
        named_after: str = "",
    ) -> TableSession:
        """`seated`: who has a seat from the start; `owner`: which of them owns the table, if not the first."""
        options: dict[str, Any] = {**request.options, "players": len(request.seats)}
        rules = rulebook(request.game, encode(options))
        for name in request.seats:
            if name is not None:
                bots.make_bot(name, request.game)
        self._make_room()
        made = time.time()
        seats = tuple(request.seats)
        header = operations.Header(
            game=request.game,
            version=rules.version,
            options=options,
            bots=seats,
            clock=request.clock,
            public=request.public,
            seed=seed.hex(),
            made=made,
            lesson=lesson,
            absence=request.absence,
            named_after=named_after,
        )
        code = new_code()
        while await self.store.exists(code):
            code = new_code()
        text = encode(header).decode()
        row = TableRow(code, request.game, *rules_of(request.game, rules), made, request.public, "open", text)
        people = [SeatRow(code, seat.seat, seat.secret_hash, seat.name) for seat in seated]
        first = [*seated, *([] if owner is None else [operations.OwnerChanged(owner)])]
        try:
            await self.store.create(row, first, people)
        except Exception as failed:
            raise Unsaved() from failed
        self.tables_created += 1
        return await self.get(code)

    async def rematch(self, session: TableSession) -> TableSession:
        """The table that follows a finished one; created by the first call. Against bots alone it starts at once."""
        table = session.table
        table.record()  # raises unless the game is over
        async with session.rematch_lock:
            if table.rematch is None:
                header = table.header
                options = {name: value for name, value in header.options.items() if name != "players"}
                seats = [seat.bot for seat in table.seats]
                people = [(number, seat) for number, seat in enumerate(table.seats) if seat.secret_hash]
                seed = new_seed()
                following = await self._create(
                    CreateTableRequest(header.game, seats, options, header.clock, header.public, header.absence),
                    seed,
                    [
                        operations.SeatClaimed(
                            number, seat.name, seat.secret_hash, next_entropy(seat.entropy, table.commitment, seed)
                        )
                        for number, seat in people
                    ],
                    None if table.owner == people[0][0] else table.owner,
                    named_after=header.named_after or table.code,
                )
                await session.perform(lambda: operations.RematchCreated(following.table.code))
            after = await self.get(str(table.rematch))
            if after.table.status == "open" and len(after.presence.people()) == 1 and not after.table.free_seats:
                await after.perform(lambda: after.table.begin(None))
        return after

    async def story(self, code: str, run: RunStory) -> StoryResponse:
        """Of a game that is over. Made once, by `run`: nobody waits for it but who asked."""
        table = (await self.look(code)).table
        session = self._sessions.get(code)
        if table.status != "over":
            raise NotOver()
        if session is None:  # another worker's
            return await run(lambda pulse: build_story(table.playing, table.steps, table.names(), pulse))
        async with session.story_lock:
            if session.story is None:
                session.story = await run(lambda pulse: build_story(table.playing, table.steps, table.names(), pulse))
        return session.story

    async def look(self, code: str) -> Presence:
        """A table to be read only: another worker's too, though not who is there."""
        if code in self._sessions or not self.owners.shared:
            return (await self.get(code)).presence
        stored = await self._read(code)
        try:
            return Presence(build_table(stored))
        except Exception as fault:  # its owner will set it aside
            raise TableBroken(code=code) from fault

    async def get(self, code: str, lost: str | None = None) -> TableSession:
        """The table, from memory or reloaded from disk. Raises Moved if it is another worker's; `lost`: the worker that
        has just gone from under the one who asks.
        """
        session = self._sessions.get(code)
        if session is not None:
            return session
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code, lost))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _read(self, code: str) -> StoredTable:
        stored = await self.store.load(code)
        if stored is None:
            raise NoSuchTable(code=code[:12])
        if stored.row.status == QUARANTINED:
            raise TableBroken(code=code)
        return stored

    async def _load(self, code: str, lost: str | None) -> TableSession:
        """The only place where what is stored is played on. Whatever fails there puts that table in quarantine."""
        epoch = await self.owners.hold(code, lost)
        try:
            stored = await self._read(code)
        except Damaged as fault:
            await self.quarantine(code, 0, fault, epoch)
            raise TableBroken(code=code) from fault
        try:
            table = build_table(stored)
        except Exception as fault:  # the rules of a plug-in may raise anything
            await self.quarantine(code, len(stored.operations), fault, epoch)
            raise TableBroken(code=code) from fault
        session = TableSession(
            table,
            self.store,
            self.pace,
            self.forget,
            self._rules_raised,
            self.thinker,
            stored.row.due,
            epoch,
            watch=self.watch,
        )
        if table.past is not None and table.begun and stored.row.status == "playing":
            await session.perform(lambda: operations.GameStopped(stored.row.rules))
        self._sessions[code] = session
        return session

    async def quarantine(self, code: str, n: int, fault: Exception, epoch: int = 0) -> None:
        """Sets a table aside whose log cannot be read, or whose rules raise errors. Its rows stay as they are."""
        text = f"{type(fault).__name__}: {fault}"[:200]
        self.quarantined_total += 1
        _log.error("table-quarantined", extra={"facts": {"code": code, "operations": n, "error": text}}, exc_info=fault)
        try:
            await self.store.set_status(code, QUARANTINED, text, epoch)
        except Exception:
            _log.exception("quarantine-unsaved")

    def _rules_raised(self, code: str, n: int, fault: Exception) -> None:
        """The first time, the table is read from disk again. The second time at the same place it is set aside."""
        session = self._sessions.get(code)
        asyncio.get_running_loop().call_soon(self.forget, code)  # whose action it was hears of it first
        if self._raised_at.get(code) == n:
            del self._raised_at[code]
            self._background(self.quarantine(code, n, fault, session.epoch if session is not None else 0))
        else:
            self._raised_at[code] = n
            _log.error("rules-raised", extra={"facts": {"code": code, "operations": n}}, exc_info=fault)

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def forget(self, code: str) -> None:
        """Drops a table from memory: the disk is the truth."""
        session = self._sessions.pop(code, None)
        if session is not None:
            session.close()

    async def let_go(self, session: TableSession) -> None:
        """The table then belongs to nobody."""
        code = session.table.code
        async with session.lock:
            if self._sessions.get(code) is session:
                self.forget(code)
        with contextlib.suppress(StoreError):
            if code not in self._sessions:
                await self.owners.let_go([code])

    def lose_all(self, why: str) -> None:
        """They may be others' by now."""
        if self._sessions:
            logs.log_event("tables-lost", why=why, tables=len(self._sessions))
        for code in list(self._sessions):
            self.forget(code)

    async def drain(self) -> None:
        """Before the end: others may have the tables at once."""
        await self.owners.drain()
        sessions = list(self._sessions.values()) if self.owners.shared else []
        for first in range(0, len(sessions), SLICE):
            await asyncio.gather(*(self.let_go(session) for session in sessions[first : first + SLICE]))

    async def _let_go_idle(self) -> None:
        """Of tables that others may have: those where nobody has been for a while."""
        now = time.monotonic()
        idle = [code for code, session in self._sessions.items() if session.idle] if self.owners.shared else []
        self._idle_since = {code: self._idle_since.get(code, now) for code in idle}
        for code, since in list(self._idle_since.items()):
            if now - since > IDLE and code in self._sessions:
                await self.let_go(self._sessions[code])

    def _make_room(self) -> None:
        """Drops idle tables from memory."""
        if len(self._sessions) < MAX_IN_MEMORY:
            return
        for code in [code for code, session in self._sessions.items() if session.idle]:
            self.forget(code)
        if len(self._sessions) >= MAX_IN_MEMORY:
            raise TooMany(what="tables")

    async def public_tables(self, query: TableQuery = EVERY_TABLE) -> list[TableListing]:
        """Public tables that are open or in progress, the newest first."""
        wanted = [status for status in LISTED if query.status in (None, status)]
        codes = [code for status in wanted for code in await self.store.codes(status, True, MAX_LISTED, query.game)]
        listed: list[TableListing] = []
        by_address: Counter[str] = Counter()
        for code in codes:
            try:
                listing, address = await self._listing_of(code)
            except (TableBroken, NoSuchTable):
                continue
            by_address[address] += bool(address)
            if by_address[address] > MAX_LISTED_OF_ADDRESS or query.seats not in (None, len(listing.seats)):
                continue
            if listing.status in LISTED and (not query.free or (listing.free_seats and listing.status == "open")):
                listed.append(listing)
        return listed

    async def _listing_of(self, code: str) -> tuple[TableListing, str]:
        """With the address of who made it. Others' tables are read again only after a while."""
        if code in self._sessions or not self.owners.shared:
            presence = (await self.get(code)).presence
            return self._listing(presence), presence.address
        at, listing = self._listed.get(code, (0.0, None))
        if listing is None or time.monotonic() - at > LISTED_SECONDS:
            if len(self._listed) > 10 * MAX_LISTED:
                self._listed.clear()
            listing = self._listing(await self.look(code))
            self._listed[code] = time.monotonic(), listing
        return listing, ""

    def _listing(self, presence: Presence) -> TableListing:
        table, info = presence.table, presence.info()
        return TableListing(
            code=table.code,
            game=table.header.game,
            status=table.status,
            options=_chosen_options(table.header),
            clock=info.clock,
            seats=info.seats,
            free_seats=table.free_seats,
            spectators=len(presence.clients_of(SPECTATOR)),
            created=table.header.made,
        )

    async def resume(self) -> None:
        """After a restart: looks after the games that go on without anybody, and tries the tables in quarantine once
        more: a plug-in that was missing may be back. All other games wait on disk for their people.
        """
        for code, _ in await self.store.faults():
            await self._try_again(code)
        await self._look_after_due()
        self._background(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.pace.sweep)
            await self._look_after_due()
            await self._let_go_idle()

    async def _look_after_due(self) -> None:
        """What operators want, and the tables for which something must happen although nobody is there."""
        try:
            for order in await self.store.orders():
                await self._carry_out(order)
            for code in await self.store.due(time.time()):
                with contextlib.suppress(TableBroken, NoSuchTable, Moved):
                    (await self.get(code)).look_after()
        except StoreError as away:
            _log.warning("sweep-waits", extra={"facts": {"why": str(away.__cause__ or away)[:200]}})
        except Exception:
            _log.exception("sweep-failed")

    async def _carry_out(self, order: Order) -> None:
        """What an operator wants of a table, which is read from disk again afterwards."""
        epoch = 0
        try:
            if order.kind != "forget" and await self.store.exists(order.code):
                self.forget(order.code)
                epoch = await self.owners.hold(order.code)
        except Moved:
            return  # its owner does it
        answer = await admin.carry_out(self.store, order.kind, order.code, epoch)
        self.forget(order.code)
        await self.owners.let_go([order.code])
        await self.store.answer(order.id, answer)
        _log.warning("order", extra={"facts": {"kind": order.kind, "code": order.code, "answer": answer}})

    async def _try_again(self, code: str) -> None:
        epoch = (await self.store.claim([code])).get(code)
        if epoch is None:
            return
        stored = await self.store.load(code)
        if stored is None:
            return
        with contextlib.suppress(Exception):  # it stays where it is
            table = build_table(stored)
            await self.store.set_status(code, table.status, None, epoch)

    def forget_chat(self, before: float) -> None:
        """What was said before that time, at the tables in memory."""
        for session in self._sessions.values():
            session.table.chat.forget(before)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for code in list(self._sessions):
            self.forget(code)

    def count_by_status(self) -> dict[str, int]:
        found = {"open": 0, "playing": 0, "over": 0, "stopped": 0}
        for session in self._sessions.values():
            found[session.table.status] += 1
        return found


def next_entropy(entropy: str, commitment_before: str, seed: bytes) -> str:
    """What a person's entropy becomes in a rematch: nobody has to be asked again, and no two games have the same. All
    it is made of is known after the games, so that their people can check it.
    """
    parts = ("cyberdeck-rematch", entropy, commitment_before, commitment(seed))
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _chosen_options(header: operations.Header) -> dict[str, Any]:
    """The options of a table that are not at their defaults, without the number of players."""
    defaults = {option.name: option.default for option in get_spec(header.game).describe_options()}
    chosen = {name: value for name, value in header.options.items() if name != "players"}
    return {name: value for name, value in chosen.items() if defaults.get(name) != value}


def build_table(stored: StoredTable) -> Table:
    """The table that a log tells of. A game in progress, or a finished one, is replayed only by the rules that it was
    played by.
    """
    row = stored.row
    header = operations.read_header(row.header)
    log = [operations.read_operation(text) for text in stored.operations]
    begun = any(isinstance(done, operations.GameStarted) for done in log)
    rules = rulebook(header.game, encode(header.options))
    present = rules_of(header.game, rules)
    same = row.rules == present[0] and row.rules_hash in ("", present[1])
    table = Table(row.code, header, None if same or not begun else row.rules)
    for done in log:
        table.apply(done)
    return table
