"""BH-5: the Black Hat, and the six examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.games.blackhat.events import Took, TrickWon
from tests.blackhat.cards import counted
from tests.blackhat.table import Table

pytestmark = [pytest.mark.both, pytest.mark.component("card-hat")]


# The examples: A leads, B, C and D follow


@pytest.mark.example("BH-5 1")
@pytest.mark.rule("BH-5.1")
@pytest.mark.rule("BH-5.5")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("H", "9", "4", "12"), "C"),
        (("H", "4", "4", "12"), "C"),
        (("H", "J", "13", "J"), "C"),
        (("H", "J", "J", "J"), "D"),  # 14 like the Black Hat, and last
    ],
)
def test_example_1_a_black_hat_led_alone_never_wins(cards: tuple[str, ...], winner: str) -> None:
    t = Table().hands(*(f"{card} 3" for card in cards)).do(*cards)
    assert t.events_for(TrickWon) == [TrickWon("ABCD".index(winner), True)]
    assert t.to_act == winner
    assert t.legal() == {"all", "hat"}  # and takes cards


@pytest.mark.example("BH-5 2")
@pytest.mark.rule("BH-5.1")
@pytest.mark.rule("BH-5.2")
def test_example_2_black_hat_and_seven_against_single_cards() -> None:
    def played(take: str) -> Table:
        t = Table(black_hat_take=take).hands("H 7 3", "12 3", "9 3", "4 3").play(A="7+H", B="12", C="9", D="4")
        assert t.events_for(TrickWon) == [TrickWon(0, True)]
        return t

    assert played("highest").do("all").cards("A") == "3 4 7 9 12 H"
    t = played("highest").do("hat")
    assert t.cards("A") == "3 9 12 H"
    assert t.cards("discard") == "4 7"
    assert t.rule == "BH-6.1"
    t = played("any").do("hat", "pick 9", "pick 12")  # two high ones
    assert t.cards("A") == "3 9 12 H"
    t = played("any").do("hat", "pick 4", "pick 7")  # or two with little trace
    assert t.cards("A") == "3 4 7 H"
    assert t.cards("discard") == "9 12"


@pytest.mark.example("BH-5 3")
@pytest.mark.rule("BH-3.3")
@pytest.mark.rule("BH-5.1")
def test_example_3_the_lowest_pair_wins_not_the_lower_single_card() -> None:
    t = Table().hands("7 7 3", "6 3", "8 H 3", "9 9 3").play(A="7+7", B="6", C="8+H", D="9+9")
    assert t.events_for(TrickWon) == [TrickWon(0, True)]
    t.do("all", by="A")
    assert t.cards("A") == "3 6 7 7 8 9 9 H"


@pytest.mark.example("BH-5 4")
@pytest.mark.rule("BH-5.3")
@pytest.mark.rule("BH-5.4")
def test_example_4_the_last_player_must_play_the_thirteen() -> None:
    t = Table().hands("8 8 8 3", "5 3", "7 3", "13 H").play(A="8+8+8", B="5", C="7")
    assert t.legal() == {"13"}
    assert t.refuses("H") == "BH-5.3"
    assert t.refuses("pass") == "BH-3.5"
    t.do("13", by="D")
    assert t.events_for(TrickWon) == [TrickWon(0, False)]
    assert t.cards("D") == "H"
    t.do("1x>a1")
    assert t.to_act == "A"


@pytest.mark.example("BH-5 5")
@pytest.mark.rule("BH-5.1")
@pytest.mark.rule("BH-5.2")
@pytest.mark.parametrize("take", ["any", "highest"])
def test_example_5_the_joker_cannot_be_taken(take: str) -> None:
    t = Table(black_hat_take=take).hands("13 3", "H 3", "13 3", "J 3").play(A="13", B="H", C="13", D="J")
    assert t.events_for(TrickWon) == [TrickWon(2, True)]
    t.do("hat", by="C")
    assert t.cards("C") == "3 13 H"  # no further decision
    assert t.cards("discard") == "13 J"
    assert t.rule == "BH-6.1"


@pytest.mark.example("BH-5 5")
@pytest.mark.rule("BH-5.2")
def test_example_5_but_with_all_the_cards() -> None:
    t = Table().hands("13 3", "H 3", "13 3", "J 3").play(A="13", B="H", C="13", D="J").do("all")
    assert t.cards("C") == "3 13 13 J H"
    assert t.cards("discard") == ""


@pytest.mark.example("BH-5 6")
@pytest.mark.rule("BH-1.3")
@pytest.mark.rule("BH-5.1")
@pytest.mark.rule("BH-5.2")
@pytest.mark.rule("BH-8.2")
def test_example_6_five_twos_that_leave_no_trace() -> None:
    t = Table().hands("2 2", "2 2 3", "8 3", "2 H 1").play(A="2+2", B="2+2", C="8", D="2+H")
    assert t.events_for(TrickWon) == [TrickWon(3, True)]
    t.do("all", by="D")
    assert t.cards("D") == "1 2 2 2 2 2 8 H"
    t.do("4x>a1")  # A has no cards left
    assert t.state.last[3] == 2 + 5 + 4 + 2  # the 8, the Black Hat, two pawns; nothing for the 2s and the 1


# BH-5.1


@pytest.mark.rule("BH-5.1")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("7", "H", "9", "4"), "D"),
        (("7", "H", "4", "4"), "D"),  # ties to the last
        (("7+7", "7+H", "8+8", "1"), "B"),
        (("7+7", "8+H", "J+J", "1"), "A"),
        (("9+9+9", "4+J+H", "4+4+4", "1"), "C"),
    ],
)
def test_the_lowest_rank_with_the_leaders_number_of_cards_wins(cards: tuple[str, ...], winner: str) -> None:
    t = Table().hands(*(play.replace("+", " ") + " 3" for play in cards)).do(*cards)
    assert t.events_for(TrickWon) == [TrickWon("ABCD".index(winner), True)]


@pytest.mark.rule("BH-5.1")
def test_a_black_hat_that_is_not_played_changes_nothing() -> None:
    t = Table().hands("7 3", "9 3", "8 3", "4 H").play(A="7", B="9", C="8", D="4")
    assert t.events_for(TrickWon) == [TrickWon(1, False)]


@pytest.mark.rule("BH-5.1")
@pytest.mark.rule("BH-3.3")
def test_the_winner_of_a_black_hat_trick_leads_the_next() -> None:
    t = Table().hands("7 3", "H 3", "9 3", "4 3").play(A="7", B="H", C="9", D="4").do("hat", "pick 7", "4x>a1")
    assert t.to_act == "D"
    assert t.cards("D") == "3 7 H"


# BH-5.2


def two_due(**options: Any) -> Table:
    """A wins with 2+H; 5, 5 and 9 are in the trick too. A must take two cards."""
    return Table(**options).hands("2 H 3", "5 3", "9 3", "5 3").play(A="2+H", B="5", C="9", D="5")


@pytest.mark.rule("BH-5.2")
def test_the_winner_takes_all_or_the_black_hat_and_so_many() -> None:
    t = two_due()
    assert t.to_act == t.seat == "A"
    assert t.rule == "BH-5.2"
    assert t.legal() == {"all", "hat"}
    assert t.refuses("no") == "BH-5.2"
    t.do("all")
    assert t.cards("A") == "2 3 5 5 9 H"
    assert t.events_for(Took) == [Took(0, tuple(counted("2 5 5 9 H")))]
    assert t.cards("discard") == ""


@pytest.mark.rule("BH-5.2")
def test_any_cards_are_picked_one_after_another_from_the_lowest_up() -> None:
    t = two_due(black_hat_take="any").do("hat")
    assert t.rule == "BH-5.2"
    assert t.legal() == {"pick 2", "pick 5"}  # after a 9 there would be no second one
    assert t.refuses("pick 9") == "BH-5.2"
    assert t.refuses("pick 7") == "BH-5.2"
    t.do("pick 5")
    assert t.legal() == {"pick 5", "pick 9"}
    t.do("pick 5")
    assert t.cards("A") == "3 5 5 H"
    assert t.cards("discard") == "2 9"
    assert t.events_for(Took) == [Took(0, tuple(counted("5 5 H")))]


@pytest.mark.rule("BH-5.2")
def test_the_default_is_any() -> None:
    assert two_due().do("hat").legal() == {"pick 2", "pick 5"}


@pytest.mark.rule("BH-5.2")
def test_highest_takes_from_the_highest_down_and_asks_nothing() -> None:
    t = two_due(black_hat_take="highest").do("hat")
    assert t.cards("A") == "3 5 9 H"
    assert t.cards("discard") == "2 5"
    assert t.rule == "BH-6.1"


@pytest.mark.rule("BH-5.2")
@pytest.mark.parametrize("take", ["any", "highest"])
def test_fewer_ranked_cards_than_due_are_all_taken(take: str) -> None:
    t = Table(3, black_hat_take=take).hands("J J H 3", "5 3", "J 3").play(A="J+J+H", B="5", C="J").do("hat", by="A")
    assert t.cards("A") == "3 5 H"
    assert t.cards("discard") == "J J J"
    assert t.rule == "BH-6.1"


@pytest.mark.rule("BH-5.2")
def test_exactly_as_many_ranked_cards_as_due_are_taken_without_a_decision() -> None:
    t = Table(3).hands("J H 3", "5 3", "9 3").play(A="J+H", B="5", C="9").do("hat", by="A")
    assert t.cards("A") == "3 5 9 H"
    assert t.cards("discard") == "J"
    assert t.rule == "BH-6.1"


@pytest.mark.rule("BH-5.2")
def test_no_decision_if_there_is_one_rank_to_choose_from() -> None:
    t = Table().hands("5 3", "5 3", "5 3", "H 3").play(A="5", B="5", C="5", D="H").do("hat", by="C")
    assert t.cards("C") == "3 5 H"
    assert t.cards("discard") == "5 5"
    assert t.rule == "BH-6.1"


@pytest.mark.rule("BH-5.2")
def test_without_any_ranked_card_the_black_hat_comes_alone() -> None:
    t = Table(3).hands("J H 3", "J 3", "J 3").play(A="J+H", B="J", C="J").do("hat", by="A")
    assert t.cards("A") == "3 H"
    assert t.cards("discard") == "J J J"


@pytest.mark.rule("BH-5.2")
def test_everybody_knows_what_was_taken() -> None:
    t = two_due().do("all")
    assert list(t.view("C").known[0]) == counted("2 5 5 9 H")
    assert t.view("C").size[0] == 6


# BH-5.3


@pytest.mark.rule("BH-5.3")
def test_a_follower_plays_the_black_hat_only_in_a_set_like_the_leaders() -> None:
    t = Table().hands("8 8 3", "13 J H").play(A="8+8")
    assert t.legal() == {"13", "J", "13+H", "13+J", "J+H"}
    assert t.refuses("H") == "BH-5.3"


@pytest.mark.rule("BH-5.3")
def test_three_are_needed_against_three() -> None:
    t = Table().hands("8 8 8 3", "13 J H 6").play(A="8+8+8")
    assert t.legal() == {"6", "13", "J", "6+J+H", "13+J+H"}


@pytest.mark.rule("BH-5.3")
def test_against_a_single_card_the_black_hat_is_one_too() -> None:
    t = Table().hands("8 3", "13 H").play(A="8")
    assert t.legal() == {"13", "H"}


# BH-5.4


@pytest.mark.rule("BH-5.4")
@pytest.mark.rule("BH-3.5")
@pytest.mark.rule("BH-8.1")
def test_a_follower_with_nothing_but_the_black_hat_passes_against_several() -> None:
    t = Table().hands("8 8 3", "H", "9 9 3", "4 3").play(A="8+8")
    assert t.legal() == {"pass"}
    assert t.refuses("H") == "BH-5.3"
    t.do("pass", by="B").play(C="9+9", D="4")
    assert t.events_for(TrickWon) == [TrickWon(2, False)]  # not a Black Hat trick
    assert t.cards("B") == "H"
    assert t.cards("discard") == "4 8 8 9 9"
    t.do("3x>a1")
    assert t.to_act == "C"  # B still has a card: the round goes on


@pytest.mark.rule("BH-5.4")
def test_against_a_single_card_it_must_be_played() -> None:
    t = Table().hands("8 3", "H", "9 3", "4 3").play(A="8")
    assert t.legal() == {"H"}
    assert t.refuses("pass") == "BH-3.5"


@pytest.mark.rule("BH-5.4")
def test_a_leader_with_nothing_but_the_black_hat_leads_it() -> None:
    t = Table().hands("H")
    assert t.legal() == {"H"}
    assert t.refuses("pass") == "BH-3.5"
