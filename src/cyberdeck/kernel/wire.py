"""The human-facing side of a game: typed, frozen structs, to and from JSON. (mypyc would drop their class keywords.)

Tags are prefixed by the game that defines them (`tag="bh.play"`): they share one name space on the wire.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct


class Move(Struct, frozen=True, tag=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What a player does: an action in typed form. Fields at their defaults do not travel."""


class Event(Struct, frozen=True, tag=True, gc=False):
    """A fact that has just become true. Its words live in locale/."""

    reveals: ClassVar[bool] = False  # declared: this event shows some viewer a fact that was hidden from them until now


class View(Struct, frozen=True, tag=True, gc=False):
    """Everything one seat, or a spectator, is entitled to know."""
