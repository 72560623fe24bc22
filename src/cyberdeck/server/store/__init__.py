"""What is on disk: tables, each with the log of its operations.

contract.py   what every store does
schema.py     the tables of the database, and how an earlier database becomes the present one
rows.py       what is written and read, and the errors
sqlite.py     the embedded database: one writer thread, group commit
postgres.py   the database server that several workers share, with link.py, ledger.py and statements.py
opening.py    which of the two an address means
"""

from cyberdeck.server.store.contract import Store
from cyberdeck.server.store.opening import is_address, open_store
from cyberdeck.server.store.rows import Change, Order, SeatRow, StoredTable, TableRow
from cyberdeck.server.store.sqlite import SqliteStore

__all__ = ["Change", "Order", "SeatRow", "SqliteStore", "Store", "StoredTable", "TableRow", "is_address", "open_store"]
