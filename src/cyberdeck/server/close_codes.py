"""The codes that a table's socket is closed with, one list for the server, the page and docs/protocol.md.

Codes below 4000 are those of WebSocket itself, sent by the web server.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class CloseCode(NamedTuple):
    number: int
    comes_back: bool  # whether the page opens a new socket


RECONNECT: Final = CloseCode(4000, True)  # the table was reloaded
LEFT: Final = CloseCode(4001, False)  # the seat was given up
SILENT: Final = CloseCode(4002, True)  # no hello came
REFUSED: Final = CloseCode(4003, False)  # no such table, not that seat, not a hello
MOVED: Final = CloseCode(4005, True)  # the table belongs to another worker, which the reason names: ?at= its name
TOO_SLOW: Final = CloseCode(4008, True)  # too much was waiting for the client
QUIET: Final = CloseCode(4009, True)  # it said hey and then nothing more
NO_TEXT: Final = CloseCode(1007, True)  # a text frame that is no UTF-8
TOO_LONG: Final = CloseCode(1009, True)  # a frame above the limit
NO_PONG: Final = CloseCode(1011, True)  # no reply to a ping
STOPPING: Final = CloseCode(1012, True)  # the server stops

ALL: Final = (RECONNECT, LEFT, SILENT, REFUSED, MOVED, TOO_SLOW, QUIET, NO_TEXT, TOO_LONG, NO_PONG, STOPPING)
