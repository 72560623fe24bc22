"""What a server does once a day: it forgets old chat."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from cyberdeck.server import logs
from cyberdeck.server.settings import ServerSettings
from cyberdeck.server.store import Store
from cyberdeck.server.store.rows import StoreError
from cyberdeck.server.tables.manager import TableManager

DAY: Final = 86_400.0
FIRST: Final = 60.0  # seconds after the start: not while everybody comes back

_log = logging.getLogger(__name__)


async def daily(manager: TableManager, store: Store, settings: ServerSettings) -> None:
    wait = FIRST
    while settings.chat_days:
        await asyncio.sleep(wait)
        wait = DAY
        try:
            lines = await forget_chat(manager, store, time.time() - DAY * settings.chat_days)
            logs.log_event("chat-forgotten", lines=lines)
        except StoreError as away:
            wait = FIRST
            _log.warning("chat-not-forgotten", extra={"facts": {"why": str(away)}})
        except Exception:  # the next day it is tried again
            _log.exception("chat-not-forgotten")


async def forget_chat(manager: TableManager, store: Store, before: float) -> int:
    """What was said before that time, in memory and on disk. Returns the number of lines on disk."""
    manager.forget_chat(before)
    return await store.forget_chat(before)
