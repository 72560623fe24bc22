"""The process around the application: a port, the web server, an orderly shutdown."""

from __future__ import annotations

import contextlib
import gc
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn

from cyberdeck.server import limits, logs
from cyberdeck.server.app import create_app
from cyberdeck.server.store import Store
from cyberdeck.server.tables.clock import Pace


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
    """Calls `ready` once it serves."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # these objects live as long as the process
        if not self.should_exit:
            self._ready()


def run(
    listening: socket.socket,
    database: Path,
    public_url: str,
    ready: Callable[[], None],
    log_level: str = "warning",
    pace: Pace | None = None,
    rates: limits.Limits | None = None,
) -> None:
    """Serves until SIGINT or SIGTERM. Acknowledged actions are on disk, so games continue after the next start. Raises
    StoreError if the database cannot be used.
    """
    logs.configure(log_level)
    sys.setswitchinterval(0.0005)  # the writer thread must not wait long for its turn
    gc.set_threshold(10_000, 50, 100)  # a table is many small, long-lived objects: collect seldom
    config = uvicorn.Config(
        create_app(Store(database), public_url, pace, rates),
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # doubles work and memory without benefit here
        ws_max_size=2 * limits.MESSAGE_BYTES,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    Server(config, ready).run(sockets=[listening])
