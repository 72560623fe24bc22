"""The text and the terminal of one game, for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cyberdeck.doors import Narrator, Terminal
from cyberdeck.i18n import Texts
from cyberdeck.kernel.game import AnyGame
from cyberdeck.spec import get_spec
from cyberdeck.toolkit.messages import Args, LogMessage


class GameUI:
    def __init__(self, game: AnyGame, seats: Sequence[str], texts: Texts) -> None:
        """`seats`: names by seat, the reader's own empty."""
        ui = get_spec(game.id).ui
        self.game = game
        self.texts = texts
        self.messages = ui.text
        self.names = [*seats, *(texts.text(key) for key in self.messages.unseated_players(game))]
        self.terminal: Terminal = ui.terminal.Terminal(game, self.names, texts.text)

    def narrator(self) -> Narrator:
        return self.messages.Narrator(self.game, self.names)

    def log_line(self, message: LogMessage) -> str:
        """A line of the log, with its rule if it names one."""
        key, args, rule = message
        text = self.texts.text(key, **self._with_notation(args))
        return f"{text} [{rule}]" if rule else text

    def _with_notation(self, args: Args) -> Args:
        """The terminal's board shows notation, so it stands beside the names."""
        spoken = self.texts.spoken(dict(args))
        beside = {name: f"{spoken[name]} ({args[f'{name}_id']})" for name in args if f"{name}_id" in args}
        return {**args, **beside}

    def move_text(self, view: Any, action: int) -> str:
        key, args = self.messages.move_message(self.game, view, action)
        return self.texts.text(key, **args)

    def decision_text(self, view: Any) -> str:
        key, args = self.messages.decision_message(self.game, view, self.names)
        text, rule = self.texts.text(key, **self._with_notation(args)), self.game.decision_rule(view)
        return f"{text} [{rule}]" if rule else text
