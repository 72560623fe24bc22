"""Component data, the same for all games: typed TOML with provenance, spaces on a grid, arrows between them."""

from cyberdeck.cards.data import BadData, Fact, Item, Provenance, bad, equal, items, listed, load

__all__ = ["BadData", "Fact", "Item", "Provenance", "bad", "equal", "items", "listed", "load"]
