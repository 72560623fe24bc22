"""The process around the application: a port, the web server, an orderly shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from cyberdeck.server import limits, logs
from cyberdeck.server.app import create_app
from cyberdeck.server.http import timed_http
from cyberdeck.server.settings import ServerSettings
from cyberdeck.server.store import open_store
from cyberdeck.server.tables.clock import Pace
from cyberdeck.server.tables.manager import TableManager
from cyberdeck.server.workers.door import Door

FILES: Final = 65_536  # open at once, if the system allows so many


def listen(host: str, port: int) -> socket.socket:
    """Port 0 is any free one. Raises OSError if there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    with contextlib.suppress(OSError):
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


class Server(uvicorn.Server):
    """Calls `ready` once it serves. `folder`: where the workers of this machine hand each other the connections that
    they accept from the socket they share; `name` is this one's.
    """

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], name: str = "", folder: Path | None = None
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._name = name
        self._folder = folder
        self.door: Door | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([] if self._folder is not None else sockets)
        if self._folder is not None and sockets and not self.should_exit:
            owner = self.manager.owners.owner
            self.door = Door(self._name, sockets[0], self._folder, owner, self._serve_connection)
        gc.collect()
        gc.freeze()  # these objects live as long as the process
        if not self.should_exit:
            self._ready()

    @property
    def manager(self) -> TableManager:
        app: Any = self.config.app
        manager: TableManager = app.state.manager
        return manager

    async def _serve_connection(self, connection: socket.socket) -> None:
        protocol: Any = self.config.http_protocol_class
        await asyncio.get_running_loop().connect_accepted_socket(
            lambda: protocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state),
            connection,
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First the tables are let go, so that whoever comes back to another worker finds them free."""
        if self.door is not None:
            self.door.close()
        await self.manager.drain()
        await super().shutdown(None if self.door is not None else sockets)


def run(
    listening: socket.socket,
    database: Path | str,
    public_url: str,
    ready: Callable[[], None],
    log_level: str = "warning",
    pace: Pace | None = None,
    rates: limits.Limits | None = None,
    settings: ServerSettings | None = None,
    name: str = "",
    folder: Path | None = None,
) -> None:
    """Serves until SIGINT or SIGTERM. Acknowledged actions are on disk, so games continue after the next start. Raises
    StoreError if the database cannot be used. `name` and `folder` are of one among several workers.
    """
    logs.configure(log_level)
    sys.setswitchinterval(0.0005)  # the writer thread must not wait long for its turn
    gc.set_threshold(10_000, 50, 100)  # a table is many small, long-lived objects: collect seldom
    open_many_files()
    decided = settings or ServerSettings()

    async def serve() -> None:
        store = await open_store(database)
        app = create_app(store, public_url, pace, rates, settings=decided, name=name)
        await Server(configured(app, rates or limits.Limits(), decided), ready, name, folder).serve(sockets=[listening])

    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(serve())


def configured(app: ASGIApp, rates: limits.Limits, settings: ServerSettings) -> uvicorn.Config:
    """The web server around the application."""
    return uvicorn.Config(
        app,
        http=timed_http(rates, settings.trusted_proxies),
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # doubles work and memory without benefit here
        ws_max_size=2 * limits.MESSAGE_BYTES,
        proxy_headers=False,  # the application knows whom to believe
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def open_many_files() -> None:
    """As many connections as the system allows: what it allows at first is often less than our own limits."""
    if sys.platform != "win32":
        import resource

        least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(least, min(most, FILES)), most))
