"""All the tables of a server: created, found, reloaded from disk, listed without secrets."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from msgspec.json import encode

from cyberdeck import bots
from cyberdeck.kernel.errors import SetupError
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import new_seed
from cyberdeck.server.protocol import Status
from cyberdeck.server.schemas import CreateTableRequest, StoryResponse, TableListing, TableQuery
from cyberdeck.server.store import Store
from cyberdeck.server.story import build_story
from cyberdeck.server.tables import operations
from cyberdeck.server.tables.clock import Pace
from cyberdeck.server.tables.session import TableSession
from cyberdeck.server.tables.table import Table, new_code, rulebook
from cyberdeck.server.tables.table_errors import NoLesson, NoSuchTable, NotOver, TooMany
from cyberdeck.server.thinking.thinkers import Thinker
from cyberdeck.spec import get_spec

MAX_LISTED: Final = 50  # of one status
LISTED: Final[tuple[Status, ...]] = ("open", "playing")
MAX_IN_MEMORY: Final = 20_000

EVERY_TABLE: Final = TableQuery()

_log = logging.getLogger(__name__)


class TableManager:
    def __init__(self, store: Store, pace: Pace, thinker: Thinker) -> None:
        self.store = store
        self.pace = pace
        self.thinker = thinker
        self.tables_created = 0
        self._sessions: dict[str, TableSession] = {}

    async def create(self, request: CreateTableRequest) -> TableSession:
        """A mistake raises before anything is written."""
        return await self._create(request, new_seed())

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
        lesson: bool = False,
        named_after: str = "",
    ) -> TableSession:
        """`seated`: who has a seat from the start."""
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
            named_after=named_after,
        )
        code = new_code()
        while self.store.header(code) is not None:
            code = new_code()
        await self.store.create(code, made, request.public, header, seated)
        self.tables_created += 1
        return self.get(code)

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
                following = await self._create(
                    CreateTableRequest(header.game, seats, options, header.clock, header.public),
                    new_seed(),
                    [operations.SeatClaimed(number, seat.name, seat.secret_hash, "") for number, seat in people],
                    named_after=header.named_after or table.code,
                )
                await session.perform(lambda: operations.RematchCreated(following.table.code))
            after = self.get(str(table.rematch))
            if after.table.status == "open" and len(after.presence.people()) == 1 and not after.table.free_seats:
                await after.perform(lambda: after.table.begin(None))
        return after

    async def story(self, session: TableSession) -> StoryResponse:
        """Of a game that is over. Made once, in a thread of its own: nobody waits for it but who asked."""
        table = session.table
        if table.status != "over":
            raise NotOver()
        async with session.story_lock:
            if session.story is None:
                session.story = await asyncio.to_thread(build_story, table.playing, table.steps, table.names())
        return session.story

    def get(self, code: str) -> TableSession:
        """The table, from memory or reloaded from disk."""
        session = self._sessions.get(code)
        if session is None:
            header = self.store.header(code)
            if header is None:
                raise NoSuchTable(code=code[:12])
            table = Table(code, operations.read_header(header))
            for operation in self.store.operations(code):
                table.apply(operations.read_operation(operation))
            session = self._sessions[code] = TableSession(table, self.store, self.pace, self.forget, self.thinker)
        return session

    def forget(self, code: str) -> None:
        """Drops a table from memory: the disk is the truth."""
        session = self._sessions.pop(code, None)
        if session is not None:
            session.close()

    def _make_room(self) -> None:
        """Drops idle tables from memory."""
        if len(self._sessions) < MAX_IN_MEMORY:
            return
        for code in [code for code, session in self._sessions.items() if session.idle]:
            self.forget(code)
        if len(self._sessions) >= MAX_IN_MEMORY:
            raise TooMany(what="tables")

    def public_tables(self, query: TableQuery = EVERY_TABLE) -> list[TableListing]:
        """Public tables that are open or in progress, the newest first."""
        wanted = [status for status in LISTED if query.status in (None, status)]
        codes = [code for status in wanted for code in self.store.codes(status, True, MAX_LISTED, query.game)]
        listed: list[TableListing] = []
        for code in codes:
            with self._playable(code):
                listing = self._listing(self.get(code))
                if not query.free or (listing.free_seats and listing.status == "open"):
                    listed.append(listing)
        return listed

    @contextmanager
    def _playable(self, code: str) -> Iterator[None]:
        """A table that cannot be loaded takes no other down: a plug-in may be gone, or faulty, since it was created."""
        try:
            yield
        except SetupError as error:
            _log.warning("table-unplayable", extra={"facts": {"error": str(error)}})
        except Exception:  # the rules of a plug-in may raise anything
            _log.exception("table-unplayable")

    def _listing(self, session: TableSession) -> TableListing:
        table, info = session.table, session.presence.info()
        return TableListing(
            code=table.code,
            game=table.header.game,
            status=table.status,
            options=_chosen_options(table.header),
            clock=info.clock,
            seats=info.seats,
            free_seats=table.free_seats,
            spectators=len(session.presence.clients_of(SPECTATOR)),
            created=table.header.made,
        )

    def resume(self) -> None:
        """After a restart: continues the games in progress."""
        for code in self.store.codes("playing"):
            with self._playable(code):
                self.get(code).bot_runner.wake()

    def close(self) -> None:
        for code in list(self._sessions):
            self.forget(code)

    def count_by_status(self) -> dict[str, int]:
        found = {"open": 0, "playing": 0, "over": 0}
        for session in self._sessions.values():
            found[session.table.status] += 1
        return found


def _chosen_options(header: operations.Header) -> dict[str, Any]:
    """The options of a table that are not at their defaults, without the number of players."""
    defaults = {option.name: option.default for option in get_spec(header.game).describe_options()}
    chosen = {name: value for name, value in header.options.items() if name != "players"}
    return {name: value for name, value in chosen.items() if defaults.get(name) != value}
