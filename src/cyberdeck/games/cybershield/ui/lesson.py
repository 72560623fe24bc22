"""The first game: a table that is dealt the same every time, so that each rule turns up early.

The learner begins, with a Provider, a Router, a computer and a defence in the first hand. They are attacked when they
can answer, and has something to re-arrange soon. Its texts are `lesson-<rule>` in locale/<language>/lesson.ftl; each is
shown when its rule first matters.
"""

from __future__ import annotations

from typing import Any, Final

SEATS: Final = (None, "greedy")  # the learner, and one who plays by heuristics
OPTIONS: Final[dict[str, Any]] = {"starter": "first", "turn_limit": 10}
SEED: Final = (9401).to_bytes(32, "big")
