"""HTTP connections with deadlines. The web server itself has none: a client that begins requests and never ends them
would keep a place for ever.

A connection waits for its client until a request's head is complete, and again between two requests. Of these each
address has so many; one more drops its oldest, which nobody misses: a head comes whole within one round trip. Heads,
bodies and the taking of responses have deadlines of their own.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cyberdeck.server import addresses
from cyberdeck.server.limits import Limits, keys_of

TAKEN: Final = 10_000  # bytes that a client takes within the time for it
TIMEOUT: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Waiting:
    """The connections that wait for their clients, the oldest first. Those of trusted proxies, which are anybody's,
    count only together.
    """

    def __init__(self, limits: Limits, proxies: Sequence[str] = ()) -> None:
        self.limits = limits
        self.proxies = addresses.Networks(proxies)
        self._all: OrderedDict[TimedHttp, None] = OrderedDict()
        self._of: dict[str, OrderedDict[TimedHttp, None]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def add(self, connection: TimedHttp) -> None:
        self._all[connection] = None
        for key, factor in self._keys(connection):
            mine = self._of.setdefault(key, OrderedDict())
            mine[connection] = None
            if len(mine) > self.limits.waiting_per_address * factor:
                next(iter(mine)).drop()
        if len(self._all) > self.limits.waiting:
            next(iter(self._all)).drop()

    def remove(self, connection: TimedHttp) -> None:
        if self._all.pop(connection, connection) is connection:
            return
        for key, _ in self._keys(connection):
            mine = self._of[key]
            del mine[connection]
            if not mine:
                del self._of[key]

    def _keys(self, connection: TimedHttp) -> list[tuple[str, int]]:
        return [] if connection.address in self.proxies else keys_of(connection.address)


class TimedHttp(HttpToolsProtocol):
    waiting: ClassVar[Waiting]  # of one server
    address = ""
    _deadline: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None  # of the client, who has not taken all that was written

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self._await_head()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:  # a further request, or what pretends to be one
            self._await_head()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self.waiting.remove(self)
        self._set_deadline(self.waiting.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._clear_deadline()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self.waiting.add(self)

    def handle_websocket_upgrade(self) -> None:
        self._end()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_taking(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_taking()

    def drop(self) -> None:
        """At once: who does not write may not read either."""
        self._end()
        self.transport.abort()

    def _watch_taking(self, before: int) -> None:
        self._stop_taking()
        self._taking = self.loop.call_later(self.waiting.limits.write_seconds, self._taken, before)

    def _taken(self, before: int) -> None:
        now = self.transport.get_write_buffer_size()
        if before - now < TAKEN:
            self.drop()
        else:
            self._watch_taking(now)

    def _await_head(self) -> None:
        self.waiting.add(self)
        self._set_deadline(self.waiting.limits.head_seconds)

    def _set_deadline(self, seconds: float) -> None:
        self._clear_deadline()
        self._deadline = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        answering = self.cycle is not None and not self.cycle.response_complete  # type: ignore[redundant-expr]
        if not answering:
            self.transport.write(TIMEOUT)
        self._end()
        self.transport.close()

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _stop_taking(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def _end(self) -> None:
        self._clear_deadline()
        self._stop_taking()
        self.waiting.remove(self)


def timed_http(limits: Limits, proxies: Sequence[str] = ()) -> type[TimedHttp]:
    """The connections of one server."""

    class Http(TimedHttp):
        waiting = Waiting(limits, proxies)

    return Http
