"""An environment to install into: the package under test, and whatever pip puts beside it, in a folder of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from tests.server.house import House

COMMANDS = {"python": "", "pip": "-m pip", "cyberdeck": "-P -m cyberdeck"}  # -P: the working folder is no package path


class Scratch:
    """`python`, `pip` and `cyberdeck` as a shell finds them. Nothing is fetched, and nothing lands elsewhere."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / "site"
        programs = folder / "bin"
        programs.mkdir()
        for name, call in COMMANDS.items():
            program = programs / name
            program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {call} "$@"\n')
            program.chmod(0o755)
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "PYTEST", "COV", "LC_"))
        }
        paths = [str(self.site), *filter(None, [kept.get("PYTHONPATH")])]
        self.environ = {
            **kept,
            "PATH": os.pathsep.join([str(programs), kept["PATH"]]),
            "PYTHONPATH": os.pathsep.join(paths),
            "LANG": "C.UTF-8",
            "BROWSER": "true",
            "PIP_TARGET": str(self.site),
            "PIP_NO_INDEX": "1",
            "PIP_NO_DEPS": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # in pip's spelling: no isolation
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def sh(self, script: str, folder: Path | None = None, typed: str = "") -> str:
        """What a script prints; it must succeed."""
        done = subprocess.run(
            ["sh", "-euc", script],
            cwd=folder or self.folder,
            env=self.environ,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, f"{script}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    @contextmanager
    def serve(self, command: str = "cyberdeck serve") -> Iterator[Served]:
        process = subprocess.Popen(
            [*command.split(), "--port", "0", "--db", str(self.folder / "tables.sqlite")],
            cwd=self.folder,
            env=self.environ,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert process.stdout is not None
        url = ""
        while not url and (line := process.stdout.readline()):
            url = "".join(re.findall(r"http://\S+", line))
        try:
            assert url, command
            with urlopen(f"{url}/api/games", timeout=60) as reply:  # which reads the texts of every game once
                assert reply.status == 200
            yield Served(url)
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.communicate(timeout=20)
        assert process.returncode == 0


class Served(House):
    """A server in another process: only what goes through its port."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = int(url.rpartition(":")[2])
