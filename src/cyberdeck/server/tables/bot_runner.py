"""Plays the seats that do not decide themselves: bots, stand-ins for people who are away, people without a choice.

Contract: bots enter by the same `submit` as people. They get the view and the legal actions of the seat and nothing
else. The time until they act is drawn beforehand, from public facts about the player alone, so that it reveals nothing
about the hand or the search. At a table of bots alone they play while somebody watches.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from cyberdeck import bots
from cyberdeck.kernel.errors import MoveError
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.match import Match
from cyberdeck.server.protocol import Stops, SubmitAction
from cyberdeck.server.tables.bot_pool import BotPool
from cyberdeck.server.tables.clock import TableClock
from cyberdeck.server.tables.presence import Presence
from cyberdeck.server.tables.table import Table
from cyberdeck.server.tables.table_errors import TableError
from cyberdeck.server.thinking.thinkers import Thinker
from cyberdeck.spec import get_spec

Submit = Callable[[int, SubmitAction], Awaitable[object]]


class BotRunner:
    """`is_paused` holds every action back while it is true; the code that ends the pause calls `wake`. `taken_over` is
    called when a seat's time is up and a stand-in plays for it.
    """

    def __init__(
        self,
        table: Table,
        presence: Presence,
        clock: TableClock,
        submit: Submit,
        is_paused: Callable[[], bool],
        taken_over: Callable[[], None],
        thinker: Thinker,
    ) -> None:
        self.table = table
        self.presence = presence
        self.clock = clock
        self.pool = BotPool(table.header.game, table.header.options, thinker)
        self._submit = submit
        self._is_paused = is_paused
        self._taken_over = taken_over
        self._stops: dict[int, Stops] = {}  # by seat; `choices` where there is none
        self._windows = get_spec(table.header.game).ui.windows
        self._thinking: dict[int, asyncio.Task[None]] = {}  # by seat
        self._alarm: asyncio.TimerHandle | None = None
        self._closed = False

    # Who plays a seat

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, permanently or for a person who is away."""
        return self.table.seats[seat].bot or self.presence.stand_ins.get(seat)

    def stand_in(self, seat: int) -> None:
        """A bot plays for a person from now on."""
        self.presence.stand_ins[seat] = bots.DEFAULT_BOT

    def end_stand_in(self, seat: int) -> None:
        """The person plays again."""
        if self.presence.stand_ins.pop(seat, None) is not None:
            self.pool.forget(seat)

    def set_stops(self, seat: int, stops: Stops) -> None:
        """Which decisions the person of a seat makes."""
        self._stops[seat] = stops
        self.wake()

    def acts_for(self, seat: int) -> bool:
        """Whether the open decision of a seat will be made by a bot, or for its person."""
        match = self.table.match
        if match is None or seat not in match.players_to_act:
            return False
        return self.bot_of(seat) is not None or self._automatic(match, seat) is not None

    def _automatic(self, match: Match, seat: int) -> int | None:
        """The action that is made for the person of a seat, who is to act, if there is one. It depends on nothing but
        what the person themselves knows.
        """
        stops, legal = self._stops.get(seat, "choices"), match.legal_actions(seat)
        if stops == "all":
            return None
        if len(legal) == 1:
            return legal[0]
        game, windows = match.game, self._windows
        if windows is None or game.pass_action not in legal:
            return None
        passed = ("idle",) if stops == "choices" else ("idle", "other")
        return game.pass_action if windows.open_window(game, match.view(seat)) in passed else None

    def is_thinking(self, seat: int) -> bool:
        """Whether a bot is about to play for the seat."""
        task = self._thinking.get(seat)
        return task is not None and not task.done()

    # Playing

    def wake(self) -> None:
        """Starts the bots that are to act, and sets the alarm for the next seat whose time runs out."""
        match = self.table.match
        if self._closed or match is None or self.table.status != "playing":
            return
        if self.presence.is_unwatched or self.clock.paused:
            return
        deadlines: list[float] = []
        for seat in match.players_to_act:
            if self.acts_for(seat):
                if not self.is_thinking(seat):
                    play = self._play_for(seat, match)
                    self._thinking[seat] = asyncio.get_running_loop().create_task(play)
                continue
            left = self.clock.deadline(seat, self.table.clock_banks)
            if left is not None:
                deadlines.append(left)
        if deadlines:
            self._set_alarm(min(deadlines))

    def _play_for(self, seat: int, match: Match) -> Coroutine[Any, Any, None]:
        """The bot of a seat, or else the person's only action or their pass, at the open decision of the match."""
        name, legal = self.bot_of(seat), match.legal_actions(seat)
        if name is None:
            return self._play_alone(seat, match.decision_index)
        return self._play(seat, name, match.game, match.decision_index, match.view(seat), legal)

    async def _play(
        self, seat: int, name: str, game: AnyGame, decision_index: int, view: Any, legal: list[int]
    ) -> None:
        """The bot of this name thinks and acts."""
        delay = self.clock.pace.delay(bots.time_limit(name))
        luck = secrets.randbits(60)
        if self.table.header.lesson:  # always the same, whatever happened to the bot's memory
            self.pool.forget(seat)
            luck = decision_index
        people, address = bool(self.presence.connected_people()), self.presence.address
        action, thought = await self.pool.choose(seat, name, game, view, legal, luck, people, address)
        await asyncio.sleep(max(0.0, delay - thought))
        if self._is_paused():
            return  # a vote is open; its end wakes
        if self.bot_of(seat) is None:
            self._thinking.pop(seat, None)
            self.wake()  # the person is back, but may have nothing to decide
            return
        await self._act(seat, decision_index, action)

    async def _play_alone(self, seat: int, decision_index: int) -> None:
        """What a person need not do themselves."""
        await asyncio.sleep(self.clock.pace.delay())
        match = self.table.playing
        if self._is_paused():
            return
        if match.is_over or match.decision_index != decision_index or seat not in match.players_to_act:
            self._thinking.pop(seat, None)
            self.wake()  # they were quicker
            return
        action = self._automatic(match, seat)
        if action is not None:  # they may have changed their mind
            await self._act(seat, decision_index, action)

    async def _act(self, seat: int, decision_index: int, action: int) -> None:
        self._thinking.pop(seat, None)
        if self.presence.is_connected(seat) or self.clock.clock.kind == "days":
            self.end_stand_in(seat)  # the person was only slow: the next decision is theirs
        message = SubmitAction(id=secrets.token_hex(16), decision_index=decision_index, action=action)
        try:
            await self._submit(seat, message)
        except MoveError:
            self.wake()  # the game has moved on: decide again
        except TableError:
            return  # it could not be saved: the table is reloaded

    def _set_alarm(self, seconds: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(seconds + 0.001, self._take_over)

    def _take_over(self) -> None:
        """Sets stand-ins for the seats whose time is up."""
        for seat in list(self.clock.acting_since):
            if self.clock.deadline(seat, self.table.clock_banks) == 0.0 and self.bot_of(seat) is None:
                self.stand_in(seat)
        self._taken_over()

    def start_over(self) -> None:
        """After an undo: nobody goes on thinking about what is no longer so, or remembers it."""
        self._stop_thinking()
        self.pool.forget_all()

    def _stop_thinking(self) -> None:
        """An action that is being submitted is not interrupted."""
        for task in self._thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._thinking.clear()

    def close(self) -> None:
        """Stops all bots."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        self.start_over()
