"""The tutorial: a table with a fixed deal, in which each rule comes up early.

Its texts are `lesson-<rule>` in locale/<language>/lesson.ftl; each is shown when its rule first matters.
"""

from __future__ import annotations

from typing import Any, Final

SEATS: Final = (None, "greedy", "greedy")  # the learner, and two heuristic bots
OPTIONS: Final[dict[str, Any]] = {"round_limit": 2}
SEED: Final = (41).to_bytes(32, "big")
