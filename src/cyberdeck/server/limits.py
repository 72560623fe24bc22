"""Limits of one client: sizes, times, and token buckets that fill at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from msgspec import Struct

from cyberdeck.server.tables.table_errors import TooFast, TooMany

MESSAGE_BYTES: Final = 4096
BODY_BYTES: Final = 16_384
DECK_BYTES: Final = 100_000  # of a request; the limit of a deck itself is the game's
RECORD_BYTES: Final = 1_000_000
HELLO_SECONDS: Final = 10.0
LAST_SECONDS: Final = 5.0  # to flush the outbox of a client that is dropped
ADDRESSES: Final = 10_000  # remembered at once


class Limits(Struct, frozen=True):
    """`requests` of one address: burst size, and rate a second after it."""

    sockets: int = 10_000
    sockets_per_address: int = 200
    tables_of_bots: int = 5  # of one address, where nobody plays
    requests: tuple[float, float] = (60, 10)
    messages: tuple[float, float] = (30, 5)  # of one socket, accepted actions aside
    actions: tuple[float, float] = (400, 100)  # of one socket


class TokenBucket:
    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.left = size
        self.at = time.monotonic()

    def take(self) -> None:
        """Takes one token, or raises TooFast."""
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            raise TooFast()
        self.left -= 1

    def give_back(self) -> None:
        self.left += 1


class RateLimiter:
    """Requests and open sockets, by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: dict[str, int] = {}
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take_request(self, address: str) -> None:
        bucket = self._buckets.setdefault(address, TokenBucket(*self.limits.requests))
        self._buckets.move_to_end(address)
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        bucket.take()

    def enter(self, address: str) -> None:
        here = self.sockets.get(address, 0)
        if here >= self.limits.sockets_per_address or self.open >= self.limits.sockets:
            raise TooMany(what="sockets")
        self.sockets[address] = here + 1

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    @property
    def open(self) -> int:
        return sum(self.sockets.values())
