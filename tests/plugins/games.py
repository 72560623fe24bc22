"""Plug-ins for tests: Kuhn poker under other names, without a user interface or bots of their own."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cyberdeck.spec import GameSpec
from tests.kernel.kuhn import Kuhn


class Two(Struct, frozen=True):
    players: int = 2


class Tree(Kuhn):
    """The name of a module of the search."""

    id = "tree"


def declare(game: type[Kuhn], **changes: Any) -> GameSpec:
    kept = {"id": game.id, "players": range(2, 3), "minutes": (1, 2), "options": Two, "build": lambda options: game()}
    return GameSpec(**{**kept, **changes})


TREE = declare(Tree)
KUHN = declare(Kuhn)
