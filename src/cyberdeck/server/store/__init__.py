"""What is on disk: tables, each with the log of its operations.

    schema.py     the tables of the database, and how an earlier database becomes the present one
    rows.py       what is written and read, and the errors
    sqlite.py     the embedded database: one writer thread, group commit

Contract: `create` and `append` return once everything is durable. If one raises, nothing of it is on disk: the caller
drops its table from memory and reads it again.
"""

from cyberdeck.server.store.rows import Change, Order, SeatRow, StoredTable, TableRow
from cyberdeck.server.store.sqlite import Store

__all__ = ["Change", "Order", "SeatRow", "Store", "StoredTable", "TableRow"]
