"""The server is killed in the middle of games. `python -m tests.server.kill` does it as often as one likes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kill import Acknowledged, Room, lost, run


@pytest.mark.slow
def test_no_acknowledged_answer_is_lost(tmp_path: Path) -> None:
    assert run(5, 1, tmp_path) == []


def test_a_lost_answer_would_be_found() -> None:
    room = Room.__new__(Room)
    room.acknowledged = [Acknowledged("A", 0, "x", 1)]
    done = {"t": "answered", "seat": 0, "id": "x", "action": 1}
    assert lost([room], {"A": [done]}) == []
    assert lost([room], {"A": []})
    assert lost([room], {"A": [done, done]})
    assert lost([room], {"A": [{**done, "action": 2}]})
