"""Two thousand hostile frames change nothing. `python -m tests.server.hostile` sends as many as one likes."""

from __future__ import annotations

import random

from tests.server.hostile import MAKERS, run
from tests.server.house import House


def test_hostile_frames_change_nothing(still: House) -> None:
    assert run(still, 2000, seed=1) == []


def test_the_frames_are_the_same_every_time() -> None:
    first, second = ([make(random.Random(5)) for make in MAKERS] for _ in range(2))
    assert first == second
