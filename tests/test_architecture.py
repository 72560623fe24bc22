"""The plan of the code, kept: which package may import which, what is compiled, what must not be written anywhere."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cyberdeck
from cyberdeck.i18n import LANGUAGES
from cyberdeck.spec import game_ids, get_spec
from hatch_build import hot_modules
from tests.kits.books import rulebook
from tools.lint_mypyc import check
from tools.playthroughs import stale

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
MODULES = sorted(SRC.rglob("*.py"))

# package: the packages of ours that it may import; `spec` stands for spec.py and doors.py
MAY_IMPORT = {
    "kernel": {"kernel"},
    "components": {"components", "kernel"},
    "options": {"options"},
    "i18n": {"i18n", "options"},
    "toolkit": {"toolkit", "components", "kernel"},
    "search": {"search", "kernel"},
    "training": {"training", "search", "kernel"},
    "spec": {"spec", "options", "toolkit", "components", "i18n", "search", "kernel"},
    "games": {"games", "options", "spec", "toolkit", "components", "search", "kernel"},
    "bots": {"bots", "options", "spec", "search", "kernel"},
    "api": {"bots", "spec", "kernel"},
    "lab": {"lab", "options", "bots", "spec", "i18n", "kernel"},
    "server": {"server", "options", "bots", "spec", "toolkit", "components", "i18n", "kernel"},
    "cli": {"cli", "options", "server", "lab", "bots", "spec", "toolkit", "components", "i18n", "kernel"},
}
# inside a game: what a file or folder may import of its own game. Whatever is not named may import everything of it but
# ui and ai, the doors that only the spec opens, and game.py, which is for these two, the spec and the package itself.
DOORS = {"ui", "ai"}
ABOVE_THE_GAME = {*DOORS, "game.py", "spec.py", "__init__.py"}
MAY_IMPORT_INSIDE: dict[str, set[str]] = {
    "ids.py": set(),
    "moves.py": set(),
    "events.py": set(),
    "state.py": {"ids"},
    "components": {"components", "ids"},
    "rules": {"rules", "state", "params", "multiset", "events", "ids"},
    "worlds.py": {"rules", "state", "params", "multiset", "ids"},
    "notation.py": {"moves", "components", "ids"},
}
IN_EVERY_GAME = (
    *("spec.py", "options.py", "params.py", "ids.py", "state.py", "moves.py", "events.py", "game.py", "view.py"),
    *("worlds.py", "notation.py", "codec.py", "invariants.py", "explain.py", "RULES.md", "data", "components", "rules"),
    *("ui/text", "ui/terminal", "ui/lesson.py", "ai/heuristic", "ai/model", "ai/model.json"),
)
HEAVY = ("rich", "fluent", "cyberdeck.i18n", "cyberdeck.search", "cyberdeck.bots.", "cyberdeck.server")


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("cyberdeck.")}


def package_of(parts: tuple[str, ...] | list[str]) -> str:
    name = parts[0].removesuffix(".py")
    return "spec" if name == "doors" else name


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SRC)))
def test_dependencies_point_one_way(path: Path) -> None:
    parts = path.relative_to(SRC / "cyberdeck").parts
    package = package_of(parts)
    if package in ("__init__", "__main__"):
        return
    for name in imports(path):
        used = name.split(".")[1:]
        if name == "cyberdeck.games" and parts == ("spec.py",):
            continue  # the folder in which it looks for games; it names none
        assert package_of(used) in MAY_IMPORT[package], f"{path} imports {name}"
        if package == "games":
            inside_a_game(path, parts, used)


def inside_a_game(path: Path, parts: tuple[str, ...], used: list[str]) -> None:
    if used[0] != "games":
        return
    here, there = parts[2], used[2]
    assert used[1] == parts[1], f"{path} imports another game: {used}"
    assert there not in DOORS or there == here, f"{path} imports {used}; only the spec opens that door"
    assert there != "game" or here in ABOVE_THE_GAME, f"{path} imports {used}, which is made of it"
    if here in MAY_IMPORT_INSIDE:
        assert there in MAY_IMPORT_INSIDE[here], f"{path} imports {used}"


def test_the_same_files_are_in_every_game() -> None:
    folders = [path.parent for path in (SRC / "cyberdeck" / "games").glob("*/spec.py")]
    assert len(folders) == len(game_ids())
    for folder in folders:
        missing = [name for name in IN_EVERY_GAME if not (folder / name).exists()]
        assert missing == [], folder.name
        assert {path.name for path in (folder / "locale").iterdir()} == set(LANGUAGES)


def test_to_know_the_games_is_cheap() -> None:
    """Neither the terminal nor the texts nor the search are imported before they are used."""
    code = (
        "import sys; from cyberdeck.spec import game_ids, get_spec\n"
        "specs = [get_spec(game) for game in game_ids()]\n"
        f"heavy = {HEAVY}\n"
        "print([m for m in sys.modules if m.startswith(heavy) or '.ui' in m or '.ai' in m])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# Examples that the help of the command line and the public API give
EXAMPLE = re.compile(r"cyberdeck (?:play|rules) .*|\w+=true|make\(\".*")


def test_nothing_outside_a_game_names_one() -> None:
    """Neither a game, its rules nor its options: what needs them gets them from its declaration."""
    specs = [get_spec(game) for game in game_ids()]
    titles = {spec.title(lang) for spec in specs for lang in LANGUAGES}
    rules = {rulebook(spec.id, "en").prefix + r"-\d" for spec in specs}
    options = {f"[\"']{name}[\"']" for spec in specs for name in spec.options.__struct_fields__ if not name.isalpha()}
    named = re.compile("|".join([*(rf"\b{name}" for name in {*game_ids(), *titles, *rules}), *options]), re.IGNORECASE)
    for path in sorted((SRC / "cyberdeck").rglob("*")):
        parts = path.relative_to(SRC / "cyberdeck").parts
        if path.suffix not in (".py", ".ftl") or (parts[0] == "games" and len(parts) > 2):
            continue
        text = path.read_text(encoding="utf-8")
        for line in text.splitlines():
            found = named.search(EXAMPLE.sub("", line))
            assert found is None, f"{path}: {line}"


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
    assert lines <= 1700
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
        if not name or not path.is_file() or path == Path(__file__) or path.suffix in {".png", ".sqlite", ".woff2"}:
            continue
        found = FORBIDDEN.search(path.read_text(encoding="utf-8"))
        assert found is None, f"{name}: {found}"


def test_rules_md_is_what_the_texts_say() -> None:
    """`make rules` writes it."""
    for game in game_ids():
        written = (SRC / "cyberdeck" / "games" / game / "RULES.md").read_text(encoding="utf-8")
        assert written == rulebook(game, "en").markdown()


def test_playthroughs_are_what_the_games_play() -> None:
    assert stale() == []
