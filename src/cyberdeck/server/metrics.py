"""Metrics for Prometheus: counts and times only, nothing about hands, seats or people. A table is named in one case:
while it is in quarantine, where it shows nothing to anybody, so that the operator finds it.

Every application has a registry of its own: several may run in one process.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from prometheus_client import CollectorRegistry, Histogram, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.types import Scope

from cyberdeck.server.addresses import parse, was_forwarded
from cyberdeck.server.limits import RateLimiter
from cyberdeck.server.store import Store
from cyberdeck.server.tables.manager import TableManager
from cyberdeck.server.thinking.thinkers import Thinker
from cyberdeck.server.workers.owners import Owners

CONTENT_TYPE: Final = "text/plain; version=0.0.4"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
ROWS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")  # others, which anybody can invent, are one
BEAT: Final = 0.25  # seconds between two looks at the event loop
NAMED: Final = 100  # tables in quarantine
FAULTS: Final = 1000  # that are counted

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics(Collector):
    """What is measured while it happens (a Watch), and what is read off when somebody asks."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = self._histogram(
            "request_seconds", "Requests, by the route that answered.", SECONDS, "method", "route", "status"
        )
        self._appends = self._histogram("append_seconds", "From the wish to write a row to its end on disk.", SECONDS)
        self._rows = self._histogram("append_rows", "Rows that went to the disk together.", ROWS)
        self._moves = self._histogram("move_seconds", "From the arrival of a person's move to its update.", SECONDS)
        self._lag = self._histogram("loop_lag_seconds", "How late the event loop came to what was due.", SECONDS)
        self._read: list[Metric] = []
        self._registry.register(self)

    def _histogram(self, name: str, help: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"cyberdeck_{name}", help, labels, registry=self._registry, buckets=buckets)

    # While it happens

    def appended(self, seconds: float) -> None:
        self._appends.observe(seconds)

    def committed(self, rows: int) -> None:
        self._rows.observe(rows)

    def moved(self, seconds: float) -> None:
        self._moves.observe(seconds)

    def requested(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"
        self._requests.labels(method, route_of(scope), str(status)).observe(seconds)

    async def watch_loop(self) -> None:
        """Until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self._lag.observe(max(0.0, loop.time() - due))

    # When somebody asks

    async def text(self, manager: TableManager, store: Store, rate_limiter: RateLimiter, thinker: Thinker) -> bytes:
        faults = [code for code, _ in await store.faults(most=FAULTS)]
        self._read = [*_of_tables(manager, faults), *_of_store(store), *_of_bots(thinker)]
        self._read += [*_of_workers(manager.owners), _gauge("sockets", "Open sockets.", rate_limiter.open)]
        return generate_latest(self._registry)

    def collect(self) -> Iterable[Metric]:
        return self._read


def may_read(request: Request, token: str) -> bool:
    """Who has the token; without one, programs on this machine that no proxy stands before."""
    if token:
        kind, _, given = request.headers.get("authorization", "").partition(" ")
        return kind.lower() == "bearer" and hmac.compare_digest(given.encode(), token.encode())
    address = parse(request.client.host) if request.client else None
    return address is not None and address.is_loopback and not was_forwarded(request.scope)


def route_of(scope: Scope) -> str:
    """The template of the route that a request was for; never what somebody asked for."""
    path: Any = getattr(scope.get("route"), "path", None)
    return path or "none"


def _of_tables(manager: TableManager, faults: list[str]) -> Iterator[Metric]:
    yield _by("tables", "Tables in memory.", "status", manager.count_by_status())
    yield _counter("tables_made", "Tables made since the start.", manager.tables_created)
    yield _counter("tables_quarantined", "Tables set aside since the start.", manager.quarantined_total)
    yield _gauge("tables_in_quarantine", "Tables in quarantine now.", len(faults))
    named = dict.fromkeys(faults[:NAMED], 1)
    yield _by("table_quarantined", f"Each table in quarantine, {NAMED} at most.", "code", named)


def _of_store(store: Store) -> Iterator[Metric]:
    yield _counter("commits", "Commits to the disk.", store.commits)
    yield _counter("writes", "Rows written.", store.rows)
    yield _counter("write_errors", "Commits that failed.", store.write_errors)
    yield _gauge("disk_fault", "1 while nothing can be written.", int(store.fault is not None))
    yield _counter("checkpoints", "Checkpoints.", store.checkpoints)
    yield _counter("checkpoint_errors", "Checkpoints that failed.", store.checkpoint_errors)
    yield _gauge("wal_bytes", "The log that waits for a checkpoint.", store.log_bytes())


def _of_bots(thinker: Thinker) -> Iterator[Metric]:
    counts = thinker.counts()
    lanes = {"people": thinker.waiting(True), "bots": thinker.waiting(False)}
    yield _by("bot_queue", "Decisions that wait for a process: somebody waits for them, or only bots do.", "for", lanes)
    yield _counter("bot_thoughts", "Decisions of bots that search.", counts.thoughts)
    yield _counter("bot_wait_seconds", "Time that they waited for their turn.", counts.waited)
    yield _counter("bot_search_seconds", "Time that they searched.", counts.seconds)
    yield _counter("bot_restarts", "Processes that died and were started anew.", counts.restarts)
    yield _counter("bot_given_up", "Decisions that were left to a rule of thumb.", counts.given_up)


def _of_workers(owners: Owners) -> Iterator[Metric]:
    """This one among others."""
    yield _counter("appends_refused", "Rows that another worker had the right to write.", owners.stale)
    yield _counter("appends_unknown", "Rows whose outcome was not heard.", owners.unknown)
    yield _counter("moved", "Clients sent to another worker.", owners.moved)
    yield _counter("fences", "Workers that this one fenced.", owners.fences)


def _gauge(name: str, help: str, value: float) -> Metric:
    return GaugeMetricFamily(f"cyberdeck_{name}", help, value)


def _counter(name: str, help: str, value: float) -> Metric:
    """Its name ends in `_total` by itself."""
    return CounterMetricFamily(f"cyberdeck_{name}", help, value)


def _by(name: str, help: str, label: str, values: Mapping[str, float]) -> Metric:
    family = GaugeMetricFamily(f"cyberdeck_{name}", help, labels=[label])
    for value, count in values.items():
        family.add_metric([value], count)
    return family
