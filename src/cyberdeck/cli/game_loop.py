"""The game loop in a terminal: what has happened, the decision, the action, until the game is over.

It shows only the person's View and the events that they may see; when the game is over there are no secrets left.
"""

from __future__ import annotations

import signal
from types import FrameType
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from cyberdeck.cli import files, move_list
from cyberdeck.cli.commands import Commands, Quit
from cyberdeck.cli.error_messages import ERRORS, CliError, describe_error
from cyberdeck.cli.game_ui import GameUI
from cyberdeck.cli.result import show_result
from cyberdeck.cli.rules import show_rule
from cyberdeck.cli.screen import Screen
from cyberdeck.cli.session import Session
from cyberdeck.kernel.errors import IllegalMove
from cyberdeck.spec import GameSpec

_LEAST_ROOM = 6  # so few actions always get a line each


class GameLoop:
    def __init__(self, screen: Screen, session: Session, spec: GameSpec, lang: str, resumed: bool) -> None:
        self.screen = screen
        self.session = session
        self.title = spec.title(lang)
        self.book = spec.rulebook(lang)  # if the game has one
        self.texts = spec.texts(lang)
        self.resumed = resumed
        self.notes: list[str] = []
        self.hints = True  # whether hints are allowed
        game = session.match.game
        names = files.seat_names(session.names, int(game.num_seats), self.texts)
        names[session.seat] = ""
        self.ui = GameUI(game, names, self.texts)
        self._layout: object = None  # of the board when it was last described

    def run(self) -> int:
        handlers = {number: signal.signal(number, _leave) for number in _signals()}
        try:
            self._begin()
            self._play()
            self._end()
        except (KeyboardInterrupt, EOFError, Quit):
            self.session.restore_state()
            self._say_goodbye()
        except BaseException:
            self.session.restore_state()
            self.session.save()  # also after an internal error
            raise
        finally:
            for number, handler in handlers.items():
                signal.signal(number, handler)
        return 0

    def _begin(self) -> None:
        screen, translate = self.screen, self.texts.text
        screen.title(self.title)
        screen.line(self.ui.terminal.goal(), "bold")
        for seat, name in enumerate(self.ui.names):
            kept = self.session.names[seat] if seat < len(self.session.names) else ""
            if kept.startswith(files.BOT):
                screen.line(translate("play-seat-bot", number=seat + 1, name=name, bot=kept.removeprefix(files.BOT)))
            else:
                own = files.tidy(kept) or translate("table-you")
                screen.line(translate("play-seat", number=seat + 1, name=name or own))
        screen.line(translate("play-commitment", commitment=self.session.match.commitment))
        screen.lines(self.notes, "yellow")
        screen.line(translate("play-resumed" if self.resumed else "play-welcome"), "dim")

    def _play(self) -> None:
        """Shows what has happened since the person's last action, that action included."""
        session = self.session
        own = session.own_steps()
        first = own[-1] if own else 0
        while True:
            session.advance()
            self.screen.log(self.log(first))
            if session.match.is_over:
                return
            self.show()
            first = self._turn()

    def _turn(self) -> int:
        """Reads input until something has changed. Returns the first step that has not been shown."""
        before = len(self.session.steps)
        commands = Commands(self)
        while True:
            text = self.screen.ask(self.texts.text("play-prompt", count=len(commands.legal)) + " ")
            try:
                if commands.read(text):
                    self.session.save()
                    return min(before, len(self.session.steps))
            except ERRORS as error:
                self.show_error(error)
                if isinstance(error, CliError) and len(self.session.steps) != before:
                    return before  # the action was taken, but could not be saved

    def _end(self) -> None:
        session, match = self.session, self.session.match
        session.save()
        self.screen.gap()
        show_result(self.screen, self.ui, match, match.commitment, match.seed.hex())
        self.screen.line(self.texts.text("play-saved", file=str(session.path)))
        self.screen.line(self.texts.text("play-verify", command=f"cyberdeck verify {session.path}"))

    def _say_goodbye(self) -> None:
        self.session.save()
        self.screen.line()
        self.screen.line(self.texts.text("play-saved", file=str(self.session.path)))
        if not self.session.match.is_over:
            self.screen.line(self.texts.text("play-go-on", command=f"cyberdeck play --resume {self.session.path}"))

    # What is shown

    def log(self, first: int) -> list[str]:
        """The log as the person may see it, from a step on. Narrated from the start: lines depend on earlier events."""
        session = self.session
        narrator = self.ui.narrator()
        narrator.narrate(session.match.redacted_events(session.steps[:first], session.seat))
        return [self.ui.log_line(message) for message in narrator.narrate(session.events(first))]

    def show(self) -> None:
        """Shows the table and the decision."""
        view, terminal = self.session.view, self.ui.terminal
        legal = self.session.match.legal_actions(self.session.seat)
        decision = self.ui.decision_text(view)
        choices = terminal.choices(view, legal)
        if self.screen.plain:
            layout = terminal.layout(view)
            self.screen.lines(terminal.describe(view, layout != self._layout))
            self._layout = layout
            self.screen.lines([*terminal.notes(view, False), decision, *move_list.in_lines(choices)])
            return
        self.screen.gap()
        self.screen.title(f"{self.title} · {terminal.goal()}")
        parts: list[RenderableType] = [*terminal.table(view, self.screen.width), Text()]
        parts += [*(Text(note) for note in terminal.notes(view, True)), Text(decision, "bold")]
        wrapped = sum(len(line) // self.screen.width for line in move_list.in_lines(choices))
        room = self.screen.console.height - self.screen.height(parts) - wrapped - 3
        hint = terminal.hint(view)
        self.screen.draw([*parts, *move_list.drawn(choices, hint, self.screen.width, max(room, _LEAST_ROOM))])

    def rule_title(self, rule: str) -> str:
        """Empty if the rulebook does not have it."""
        return "" if self.book is None or rule not in self.book.ids() else self.book.rule(rule).title

    def show_error(self, error: Exception) -> None:
        """Shows what is wrong, the rule that forbids it, and what to do."""
        *what, todo = describe_error(self.texts, error)
        self.screen.lines(what, "red")
        if isinstance(error, IllegalMove) and self.book is not None and error.rule in self.book.ids():
            show_rule(self.book, self.screen, self.book.rule(error.rule))
            self.screen.gap()
        self.screen.line(todo)


def _signals() -> list[Any]:
    """Signals that end the game, besides Ctrl-C."""
    return [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def _leave(number: int, frame: FrameType | None) -> None:
    raise Quit
