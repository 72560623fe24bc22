"""Workers die, sleep and lose the database in the middle of games. `python -m tests.server.failover` does it with
hundreds of tables.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.database import Postgres
from tests.server.failover import WITHIN, Acknowledged, Campaign, verdict


@pytest.mark.slow
@pytest.mark.parametrize(
    ("parent", "faults"), [(True, ["kill"]), (False, ["cut", "stop"])], ids=["one port", "a port each"]
)
def test_no_acknowledged_action_is_lost(
    tmp_path: Path, postgres_server: Postgres, parent: bool, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not postgres_server.own:
        pytest.skip("cuts the line to a server of its own")
    monkeypatch.setattr(Campaign, "stopped", 8.0)
    campaign = Campaign(postgres_server, tmp_path, tables=8, pace=0.1, parent=parent)
    try:
        asyncio.run(campaign.run(faults, print))
    finally:
        postgres_server.drop(campaign.url)
    assert campaign.error == []
    assert [trial.fault for trial in campaign.trials] == faults
    assert all(0 < trial.recovered < WITHIN for trial in campaign.trials)
    assert sum(trial.actions for trial in campaign.trials) > 30


def test_what_is_wrong_would_be_found() -> None:
    class Told:
        def __init__(self, *rows: tuple[int, int, str]) -> None:
            self.rows = [{"code": "A", "n": n, "epoch": epoch, "done": done} for n, epoch, done in rows]

        def ask(self, sql: str, url: str) -> list[dict[str, object]]:
            return self.rows

    def wrong(*rows: tuple[int, int, str]) -> list[str]:
        return verdict(Told(*rows), "", [Acknowledged("A", 0, "x", 1)])  # type: ignore[arg-type]

    said, done = '{"t":"said"}', '{"t":"answered","seat":0,"id":"x","action":1}'
    assert wrong((0, 1, said), (1, 1, done)) == []
    assert wrong((0, 1, said)), "lost"
    assert wrong((0, 1, done), (1, 1, done)), "doubled"
    assert wrong((0, 1, said), (2, 1, done)), "a gap"
    assert wrong((0, 2, said), (1, 1, done)), "an old owner has written"
