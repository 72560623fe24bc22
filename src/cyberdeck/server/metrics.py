"""Metrics for Prometheus: counts only, nothing about hands or seats, and no code of a table."""

from __future__ import annotations

import hmac

from starlette.requests import Request

from cyberdeck.server.addresses import parse, was_forwarded
from cyberdeck.server.limits import RateLimiter
from cyberdeck.server.store import Store
from cyberdeck.server.tables.manager import TableManager
from cyberdeck.server.thinking.thinkers import Thinker
from cyberdeck.server.workers.owners import Owners


def may_read(request: Request, token: str) -> bool:
    """Who has the token; without one, programs on this machine that no proxy stands before."""
    if token:
        kind, _, given = request.headers.get("authorization", "").partition(" ")
        return kind.lower() == "bearer" and hmac.compare_digest(given.encode(), token.encode())
    address = parse(request.client.host) if request.client else None
    return address is not None and address.is_loopback and not was_forwarded(request.scope)


async def text(manager: TableManager, store: Store, rate_limiter: RateLimiter) -> str:
    faults = len(await store.faults(most=1000))
    status = "\n".join(f'cyberdeck_tables{{status="{status}"}} {n}' for status, n in manager.count_by_status().items())
    return (
        "# HELP cyberdeck_tables Tables in memory.\n# TYPE cyberdeck_tables gauge\n"
        f"{status}\n"
        "# HELP cyberdeck_sockets Open sockets.\n# TYPE cyberdeck_sockets gauge\n"
        f"cyberdeck_sockets {rate_limiter.open}\n"
        "# HELP cyberdeck_tables_made_total Tables made since the start.\n# TYPE cyberdeck_tables_made_total counter\n"
        f"cyberdeck_tables_made_total {manager.tables_created}\n"
        "# HELP cyberdeck_commits_total Commits to the disk.\n# TYPE cyberdeck_commits_total counter\n"
        f"cyberdeck_commits_total {store.commits}\n"
        "# HELP cyberdeck_writes_total Rows written.\n# TYPE cyberdeck_writes_total counter\n"
        f"cyberdeck_writes_total {store.rows}\n"
        "# HELP cyberdeck_write_errors_total Commits that failed.\n# TYPE cyberdeck_write_errors_total counter\n"
        f"cyberdeck_write_errors_total {store.write_errors}\n"
        "# HELP cyberdeck_checkpoints_total Checkpoints.\n# TYPE cyberdeck_checkpoints_total counter\n"
        f"cyberdeck_checkpoints_total {store.checkpoints}\n"
        "# HELP cyberdeck_checkpoint_errors_total Checkpoints that failed.\n"
        "# TYPE cyberdeck_checkpoint_errors_total counter\n"
        f"cyberdeck_checkpoint_errors_total {store.checkpoint_errors}\n"
        "# HELP cyberdeck_wal_bytes The log that waits for a checkpoint.\n# TYPE cyberdeck_wal_bytes gauge\n"
        f"cyberdeck_wal_bytes {store.log_bytes()}\n"
        "# HELP cyberdeck_tables_quarantined_total Tables set aside since the start.\n"
        "# TYPE cyberdeck_tables_quarantined_total counter\n"
        f"cyberdeck_tables_quarantined_total {manager.quarantined_total}\n"
        "# HELP cyberdeck_tables_in_quarantine Tables in quarantine now.\n"
        "# TYPE cyberdeck_tables_in_quarantine gauge\n"
        f"cyberdeck_tables_in_quarantine {faults}\n"
    )


def workers(owners: Owners) -> str:
    """One worker among others."""
    totals = {
        "appends_refused_total": ("Rows that another worker had the right to write", owners.stale),
        "appends_unknown_total": ("Rows whose outcome was not heard", owners.unknown),
        "moved_total": ("Clients sent to another worker", owners.moved),
        "fences_total": ("Workers that this one fenced", owners.fences),
    }
    return "".join(
        f"# HELP cyberdeck_{name} {help}.\n# TYPE cyberdeck_{name} counter\ncyberdeck_{name} {count}\n"
        for name, (help, count) in totals.items()
    )


def bots(thinker: Thinker) -> str:
    """Bots that search."""
    counts = thinker.counts()
    lanes = (("people", True), ("bots", False))
    waiting = "\n".join(f'cyberdeck_bot_queue{{for="{name}"}} {thinker.waiting(lane)}' for name, lane in lanes)
    totals = {
        "bot_thoughts_total": ("Decisions of bots that search", counts.thoughts),
        "bot_wait_seconds_total": ("Time that they waited for their turn", round(counts.waited, 3)),
        "bot_search_seconds_total": ("Time that they searched", round(counts.seconds, 3)),
        "bot_restarts_total": ("Processes that died and were started anew", counts.restarts),
        "bot_given_up_total": ("Decisions that were left to a rule of thumb", counts.given_up),
    }
    return (
        f"# HELP cyberdeck_bot_queue Decisions that wait for a process.\n# TYPE cyberdeck_bot_queue gauge\n{waiting}\n"
        + "".join(
            f"# HELP cyberdeck_{name} {help}.\n# TYPE cyberdeck_{name} counter\ncyberdeck_{name} {count}\n"
            for name, (help, count) in totals.items()
        )
    )
