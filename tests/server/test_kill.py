"""The server is killed in the middle of games. `python -m tests.server.kill` does it as often as one likes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kill import Acknowledged, lost, run


@pytest.mark.slow
def test_no_acknowledged_action_is_lost(tmp_path: Path) -> None:
    assert run(5, 1, tmp_path) == []


def test_a_lost_action_would_be_found() -> None:
    given = [Acknowledged("A", 0, "x", 1)]
    done = {"t": "answered", "seat": 0, "id": "x", "action": 1}
    assert lost(given, {"A": [done]}) == []
    assert lost(given, {"A": []})
    assert lost(given, {"A": [done, done]})
    assert lost(given, {"A": [{**done, "action": 2}]})
