"""The method. Every table has four sockets; a move is one message in and one message out to each of the four.

    closed   one move in progress at every table, always: how many moves a second the server can do
        open     so many moves a second in total, at times fixed in advance: how long a move then takes

The time of a move is from when it was due to when a socket has it, so a server that falls behind cannot hide it. The
server has one core to itself, the load the other.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from array import array
from typing import Protocol

from msgspec import Struct

SEATS = 4
now = time.perf_counter


class Figures(Struct, frozen=True):
    moves: float  # a second
    p50: float  # milliseconds
    p99: float
    cpu: float  # microseconds of the server a move
    size: float  # bytes of a message
    memory: float  # megabytes of the server
    late: int  # moves due while the one before was in progress


class Mover(Protocol):
    """One table in its server's protocol: sends the next move."""

    def send(self) -> bool:
        """Returns False when the game at this table is over."""
        ...


class Count:
    """Counters of what the sockets have received."""

    def __init__(self) -> None:
        self.on = False
        self.stopped = False
        self.times = array("d")
        self.moves = 0
        self.bytes = 0
        self.late = 0
        self.over = 0
        self.failed: Exception | None = None


class Table:
    """A table under load. The adapter calls `heard` for every message that a move causes."""

    def __init__(self, count: Count, closed: bool) -> None:
        self.count = count
        self.closed = closed
        self.mover: Mover | None = None
        self.due = 0.0
        self.left = 0  # messages of this move that are still expected

    def move(self, due: float) -> None:
        assert self.mover is not None
        self.due, self.left = due, SEATS
        try:
            going = self.mover.send()
        except Exception as error:  # in a callback, where it would be lost
            self.count.failed = error
            going = False
        if not going:
            self.left = 0
            self.count.over += 1

    def heard(self, size: int) -> None:
        if not self.left:
            return
        count = self.count
        self.left -= 1
        if count.on:
            count.times.append(now() - self.due)
            count.bytes += size
            count.moves += not self.left
        if not self.left and self.closed and not count.stopped:
            asyncio.get_running_loop().call_soon(self.move, now())


async def drive(tables: list[Table], count: Count, rate: float, seconds: float, pid: int) -> Figures:
    """`rate` 0: closed."""
    if rate:
        _in_time(tables, count, len(tables) / rate)
    else:
        for table in tables:
            table.move(now())
    await asyncio.sleep(min(1.5, seconds))
    began, used, count.on = now(), cpu(pid), True
    await asyncio.sleep(seconds)
    count.on, spent, after = False, now() - began, cpu(pid)
    count.stopped = True
    if count.failed is not None:
        raise count.failed
    times = sorted(count.times)
    if not times:
        raise RuntimeError("no move came back")
    if count.over * 10 > len(tables):
        raise RuntimeError("too many games ended meanwhile: take more tables, or less time")
    return Figures(
        moves=count.moves / spent,
        p50=1000 * times[len(times) // 2],
        p99=1000 * times[int(len(times) * 0.99)],
        cpu=1e6 * (after - used) / max(1, count.moves),
        size=count.bytes / len(times),
        memory=memory(pid),
        late=count.late,
    )


def _in_time(tables: list[Table], count: Count, every: float) -> None:
    loop = asyncio.get_running_loop()

    def tick(table: Table, due: float) -> None:
        if count.stopped:
            return
        if table.left:
            count.late += 1
        else:
            table.move(due)
        loop.call_later(max(0.0, due + every - now()), tick, table, due + every)

    for table in tables:
        due = now() + every * random.random()
        loop.call_later(due - now(), tick, table, due)


def cpu(pid: int) -> float:
    """Seconds of processor time, all threads."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    with open(f"/proc/{pid}/status") as file:
        return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))
