"""The vote on an undo: one seat requests it, and every connected person has to agree.

Independent of games and sockets. The table decides what can be undone at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from cyberdeck.server.tables.table_errors import CannotUndo


class UndoVote:
    """`requested_by` is the requesting seat, if a vote is open. `expired` is called when `timeout` seconds have passed
    without a result.
    """

    def __init__(self, timeout: float, expired: Callable[[], None]) -> None:
        self.timeout = timeout
        self.requested_by: int | None = None
        self._expired = expired
        self._agreed: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_open(self) -> bool:
        return self.requested_by is not None

    def request(self, seat: int) -> None:
        """Opens a vote; it replaces an open one."""
        self.close()
        self.requested_by, self._agreed = seat, {seat}
        self._timer = asyncio.get_running_loop().call_later(self.timeout, self._expire)

    def vote(self, seat: int, agree: bool) -> None:
        """One no ends the vote. Raises CannotUndo if none is open."""
        if self.requested_by is None:
            raise CannotUndo(reason="nobody")
        if agree:
            self._agreed.add(seat)
        else:
            self.close()

    def take_consent(self, voters: Collection[int]) -> int | None:
        """Once all voters have agreed: ends the vote and returns the requesting seat."""
        if not self._agreed.issuperset(voters):
            return None
        requester = self.requested_by
        self.close()
        return requester

    def keep_only_for(self, seat: int) -> None:
        """Ends the vote unless it is for this seat, which made the last action."""
        if self.requested_by != seat:
            self.close()

    def close(self) -> None:
        self.requested_by = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _expire(self) -> None:
        self.close()
        self._expired()
