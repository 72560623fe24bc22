"""What a store writes and reads, and what can be wrong with it."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyberdeck.kernel.errors import CyberdeckError

QUARANTINED: Final = "quarantined"
STOPPED: Final = "stopped"


class TableRow(NamedTuple):
    """A table, without its log. `rules` and `rules_hash`: of the game, when it was last played. `fault`: why it is in
    quarantine. `due`: when somebody must look after it, although nobody is there.
    """

    code: str
    game: str
    rules: int
    rules_hash: str
    made: float
    public: bool
    status: str  # open, playing, over, stopped, quarantined
    header: str
    fault: str | None = None
    due: float | None = None


class SeatRow(NamedTuple):
    """A person's seat. `lock` is the hash of its secret; `asked`: whether a game of days waits for them."""

    code: str
    seat: int
    lock: str
    name: str
    asked: bool = False


class Order(NamedTuple):
    """Something that an operator wants of the server that works on the database: `kind` is one of admin.KINDS."""

    id: str
    kind: str
    code: str


class StoredTable(NamedTuple):
    row: TableRow
    operations: list[str]


class Change(NamedTuple):
    """What changes in a table's row together with an operation. None: it stays as it is."""

    status: str | None = None
    rules: tuple[int, str] | None = None
    seats: tuple[SeatRow, ...] | None = None  # all of them
    due: tuple[float | None] | None = None


UNCHANGED: Final = Change()


class StoreError(CyberdeckError):
    """The database cannot be used. details: file"""

    key = "error-store"
    status = 503  # over HTTP


class NoDatabase(StoreError):
    """It is a folder, no database, or a damaged one. details: file, detail"""

    key = "error-store-unreadable"


class Damaged(StoreError):
    """A table's log lacks an operation. details: file, detail"""

    key = "error-store-gap"


class NewerDatabase(StoreError):
    """A newer program has written it. details: file, found, ours"""

    key = "error-store-newer"


class DatabaseInUse(StoreError):
    """Another server works on it. details: file"""

    key = "error-store-in-use"


class NoServer(StoreError):
    """No database server answers at the address, or it lets nobody in. details: file, detail"""

    key = "error-store-no-server"


class NoPassword(StoreError):
    """The database server refuses this user or password. details: file, user"""

    key = "error-store-password"


class NoDriver(StoreError):
    """The package was installed without what it needs for this kind of database. details: extra"""

    key = "error-store-no-driver"


class Away(StoreError):
    """The database did not answer in time: what was asked may have happened, or may yet. details: file"""

    key = "error-store-away"


class Stale(StoreError):
    """Another worker owns the table, or has written this operation: nothing was written. details: file"""

    key = "error-store-stale"
