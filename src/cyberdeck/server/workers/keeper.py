"""A worker among others: it beats once a second in a row of its own, and watches the beats of the others.

No clock is compared with another. A worker is fenced when its count stood still for LEASE seconds while somebody
watched without a gap. That is final: whoever wakes comes back under a new number.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

from cyberdeck.server.store import statements as sql
from cyberdeck.server.store.ledger import Line
from cyberdeck.server.store.rows import Away

BEAT: Final = 1.0  # seconds between two beats
LEASE: Final = 5.0  # a worker whose beats stand still so long is fenced
MISSED: Final = 2.5  # beats: then a worker suspects itself, and its own watching has a gap

State = Literal["starting", "owning", "suspected", "fenced", "draining"]


class Peer(NamedTuple):
    """A worker, as seen from here. `since`: when this count was first seen, on our clock."""

    number: int
    name: str
    address: str
    beats: int
    since: float
    state: str


class Keeper:
    """`entered` hears of a new number, `lost` that no table may be kept in memory, and why."""

    def __init__(
        self,
        line: Line,
        name: str,
        address: str = "",
        entered: Callable[[int], None] = lambda number: None,
        lost: Callable[[str], None] = lambda why: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.line = line
        self.name = name
        self.address = address
        self.entered = entered
        self.lost = lost
        self.clock = clock
        self.state: State = "starting"
        self.number = 0
        self.good = 0.0  # when the last good beat was sent
        self.peers: dict[int, Peer] = {}  # by number, those that are not fenced
        self.fenced_others = 0
        self.changed = asyncio.Event()  # somebody was fenced, or we were
        self._looked = 0.0

    @property
    def trusted(self) -> bool:
        """Whether nobody can have fenced us yet, as far as our own clock can tell. It spares people an error; it is not
        what keeps a late worker from writing.
        """
        return self.number != 0 and self.clock() - self.good < LEASE

    @property
    def may_claim(self) -> bool:
        return self.state == "owning" and self.trusted

    def is_silent(self, number: int) -> bool:
        """Whether another has missed beats, so far as we have watched."""
        peer = self.peers.get(number)
        return peer is not None and self.clock() - peer.since > MISSED * BEAT

    def others(self) -> list[Peer]:
        """Those that may be sent to."""
        return [p for p in self.peers.values() if p.number != self.number and p.state == "owning"]

    async def enter(self) -> None:
        sent = self.clock()
        for (gone,) in await self.line.fetch(sql.REPLACE, self.name):
            await self.line.fetch(sql.END_SESSIONS, str(gone))
        self.number = (await self.line.fetch(sql.ENTER, self.name, self.address))[0][0]
        self.good, self._looked, self.peers, self.state = sent, 0.0, {}, "owning"
        self.entered(self.number)

    async def beat(self) -> None:
        """Once each BEAT. Never raises Away: it is what finds out about faults."""
        sent = self.clock()
        try:
            if self.number == 0:
                await self.enter()
            rows = await self.line.fetch(sql.BEAT, self.number, patience=BEAT)
            if not any(row["mine"] for row in rows):
                self._fenced()
                return
            self.good = sent
            if self.state == "suspected":
                self.state = "owning"
            await self._look(rows, sent)
        except Away:
            self._looked = 0.0  # what was not watched does not count
            late = self.clock() - self.good
            if late > MISSED * BEAT and self.state == "owning":
                self.state = "suspected"
            if late > LEASE and self.number and self.state != "draining":
                self.lost("away")  # its people may find a better worker; it stays itself until it hears otherwise

    def _fenced(self) -> None:
        self.state, self.number, self._looked = "fenced", 0, 0.0
        self.entered(0)
        self._hear()
        self.lost("fenced")

    async def _look(self, rows: Sequence[Any], now: float) -> None:
        gap = not self._looked or now - self._looked > MISSED * BEAT
        self._looked, before, self.peers = now, self.peers, {}
        for row in rows:
            number, beats = row["worker"], row["beats"]
            old = before.get(number)
            same = old is not None and not gap and old.beats == beats
            # Not `now`: it may have beaten while we waited for the answer.
            since = old.since if same and old is not None else self.clock()
            self.peers[number] = Peer(number, row["name"], row["address"], beats, since, row["state"])
        dead = [p for p in self.peers.values() if p.number != self.number and now - p.since >= LEASE]
        for peer in dead:
            del self.peers[peer.number]
            if await self.line.fetch(sql.FENCE, peer.number, peer.beats, patience=BEAT):
                self.fenced_others += 1
                # It may hold locks with a statement that came half.
                await self.line.fetch(sql.END_SESSIONS, str(peer.number), patience=BEAT)
        if dead or set(before) - set(self.peers):
            self._hear()

    def _hear(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    async def drain(self) -> None:
        """Claims nothing more."""
        self.state = "draining"
        await self.line.fetch(sql.DRAIN, self.number)

    async def leave(self) -> None:
        """The number is used up."""
        if self.number:
            await self.line.fetch(sql.LEAVE, self.number)
            self.number = 0
