"""Whom a request is counted to: addresses and their networks, proxies, and the names that this server is known by."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from cyberdeck.server import addresses
from cyberdeck.server.addresses import ForwardedMiddleware, Networks
from cyberdeck.server.close_codes import REFUSED
from cyberdeck.server.hosts import HostMiddleware
from cyberdeck.server.limits import Limits, RateLimiter, Tally
from cyberdeck.server.settings import ServerSettings
from cyberdeck.server.tables.table_errors import BadNetwork, TooFast
from tests.server.house import LOOSE, Client, House, until

FEW = msgspec.structs.replace(LOOSE, requests=(4, 0))


@pytest.mark.parametrize(
    ("text", "plain", "network"),
    [
        ("192.0.2.7", "192.0.2.7", None),
        ("::ffff:192.0.2.7", "192.0.2.7", None),
        ("::FFFF:c000:0207", "192.0.2.7", None),
        ("2001:DB8:0:1::7", "2001:db8:0:1::7", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::1", "fe80::/64"),
        ("", "", None),
        ("somebody", "somebody", None),
    ],
)
def test_one_way_to_write_an_address(text: str, plain: str, network: str | None) -> None:
    assert (addresses.plain(text), addresses.network(text)) == (plain, network)


def test_a_network_of_ipv6_counts_together() -> None:
    """Who changes their address within it does not begin anew."""
    limiter = RateLimiter(Limits(requests=(2, 0)))
    for n in range(4):
        for _ in range(2):
            limiter.take_request(f"2001:db8::{n}")
    with pytest.raises(TooFast):
        limiter.take_request("2001:db8::ffff:1")
    limiter.take_request("2001:db8:0:1::1")
    limiter.take_request("2001:db8:0:1::1")
    with pytest.raises(TooFast):
        limiter.take_request("2001:db8:0:1::1")


def test_an_ipv4_address_in_an_ipv6_one_is_the_same() -> None:
    limiter = RateLimiter(Limits(requests=(2, 0)))
    limiter.take_request("192.0.2.1")
    limiter.take_request("::ffff:192.0.2.1")
    with pytest.raises(TooFast):
        limiter.take_request("192.0.2.1")
    limiter.take_request("::ffff:192.0.2.2")


def test_what_is_open_in_a_network() -> None:
    tally = Tally(2)
    entered = [tally.enter(f"2001:db8::{n}") for n in range(9)]
    assert entered == [True] * 8 + [False]
    assert [tally.enter("2001:db8:0:1::1") for _ in range(3)] == [True, True, False]
    for n in range(8):
        tally.leave(f"2001:db8::{n}")
    for _ in range(2):
        tally.leave("2001:db8:0:1::1")
    assert tally.open == {}


# Proxies


@pytest.mark.parametrize("wrong", ["", "proxy.example", "10.0.0.0/33", "10.0.0.1/8", "127.0.0.1:80"])
def test_networks_that_are_none(wrong: str) -> None:
    with pytest.raises(BadNetwork):
        Networks([wrong])


def seen(trusted: tuple[str, ...], peer: str, *headers: tuple[str, str]) -> tuple[str, str]:
    """The client and the scheme that the application sees."""
    scopes: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scopes.append(scope)

    sent = [(name.encode(), value.encode()) for name, value in headers]
    scope = {"type": "http", "scheme": "http", "client": (peer, 1), "headers": sent}
    asyncio.run(ForwardedMiddleware(app, trusted)(scope, None, None))  # type: ignore[arg-type]
    return scopes[0]["client"][0], scopes[0]["scheme"]


OURS = ("127.0.0.1", "10.0.0.0/8", "fd00::/8")


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("127.0.0.1", "192.0.2.1", "192.0.2.1"),
        ("::ffff:127.0.0.1", "192.0.2.1", "192.0.2.1"),
        ("10.1.2.3", "198.51.100.9, 192.0.2.1", "192.0.2.1"),  # the first of them was made up
        ("127.0.0.1", "192.0.2.1, 10.0.0.1, 10.0.0.2", "192.0.2.1"),
        ("127.0.0.1", "10.0.0.7, 10.0.0.2", "10.0.0.7"),
        ("127.0.0.1", "192.0.2.1, nonsense", "127.0.0.1"),
        ("127.0.0.1", "nonsense, 10.0.0.2", "10.0.0.2"),
        ("127.0.0.1", "192.0.2.1:4711", "192.0.2.1"),
        ("127.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("127.0.0.1", "::ffff:192.0.2.1", "192.0.2.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("192.0.2.66", "192.0.2.1", "192.0.2.66"),  # nobody's proxy
        ("::1", "192.0.2.1", "::1"),
    ],
)
def test_the_last_hop_that_is_not_trusted_is_the_client(peer: str, forwarded: str, client: str) -> None:
    assert seen(OURS, peer, ("x-forwarded-for", forwarded))[0] == client
    assert seen((), peer, ("x-forwarded-for", forwarded))[0] == addresses.plain(peer)


def test_several_headers_are_one() -> None:
    hops = [("x-forwarded-for", "192.0.2.1"), ("x-forwarded-for", "10.0.0.5")]
    assert seen(OURS, "127.0.0.1", *hops)[0] == "192.0.2.1"


def test_the_scheme_is_the_proxys_to_tell() -> None:
    assert seen(OURS, "127.0.0.1", ("x-forwarded-proto", "https"))[1] == "https"
    assert seen(OURS, "127.0.0.1", ("x-forwarded-proto", "ftp"))[1] == "http"
    assert seen((), "127.0.0.1", ("x-forwarded-proto", "https"))[1] == "http"


def test_a_header_from_anybody_changes_nothing(open_house: Any) -> None:
    house: House = open_house(rates=FEW)
    statuses = [house.ask("GET", "/api/tables", headers={"x-forwarded-for": f"192.0.2.{n}"}).status for n in range(6)]
    assert statuses == [200] * 4 + [429] * 2


def test_behind_a_proxy_each_client_counts_alone(open_house: Any) -> None:
    house: House = open_house(rates=FEW, settings=ServerSettings(trusted_proxies=("127.0.0.0/8",)))
    for n in range(3):
        headers = {"x-forwarded-for": f"198.51.100.1, 192.0.2.{n}"}
        statuses = [house.ask("GET", "/api/tables", headers=headers).status for _ in range(5)]
        assert statuses == [200] * 4 + [429]


# Sockets and guesses


def test_a_socket_costs_what_a_request_costs(open_house: Any) -> None:
    house: House = open_house(rates=msgspec.structs.replace(LOOSE, requests=(5, 0)))
    table = house.table(1, bots=1)  # two requests
    for _ in range(3):
        with table.client():
            pass
    with pytest.raises(InvalidStatus) as refused:
        Client(house, table.code)
    assert refused.value.response.status_code == 429
    assert b"error-too-fast" in (refused.value.response.body or b"")


@pytest.mark.parametrize("guess", ["code", "secret"])
def test_guesses_cost_more(open_house: Any, guess: str) -> None:
    """Over a socket as over HTTP."""
    house: House = open_house(rates=msgspec.structs.replace(LOOSE, requests=(11, 0)))
    code = house.table(1, bots=1).code if guess == "secret" else "NOSUCH"
    for _ in range(3):
        with Client(house, code) as client:
            client.send({"t": "hello", "v": 2, "seat": "x" * 32})
            client.wait("rejected")
            assert client.closed() == REFUSED.number
    until(lambda: house.app.state.rate_limiter.open == 0, "the sockets are closed")
    left = 0 if guess == "secret" else 1
    for _ in range(left + 1):
        with contextlib.suppress(InvalidStatus), Client(house, code):
            pass
    with pytest.raises(InvalidStatus):
        Client(house, code)
    house = open_house(rates=msgspec.structs.replace(LOOSE, requests=(11, 0)), name="other.sqlite")
    path = f"/api/tables/{house.table(1, bots=1).code if guess == 'secret' else 'NOSUCH'}/seats"
    replies = [house.ask("DELETE", path, secret="x" * 32).status for _ in range(6)]
    assert replies[0] in (403, 404)
    assert replies.count(429) >= 2


# Names


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("play.example", True),
        ("PLAY.example:8443", True),
        ("play.example.", True),
        ("localhost:8765", True),
        ("127.0.0.1", True),
        ("[::1]:8765", True),
        ("192.168.1.5:8765", True),  # an address is no name
        ("other.example", True),
        ("evil.example", False),
        ("play.example.evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
    ],
)
def test_names_of_this_server(host: str, known: bool) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        pass

    assert HostMiddleware(app, "https://play.example", ["other.example"]).knows(host) is known


def test_a_name_that_was_made_to_point_here_opens_nothing(open_house: Any) -> None:
    """Even where the page says that it comes from that very name."""
    house: House = open_house(settings=ServerSettings(hosts=("friend.example",)))
    table = house.table(1, bots=1)
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/metrics")):
        reply = house.ask(method, path, headers=evil)
        assert (reply.status, reply.json()) == (400, {"key": "error-wrong-host", "details": {"host": "evil.example"}})
        assert reply.headers["x-content-type-options"] == "nosniff"
    with pytest.raises(InvalidStatus) as refused:
        Client(house, table.code, additional_headers={"Host": "evil.example"})
    assert refused.value.response.status_code == 400
    assert house.ask("GET", "/health", headers=evil).text == "ok"
    assert house.ask("GET", "/api/tables", headers={"host": "friend.example"}).status == 200
