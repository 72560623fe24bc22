"""The names that this server is known by. A page of another site whose name was made to point here (DNS rebinding) is
refused: its browser takes us for that site, so the origin of its requests looks like our own.

An IP address is no name that somebody could point elsewhere, and is let in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from cyberdeck.server import addresses
from cyberdeck.server.api.endpoint import error_response
from cyberdeck.server.tables.table_errors import WrongHost

OPEN: Final = ("/health",)  # asked by monitors, which know no names


class HostMiddleware:
    """`names` besides that of the public address, `localhost` and IP addresses."""

    def __init__(self, app: ASGIApp, public_url: str, names: Sequence[str] = ()) -> None:
        self.app = app
        self.names = {"localhost", *(host_name(name) for name in names), host_name(urlsplit(public_url).netloc)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] in OPEN:
            await self.app(scope, receive, send)
            return
        said = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(said) == 1 and self.knows(said[0]):
            await self.app(scope, receive, send)
        else:
            wrong = WrongHost(host=host_name(said[0])[:80] if said else "")
            await error_response(wrong)(scope, receive, send)

    def knows(self, host: str) -> bool:
        name = host_name(host)
        return name in self.names or addresses.parse(host) is not None


def host_name(host: str) -> str:
    """Without its port."""
    name = host.strip().lower()
    return name if name.startswith("[") else name.partition(":")[0].rstrip(".")
