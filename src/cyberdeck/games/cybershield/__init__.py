"""Cyber Shield: two networks race to ten points, two players. Rules: RULES.md."""

from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.options import Options
from cyberdeck.games.cybershield.spec import SPEC

__all__ = ["SPEC", "CyberShield", "Options"]
