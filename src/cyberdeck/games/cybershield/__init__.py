"""Cyber Shield: two networks race to ten points, two players. Rules: RULES.md."""

from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.options import PLAYERS, Options
from cyberdeck.kernel.registry import Entry

ENTRY = Entry(id="cybershield", least=PLAYERS, most=PLAYERS, minutes=(20, 40), options=Options, build=CyberShield)

__all__ = ["ENTRY", "CyberShield", "Options"]
