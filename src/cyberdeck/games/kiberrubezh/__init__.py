"""Kiberrubezh: exhaust the other side's deck, two players. Rules: RULES.md."""

from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.options import Options
from cyberdeck.games.kiberrubezh.spec import SPEC

__all__ = ["SPEC", "Kiberrubezh", "Options"]
