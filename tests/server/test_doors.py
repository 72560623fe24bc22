"""What stands before every door: headers, the origin of a page, limits of sockets, an address without secrets."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from cyberdeck.server import logs
from cyberdeck.server.app import HEADERS, PATHS
from cyberdeck.server.limits import Limits, RateLimiter
from cyberdeck.server.settings import ServerSettings
from cyberdeck.server.tables.table_errors import TooFast, TooMany
from tests.server.house import LOOSE, Client, House, until


def test_security_headers_on_every_response(house: House) -> None:
    """Pages, files, responses, problems, what is not there and what is not allowed."""
    table = house.table(1, bots=1)
    paths = ["/health", "/metrics", "/api/games", "/api/texts/en", table.path, f"{table.path}/code.svg", "/nothing"]
    paths += ["/api/tables/NONE", "/assets/none.js", "/assets/../app.py"]
    paths += [path.format(code="X", game="x", name="x") for path in PATHS]
    replies = [house.ask("GET", path) for path in paths]
    replies += [house.ask("PUT", "/api/tables"), house.ask("POST", "/api/tables", {})]
    replies += [house.ask("POST", "/api/tables", {}, headers={"origin": "https://elsewhere.example"})]
    for reply in replies:
        missing = {name: value for name, value in HEADERS.items() if reply.headers.get(name) != value}
        assert set(missing) <= {"cache-control"}, reply
        assert "cache-control" in reply.headers
        assert "server" not in reply.headers
    assert [reply.status for reply in replies if reply.status >= 500] == []
    assert "default-src 'self'" in HEADERS["content-security-policy"]
    assert "unsafe" not in HEADERS["content-security-policy"]
    assert house.ask("GET", table.path).headers["cache-control"] == "no-store"


def test_a_fault_of_ours_is_reported_without_its_details(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("a detail")

    monkeypatch.setattr(house.manager, "public_tables", broken)
    reply = house.ask("GET", "/api/tables")
    assert (reply.status, reply.json()) == (500, {"key": "error-internal", "details": {"detail": "500"}})
    assert all(reply.headers[name] == value for name, value in HEADERS.items())


def test_every_address_answers(house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The page, which itself says what is not there; in the API an error with a key."""
    (tmp_path / "index.html").write_text("the page")
    monkeypatch.setattr("cyberdeck.server.app.PAGE", tmp_path)
    for path in PATHS:
        reply = house.ask("GET", path.format(code="X", game="x", name="x"))
        assert (reply.status, reply.text) == (200, "the page")
    for path in ("/nothing", "/t", "/t/X/more", "/new", "/gallery/x/y", "/apis", "/%2e%2e/app.py"):
        reply = house.ask("GET", path)
        assert (reply.status, reply.text, reply.headers["content-type"][:9]) == (404, "the page", "text/html")
        assert house.ask("HEAD", path).status == 404
    for method, path in (("GET", "/api"), ("GET", "/api/nothing"), ("GET", "/ws/X"), ("POST", "/nothing")):
        reply = house.ask(method, path)
        assert (reply.status, reply.json()) == (404, {"key": "error-no-such-address", "details": {}})
    assert house.ask("GET", "/assets/nothing.js").json()["key"] == "error-no-such-address"
    for method, path in (("PUT", "/api/tables"), ("POST", "/t/X"), ("DELETE", "/")):
        reply = house.ask(method, path)
        assert (reply.status, reply.json()["details"]) == (405, {"reason": "method"})
    assert house.ask("PUT", "/api/tables").headers["allow"]


FOREIGN = ["https://elsewhere.example", "null", "http://localhost.elsewhere.example", "http://[", "x"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_sites_page_changes_nothing(house: House, origin: str) -> None:
    table = house.table(1, bots=1)
    before = table.operations(), house.run(house.store.codes("open"))
    foreign = {"origin": origin}
    request = {"game": "blackhat", "seats": ["random", "random"]}
    for method, path, body in (
        ("POST", "/api/tables", request), ("POST", f"{table.path}/start", {}), ("DELETE", f"{table.path}/seats", None),
    ):  # fmt: skip
        reply = house.ask(method, path, body, table.secrets[0], headers=foreign)
        assert (reply.status, reply.json()["key"]) == (403, "error-bad-message")
    assert (table.operations(), house.run(house.store.codes("open"))) == before
    with pytest.raises(InvalidStatus) as refused:
        Client(house, table.code, additional_headers=foreign)
    assert refused.value.response.status_code == 403


def test_our_own_page_and_programs_are_let_in(house: House) -> None:
    table = house.table(2, sit=False)
    for seat, headers in enumerate(({"origin": house.url}, {})):
        reply = house.ask("POST", f"{table.path}/seats", {"name": "Somebody"}, headers=headers)
        assert reply.json()["seat"] == seat
        with Client(house, table.code, additional_headers=headers) as client:
            client.send({"t": "hello", "v": 2})
            assert client.wait("welcome")["seat"] == -1


def test_reading_needs_no_origin(house: House) -> None:
    """A link on another site leads here."""
    assert house.ask("GET", "/api/games", headers={"origin": "https://elsewhere.example"}).status == 200


def test_sockets_of_one_address_are_counted(open_house: Any) -> None:
    house = open_house(rates=msgspec.structs.replace(LOOSE, sockets_per_address=2))
    table = house.table(1, bots=1)
    with table.client(), table.client():
        with pytest.raises(InvalidStatus):
            Client(house, table.code)
        assert "cyberdeck_sockets 2.0\n" in house.ask("GET", "/metrics").text
    until(lambda: house.app.state.rate_limiter.open == 0, "the sockets are closed")
    with table.client():
        pass


def test_visitors_by_address() -> None:
    limiter = RateLimiter(Limits(sockets=3, sockets_per_address=2, requests=(2, 0)))
    limiter.enter("a")
    limiter.enter("a")
    with pytest.raises(TooMany):
        limiter.enter("a")
    limiter.enter("b")
    with pytest.raises(TooMany):
        limiter.enter("c")
    limiter.leave("a")
    limiter.leave("a")
    assert (limiter.open, limiter.sockets.open) == (1, {"b": 1})
    for _ in range(2):
        limiter.take_request("a")
    with pytest.raises(TooFast):
        limiter.take_request("a")
    limiter.take_request("b")


def test_addresses_are_forgotten_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cyberdeck.server.limits.ADDRESSES", 3)
    limiter = RateLimiter(Limits(requests=(1, 0)))
    for address in "abcd":
        limiter.take_request(address)
    assert len(limiter._buckets) == 3
    limiter.take_request("a")


def test_addresses_in_the_log_are_nameless() -> None:
    assert logs.without_code("/api/tables/ABC234/seats") == "/api/tables/{code}/seats"
    assert logs.without_code("/ws/ABC234") == "/ws/{code}"
    assert logs.without_code("/t/ABC234") == "/t/{code}"
    assert logs.without_code("/replay/ABC234") == "/replay/{code}"
    assert logs.without_code("/api/tables") == "/api/tables"


def test_a_line_of_the_log_is_json() -> None:
    record = logging.LogRecord("cyberdeck.server", logging.INFO, "", 0, "request", (), None)
    record.facts = {"status": 200}
    line = msgspec.json.decode(logs.JsonLines().format(record))
    assert (line["level"], line["event"], line["status"]) == ("info", "request", 200)
    assert logs.stamp(0.25) == "1970-01-01T00:00:00.250Z"


# Metrics


def test_metrics_are_for_programs_on_this_machine(house: House) -> None:
    """A proxy on it stands for anybody."""
    assert house.ask("GET", "/metrics").status == 200
    for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
        reply = house.ask("GET", "/metrics", headers={name: "127.0.0.1"})
        assert (reply.status, reply.json()["key"]) == (403, "error-not-allowed")


def test_metrics_through_a_proxy_that_is_trusted(open_house: Any) -> None:
    house: House = open_house(settings=ServerSettings(trusted_proxies=("127.0.0.1",)))
    assert house.ask("GET", "/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status == 403
    assert house.ask("GET", "/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status == 403


def test_a_token_opens_metrics_to_whoever_has_it(open_house: Any) -> None:
    house: House = open_house(settings=ServerSettings(metrics_token="a-token"))
    for given in ("", "Bearer b", "Basic a-token", b"Bearer \xe9"):
        assert house.ask("GET", "/metrics", headers={"authorization": given}).status == 403
    reply = house.ask("GET", "/metrics", secret="a-token", headers={"x-forwarded-for": "192.0.2.1"})
    assert (reply.status, "cyberdeck_sockets 0.0\n" in reply.text) == (200, True)
