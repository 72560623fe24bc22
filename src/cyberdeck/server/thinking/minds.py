"""Answers questions: the bots by the numbers of their minds, with what they remember."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec

import cyberdeck.kernel.game
from cyberdeck import bots
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.rng import FastRng
from cyberdeck.server.thinking.questions import Job, Question, Thought
from cyberdeck.spec import make

MINDS: Final = 512  # remembered at once
# Interpreted, a search takes fifty times as long: there the clock of its level ends it.
INTERPRETED: Final = str(cyberdeck.kernel.game.__file__).endswith(".py")


class Minds:
    """The iterations of a level end its search, not the clock: a machine under load does not make it weaker."""

    def __init__(self, most: int = MINDS) -> None:
        self.most = most
        self._minds: OrderedDict[int, bots.Bot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._minds)

    def think(self, job: Job, between: Callable[[], None] | None = None) -> Thought:
        """Never raises: a bot, or the rules of a plug-in, may raise anything. `between` is called now and then."""
        begun = time.monotonic()
        for mind in job.forget:
            self.forget(mind)
        try:
            action, iterations = self._decide(job.question, between)
            return Thought(job.number, action, time.monotonic() - begun, iterations)
        except Exception as error:
            fault = " ".join(f"{type(error).__name__}: {error}".split())[:200]
            return Thought(job.number, -1, time.monotonic() - begun, 0, fault)

    def forget(self, mind: int) -> None:
        self._minds.pop(mind, None)

    def _decide(self, question: Question, between: Callable[[], None] | None) -> tuple[int, int]:
        game, read_view = rules(question.game, question.options)
        bot = self._bot(question)
        if hasattr(bot, "between"):
            bot.between = between
        action = bot(game, read_view(question.view), list(question.legal), FastRng(question.luck))
        if action not in question.legal:
            raise ValueError(f"{question.bot} chose the illegal action {action}")
        return int(action), int(getattr(bot, "iterations", 0))

    def _bot(self, question: Question) -> bots.Bot:
        bot = self._minds.pop(question.mind, None)
        if bot is None:
            bot = bots.make_bot(question.bot, question.game, timed=INTERPRETED)
        self._minds[question.mind] = bot  # the last one used is the last in the row
        if len(self._minds) > self.most:
            self._minds.popitem(last=False)
        return bot


@lru_cache(maxsize=256)
def rules(game: str, options: bytes) -> tuple[AnyGame, Callable[[bytes], Any]]:
    """The rulebook of a table, and what reads the views of its seats."""
    built = make(game, msgspec.json.decode(options))
    return built, msgspec.msgpack.Decoder(type(built.view(built.initial_state(), 0))).decode
