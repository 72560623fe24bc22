"""What the options of every game have in common. Their values, and what they mean, are in the tests of each game."""

from __future__ import annotations

import pytest

from cyberdeck.kernel import registry
from cyberdeck.kernel.errors import BadOption, BadPlayers, UnknownOption
from cyberdeck.kernel.registry import Entry, build
from fuzz.tables import values

pytestmark = pytest.mark.both

RULES = {"lokalka": "LOK-2.2"}  # how many play
ENTRIES = [registry.find(game) for game in registry.names()]


def case(entry: Entry, players: int) -> pytest.ParameterSet:
    marks = [pytest.mark.rule(RULES[entry.id])] if entry.id in RULES else []
    return pytest.param(entry, players, id=f"{entry.id}-{players}", marks=marks)


@pytest.mark.parametrize(
    ("entry", "players"),
    [case(entry, n) for entry in ENTRIES for n in sorted({-1, 0, entry.least - 1, entry.most + 1, 100})],
)
def test_fewer_or_more_cannot_play(entry: Entry, players: int) -> None:
    with pytest.raises(BadPlayers) as refused:
        build(entry.id, {"players": players})
    assert refused.value.facts == {"players": players, "least": entry.least, "most": entry.most}
    with pytest.raises(BadPlayers):
        entry.options(players=players)


@pytest.mark.parametrize(
    ("entry", "players"), [case(entry, n) for entry in ENTRIES for n in range(entry.least, entry.most + 1)]
)
def test_as_many_seats_as_players(entry: Entry, players: int) -> None:
    assert build(entry.id, {"players": players}).seats == players


@pytest.mark.parametrize("game", registry.names())
def test_players_are_a_number(game: str) -> None:
    with pytest.raises(BadOption) as refused:
        build(game, {"players": "many"})
    assert refused.value.facts == {"option": "players", "value": "many", "allowed": "1, 2, 3 …"}


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_an_option_that_there_is_not(entry: Entry) -> None:
    with pytest.raises(UnknownOption) as refused:
        build(entry.id, {"umbrellas": 3})
    assert refused.value.facts["option"] == "umbrellas"
    assert set(str(refused.value.facts["known"]).split(", ")) == set(values(entry))
