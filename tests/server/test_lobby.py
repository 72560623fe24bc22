"""The lobby over HTTP: every route, good and wrong, each error with its key and status."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cyberdeck.components.collection import Collection
from cyberdeck.games.kiberrubezh import decks
from cyberdeck.server import api, limits, schemas
from cyberdeck.server import protocol as p
from cyberdeck.server.api.tables import TABLE
from cyberdeck.server.close_codes import LEFT
from tests.server.house import LOOSE, SLOW, House, Reply

NEW = {"game": "blackhat", "seats": [None, "greedy", "random"]}


def refused(reply: Reply, status: int, key: str) -> dict[str, Any]:
    """A problem with a key, and no word more than its facts."""
    assert (reply.status, reply.headers["content-type"]) == (status, "application/json"), reply.text
    problem = msgspec.json.decode(reply.content, type=schemas.ErrorResponse)
    assert problem.key == key
    return dict(problem.details)


# Every route


def test_every_route_gives_what_it_declares(house: House) -> None:
    """One call of each, decoded strictly as the struct that docs/openapi.json is made from."""
    table = house.table(1, bots=2, options={"round_limit": 1}, public=True)
    done: dict[tuple[str, str], object] = {}

    def call(method: str, path: str, body: Any = None, secret: str | None = None, **where: str) -> Any:
        route = next(route for route in api.ROUTES if (route.method, route.path) == (method, path))
        reply = house.ask(method, path.format(**where), body, secret)
        assert reply.status == route.status, reply.text
        done[method, path] = True
        return msgspec.json.decode(reply.content, type=route.response) if route.response is not None else reply

    one = TABLE
    (game,) = [game for game in call("GET", "/api/games") if game.id == "blackhat"]
    assert (game.min_players, game.max_players) == (2, 6)
    assert game.bots == ("random", "greedy", "easy", "medium", "hard", "expert")
    assert game.default_bot in game.bots
    assert list(game.time_limits) == ["easy", "medium", "hard", "expert"]
    assert {option.name: option.kind for option in game.options}["modules"] == "number"
    rules = call("GET", "/api/rules/{game}/{lang}", game="blackhat", lang="fi")
    assert any(rule.id == "BH-5.2" for rule in rules.rules)
    assert "error-unsaved" in call("GET", "/api/texts/{lang}", lang="ru").ftl
    assert call("GET", "/api/texts/{lang}/{game}", lang="it", game="blackhat").lang == "it"
    assert call("POST", "/api/tables", NEW).status == "open"
    assert call("POST", "/api/lessons/{game}", game="blackhat").status == "open"
    (listed,) = [listed for listed in call("GET", "/api/tables") if listed.code == table.code]
    assert (listed.free_seats, listed.status, listed.options) == (0, "open", {"round_limit": 1})
    assert [info.name for info in listed.seats] == table.session.table.names()
    assert [info.bot for info in listed.seats] == [None, "random", "random"]
    other = house.table(2, sit=False)
    ticket = call("POST", one + "/seats", {"name": " A  b ", "seat": 1}, code=other.code)
    assert (ticket.code, ticket.seat) == (other.code, 1)
    assert call("GET", one, code=other.code).seats[1] == p.SeatInfo("A b", "person", None, False, False)
    assert call("DELETE", one + "/seats", None, ticket.secret, code=other.code).seats[1].kind == "open"
    assert call("POST", one + "/lock", {"locked": True}, table.secrets[0], code=table.code).locked
    assert call("POST", one + "/owner", {"seat": 0}, table.secrets[0], code=table.code).owner == 0
    two = house.table(2)
    freed = call("DELETE", one + "/seats/{seat}", None, two.secrets[0], code=two.code, seat="1")
    assert freed.seats[1].kind == "open"
    assert call("POST", one + "/start", {}, table.secrets[0], code=table.code).status == "playing"
    with table.client(0) as client:
        while client.my_turn()["returns"] is None:
            client.act()
    assert call("GET", one + "/record", code=table.code).result is not None
    assert call("GET", one + "/story", code=table.code).label == "story-trace"
    again = call("POST", one + "/rematch", None, table.secrets[0], code=table.code)
    assert again.code != table.code
    picture = call("GET", one + "/code.svg", code=table.code)
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    record = house.good("GET", table.path + "/record")
    assert call("POST", "/api/replay", {"record": record, "count": 2}).steps[0].n == 0
    assert call("GET", "/api/decks/{game}", game="cybershield").format.min_size == 60
    assert call("POST", "/api/decks/{game}/check", {"text": "4 1"}, game="cybershield").size == 4
    assert len(call("POST", "/api/decks/{game}/boosters", {"seed": "Friday"}, game="kiberrubezh").boosters[0]) == 10
    own = decks.BOOSTERS.encode(Collection("kiberrubezh", 0, ((13, 2),))).decode()
    shown = call("POST", "/api/decks/{game}/collection", {"text": own}, game="kiberrubezh")
    assert shown.cards == ((13, 2),)
    assert set(done) == {(route.method, route.path) for route in api.ROUTES}


# Tables that cannot be


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"options": {"colour": "red"}}, "error-unknown-option"),
        ({"options": {"modules": 9}}, "error-bad-option"),
        ({"options": {"tracer": True}}, "error-option-conflict"),
        ({"options": {"black_hat": "shuffled", "hand": "ten_plus_hat"}}, "error-option-conflict"),
        ({"seats": [None]}, "error-bad-players"),
        ({"seats": [None] * 7}, "error-bad-players"),
        ({"seats": [None] * 17}, "error-bad-message"),
        ({"seats": []}, "error-bad-message"),
        ({"seats": [None, "oracle"]}, "error-bad-option"),
        ({"clock": {"kind": "sand"}}, "error-bad-message"),
        ({"clock": {"kind": "move", "seconds": -1}}, "error-bad-message"),
        ({"clock": {"kind": "move", "seconds": 1e9}}, "error-bad-message"),
        ({"seed": "00"}, "error-bad-message"),
        ({"public": "yes"}, "error-bad-message"),
    ],
)
def test_a_table_that_cannot_be(house: House, fields: dict[str, Any], key: str) -> None:
    before = house.run(house.store.codes("open"))
    refused(house.ask("POST", "/api/tables", {**NEW, **fields}), 400, key)
    assert house.run(house.store.codes("open")) == before


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "nan", '{"game": 7}', "[" * 5000, "\x00", '"\\ud800"'])
def test_what_is_no_json_of_ours(house: House, text: str) -> None:
    refused(house.ask("POST", "/api/tables", text.encode()), 400, "error-bad-message")


def test_bytes_that_are_no_text(house: House) -> None:
    refused(house.ask("POST", "/api/tables", b'{"game": "\xff\xfe"}'), 400, "error-bad-message")


def test_a_body_that_is_too_long(house: House) -> None:
    """Cut off while it comes in, whatever it says of its length."""
    long = b" " * (limits.BODY_BYTES + 1)
    assert refused(house.ask("POST", "/api/tables", long), 400, "error-bad-message") == {"reason": "length"}
    chunks = (b" " * 4096 for _ in range(8))
    assert refused(house.ask("POST", "/api/tables", chunks), 400, "error-bad-message") == {"reason": "length"}
    record = b" " * (limits.RECORD_BYTES + 1)
    assert refused(house.ask("POST", "/api/replay", record), 400, "error-bad-message") == {"reason": "length"}


# Words, rules, addresses


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/texts/de", 400, "error-bad-option"),
        ("/api/texts/en/chess", 400, "error-unknown-game"),
        ("/api/rules/chess/en", 400, "error-unknown-game"),
        ("/api/rules/blackhat/xx", 400, "error-bad-option"),
        ("/api/tables/ABCDEF", 404, "error-no-such-table"),
        ("/api/tables/ABCDEF/record", 404, "error-no-such-table"),
        ("/api/tables/ABCDEF/code.svg", 404, "error-no-such-table"),
    ],
)
def test_addresses_of_nothing(house: House, path: str, status: int, key: str) -> None:
    refused(house.ask("GET", path), status, key)


def test_a_lesson_of_an_unknown_game(house: House) -> None:
    refused(house.ask("POST", "/api/lessons/chess"), 400, "error-unknown-game")


def test_a_code_may_be_typed_in_lower_case(house: House) -> None:
    table = house.table(1, bots=1)
    assert house.good("GET", table.path.lower())["code"] == table.code
    table.code = table.code.lower()
    with table.client(0) as client:
        assert client.texts


# Seats


@pytest.mark.parametrize("name", ["", " ", "\t", "a\nb\x07", "x" * 25, "@", "\u202eevil", "\u200b"])
def test_names_that_are_none(house: House, name: str) -> None:
    table = house.table(2, sit=False)
    refused(house.ask("POST", f"{table.path}/seats", {"name": name}), 400, "error-bad-message")
    assert table.operations() == []


@pytest.mark.parametrize(("given", "kept"), [("  Ада   Л. ", "Ада Л."), ("@error-table", "error-table"), ("<b>",) * 2])
def test_names_are_tidied(house: House, given: str, kept: str) -> None:
    """A name is never the key of a text."""
    table = house.table(2, sit=False)
    table.sit(given)
    assert table.info()["seats"][0]["name"] == kept


def test_seats_that_cannot_be_taken(house: House) -> None:
    table = house.table(2, bots=1, sit=False)
    seats = f"{table.path}/seats"
    table.sit("One", seat=1)
    for taken in (1, 2, 3, 99):
        refused(house.ask("POST", seats, {"name": "Two", "seat": taken}), 409, "error-seat-taken")
    refused(house.ask("POST", seats, {"name": "Two", "seat": -1}), 400, "error-bad-message")
    refused(house.ask("POST", seats, {"name": "Two", "entropy": "x" * 201}), 400, "error-bad-message")
    table.sit("Two")
    refused(house.ask("POST", seats, {"name": "Three"}), 409, "error-seat-taken")
    table.start()
    refused(house.ask("POST", seats, {"name": "Three"}), 409, "error-already-begun")


def test_a_seat_is_its_secret(house: House) -> None:
    """Leaving, starting and the rematch need the secret of a seat at this very table."""
    table, other = house.table(2), house.table(2)
    error = [None, "x" * 32, other.secrets[0], table.secrets[0][:-1], "é" * 20]
    for secret in error:
        headers = {} if secret is None else {"authorization": f"Bearer {secret}".encode()}
        for method, path in (("DELETE", "/seats"), ("POST", "/start"), ("POST", "/rematch")):
            body: Any = {} if path == "/start" else None
            reply = house.ask(method, table.path + path, body, headers=headers)
            refused(reply, 403, "error-not-your-seat")
    basic = {"authorization": f"Basic {table.secrets[0]}"}
    refused(house.ask("DELETE", f"{table.path}/seats", headers=basic), 403, "error-not-your-seat")
    assert [operation["t"] for operation in table.operations()] == ["sat", "sat"]


def test_who_leaves_before_the_game_has_lost_their_seat(house: House) -> None:
    table = house.table(2)
    with table.client(0) as client:
        house.good("DELETE", f"{table.path}/seats", secret=table.secrets[0])
        assert client.closed() == LEFT.number
    refused(house.ask("DELETE", f"{table.path}/seats", secret=table.secrets[0]), 403, "error-not-your-seat")
    assert table.info()["seats"][0] == {"name": "", "kind": "open", "bot": None, "connected": False, "stand_in": False}


def test_old_chat_keeps_the_name_of_who_said_it(house: House) -> None:
    table = house.table(2)
    with table.client(0) as client:
        assert client.ask({"t": "say", "text": "mine"}, "chat")["name"] == "Person 0"
    house.good("DELETE", f"{table.path}/seats", secret=table.secrets[0])
    table.sit("Impostor", 0)
    with table.client(0) as client:
        assert client.wait("chat")["name"] == "Person 0"


# Start, record


def test_when_a_game_can_begin(house: House) -> None:
    table = house.table(2, bots=1, sit=False)
    table.sit("One")
    start = f"{table.path}/start"
    secret = table.secrets[0]
    assert refused(house.ask("POST", start, {}, secret), 409, "error-seats-free") == {"free": 1}
    refused(house.ask("POST", start, {"fill": "oracle"}, secret), 400, "error-bad-option")
    refused(house.ask("GET", f"{table.path}/record"), 409, "error-not-over")
    refused(house.ask("POST", f"{table.path}/rematch", None, secret), 409, "error-not-over")
    shown = table.start(fill="greedy")
    assert [info["bot"] for info in shown["seats"]] == [None, "greedy", "random"]
    refused(house.ask("POST", start, {}, secret), 409, "error-already-begun")
    refused(house.ask("GET", f"{table.path}/record"), 409, "error-not-over")
    assert shown["seed"] is None


def test_a_table_of_bots_is_started_by_anybody(house: House) -> None:
    table = house.table(0, bots=3, options={"round_limit": 1})
    table.start()
    table.watch()
    assert table.info()["status"] == "over"


# The list


def codes(house: House, query: str = "") -> list[str]:
    return [listed["code"] for listed in house.good("GET", f"/api/tables{query}")]


def test_the_list_is_selected(open_house: Any) -> None:
    house: House = open_house(SLOW)
    full = house.table(2, public=True).code
    free = house.table(2, public=True, sit=False, options={"modules": 2, "round_limit": 20, "board": "standard"}).code
    cyber = house.table(1, 1, public=True, sit=False, game="cybershield").code
    going = house.table(1, 3, public=True, game="lokalka")
    going.start()
    house.table(2, sit=False)  # not public
    assert sorted(codes(house)) == sorted([full, free, cyber, going.code])
    assert sorted(codes(house, "?free=1")) == sorted([free, cyber])
    assert sorted(codes(house, "?free=0&status=open")) == sorted([full, free, cyber])
    assert codes(house, "?status=playing") == [going.code]
    assert sorted(codes(house, "?game=blackhat")) == sorted([full, free])
    assert codes(house, "?game=blackhat&free=1&status=open") == [free]
    assert codes(house, "?game=cybershield&status=playing") == []
    (shown,) = house.good("GET", "/api/tables?game=blackhat&free=1")
    assert shown["options"] == {"modules": 2}  # the others are at their defaults
    assert [info["kind"] for info in shown["seats"]] == ["open", "open"]
    with going.client():
        (shown,) = house.good("GET", "/api/tables?game=lokalka")
        assert (shown["spectators"], shown["free_seats"], shown["clock"]["kind"]) == (1, 0, "none")


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("free=2", "error-bad-message"),
        ("status=over", "error-bad-message"),
        ("public=0", "error-bad-message"),
        ("game=chess", "error-unknown-game"),
        ("game=%27%3B--", "error-unknown-game"),
    ],
)
def test_a_list_that_cannot_be(house: House, query: str, key: str) -> None:
    refused(house.ask("GET", f"/api/tables?{query}"), 400, key)


# How much


def test_too_many_requests(open_house: Any) -> None:
    house = open_house(rates=msgspec.structs.replace(LOOSE, requests=(3, 0.001)))
    for _ in range(3):
        assert house.ask("GET", "/api/tables").status == 200
    refused(house.ask("GET", "/api/tables"), 429, "error-too-fast")
    refused(house.ask("POST", "/api/tables", NEW), 429, "error-too-fast")
    assert house.ask("GET", "/health").text == "ok"
