"""What the operator of a server decides."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

CHAT_DAYS: Final = 30


class ServerSettings(Struct, frozen=True):
    """`trusted_proxies`: addresses and networks whose word on a client's address is taken. `hosts`: names of this
    server besides that in its public address. `metrics_token`: opens /metrics; without one, only programs on this
    machine may read them. `chat_days`: how long chat is kept; 0: as long as its table.
    """

    trusted_proxies: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    metrics_token: str = ""
    chat_days: int = CHAT_DAYS
