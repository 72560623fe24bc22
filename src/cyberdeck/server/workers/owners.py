"""Whose a table is.

Contract: `hold` returns an epoch once the table belongs to this worker, and raises Moved if it is another's. A table
in memory that is no longer ours is dropped, or its next append is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from cyberdeck.server.store.contract import Store


class Owners(Protocol):
    """`shared`: others may have tables too. The properties are counts."""

    shared: bool

    @property
    def state(self) -> str: ...

    @property
    def stale(self) -> int: ...

    @property
    def unknown(self) -> int: ...

    @property
    def moved(self) -> int: ...

    @property
    def fences(self) -> int: ...

    async def start(self, lost: Callable[[str], None]) -> None: ...

    async def hold(self, code: str, lost: str | None = None) -> int:
        """The epoch of a table that is ours from now on. `lost`: the worker that has just gone from under the one who
        asks. Raises Moved.
        """

    async def let_go(self, codes: list[str]) -> None: ...

    async def owner(self, code: str) -> str | None:
        """The name of a live worker that has the table."""

    async def drain(self) -> None: ...

    async def stop(self) -> None: ...


class Alone:
    """One worker, which has all tables."""

    shared = False
    state = "owning"
    stale = unknown = moved = fences = 0

    def __init__(self, store: Store) -> None:
        self.store = store

    async def start(self, lost: Callable[[str], None]) -> None:
        pass

    async def hold(self, code: str, lost: str | None = None) -> int:
        return (await self.store.claim([code])).get(code, 0)

    async def let_go(self, codes: list[str]) -> None:
        await self.store.release(codes)

    async def owner(self, code: str) -> str | None:
        return None

    async def drain(self) -> None:
        pass

    async def stop(self) -> None:
        pass
