"""A plug-in with decks: checked, shown and played like those of the built-in games, on the command line and online."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cyberdeck.kernel import laws
from cyberdeck.kernel.errors import BadDeck
from cyberdeck.kernel.rng import FastRng
from cyberdeck.server import decks as online
from cyberdeck.spec import make
from tests.cli.conftest import cyberdeck
from tests.cli.terminal import Here
from tests.kits.plugins import install_specs
from tests.plugins.duel.game import DUEL, Duel, Options
from tests.server.house import House

__all__ = ["cyberdeck"]  # a fixture

OWN = "3 1; 3 2; 2 4"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    install_specs(monkeypatch, DUEL)
    yield
    online.about.cache_clear()
    online._titled.cache_clear()


def test_the_laws() -> None:
    for seed in range(20):
        laws.walk(Duel(Options()), FastRng(seed))
        laws.walk(Duel(Options(deck1=OWN)), FastRng(seed))


def test_a_deck_that_is_too_small_is_refused() -> None:
    assert make("duel", {"deck1": OWN}).num_seats == 2
    with pytest.raises(BadDeck):
        make("duel", {"deck1": "3 1"})


@pytest.mark.parametrize("plain", [["--plain"], []])
def test_its_decks_on_the_command_line(cyberdeck: Here, tmp_path: Path, plain: list[str]) -> None:
    """By ids, since it has no texts."""
    shown = cyberdeck("deck", "show", "even", *plain)
    assert shown.code == 0, shown.err
    assert "low: 4" in shown.out
    assert "rank-5" in shown.out
    stats = cyberdeck("deck", "stats", "bold", *plain)
    assert stats.code == 0, stats.err
    assert "rank" in stats.out
    assert "weak: 3" in stats.out
    path = tmp_path / "mine.txt"
    assert cyberdeck("deck", "new", path, "--game", "duel").code == 0
    assert cyberdeck("deck", "check", path, *plain).code == 0
    path.write_text(f"game: duel\n{OWN}; 2 rank-7\n")
    assert "rank-7" in cyberdeck("deck", "check", path, *plain).out
    played = cyberdeck("play", "duel", "--bots", "random", "--option", f"deck1={OWN}", *plain, ever="1")
    assert played.code == 0, played.err


def test_its_decks_online(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.sqlite")
    try:
        (about,) = [game for game in house.good("GET", "/api/games") if game["id"] == "duel"]
        assert [(one["name"], one["kind"], one["choices"]) for one in about["options"]] == [
            ("deck1", "deck", ["even", "bold"]),
            ("deck2", "deck", ["even", "bold"]),
        ]
        cards = house.good("GET", "/api/decks/duel")
        assert [card["number"] for card in cards["cards"]] == [1, 2, 3, 4, 5]
        assert cards["value"] == "rank"
        assert [deck["name"] for deck in cards["built_in"]] == ["even", "bold"]
        checked = house.good("POST", "/api/decks/duel/check", {"text": OWN, "lang": "fi"})
        assert (checked["problems"], checked["code"]) == ([], OWN)
        assert "3 #1 rank-1" in checked["text"]
        table = house.table(1, 1, game="duel", options={"deck1": OWN})
        table.start()
        with table.client(0) as client:
            assert [one["notation"] for one in client.my_turn()["legal_actions"]] == ["1", "2", "4"]
    finally:
        house.stop()
