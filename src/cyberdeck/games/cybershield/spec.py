"""Cyber Shield declares itself."""

from __future__ import annotations

from cyberdeck.games.cybershield import decks
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.options import PLAYERS, PRESETS, Options
from cyberdeck.spec import GameSpec, LazyAI, LazyUI

SPEC = GameSpec(
    id="cybershield",
    players=range(PLAYERS, PLAYERS + 1),
    minutes=(20, 40),
    options=Options,
    presets=PRESETS,
    build=CyberShield,
    rules_hash="90d0df9e9b243f7a",
    package="cyberdeck.games.cybershield",
    ui=LazyUI("cyberdeck.games.cybershield.ui"),
    ai=LazyAI("cyberdeck.games.cybershield.ai"),
    decks=decks,
)
