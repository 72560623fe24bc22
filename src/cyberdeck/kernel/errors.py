"""What can go wrong: the exceptions.

CyberdeckError
├── MoveError                an action that was not taken; nothing has changed
│   ├── MalformedMove        not a move of this game at all
│   ├── IllegalMove          the rules forbid it now; `rule` says which
│   ├── NotYourTurn          this seat is not to act
│   ├── StaleMove            meant for an earlier decision
│   └── GameOver             there is no decision any more
├── SetupError               a table that cannot be set up
│   ├── UnknownGame
│   ├── FaultyGame           a plug-in that cannot be used
│   ├── UnknownOption
│   ├── BadOption            a value that the option does not have
│   ├── BadPlayers           a number of players that the game does not take
│   ├── BadDeck              a deck that the game does not take; its first problem
│   └── OptionConflict       options that make no sense together; `rule` says why
├── RecordError              a record that cannot be used
│   ├── CorruptRecord        unreadable, cut off, or not what this game could have been
│   └── WrongVersion         made by other rules or another format
└── BadData                  a component file with invalid data

Every error has a `key` for its text in locale/, made of the name of its class, and `details` to fill it; str() is for
developers. Details hold nothing that the person who gets the error could not see.
"""

from __future__ import annotations

from typing import ClassVar

from cyberdeck.kernel.wire import kebab


class CyberdeckError(Exception):
    key: ClassVar[str] = "error"

    def __init_subclass__(cls) -> None:
        """`error-not-your-turn` for NotYourTurn, `error-move` for MoveError; a class may say otherwise."""
        if "key" not in vars(cls):
            cls.key = f"error-{kebab(cls.__name__.removesuffix('Error'))}"

    def __init__(self, **details: object) -> None:
        super().__init__(details)
        self.details = details

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.key} ({facts})" if facts else self.key


class MoveError(CyberdeckError):
    """An action that was not taken; nothing has changed."""


class MalformedMove(MoveError):
    """details: text"""


class IllegalMove(MoveError):
    """details: move, rule"""

    @property
    def rule(self) -> str:
        return str(self.details["rule"])


class NotYourTurn(MoveError):
    """details: seat"""


class StaleMove(MoveError):
    """details: decision_index, now"""


class GameOver(MoveError):
    """Nobody is to act any more."""


class SetupError(CyberdeckError):
    """A table that cannot be set up."""


class UnknownGame(SetupError):
    """details: game, known"""


class FaultyGame(SetupError):
    """details: game"""

    key = "error-faulty-game"


class UnknownOption(SetupError):
    """details: option, known"""


class BadOption(SetupError):
    """details: option, value, allowed"""


class BadPlayers(SetupError):
    """details: players, least, most"""


class BadDeck(SetupError):
    """details: problem, line, problems (their number), and those of the problem"""


class OptionConflict(SetupError):
    """details: options, rule"""

    @property
    def rule(self) -> str:
        return str(self.details["rule"])


class RecordError(CyberdeckError):
    """A record that cannot be used."""


class CorruptRecord(RecordError):
    """details: reason"""


class WrongVersion(RecordError):
    """details: what, found, ours"""


class BadData(CyberdeckError):
    """details: file, item, reason"""
