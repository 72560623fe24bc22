"""Clocks, stand-ins, forced passes. The time is the test's own; nothing waits for it to pass."""

from __future__ import annotations

import time
from typing import Any

import pytest

from cyberdeck.server.close_codes import LEFT
from cyberdeck.server.protocol import Clock, ClockTimes
from cyberdeck.server.tables.clock import SEARCH_OVERHEAD, Pace, TableClock
from tests.kernel.kuhn import BET, ONE, PASS, ZERO
from tests.server.house import PATIENT, QUICK, SLOW, House, Place, to_act, until


class Hands:
    """Of a clock, moved by the test."""

    def __init__(self, at: float = 0.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


def hold(table: Place) -> Hands:
    """Stops the time of a table."""
    hands = Hands(time.monotonic())
    table.session.clock._real = hands
    return hands


def pass_time(table: Place, hands: Hands, seconds: float) -> None:
    hands.at += seconds
    table.house.call(table.session.bot_runner.wake)


# By themselves


def timing(clock: Clock, seats: int = 2, grace: float = 30) -> tuple[TableClock, Hands]:
    hands = Hands(100.0)
    return TableClock(clock, seats, Pace(grace=grace), hands), hands


def test_no_clock() -> None:
    t, hands = timing(Clock())
    t.start(1, [0])
    hands.at += 1e6
    assert (t.time_left(0, ()), t.deadline(0, ()), t.times((), ())) == (None, None, None)
    assert t.banks_after(0, ()) == ()


def test_so_much_for_every_action() -> None:
    t, hands = timing(Clock("move", 10))
    banks = (10.0, 10.0)
    t.start(1, [0])
    hands.at += 4
    assert (t.time_left(0, banks), t.time_left(1, banks)) == (6, 10)
    assert t.times(banks, ()) == ClockTimes((6000, 10000), (None, None))
    assert t.banks_after(0, banks) == banks
    t.start(2, [1])
    assert (t.time_left(0, banks), t.time_left(1, banks)) == (10, 10)
    hands.at += 11
    assert (t.time_left(1, banks), t.deadline(1, banks)) == (0, 0)


def test_so_much_for_the_whole_game() -> None:
    t, hands = timing(Clock("bank", 60, 5))
    t.start(1, [0])
    hands.at += 20
    banks = t.banks_after(0, (60.0, 60.0))
    assert banks == (45.0, 60.0)
    t.start(2, [1])
    hands.at += 100
    assert (t.time_left(0, banks), t.time_left(1, banks)) == (45, 0)
    assert t.banks_after(1, banks) == (45.0, 5.0)


def test_the_same_question_is_asked_once() -> None:
    """When one of several has acted, the others keep the time that they have used."""
    t, hands = timing(Clock("bank", 60))
    t.start(1, [0, 1])
    hands.at += 10
    banks = t.banks_after(0, (60.0, 60.0))
    t.start(1, [1])
    hands.at += 5
    assert banks == (50.0, 60.0)
    assert (t.time_left(0, banks), t.time_left(1, banks)) == (50, 45)
    assert t.banks_after(1, banks) == (50.0, 45.0)


def test_patience_with_who_is_away() -> None:
    t, hands = timing(Clock(), grace=30)
    t.away_since[0] = hands.at
    assert t.grace_left(0) is None
    hands.at += 20
    t.start(1, [0])
    assert t.grace_left(0) == 30
    hands.at += 10
    assert (t.grace_left(0), t.grace_left(1)) == (20, None)
    assert t.times((), ()) == ClockTimes((None, None), (20000, None))
    assert t.times((), [0]) is None
    t.away_since[0] = hands.at
    assert t.grace_left(0) == 30
    hands.at += 31
    assert t.deadline(0, ()) == 0


def test_every_wait_comes_from_one_range() -> None:
    pace = Pace(min_delay=0.5, max_delay=1.1)
    drawn = [pace.delay() for _ in range(300)]
    assert 0.5 <= min(drawn) < 0.6 < 1.0 < max(drawn) <= 1.1


@pytest.mark.parametrize("budget", [0.1, 0.4, 1.0, 3.0])
def test_who_may_think_longer_waits_until_they_cannot(budget: float) -> None:
    """The range depends on the budget alone, and begins when every search is over."""
    drawn = [Pace(min_delay=0.5, max_delay=1.1).delay(budget) for _ in range(300)]
    first = max(0.5, budget * SEARCH_OVERHEAD)
    assert first <= min(drawn) < first + 0.1
    assert first + 0.5 < max(drawn) <= first + 0.6 + 1e-9


# At a table


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 30}, {"kind": "bank", "seconds": 30, "increment": 7}])
def test_who_is_too_slow_is_played_for_once(open_house: Any, clock: dict[str, Any]) -> None:
    house: House = open_house(PATIENT)
    table = house.table(2, clock=clock)
    table.start()
    hands = hold(table)
    with table.client(0) as a, table.client(1) as b:
        slow = to_act((a, b))
        seat, decision = slow.update["view"]["seat"], slow.update["decision_index"]
        slow.quiet()
        pass_time(table, hands, 29)
        slow.quiet()
        assert table.actions() == []
        pass_time(table, hands, 2)
        slow.wait_for(lambda update: update["decision_index"] > decision)
        (done,) = table.actions()
        assert done["seat"] == seat
        if clock["kind"] == "bank":
            assert done["left"][seat] == 7.0
        assert not any(info["stand_in"] for info in table.info()["seats"])
        to_act((a, b)).act()
        assert len(table.actions()) == 2


def test_both_clocks_are_shown(open_house: Any) -> None:
    house: House = open_house(PATIENT)
    table = house.table(2, clock={"kind": "bank", "seconds": 60, "increment": 5})
    table.start()
    hands = hold(table)
    with table.client(0) as a, table.client(1) as b:
        first = to_act((a, b))
        seat = first.update["view"]["seat"]
        table.session.clock.acting_since[seat] = hands.at
        hands.at += 10
        first.act()
        left = first.update["times"]["left"]
        assert left[seat] == 55_000
        assert left[1 - seat] == 60_000


@pytest.mark.usefixtures("small_games")
def test_committed_actions_keep_the_time_of_each(open_house: Any) -> None:
    house: House = open_house(PATIENT)
    table = house.table(2, game="cut", clock={"kind": "bank", "seconds": 60})
    table.start()
    hands = hold(table)
    table.session.clock.acting_since.update({0: hands.at, 1: hands.at})
    with table.client(0) as a, table.client(1) as b:
        a.wait_for(bool)
        b.wait_for(bool)
        hands.at += 10
        a.submit(ZERO, "a", 0)
        a.wait("ack")
        assert b.wait_for(lambda update: update["players_to_act"] == [1])["times"]["left"] == [50_000, 50_000]
        hands.at += 5
        b.submit(ONE, "b", 0)
        b.wait("ack")
        assert [done["left"] for done in table.actions()] == [[50.0, 60.0], [50.0, 45.0]]


# Who is away


def test_a_stand_in_plays_for_who_is_away(open_house: Any) -> None:
    """A countdown first; then a bot; and the seat is its person's again the moment they are back."""
    house: House = open_house(PATIENT)
    table = house.table(2)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        away, other = (a, b) if to_act((a, b)) is a else (b, a)
        seat, decision = away.update["view"]["seat"], away.update["decision_index"]
        hands = hold(table)
        away.close()
        gone = other.wait_for(lambda update: update["times"] is not None)
        assert gone["times"]["takes_over"][1 - seat] is None
        assert 0 < gone["times"]["takes_over"][seat] <= 30_000
        assert table.info()["seats"][seat]["stand_in"] is False
        pass_time(table, hands, 31)
        other.wait_for(lambda update: update["decision_index"] > decision)
        info = table.info()["seats"][seat]
        assert (info["stand_in"], info["bot"], info["connected"]) == (True, "medium", False)
        assert {done["seat"] for done in table.actions()} == {seat}
        for _ in range(6):
            if other.my_turn()["legal_actions"]:
                other.act()
        until(lambda: other.my_turn()["legal_actions"], "the bot goes on")
        before = len(table.actions())
        with table.client(seat) as back:
            info = other.wait("table")["seats"][seat]
            assert (info["stand_in"], info["bot"], info["connected"]) == (False, None, True)
            mover = to_act((back, other))
            while mover is other:
                other.act()
                before += 1
                mover = to_act((back, other))
            back.quiet()
            assert len(table.actions()) == before
            back.act()
            assert len(table.actions()) == before + 1


def test_who_returns_while_the_bot_thinks_acts_themselves(open_house: Any) -> None:
    house: House = open_house(Pace(min_delay=60, max_delay=60, grace=0, undo_timeout=1))
    table = house.table(2)
    table.start()
    until(lambda: table.session.presence.stand_ins, "somebody plays for them")
    with table.client(0) as a, table.client(1) as b:
        assert table.session.presence.stand_ins == {}
        to_act((a, b)).act(id="mine")
    assert [done["id"] for done in table.actions()] == ["mine"]


def test_leaving_in_the_middle(open_house: Any) -> None:
    house: House = open_house(PATIENT)
    table = house.table(2)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        leaver, other = (a, b) if to_act((a, b)) is a else (b, a)
        seat, decision = leaver.update["view"]["seat"], leaver.update["decision_index"]
        shown = house.good("DELETE", f"{table.path}/seats", secret=table.secrets[seat])
        assert (shown["seats"][seat]["stand_in"], shown["seats"][seat]["bot"]) == (True, "medium")
        assert leaver.closed() == LEFT.number
        other.wait_for(lambda update: update["decision_index"] > decision)
        assert [done["t"] for done in table.operations()[:4]] == ["sat", "sat", "began", "answered"]
    with table.client(seat):
        assert table.info()["seats"][seat]["stand_in"] is False


def test_a_table_where_everybody_has_gone_is_played_to_its_end(open_house: Any) -> None:
    house: House = open_house(Pace(min_delay=0, max_delay=0.001, grace=0.05, undo_timeout=1))
    table = house.table(2, options={"round_limit": 1})
    table.start()
    with table.client(0), table.client(1):
        pass
    until(lambda: table.info()["status"] == "over", "the stand-ins play on")


# Forced


@pytest.mark.usefixtures("small_games")
def test_a_forced_pass_goes_by_itself(open_house: Any) -> None:
    """Who has no other action than the one that means nothing is not waited for."""
    house: House = open_house(QUICK)
    table = house.table(2, game="meek")
    table.start()
    with table.client(0) as a, table.client(1) as b:
        a.my_turn()
        a.submit(BET, "a")
        b.wait_for(lambda update: update["returns"] is not None)
        assert [(done["seat"], done["action"]) for done in table.actions()] == [(0, BET), (1, PASS)]
        assert not any(info["stand_in"] for info in table.info()["seats"])


@pytest.mark.usefixtures("small_games")
def test_a_forced_pass_waits_as_long_as_any_bot(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The delay is drawn from the same range: it reveals nothing."""
    house: House = open_house(QUICK)
    drawn: list[float] = []
    delay = Pace.delay

    def drawing(pace: Pace, budget: float = 0.0) -> float:
        time = delay(pace, budget)
        if pace == QUICK:  # other houses may still be open in this process
            drawn.append(time)
        return time

    monkeypatch.setattr(Pace, "delay", drawing)
    table = house.table(2, game="meek")
    table.start()
    with table.client(0) as a:
        a.my_turn()
        a.submit(BET, "a")
        a.wait_for(lambda update: update["returns"] is not None)
    assert len(drawn) == 1
    assert QUICK.min_delay <= drawn[0] <= QUICK.max_delay


@pytest.mark.usefixtures("small_games")
def test_who_makes_every_decision_passes_by_hand(open_house: Any) -> None:
    """Then the time of a pass reveals nothing about the hand."""
    house: House = open_house(QUICK)
    table = house.table(2, game="meek")
    table.start()
    with table.client(0) as a, table.client(1) as b:
        b.send({"t": "stops", "stops": "all"})
        a.my_turn()
        a.submit(BET, "a")
        assert len(b.my_turn()["legal_actions"]) == 1
        b.quiet()
        assert len(table.actions()) == 1
        b.send({"t": "stops", "stops": "choices"})
        b.wait_for(lambda update: update["returns"] is not None)
        assert [(done["seat"], done["action"]) for done in table.actions()] == [(0, BET), (1, PASS)]


@pytest.mark.usefixtures("small_games")
def test_who_has_a_choice_is_waited_for(open_house: Any) -> None:
    house: House = open_house(QUICK)
    table = house.table(2, game="kuhn")
    table.start()
    with table.client(0) as a, table.client(1) as b:
        a.my_turn()
        a.submit(BET, "a")
        assert len(b.my_turn()["legal_actions"]) == 2
        b.quiet()
        assert len(table.actions()) == 1


# Too late


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_an_answer_after_the_clock_ran_out_is_refused(open_house: Any, kind: str) -> None:
    """Also before anybody has noticed that it did; then a bot makes this one action."""
    house: House = open_house(PATIENT)
    table = house.table(2, clock={"kind": kind, "seconds": 30})
    table.start()
    with table.client(0) as a, table.client(1) as b:
        first = to_act((a, b))
        seat, decision = first.update["view"]["seat"], first.update["decision_index"]
        hands = hold(table)
        hands.at += 31
        before = len(table.actions())
        first.submit(first.update["legal_actions"][0]["action"], "late")
        assert first.wait("rejected", id="late")["key"] == "error-too-late"
        first.wait_for(lambda update: update["decision_index"] > decision)
        made = table.actions()[before:]
        assert (made[0]["seat"], made[0]["automatic"]) == (seat, True)
        assert "late" not in [done["id"] for done in table.actions()]


def test_an_answer_that_came_in_time_counts_however_long_it_waited(open_house: Any) -> None:
    house: House = open_house(SLOW)
    table = house.table(2, clock={"kind": "move", "seconds": 30})
    table.start()
    with table.client(0) as a, table.client(1) as b:
        first = to_act((a, b))
        session, hands = table.session, hold(table)
        house.run(session.lock.acquire())
        hands.at += 29
        first.submit(first.update["legal_actions"][0]["action"], "in time")
        until(lambda: session.lock._waiters, "it waits")
        hands.at += 5
        house.call(session.lock.release)
        first.wait("ack", id="in time")


def test_without_a_clock_nobody_is_late(open_house: Any) -> None:
    house: House = open_house(SLOW)
    table = house.table(2)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        hands = hold(table)
        hands.at += 1e6
        to_act((a, b)).act()
