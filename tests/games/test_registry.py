"""Games by name, and every mistake in setting up a table."""

from __future__ import annotations

import pytest

from cyberdeck.kernel.errors import BadOption, BadPlayers, OptionConflict, SetupError, UnknownGame, UnknownOption
from cyberdeck.spec import game_ids, get_spec, make, parse_options

pytestmark = pytest.mark.both


def test_black_hat_is_there() -> None:
    assert "blackhat" in game_ids()
    spec = get_spec("blackhat")
    assert (spec.players[0], spec.players[-1]) == (2, 6)


def test_options_come_as_text_or_typed() -> None:
    shown = parse_options(get_spec("blackhat"), {"players": "5", "tracer": "true", "board": "expert", "copies": "6"})
    typed = parse_options(get_spec("blackhat"), {"players": 5, "tracer": True, "board": "expert", "copies": 6})
    assert shown == typed


@pytest.mark.parametrize(
    ("game", "options", "error", "facts"),
    [
        ("chess", {}, UnknownGame, {"game": "chess"}),
        ("blackhat", {"colour": "red"}, UnknownOption, {"option": "colour"}),
        ("blackhat", {"board": "wooden"}, BadOption, {"option": "board", "allowed": "standard | expert"}),
        ("blackhat", {"modules": 6}, BadOption, {"option": "modules", "allowed": "0 … 5"}),
        ("blackhat", {"modules": "many"}, BadOption, {"value": "many"}),
        ("blackhat", {"tracer": "maybe"}, BadOption, {"allowed": "true | false"}),
        ("blackhat", {"copies": 5}, BadOption, {"option": "copies"}),
        ("blackhat", {"players": 1}, BadPlayers, {"players": 1, "least": 2, "most": 6}),
        ("blackhat", {"players": 7}, BadPlayers, {"players": 7}),
        ("blackhat", {"players": "lots"}, BadOption, {"option": "players"}),
        ("blackhat", {"tracer": "true"}, OptionConflict, {"rule": "BH-7.7"}),
        ("blackhat", {"asset_turned": "next"}, OptionConflict, {"rule": "BH-11.1"}),
        ("blackhat", {"black_hat": "shuffled", "hand": "ten_plus_hat"}, OptionConflict, {"rule": "BH-2.3"}),
    ],
)
def test_mistakes(game: str, options: dict[str, object], error: type[SetupError], facts: dict[str, object]) -> None:
    with pytest.raises(error) as caught:
        make(game, options)
    assert facts.items() <= caught.value.details.items()
