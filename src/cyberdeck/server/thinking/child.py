"""The process that searches: reads jobs from its standard input and writes thoughts to its output.

It ends as soon as its input does, in the middle of a search too. Jobs that people wait for come first, even before one
that is half done, which goes on afterwards as if nothing had been.
"""

from __future__ import annotations

import os
import sys
import threading
from collections import deque
from queue import SimpleQueue
from typing import BinaryIO, Final

from cyberdeck.server.thinking.minds import Minds
from cyberdeck.server.thinking.questions import Job, frame, read_frame, read_job

POLITE: Final = 10  # so much it lets the server and everybody else go first
SWITCH: Final = 0.0005  # seconds until the thread that reads has its turn


class Desk:
    def __init__(self, source: BinaryIO, out: BinaryIO) -> None:
        self.source = source
        self.out = out
        self.minds = Minds()
        self.arrived: SimpleQueue[Job] = SimpleQueue()
        self.later: deque[Job] = deque()  # nobody waits for these

    def read(self) -> None:
        """In a thread of its own."""
        while (data := read_frame(self.source)) is not None:
            self.arrived.put(read_job(data))
        os._exit(0)

    def serve(self) -> None:
        while True:
            self.sort(wait=not self.later)
            if self.later:
                self.answer(self.later.popleft())

    def sort(self, wait: bool = False) -> None:
        """Answers what people wait for and lays the rest aside."""
        while wait or not self.arrived.empty():
            job, wait = self.arrived.get(), False
            if job.people:
                self.answer(job)
            else:
                self.later.append(job)

    def answer(self, job: Job) -> None:
        thought = self.minds.think(job, None if job.people else self.sort)
        self.out.write(frame(thought))
        self.out.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITE)
    sys.setswitchinterval(SWITCH)
    source, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what a plug-in prints does not get among the thoughts
    desk = Desk(source, out)
    threading.Thread(target=desk.read, name="read", daemon=True).start()
    try:
        desk.serve()
    except BrokenPipeError:
        os._exit(0)  # the server has gone
