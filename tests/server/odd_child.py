"""python -m tests.server.odd_child KIND: processes that bots could think in, and that do not behave.

slow    takes a hundredth of a second for each job, and chooses the last action
dies    at its first job
stuck   answers nothing
faulty  answers that it cannot
brief   answers one job, and dies at the next
"""

from __future__ import annotations

import os
import sys
import time

from cyberdeck.server.thinking.questions import Thought, frame, read_frame, read_job


def main(kind: str) -> None:
    source, out = os.fdopen(0, "rb"), os.fdopen(1, "wb")
    for done in range(1_000_000):
        data = read_frame(source)
        if data is None:
            return
        job = read_job(data)
        if kind == "dies" or (kind == "brief" and done):
            os._exit(3)
        if kind == "stuck":
            continue
        time.sleep(0.01)
        fault = "a fault" if kind == "faulty" else ""
        out.write(frame(Thought(job.number, job.question.legal[-1], 0.01, 1, fault)))
        out.flush()


if __name__ == "__main__":
    main(sys.argv[1])
