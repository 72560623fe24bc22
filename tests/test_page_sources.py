"""On the page one place talks to the server: components get data and callbacks, and neither fetch nor open sockets.
Moves come as typed structs, and their notation is only shown.
"""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[1] / "web" / "src"
TRANSPORT = WEB / "lib" / "transport"
SOURCES = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
IMPORT = re.compile(r"""from "(\.[^"]*)\"""")
NETWORK = re.compile(r"(?<![.\w])fetch\(|new (WebSocket|EventSource|XMLHttpRequest)|sendBeacon\(")

TAKEN_APART = re.compile(r"notation!?\??\.\w+\(|notation!?\[|(?:exec|test|parse\w*)\([^()]*notation\b")


def imported(path: Path) -> set[Path]:
    return {(path.parent / found).resolve() for found in IMPORT.findall(path.read_text(encoding="utf-8"))}


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
