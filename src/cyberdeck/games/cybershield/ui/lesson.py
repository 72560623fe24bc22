"""The tutorial: a table with a fixed deal, in which each rule comes up early.

The learner begins, with a Provider, a Router, a computer and a defence in the first hand. They are attacked when they
can react, and soon have something to re-arrange. Its texts are `lesson-<rule>` in locale/<language>/lesson.ftl; each is
shown when its rule first matters.
"""

from __future__ import annotations

from typing import Any, Final

SEATS: Final = (None, "greedy")  # the learner, and a heuristic bot
OPTIONS: Final[dict[str, Any]] = {"starter": "first", "turn_limit": 10}
SEED: Final = (9401).to_bytes(32, "big")
