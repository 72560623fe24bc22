"""The input at a table.

A line is the number of a legal action, a move in the game's notation (`=7` where a bare number would be taken for the
number of an action), or a command. A rejected action raises and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cyberdeck.cli.error_messages import CliError
from cyberdeck.cli.hint import Hint
from cyberdeck.cli.notebook import tidy_note
from cyberdeck.cli.rules import look_up, show_rule
from cyberdeck.i18n import Rulebook
from cyberdeck.kernel.errors import IllegalMove

if TYPE_CHECKING:
    from cyberdeck.cli.game_loop import GameLoop

_LOG_LINES = 30


class Quit(Exception):
    """The person leaves; the game stays on disk."""


class Commands:
    """The commands at one decision."""

    def __init__(self, loop: GameLoop) -> None:
        self.loop = loop
        self.session = loop.session
        self.screen = loop.screen
        self.legal = self.session.match.legal_actions(self.session.seat)
        self._known: dict[str, Callable[[str], bool]] = {
            "?": self._explain,
            "why": self._why,
            "hint": self._hint,
            "log": self._log,
            "table": self._table,
            "board": self._board,
            "hand": self._hand,
            "note": self._note,
            "notes": self._notes,
            "possible": self._possible,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
            "help": self._help,
        }

    def read(self, text: str) -> bool:
        """Returns whether the decision has changed: an action was taken, or one undone."""
        if text.startswith("?"):
            return self._explain(text[1:].strip())
        word, _, rest = text.partition(" ")
        command = self._known.get(word.casefold())
        if command is not None:
            return command(rest.strip())
        if not text:
            self._say("play-hint")
            return False
        self.session.submit(self._parse_action(text))
        return True

    def _parse_action(self, text: str) -> int | str:
        if text.startswith("="):
            return text[1:].strip()
        if not text.isdecimal():
            return text
        if len(text) > 9 or not 1 <= int(text) <= len(self.legal):
            raise CliError("error-no-move", number=text[:20], count=len(self.legal))
        return self.legal[int(text) - 1]

    def _say(self, key: str, **args: str | int) -> None:
        self.screen.line(self.loop.texts.text(key, **args))

    def _explain(self, wanted: str) -> bool:
        """The rule behind the decision, or another one."""
        look_up(self._book(), self.screen, wanted or self.session.match.game.decision_rule(self.session.view))
        return False

    def _book(self) -> Rulebook:
        if self.loop.book is None:
            raise CliError("error-no-rules", game=self.session.match.game.id)
        return self.loop.book

    def _why(self, text: str) -> bool:
        """Whether a move is legal, and why not. Without a move: the reasons for the points, if the game gives them."""
        score = self.loop.ui.terminal.score(self.session.view)
        if text.casefold() in ("", "score") and score:
            self.screen.lines(score)
            return False
        if not text:
            raise CliError("error-why-what")
        game, view = self.session.match.game, self.session.view
        given = self._parse_action(text)
        action = given if isinstance(given, int) else game.encode(game.parse_move(given))
        move = game.format_move(game.decode(action))
        if action not in self.legal:
            raise IllegalMove(move=move, rule=game.violated_rule(view, action))
        self._say("play-why-legal", move=move, words=self.loop.ui.move_text(view, action))
        rule = game.decision_rule(view)
        if rule:
            show_rule(self._book(), self.screen, self._book().rule(rule))
        return False

    def _hint(self, _: str) -> bool:
        if not self.loop.hints:
            raise CliError("error-no-hints")
        Hint(self.loop, self.legal).give()
        return False

    def _log(self, wanted: str) -> bool:
        """The last lines, so many lines, or all."""
        lines = self.loop.log(0)
        most = len(lines) if wanted == "all" else int(wanted) if wanted.isdecimal() and len(wanted) < 9 else _LOG_LINES
        self.screen.log(lines[len(lines) - min(most, len(lines)) :])
        return False

    def _table(self, _: str) -> bool:
        self.loop.show()
        return False

    def _board(self, _: str) -> bool:
        terminal = self.loop.ui.terminal
        if self.screen.plain:
            self.screen.lines(terminal.describe_board(self.session.view))
        else:
            self.screen.draw(terminal.board(self.session.view, self.screen.width))
        return False

    def _hand(self, _: str) -> bool:
        terminal = self.loop.ui.terminal
        if self.screen.plain:
            self.screen.lines(terminal.describe_hand(self.session.view))
        else:
            self.screen.draw(terminal.hand(self.session.view))
        return False

    def _note(self, text: str) -> bool:
        """A private note about a player; without a text it is removed."""
        number, _, words = text.partition(" ")
        seats = int(self.session.match.game.num_seats)
        if not (number.isdecimal() and len(number) < 9 and 1 <= int(number) <= seats):
            raise CliError("error-note-who", count=seats)
        about, words = int(number) - 1, tidy_note(words)
        if not words and about not in self.session.own_notes():
            self._say("play-note-none", number=about + 1)
            return False
        self.session.note(about, words)
        self.session.save()
        self._say("play-note-kept" if words else "play-note-gone", number=about + 1, text=words)
        return False

    def _notes(self, _: str) -> bool:
        found = self.session.own_notes()
        for about, text in found.items():
            self._say("play-note", number=about + 1, text=text)
        if not found:
            self._say("play-notes-none")
        return False

    def _possible(self, _: str) -> bool:
        """What the rules leave possible of what is hidden, from the person's view alone."""
        lines = self.loop.ui.terminal.possible(self.session.view)
        self.screen.lines(lines or [self.loop.texts.text("play-possible-none")])
        return False

    def _undo(self, _: str) -> bool:
        why_not = self.session.undo()
        self._say(why_not or "play-undone")
        return not why_not

    def _save(self, _: str) -> bool:
        self.session.save()
        self._say("play-saved", file=str(self.session.path))
        return False

    def _quit(self, _: str) -> bool:
        raise Quit

    def _help(self, _: str) -> bool:
        about_points = ("play-help-score",) if self.loop.ui.terminal.score(self.session.view) else ()
        about_hints = ("play-help-hint",) if self.loop.hints else ()
        for key in ("play-help", *about_hints, *about_points, "play-help-notebook"):
            self.screen.lines(self.loop.texts.attribute(key, "lines").splitlines())
        return False
