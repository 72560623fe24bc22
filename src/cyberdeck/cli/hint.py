"""`hint` at a table: the move that an expert would make, and why. The expert gets the person's View and nothing else,
and the hint is not recorded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cyberdeck.bots.advice import Advice, advise, heuristic_actions
from cyberdeck.bots.levels import LEVELS
from cyberdeck.i18n import Texts
from cyberdeck.kernel.rng import FastRng

if TYPE_CHECKING:
    from cyberdeck.cli.game_loop import GameLoop

ITERATIONS = LEVELS["expert"].iterations
SECONDS = 1.0
SHOWN = 4


def in_words(texts: Texts, advice: Advice) -> str:
    """The expected result of an action, as text."""
    wins, low, high = (round(100 * share) for share in (advice.mean, advice.low, advice.high))
    return texts.text("advice-result", wins=wins, low=low, high=high)


class Hint:
    """Advice on one decision."""

    def __init__(self, loop: GameLoop, legal: list[int]) -> None:
        self.texts = loop.texts
        self.ui = loop.ui
        self.screen = loop.screen
        self.game = loop.session.match.game
        self.view = loop.session.view
        self.legal = legal
        self.rng = len(loop.session.match.action_log)

    def give(self) -> None:
        translate = self.texts.text
        if len(self.legal) == 1:
            self.screen.line(translate("advice-only"))
            return
        self.screen.line(translate("advice-thinking"), "dim")
        best, *others = advise(self.game, self.view, self.legal, ITERATIONS, SECONDS, FastRng(self.rng))
        self.screen.line(translate("advice-best"), "bold")
        self.screen.line(self._line(best), "green")
        if others:
            self.screen.line(translate("advice-others"), "bold")
            self.screen.lines(self._line(other) for other in others[: SHOWN - 1])
        self.screen.lines(self._reasons(best, others))

    def _line(self, advice: Advice) -> str:
        return self.texts.text(
            "advice-move",
            number=self.legal.index(advice.action) + 1,
            move=self._move(advice.action),
            words=self.ui.move_text(self.view, advice.action),
            result=in_words(self.texts, advice),
        )

    def _move(self, action: int) -> str:
        return self.game.format_move(self.game.decode(action))

    def _reasons(self, best: Advice, others: list[Advice]) -> list[str]:
        """The heuristic if it agrees, else the expected result; and whether the difference is clear."""
        translate = self.texts.text
        wanted = heuristic_actions(self.game, self.view, self.legal)
        instead = next((other for other in others if other.action in wanted), None)
        if best.action in wanted:
            reasons = [translate("advice-why-heuristics")]
        elif instead is not None:
            key = "advice-why-not-heuristics" if instead.mean < best.mean else "advice-why-surer"
            reasons = [translate(key, move=self._move(instead.action), result=in_words(self.texts, instead))]
        else:
            reasons = [translate("advice-why-result", count=best.visits)]
        if any(other.high > best.low for other in others[: SHOWN - 1]):
            reasons.append(translate("advice-close"))
        return reasons
