"""Addresses of clients: written one way, counted also by network, and told by proxies that are trusted.

One person may have a whole /64 of IPv6 addresses, so those count together too. An IPv4 address in an IPv6 one is that
IPv4 address.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

from cyberdeck.server.tables.table_errors import BadNetwork

FORWARDING = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"x-real-ip", b"forwarded", b"via")


def parse(text: str) -> IPv4Address | IPv6Address | None:
    """An address as proxies and systems write it, with or without a port; None if it is none."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """One way to write an address; what is none stays as it is."""
    address = parse(text)
    return text if address is None else str(address)


@lru_cache(maxsize=4096)
def network(text: str) -> str | None:
    """The /64 of an IPv6 address; None for any other."""
    address = parse(text)
    return str(IPv6Network((address, 64), strict=False)) if isinstance(address, IPv6Address) else None


class Networks:
    """Addresses and networks, for example `127.0.0.1` and `10.0.0.0/8`. Raises BadNetwork."""

    def __init__(self, listed: Iterable[str]) -> None:
        self._networks = [_network(one) for one in listed]

    def __contains__(self, text: str) -> bool:
        address = parse(text)
        return address is not None and any(address in one for one in self._networks)


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text.strip())
    except ValueError:
        raise BadNetwork(value=text[:60]) from None


class ForwardedMiddleware:
    """Takes the client's address and scheme from `X-Forwarded-For` and `-Proto` if a trusted proxy sent them. Each
    proxy appends whom it was asked by, so the last address that is not a trusted proxy's is the client's. What anybody
    else says of themselves changes nothing.
    """

    def __init__(self, app: ASGIApp, trusted: Sequence[str]) -> None:
        self.app = app
        self.trusted = Networks(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope.get("client"):
            scope["client"] = (plain(scope["client"][0]), scope["client"][1])
            if scope["client"][0] in self.trusted:
                self._believe(scope)
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope) -> None:
        hops = _values(scope, b"x-forwarded-for")
        for hop in reversed(hops):
            address = parse(hop)
            if address is None:
                break  # what stands before it was not written by a proxy of ours
            scope["client"] = (str(address), 0)
            if str(address) not in self.trusted:
                break
        schemes = _values(scope, b"x-forwarded-proto")
        if schemes and schemes[-1] in ("http", "https", "ws", "wss"):
            socket = scope["type"] == "websocket"
            scope["scheme"] = schemes[-1].replace("http", "ws") if socket else schemes[-1].replace("ws", "http")


def was_forwarded(scope: Scope) -> bool:
    """Whether a proxy passed this request on, trusted or not."""
    return any(name in FORWARDING for name, _ in scope["headers"])


def _values(scope: Scope, wanted: bytes) -> list[str]:
    found = [value.decode("latin-1") for name, value in scope["headers"] if name == wanted]
    return [part.strip() for part in ",".join(found).split(",") if part.strip()]
