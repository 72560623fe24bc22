"""The options of a table: each invalid value, its error and its rule."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat.options import Options
from cyberdeck.kernel.errors import BadOption, OptionConflict
from cyberdeck.spec import make

pytestmark = pytest.mark.both


def test_the_defaults_are_those_of_the_rulebook() -> None:
    assert Options() == Options(
        players=4,
        copies=7,
        fewer_cards=False,
        board="standard",
        modules=0,
        black_hat="counted",
        hand="ten_with_hat",
        black_hat_take="any",
        honeypot_half_hands=False,
        randomizer="random",
        round_limit=20,
        tracer=False,
        secret_asset=False,
        asset_turned="arrive",
        celebrity=False,
    )


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        pytest.param({"black_hat": "shuffled", "hand": "ten_plus_hat"}, "BH-2.3", marks=pytest.mark.rule("BH-2.3")),
        pytest.param({"tracer": True}, "BH-7.7", marks=pytest.mark.rule("BH-7.7")),
        pytest.param({"tracer": True, "board": "standard"}, "BH-7.7", marks=pytest.mark.rule("BH-7.7")),
        pytest.param({"asset_turned": "next"}, "BH-11.1", marks=pytest.mark.rule("BH-11.1")),
    ],
)
def test_options_that_make_no_sense_together(options: dict[str, object], rule: str) -> None:
    with pytest.raises(OptionConflict) as refused:
        make("blackhat", options)
    assert refused.value.rule == rule
    with pytest.raises(OptionConflict):
        Options(**options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options",
    [
        {"black_hat": "shuffled", "hand": "ten_with_hat"},
        {"black_hat": "counted", "hand": "ten_plus_hat"},
        {"tracer": True, "board": "expert"},
        {"asset_turned": "next", "secret_asset": True},
        {"asset_turned": "arrive"},
    ],
)
def test_and_those_that_do(options: dict[str, object]) -> None:
    assert make("blackhat", options).num_seats == 4


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("copies", 8, "7 | 6"),
        ("fewer_cards", "perhaps", "true | false"),
        ("board", "round", "standard | expert"),
        ("modules", 6, "0 … 5"),
        ("modules", -1, "0 … 5"),
        ("black_hat", "hidden", "counted | shuffled"),
        ("hand", "nine", "ten_with_hat | ten_plus_hat"),
        ("black_hat_take", "lowest", "any | highest"),
        ("honeypot_half_hands", 2, "true | false"),
        ("randomizer", "never", "random | choice"),
        ("round_limit", 0, "1 … 100"),
        ("round_limit", 101, "1 … 100"),
        ("tracer", "maybe", "true | false"),
        ("secret_asset", "x", "true | false"),
        ("asset_turned", "never", "arrive | next"),
        ("celebrity", "no way", "true | false"),
    ],
)
def test_values_that_an_option_does_not_have(option: str, value: object, allowed: str) -> None:
    with pytest.raises(BadOption) as refused:
        make("blackhat", {option: value})
    assert refused.value.details == {"option": option, "value": str(value), "allowed": allowed}


@pytest.mark.rule("BH-12.2")
@pytest.mark.parametrize(
    ("players", "tracer", "warnings"), [(2, True, ["BH-12.2"]), (2, False, []), (3, True, []), (6, True, [])]
)
def test_warnings(players: int, tracer: bool, warnings: list[str]) -> None:
    assert Options(players=players, board="expert", tracer=tracer).warnings() == warnings
