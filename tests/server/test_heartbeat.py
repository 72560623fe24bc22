"""Signs of life over a table's socket, and actions that are sent again when the line was dead."""

from __future__ import annotations

import json
import threading
import time
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from cyberdeck.server import limits
from cyberdeck.server.close_codes import QUIET
from tests.server.house import LOOSE, Client, House, Place, to_act, until
from tests.server.test_patches import scenes

HEY = {"t": "hey"}


def test_hey_is_answered_to_everybody(still: House) -> None:
    """However it is written; before the game and in it."""
    table = still.table(1, bots=1)
    with table.client(0) as client, table.client() as spectator:
        for _ in range(2):
            for each in (client, spectator):
                assert each.ask(HEY, "hey") == HEY
                each.send('{"t":"hey"}')
                assert each.take() == HEY
            if table.info()["status"] == "open":
                table.start()
                client.wait("update")
                spectator.wait("update")
                client.quiet()
        assert client.ask({"t": "hey", "more": 1}, "rejected")["key"] == "error-bad-message"


def test_hey_waits_for_nobody(still: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a move is being written, the others at the table are answered."""
    table = still.table(2)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        mover = to_act((a, b))
        other = b if mover is a else a
        store, gate = still.store, threading.Event()
        commit = store._transact
        monkeypatch.setattr(store, "_transact", lambda *job: (gate.wait(5), commit(*job))[1])
        mover.act(id="held", wait=False)
        began = time.monotonic()
        assert other.ask(HEY, "hey") == HEY
        assert time.monotonic() - began < 1
        gate.set()
        mover.wait("ack", id="held")


def test_hey_costs_nothing_but_a_flood_of_it_does(open_house: Any) -> None:
    house = open_house(rates=msgspec.structs.replace(LOOSE, messages=(2, 0.0), heys=(3, 0.0)))
    table = house.table(1, bots=1)
    with table.client(0) as client:
        for _ in range(5):
            client.send('{"t":"hey"}')
            assert client.take() == HEY
        client.send('{"t":"hey"}')
        assert client.take()["key"] == "error-too-fast"


def test_who_said_hey_and_then_nothing_is_dropped(still: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has never said it may be silent for as long as they like."""
    monkeypatch.setattr(limits, "QUIET_SECONDS", 0.5)
    table = still.table(2)
    with table.client(0) as page, table.client(1) as program:
        for _ in range(4):
            page.ask(HEY, "hey")
            time.sleep(0.3)
        page.quiet()  # any message is a sign of life
        began = time.monotonic()
        assert page.closed() == QUIET.number
        assert 0.3 < time.monotonic() - began < 3
        until(lambda: not table.info()["seats"][0]["connected"], "the seat is empty")
        assert program.ask(HEY, "hey") == HEY


# Sending again


def silently(table: Place, seat: int, message: dict[str, Any], heard: bool) -> None:
    """Sends it on a line that dies then: before the server has it, or before its client has the reply."""
    with table.client(seat) as lost:
        if heard:
            lost.send(message)
            until(lambda: any(done["id"] == message["id"] for done in table.actions()), "it is taken")
        lost.socket.socket.close()


@pytest.mark.parametrize("heard", [True, False])
def test_an_action_that_is_sent_again_is_taken_once(still: House, heard: bool) -> None:
    table = still.table(2)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        mover = to_act((a, b))
        seat, update = mover.update["view"]["seat"], mover.update
    action = update["legal_actions"][0]["action"]
    message = {"t": "action", "id": "again", "decision_index": update["decision_index"], "action": action}
    silently(table, seat, message, heard)
    with table.client(seat) as back:
        back.send(message)
        back.wait("ack", id="again")
        assert [(done["seat"], done["id"]) for done in table.actions()] == [(seat, "again")]


def test_what_is_sent_again_too_late_changes_nothing(still: House) -> None:
    """The decision has moved on by another hand: the page is told, and has what is."""
    table = still.table(2)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        mover = to_act((a, b))
        seat, update = mover.update["view"]["seat"], mover.update
        mover.act(id="other")
    last = update["legal_actions"][-1]["action"]
    with table.client(seat, page=True, patches=True) as back:
        back.send({"t": "action", "id": "late", "decision_index": update["decision_index"], "action": last})
        assert back.wait("rejected", id="late")["key"] == "error-stale-move"
        assert [done["id"] for done in table.actions()] == ["other"]
        assert back.update["decision_index"] > update["decision_index"]


# The whole


def test_the_whole_comes_again_when_it_is_asked_for(still: House) -> None:
    """After a resync, and after the line was lost; until then only what has changed."""
    table = still.table(2)
    table.start()
    pages = [table.client(seat, page=True, patches=True) for seat in (0, 1)]

    def kinds(page: Client) -> str:
        shown = [json.loads(text) for text in page.texts]
        return "".join("p" if "patch" in one["presentation"] else "W" for one in shown if one["t"] == "update")

    for page in pages:
        page.quiet()
    for _ in range(3):
        to_act(pages).act()
    for page in pages:
        page.quiet()
        assert kinds(page)[0] == "W"
        assert set(kinds(page)[1:]) == {"p"}
    pages[0].send({"t": "resync"})
    pages[0].wait("update")
    assert kinds(pages[0])[-1] == "W"
    to_act(pages).act()
    for page in pages:
        page.quiet()
        assert kinds(page)[-1] == "p"
    with table.client(1, page=True, patches=True) as again, table.client(1, page=True) as whole:
        again.quiet()
        whole.quiet()
        assert kinds(again)[0] == "W"
        assert scenes(again)[-1] == scenes(pages[1])[-1] == scenes(whole)[-1]
    for page in pages:
        page.close()


def test_a_line_that_was_closed_says_so(still: House) -> None:
    """What `silently` does is what it says."""
    with still.table(1, bots=1).client(0) as client:
        client.socket.socket.close()
        with pytest.raises((ConnectionClosed, OSError)):
            client.ask(HEY, "hey")
