"""Which rules, examples and components of the games the tests name. From the root: python -m tools.coverage_of_rules

A test names them by its markers (`rule`, `example`, `component`). The names come from the rulebooks and the component
data, so a new rule without a test shows up here. With given files and folders, only the games that they name are
checked. Exit status: 0 everything is named; 1 something is not, or a marker names what does not exist; 2 the tests
cannot be collected.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final

import msgspec
import pytest

from cyberdeck.games.blackhat import components as blackhat
from cyberdeck.games.blackhat.components.types import SPACE_NAMES
from cyberdeck.games.cybershield import components as cybershield
from cyberdeck.games.kiberrubezh import components as kiberrubezh
from cyberdeck.games.lokalka import components as lokalka
from cyberdeck.i18n import Rulebook
from cyberdeck.spec import get_spec

ROOT: Final = Path(__file__).parents[1]
MARKERS: Final = ("rule", "example", "component")
GAMES: Final = {  # by the first letters of their rules
    "BH": "blackhat",
    "LOK": "lokalka",
    "CS": "cybershield",
    "KR": "kiberrubezh",
}

Names = dict[str, list[str]]  # marker -> ids
Counts = dict[str, Counter[str]]  # marker -> id -> tests


class Report(msgspec.Struct, frozen=True):
    """`tests` counts the tests of everything nameable, `unknown` holds other names in markers."""

    tests: dict[str, dict[str, int]]
    missing: Names
    unknown: Names

    @property
    def sound(self) -> bool:
        return not any(self.missing.values()) and not any(self.unknown.values())


class Uncollected(Exception):
    """The output of pytest."""


class Collector:
    """A pytest plugin that records the markers of the collected tests."""

    def __init__(self) -> None:
        self.found: Counts = {marker: Counter() for marker in MARKERS}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for marker in MARKERS:
                self.found[marker].update({str(arg) for mark in item.iter_markers(marker) for arg in mark.args})


def named(tests: Sequence[str]) -> Counts:
    """The names in the markers of these files and folders, with their counts."""
    collector, said = Collector(), io.StringIO()
    config = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), "-p", "no:cacheprovider", "--assert=plain"]
    with redirect_stdout(said):
        status = pytest.main(["--collect-only", "-q", *config, *tests], plugins=[collector])
    if status != pytest.ExitCode.OK:
        raise Uncollected(said.getvalue())
    return collector.found


def _book(game: str) -> Rulebook:
    book = get_spec(game).rulebook("en")
    assert book is not None
    return book


def nameable(game: str = "blackhat") -> Names:
    book = _book(game)
    examples = [example.id for chapter in book.chapters() for example in chapter.examples]
    return {
        "rule": book.ids(),
        "example": [" ".join(id.rsplit("-", 1)) for id in examples],  # BH-5-1 is marked as "BH-5 1"
        "component": list(_COMPONENTS[game]()),
    }


def _blackhat() -> Iterable[str]:
    c = blackhat.load()
    yield from (f"card-{kind.code}" for kind in c.kinds)
    yield from (f"piece-{piece.id}" for piece in c.pieces)
    yield from (f"space-{side}-{space}" for side in c.sides for space in SPACE_NAMES)
    yield from (f"module-{side.code}" for module in c.modules for side in module)
    yield from (f"asset-{asset.id}" for asset in c.assets)
    yield from (f"status-{status.value}" for status in c.statuses)


def _lokalka() -> Iterable[str]:
    c = lokalka.load()
    yield from (f"card-{kind.id}" for kind in c.kinds)
    yield from (f"piece-{piece.id}" for piece in c.pieces)
    yield from (f"role-{role.id}" for role in c.role_items)
    yield from (f"host-{host.id}" for host in c.hosts)


def _cybershield() -> Iterable[str]:
    yield from (f"card-{card.id}" for card in cybershield.load().cards)


def _kiberrubezh() -> Iterable[str]:
    """With the letters of the game, since other games have cards of the same names."""
    yield from (f"KR card-{card.id}" for card in kiberrubezh.load().cards)


_COMPONENTS: Final = {
    "blackhat": _blackhat,
    "lokalka": _lokalka,
    "cybershield": _cybershield,
    "kiberrubezh": _kiberrubezh,
}


def together(games: Iterable[str]) -> Names:
    """The names of several games."""
    books = [nameable(game) for game in games]
    return {marker: [id for names in books for id in names[marker]] for marker in MARKERS}


def named_games(found: Counts) -> list[str]:
    """The games that the tests name."""
    return [game for game in GAMES.values() if any(set(found[m]) & set(ids) for m, ids in nameable(game).items())]


def compare(names: Names, found: Mapping[str, Mapping[str, int]]) -> Report:
    return Report(
        tests={marker: {id: found[marker].get(id, 0) for id in ids} for marker, ids in names.items()},
        missing={marker: [id for id in ids if not found[marker].get(id)] for marker, ids in names.items()},
        unknown={marker: sorted(set(found[marker]) - set(ids)) for marker, ids in names.items()},
    )


def table(report: Report) -> str:
    books = {letters: _book(game) for letters, game in GAMES.items()}
    titles = {id: books[id.partition("-")[0]].rule(id).title for id in report.tests["rule"]}
    lines = ["tests  rule"]
    lines += [f"{n:5}  {id:8} {titles[id]}" for id, n in report.tests["rule"].items()]
    for marker, tests in report.tests.items():
        lines.append(f"{marker}s: {sum(n > 0 for n in tests.values())} of {len(tests)} have a test")
        lines += [f"  without a test: {id}" for id in report.missing[marker]]
        lines += [f"  marked in a test, but unknown: {id}" for id in report.unknown[marker]]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.coverage_of_rules", description=str(__doc__).split("\n")[0])
    parser.add_argument("tests", nargs="*", help="files, folders; all tests by default")
    parser.add_argument("--json", action="store_true", help="the counts as JSON")
    args = parser.parse_args(arguments)
    try:
        found = named(args.tests or [str(ROOT / "tests")])
    except Uncollected as said:
        print(said, file=sys.stderr)
        return 2
    report = compare(together(named_games(found) if args.tests else GAMES.values()), found)
    print(msgspec.json.encode(report).decode() if args.json else table(report))
    return 0 if report.sound else 1


if __name__ == "__main__":
    sys.exit(main())
