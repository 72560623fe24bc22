"""The dialogue over a table's socket: hello, numbered updates, actions that are taken once, refusals, chat."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from cyberdeck.kernel.laws import state_key
from cyberdeck.server import limits
from tests.server.house import LOOSE, Client, House, Place, to_act

REFUSED = 4003


@contextmanager
def two_people(house: House) -> Iterator[tuple[Place, Client, Client]]:
    """At a table of their own: the one who is asked first, and the other."""
    table = house.table(2)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        first = to_act((a, b))
        yield table, first, b if first is a else a


def state(table: Place) -> tuple[bytes, int, list[Any]]:
    """Everything that is true at a table, in memory and on disk."""
    match = table.session.table.playing
    return state_key(match.game, match.state), len(match.action_log), table.operations()


# Hello


@pytest.mark.parametrize(
    ("hello", "error"),
    [
        ({"t": "resync"}, "error-bad-message"),
        ({"t": "action", "id": "a", "decision_index": 1, "action": 1}, "error-bad-message"),
        ({"t": "hello"}, "error-bad-message"),
        ({"t": "hello", "v": 0}, "error-bad-message"),
        ({"t": "hello", "v": 1}, "error-bad-message"),
        ({"t": "hello", "v": 2, "seat": 0}, "error-bad-message"),
        ({"t": "hello", "v": 2, "seat": "short"}, "error-bad-message"),
        ({"t": "hello", "v": 2, "seat": "x" * 32}, "error-not-your-seat"),
        ("hello", "error-bad-message"),
        (b"\x00\x01", "error-bad-message"),
    ],
)
def test_who_does_not_say_hello_is_turned_away(still: House, hello: Any, error: str) -> None:
    table = still.table(1, bots=1)
    with Client(still, table.code) as client:
        client.send(hello)
        assert client.wait("rejected")["key"] == error
        assert client.closed() == REFUSED
    assert not table.info()["seats"][0]["connected"]


def test_a_table_that_is_not(still: House) -> None:
    with Client(still, "NOSUCH") as client:
        client.send({"t": "hello", "v": 2})
        assert client.wait("rejected") == {
            "t": "rejected", "id": None, "key": "error-no-such-table", "details": {"code": "NOSUCH"},
        }  # fmt: skip
        assert client.closed() == REFUSED


def test_a_secret_of_another_table_opens_nothing(still: House) -> None:
    table, other = still.table(1, bots=1), still.table(1, bots=1)
    table.secrets = other.secrets
    with Client(still, table.code) as client:
        client.send({"t": "hello", "v": 2, "seat": other.secrets[0]})
        assert client.wait("rejected")["key"] == "error-not-your-seat"


def test_hello_is_said_once(still: House) -> None:
    table = still.table(2)
    with table.client(0) as client:
        again = client.ask({"t": "hello", "v": 2, "seat": table.secrets[1]}, "rejected")
        assert again["key"] == "error-bad-message"
        assert [info["connected"] for info in table.info()["seats"]] == [True, False]


def test_welcome(still: House) -> None:
    table = still.table(1, bots=1)
    with table.client(0) as client, table.client() as spectator:
        seats = [json.loads(reader.texts[0]) for reader in (client, spectator)]
        assert [(shown["v"], shown["seat"]) for shown in seats] == [(2, 0), (2, -1)]
        assert seats[1]["table"]["seats"][0] == {
            "name": "Person 0", "kind": "person", "bot": None, "connected": True, "stand_in": False,
        }  # fmt: skip
        assert seats[1]["table"]["seed"] is None


# Updates


def test_updates_are_numbered_without_gaps(house: House) -> None:
    """Over a whole game, for a program, a page and a spectator; what a page keeps of its log is what it has."""
    table = house.table(2, options={"round_limit": 1})
    table.start()
    with table.client(0) as a, table.client(1, page=True) as b, table.client() as spectator:
        while (mover := to_act((a, b))).update["returns"] is None:
            mover.act()
        for client in (b, spectator):
            client.wait_for(lambda update: update["returns"] is not None)
        for client in (a, b, spectator):
            updates = [shown for text in client.texts if (shown := json.loads(text))["t"] == "update"]
            numbers = [shown["n"] for shown in updates]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            assert len({shown["decision_index"] for shown in updates}) > 20
        lines = 0
        for shown in (shown for text in b.texts if (shown := json.loads(text))["t"] == "update"):
            assert shown["presentation"]["kept_lines"] == lines
            assert (shown["view"], shown["events"]) == (None, [])
            lines += len(shown["presentation"]["log"])


def test_resync_tells_the_whole_again(still: House) -> None:
    with two_people(still) as (_, first, other):
        first.quiet()
        other.quiet()
        before = first.update
        first.send({"t": "resync", "seen": 0})
        again = first.wait("update")
        assert {**again, "events": []} == {**before, "events": []}
        assert again["events"]
        first.send({"t": "resync", "seen": again["seen"]})
        assert first.wait("update")["events"] == []
        first.send({"t": "resync", "seen": 2**31})
        assert first.wait("update")["events"] == []
        assert other.quiet() == []


def test_who_comes_back_gets_what_they_have_missed(still: House) -> None:
    with two_people(still) as (table, first, other):
        seen = other.update["seen"]
        first.act()
        with table.client(seen=seen) as late, table.client() as new:
            missed, all = late.wait("update")["events"], new.wait("update")["events"]
            assert 0 < len(missed) < len(all)
            assert all[-len(missed) :] == missed


def test_a_page_that_resyncs_gets_its_log_from_the_start(still: House) -> None:
    table = still.table(1, bots=1)
    table.start()
    with table.client(0, page=True) as client:
        client.quiet()
        for _ in range(2):
            client.send({"t": "resync", "seen": 99})
            drawn = client.wait("update")["presentation"]
            assert drawn["kept_lines"] == 0
            assert drawn["log"]


# Actions


def test_an_action_by_its_number_as_a_typed_move_and_in_notation(still: House) -> None:
    with two_people(still) as (table, first, other):
        first.act(id="a")
        for id, form in (("b", "notation"), ("c", "move"), ("d", "action")):
            mover = to_act((first, other))
            legal = mover.update["legal_actions"][-1]
            decision = mover.update["decision_index"]
            mover.send({"t": "action", "id": id, "decision_index": decision, form: legal[form]})
            mover.wait("ack", id=id)
            assert table.actions()[-1]["action"] == legal["action"]
        assert [shown["id"] for shown in table.actions()] == ["a", "b", "c", "d"]


def test_nothing_is_sent_before_it_is_on_disk(still: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a commit is held, neither its giver nor anybody else hears of an action, by whatever way they ask."""
    with two_people(still) as (table, first, other), table.client() as spectator:
        for client in (first, other, spectator):
            client.quiet()
        store, gate = still.store, threading.Event()
        commit = store._transact
        monkeypatch.setattr(store, "_transact", lambda *job: (gate.wait(5), commit(*job))[1])
        before, decision = table.operations(), first.update["decision_index"]
        info = table.info()
        first.act(id="held", wait=False)
        for client in (other, spectator):
            assert client.quiet() == []
            client.send({"t": "resync"})
            assert client.wait("update")["decision_index"] == decision
        with table.client() as late:
            assert late.wait("update")["decision_index"] == decision
        assert table.operations() == before
        assert {**table.info(), "seats": ()} == {**info, "seats": ()}
        gate.set()
        assert first.wait("ack", id="held")
        assert [shown["id"] for shown in table.actions()] == ["held"]
        for client in (first, other, spectator):
            client.wait_for(lambda update: update["decision_index"] > decision)


def test_the_same_id_is_taken_once(open_house: Any) -> None:
    """Also after a restart of the server."""
    house = open_house()
    with two_people(house) as (table, first, other):
        seat = first.update["view"]["seat"]
        legal = first.update["legal_actions"][0]["action"]
        message = {"t": "action", "id": "once", "decision_index": first.update["decision_index"], "action": legal}
        for _ in range(3):
            first.send(message)
            first.wait("ack", id="once")
        assert len(table.actions()) == 1
        other.wait_for(lambda update: update["decision_index"] > message["decision_index"])
    house.again()
    with table.client(seat) as again:
        again.send(message)
        again.wait("ack", id="once")
        again.send({**message, "id": "twice"})
        assert again.wait("rejected", id="twice")["key"] == "error-stale-move"
    assert [shown["id"] for shown in table.actions() if shown["seat"] == seat] == ["once"]


def test_an_id_is_of_one_seat(still: House) -> None:
    """Nobody can use up another's ids, or those of who plays for them."""
    with two_people(still) as (table, first, other):
        first.act(id="1")
        while (mover := to_act((first, other))) is first:
            mover.act()
        mover.act(id="1")
        assert sorted(shown["seat"] for shown in table.actions() if shown["id"] == "1") == [0, 1]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"notation": "13+13+13+13+13"}, "error-illegal-move"),
    ({"notation": "pass"}, "error-illegal-move"),
    ({"notation": "queen"}, "error-malformed-move"),
    ({"notation": ""}, "error-malformed-move"),
    ({"move": {"type": "bh.pass"}}, "error-illegal-move"),
    ({"move": {"type": "bh.play", "rank": 13, "count": 5}}, "error-illegal-move"),
    ({"move": {"type": "bh.play", "rank": 99, "count": 1}}, "error-malformed-move"),
    ({"move": {"type": "bh.play", "rank": 1}}, "error-malformed-move"),
    ({"move": {"type": "bh.pass", "rank": 1}}, "error-malformed-move"),
    ({"move": {"type": "lok.pass"}}, "error-malformed-move"),
    ({"move": {"type": [[["bh.pass"]]]}}, "error-malformed-move"),
    ({"move": {}}, "error-malformed-move"),
    ({"move": "pass"}, "error-bad-message"),
    ({"action": 999_999}, "error-malformed-move"),
    ({}, "error-malformed-move"),
    ({"action": 1, "notation": "pass"}, "error-malformed-move"),
    ({"action": 1, "move": {"type": "bh.pass"}}, "error-malformed-move"),
    ({"action": -1}, "error-bad-message"),
    ({"action": True}, "error-bad-message"),
    ({"action": 1.5}, "error-bad-message"),
    ({"notation": "x" * 81}, "error-bad-message"),
    ({"id": "", "action": 1}, "error-bad-message"),
    ({"id": "x" * 65, "action": 1}, "error-bad-message"),
    ({"decision_index": -1, "action": 1}, "error-bad-message"),
    ({"seat": 1, "action": 1}, "error-bad-message"),
    ({"decision_index": 1, "action": 1}, "error-stale-move"),
]


def test_wrong_actions_change_nothing(still: House) -> None:
    with two_people(still) as (table, first, other):
        before = state(table)
        decision = first.update["decision_index"]
        first.quiet()
        for error, name in WRONG:
            first.send({"t": "action", "id": "w", "decision_index": decision, **error})
            refused = first.wait("rejected")
            assert refused["key"] == name, error
            assert refused["id"] == (None if name == "error-bad-message" else "w")
            if name == "error-illegal-move":
                assert refused["details"]["rule"].startswith("BH-")
        legal = first.update["legal_actions"][0]["action"]
        other.submit(legal, "w", decision)
        assert other.wait("rejected", id="w")["key"] == "error-not-your-turn"
        assert state(table) == before


def test_an_action_after_the_end(house: House) -> None:
    table = house.table(1, bots=1, options={"round_limit": 1})
    table.start()
    with table.client(0) as client:
        while client.my_turn()["returns"] is None:
            client.act()
        client.submit(1, "z")
        assert client.wait("rejected", id="z")["key"] == "error-game-over"


def test_before_the_game_there_are_no_actions(still: House) -> None:
    table = still.table(1, bots=1)
    with table.client(0) as client:
        action = {"t": "action", "id": "z", "decision_index": 0, "action": 1}
        for message in (action, {"t": "explain", "notation": "pass"}, {"t": "undo"}):
            assert client.ask(message, "rejected")["key"] == "error-not-begun"


def test_why(still: House) -> None:
    with two_people(still) as (_, first, other):
        forbidden = {"t": "explanation", "notation": "pass", "rule": "BH-3.5"}
        assert first.ask({"t": "explain", "notation": "pass"}, "explanation") == forbidden
        assert first.ask({"t": "explain", "move": {"type": "bh.pass"}}, "explanation") == forbidden
        legal = first.update["legal_actions"][0]
        for form in ("action", "move", "notation"):
            allowed = {"t": "explanation", "notation": legal["notation"], "rule": None}
            assert first.ask({"t": "explain", form: legal[form]}, "explanation") == allowed
        assert other.ask({"t": "explain", "notation": "pass"}, "explanation")["rule"] is None
        assert first.ask({"t": "explain", "notation": "queen"}, "rejected")["key"] == "error-malformed-move"


# Chat


def test_chat_is_sent_to_all_and_to_who_comes_later(open_house: Any) -> None:
    house = open_house()
    table = house.table(2)
    said = ["hello", "<script>alert(1)</script>", "привет"]
    with table.client(0) as a, table.client(1) as b, table.client() as spectator:
        for text in said:
            a.send({"t": "say", "text": text})
        for client in (a, b, spectator):
            shown = [client.wait("chat") for _ in said]
            assert [(line["n"], line["seat"], line["name"], line["text"]) for line in shown] == [
                (n, 0, "Person 0", text) for n, text in enumerate(said)
            ]
    house.again()
    with table.client() as late:
        assert [late.wait("chat")["text"] for _ in said] == said


def test_only_the_last_lines_are_kept(house: House) -> None:
    table = house.table(1, bots=1)
    with table.client(0) as client:
        for n in range(105):
            client.send({"t": "say", "text": str(n)})
        while client.wait("chat")["n"] < 104:
            pass
    with table.client() as late:
        shown = [late.wait("chat") for _ in range(100)]
        assert [(line["n"], line["text"]) for line in shown] == [(n, str(n)) for n in range(5, 105)]


@pytest.mark.parametrize("text", ["", "x" * 501, 7, None])
def test_chat_that_is_none(still: House, text: Any) -> None:
    table = still.table(1, bots=1)
    with table.client(0) as client:
        assert client.ask({"t": "say", "text": text}, "rejected")["key"] == "error-bad-message"
    assert [done["t"] for done in table.operations()] == ["sat"]


# Spectators


def test_spectators_only_watch(still: House) -> None:
    table = still.table(2)
    table.start()
    with table.client() as spectator:
        update = spectator.wait("update")
        before = state(table)
        assert update["legal_actions"] == []
        for message in (
            {"t": "action", "id": "w", "decision_index": update["decision_index"], "action": 0},
            {"t": "say", "text": "psst"},
            {"t": "undo"},
            {"t": "undo", "agree": True},
            {"t": "explain", "notation": "pass"},
        ):
            assert spectator.ask(message, "rejected")["key"] == "error-not-your-seat"
        assert state(table) == before


# How much


def test_a_socket_that_says_too_much(open_house: Any) -> None:
    """What is refused counts; actions that are taken do not."""
    house = open_house(rates=msgspec.structs.replace(LOOSE, messages=(3, 0.0)))
    table = house.table(1, bots=1)
    table.start()
    with table.client(0) as client:
        for _ in range(6):
            if client.my_turn()["returns"] is None:
                client.act()
        for _ in range(3):
            assert client.ask({"t": "explain", "notation": "queen"}, "rejected")["key"] == "error-malformed-move"
        assert client.ask({"t": "explain", "notation": "queen"}, "rejected")["key"] == "error-too-fast"
    with table.client(0) as again:
        assert again.ask({"t": "explain", "notation": "queen"}, "rejected")["key"] == "error-malformed-move"


def test_a_message_that_is_too_long(still: House) -> None:
    table = still.table(1, bots=1)
    with table.client(0) as client:
        client.send(" " * (limits.MESSAGE_BYTES + 1))
        assert client.wait("rejected")["details"] == {"reason": "length"}
        client.send(" " * (2 * limits.MESSAGE_BYTES + 1))
        assert client.closed() == 1009
    with table.client(0):
        pass


def test_a_frame_of_bytes_is_refused(still: House) -> None:
    table = still.table(1, bots=1)
    with table.client(0) as client:
        client.send(b'{"t": "say", "text": "x"}')
        assert client.wait("rejected")["details"] == {"reason": "text"}
        assert client.ask({"t": "say", "text": "x"}, "chat")["text"] == "x"
