"""The table of a game that draws none, for the page: the fields of the reader's view. Its moves are the legal actions,
which come with every scene.

On the page a field is called what the message `field-<name>` of the game says, or its name.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from cyberdeck.kernel.game import AnyGame
from cyberdeck.toolkit.generic_fields import fields, nested

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
