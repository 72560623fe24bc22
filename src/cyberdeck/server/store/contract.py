"""What every store does. Whoever keeps tables knows no more of the database than this.

`create` and `append` return once everything is durable. If one raises Stale, or anything in an embedded database,
nothing of it is there. If it raises Away, it may be there or may yet come: the caller drops its table from memory,
claims it again and reads it. What is still on its way then is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from cyberdeck.server.store.rows import UNCHANGED, Change, Order, SeatRow, StoredTable, TableRow
from cyberdeck.server.watch import Watch


class Store(Protocol):
    """`path`: where it is, without a password. `watch` hears of what is written. The other attributes are counts."""

    path: str
    watch: Watch
    write_errors: int
    checkpoints: int
    checkpoint_errors: int

    @property
    def fault(self) -> str | None:
        """What the last write failed of, while nothing can be written."""

    @property
    def commits(self) -> int: ...

    @property
    def rows(self) -> int: ...

    async def create(
        self, row: TableRow, operations: Sequence[msgspec.Struct] = (), seats: Sequence[SeatRow] = ()
    ) -> None:
        """Creates a table, with its first operations and its people. It belongs to nobody yet."""

    async def append(
        self, code: str, n: int, operation: msgspec.Struct, change: Change = UNCHANGED, epoch: int = 0
    ) -> None:
        """Appends operation `n`, and changes the row of its table. `epoch` is from the claim of the table; once another
        has claimed it, this raises Stale. The same n again is refused.
        """

    async def set_status(self, code: str, status: str, fault: str | None = None, epoch: int = 0) -> None:
        """Of a claimed table that is not in memory."""

    async def set_due(self, code: str, due: float | None, epoch: int = 0) -> None:
        """When somebody must look after the table although nobody is there."""

    async def claim(self, codes: Sequence[str]) -> dict[str, int]:
        """Those of them that belong to this worker from now on, each with its epoch. Only then may their logs be
        read to be continued.
        """

    async def release(self, codes: Sequence[str]) -> None:
        """They belong to nobody any more. Their last appends must have been answered."""

    async def load(self, code: str) -> StoredTable | None:
        """A table with its log."""

    async def exists(self, code: str) -> bool: ...

    async def codes(self, status: str, public: bool = False, most: int = -1, game: str | None = None) -> list[str]:
        """The newest first; with `public`, only public tables; with `game`, only those of one game."""

    async def due(self, now: float, most: int = 100) -> list[str]:
        """The tables that are due and that this worker has or may claim, those that have waited longest first."""

    async def faults(self, most: int = 100) -> list[tuple[str, str]]:
        """The tables in quarantine, each with its fault."""

    async def listed(self, status: str | None = None, game: str | None = None, most: int = -1) -> list[TableRow]:
        """Tables, the newest first."""

    async def finished(self, before: float) -> list[str]:
        """Tables made before that time whose game is over or never began."""

    async def tables_of(self, name: str) -> list[tuple[str, int]]:
        """The seats of people with a name, by table."""

    async def forget_chat(self, before: float) -> int:
        """Removes the text of what was said before that time; the log keeps its numbers. The number of lines."""

    async def delete(self, code: str) -> None:
        """A table with all that belongs to it."""

    async def rewrite(self, code: str, done: Mapping[int, msgspec.Struct]) -> None:
        """Replaces operations by others of the same effect on the game, which say less of people."""

    async def rename(self, code: str, seat: int, name: str) -> None:
        """Somebody in the list of people; their operation is rewritten by itself."""

    async def order(self, order: Order, made: float) -> None:
        """What an operator wants of the server that works on the database."""

    async def orders(self) -> list[Order]:
        """What has not been carried out, the oldest first."""

    async def answer_to(self, id: str) -> str | None: ...

    async def answer(self, id: str, answer: str) -> None: ...

    def log_bytes(self) -> int:
        """The size of the log that waits for a checkpoint."""

    async def aclose(self) -> None:
        """Writes what is queued, then stops."""
