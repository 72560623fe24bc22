"""One worker, started by its parent: orders come as a line on standard input, and the end of that input ends it."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from cyberdeck.server.settings import ServerSettings

READY: Final = b"ready"


class Orders(Struct, frozen=True):
    """`fd`: the listening socket. `folder`: where the workers of this machine hand each other connections."""

    name: str
    public_url: str
    log_level: str
    settings: ServerSettings
    database: str = ""
    folder: str = ""
    fd: int = -1


def main() -> int:
    from cyberdeck.server.run import run

    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    listening = socket.socket(fileno=orders.fd)

    def watch() -> None:
        sys.stdin.buffer.read()
        os.kill(os.getpid(), signal.SIGTERM)

    def ready() -> None:
        threading.Thread(target=watch, name="parent", daemon=True).start()
        print(READY.decode(), flush=True)

    run(
        listening,
        orders.database,
        orders.public_url,
        ready,
        orders.log_level,
        settings=orders.settings,
        name=orders.name,
        folder=Path(orders.folder),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
