"""Whose turn it is: those for whom people wait before tables of bots alone; then addresses take turns, and of each
address its tables. Knows nothing of bots.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

Entry = TypeVar("Entry")
Row = OrderedDict[object, "deque[Entry]"]  # by table


class FairQueue(Generic[Entry]):
    def __init__(self) -> None:
        self._lanes: dict[bool, OrderedDict[str, Row[Entry]]] = {True: OrderedDict(), False: OrderedDict()}

    def push(self, entry: Entry, people: bool, address: str, table: object) -> None:
        """`people`: somebody waits for it."""
        tables = self._lanes[people].setdefault(address, OrderedDict())
        tables.setdefault(table, deque()).append(entry)

    def pop(self, people: bool) -> Entry | None:
        """The next entry of one of the two lanes. Its address, and its table there, go to the ends of their rows."""
        lane = self._lanes[people]
        if not lane:
            return None
        address, tables = lane.popitem(last=False)
        table, entries = tables.popitem(last=False)
        entry = entries.popleft()
        if entries:
            tables[table] = entries
        if tables:
            lane[address] = tables
        return entry

    def waiting(self, people: bool) -> int:
        return sum(len(entries) for tables in self._lanes[people].values() for entries in tables.values())
