"""Kiberrubezh declares itself."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import decks
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.options import PLAYERS, PRESETS, Options
from cyberdeck.spec import GameSpec, LazyAI, LazyUI

SPEC = GameSpec(
    id="kiberrubezh",
    players=range(PLAYERS, PLAYERS + 1),
    minutes=(30, 60),
    options=Options,
    presets=PRESETS,
    build=Kiberrubezh,
    rules_hash="65f86208783da2e9",
    package="cyberdeck.games.kiberrubezh",
    ui=LazyUI("cyberdeck.games.kiberrubezh.ui"),
    ai=LazyAI("cyberdeck.games.kiberrubezh.ai"),
    decks=decks,
    boosters=decks.BOOSTERS,
)
