"""One process in which bots think, seen from the server.

Contract: `think` returns what the process has answered, or raises NoThought; it never hangs. A process that dies, or
does not answer for a long time, is replaced, and the jobs that it had are tried once more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Final

from msgspec import Struct

from cyberdeck.server.thinking.fair_queue import FairQueue
from cyberdeck.server.thinking.questions import HEAD, Job, NoThought, Question, Thought, frame, read_thought

# The signals of a terminal or a supervisor are for the server. A session of its own would keep them away too, but in
# one of these Linux weighs its niceness against nobody's.
DEAF: Final = "import signal; [signal.signal(one, signal.SIG_IGN) for one in (signal.SIGINT, signal.SIGTERM)]"
COMMAND: Final = (sys.executable, "-P", "-c", f"{DEAF}; from cyberdeck.server.thinking.child import main; main()")
PATIENCE: Final = 60.0  # seconds without any answer until a process is taken for stuck
TRIES: Final = 2
REST: Final = (0.1, 5.0)  # seconds until a process that died at once is started anew: at first, and at most
LAST_SECONDS: Final = 1.0  # for a process to end by itself

_log = logging.getLogger(__name__)


class Entry(Struct, eq=False):
    question: Question
    people: bool
    address: str
    table: object
    done: asyncio.Future[Thought]
    tries: int = TRIES


class Counts(Struct):
    """Since the start."""

    thoughts: int = 0
    waited: float = 0.0  # seconds from question to answer, thinking aside
    seconds: float = 0.0  # of thinking
    restarts: int = 0
    given_up: int = 0


class BotProcess:
    """It has at most one job of each lane at a time, so that the queue stays here, where it is fair."""

    def __init__(self, command: tuple[str, ...] = COMMAND, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self.queue: FairQueue[Entry] = FairQueue()
        self.counts = Counts()
        self.child: Process | None = None
        self._jobs: dict[bool, tuple[int, Entry]] = {}  # in the process: number and entry, by lane
        self._forget: list[int] = []
        self._number = 0
        self._task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """In the background; a second call changes nothing."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def think(self, question: Question, people: bool, address: str, table: object) -> Thought:
        self.start()
        loop = asyncio.get_running_loop()
        entry, asked = Entry(question, people, address, table, loop.create_future()), loop.time()
        self._queue(entry)
        self._feed()
        thought = await entry.done
        self.counts.thoughts += 1
        self.counts.seconds += thought.seconds
        self.counts.waited += max(0.0, loop.time() - asked - thought.seconds)
        if thought.fault:
            raise NoThought(thought.fault)
        return thought

    def forget(self, mind: int) -> None:
        """This mind is asked no more; the process learns of it with the next job."""
        self._forget.append(mind)

    def _queue(self, entry: Entry) -> None:
        self.queue.push(entry, entry.people, entry.address, entry.table)

    # The process

    async def _run(self) -> None:
        rest = REST[0]
        while True:
            before = self.counts.thoughts
            try:
                self.child = await asyncio.create_subprocess_exec(
                    *self.command, stdin=PIPE, stdout=PIPE, env=_environment()
                )
                self._feed()
                await self._listen(self.child)
            except (OSError, asyncio.IncompleteReadError) as error:
                _log.warning("bot-process-died", extra={"facts": {"error": type(error).__name__}})
            except Exception:  # this task does not end, whatever happens
                _log.exception("bot-process-failed")
            await self._bury()
            self.counts.restarts += 1
            rest = REST[0] if self.counts.thoughts > before else min(2 * rest, REST[1])
            await asyncio.sleep(rest)

    async def _listen(self, child: Process) -> None:
        assert child.stdout is not None
        while True:
            (size,) = HEAD.unpack(await child.stdout.readexactly(HEAD.size))
            thought = read_thought(await child.stdout.readexactly(size))
            for people, (number, entry) in list(self._jobs.items()):
                if number == thought.number:
                    del self._jobs[people]
                    if not entry.done.done():
                        entry.done.set_result(thought)
            self._feed()
            self._watch()

    def _feed(self) -> None:
        """Gives the process what it has place for; what nobody waits for, only if nobody else is in the queue."""
        if self.child is None or self.child.returncode is not None:
            return
        for people in (True, False):
            if not people and self.queue.waiting(True):
                return
            while people not in self._jobs and (entry := self.queue.pop(people)) is not None:
                if entry.done.done():
                    continue  # nobody wants to know any more
                self._number += 1
                self._jobs[people] = self._number, entry
                job = Job(self._number, people, entry.question, self._forget)
                self._forget = []
                with contextlib.suppress(OSError, RuntimeError):  # a process that has died is found by `_listen`
                    assert self.child.stdin is not None
                    self.child.stdin.write(frame(job))
                if self._alarm is None:
                    self._watch()

    def _watch(self) -> None:
        """Anew after every answer."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(self.patience, self._kill) if self._jobs else None

    def _kill(self) -> None:
        if self.child is not None:
            with contextlib.suppress(ProcessLookupError):
                self.child.kill()

    async def _bury(self) -> None:
        """After the end of a process: its jobs go back into the queue, or are given up."""
        child, self.child = self.child, None
        if child is not None:
            await _end(child)
        lost = [entry for _, entry in self._jobs.values()]
        self._jobs.clear()
        self._watch()
        if child is None:  # none could be started: nobody waits for one
            while (waiting := self.queue.pop(True) or self.queue.pop(False)) is not None:
                waiting.tries = 0
                lost.append(waiting)
        for entry in lost:
            entry.tries -= 1
            if entry.tries > 0:
                self._queue(entry)
            elif not entry.done.done():
                self.counts.given_up += 1
                entry.done.set_exception(NoThought("its process has died"))

    async def close(self) -> None:
        """Ends the process; what it has not answered stays so."""
        if self._task is None:
            return
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        if self._alarm is not None:
            self._alarm.cancel()
        if self.child is not None:
            await _end(self.child)


async def _end(child: Process) -> None:
    """By the end of its input; by force if that does not help. Waits until it has gone."""
    assert child.stdin is not None
    assert child.stdout is not None
    with contextlib.suppress(OSError, RuntimeError):
        child.stdin.close()
    try:
        await asyncio.wait_for(child.wait(), LAST_SECONDS)
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            child.kill()
        await child.wait()
    with contextlib.suppress(OSError, RuntimeError):
        await child.stdout.read()


def _environment() -> dict[str, Any]:
    """Modules are found where the server finds them, those of plug-ins too."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(os.path.abspath(path) for path in sys.path)}
