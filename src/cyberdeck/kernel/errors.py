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

Every error has a `key` for its text in locale/ and `details` to fill it; str() is for developers. Details hold nothing
that the person who gets the error could not see.
"""

from __future__ import annotations

from typing import ClassVar


class CyberdeckError(Exception):
    key: ClassVar[str] = "error"

    def __init__(self, **facts: object) -> None:
        super().__init__(facts)
        self.details = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.key} ({facts})" if facts else self.key


class MoveError(CyberdeckError):
    key = "error-move"


class MalformedMove(MoveError):
    """details: text"""

    key = "error-malformed-move"


class IllegalMove(MoveError):
    """details: move, rule"""

    key = "error-illegal-move"

    @property
    def rule(self) -> str:
        return str(self.details["rule"])


class NotYourTurn(MoveError):
    """details: seat"""

    key = "error-not-your-turn"


class StaleMove(MoveError):
    """details: question, now"""

    key = "error-stale-move"


class GameOver(MoveError):
    key = "error-game-over"


class SetupError(CyberdeckError):
    key = "error-setup"


class UnknownGame(SetupError):
    """details: game, known"""

    key = "error-unknown-game"


class FaultyGame(SetupError):
    """details: game"""

    key = "error-faulty-game"


class UnknownOption(SetupError):
    """details: option, known"""

    key = "error-unknown-option"


class BadOption(SetupError):
    """details: option, value, allowed"""

    key = "error-bad-option"


class BadPlayers(SetupError):
    """details: players, least, most"""

    key = "error-bad-players"


class BadDeck(SetupError):
    """details: problem, line, problems (their number), and those of the problem"""

    key = "error-bad-deck"


class OptionConflict(SetupError):
    """details: options, rule"""

    key = "error-option-conflict"

    @property
    def rule(self) -> str:
        return str(self.details["rule"])


class RecordError(CyberdeckError):
    key = "error-record"


class CorruptRecord(RecordError):
    """details: reason"""

    key = "error-corrupt-record"


class WrongVersion(RecordError):
    """details: what, found, ours"""

    key = "error-wrong-version"


class BadData(CyberdeckError):
    """details: file, item, reason"""

    key = "error-bad-data"
