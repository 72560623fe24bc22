"""BH-4: jokers."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat.events import TrickWon
from tests.blackhat.table import Table

pytestmark = pytest.mark.both


def winner(*cards: str, hat: bool = False) -> str:
    """The winner of a trick that A leads."""
    t = Table().hands(*(play.replace("+", " ") + " 1" for play in cards)).do(*cards)
    (won,) = t.events_for(TrickWon)
    assert won.black_hat is hat
    return "ABCD"[won.player]


@pytest.mark.rule("BH-4.1")
@pytest.mark.component("card-joker")
@pytest.mark.parametrize(
    ("cards", "won_by"),
    [
        (("7+7+J", "6+6+6", "8", "9"), "A"),  # three sevens
        (("7+7+J", "8+8+8", "13", "9"), "B"),
        (("7+7+J", "7+7+7", "13", "9"), "B"),  # equal, and later
        (("7+J", "8+8", "8+J", "9"), "C"),
        (("1+J+J", "2+2+2", "13", "9"), "B"),  # three ones, whatever the jokers could be
    ],
)
def test_beside_other_cards_a_joker_is_one_of_them(cards: tuple[str, ...], won_by: str) -> None:
    assert winner(*cards) == won_by


@pytest.mark.rule("BH-4.1")
@pytest.mark.component("card-joker")
@pytest.mark.parametrize(
    ("cards", "won_by"),
    [
        (("13", "J", "13", "2"), "B"),
        (("J", "13", "12", "2"), "A"),
        (("J", "J", "13", "2"), "B"),
        (("13+13", "J+J", "2", "2"), "B"),
        (("J+J", "13+13", "13+J", "2"), "A"),
        (("J+J+J", "13+13+13", "13+J+J", "2"), "A"),
        (("12+12", "J", "13+13", "J"), "C"),  # but one card is no pair
    ],
)
def test_without_a_ranked_card_jokers_are_fourteen_however_many(cards: tuple[str, ...], won_by: str) -> None:
    assert winner(*cards) == won_by


@pytest.mark.rule("BH-4.1")
@pytest.mark.component("card-hat")
@pytest.mark.parametrize(
    ("cards", "won_by"),
    [
        (("13+13", "J+H", "J", "2"), "A"),  # a pair of 14s loses: low wins
        (("J+H", "13+13", "2", "2"), "B"),
        (("J+J", "J+H", "2", "2"), "B"),  # both 14: the later
        (("J+H", "2", "2", "2"), "A"),  # the only pair
    ],
)
def test_jokers_and_the_black_hat_without_a_ranked_card_are_fourteen(cards: tuple[str, ...], won_by: str) -> None:
    assert winner(*cards, hat=True) == won_by


@pytest.mark.rule("BH-4.1")
def test_nobody_leads_jokers_that_they_do_not_hold() -> None:
    t = Table().hands("7 J")
    assert t.refuses("7+J+J") == "BH-4.1"
    assert t.refuses("7+H") == "BH-4.1"
