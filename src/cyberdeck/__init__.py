"""Cyberdeck: four cyber-security tabletop games with hidden information on one small kernel.

    >>> import cyberdeck
    >>> game = cyberdeck.make("blackhat", players=3)
    >>> match = cyberdeck.play(game, ["greedy", "random", "random"], seed=bytes(32))
    >>> match.is_over
    True

`Match` plays step by step, `bots` has the players, `GameSpec` is how a game declares itself. Everything that can go
wrong is a `CyberdeckError`.
"""

from cyberdeck import bots
from cyberdeck.api import load_record, make, play, resume, save_record, verify
from cyberdeck.kernel.errors import CyberdeckError
from cyberdeck.kernel.game import Game
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.kernel.wire import View
from cyberdeck.spec import GameSpec, game_ids, get_spec

__version__ = "0.2.0"

__all__ = [
    "CyberdeckError",
    "FastRng",
    "Game",
    "GameSpec",
    "Match",
    "Rng",
    "View",
    "bots",
    "game_ids",
    "get_spec",
    "load_record",
    "make",
    "play",
    "resume",
    "save_record",
    "verify",
]
