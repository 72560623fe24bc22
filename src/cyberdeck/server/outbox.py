"""The send queue of one socket. It is bounded: a client that never reads is dropped and does not slow its table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from cyberdeck.server.close_codes import RECONNECT, TOO_SLOW, CloseCode

MAX_MESSAGES: Final = 256
MAX_CHARS: Final = 4_000_000  # waiting at most


class Outbox:
    """`push` never waits. A full outbox closes for good and calls `overflow`; its client may reconnect with a new
    socket.
    """

    def __init__(self) -> None:
        self.overflow: Callable[[], object] | None = None
        self.closed = False
        self.code = RECONNECT  # that the socket is closed with
        self.full = False
        self._waiting: deque[str] = deque()
        self._chars = 0
        self._waiter: asyncio.Future[None] | None = None  # of the sender

    def push(self, text: str) -> None:
        if self.closed:
            return
        if len(self._waiting) >= MAX_MESSAGES or self._chars > MAX_CHARS:
            self.full = True
            self._waiting.clear()
            self.close(TOO_SLOW)
            if self.overflow is not None:
                self.overflow()
            return
        self._waiting.append(text)
        self._chars += len(text)
        self._wake()

    def close(self, code: CloseCode = RECONNECT) -> None:
        """What is queued is still sent, unless the outbox is full."""
        if not self.closed:
            self.code = code
        self.closed = True
        self._wake()

    async def next(self) -> str | None:
        """The next message, or None when no more will come."""
        while not self._waiting:
            if self.closed:
                return None
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        text = self._waiting.popleft()
        self._chars -= len(text)
        return text

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
