"""The options of a table: each value, and each invalid one with its error."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield import CyberShield, Options, decks
from cyberdeck.kernel.errors import BadDeck, BadOption
from cyberdeck.spec import make
from tests.cybershield.cards import FOUR_OF_EACH
from tests.kits.options import each_value, takes

pytestmark = pytest.mark.both


def test_the_defaults_are_those_of_the_rulebook() -> None:
    assert Options() == Options(players=2, deck1="basic", deck2="basic", starter="coin", turn_limit=50)


@pytest.mark.parametrize(("option", "value"), each_value("cybershield"))
def test_every_value_of_every_option(option: str, value: object) -> None:
    takes("cybershield", option, value)


@pytest.mark.rule("CS-1.1")
def test_a_deck_of_ones_own() -> None:
    game = make("cybershield", {"deck2": FOUR_OF_EACH})
    assert isinstance(game, CyberShield)
    assert list(game.params.lists) == [*decks.counts("basic"), *[4] * 27]


@pytest.mark.rule("CS-1.1")
def test_a_deck_with_a_problem() -> None:
    with pytest.raises(BadDeck):
        make("cybershield", {"deck1": "4 1; 4 2"})


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("starter", "third", "coin | first | second"),
        ("turn_limit", 0, "1 … 500"),
        ("turn_limit", 501, "1 … 500"),
        ("deck1", 7 * "x" * 1000, "4 1; 2 2; …"),
    ],
)
def test_values_that_an_option_does_not_have(option: str, value: object, allowed: str) -> None:
    with pytest.raises(BadOption) as refused:
        make("cybershield", {option: value})
    assert refused.value.details == {"option": option, "value": str(value)[:80], "allowed": allowed}
