"""What happens to a game while nobody is there: it waits, for ever or for days, or bots play on, as its table says.

A game with a clock of days goes on by itself, whoever is there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from cyberdeck.server.tables.background import Background
from cyberdeck.server.tables.clock import TableClock
from cyberdeck.server.tables.presence import Presence
from cyberdeck.server.tables.table import Table

DAY: Final = 86_400
UNKNOWN: Final = -1.0  # it could not be written


class AbsenceWatch:
    """`due` is what is on disk: when somebody must look after the table although nobody is there. `write_due` writes
    another; `wake` makes bots go on.
    """

    def __init__(
        self,
        table: Table,
        presence: Presence,
        clock: TableClock,
        due: float | None,
        write_due: Callable[[float | None], Coroutine[Any, Any, None]],
        wake: Callable[[], None],
        background: Background,
    ) -> None:
        self.table = table
        self.presence = presence
        self.clock = clock
        self.due = due
        self._write_due = write_due
        self._wake = wake
        self._background = background
        self._abandoned = False  # everybody has been away for longer than the game waits

    @property
    def by_days(self) -> bool:
        return self.table.header.clock.kind == "days"

    @property
    def waits(self) -> bool:
        """Whether the game waits for people to come back."""
        if self.table.status != "playing" or self.by_days or self._abandoned:
            return False
        return self.table.header.absence.kind != "play" and self.presence.is_deserted

    def settle(self) -> None:
        """Whenever somebody has come or gone: time stands still while the game waits."""
        if not self.presence.is_deserted:
            self._abandoned = False
        if self.waits:
            self.clock.pause()
        elif self.clock.paused:
            self.clock.resume()
            self._wake()
        if self.table.status == "playing" and not self.by_days:
            self._set_due(self._bots_play_on())

    def look_after(self) -> None:
        """The table is due: bots play on for those who have not come back, or the time of a move is up."""
        if self.table.status != "playing":
            self._set_due(None)
            return
        if self.presence.is_deserted:
            self._abandoned = True
            self.settle()
        self._wake()

    def due_after_move(self) -> tuple[float | None] | None:
        """What is due after a move of a game of days; None: nothing changes."""
        if not self.by_days:
            return None
        self.due = time.time() + self.table.header.clock.seconds
        return (self.due,)

    def _bots_play_on(self) -> float | None:
        """When, if nobody comes back before."""
        absence = self.table.header.absence
        if absence.kind == "wait" or not self.presence.is_deserted:
            return None
        if self.due is not None and self.due != UNKNOWN:
            return self.due
        return time.time() + (DAY * absence.days if absence.kind == "days" else 0)

    def _set_due(self, due: float | None) -> None:
        if due != self.due:
            self.due = due
            self._background.run(self._written(due))

    async def _written(self, due: float | None) -> None:
        try:
            await self._write_due(due)
        except Exception:
            self.due = UNKNOWN  # it is written when somebody comes or goes again
            raise
