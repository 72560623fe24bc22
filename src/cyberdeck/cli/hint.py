"""`hint` at a table: what an expert would answer, and why. He knows the person's View and nothing else, and what he
says is kept nowhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cyberdeck.bots.advice import Advice, advise, thumbs
from cyberdeck.bots.levels import LEVELS
from cyberdeck.i18n import Texts
from cyberdeck.kernel.rng import FastRng

if TYPE_CHECKING:
    from cyberdeck.cli.talk import Talk

ITERATIONS = LEVELS["expert"].iterations
SECONDS = 1.0
SHOWN = 4


def in_words(texts: Texts, advice: Advice) -> str:
    """What an answer can be expected to bring."""
    wins, low, high = (round(100 * share) for share in (advice.mean, advice.low, advice.high))
    return texts.text("advice-result", wins=wins, low=low, high=high)


class Hint:
    """For one question."""

    def __init__(self, talk: Talk, legal: list[int]) -> None:
        self.texts = talk.texts
        self.plug = talk.plug
        self.screen = talk.screen
        self.game = talk.session.match.game
        self.view = talk.session.view
        self.legal = legal
        self.luck = len(talk.session.match.answers)

    def give(self) -> None:
        say = self.texts.text
        if len(self.legal) == 1:
            self.screen.line(say("advice-only"))
            return
        self.screen.line(say("advice-thinking"), "dim")
        best, *others = advise(self.game, self.view, self.legal, ITERATIONS, SECONDS, FastRng(self.luck))
        self.screen.line(say("advice-best"), "bold")
        self.screen.line(self._answer(best), "green")
        if others:
            self.screen.line(say("advice-others"), "bold")
            self.screen.lines(self._answer(other) for other in others[: SHOWN - 1])
        self.screen.lines(self._reasons(best, others))

    def _answer(self, advice: Advice) -> str:
        return self.texts.text(
            "advice-answer",
            number=self.legal.index(advice.action) + 1,
            move=self._move(advice.action),
            words=self.plug.move(self.view, advice.action),
            result=in_words(self.texts, advice),
        )

    def _move(self, action: int) -> str:
        return self.game.write(self.game.decode(action))

    def _reasons(self, best: Advice, others: list[Advice]) -> list[str]:
        """The rules of thumb if they agree, else what was expected; and whether that tells much."""
        say = self.texts.text
        wanted = thumbs(self.game, self.view, self.legal)
        instead = next((other for other in others if other.action in wanted), None)
        if best.action in wanted:
            reasons = [say("advice-why-thumbs")]
        elif instead is not None:
            key = "advice-why-not-thumbs" if instead.mean < best.mean else "advice-why-surer"
            reasons = [say(key, move=self._move(instead.action), result=in_words(self.texts, instead))]
        else:
            reasons = [say("advice-why-result", count=best.visits)]
        if any(other.high > best.low for other in others[: SHOWN - 1]):
            reasons.append(say("advice-close"))
        return reasons
