"""Black Hat: trick-taking and a race through a network, two to six players. The lowest trace wins. Rules: RULES.md."""

from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.options import LEAST, MOST, Options
from cyberdeck.kernel.registry import Entry

ENTRY = Entry(id="blackhat", least=LEAST, most=MOST, minutes=(30, 45), options=Options, build=BlackHat)

__all__ = ["ENTRY", "BlackHat", "Options"]
