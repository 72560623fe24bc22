"""Ids of requests and sockets: in the response, in every line of the log, from nobody but a trusted proxy."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from cyberdeck.server import logs
from cyberdeck.server.settings import ServerSettings
from tests.server.house import Client, House, until

BEHIND_A_PROXY = ServerSettings(trusted_proxies=("127.0.0.1",))


class Lines(logging.Handler):
    """What the log holds, as it is written."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[dict[str, Any]] = []
        self.setFormatter(logs.JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(msgspec.json.decode(self.format(record)))


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Any:
    logger, out = logging.getLogger("cyberdeck.server"), Lines()
    monkeypatch.setattr(logger, "level", logging.INFO)
    logger.manager._clear_cache()  # type: ignore[attr-defined]
    logger.addHandler(out)
    yield out.found
    logger.removeHandler(out)


def test_every_response_has_an_id_of_its_own(house: House) -> None:
    paths = ["/health", "/", "/nothing", "/api/tables", "/api/tables", "/assets/none.js"]
    ids = [house.ask("GET", path).headers["x-request-id"] for path in paths]
    ids.append(
        house.ask("POST", "/api/tables", {}, headers={"origin": "https://elsewhere.example"}).headers["x-request-id"]
    )
    assert len(set(ids)) == len(ids)
    assert all(len(id) == 16 for id in ids)


def test_a_fault_of_ours_can_be_found_in_the_log(house: House, monkeypatch: Any, lines: Any) -> None:
    def broken(query: object) -> None:
        logging.getLogger("cyberdeck.server.tables.manager").warning("a-fault")
        raise RuntimeError("a detail")

    monkeypatch.setattr(house.manager, "public_tables", broken)
    reply = house.ask("GET", "/api/tables")
    assert reply.status == 500
    assert [line["request"] for line in lines if line["event"] == "a-fault"] == [reply.headers["x-request-id"]]


def test_sockets_have_one_too(house: House, lines: Any) -> None:
    table = house.table(2)
    with table.client(0) as client:
        assert client.socket.response is not None
        id = client.socket.response.headers["x-request-id"]
    until(lambda: [line for line in lines if line["event"] == "socket"], "the end of the socket")
    (line,) = [line for line in lines if line["event"] == "socket"]
    assert (line["request"], line["path"], line["refused"]) == (id, "/ws/{code}", False)


def test_a_refused_socket_has_one(house: House) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Client(house, "X", additional_headers={"host": "elsewhere.example"})
    assert len(refused.value.response.headers["x-request-id"]) == 16


def test_the_line_of_a_request_has_its_id(house: House, lines: Any) -> None:
    id = house.ask("GET", "/api/tables").headers["x-request-id"]
    until(lambda: [line for line in lines if line.get("request") == id], "its line")
    (line,) = [line for line in lines if line.get("request") == id]
    assert (line["event"], line["path"], line["status"]) == ("request", "/api/tables", 200)


def test_nobody_but_a_trusted_proxy_gives_ids(house: House, open_house: Any) -> None:
    given = {"x-request-id": "from-the-outside"}
    assert house.ask("GET", "/health", headers=given).headers["x-request-id"] != "from-the-outside"
    behind: House = open_house(settings=BEHIND_A_PROXY)
    assert behind.ask("GET", "/health", headers=given).headers["x-request-id"] == "from-the-outside"


@pytest.mark.parametrize("wrong", ["short", "x" * 65, "two words", 'a"quote-in-it', "a,comma-in-it", ""])
def test_ids_that_are_none(open_house: Any, wrong: str) -> None:
    behind: House = open_house(settings=BEHIND_A_PROXY)
    assert len(behind.ask("GET", "/health", headers={"x-request-id": wrong}).headers["x-request-id"]) == 16
