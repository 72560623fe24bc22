"""When everybody has left, the game waits, as its options say; games of days go on by themselves."""

from __future__ import annotations

import time
from typing import Any

from cyberdeck.server.tables.clock import Pace
from tests.server.house import House, Place, to_act, until

SOON = Pace(min_delay=0, max_delay=0.002, grace=0.05, undo_timeout=1, sweep=0.1)
DAY = 86400.0


def begun(house: House, **more: Any) -> Place:
    table = house.table(2, options={"round_limit": 1}, **more)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        to_act((a, b)).act()
    return table


def quiet(table: Place, seconds: float = 0.4) -> bool:
    """Whether nothing happens for a while."""
    before = table.operations()
    time.sleep(seconds)
    return table.operations() == before


def test_a_game_waits_for_ever_and_a_restart_plays_nobody_s_game_away(open_house: Any) -> None:
    house: House = open_house(SOON)
    table = begun(house, absence="wait", bots=1)
    assert quiet(table)
    house.again()
    table.info()
    assert quiet(table)
    with table.client(0) as a:
        a.my_turn()
        until(lambda: len(table.actions()) > 2, "a stand-in plays for the other, as soon as one is back")


def test_its_clocks_stand_still_meanwhile(open_house: Any) -> None:
    house: House = open_house(SOON)
    table = begun(house, absence="wait", clock={"kind": "move", "seconds": 0.3})
    left = table.session.clock.time_left(table.session.table.playing.players_to_act[0], ())
    assert quiet(table, 0.5)
    session = table.session
    seat = session.table.playing.players_to_act[0]
    assert left is None or session.clock.time_left(seat, session.table.clock_banks)
    with table.client(0), table.client(1):
        until(lambda: not quiet(table, 0.1), "time goes on when they are back")


def test_bots_play_on_where_that_was_wanted(open_house: Any) -> None:
    """Also across a restart in the middle."""
    house: House = open_house(SOON)
    table = begun(house, absence="play")
    house.again()
    until(lambda: table.info()["status"] == "over", "bots play it to its end")
    assert house.run(house.store.due(time.time() + 9 * DAY)) == []


def test_bots_play_on_after_some_days(open_house: Any, monkeypatch: Any) -> None:
    house: House = open_house(SOON)
    table = begun(house, absence="days", days=3)
    assert quiet(table)
    assert house.run(house.store.due(time.time() + 2.9 * DAY)) == []
    assert house.run(house.store.due(time.time() + 3.1 * DAY)) == [table.code]
    house.stop()
    later = time.time
    monkeypatch.setattr(time, "time", lambda: later() + 3.1 * DAY)
    house.start()
    until(lambda: table.info()["status"] == "over", "bots play it to its end")


def test_who_comes_back_in_time_finds_the_game_as_it_was(open_house: Any) -> None:
    house: House = open_house(SOON)
    table = begun(house, absence="days", days=3)
    with table.client(0), table.client(1):
        until(lambda: house.run(house.store.due(time.time() + 9 * DAY)) == [], "nothing is due")
    until(lambda: house.run(house.store.due(time.time() + 9 * DAY)) == [table.code], "the days are counted anew")


# Games of days


def test_the_days_of_a_move_run_while_nobody_is_there(open_house: Any, monkeypatch: Any) -> None:
    """A bot makes the one move whose time is up, and no other."""
    house: House = open_house(SOON)
    table = begun(house, clock={"kind": "days", "seconds": 2 * DAY})
    moves = len(table.actions())
    assert quiet(table), "nobody plays for who is away"
    assert house.run(house.store.due(time.time() + 1.9 * DAY)) == []
    house.stop()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 2.1 * DAY)
    house.start()
    until(lambda: len(table.actions()) > moves, "the move is made")
    assert quiet(table)
    people = [done for done in table.actions()[moves:] if not done.get("automatic")]
    assert people == []
    assert table.info()["status"] == "playing"


def test_a_restart_does_not_give_the_time_back(open_house: Any, monkeypatch: Any) -> None:
    house: House = open_house(SOON)
    table = begun(house, clock={"kind": "days", "seconds": 2 * DAY})
    house.stop()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 1.5 * DAY)
    house.start()
    session = table.session
    seat = session.table.playing.players_to_act[0]
    left = session.clock.time_left(seat, session.table.clock_banks)
    assert left is not None
    assert 0.4 * DAY < left < 0.6 * DAY
    with table.client(seat) as client:
        client.my_turn()
        client.act()
    assert house.run(house.store.due(real() + (1.5 + 1.9) * DAY)) == []


def test_a_person_who_is_away_for_days_does_not_lose_their_seat_to_a_bot(open_house: Any) -> None:
    house: House = open_house(SOON)
    table = begun(house, clock={"kind": "days", "seconds": DAY})
    with table.client(0):
        time.sleep(0.3)  # much longer than the grace of other games
        assert [seat["stand_in"] for seat in table.info()["seats"]] == [False, False]
