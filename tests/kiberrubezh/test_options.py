"""The options of a table: each value, and each invalid one with its error."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh import Kiberrubezh, Options, decks
from cyberdeck.kernel.errors import BadDeck, BadOption
from cyberdeck.spec import make
from tests.kits.options import each_value, takes

pytestmark = pytest.mark.both


def test_the_defaults_are_those_of_the_rulebook() -> None:
    assert Options() == Options(
        players=2,
        deck1="blue-range",
        deck2="red-range",
        deck_size=60,
        free_redeals_count=False,
        no_first_attack=False,
        turn_limit=100,
    )


@pytest.mark.parametrize(("option", "value"), each_value("kiberrubezh"))
def test_every_value_of_every_option(option: str, value: object) -> None:
    takes("kiberrubezh", option, value)


@pytest.mark.rule("KR-1.1")
def test_a_deck_of_ones_own_and_its_size() -> None:
    own = "40 1"
    game = make("kiberrubezh", {"deck1": own, "deck2": "30 #2; 4 13; 4 28; 2 45", "deck_size": 40})
    assert isinstance(game, Kiberrubezh)
    assert sum(game.params.lists) == 80
    for size in (41, 60):
        with pytest.raises(BadDeck):
            make("kiberrubezh", {"deck1": own, "deck2": own, "deck_size": size})
    with pytest.raises(BadDeck):
        make("kiberrubezh", {"deck1": "35 1; 5 13", "deck2": own, "deck_size": 40})


@pytest.mark.rule("KR-1.1")
@pytest.mark.parametrize("name", decks.BUILT_IN)
def test_those_that_come_with_the_game_are_cut_evenly(name: str) -> None:
    full = decks.counts(name)
    assert sum(full) == 60
    for size in range(40, 61):
        short = decks.counts(name, size)
        assert sum(short) == size
        assert all(abs(n - whole * size / 60) < 1 for n, whole in zip(short, full, strict=True))
        own = "; ".join(f"{n} {kind + 1}" for kind, n in enumerate(short) if n)
        assert decks.counts(own, size) == short  # a house deck is as good as a printed one


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("deck_size", 39, "40 … 60"),
        ("deck_size", 61, "40 … 60"),
        ("turn_limit", 0, "1 … 500"),
        ("turn_limit", 501, "1 … 500"),
        ("deck1", 7 * "x" * 1000, "4 1; 2 2; …"),
    ],
)
def test_values_that_an_option_does_not_have(option: str, value: object, allowed: str) -> None:
    with pytest.raises(BadOption) as refused:
        make("kiberrubezh", {option: value})
    assert refused.value.details == {"option": option, "value": str(value)[:80], "allowed": allowed}
