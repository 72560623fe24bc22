"""Black Hat declares itself."""

from __future__ import annotations

from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.options import CONFLICTS, LEAST, MOST, PRESETS, Options
from cyberdeck.spec import GameSpec, LazyAI, LazyUI

SPEC = GameSpec(
    id="blackhat",
    players=range(LEAST, MOST + 1),
    minutes=(30, 45),
    options=Options,
    presets=PRESETS,
    conflicts=CONFLICTS,
    build=BlackHat,
    rules_hash="868684ed48f18d5a",
    package="cyberdeck.games.blackhat",
    ui=LazyUI("cyberdeck.games.blackhat.ui"),
    ai=LazyAI("cyberdeck.games.blackhat.ai"),
)
