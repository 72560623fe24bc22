"""Cyberdeck: four cyber-security tabletop games on one table.

A small kernel for turn-based games with hidden information (`cyberdeck.kernel`), rulebooks on it (`cyberdeck.games`),
players for them (`cyberdeck.bots`) and a table in the terminal (`cyberdeck.cli`).
"""

__version__ = "0.1.0"
