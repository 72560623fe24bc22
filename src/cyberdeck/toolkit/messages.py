"""Messages of all games: keys with arguments, the players among them.

Arguments are plain strings and numbers, so that a message can be sent anywhere and translated there. Names are by
player; an empty one is the reader's own, and the texts then say "you". An argument that begins with @ is the key of a
text, or a list of keys and plain items (`listed`). Where a name stands for something with a place in the notation, the
notation is the argument `<name>_id` beside it, for a terminal that draws it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cyberdeck.components.data import Provenance

MARK: Final = "°"  # after what no source shows (provenance `reconstructed`)

Args = dict[str, str | int]
Names = Sequence[str]
Message = tuple[str, Args]  # key, arguments
LogMessage = tuple[str, Args, str]  # key, arguments, id of the rule


def mark_of(*provenances: Provenance) -> str:
    return MARK if "reconstructed" in provenances else ""


def listed(items: Iterable[str]) -> str:
    """Names as one argument: keys with @ (and a number after a space), and items as they are; a dash for none."""
    return "|".join(("@", *items)) if (items := tuple(items)) else "–"


def signed(number: int, zero: str = "0") -> str:
    """A change: `+2`, `−1`."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else zero


def minus(number: int) -> str:
    """A number with a real minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def who(names: Names, player: int) -> Args:
    """The two arguments that name a player."""
    return {"who": "other" if names[player] else "you", "player": names[player]}


def whom(names: Names, other: int) -> Args:
    """The two arguments that name a second player; nobody (-1) is `none`."""
    if other < 0:
        return {"whom": "none", "other": ""}
    return {"whom": "other" if names[other] else "you", "other": names[other]}
