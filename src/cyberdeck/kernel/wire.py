"""The human-facing side of a game: typed, frozen structs, to and from JSON. (mypyc would drop their class keywords.)

Tags share one name space on the wire, so each game prefixes its own: the base class of its moves or events has
`tag=tagged("bh")`, and a subclass gives a `tag` only if its name does not say it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct


def kebab(name: str) -> str:
    """The name of a class in lower case: `TakeAll` as `take-all`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def tagged(prefix: str) -> Callable[[str], str]:
    """The tags of a game by class name: `bh.take-all` for `TakeAll`."""
    return lambda name: f"{prefix}.{kebab(name)}"


class Move(Struct, frozen=True, tag=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What a player does: an action in typed form. Fields at their defaults do not travel."""


class Event(Struct, frozen=True, tag=True, gc=False):
    """A fact that has just become true. Its words live in locale/."""

    reveals: ClassVar[bool] = False  # declared: this event shows some viewer a fact that was hidden from them until now


class View(Struct, frozen=True, tag=True, gc=False):
    """Everything one seat, or a spectator, is entitled to know."""
