"""Cyberdeck in a terminal: `cyberdeck play | replay | verify | rules | games | deck`.

One module a command, each with `arguments(parser)` and `run(context, given)`. Games are reached through their
declaration (cyberdeck/spec.py), their texts and tables through game_ui.py. Every text comes from the catalogues.
Commands return 0 on success, 1 for a negative result, 2 for a mistake of the user's.
"""

from cyberdeck.cli.app import main

__all__ = ["main"]
