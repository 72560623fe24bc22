"""docs/adding-a-game.md, followed from first to last: its files are those of the example, and its commands run."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.examples.scratch import Scratch

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"(?:^`([^`\n]+)`\n\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FOUND = [(name, language, text) for name, language, text in BLOCK.findall(PAGE)]
FILES = {name: text for name, language, text in FOUND if language != "sh"}
ENVIRONMENT = "make install\n"  # how the block begins that makes what these tests run in
SERVING = "cyberdeck serve"


def test_its_files_are_the_example() -> None:
    folder = ROOT / "examples" / "nim"
    found = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in found} == FILES


def test_its_steps_are_numbered() -> None:
    steps = re.findall(r"^## (\d+)\. ", PAGE, re.MULTILINE)
    assert steps == [str(n) for n in range(1, len(steps) + 1)]
    assert len(steps) == PAGE.count("\n## ")


def test_what_it_links_to_is_there() -> None:
    targets = re.findall(r"\]\((?!https:)([^)#]+)\)", PAGE)
    assert targets
    for target in targets:
        assert (ROOT / "docs" / target).exists(), target


@pytest.mark.slow
def test_who_follows_it_types_nothing_else(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path)
    here = tmp_path
    served = False
    for name, language, text in FOUND:
        if language != "sh":
            (here / name).write_text(text, encoding="utf-8")
        elif text.startswith(SERVING):
            with scratch.serve(text.strip()) as house, urlopen(f"{house.url}/api/games", timeout=60) as reply:
                served = b'"nim"' in reply.read()
        elif not text.startswith(ENVIRONMENT):
            shown = scratch.sh(f"{text}\npwd > {tmp_path}/here", here)
            here = Path((tmp_path / "here").read_text().strip())
            assert shown.strip() or text.startswith(("mkdir", "python -m cyberdeck.i18n")), text
    assert served
    assert here == tmp_path / "nim"
    assert scratch.site.joinpath("cyberdeck_nim", "game.py").is_file()
