"""Ways to run the command line: in this process (fast), as a process with pipes, and on a terminal of its own."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pexpect
import pytest

from cyberdeck.cli import main
from cyberdeck.kernel.match import Match
from cyberdeck.spec import make

LANGUAGES = ("en", "ru", "fi", "it")
SHORT = ("--option", "round_limit=1")
COMMAND = [sys.executable, "-m", "cyberdeck"]
PROMPT = re.compile(r"\(1(?:–(\d+))?, ", re.MULTILINE)


class Done(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Lines(io.StringIO):
    """What somebody types: these lines, then one of them again and again, or the end."""

    def __init__(self, lines: Sequence[str], ever: str | None = None) -> None:
        super().__init__()
        self.left = list(lines)
        self.ever = ever

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.left:
            return self.left.pop(0) + "\n"
        return "" if self.ever is None else self.ever + "\n"


class Here:
    """The command line in this process, as a pipe sees it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *args: object, typed: Sequence[str] = (), ever: str | None = None) -> Done:
        self.monkeypatch.setattr(sys, "stdin", Lines(typed, ever))
        self.capsys.readouterr()
        code = main([str(arg) for arg in args])
        shown = self.capsys.readouterr()
        return Done(code, shown.out, shown.err)


def environ() -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "NO_COLOR")}
    return {**kept, "LANG": "C.UTF-8", "TERM": "xterm-256color"}


def process(*args: object, folder: Path, typed: str = "") -> Done:
    """The command line as a process with pipes."""
    done = subprocess.run(
        [*COMMAND, *map(str, args)],
        input=typed,
        cwd=folder,
        env=environ(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def on_terminal(*args: object, folder: Path, size: tuple[int, int] = (40, 80)) -> Any:
    """The command line on a terminal of its own: a pexpect child."""
    return pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *map(str, args)],
        cwd=str(folder),
        env=environ(),
        encoding="utf-8",
        codec_errors="replace",
        timeout=20,
        dimensions=size,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # background jobs ignore it
    )


def unstyled(text: str) -> str:
    """Without the escape sequences of colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def read_record(path: Path) -> dict[str, Any]:
    shown: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return shown


def seeds_where_one_leads(options: dict[str, object]) -> Iterator[int]:
    """Seeds of games in which seat 1 is asked first of all."""
    game = make("blackhat", options)
    for seed in range(1000):
        match = Match(game, seed.to_bytes(32, "big"))
        match.start()
        if match.players_to_act == [0]:
            yield seed
