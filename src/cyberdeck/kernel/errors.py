"""What can go wrong: the exceptions.

CyberdeckError
├── MoveError                an answer that was not taken; nothing has changed
│   ├── MalformedMove        it is no answer of this game at all
│   ├── IllegalMove          the rules forbid it now; `rule` says which
│   ├── NotYourTurn          this seat owes no answer
│   ├── StaleMove            it answers an earlier question
│   └── GameOver             nothing is asked any more
├── SetupError               a table that cannot be set up
│   ├── UnknownGame
│   ├── UnknownOption
│   ├── BadOption            a value that the option does not have
│   ├── BadPlayers           a number of players that the game does not take
│   ├── BadDeck              a deck that the game does not take; its first problem
│   └── OptionConflict       options that make no sense together; `rule` says why
├── RecordError              a record that cannot be used
│   ├── CorruptRecord        unreadable, cut off, or not what this game could have been
│   └── WrongVersion         made by other rules or another format
└── BadData                  a component file that says nonsense

Every error has a `key` for its words in locale/ and `facts` to fill them; str() is for developers. Facts hold nothing
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
    """facts: text"""

    key = "error-malformed-move"


class IllegalMove(MoveError):
    """facts: move, rule"""

    key = "error-illegal-move"

    @property
    def rule(self) -> str:
        return str(self.details["rule"])


class NotYourTurn(MoveError):
    """facts: seat"""

    key = "error-not-your-turn"


class StaleMove(MoveError):
    """facts: question, now"""

    key = "error-stale-move"


class GameOver(MoveError):
    key = "error-game-over"


class SetupError(CyberdeckError):
    key = "error-setup"


class UnknownGame(SetupError):
    """facts: game, known"""

    key = "error-unknown-game"


class UnknownOption(SetupError):
    """facts: option, known"""

    key = "error-unknown-option"


class BadOption(SetupError):
    """facts: option, value, allowed"""

    key = "error-bad-option"


class BadPlayers(SetupError):
    """facts: players, least, most"""

    key = "error-bad-players"


class BadDeck(SetupError):
    """facts: problem, line, problems (their number), and those of the problem"""

    key = "error-bad-deck"


class OptionConflict(SetupError):
    """facts: options, rule"""

    key = "error-option-conflict"

    @property
    def rule(self) -> str:
        return str(self.details["rule"])


class RecordError(CyberdeckError):
    key = "error-record"


class CorruptRecord(RecordError):
    """facts: reason"""

    key = "error-corrupt-record"


class WrongVersion(RecordError):
    """facts: what, found, ours"""

    key = "error-wrong-version"


class BadData(CyberdeckError):
    """facts: file, item, reason"""

    key = "error-bad-data"
