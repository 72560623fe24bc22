"""The vote on an undo: one seat requests it, and every connected person has to agree.

Independent of games and sockets. The table decides what can be undone at all. An action is voted on once: nobody holds
a table by asking again and again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from cyberdeck.server.tables.table_errors import CannotUndo


class UndoVote:
    """`requested_by` is the requesting seat, if a vote is open. `changed` is called when `timeout` seconds have passed
    without a result, and when bots have waited `hold` seconds for one.
    """

    def __init__(self, timeout: float, hold: float, changed: Callable[[], None]) -> None:
        self.timeout = timeout
        self.hold = hold
        self.requested_by: int | None = None
        self.holds_bots = False
        self._changed = changed
        self._agreed: set[int] = set()
        self._action = 0
        self._declined: int | None = None  # the last action that was voted on in vain
        self._timers: list[asyncio.TimerHandle] = []

    @property
    def is_open(self) -> bool:
        return self.requested_by is not None

    def request(self, seat: int, action: int) -> None:
        """Opens a vote on the action with this number. Raises CannotUndo if one is open, or there was one."""
        if self.requested_by == seat and self._action == action:
            raise CannotUndo(reason="asked")
        if self._declined == action:
            raise CannotUndo(reason="refused")
        self.close()
        self.requested_by, self._action, self._agreed, self.holds_bots = seat, action, {seat}, True
        later = asyncio.get_running_loop().call_later
        self._timers = [later(self.timeout, self._expire), later(self.hold, self._let_go)]

    def vote(self, seat: int, agree: bool) -> None:
        """One no ends the vote. Raises CannotUndo if none is open."""
        if self.requested_by is None:
            raise CannotUndo(reason="nobody")
        if agree:
            self._agreed.add(seat)
        else:
            self._decline()

    def take_consent(self, voters: Collection[int]) -> int | None:
        """Once all voters have agreed: ends the vote and returns the requesting seat."""
        if not self._agreed.issuperset(voters):
            return None
        requester = self.requested_by
        self.close()
        self._declined = None
        return requester

    def keep_only_for(self, seat: int) -> None:
        """Ends the vote unless it is for this seat, which made the last action."""
        if self.requested_by != seat:
            self.close()

    def close(self) -> None:
        self.requested_by = None
        self.holds_bots = False
        for timer in self._timers:
            timer.cancel()
        self._timers = []

    def _decline(self) -> None:
        self._declined = self._action
        self.close()

    def _let_go(self) -> None:
        self.holds_bots = False
        self._changed()

    def _expire(self) -> None:
        self._decline()
        self._changed()
