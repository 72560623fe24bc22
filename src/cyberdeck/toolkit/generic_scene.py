"""The table of a game that draws none, for the page: the fields of the reader's view. Its moves are the legal actions,
which come with every scene.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from cyberdeck.kernel.game import AnyGame
from cyberdeck.toolkit.generic_fields import fields

OWN: Final = ("seat", "fields")


class Field(Struct, frozen=True, gc=False):
    name: str
    value: str


class Scene(Struct, frozen=True, gc=False):
    seat: int
    fields: tuple[Field, ...]
    generic: bool = True  # how the page tells it from a scene that a game draws


def scene(game: AnyGame, view: Any, watched: Scene | None = None) -> Scene:
    return Scene(view.seat, tuple([Field(name, value) for name, value in fields(view)]))
