"""What games share besides the kernel: component data (typed TOML with provenance, spaces on a grid, arrows between
them), decks and boosters, and the frames of words, notations and tables in a terminal.
"""

from cyberdeck.cards.data import BadData, Fact, Item, Provenance, bad, equal, items, listed, load

__all__ = ["BadData", "Fact", "Item", "Provenance", "bad", "equal", "items", "listed", "load"]
