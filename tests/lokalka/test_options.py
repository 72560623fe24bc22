"""The options of a table: each value, and each that is refused, by which error."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka import ENTRY, Lokalka, Options
from cyberdeck.kernel.errors import BadOption, BadPlayers, UnknownOption
from cyberdeck.kernel.registry import build
from fuzz.tables import values

pytestmark = pytest.mark.both


def test_the_defaults_are_those_of_the_rulebook() -> None:
    assert Options() == Options(
        players=5,
        network="admin",
        setup_defence="one",
        hackers_win="killer",
        round_limit=100,
        out_sees="public",
        out_talk="all",
    )


EVERY: dict[tuple[str, str], list[object]] = {
    ("players", "LOK-2.2"): [4, 5, 6, 7, 8],
    ("network", "LOK-3.2"): ["admin", "random"],
    ("setup_defence", "LOK-3.6"): ["one", "per_host"],
    ("hackers_win", "LOK-9.2"): ["killer", "team"],
    ("round_limit", "LOK-9.6"): [1, 2, 200, 1000],
    ("out_sees", "LOK-8.7"): ["public", "all"],
    ("out_talk", "LOK-8.8"): ["all", "out", "none"],
}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        pytest.param(option, value, marks=pytest.mark.rule(rule))
        for (option, rule), choices in EVERY.items()
        for value in choices
    ],
)
def test_every_value_of_every_option(option: str, value: object) -> None:
    game = build("lokalka", {option: value})
    assert isinstance(game, Lokalka)
    assert getattr(game.chosen, option) == value
    assert game.chosen.warnings() == []


def test_there_are_no_others() -> None:
    named = {option: set(choices) for (option, _), choices in EVERY.items()}
    assert {option: set(choices) for option, choices in values(ENTRY).items()} == named


@pytest.mark.rule("LOK-2.2")
@pytest.mark.parametrize("players", [-1, 0, 3, 9, 100])
def test_four_to_eight_play(players: int) -> None:
    with pytest.raises(BadPlayers) as refused:
        build("lokalka", {"players": players})
    assert refused.value.facts == {"players": players, "least": 4, "most": 8}
    with pytest.raises(BadPlayers):
        Options(players=players)


@pytest.mark.rule("LOK-2.2")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_as_many_seats_as_players(players: int) -> None:
    assert build("lokalka", {"players": players}).seats == players


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("players", "many", "1, 2, 3 …"),
        ("network", "ring", "admin | random"),
        ("setup_defence", "two", "one | per_host"),
        ("hackers_win", "never", "killer | team"),
        ("round_limit", 0, "1 … 1000"),
        ("round_limit", 1001, "1 … 1000"),
        ("out_sees", "nothing", "public | all"),
        ("out_talk", "some", "all | out | none"),
    ],
)
def test_values_that_an_option_does_not_have(option: str, value: object, allowed: str) -> None:
    with pytest.raises(BadOption) as refused:
        build("lokalka", {option: value})
    assert refused.value.facts == {"option": option, "value": str(value), "allowed": allowed}


def test_an_option_that_there_is_not() -> None:
    with pytest.raises(UnknownOption) as refused:
        build("lokalka", {"firewall": 3})
    assert refused.value.facts["option"] == "firewall"
    assert "network" in str(refused.value.facts["known"]).split(", ")
