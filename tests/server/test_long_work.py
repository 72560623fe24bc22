"""Replays, stories and decks: worked on in turn, so many and so long, while others play."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from cyberdeck.server import replay
from cyberdeck.server.limits import Limits
from cyberdeck.server.tables.table_errors import TooMany
from cyberdeck.server.work import LongWork, Pulse
from tests.server.house import LOOSE, House, to_act


def finished(house: House) -> Any:
    """The record of a game."""
    table = house.table(0, bots=2, options={"round_limit": 2})
    table.start()
    table.watch()
    return house.good("GET", f"{table.path}/record")


def test_there_is_room_for_so_much_and_no_more(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    house: House = open_house(rates=msgspec.structs.replace(LOOSE, work=3))
    record = finished(house)
    gate = threading.Event()
    build = replay.build_replay
    slow = lambda *given: (gate.wait(10), build(*given))[1]  # noqa: E731
    monkeypatch.setattr("cyberdeck.server.api.replay.build_replay", slow)
    with ThreadPoolExecutor(10) as pool:
        asked = [pool.submit(house.ask, "POST", "/api/replay", {"record": record}) for _ in range(10)]
        table = house.table(2)
        table.start()
        with table.client(0) as a, table.client(1) as b:
            for _ in range(5):
                to_act((a, b)).act()
        gate.set()
        replies = [one.result() for one in asked]
    assert sorted(reply.status for reply in replies) == [200] * 3 + [503] * 7
    refused = next(reply for reply in replies if reply.status == 503)
    assert refused.json() == {"key": "error-too-many", "details": {"what": "work"}}
    assert house.ask("POST", "/api/replay", {"record": record}).status == 200


def test_replays_do_not_slow_anybodys_moves(open_house: Any) -> None:
    house: House = open_house()
    record = finished(house)
    table = house.table(2)
    table.start()
    stop = threading.Event()

    def ask() -> int:
        asked = 0
        while not stop.is_set():
            asked += house.ask("POST", "/api/replay", {"record": record, "count": 64}).status == 200
        return asked

    with ThreadPoolExecutor(10) as pool:
        running = [pool.submit(ask) for _ in range(10)]
        waits = []
        with table.client(0) as a, table.client(1) as b:
            for _ in range(20):
                mover = to_act((a, b))
                began = time.monotonic()
                mover.act()
                waits.append(time.monotonic() - began)
        stop.set()
        assert sum(one.result() for one in running) > 0
    assert sorted(waits)[len(waits) // 2] < 0.5, waits


def test_one_address_does_not_take_all_the_room() -> None:
    async def inside() -> None:
        work, gate = LongWork(Limits(work=4, work_per_address=2)), threading.Event()
        tasks = [asyncio.create_task(work.run("a", lambda pulse: gate.wait(10))) for _ in range(3)]
        tasks.append(asyncio.create_task(work.run("b", lambda pulse: gate.wait(10))))
        await asyncio.sleep(0.01)
        gate.set()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(one, TooMany) for one in done] == [False, False, True, False]
        assert (work.waiting, work.refused) == (0, 1)
        work.close()

    asyncio.run(inside())


def test_work_that_takes_too_long_ends() -> None:
    async def inside() -> None:
        work = LongWork(Limits(work_seconds=0.02))

        def endless(pulse: Pulse) -> None:
            while True:
                pulse()

        with pytest.raises(TooMany):
            await work.run("a", endless)
        assert await work.run("a", lambda pulse: 7) == 7
        work.close()

    asyncio.run(inside())


@pytest.mark.parametrize("path", ["story", "record", "replay"])
def test_long_replays_are_given_up(open_house: Any, path: str) -> None:
    house: House = open_house()
    table = house.table(0, bots=2, options={"round_limit": 2})
    table.start()
    table.watch()
    record = house.good("GET", f"{table.path}/record")
    house.app.state.work.limits = msgspec.structs.replace(LOOSE, work_seconds=-1.0)
    reply = (
        house.ask("POST", "/api/replay", {"record": record})
        if path == "replay"
        else house.ask("GET", f"{table.path}/{path}")
    )
    assert reply.status == (200 if path == "record" else 503)  # which is short
