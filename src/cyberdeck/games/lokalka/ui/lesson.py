"""The tutorial: a table with a fixed deal, in which each rule comes up early.

The learner is the Administrator, whose role is open, so it can be explained. They build the network, reach every
player, and have to find out which of the four others is on their side. Its texts are `lesson-<rule>` in
locale/<language>/lesson.ftl; each is shown when its rule first matters.
"""

from __future__ import annotations

from typing import Any, Final

SEATS: Final = (None, "greedy", "greedy", "greedy", "greedy")  # the learner, and four heuristic bots
OPTIONS: Final[dict[str, Any]] = {"round_limit": 12}
SEED: Final = (3841).to_bytes(32, "big")
