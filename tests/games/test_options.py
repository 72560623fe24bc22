"""What the options of every game have in common. Their values, and what they mean, are in the tests of each game."""

from __future__ import annotations

import pytest

from cyberdeck.kernel.errors import BadOption, BadPlayers, UnknownOption
from cyberdeck.spec import GameSpec, game_ids, get_spec, make
from fuzz.tables import values

pytestmark = pytest.mark.both

RULES = {"lokalka": "LOK-2.2"}  # how many play
ENTRIES = [get_spec(game) for game in game_ids()]


def case(spec: GameSpec, players: int) -> pytest.ParameterSet:
    marks = [pytest.mark.rule(RULES[spec.id])] if spec.id in RULES else []
    return pytest.param(spec, players, id=f"{spec.id}-{players}", marks=marks)


@pytest.mark.parametrize(
    ("spec", "players"),
    [case(spec, n) for spec in ENTRIES for n in sorted({-1, 0, spec.players[0] - 1, spec.players[-1] + 1, 100})],
)
def test_fewer_or_more_cannot_play(spec: GameSpec, players: int) -> None:
    with pytest.raises(BadPlayers) as refused:
        make(spec.id, {"players": players})
    assert refused.value.details == {"players": players, "least": spec.players[0], "most": spec.players[-1]}
    with pytest.raises(BadPlayers):
        spec.options(players=players)


@pytest.mark.parametrize(
    ("spec", "players"), [case(spec, n) for spec in ENTRIES for n in range(spec.players[0], spec.players[-1] + 1)]
)
def test_as_many_seats_as_players(spec: GameSpec, players: int) -> None:
    assert make(spec.id, {"players": players}).num_seats == players


@pytest.mark.parametrize("game", game_ids())
def test_players_are_a_number(game: str) -> None:
    with pytest.raises(BadOption) as refused:
        make(game, {"players": "many"})
    assert refused.value.details == {"option": "players", "value": "many", "allowed": "1, 2, 3 …"}


@pytest.mark.parametrize("spec", ENTRIES, ids=lambda entry: entry.id)
def test_an_option_that_there_is_not(spec: GameSpec) -> None:
    with pytest.raises(UnknownOption) as refused:
        make(spec.id, {"umbrellas": 3})
    assert refused.value.details["option"] == "umbrellas"
    assert set(str(refused.value.details["known"]).split(", ")) == set(values(spec))
