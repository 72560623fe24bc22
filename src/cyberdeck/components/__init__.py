"""Component data of games: typed TOML with provenance, spaces on a grid, arrows between them, decks, boosters and
collections.
"""

from cyberdeck.components.data import (
    Coded,
    Component,
    Loader,
    Provenance,
    Sourced,
    bad,
    equal,
    items,
    listed,
    load,
    quantities,
)
from cyberdeck.kernel.errors import BadData

__all__ = [
    "BadData",
    "Coded",
    "Component",
    "Loader",
    "Provenance",
    "Sourced",
    "bad",
    "equal",
    "items",
    "listed",
    "load",
    "quantities",
]
