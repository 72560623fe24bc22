"""The folders of the page: which may import which, and that one place alone talks to the server.

Components get data and callbacks, and neither fetch nor open sockets. Moves come as typed structs, and their notation
is only shown.
"""

from __future__ import annotations

import re
from pathlib import Path

from cyberdeck.spec import game_ids

WEB = Path(__file__).parents[1] / "web" / "src"
TRANSPORT = WEB / "lib" / "transport"
SOURCES = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
IMPORT = re.compile(r"""from "(\.[^"]*)\"""")
NETWORK = re.compile(r"(?<![.\w])fetch\(|new (WebSocket|EventSource|XMLHttpRequest)|sendBeacon\(")

TAKEN_APART = re.compile(r"notation!?\??\.\w+\(|notation!?\[|(?:exec|test|parse\w*)\([^()]*notation\b")


def imported(path: Path) -> set[Path]:
    return {(path.parent / found).resolve() for found in IMPORT.findall(path.read_text(encoding="utf-8"))}


def folder(path: Path) -> str:
    """`lib`, `components`, `pages`, `games/<game>`, `games` for its index, or the name of a file beside them."""
    parts = path.relative_to(WEB).parts
    return "/".join(parts[:2]) if parts[0] == "games" and parts[-1] != "index.ts" else parts[0]


def test_imports_point_one_way() -> None:
    """Pages use components, components use lib; a game uses both, and no other game."""
    games = {f"games/{game}" for game in game_ids()}
    for path in SOURCES:
        here, used = folder(path), {folder(target) for target in imported(path)}
        if here in games:
            assert used <= {here, "games", "components", "lib", "wire"}, path
        elif here == "lib":
            assert used <= {"lib", "wire"}, path
        elif here in ("components", "decks"):
            assert used <= {"components", "decks", "games", "lib", "wire"}, path
        else:
            assert used.isdisjoint(games), path


def test_nothing_outside_a_game_names_one() -> None:
    named = re.compile("|".join(game_ids()), re.IGNORECASE)
    for path in SOURCES:
        if not folder(path).startswith("games/"):
            assert named.search(path.read_text(encoding="utf-8")) is None, path


def test_only_the_transport_reaches_the_network() -> None:
    found = {path.parent for path in SOURCES if NETWORK.search(path.read_text(encoding="utf-8"))}
    assert found == {TRANSPORT}


def test_only_lib_imports_the_transport() -> None:
    users = [path for path in SOURCES if any(TRANSPORT in target.parents for target in imported(path))]
    assert users
    assert [path for path in users if WEB / "lib" not in path.parents] == []


def test_the_transport_is_plain_typescript() -> None:
    """It knows no component, no reactive state and no text."""
    files = list(TRANSPORT.iterdir())
    assert len(files) >= 3
    for path in files:
        assert path.name.endswith(".ts")
        assert not path.name.endswith(".svelte.ts")
        assert imported(path) <= {*(TRANSPORT / other.stem for other in files), WEB / "wire"}
        assert "$state" not in path.read_text(encoding="utf-8")


def test_a_table_is_opened_by_its_page() -> None:
    opened = [path for path in SOURCES if "new Room(" in path.read_text(encoding="utf-8")]
    assert opened == [WEB / "pages" / "Table.svelte"]


def test_no_notation_is_taken_apart() -> None:
    assert TAKEN_APART.search("/^\\+(.*)/.exec(one.notation)")
    assert TAKEN_APART.search("legal.notation.split(' ')")
    for path in SOURCES:
        found = TAKEN_APART.search(path.read_text(encoding="utf-8"))
        assert found is None, f"{path}: {found}"
