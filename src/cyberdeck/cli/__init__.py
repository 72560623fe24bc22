"""Cyberdeck in a terminal: `cyberdeck play | replay | verify | rules | games | deck`.

One module a command, each with `arguments(parser)` and `run(context, given)`. Games are reached through
their declaration (cyberdeck/spec.py), their texts and tables through its doors (game_ui.py).
Every text comes from the catalogues; commands return 0 when all is well, 1 for a negative answer, 2 for a mistake of
the user's.
"""

from cyberdeck.cli.app import main

__all__ = ["main"]
