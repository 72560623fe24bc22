"""Black Hat: trick-taking and a race through a network, two to six players. The lowest trace wins. Rules: RULES.md."""

from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.options import Options
from cyberdeck.games.blackhat.spec import SPEC

__all__ = ["SPEC", "BlackHat", "Options"]
