"""Cyber Shield: two networks race to ten points, two players. Rules: RULES.md."""

from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.options import PLAYERS, Options
from cyberdeck.kernel.registry import GameSpec

SPEC = GameSpec(
    id="cybershield", min_players=PLAYERS, max_players=PLAYERS, minutes=(20, 40), options=Options, build=CyberShield
)

__all__ = ["SPEC", "CyberShield", "Options"]
