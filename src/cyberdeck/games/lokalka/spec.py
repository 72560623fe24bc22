"""Lokalka declares itself."""

from __future__ import annotations

from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.options import LEAST, MOST, PRESETS, Options
from cyberdeck.spec import GameSpec, LazyAI, LazyUI

SPEC = GameSpec(
    id="lokalka",
    players=range(LEAST, MOST + 1),
    minutes=(25, 25),
    options=Options,
    presets=PRESETS,
    build=Lokalka,
    rules_hash="2fcd597b30bf2be6",
    package="cyberdeck.games.lokalka",
    ui=LazyUI("cyberdeck.games.lokalka.ui"),
    ai=LazyAI("cyberdeck.games.lokalka.ai"),
)
