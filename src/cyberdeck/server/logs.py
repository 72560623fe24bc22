"""The server's log: one JSON object a line on the standard error stream.

It holds neither secrets nor codes of tables: a code lets anybody in.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from typing import Final

import msgspec

_LOG: Final = logging.getLogger("cyberdeck.server")
_CODE: Final = re.compile(r"/(tables|replay|t|ws)/[^/]+")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = getattr(record, "facts", {})
        line = {"at": stamp(record.created), "level": record.levelname.lower(), "event": record.getMessage(), **facts}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def stamp(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{int(seconds % 1 * 1000):03}Z"


def log_event(event: str, **facts: object) -> None:
    _LOG.info(event, extra={"facts": facts})


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
