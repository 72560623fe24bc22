"""Lokalka: hidden roles in a local network, four to eight players. Rules: RULES.md."""

from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.options import Options
from cyberdeck.games.lokalka.spec import SPEC

__all__ = ["SPEC", "Lokalka", "Options"]
