"""Black Hat: trick-taking and a race through a network, two to six players. The lowest trace wins. Rules: RULES.md."""

from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.options import LEAST, MOST, Options
from cyberdeck.kernel.registry import GameSpec

SPEC = GameSpec(id="blackhat", min_players=LEAST, max_players=MOST, minutes=(30, 45), options=Options, build=BlackHat)

__all__ = ["SPEC", "BlackHat", "Options"]
