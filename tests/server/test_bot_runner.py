"""Bots that search, at a table: one for each seat as long as it plays it, in threads of their own, in a time that tells
nothing.
"""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest

from cyberdeck import bots
from cyberdeck.bots import levels
from cyberdeck.bots.levels import SearchBot
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.server.tables import bot_runner, operations
from cyberdeck.server.tables.bot_runner import BotRunner
from tests.server.house import PATIENT, QUICK, House, asked, until

SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "blackhat": (3, {"round_limit": 1}),
    "lokalka": (4, {"round_limit": 2}),
    "cybershield": (2, {"turn_limit": 2}),
    "kiberrubezh": (2, {"turn_limit": 2}),
}


@pytest.mark.parametrize("game", SHORT)
def test_a_table_of_levels_is_played_to_its_end(open_house: Any, game: str) -> None:
    players, options = SHORT[game]
    house: House = open_house(QUICK)
    table = house.table(0, players, game=game, bot="hard", options=options)
    table.start()
    until(lambda: table.info()["status"] == "over", "they play")
    assert [chair["bot"] for chair in table.info()["seats"]] == ["hard"] * players


def test_one_bot_for_each_seat(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Watched] = []

    class Watched(SearchBot):
        def __init__(self) -> None:
            super().__init__(levels.LEVELS["easy"])
            self.seats: list[int] = []
            made.append(self)

        def __call__(self, game: Any, view: Any, legal: list[int], rng: Rng) -> int:
            self.seats.append(view.seat)
            return legal[0]

    house: House = open_house(QUICK)
    table = house.table(0, 3, bot="easy", options={"round_limit": 1})
    monkeypatch.setattr(bots, "make_bot", lambda name, game, timed=True: Watched())
    table.start()
    until(lambda: table.info()["status"] == "over", "they play")
    assert (
        sorted(set(bot.seats) == {seat} and len(bot.seats) > 3 for seat, bot in enumerate(by_seat(made))) == [True] * 3
    )
    assert table.session.bot_runner.seats() == []


def by_seat(made: list[Any]) -> list[Any]:
    return sorted(made, key=lambda bot: bot.seats)


def test_kept_and_forgotten() -> None:
    kept = BotRunner("blackhat")
    first = kept.bot_for(0, "easy")
    assert kept.bot_for(0, "easy") is first
    assert kept.bot_for(1, "easy") is not first
    other = kept.bot_for(0, "hard")
    assert other is not first
    assert kept.bot_for(0, "hard") is other
    kept.forget(0)
    assert kept.bot_for(0, "hard") is not other
    kept.forget_all()
    assert kept.seats() == []


def test_a_stand_in_is_forgotten_when_its_person_returns(open_house: Any) -> None:
    house: House = open_house(PATIENT)
    table = house.table(2)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        leaver = asked((a, b))
        seat, question = leaver.update["view"]["seat"], leaver.update["decision_index"]
        house.good("DELETE", f"{table.path}/seats", secret=table.secrets[seat])
        until(lambda: table.session.table.playing.decision_index > question, "the bot answers")
        assert table.session.bot_runner.seats() == [seat]
        with table.client(seat):
            assert table.session.bot_runner.seats() == []


def test_nothing_is_remembered_of_what_was_taken_back(still: House) -> None:
    table = still.table(1, bots=2, bot="easy")
    table.start()
    session = table.session
    still.call(lambda: session.bot_runner.bot_for(1, "easy"))
    still.call(lambda: session._update_presence(operations.ActionUndone(0)))
    assert session.bot_runner.seats() == []


def test_searches_are_few_at_a_time_and_wait_for_each_other() -> None:
    """The one who waited says when it began; the one who does not search need not wait."""
    running: list[int] = []
    most = 0
    lock = threading.Lock()

    class Slow(SearchBot):
        def __call__(self, game: Any, view: Any, legal: list[int], rng: Rng) -> int:
            nonlocal most
            with lock:
                running.append(1)
                most = max(most, len(running))
            time.sleep(0.02)
            with lock:
                running.pop()
            return legal[0]

    async def ask() -> list[tuple[int, float]]:
        kept = BotRunner("blackhat")
        kept._bots = {seat: ("easy", Slow(levels.LEVELS["easy"])) for seat in range(6)}
        luck = FastRng(1)
        asks = [kept.choose(seat, "easy", None, None, [7], luck, time.monotonic) for seat in range(6)]  # type: ignore[arg-type]
        quick = kept.choose(7, "random", None, None, [7], luck, time.monotonic)  # type: ignore[arg-type]
        return list(await asyncio.gather(*asks, quick))

    started = time.monotonic()
    shown = asyncio.run(ask())
    assert {action for action, _ in shown} == {7}
    assert most == bot_runner.THREADS
    begun = [at - started for _, at in shown]
    assert max(begun[:-1]) >= 0.02 * (6 // bot_runner.THREADS - 1)
    assert begun[-1] < max(begun)


@pytest.mark.usefixtures("small_games")
def test_the_wait_depends_on_the_level_and_not_on_the_choice(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """`meek` leaves its second player no choice, `kuhn` does: both wait as long as their level may think."""
    monkeypatch.setattr(levels, "LEVELS", {"hard": levels.Level(4, 0.2)})
    house: House = open_house(QUICK)
    for game in ("meek", "kuhn"):
        table = house.table(0, 2, game=game, bot="hard")
        begun = time.monotonic()
        table.start()
        until(lambda table=table: table.info()["status"] == "over", "they play")  # type: ignore[misc]
        assert (time.monotonic() - begun) / len(table.answers()) >= 0.2
