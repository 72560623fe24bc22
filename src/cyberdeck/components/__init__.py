"""Component data of games: typed TOML with provenance, spaces on a grid, arrows between them, decks, boosters and
collections.
"""

from cyberdeck.components.data import BadData, Component, Provenance, Sourced, bad, equal, items, listed, load

__all__ = ["BadData", "Sourced", "Component", "Provenance", "bad", "equal", "items", "listed", "load"]
