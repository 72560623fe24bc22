"""What games share besides the kernel: component data (typed TOML with provenance, spaces on a grid, arrows between
them), decks and boosters, and the frames of words, notations and tables in a terminal.
"""

from cyberdeck.components.data import BadData, Component, Provenance, Sourced, bad, equal, items, listed, load

__all__ = ["BadData", "Sourced", "Component", "Provenance", "bad", "equal", "items", "listed", "load"]
