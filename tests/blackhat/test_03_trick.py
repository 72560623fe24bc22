"""BH-3: a trick."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat.events import TrickWon
from cyberdeck.kernel.errors import NotYourTurn
from tests.blackhat.table import Table

pytestmark = pytest.mark.both


# BH-3.1


@pytest.mark.rule("BH-3.1")
def test_the_leader_plays_one_or_more_cards_of_one_rank() -> None:
    t = Table().hands("3 7 7 7")
    assert t.legal() == {"3", "7", "7+7", "7+7+7"}


@pytest.mark.rule("BH-3.1")
@pytest.mark.rule("BH-4.1")
@pytest.mark.rule("BH-5.1")
def test_jokers_and_the_black_hat_fill_in() -> None:
    t = Table().hands("3 7 7 J H")
    threes = {"3", "3+J", "3+H", "3+J+H"}
    sevens = {"7", "7+J", "7+H", "7+J+H", "7+7", "7+7+J", "7+7+H", "7+7+J+H"}
    assert t.legal() == threes | sevens | {"J", "H", "J+H"}


@pytest.mark.rule("BH-3.1")
def test_nobody_leads_cards_that_they_do_not_hold() -> None:
    t = Table().hands("3 7 7")
    assert t.refuses("7+7+7") == "BH-3.1"
    assert t.refuses("4") == "BH-3.1"


# BH-3.2


@pytest.mark.rule("BH-3.2")
def test_clockwise_everybody_else_plays_once() -> None:
    t = Table().given(leader="C")
    order = []
    for card in ("9", "10", "7", "8"):
        order.append(t.to_act)
        t.do(card)
    assert order == ["C", "D", "A", "B"]
    assert t.events_for(TrickWon) == [TrickWon(3, False)]


@pytest.mark.rule("BH-3.2")
def test_nobody_plays_before_their_turn() -> None:
    t = Table().play(A="7")
    for seat in (0, 2, 3):
        with pytest.raises(NotYourTurn):
            t.match.submit(seat, "3")


@pytest.mark.rule("BH-3.2")
def test_a_follower_plays_one_card_or_as_many_as_the_leader() -> None:
    t = Table().hands("5 5 5", "3 7 7 7 7 J").play(A="5+5+5")
    assert t.legal() == {"3", "7", "J", "7+7+7", "7+7+J"}
    assert t.refuses("7+7") == "BH-3.2"
    assert t.refuses("7+7+7+7") == "BH-3.2"


@pytest.mark.rule("BH-3.2")
@pytest.mark.rule("BH-4.1")
@pytest.mark.parametrize(
    ("hand", "actions"),
    [
        ("6 J", {"6", "J", "6+J"}),
        ("J J", {"J", "J+J"}),
        ("J H", {"J", "J+H"}),
        ("6 J J", {"6", "J", "6+J", "J+J"}),
        ("6 6 H", {"6", "6+6", "6+H"}),
        ("6", {"6"}),
    ],
)
def test_jokers_and_the_black_hat_fill_in_for_followers_too(hand: str, actions: set[str]) -> None:
    assert Table().hands("5 5", hand).play(A="5+5").legal() == actions


@pytest.mark.rule("BH-3.2")
def test_a_follower_may_keep_a_better_set_and_need_not_follow_the_rank() -> None:
    t = Table().hands("5 5", "5 5 6 6 13").play(A="5+5")
    assert t.legal() == {"5", "6", "13", "5+5", "6+6"}


@pytest.mark.rule("BH-3.2")
def test_a_single_card_is_followed_by_single_cards() -> None:
    t = Table().hands("5 5", "3 7 7 J H").play(A="5")
    assert t.legal() == {"3", "7", "J", "H"}
    assert t.refuses("7+7") == "BH-3.2"
    assert t.refuses("8") == "BH-3.2"


# BH-3.3


@pytest.mark.rule("BH-3.3")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("7", "9", "8", "3"), "B"),
        (("12", "9", "8", "3"), "A"),
        (("7+7", "13", "8+8", "J"), "C"),  # one card never beats a pair
        (("7+7", "13", "6+6", "J"), "A"),
        (("7+7+7", "8", "9", "13"), "A"),
        (("7", "9", "9", "3"), "C"),  # ties go to the last
        (("9", "9", "9", "9"), "D"),
        (("7+7", "7", "7+7", "3"), "C"),
    ],
)
def test_the_highest_rank_with_the_leaders_number_of_cards_wins(cards: tuple[str, ...], winner: str) -> None:
    hands = [play.replace("+", " ") + " 1" for play in cards]
    t = Table().hands(*hands).do(*cards)
    assert t.events_for(TrickWon) == [TrickWon("ABCD".index(winner), False)]
    assert t.to_act == winner  # and moves


@pytest.mark.rule("BH-3.3")
def test_the_winner_leads_the_next_trick() -> None:
    t = Table().wins("C", "3x>a1")
    assert t.to_act == t.seat == "C"
    assert t.state.leader == 2
    assert t.rule == "BH-3.1"
    t.wins("B", "2x>b1")
    assert t.to_act == "B"


# BH-3.4


@pytest.mark.rule("BH-3.4")
def test_the_cards_of_a_trick_are_discarded() -> None:
    t = Table().hands("7 7 3", "9 3", "8 8 3", "J 3").play(A="7+7", B="9", C="8+8", D="J")
    assert t.cards("discard") == "7 7 8 8 9 J"
    assert [t.cards(player) for player in "ABCD"] == ["3", "3", "3", "3"]
    t.do("3x>a1").play(C="3", D="3", A="3", B="3")
    assert t.cards("discard") == "3 3 3 3 7 7 8 8 9 J"


# BH-3.5


@pytest.mark.rule("BH-3.5")
def test_nobody_passes() -> None:
    t = Table().hands("7 7 1", "1 2", "1 J", "H J")
    for cards in ("7+7", "1", "J", "J"):
        assert "pass" not in t.legal()
        assert t.refuses("pass") == "BH-3.5"
        t.do(cards)
