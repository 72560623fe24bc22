"""Work of a table that nobody waits for. Its faults are logged and end nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from cyberdeck.server.tables.table_errors import TableError

_log = logging.getLogger(__name__)


class Background:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except TableError as refused:  # it could not be saved, or no longer fits
            _log.info("not-done", extra={"facts": {"error": str(refused)}})
        except Exception:
            _log.exception("background-work-failed")
