"""The time of each seat: the clocks of a table, and the grace for people who are away.

Nothing here depends on hidden state: only on who is to act, who is connected, and the time.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from cyberdeck.server.protocol import Clock, ClockTimes

SEARCH_OVERHEAD: Final = 1.1  # a search takes a little longer than its budget
_OS = secrets.SystemRandom()


class Pace(Struct, frozen=True):
    """Seconds. Bots, stand-ins and forced passes wait a time drawn from the same range, whatever they hold. For bots
    that search, the range begins when their thinking time is over, whenever the search ends.
    """

    min_delay: float = 0.5
    max_delay: float = 1.1
    grace: float = 45.0  # until a bot plays for an absent seat that is to act
    undo_timeout: float = 20.0  # until a vote on an undo ends without a result
    undo_hold: float = 5.0  # until bots wait for it no longer
    seat_hold: float = 120.0  # until a seat is free again whose person never came
    sweep: float = 5.0  # between two looks for tables that are due

    def delay(self, budget: float = 0.0) -> float:
        """`budget`: the longest thinking time of the player."""
        later = max(0.0, budget * SEARCH_OVERHEAD - self.min_delay)
        return later + _OS.uniform(self.min_delay, self.max_delay)


class TableClock:
    """`acting_since` maps a seat to the start of its decision, `away_since` to when its person left. Time stands still
    while the clock is paused.
    """

    def __init__(self, clock: Clock, seats: int, pace: Pace, now: Callable[[], float]) -> None:
        self.clock = clock
        self.seats = seats
        self.pace = pace
        self._real = now
        self._paused_at: float | None = None
        self._lost = 0.0  # seconds of all pauses
        self.acting_since: dict[int, float] = {}
        self.away_since: dict[int, float] = {}
        self._decision_index = -1

    @property
    def paused(self) -> bool:
        return self._paused_at is not None

    def now(self) -> float:
        return (self._real() if self._paused_at is None else self._paused_at) - self._lost

    def pause(self) -> None:
        if self._paused_at is None:
            self._paused_at = self._real()

    def resume(self) -> None:
        if self._paused_at is not None:
            self._lost += self._real() - self._paused_at
            self._paused_at = None

    def restore(self, left: float) -> None:
        """After a restart: the seats that are to act have so many seconds left."""
        since = self.now() - max(0.0, self.clock.seconds - left)
        self.acting_since = dict.fromkeys(self.acting_since, since)

    def start(self, decision_index: int, players_to_act: Iterable[int]) -> None:
        """A seat whose decision was open before keeps its used time."""
        now = self.now()
        same = self.acting_since if decision_index == self._decision_index else {}
        self.acting_since = {seat: same.get(seat, now) for seat in players_to_act}
        self._decision_index = decision_index

    def banks_after(self, seat: int, banks: tuple[float, ...]) -> tuple[float, ...]:
        """Seconds in the banks after an action of this seat."""
        if self.clock.kind != "bank":
            return banks
        used = self.now() - self.acting_since.get(seat, self.now())
        after = max(0.0, banks[seat] - used) + self.clock.increment
        return (*banks[:seat], round(after, 3), *banks[seat + 1 :])

    def time_left(self, seat: int, banks: tuple[float, ...]) -> float | None:
        """Seconds until the seat's time is up."""
        if self.clock.kind == "none" or not banks:
            return None
        full = banks[seat] if self.clock.kind == "bank" else self.clock.seconds
        used = self.now() - self.acting_since[seat] if seat in self.acting_since else 0.0
        return max(0.0, full - used)

    def is_up(self, seat: int, banks: tuple[float, ...], at: float) -> bool:
        """Whether the time of a seat that is to act was over at that moment. Games of days are not that strict."""
        if self.clock.kind not in ("move", "bank") or not banks or seat not in self.acting_since:
            return False
        full = banks[seat] if self.clock.kind == "bank" else self.clock.seconds
        return at - self.acting_since[seat] >= full

    def grace_left(self, seat: int) -> float | None:
        """Seconds until a stand-in plays for an absent seat that is to act."""
        if self.clock.kind == "days" or seat not in self.away_since or seat not in self.acting_since:
            return None
        return max(0.0, max(self.away_since[seat], self.acting_since[seat]) + self.pace.grace - self.now())

    def deadline(self, seat: int, banks: tuple[float, ...]) -> float | None:
        """Seconds until a bot has to act for the seat."""
        if self.paused:
            return None
        both = [time for time in (self.time_left(seat, banks), self.grace_left(seat)) if time is not None]
        return min(both, default=None)

    def times(self, banks: tuple[float, ...], stand_ins: Iterable[int]) -> ClockTimes | None:
        if self.clock.kind == "none" and not self.away_since:
            return None
        played_for = set(stand_ins)
        left = [_milliseconds(self.time_left(seat, banks)) for seat in range(self.seats)]
        wait = [None if s in played_for else _milliseconds(self.grace_left(s)) for s in range(self.seats)]
        if not any(time is not None for time in (*left, *wait)):
            return None
        return ClockTimes(tuple(left), tuple(wait))


def _milliseconds(seconds: float | None) -> int | None:
    return None if seconds is None else round(1000 * seconds)
