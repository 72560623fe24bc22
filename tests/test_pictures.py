"""The pictures: every thing of the games has one, and a usual game needs none of those that are loaded later."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from cyberdeck.games.kiberrubezh import decks
from cyberdeck.games.kiberrubezh.options import Options as KrOptions
from cyberdeck.spec import game_ids

ART = Path(__file__).parents[1] / "web" / "src" / "art"
MAP: dict[str, dict[str, dict[str, Any]]] = tomllib.loads((ART / "map.toml").read_text(encoding="utf-8"))
DATA = Path(__file__).parents[1] / "src" / "cyberdeck" / "games"


def components(game: str, file: str) -> Any:
    return tomllib.loads((DATA / game / "data" / f"{file}.toml").read_text(encoding="utf-8"))


def names(side: dict[str, Any]) -> set[str]:
    return {space["name"] for space in side["spaces"]}


def test_every_game_has_a_cover_and_a_back() -> None:
    for game in game_ids():
        assert set(MAP[game]["hero"]) == {"game"}
        assert "back" in MAP[game]["other"]


def test_every_drawing_is_there_and_small() -> None:
    for sections in MAP.values():
        for entry in (entry for section in sections.values() for entry in section.values()):
            assert (ART / f"{entry['art']}.svg").stat().st_size <= 4096, entry


def test_the_spaces_of_a_usual_board_are_loaded_with_the_game() -> None:
    usual, more = set(MAP["blackhat"]["space"]), set(MAP["blackhat"]["more"])
    standard, expert = components("blackhat", "board")["side"]
    assert (standard["id"], expert["id"]) == ("standard", "expert")
    beside = {"TJ", "T0", "approach"}  # with the tracer only
    assert names(standard) - beside == usual
    modules = {name for one in components("blackhat", "modules")["module"] for name in named(one)}
    assert beside <= more
    assert names(expert) | modules <= usual | more
    assert usual.isdisjoint(more)


def named(thing: Any) -> list[str]:
    """The names of all spaces in a module."""
    if isinstance(thing, dict):
        own = [thing["name"]] if "name" in thing and "kind" in thing else []
        return own + [name for value in thing.values() for name in named(value)]
    return [name for one in thing for name in named(one)] if isinstance(thing, list) else []


def test_the_cards_of_starter_decks_are_loaded_with_the_game() -> None:
    usual, more = set(MAP["kiberrubezh"]["card"]), set(MAP["kiberrubezh"]["more"])
    cards = {card["number"]: card["id"] for card in components("kiberrubezh", "cards")["card"]}
    assert usual | more == set(cards.values())
    assert usual.isdisjoint(more)
    starters = [KrOptions().deck1, KrOptions().deck2]
    counted = [zip(cards.values(), decks.counts(deck), strict=True) for deck in starters]
    assert {card for deck in counted for card, count in deck if count} == usual
