"""Limits of one client: sizes, times, and token buckets that fill at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from msgspec import Struct

from cyberdeck.server import addresses
from cyberdeck.server.tables.table_errors import TooFast, TooMany

MESSAGE_BYTES: Final = 4096
BODY_BYTES: Final = 16_384
DECK_BYTES: Final = 100_000  # of a request; the limit of a deck itself is the game's
RECORD_BYTES: Final = 1_000_000
HELLO_SECONDS: Final = 10.0
QUIET_SECONDS: Final = 90.0  # from who says hey; the timers of a page in the background go once a minute
LAST_SECONDS: Final = 5.0  # to flush the outbox of a client that is dropped
ADDRESSES: Final = 10_000  # remembered at once
NETWORK: Final = 4  # times what one address may, for all IPv6 addresses of a /64
GUESS: Final = 2  # requests that a wrong code or secret costs besides its own


class Limits(Struct, frozen=True):
    """What one client may have and do. `requests` of one address: burst size, and rate a second after it."""

    sockets: int = 10_000
    sockets_per_address: int = 200
    tables_of_bots: int = 5  # of one address, where nobody plays
    requests: tuple[float, float] = (60, 10)  # opened sockets too
    messages: tuple[float, float] = (30, 5)  # of one socket, accepted actions aside
    heys: tuple[float, float] = (20, 2)  # of one socket, besides its messages
    actions: tuple[float, float] = (400, 100)  # of one socket
    chat: tuple[float, float] = (8, 0.5)  # of one seat
    undo: tuple[float, float] = (3, 0.05)  # requests of one seat that others are asked about
    waiting: int = 2000  # connections that we wait for: half requests, and those between two requests
    waiting_per_address: int = 256
    head_seconds: float = 10.0  # from a request's first byte to the end of its head
    body_seconds: float = 30.0  # from there to the end of its body
    write_seconds: float = 30.0  # until who takes next to nothing of a response is dropped
    work: int = 32  # long requests that wait or are worked on
    work_per_address: int = 16
    work_seconds: float = 10.0  # of one


class TokenBucket:
    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.left = size
        self.at = time.monotonic()

    def take(self) -> None:
        """Takes one token, or raises TooFast."""
        if not self.has():
            raise TooFast()

    def has(self) -> bool:
        """Takes one token if there is one."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def lose(self, tokens: float) -> None:
        """Takes so many, or all that are left."""
        self._fill()
        self.left = max(0.0, self.left - tokens)

    def give_back(self) -> None:
        self.left += 1

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now


class SeatBuckets:
    """What a seat may do, whatever number of sockets it has."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, int], TokenBucket] = {}

    def take(self, what: str, seat: int, limit: tuple[float, float]) -> None:
        """Takes one token, or raises TooFast."""
        bucket = self._buckets.get((what, seat))
        if bucket is None:
            bucket = self._buckets[what, seat] = TokenBucket(*limit)
        bucket.take()


class Tally:
    """What is open at one time: so many of one address, `NETWORK` times as many of its network."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Whether there was room."""
        if any(self.open.get(key, 0) >= self.most * factor for key, factor in keys_of(address)):
            return False
        for key, _ in keys_of(address):
            self.open[key] = self.open.get(key, 0) + 1
        return True

    def leave(self, address: str) -> None:
        for key, _ in keys_of(address):
            self.open[key] -= 1
            if not self.open[key]:
                del self.open[key]


class RateLimiter:
    """Requests and open sockets, by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open = 0  # sockets
        self.sockets = Tally(limits.sockets_per_address)
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take_request(self, address: str) -> None:
        for bucket in self._of(address):
            bucket.take()

    def guessed(self, address: str) -> None:
        """Somebody tried a code or a secret that there is not."""
        for bucket in self._of(address):
            bucket.lose(GUESS)

    def _of(self, address: str) -> list[TokenBucket]:
        found: list[TokenBucket] = []
        size, per_second = self.limits.requests
        for key, factor in keys_of(address):
            bucket = self._buckets.setdefault(key, TokenBucket(size * factor, per_second * factor))
            self._buckets.move_to_end(key)
            found.append(bucket)
        while len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return found

    def enter(self, address: str) -> None:
        if self.open >= self.limits.sockets or not self.sockets.enter(address):
            raise TooMany(what="sockets")
        self.open += 1

    def leave(self, address: str) -> None:
        self.sockets.leave(address)
        self.open -= 1


def keys_of(address: str) -> list[tuple[str, int]]:
    """What an address is counted by, each with how many times an address's limit it has."""
    network = addresses.network(address)
    return [(addresses.plain(address), 1)] + ([(network, NETWORK)] if network is not None else [])
