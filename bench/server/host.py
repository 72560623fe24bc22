"""python -m bench.server.host PORT DATABASE: our server, with limits that admit many clients from one machine."""

from __future__ import annotations

import sys
from pathlib import Path

from cyberdeck.server.limits import Limits
from cyberdeck.server.run import listen, run

FREE = Limits(
    sockets=100_000,
    sockets_per_address=100_000,
    tables_of_bots=100_000,
    requests=(1e9, 1e9),
    messages=(1e9, 1e9),
    actions=(1e9, 1e9),
    chat=(1e9, 1e9),
    undo=(1e9, 1e9),
    waiting=100_000,
    waiting_per_address=100_000,
)


def main() -> None:
    port, database = int(sys.argv[1]), Path(sys.argv[2])
    run(listen("127.0.0.1", port), database, f"http://127.0.0.1:{port}", lambda: print("up", flush=True), rates=FREE)


if __name__ == "__main__":
    main()
