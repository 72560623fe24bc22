"""The server's log: one JSON object a line on the standard error stream.

It holds neither secrets nor codes of tables: a code lets anybody in. One in quarantine lets nobody in, and is named.
`request` is the id of the request or socket that a line came of, or that began what it came of.
"""

from __future__ import annotations

import contextlib
import logging
import re
import sys
import time
from collections.abc import Iterator
from contextvars import ContextVar
from typing import Final

import msgspec

_LOG: Final = logging.getLogger("cyberdeck.server")
_REQUEST: Final[ContextVar[str]] = ContextVar("request")
_CODE: Final = re.compile(r"/(tables|replay|t|ws)/[^/]+")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = getattr(record, "facts", {})
        line = {"at": stamp(record.created), "level": record.levelname.lower(), "event": record.getMessage()}
        request = _REQUEST.get(None)
        line |= ({} if request is None else {"request": request}) | facts
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def stamp(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{int(seconds % 1 * 1000):03}Z"


def log_event(event: str, **facts: object) -> None:
    _LOG.info(event, extra={"facts": facts})


@contextlib.contextmanager
def of_request(id: str) -> Iterator[None]:
    """Names the request in every line that is written meanwhile."""
    before = _REQUEST.set(id)
    try:
        yield
    finally:
        _REQUEST.reset(before)


def without_code(path: str) -> str:
    """An address without the table's code."""
    return _CODE.sub(r"/\1/{code}", path)


def configure(level: str) -> None:
    """Sends the web server's log the same way, warnings and errors only: its other lines hold full addresses."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines())
    for name, lowest in (
        ("cyberdeck.server", logging.DEBUG),
        ("cyberdeck.spec", logging.WARNING),
        ("uvicorn", logging.WARNING),
    ):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [out], False
        logger.setLevel(max(lowest, logging.getLevelNamesMapping()[level.upper()]))
