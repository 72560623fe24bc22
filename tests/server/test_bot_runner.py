"""Those who play for others: bots, stand-ins, forced passes. Alone without sockets, and at tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cyberdeck import bots
from cyberdeck.bots import levels
from cyberdeck.bots.levels import SearchBot
from cyberdeck.kernel.errors import StaleMove
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.rng import Rng
from cyberdeck.server.protocol import Clock, SubmitAction
from cyberdeck.server.tables import operations
from cyberdeck.server.tables.bot_runner import BotRunner
from cyberdeck.server.tables.clock import Pace, TableClock
from cyberdeck.server.tables.presence import Client, Presence
from cyberdeck.server.tables.table import Table, hash_secret
from cyberdeck.server.tables.table_errors import Unsaved
from cyberdeck.server.thinking.thinkers import OneThread, Thinker
from tests.kernel.kuhn import BET, PASS
from tests.server.house import PATIENT, QUICK, House, to_act, until

SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "blackhat": (3, {"round_limit": 1}),
    "lokalka": (4, {"round_limit": 2}),
    "cybershield": (2, {"turn_limit": 2}),
    "kiberrubezh": (2, {"turn_limit": 2}),
}


# Alone

IMMEDIATE = Pace(min_delay=0, max_delay=0, grace=30)
UNTIMED = Clock()


class Room:
    """A table in memory and a runner; what it submits is played at once."""

    def __init__(self, game: str, *seats: str | None, clock: Clock = UNTIMED, thinker: Thinker | None = None) -> None:
        header = operations.Header(game, 1, {"players": len(seats)}, seats, clock, False, "2a" * 32, 0.0)
        self.table = Table("ROOM", header)
        for seat in [seat for seat, bot in enumerate(seats) if bot is None]:
            self.table.apply(operations.SeatClaimed(seat, f"Person {seat}", hash_secret(f"secret {seat}"), ""))
        self.table.apply(self.table.begin(None))
        self.now = 100.0
        self.presence = Presence(self.table)
        self.clock = TableClock(clock, len(seats), IMMEDIATE, lambda: self.now)
        self.clock.start(self.table.playing.decision_index, self.table.playing.players_to_act)
        self.paused = False
        self.taken_over = 0
        self.failures: list[Exception] = []  # raised by the next submissions, instead of playing
        self.actions: list[tuple[int, int | None]] = []
        if None not in seats:
            self.presence.clients.add(Client(SPECTATOR))
        self.runner = BotRunner(
            self.table,
            self.presence,
            self.clock,
            self.submit,
            lambda: self.paused,
            self.after_take_over,
            thinker or OneThread(),
        )

    async def submit(self, seat: int, message: SubmitAction) -> None:
        if self.failures:
            raise self.failures.pop()
        self.actions.append((seat, message.action))
        assert message.action is not None
        self.table.accept(*self.table.advance(seat, message.action, message.decision_index), message.id, ())
        self.clock.start(self.table.playing.decision_index, self.table.playing.players_to_act)
        self.runner.wake()

    def after_take_over(self) -> None:
        self.taken_over += 1
        self.runner.wake()

    async def settle(self, true: Callable[[], object] = lambda: False, turns: int = 40) -> None:
        """Until it is true, or nothing more can be expected."""
        for _ in range(turns):
            if true():
                return
            await asyncio.sleep(0.005)


def alone(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Runs a test in a loop of its own, with the small games."""

    @pytest.mark.usefixtures("small_games")
    def inside() -> None:
        asyncio.run(test())

    inside.__name__, inside.__doc__ = test.__name__, test.__doc__
    return inside


@alone
async def test_bots_play_until_a_person_is_to_act() -> None:
    room = Room("kuhn", "random", None)
    room.runner.wake()
    await room.settle(lambda: room.actions)
    await room.settle(turns=5)
    assert [seat for seat, _ in room.actions] == [0]
    assert room.table.playing.players_to_act == [1]
    assert room.runner.pool.seats() == [0]


@alone
async def test_bots_alone_play_to_the_end() -> None:
    room = Room("kuhn", "random", "random")
    room.runner.wake()
    await room.settle(lambda: room.table.playing.is_over)
    assert room.table.status == "over"


@alone
async def test_one_action_at_a_time_for_a_seat() -> None:
    room = Room("kuhn", "random", None)
    for _ in range(5):
        room.runner.wake()
    await room.settle(turns=10)
    assert len(room.actions) == 1


@alone
async def test_a_forced_pass_is_played_unless_its_person_wants_to_be_asked() -> None:
    room = Room("meek", None, None)
    room.runner.set_stops(1, "all")
    await room.submit(0, SubmitAction("a", room.table.playing.decision_index, BET))
    await room.settle(turns=10)
    assert room.actions == [(0, BET)]
    room.runner.set_stops(1, "choices")
    await room.settle(lambda: room.table.playing.is_over)
    assert room.actions == [(0, BET), (1, PASS)]


class Alarm:
    """The windows of a plug-in: every decision is one, and an attack is behind it if it is said to be."""

    attack = False
    idle = False

    def open_window(self, game: Any, view: Any) -> str:
        return "attack" if self.attack else "idle" if self.idle else "other"


@alone
async def test_the_only_action_is_played_whatever_it_is() -> None:
    room = Room("meek", None, None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(room.table.game), "pass_action", -1)
        room.runner.set_stops(0, "attacks")  # a game that declares no windows
        assert not room.runner.acts_for(0)
        await room.submit(0, SubmitAction("a", room.table.playing.decision_index, BET))
        assert room.runner.acts_for(1)
        await room.settle(lambda: room.table.playing.is_over)
    assert room.actions == [(0, BET), (1, PASS)]
    assert not room.runner.acts_for(1)


@alone
async def test_who_is_stopped_by_attacks_passes_at_other_windows() -> None:
    for attack in (False, True):
        room, alarm = Room("kuhn", None, None), Alarm()
        alarm.attack = attack
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(room.runner, "_windows", alarm)
            patch.setattr(type(room.table.game), "pass_action", PASS)
            assert not room.runner.acts_for(0)
            room.runner.set_stops(0, "attacks")
            assert room.runner.acts_for(0) is not attack
            assert not room.runner.acts_for(1)  # who is not to act
            await room.settle(lambda room=room: room.actions, turns=10)  # type: ignore[misc]
        assert room.actions == ([] if attack else [(0, PASS)])


@alone
async def test_nobody_is_stopped_where_nothing_has_happened_but_who_wants_to_be() -> None:
    for stops in ("choices", "attacks", "all"):
        room, alarm = Room("kuhn", None, None), Alarm()
        alarm.idle = True
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(room.runner, "_windows", alarm)
            assert not room.runner.acts_for(0)  # a game without a pass
            patch.setattr(type(room.table.game), "pass_action", PASS)
            room.runner.set_stops(0, stops)
            assert room.runner.acts_for(0) is (stops != "all")


@alone
async def test_a_change_of_mind_holds_the_action_back() -> None:
    room = Room("meek", None, None)
    await room.submit(0, SubmitAction("a", room.table.playing.decision_index, BET))
    room.runner.set_stops(1, "all")
    await room.settle(lambda: not room.runner.is_thinking(1))
    assert room.actions == [(0, BET)]


@alone
async def test_who_is_quicker_than_the_server_goes_on() -> None:
    """The server's action for the decision before does not hold the next one up."""
    room = Room("meek", None, "random")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room.runner, "_windows", Alarm())
        patch.setattr(type(room.table.game), "pass_action", PASS)
        room.runner.set_stops(0, "attacks")
        await room.submit(0, SubmitAction("a", room.table.playing.decision_index, BET))
        await room.settle(lambda: room.table.playing.is_over)
    assert room.actions == [(0, BET), (1, PASS)]


@alone
async def test_nothing_is_played_while_a_vote_is_open() -> None:
    room = Room("kuhn", "random", None)
    room.paused = True
    room.runner.wake()
    await room.settle(lambda: not room.runner.is_thinking(0))
    assert room.actions == []
    room.paused = False
    room.runner.wake()
    await room.settle(lambda: room.actions)
    assert len(room.actions) == 1


@alone
async def test_a_stand_in_plays_when_the_time_of_a_seat_is_up() -> None:
    room = Room("kuhn", None, None, clock=Clock("move", 10))
    room.table.clock_banks = (10.0, 10.0)
    room.now += 9.99
    room.runner.wake()
    await room.settle(turns=1)
    assert room.runner.bot_of(0) is None
    room.now += 1
    await room.settle(lambda: room.actions)
    assert (room.taken_over, room.runner.bot_of(0)) == (1, bots.DEFAULT_BOT)
    assert [seat for seat, _ in room.actions] == [0]
    assert room.runner.pool.seats() == [0]
    room.runner.end_stand_in(0)
    assert (room.runner.bot_of(0), room.runner.pool.seats()) == (None, [])


@alone
async def test_a_stand_in_for_a_person_who_is_connected_plays_once() -> None:
    """They were only too slow."""
    room = Room("kuhn", None, None)
    room.presence.clients.add(Client(0))
    room.runner.stand_in(0)
    room.runner.wake()
    await room.settle(lambda: room.actions)
    assert room.runner.bot_of(0) is None


@alone
async def test_a_person_who_returns_decides_themselves() -> None:
    room = Room("kuhn", None, None)
    room.runner.stand_in(0)
    room.runner.wake()
    room.runner.end_stand_in(0)
    await room.settle(lambda: not room.runner.is_thinking(0))
    assert room.actions == []


@alone
async def test_a_person_who_returns_with_nothing_to_decide_need_not_act() -> None:
    """The bot that thought for them goes; their only action is made all the same."""
    room = Room("meek", None, None)
    room.runner.stand_in(1)
    await room.submit(0, SubmitAction("a", room.table.playing.decision_index, BET))
    assert room.runner.is_thinking(1)
    room.runner.end_stand_in(1)
    room.runner.wake()
    await room.settle(lambda: room.table.playing.is_over)
    assert room.actions == [(0, BET), (1, PASS)]


@alone
async def test_a_stale_action_is_thought_over_and_an_unsaved_one_is_not() -> None:
    room = Room("kuhn", "random", None)
    room.failures = [StaleMove(decision_index=0, now=1)]
    room.runner.wake()
    await room.settle(lambda: room.actions)
    assert len(room.actions) == 1
    room = Room("kuhn", "random", None)
    room.failures = [Unsaved()]
    room.runner.wake()
    await room.settle(turns=10)
    assert (room.actions, room.failures) == ([], [])


@alone
async def test_closed_nobody_plays() -> None:
    room = Room("kuhn", "random", None, clock=Clock("move", 0.001))
    room.runner.wake()
    room.runner.close()
    room.runner.wake()
    await room.settle(turns=5)
    assert (room.actions, room.taken_over) == ([], 0)


# At a table


@pytest.mark.parametrize("game", SHORT)
def test_a_table_of_levels_is_played_to_its_end(open_house: Any, game: str) -> None:
    players, options = SHORT[game]
    house: House = open_house(QUICK)
    table = house.table(0, players, game=game, bot="hard", options=options)
    table.start()
    table.watch()
    assert [info["bot"] for info in table.info()["seats"]] == ["hard"] * players


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
    table.watch()
    assert (
        sorted(set(bot.seats) == {seat} and len(bot.seats) > 3 for seat, bot in enumerate(by_seat(made))) == [True] * 3
    )
    assert table.session.bot_runner.pool.seats() == []


def by_seat(made: list[Any]) -> list[Any]:
    return sorted(made, key=lambda bot: bot.seats)


def test_a_stand_in_is_forgotten_when_its_person_returns(open_house: Any) -> None:
    house: House = open_house(PATIENT)
    table = house.table(2)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        leaver = to_act((a, b))
        seat, decision = leaver.update["view"]["seat"], leaver.update["decision_index"]
        house.good("DELETE", f"{table.path}/seats", secret=table.secrets[seat])
        until(lambda: table.session.table.playing.decision_index > decision, "the bot acts")
        assert table.session.bot_runner.pool.seats() == [seat]
        with table.client(seat):
            assert table.session.bot_runner.pool.seats() == []


@pytest.mark.usefixtures("small_games")
def test_nothing_is_remembered_of_what_was_taken_back(still: House) -> None:
    table = still.table(1, bots=1, game="kuhn")
    table.start()
    pool = table.session.bot_runner.pool
    with table.client(0) as client:
        client.my_turn()
        client.act()
        until(lambda: pool.seats() == [1], "the bot thinks")
        client.send({"t": "undo"})
        until(lambda: table.operations()[-1]["t"] == "undone", "it is undone")
        assert pool.seats() == []


@pytest.mark.usefixtures("small_games")
def test_the_wait_depends_on_the_level_and_not_on_the_choice(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """`meek` leaves its second player no choice, `kuhn` does: both wait as long as their level may think."""
    monkeypatch.setattr(levels, "LEVELS", {"hard": levels.Level(4, 0.2)})
    house: House = open_house(QUICK)
    for game in ("meek", "kuhn"):
        table = house.table(0, 2, game=game, bot="hard")
        table.start()
        begun = time.monotonic()
        table.watch()
        assert (time.monotonic() - begun) / len(table.actions()) >= 0.2
