"""All the places where bots think: processes of their own, or one thread of the server."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Protocol

from cyberdeck.server.thinking.minds import Minds
from cyberdeck.server.thinking.process import BotProcess, Counts
from cyberdeck.server.thinking.questions import Job, NoThought, Question, Thought, encode, read_job


class Home(Protocol):
    """Where the bots of one table think: always in the same place, which remembers their searches."""

    async def think(self, question: Question, people: bool, address: str, table: object) -> Thought:
        """`people`: somebody waits for it. The address and the table take turns with others. Raises NoThought."""

    def forget(self, mind: int) -> None: ...


class Thinker(Protocol):
    def start(self) -> None:
        """In the background."""

    def home(self) -> Home:
        """For one more table."""

    def waiting(self, people: bool) -> int: ...

    def counts(self) -> Counts: ...

    async def close(self) -> None: ...


def processes_for(cores: int) -> int:
    """The server keeps a core for itself, if there are more than two."""
    return max(1, cores - 1)


class Processes:
    """The first one starts with the server, the others with the first table that needs them."""

    def __init__(self, many: int | None = None) -> None:
        many = processes_for(_cores()) if many is None else many
        self.all = [BotProcess() for _ in range(many)]
        self._tables = count()

    def start(self) -> None:
        self.all[0].start()

    def home(self) -> BotProcess:
        return self.all[next(self._tables) % len(self.all)]

    def waiting(self, people: bool) -> int:
        return sum(process.queue.waiting(people) for process in self.all)

    def counts(self) -> Counts:
        every = [process.counts for process in self.all]
        names = Counts.__struct_fields__
        return Counts(**{name: sum(getattr(one, name) for one in every) for name in names})

    async def close(self) -> None:
        await asyncio.gather(*(process.close() for process in self.all))


class OneThread:
    """In a thread of the server, one question after another: for tests, which replace bots and games."""

    def __init__(self) -> None:
        self.minds = Minds()
        self._thread = ThreadPoolExecutor(1, "search")
        self._counts = Counts()

    def start(self) -> None:
        pass

    def home(self) -> OneThread:
        return self

    async def think(self, question: Question, people: bool, address: str, table: object) -> Thought:
        job = read_job(encode(Job(0, people, question)))
        thought = await asyncio.get_running_loop().run_in_executor(self._thread, self.minds.think, job)
        self._counts.thoughts += 1
        if thought.fault:
            raise NoThought(thought.fault)
        return thought

    def forget(self, mind: int) -> None:
        self._thread.submit(self.minds.forget, mind)

    def waiting(self, people: bool) -> int:
        return 0

    def counts(self) -> Counts:
        return self._counts

    async def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
