"""The first game: a table that is dealt the same every time, so that each rule turns up early.

The learner is the Administrator, whose role is open: it can be explained. They build the network, reaches every player,
and has to find out which of the four others is on their side. Its texts are `lesson-<rule>` in
locale/<language>/lesson.ftl; each is shown when its rule first matters.
"""

from __future__ import annotations

from typing import Any, Final

SEATS: Final = (None, "greedy", "greedy", "greedy", "greedy")  # the learner, and four who play by heuristics
OPTIONS: Final[dict[str, Any]] = {"round_limit": 12}
SEED: Final = (3841).to_bytes(32, "big")
