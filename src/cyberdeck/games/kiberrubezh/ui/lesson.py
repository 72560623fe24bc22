"""The tutorial: a table with a fixed deal, in which each rule comes up early.

The learner has the blue starter deck and begins, with assets, a measure and means of attack in the first hand. They are
attacked when they have something to block with. Its texts are `lesson-<rule>` in locale/<language>/lesson.ftl; each is
shown when its rule first matters.
"""

from __future__ import annotations

from typing import Any, Final

SEATS: Final = (None, "greedy")  # the learner, and a heuristic bot
OPTIONS: Final[dict[str, Any]] = {"turn_limit": 10}
SEED: Final = (1360).to_bytes(32, "big")
