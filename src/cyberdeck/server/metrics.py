"""Metrics for Prometheus: counts only, nothing about hands or seats."""

from __future__ import annotations

from cyberdeck.server.limits import RateLimiter
from cyberdeck.server.store import Store
from cyberdeck.server.tables.manager import TableManager


def text(manager: TableManager, store: Store, rate_limiter: RateLimiter) -> str:
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
    )
