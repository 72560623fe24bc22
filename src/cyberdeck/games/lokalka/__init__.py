"""Lokalka: hidden roles in a local network, four to eight players. Rules: RULES.md."""

from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.options import LEAST, MOST, Options
from cyberdeck.kernel.registry import GameSpec

SPEC = GameSpec(id="lokalka", min_players=LEAST, max_players=MOST, minutes=(25, 25), options=Options, build=Lokalka)

__all__ = ["SPEC", "Lokalka", "Options"]
