"""Every command and program in the README and every example in docs/concepts.md runs, as written. The files that the
documents name are there.
"""

from __future__ import annotations

import doctest
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.house import House, until

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONCEPTS = ROOT / "docs" / "concepts.md"
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
FOLDERS = ("src", "tests", "tools", "bench", "fuzz", "examples", "docs", "web/src", "web/build")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", README, re.DOTALL)
PROGRAMS = [text for language, text in BLOCKS if language == "python"]
COMMANDS = [
    line.partition("#")[0].strip() for language, text in BLOCKS if language == "sh" for line in text.splitlines()
]

SERVING = ("make play", "cyberdeck serve")
# Long runs are run short: the same target, less of it. `make test` is what is running these tests.
SHORT = {
    "make test": ["make", "--dry-run", "test"],
    "make bench": ["make", "--dry-run", "bench"],
    "make soak": ["make", "soak", "ARGS=--games 400", "KILLS=2", "TABLES=6", "ROUNDS=0", "MESSAGES=500"],
    "make fuzz": ["make", "fuzz", "GAMES=40"],
}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "tables.sqlite")
    yield house
    house.stop()


def environ() -> dict[str, str]:
    """As in a shell of its own: the commands of this environment first, and nothing of the make that runs the tests."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "PYTEST", "COV"))
    }
    path = os.pathsep.join([str(Path(sys.executable).parent), kept["PATH"]])
    return {**kept, "PATH": path, "LANG": "C.UTF-8", "BROWSER": "true"}


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


def serve(command: list[str], folder: Path) -> None:
    """A command that serves until Ctrl-C: the page is there, and it ends well."""
    process = subprocess.Popen(
        command, cwd=folder, env=environ(), stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    url = ""
    while not url and (line := process.stdout.readline()):
        url = "".join(re.findall(r"http://\S+", line))
    assert url, command
    with urlopen(f"{url}/health") as reply:
        assert reply.read() == b"ok"
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=20)
    assert process.returncode == 0 or command[0] == "make"  # make reports that it was interrupted


def take_part(command: list[str], house: House) -> None:
    """A program takes the free seat of a table, and plays to the end."""
    table = house.table(2, options={"round_limit": 1}, sit=False)
    table.sit("Person")
    here = {"http://localhost:8765": house.url, "CODE": table.code, "python": sys.executable}
    words = [here.get(word, word) for word in command]
    process = subprocess.Popen(words, cwd=ROOT, env=environ(), stdout=subprocess.PIPE, text=True)
    until(lambda: table.info()["seats"][1]["connected"], "the agent")
    table.start()
    with table.client(0) as client:
        while client.my_turn()["returns"] is None:
            client.act()
    shown, _ = process.communicate(timeout=20)
    assert len(json.loads(shown)) == 2


@pytest.mark.slow
def test_the_commands_that_serve(tmp_path: Path) -> None:
    for command in (line for line in COMMANDS if line.startswith(SERVING)):
        words = command.replace("http://localhost:8765", "").replace("8765", "0").replace("--public-url", "").split()
        make = words[0] == "make"
        serve([*words, "ARGS=--port 0"] if make else words, ROOT if make else tmp_path)


@pytest.mark.slow
def test_the_command_that_takes_a_seat(house: House) -> None:
    (command,) = [line for line in COMMANDS if "examples/" in line]
    take_part(command.split(), house)


@pytest.mark.slow
def test_the_commands_in_their_order(tmp_path: Path) -> None:
    """Without a keyboard a game is saved at its first decision, which is what a person's Ctrl-C does."""
    assert len(COMMANDS) >= 14
    for command in COMMANDS:
        if command.startswith(SERVING) or "examples/" in command:
            continue
        inside = command.startswith("make") or "tools." in command
        done = run(SHORT.get(command, command.split()), ROOT if inside else tmp_path)
        assert done.returncode == 0, f"{command}:\n{done.stdout}\n{done.stderr}"
        assert done.stdout.strip(), command
    for left in ROOT.glob("cyberdeck-*.json"):
        left.unlink()


def test_the_examples_of_the_concepts() -> None:
    """They share their names, in the order of the page, and each section has one."""
    parts = CONCEPTS.read_text(encoding="utf-8").split("```")
    assert len(parts) // 2 > sum(part.count("\n## ") for part in parts[::2])
    code = [part.removeprefix("pycon") if number % 2 else "\n" * part.count("\n") for number, part in enumerate(parts)]
    test = doctest.DocTestParser().get_doctest("".join(code), {}, CONCEPTS.name, str(CONCEPTS), 0)
    assert doctest.DocTestRunner().run(test) == (0, len(test.examples))


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


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_files_that_documents_name_are_there(document: Path) -> None:
    """As a whole path or its end; `<game>` stands for any folder."""
    text = document.read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!http)([^)#\s]+)\)", text)
    assert [link for link in links if not (document.parent / link).exists()] == []
    named = set(re.findall(r"`([\w./*<>-]+\.(?:py|md|ftl|toml|ts|svelte))`", text)) - {".ftl"}
    patterns = {name: re.sub("<[^>]+>", "*", name) for name in named}
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*")] + list(ROOT.glob("*.*"))
    assert [name for name, pattern in patterns.items() if not any(path.match(pattern) for path in found)] == []
