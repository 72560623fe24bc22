"""A database by its address: postgresql://… is a server, anything else a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cyberdeck.server.store.contract import Store
from cyberdeck.server.store.rows import NoDriver
from cyberdeck.server.store.sqlite import SqliteStore

_ADDRESS: Final = re.compile(r"postgres(ql)?://")


def is_address(database: Path | str) -> bool:
    """Whether it is a database server's, which several workers may share."""
    return isinstance(database, str) and _ADDRESS.match(database) is not None


def without_password(database: Path | str) -> str:
    """An address as people and logs may see it."""
    if not isinstance(database, str) or not is_address(database):
        return str(database)
    parts = urlsplit(database)
    user = f"{parts.username}@" if parts.username else ""
    return f"{parts.scheme}://{user}{parts.netloc.rpartition('@')[2]}{parts.path}"


async def open_store(database: Path | str) -> Store:
    """Ready to be used. Raises StoreError."""
    if not is_address(database):
        return SqliteStore(database)
    try:
        import asyncpg  # noqa: F401, an extra of the package
    except ImportError:
        raise NoDriver(extra="cyberdeck[postgres]") from None
    from cyberdeck.server.store.postgres import PostgresStore

    store = PostgresStore(str(database))
    await store.open()
    return store
