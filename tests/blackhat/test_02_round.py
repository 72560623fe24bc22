"""BH-2: set-up and the start of a round."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat.components.types import NUMBER, SPACE_KINDS
from cyberdeck.games.blackhat.events import DealerChosen, HatGiven, ModuleLaid, RoundBegan
from cyberdeck.games.blackhat.ids import HAT, NONE, SIDES
from cyberdeck.kernel.errors import BadOption, OptionConflict
from cyberdeck.spec import make
from tests.blackhat.cards import CARDS
from tests.blackhat.table import Table

pytestmark = pytest.mark.both


# BH-2.1


@pytest.mark.rule("BH-2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_starts_on_backdoor_and_public_server_with_no_trace(players: int) -> None:
    view = Table(players).fresh().roll().view()
    people = max(players, 3)  # with the robot
    assert view.pawns == (NUMBER["BD"], NUMBER["PS"]) * people
    assert view.total == (0,) * people
    assert view.round == 1


# BH-2.2


@pytest.mark.rule("BH-2.2")
def test_no_modules_by_default() -> None:
    assert Table().fresh().roll().laid() == ""


@pytest.mark.rule("BH-2.2")
@pytest.mark.parametrize("modules", [1, 2, 3, 4, 5])
def test_so_many_modules_lie_on_so_many_places(modules: int) -> None:
    t = Table(modules=modules).fresh().roll()
    laid = t.events_for(ModuleLaid)
    assert len(laid) == len({event.place for event in laid}) == len({event.side // 2 for event in laid}) == modules
    assert len(t.laid().split()) == modules
    assert all(event.player is None for event in laid)


@pytest.mark.rule("BH-2.2")
def test_every_place_module_and_side_is_as_likely() -> None:
    t = Table(modules=2).fresh()
    assert t.odds() == dict.fromkeys(range(5 * SIDES), 1)
    t.luck("3B@2")
    left = t.odds()
    assert len(left) == 4 * 14  # four places, seven modules, two sides
    assert set(left.values()) == {1}
    assert not any(outcome // SIDES == 1 for outcome in left)  # place 2 is taken
    assert not any(outcome % SIDES in (4, 5) for outcome in left)  # and so is module 3


@pytest.mark.rule("BH-2.2")
@pytest.mark.parametrize(
    ("side", "kinds", "values"),
    [
        ("8A", ["cache", "host", "host", "dos"], [0, 4, 2, 3]),
        ("8B", ["host", "alarm", "randomizer", "host"], [3, 1, 2, 2]),
    ],
)
def test_a_module_lies_one_way_up_and_replaces_four_spaces(side: str, kinds: list[str], values: list[int]) -> None:
    t = Table(modules=1).fresh().luck(f"{side}@2")
    spaces = ["a4", "a5", "b5", "b4"]  # clockwise from the top left
    assert [SPACE_KINDS[t.state.layout.kind[NUMBER[space]]] for space in spaces] == kinds
    assert [t.value(space) for space in spaces] == values
    assert t.value("a3") == 3  # beside it nothing changes
    assert t.value("b6") == 2


@pytest.mark.rule("BH-2.2")
@pytest.mark.parametrize("modules", [-1, 6])
def test_there_are_five_places_for_modules(modules: int) -> None:
    with pytest.raises(BadOption) as refused:
        make("blackhat", {"modules": modules})
    assert refused.value.details["allowed"] == "0 … 5"


# BH-2.3


@pytest.mark.rule("BH-2.3")
@pytest.mark.parametrize(
    ("card", "holder"),
    [("1", "D"), ("7", "D"), ("13", "D"), ("6", "C"), ("12", "C"), ("5", "B"), ("2", "E"), ("11", "B"), ("J", "E")],
)
def test_the_card_turned_is_counted_from_the_dealers_left(card: str, holder: str) -> None:
    """Six players, C deals: 1, 7 and 13 end on D, 6 and 12 on C, 5 on B to the right of C; a joker counts 14."""
    t = Table(6).fresh().luck("C", card)
    assert t.events_for(HatGiven) == [HatGiven("ABCDEF".index(holder), CARDS.index(card))]
    assert t.state.hat == "ABCDEF".index(holder)


@pytest.mark.rule("BH-2.3")
@pytest.mark.parametrize(("players", "holder"), [(3, "C"), (4, "C"), (5, "E"), (6, "C")])
def test_a_joker_counts_fourteen(players: int, holder: str) -> None:
    assert Table(players).fresh().luck("A", "J").state.hat == "ABCDEF".index(holder)


@pytest.mark.rule("BH-2.3")
def test_the_black_hat_is_not_in_the_deck_while_a_card_is_turned() -> None:
    t = Table().fresh().luck("A")
    assert t.odds() == {**dict.fromkeys(range(13), 7), 13: 5}
    t.luck("9")
    assert t.odds() == {**dict.fromkeys(range(13), 7), 8: 6, 13: 5}  # and not dealt


@pytest.mark.rule("BH-2.3")
def test_the_card_turned_is_set_aside_for_the_round() -> None:
    t = Table().fresh().luck("A", "9").roll()
    assert t.view().turned == 8
    assert t.state.deck_size == 96 - 1 - 39  # D holds the Black Hat and nine cards
    assert t.cards("discard") == ""


@pytest.mark.rule("BH-2.3")
@pytest.mark.rule("BH-8.3")
def test_the_card_turned_is_shuffled_in_again_for_the_next_round() -> None:
    t = Table(3).hands("13", "12 12", "11 11").given(turned=8).wins("A", "1x>a1")
    assert len(t.cards("deck").split()) == 96
    assert t.state.turned == NONE


def shuffled(players: int, *pawns: str, **options: bool) -> Table:
    """A round that begins with black_hat=shuffled; C dealt the previous one."""
    t = Table(players, black_hat="shuffled", **options).hands("13", *(["3 3"] * 2)).pawns(*pawns).given(dealer="C")
    return t.wins("A", "1x>a1")


@pytest.mark.rule("BH-2.3")
@pytest.mark.parametrize(
    ("players", "weights"),
    [
        (6, {0: 5, 1: 5, 2: 5, 3: 5, 4: 5, 5: 5}),
        (5, {0: 6, 1: 6, 2: 6, 3: 6, 4: 6}),
        (4, {0: 8, 1: 8, 2: 7, 3: 7}),  # D deals: A and B get one of the last two of the 30 cards
        (3, {0: 10, 1: 10, 2: 10}),
    ],
)
def test_shuffled_the_black_hat_is_one_of_the_first_thirty_cards(players: int, weights: dict[int, int]) -> None:
    t = shuffled(players)
    assert t.events_for(RoundBegan)[-1].dealer == 3 % players
    assert t.odds() == weights


@pytest.mark.rule("BH-2.3")
@pytest.mark.rule("BH-7.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_shuffled_among_all_the_cards_if_fewer_than_thirty_are_dealt(players: int) -> None:
    t = shuffled(players, "2x b4", honeypot_half_hands=True)
    assert t.odds() == dict.fromkeys(range(players), 5)


@pytest.mark.rule("BH-2.3")
@pytest.mark.rule("BH-2.4")
def test_shuffled_no_card_is_turned_and_the_black_hat_is_one_of_ten() -> None:
    t = Table(black_hat="shuffled").fresh().luck("A", "C")
    assert t.events_for(HatGiven) == [HatGiven(2, NONE)]
    t.roll()
    assert list(t.state.size) == [10, 10, 10, 10]
    assert t.state.deck_size == 96 - 39
    assert t.to_act == "B"


@pytest.mark.rule("BH-2.3")
def test_shuffled_the_black_hat_cannot_be_an_eleventh_card() -> None:
    with pytest.raises(OptionConflict) as refused:
        Table(black_hat="shuffled", hand="ten_plus_hat")
    assert refused.value.rule == "BH-2.3"


# BH-2.4


@pytest.mark.rule("BH-2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("option", "most"), [("ten_with_hat", 10), ("ten_plus_hat", 11)])
def test_ten_cards_with_the_black_hat_or_besides_it(players: int, option: str, most: int) -> None:
    t = Table(players, hand=option).fresh().luck("A", "1").roll()
    holder = t.state.hat
    assert [t.state.size[p] for p in range(len(t.names))] == [most if p == holder else 10 for p in range(len(t.names))]
    assert t.state.hands[holder] >> 4 * HAT == 1


@pytest.mark.rule("BH-2.4")
def test_the_black_hat_is_one_of_ten_by_default() -> None:
    assert list(Table().fresh().roll().state.size) == [10, 10, 10, 10]


# BH-2.5


@pytest.mark.rule("BH-2.5")
@pytest.mark.parametrize(
    ("card", "holder", "leader"), [("1", "B", "A"), ("2", "C", "B"), ("3", "D", "C"), ("4", "A", "D")]
)
def test_the_player_to_the_right_of_the_black_hat_leads(card: str, holder: str, leader: str) -> None:
    t = Table().fresh().luck("A", card).roll()
    assert t.names[t.state.hat] == holder
    assert t.to_act == t.seat == leader
    assert t.rule == "BH-3.1"


# BH-2.6


@pytest.mark.rule("BH-2.6")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_first_dealer_is_random(players: int) -> None:
    t = Table(players).fresh()
    assert t.odds() == dict.fromkeys(range(players), 1)
    t.luck("B")
    assert t.events_for(DealerChosen) == [DealerChosen(1)]
    assert t.state.dealer == 1


@pytest.mark.rule("BH-2.6")
@pytest.mark.parametrize(("dealer", "after"), [("A", 1), ("B", 2), ("C", 0)])
def test_the_deal_passes_left(dealer: str, after: int) -> None:
    t = Table(3).hands("13", "12 12", "11 11").given(dealer=dealer).wins("A", "1x>a1")
    assert t.events_for(RoundBegan) == [RoundBegan(2, after, 10)]
    t.luck("1")
    assert t.state.hat == (after + 1) % 3
