"""Taking an action back: by consent of all who are here, and never past what has been shown, drawn or answered."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from cyberdeck.kernel.laws import state_key
from cyberdeck.server.protocol import SubmitAction
from cyberdeck.server.tables.clock import Pace
from tests.kernel.kuhn import ONE, ZERO
from tests.kernel.skirmish import STRIKE, YIELD
from tests.server.house import LOOSE, SLOW, Client, House, Place, to_act, until


@contextmanager
def three(house: House, page: bool = False) -> Iterator[tuple[Place, Client, list[Client]]]:
    """Three people; one has just played a card, and another is asked. The one who played, and all of them."""
    table = house.table(3)
    table.start()
    with table.client(0, page) as a, table.client(1, page) as b, table.client(2, page) as c:
        every = [a, b, c]
        first = to_act(every)
        first.act(id="first")
        to_act(every)
        yield table, first, every


def undo_with_consent(first: Client, every: list[Client]) -> None:
    first.send({"t": "undo"})
    for client in every:
        client.wait_for(lambda update: update["undo"] is not None)
        if client is not first:
            client.send({"t": "undo", "agree": True})


def state(table: Place) -> bytes:
    match = table.session.table.playing
    return state_key(match.game, match.state)


def reason(client: Client) -> str:
    refused = client.ask({"t": "undo"}, "rejected")
    assert refused["key"] == "error-cannot-undo"
    return str(refused["details"]["reason"])


def test_all_who_are_here_must_agree(still: House) -> None:
    with three(still) as (table, first, every):
        seat = first.update["view"]["seat"]
        others = [client for client in every if client is not first]
        before = state(table)
        first.send({"t": "undo"})
        for client in every:
            client.wait_for(lambda update: update["undo"] == seat)
        others[0].send({"t": "undo", "agree": True})
        others[0].quiet()
        assert state(table) == before
        others[1].send({"t": "undo", "agree": True})
        decision = min(client.wait_for(lambda update: update["undo"] is None)["decision_index"] for client in every)
        assert to_act(every) is first
        assert [done["t"] for done in table.operations()][-2:] == ["answered", "undone"]
        assert first.update["decision_index"] == decision
        first.act(id="second")
        assert [done["id"] for done in table.actions()] == ["first", "second"]


def test_one_no_is_enough(still: House) -> None:
    with three(still) as (table, first, every):
        others = [client for client in every if client is not first]
        before = table.operations()
        first.send({"t": "undo"})
        for client in every:
            client.wait_for(lambda update: update["undo"] is not None)
        others[0].send({"t": "undo", "agree": False})
        for client in every:
            client.wait_for(lambda update: update["undo"] is None)
        assert others[1].ask({"t": "undo", "agree": True}, "rejected")["details"] == {"reason": "nobody"}
        assert table.operations() == before


def test_who_is_away_is_not_asked(still: House) -> None:
    with three(still) as (table, first, every):
        others = [client for client in every if client is not first]
        others[0].close()
        until(lambda: len(table.session.presence.clients) == 2, "they have gone")
        first.send({"t": "undo"})
        others[1].wait_for(lambda update: update["undo"] is not None)
        others[1].send({"t": "undo", "agree": True})
        until(lambda: table.operations()[-1]["t"] == "undone", "it is undone")


def test_alone_with_bots_nobody_has_to_agree(still: House) -> None:
    table = still.table(1, bots=3)
    table.start()
    with table.client(0) as client:
        session = table.session
        while not client.wait_for(bool)["legal_actions"]:
            decision, (bot,) = client.update["decision_index"], client.update["players_to_act"]
            action = session.table.playing.legal_actions(bot)[0]
            still.run(session.submit(bot, SubmitAction(id=str(decision), decision_index=decision, action=action)))
            while client.update["decision_index"] == decision:
                client.take()
        offered, decision = client.update["legal_actions"], client.update["decision_index"]
        client.act()
        client.send({"t": "undo"})
        assert client.wait_for(lambda update: update["decision_index"] == decision)["legal_actions"] == offered


def test_the_log_of_a_page_begins_anew(still: House) -> None:
    with three(still, page=True) as (_, first, every):
        assert all(client.update["presentation"]["kept_lines"] > 0 for client in every)
        undo_with_consent(first, every)
        for client in every:
            drawn = client.wait_for(lambda update: update["undo"] is None)["presentation"]
            assert drawn["kept_lines"] == 0
            assert drawn["log"]


def test_an_undone_action_is_undone_after_a_restart_too(open_house: Any) -> None:
    house: House = open_house(SLOW)
    with three(house) as (table, first, every):
        undo_with_consent(first, every)
        for client in every:
            client.wait_for(lambda update: update["undo"] is None)
        before = state(table)
    house.again()
    assert state(table) == before


# What cannot be taken back


def test_not_past_the_action_of_another(still: House) -> None:
    with three(still) as (_, first, every):
        second = to_act(every)
        assert reason(second) == "answered"
        second.act()
        assert reason(first) == "answered"


def test_a_request_ends_when_another_acts(still: House) -> None:
    with three(still) as (table, first, every):
        first.send({"t": "undo"})
        second = to_act(every)
        second.wait_for(lambda update: update["undo"] is not None)
        second.act()
        assert second.update["undo"] is None
        assert second.ask({"t": "undo", "agree": True}, "rejected")["details"] == {"reason": "nobody"}
        assert [done["t"] for done in table.operations()].count("undone") == 0


def test_not_past_the_deal(still: House) -> None:
    table = still.table(2)
    table.start()
    with table.client(0) as client:
        client.wait_for(bool)
        assert reason(client) == "chance"


def test_not_after_the_end(house: House) -> None:
    table = house.table(1, bots=1, options={"round_limit": 1})
    table.start()
    with table.client(0) as client:
        while client.my_turn()["returns"] is None:
            client.act()
        assert reason(client) == "over"


@pytest.mark.usefixtures("small_games")
def test_not_past_a_draw_and_not_before_anything(open_house: Any) -> None:
    table = open_house(SLOW).table(2, game="cut")
    table.start()
    with table.client(0) as a, table.client(1) as b:
        assert reason(a) == "nobody"
        for client, bit in ((a, ZERO), (b, ONE)):
            client.wait_for(bool)
            client.submit(bit, "x", 0)
            client.wait("ack")
        assert reason(a) == reason(b) == "chance"


@pytest.mark.usefixtures("small_games")
def test_a_committed_action_can_be_taken_back(open_house: Any) -> None:
    table = open_house(SLOW).table(2, game="cut")
    table.start()
    with table.client(0) as a, table.client(1) as b:
        a.wait_for(bool)
        a.submit(ZERO, "x", 0)
        a.wait("ack")
        a.send({"t": "undo"})
        b.wait_for(lambda update: update["undo"] == 0)
        b.send({"t": "undo", "agree": True})
        assert a.wait_for(lambda update: update["players_to_act"] == [0, 1])["decision_index"] == 0


@pytest.mark.usefixtures("small_games")
def test_not_past_what_was_shown(open_house: Any) -> None:
    house: House = open_house(SLOW)
    for _ in range(20):
        table = house.table(2, game="skirmish")
        table.start()
        with table.client(0) as a, table.client(1) as b:
            if STRIKE not in [legal["action"] for legal in a.my_turn()["legal_actions"]]:
                continue
            a.submit(STRIKE, "x")
            a.wait("ack")
            for client in (a, b):
                client.wait_for(lambda update: len(update["players_to_act"]) == 2 or update["players_to_act"] == [1])
                decision = client.update["decision_index"]
                client.submit(YIELD, "y", decision)
                client.wait("ack")
            assert reason(b) == "revealed"
            return
    pytest.fail("nobody holds a strike")


# Bots and time


def test_bots_wait_while_it_is_asked(open_house: Any) -> None:
    """And go on when somebody has said no."""
    house: House = open_house(Pace(min_delay=0.1, max_delay=0.1, grace=60, undo_timeout=60))
    table = house.table(2, bots=1)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        while True:
            for client in (a, b):
                client.quiet()
            mover = next((client for client in (a, b) if client.update["legal_actions"]), None)
            if mover is None:
                continue
            mover.act()
            if mover.update["players_to_act"] == [2]:
                break
        decision = mover.update["decision_index"]
        mover.send({"t": "undo"})
        shown = mover.wait_for(lambda update: update["undo"] is not None or update["decision_index"] > decision)
        assert shown["decision_index"] == decision
        until(lambda: not table.session.bot_runner.is_thinking(2), "the bot has thought")
        mover.quiet()
        assert mover.update["decision_index"] == decision
        other = b if mover is a else a
        other.wait_for(lambda update: update["undo"] is not None)
        other.send({"t": "undo", "agree": False})
        mover.wait_for(lambda update: update["decision_index"] > decision)


def test_a_request_is_forgotten(open_house: Any) -> None:
    house: House = open_house(Pace(min_delay=60, max_delay=60, grace=60, undo_timeout=0.05))
    with three(house) as (table, first, every):
        before = table.operations()
        first.send({"t": "undo"})
        for client in every:
            client.wait_for(lambda update: update["undo"] is not None)
            client.wait_for(lambda update: update["undo"] is None)
        assert every[0].ask({"t": "undo", "agree": True}, "rejected")["details"] == {"reason": "nobody"}
        assert table.operations() == before


def test_a_bot_may_act_again_where_it_has_acted(open_house: Any) -> None:
    """The id of an action that was undone stays used; a stand-in's next action to the same decision has another."""
    house: House = open_house(Pace(min_delay=0, max_delay=0.002, grace=60, undo_timeout=60))
    table = house.table(2, clock={"kind": "move", "seconds": 3600})
    table.start()
    with table.client(0) as a, table.client(1) as b:
        slow = to_act((a, b))
        seat, decision = slow.update["view"]["seat"], slow.update["decision_index"]
        other = b if slow is a else a
        session = table.session
        for round in range(1, 3):
            session.clock.acting_since[seat] = -1e9
            house.call(session.bot_runner.wake)
            slow.wait_for(lambda update: update["decision_index"] > decision)
            assert len(table.actions()) == round
            slow.send({"t": "undo"})
            other.wait_for(lambda update: update["undo"] == seat)
            other.send({"t": "undo", "agree": True})
            for client in (slow, other):
                client.wait_for(lambda update: update["decision_index"] == decision and update["undo"] is None)


# Nobody holds a table


def test_an_action_is_asked_about_once(still: House) -> None:
    with three(still) as (table, first, every):
        others = [client for client in every if client is not first]
        first.send({"t": "undo"})
        for client in every:
            client.wait_for(lambda update: update["undo"] is not None)
        assert reason(first) == "asked"
        others[0].send({"t": "undo", "agree": False})
        first.wait_for(lambda update: update["undo"] is None)
        assert reason(first) == "refused"
        assert table.session.undo_vote.is_open is False


def test_a_seat_asks_so_often(open_house: Any) -> None:
    """Whatever number of sockets it has."""
    house: House = open_house(SLOW, msgspec.structs.replace(LOOSE, undo=(2, 0)))
    with three(house) as (table, first, every):
        second = to_act(every)
        seat = second.update["view"]["seat"]
        assert [reason(second) for _ in range(2)] == ["answered"] * 2
        with table.client(seat) as twin:
            assert twin.ask({"t": "undo"}, "rejected")["key"] == "error-too-fast"
        assert reason(next(client for client in every if client not in (first, second))) == "answered"


def test_bots_wait_for_a_vote_and_then_play_on(open_house: Any) -> None:
    """One person who asks, and one who does not reply."""
    pace = Pace(min_delay=0.3, max_delay=0.3, grace=60, undo_timeout=60, undo_hold=1.0)
    house: House = open_house(pace)
    table = house.table(2, bots=2)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        while True:
            mover = to_act_among((a, b))
            mover.act()
            mover.send({"t": "undo"})
            asked = mover.wait_for(lambda update: update["undo"] is not None or update["legal_actions"])
            if asked["undo"] is not None and asked["players_to_act"][0] > 1:
                break
        began, decision = time.monotonic(), asked["decision_index"]
        after = mover.wait_for(lambda update: update["decision_index"] > decision)
        assert 0.9 < time.monotonic() - began < 10
        assert after["undo"] is None


def to_act_among(clients: tuple[Client, ...]) -> Client:
    """The one of them who is to act, whoever else plays meanwhile."""
    while True:
        for client in clients:
            if client.update and client.update["legal_actions"] and not client.update["automatic"]:
                return client
        for client in clients:
            with contextlib.suppress(TimeoutError):
                client.take(0.05)
