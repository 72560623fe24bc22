"""The plan of the code, kept: which package may import which, what is compiled, what must not be written anywhere."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
from pathlib import Path

import pytest

import cyberdeck
from cyberdeck.i18n import Rulebook
from cyberdeck.kernel import registry
from hatch_build import hot_modules
from tools.lint_mypyc import check
from tools.playthroughs import stale

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
MODULES = sorted(SRC.rglob("*.py"))

# package: the packages of ours that it may import
MAY_IMPORT = {
    "kernel": {"kernel"},
    "components": {"components", "kernel"},
    "i18n": {"i18n", "kernel"},
    "toolkit": {"toolkit", "components", "kernel"},
    "search": {"search", "kernel"},
    "training": {"training", "search", "kernel"},
    "games": {"kernel", "components", "toolkit", "search"},
    "bots": {"bots", "kernel", "search", "games"},
    "lab": {"lab", "kernel", "bots", "i18n"},
    "server": {"server", "kernel", "i18n", "bots"},
    "cli": {"cli", "kernel", "i18n", "bots", "lab", "server"},
}
# inside a game, who may import whom by file; whatever is not named may import everything of its game
RULES_MAY_NOT = {"view", "moves", "ui", "ai", "codec", "notation", "explain", "worlds", "game"}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("cyberdeck.")}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SRC)))
def test_dependencies_point_one_way(path: Path) -> None:
    parts = path.relative_to(SRC / "cyberdeck").parts
    if len(parts) == 1:
        return
    package = parts[0]
    for name in imports(path):
        used = name.split(".")[1:]
        if name == "cyberdeck.games" and package == "kernel":
            continue  # the registry looks into the folder; it names no game
        assert used[0] in MAY_IMPORT[package] | ({"games"} if package == "games" else set()), f"{path} imports {name}"
        if package == "games" and used[0] == "games":
            assert used[1] == parts[1], f"{path} imports another game: {name}"
            if parts[2] == "rules":
                assert used[2] not in RULES_MAY_NOT, f"{path} imports {name}"
            if parts[2] == "state.py":
                assert used[2] not in {"rules", "game"} | RULES_MAY_NOT, f"{path} imports {name}"


def test_bots_never_see_a_live_state() -> None:
    """A bot may rebuild a board from its view; it never gets a Match or a state that is being played."""
    for path in (SRC / "cyberdeck" / "bots").rglob("*.py"):
        assert not {
            name for name in imports(path) if name.startswith(("cyberdeck.kernel.match", "cyberdeck.kernel.record"))
        }


@pytest.mark.both
def test_the_build_under_test_is_the_one_asked_for() -> None:
    expected = os.environ.get("CYBERDECK_EXPECT")
    for path in hot_modules(ROOT):
        name = ".".join(path.with_suffix("").parts)
        file = importlib.import_module(name).__file__
        assert file is not None
        compiled = not file.endswith(".py")
        if expected is not None:
            assert compiled == (expected == "compiled"), name


def test_the_compiled_package_is_the_source_of_this_checkout() -> None:
    """A stale install would test yesterday's code."""
    here = Path(cyberdeck.__file__).parent
    for path in MODULES:
        assert (here / path.relative_to(SRC / "cyberdeck")).read_bytes() == path.read_bytes(), path


def test_the_kernel_can_be_read_in_an_evening() -> None:
    lines = sum(len(path.read_text().splitlines()) for path in (SRC / "cyberdeck" / "kernel").glob("*.py"))
    assert lines <= 1600
    for path in (SRC / "cyberdeck" / "kernel").glob("*.py"):
        assert ast.get_docstring(ast.parse(path.read_text())), f"{path} states no contract"


def test_the_linter_knows_the_shift_bug() -> None:
    head = "from mypy_extensions import i64\n"
    assert check(head + "def f(n: i64) -> i64:\n    return 1 << n\n", "x.py")
    assert not check(head + "def f(x: i64, n: i64) -> i64:\n    return x << n\n", "x.py")


FORBIDDEN = re.compile(
    r"/(?:work|root|farm)/|\.\./shared|pypi\.org|pythonhosted|registry\.npmjs|deb\.debian", re.IGNORECASE
)


def test_nothing_names_a_machine_or_a_registry() -> None:
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in tracked.split("\0"):
        path = ROOT / name
        if not name or not path.is_file() or path == Path(__file__) or path.suffix in {".png", ".woff2"}:
            continue
        found = FORBIDDEN.search(path.read_text(encoding="utf-8"))
        assert found is None, f"{name}: {found}"


def test_rules_md_is_what_the_texts_say() -> None:
    """`make rules` writes it."""
    for game in registry.game_ids():
        written = (SRC / "cyberdeck" / "games" / game / "RULES.md").read_text(encoding="utf-8")
        assert written == Rulebook(game, "en").markdown()


def test_playthroughs_are_what_the_games_play() -> None:
    assert stale() == []
