"""Taking back where only bots play besides: to one's own last decision, at any time, and further with each request."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cyberdeck.kernel import record
from cyberdeck.kernel.laws import state_key
from cyberdeck.server.protocol import SubmitAction
from cyberdeck.server.tables.clock import Pace
from cyberdeck.spec import make
from tests.server.house import LOOSE, QUICK, SLOW, Client, House, Place, until

OPTIONS = {"blackhat": {"round_limit": 2}, "lokalka": {"round_limit": 4}, "cybershield": {"turn_limit": 4}}


def state(table: Place) -> bytes:
    match = table.session.table.playing
    return state_key(match.game, match.state)


def decide(client: Client) -> bool:
    """Makes decisions with a choice; the server makes the others. False when the game is over."""
    client.wait_for(
        lambda update: update["returns"] is not None or (update["legal_actions"] and not update["automatic"])
    )
    return client.update["returns"] is None


def undo(client: Client, decision: int) -> None:
    client.send({"t": "undo"})
    client.wait_for(lambda update: update["decision_index"] == decision)


@pytest.mark.parametrize("game", OPTIONS)
def test_back_to_the_last_decision_and_the_one_before(open_house: Any, game: str) -> None:
    """After bots have acted and cards were drawn. What is done again comes out the same, and the record is sound."""
    house: House = open_house(QUICK)
    table = house.table(1, bots=3 if game == "lokalka" else 1, game=game, options=OPTIONS[game])
    table.start()
    undone = 0
    with table.client(0) as client:
        decisions: list[tuple[int, int, Any, int]] = []  # index, action, view, actions on disk
        while decide(client):
            update = client.update
            decisions.append(
                (update["decision_index"], update["legal_actions"][-1]["action"], update["view"], len(table.actions()))
            )
            client.act(-1)
            if len(decisions) in (3, 6) and undone < 4 and decide(client):
                for index, _, view, _ in (decisions[-1], decisions[-2]):
                    undo(client, index)
                    assert client.update["view"] == view
                    assert client.update["legal_actions"]
                    assert not client.update["automatic"]
                    undone += 1
                for index, action, view, _ in decisions[-2:]:
                    decide(client)
                    if client.update["decision_index"] != index or client.update["view"] != view:
                        break  # a bot played otherwise
                    client.submit(action, f"again {index}")
                    client.wait("ack")
    assert undone == 4
    assert [done["t"] for done in table.operations()].count("undone") == 4
    kept = record.decode(house.ask("GET", f"{table.path}/record").content)
    verdict = record.verify(kept, make)
    assert (verdict.sound, verdict.shuffle, verdict.over) == (True, "proven", True)


def test_what_the_server_did_for_someone_is_no_decision_of_theirs(still: House) -> None:
    """A forced action, a pass by their stops and a stand-in's action are passed over, after a restart too."""
    table = still.table(1, bots=1, game="cybershield")
    table.start()
    session = table.session
    match = session.table.playing
    own: list[int] = []
    while len(own) < 6:
        match = session.table.playing
        seat = match.players_to_act[0]
        legal, index = match.legal_actions(seat), match.decision_index
        automatic = seat == 1 or len(own) in (3, 4)
        if seat == 0:
            own.append(len(match.action_log) if len(legal) > 1 and not automatic else -1)
        message = SubmitAction(id=str(index), decision_index=index, action=legal[-1])
        still.run(session.submit(seat, message, automatic=automatic))
    wanted = [n for n in own if n >= 0][::-1]
    assert -1 in own
    for n in wanted:
        assert still.call(lambda: session.table.undo_decision(0)).length == n
        still.run(session.undo(0, None))
        assert len(session.table.playing.action_log) == n
    assert session.table.automatic <= set(range(wanted[-1]))


def test_before_any_decision_there_is_nothing(still: House) -> None:
    table = still.table(1, bots=1)
    table.start()
    with table.client(0) as client:
        refused = client.ask({"t": "undo"}, "rejected")
        assert (refused["key"], refused["details"]) == ("error-cannot-undo", {"reason": "none"})
    assert table.actions() == []


def test_with_another_person_it_takes_consent(still: House) -> None:
    """Also if they are away."""
    table = still.table(2, bots=1)
    table.start()
    session = table.session
    with table.client(0) as client:
        for _ in range(6):
            match = session.table.playing
            seat, index = match.players_to_act[0], match.decision_index
            message = SubmitAction(id=str(index), decision_index=index, action=match.legal_actions(seat)[0])
            still.run(session.submit(seat, message))
            last = seat
        if last != 0:
            refused = client.ask({"t": "undo"}, "rejected")
            assert refused["details"]["reason"] in ("answered", "chance")
    assert [done["t"] for done in table.operations()].count("undone") == 0


def test_it_is_undone_after_a_restart_too(open_house: Any) -> None:
    house: House = open_house(QUICK)
    table = house.table(1, bots=1, options={"round_limit": 3}, absence="wait")
    table.start()
    with table.client(0) as client:
        for _ in range(4):
            decide(client)
            client.act()
        decide(client)
        index = client.update["decision_index"]
        client.act()
        decide(client)
        undo(client, index)
        before, automatic = state(table), set(table.session.table.automatic)
        assert automatic
    house.again()
    assert state(table) == before
    assert table.session.table.automatic == automatic
    with table.client(0) as client:
        decide(client)
        assert client.update["decision_index"] == index
        client.act()


def test_bots_that_think_meanwhile_are_stopped(open_house: Any) -> None:
    """None of them acts on what it thought before, even if the same decision opens again at once."""
    house: House = open_house(Pace(min_delay=0.25, max_delay=0.25, grace=60))
    table = house.table(1, bots=1, game="kiberrubezh", options={"turn_limit": 4})
    table.start()
    runner = table.session.bot_runner
    with table.client(0) as client:
        while True:
            decide(client)
            index = client.update["decision_index"]
            client.act()
            if client.update["players_to_act"] == [1]:
                break
        until(lambda: runner.is_thinking(1), "the bot thinks")
        thinking = runner._thinking[1]
        undo(client, index)
        until(thinking.done, "it is stopped")
        assert thinking.cancelled()
        assert not runner.is_thinking(1)
        assert runner.pool.seats() == []
        taken = len(table.actions())
        client.act()  # the same decision of the bot opens again
        until(lambda: runner.is_thinking(1), "the bot thinks again")
        until(lambda: len(table.actions()) > taken + 1, "the bot acts once")
        assert [done["seat"] for done in table.actions()][taken : taken + 2] == [0, 1]


def test_requests_are_limited(open_house: Any) -> None:
    rates = msgspec.structs.replace(LOOSE, messages=(4, 0.001))
    table = open_house(SLOW, rates).table(1, bots=1)
    table.start()
    with table.client(0) as client:
        keys = [client.ask({"t": "undo"}, "rejected")["key"] for _ in range(6)]
    assert keys == ["error-cannot-undo"] * 4 + ["error-too-fast"] * 2
