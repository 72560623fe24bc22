"""The scene of a game without one: the fields of the reader's view. Its moves are the legal actions, which come with
every scene.

The page shows a field under the game's message `field-<name>`, or else under its name.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from cyberdeck.kernel.game import AnyGame
from cyberdeck.toolkit.generic.fields import fields, nested

OWN: Final = ("seat", "fields")


class Field(Struct, frozen=True, gc=False):
    """`value`: a text, a list of values, or an object of values by name."""

    name: str
    value: Any


class Scene(Struct, frozen=True, gc=False):
    seat: int
    fields: tuple[Field, ...]


def scene(game: AnyGame, view: Any, watched: Scene | None = None) -> Scene:
    shown = [Field(name, nested(value)) for name, value in fields(view).items() if name != "seat"]
    return Scene(view.seat, tuple(shown))
