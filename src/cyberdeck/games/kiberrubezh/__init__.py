"""Kiberrubezh: exhaust the other side's deck, two players. Rules: RULES.md."""

from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.options import PLAYERS, Options
from cyberdeck.kernel.registry import GameSpec

SPEC = GameSpec(
    id="kiberrubezh", min_players=PLAYERS, max_players=PLAYERS, minutes=(30, 60), options=Options, build=Kiberrubezh
)

__all__ = ["SPEC", "Kiberrubezh", "Options"]
