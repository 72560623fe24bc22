"""The bots that play seats of one table: who they are, and what they are asked.

Contract: a seat keeps its bot as long as the same one plays for it. The bot knows the View of its seat and what it
remembers of its own earlier decisions. Bots that search do so elsewhere (thinking/) and wait for their turn, whether
they have a choice or not; the others take less than a millisecond and answer at once. `choose` returns how long the bot
thought, its wait aside, so that the caller can make the time until its action reveal nothing.
"""

from __future__ import annotations

import logging
from itertools import count
from typing import Any

import msgspec

from cyberdeck import bots
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.rng import FastRng
from cyberdeck.server.thinking.questions import NoThought, Question, encode
from cyberdeck.server.thinking.thinkers import Home, Thinker

_minds = count(1)  # every bot of every table has a number of its own
_log = logging.getLogger(__name__)


class BotPool:
    def __init__(self, game: str, options: dict[str, Any], thinker: Thinker) -> None:
        self.game = game
        self._options = msgspec.json.encode(options)
        self._thinker = thinker
        self._home: Home | None = None  # once a bot has to search
        self._bots: dict[int, tuple[str, int]] = {}  # by seat: its bot, and the number of its mind

    def seats(self) -> list[int]:
        """The seats that have a bot."""
        return list(self._bots)

    def mind_of(self, seat: int, name: str) -> int:
        """The same as long as the same bot plays for the seat."""
        kept = self._bots.get(seat)
        if kept is None or kept[0] != name:
            self.forget(seat)
            kept = self._bots[seat] = name, next(_minds)
        return kept[1]

    def forget(self, seat: int) -> None:
        """The seat changes its player. A search that is still running keeps its bot."""
        kept = self._bots.pop(seat, None)
        if kept is not None and self._home is not None:
            self._home.forget(kept[1])

    def forget_all(self) -> None:
        for seat in self.seats():
            self.forget(seat)

    async def choose(
        self,
        seat: int,
        name: str,
        game: AnyGame,
        view: Any,
        legal: list[int],
        luck: int,
        people: bool = True,
        address: str = "",
    ) -> tuple[int, float]:
        """The action, and the seconds that the bot thought. `people`: somebody waits for it. `address` takes turns with
        other addresses.
        """
        mind = self.mind_of(seat, name)
        if not bots.time_limit(name):
            return bots.make_bot(name, self.game)(game, view, legal, FastRng(luck)), 0.0
        if self._home is None:
            self._home = self._thinker.home()
        question = Question(mind, name, self.game, self._options, encode(view), legal, luck)
        try:
            thought = await self._home.think(question, people, address, self)
        except NoThought as why:
            _log.warning("bot-gave-up", extra={"facts": {"bot": name, "game": self.game, "why": str(why)}})
            return self._rule_of_thumb(game, view, legal, luck), 0.0
        return thought.action, thought.seconds

    def _rule_of_thumb(self, game: AnyGame, view: Any, legal: list[int], luck: int) -> int:
        """For a bot that cannot search: by the game's heuristic, if there is one."""
        name = "greedy" if "greedy" in bots.bot_names(self.game) else "random"
        return bots.make_bot(name, self.game)(game, view, legal, FastRng(luck))
