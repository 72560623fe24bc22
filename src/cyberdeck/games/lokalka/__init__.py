"""Lokalka: hidden roles in a local network, four to eight players. Rules: RULES.md."""

from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.options import LEAST, MOST, Options
from cyberdeck.kernel.registry import Entry

ENTRY = Entry(id="lokalka", least=LEAST, most=MOST, minutes=(25, 25), options=Options, build=Lokalka)

__all__ = ["ENTRY", "Lokalka", "Options"]
