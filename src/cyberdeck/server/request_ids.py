"""Every request and every socket has an id: in the log, and in the response, so that whoever reports a fault can name
it. A trusted proxy may have given it one already.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cyberdeck.server import logs
from cyberdeck.server.addresses import Networks, plain

HEADER: Final = "x-request-id"
FIRST: Final = ("http.response.start", "websocket.accept", "websocket.http.response.start")
_SANE: Final = re.compile(r"[A-Za-z0-9_.-]{8,64}")


class RequestIdMiddleware:
    """The outermost: it sees who really asks."""

    def __init__(self, app: ASGIApp, trusted: Sequence[str]) -> None:
        self.app = app
        self.trusted = Networks(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id = scope["request_id"] = self._given(scope) or secrets.token_hex(8)

        async def with_id(message: Message) -> None:
            if message["type"] in FIRST:
                message["headers"] = list(message.get("headers", ()))
                MutableHeaders(scope=message)[HEADER] = id
            await send(message)

        with logs.of_request(id):
            await self.app(scope, receive, with_id)

    def _given(self, scope: Scope) -> str | None:
        """By a proxy of ours."""
        if not scope.get("client") or plain(scope["client"][0]) not in self.trusted:
            return None
        found = [value.decode("latin-1") for name, value in scope["headers"] if name == HEADER.encode()]
        return found[0] if len(found) == 1 and _SANE.fullmatch(found[0]) else None
