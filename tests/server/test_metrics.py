"""What an operator reads of a server: times and counts, by routes and never by addresses, each server its own."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from cyberdeck.server import metrics
from cyberdeck.server.metrics import FAULTS, NAMED, Metrics
from tests.server.house import House, to_act, until

NEEDED = (  # what alarms in docs/hosting.md and dashboards are made of
    *("request_seconds_count", "append_seconds_count", "append_rows_sum", "move_seconds_bucket"),
    *("loop_lag_seconds_count", "bot_queue", "bot_wait_seconds_total", "bot_search_seconds_total"),
    *("bot_restarts_total", "bot_thoughts_total", "bot_given_up_total", "write_errors_total", "disk_fault"),
    *("wal_bytes", "checkpoints_total", "checkpoint_errors_total", "commits_total", "writes_total", "tables"),
    *("sockets", "tables_made_total", "tables_quarantined_total", "tables_in_quarantine"),
)


def read(house: House) -> dict[tuple[str, tuple[str, ...]], float]:
    """By name, without its prefix, and by the values of its labels."""
    text = house.ask("GET", "/metrics").text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    assert all(sample.name.startswith("cyberdeck_") for sample in samples)
    return {(one.name.removeprefix("cyberdeck_"), tuple(one.labels.values())): one.value for one in samples}


def test_everything_that_an_operator_needs_is_there(open_house: Any) -> None:
    house: House = open_house()
    until(lambda: read(house)["loop_lag_seconds_count", ()], "a look at the event loop")
    assert [name for name in NEEDED if name not in {name for name, _ in read(house)}] == []
    assert "_created" not in house.ask("GET", "/metrics").text


def test_what_the_document_makes_alarms_of_is_there(open_house: Any) -> None:
    house: House = open_house()
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\bcyberdeck_\w+", text))
    assert len(named) >= 10
    house.ask("GET", "/health")
    shown = house.ask("GET", "/metrics").text
    assert [name for name in sorted(named) if not re.search(rf"\b{name}\b", shown)] == []


def test_a_move_is_timed_and_so_is_its_way_to_the_disk(open_house: Any) -> None:
    house: House = open_house()
    table = house.table(2)
    table.start()
    before = read(house)
    began = time.monotonic()
    with table.client(0) as a, table.client(1) as b:
        for _ in range(3):
            to_act((a, b)).act()
        spent = time.monotonic() - began
        after = read(house)
        moves = after["move_seconds_count", ()] - before["move_seconds_count", ()]
        assert moves == len([action for action in table.actions() if not action.get("automatic")])
        assert 0 < after["move_seconds_sum", ()] - before["move_seconds_sum", ()] < spent
        assert after["append_seconds_count", ()] - before["append_seconds_count", ()] >= moves
        assert after["append_rows_sum", ()] == after["writes_total", ()]
        assert after["append_rows_count", ()] <= after["commits_total", ()]


def test_requests_are_counted_by_route(open_house: Any) -> None:
    """Whatever anybody asks for: the number of series is bounded by the number of routes."""
    house: House = open_house()
    table = house.table(2)
    for path in (table.path, "/api/tables/ABC234", "/nowhere/here", "/t/SECRET", "/assets/none.js"):
        house.ask("GET", path)
    house.ask("PURGE", "/api/tables")
    counts = {labels: count for (name, labels), count in read(house).items() if name == "request_seconds_count"}
    assert counts["GET", "/api/tables/{code}", "200"] == 1
    assert counts["GET", "/api/tables/{code}", "404"] == 1
    assert counts["GET", "none", "404"] == 1
    assert counts["GET", "/assets", "404"] == 1
    assert [labels[0] for labels in counts if labels[1] == "/api/tables" and labels[0] != "POST"] == ["other"]
    shown = house.ask("GET", "/metrics").text
    for asked in (table.code, "ABC234", "nowhere", "SECRET", "none.js", "PURGE"):
        assert asked not in shown


def test_each_server_counts_for_itself(open_house: Any) -> None:
    first: House = open_house()
    second: House = open_house(name="other.sqlite")
    first.table(2)
    assert (read(first)["tables_made_total", ()], read(second)["tables_made_total", ()]) == (1, 0)


def test_of_tables_in_quarantine_so_many_are_named(open_house: Any, monkeypatch: Any) -> None:
    house: House = open_house()
    codes = [f"CODE{n}" for n in range(NAMED + 5)]

    async def faults(most: int) -> list[tuple[str, str]]:
        assert most == FAULTS
        return [(code, "why") for code in codes]

    monkeypatch.setattr(house.store, "faults", faults)
    found = read(house)
    assert found["tables_in_quarantine", ()] == len(codes)
    assert [labels[0] for name, labels in found if name == "table_quarantined"] == codes[:NAMED]
    assert re.search(r"\bwhy\b", house.ask("GET", "/metrics").text) is None, "the fault itself is in the log"


def test_a_busy_event_loop_is_seen(monkeypatch: Any) -> None:
    monkeypatch.setattr(metrics, "BEAT", 0.01)
    found = Metrics()

    async def busy() -> None:
        task = asyncio.create_task(found.watch_loop())
        await asyncio.sleep(0.005)
        time.sleep(0.2)
        await asyncio.sleep(0.02)
        task.cancel()

    asyncio.run(busy())
    (lag,) = [family for family in found._registry.collect() if family.name == "cyberdeck_loop_lag_seconds"]
    assert next(sample.value for sample in lag.samples if sample.name.endswith("_sum")) > 0.15
