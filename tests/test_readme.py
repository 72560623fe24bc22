"""Every command and every program in the README runs, as written."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", README, re.DOTALL)
PROGRAMS = [text for language, text in BLOCKS if language == "python"]
COMMANDS = [
    line.partition("#")[0].strip() for language, text in BLOCKS if language == "sh" for line in text.splitlines()
]

# Long runs are run short: the same target, less of it. `make test` is what is running these tests.
SHORT = {
    "make play": ["make", "play"],
    "make test": ["make", "--dry-run", "test"],
    "make bench": ["make", "--dry-run", "bench"],
    "make soak": ["make", "soak", "ARGS=--games 400"],
    "make fuzz": ["make", "fuzz", "GAMES=40"],
}


def environ() -> dict[str, str]:
    """As in a shell of its own: the commands of this environment first, and nothing of the make that runs the tests."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "PYTEST", "COV"))
    }
    return {**kept, "PATH": os.pathsep.join([str(Path(sys.executable).parent), kept["PATH"]]), "LANG": "C.UTF-8"}


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=folder,
        env=environ(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


@pytest.mark.slow
def test_the_commands_in_their_order(tmp_path: Path) -> None:
    """Without a keyboard a game is saved at its first question, which is what a person's Ctrl-C does."""
    assert len(COMMANDS) >= 14
    for command in COMMANDS:
        inside = command.startswith("make") or "tools." in command
        done = run(SHORT.get(command, command.split()), ROOT if inside else tmp_path)
        assert done.returncode == 0, f"{command}:\n{done.stdout}\n{done.stderr}"
        assert done.stdout.strip(), command
    for left in ROOT.glob("cyberdeck-*.json"):
        left.unlink()


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_the_programs(number: int, tmp_path: Path) -> None:
    done = run([sys.executable, "-W", "error", "-c", PROGRAMS[number]], tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_what_it_links_to_is_there() -> None:
    prose = re.sub(r"```.*?```", "", README, flags=re.DOTALL)
    targets = re.findall(r"\]\(([^)#]+)\)", prose)
    assert len(targets) > 8
    for target in targets:
        assert (ROOT / target).exists(), target
