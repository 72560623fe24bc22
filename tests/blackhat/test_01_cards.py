"""BH-1: the cards in play. test_components covers the component files."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat.ids import HAT, JOKER
from cyberdeck.kernel.errors import BadOption
from cyberdeck.spec import make
from tests.blackhat.cards import CARDS, counted
from tests.blackhat.table import Table

pytestmark = pytest.mark.both


def pack(t: Table) -> tuple[set[int], int, int]:
    """The number of cards of a rank (one number if all are equal), of jokers, and of Black Hats."""
    counts = counted(t.cards("deck"))
    return set(counts[:JOKER]), counts[JOKER], counts[HAT]


@pytest.mark.rule("BH-1.1")
def test_seven_of_each_rank_and_five_jokers_are_shuffled_and_the_black_hat_is_apart() -> None:
    t = Table().fresh()
    assert pack(t) == ({7}, 5, 0)
    assert len(t.cards("deck").split()) == 96


@pytest.mark.rule("BH-1.1")
def test_the_printing_of_2017_has_six_of_each_rank() -> None:
    assert pack(Table(copies=6).fresh()) == ({6}, 5, 0)


@pytest.mark.rule("BH-1.1")
def test_a_printing_has_seven_or_six_of_a_rank() -> None:
    with pytest.raises(BadOption) as refused:
        make("blackhat", {"copies": 5})
    assert refused.value.details == {"option": "copies", "value": "5", "allowed": "7 | 6"}


@pytest.mark.rule("BH-1.1")
@pytest.mark.component("card-hat")
def test_everybody_always_sees_who_holds_the_black_hat() -> None:
    t = Table().fresh().luck("A", "2").roll()  # two places clockwise from A: C
    for viewer in ("A", "B", "C", "D", ""):
        view = t.view(viewer)
        assert view.hat == 2
        assert [known[HAT] for known in view.known] == [0, 0, 1, 0]
        assert [sum(known) for known in view.known] == [0, 0, 1, 0]  # and nothing else of any hand


@pytest.mark.rule("BH-1.1")
def test_everybody_sees_the_black_hat_change_hands() -> None:
    t = Table().hands("13 3", "13 3", "4 4", "H 3").play(A="13", B="13", C="4", D="H").do("hat", "pick 4")
    assert t.view("A").hat == t.view("").hat == 2
    assert [known[HAT] for known in t.view("A").known] == [0, 0, 1, 0]


@pytest.mark.rule("BH-1.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_player_has_two_pawns_on_the_board(players: int) -> None:
    assert len(Table(players).fresh().view().pawns) == 2 * players


@pytest.mark.rule("BH-1.3")
@pytest.mark.parametrize(
    ("card", "trace"),
    [
        pytest.param(card, trace, marks=pytest.mark.component(f"card-{name}"))
        for card, name, trace in zip(
            CARDS, [*CARDS[:13], "joker", "hat"], [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5], strict=True
        )
    ],
)
def test_a_card_left_in_hand_leaves_its_trace(card: str, trace: int) -> None:
    t = Table(3).hands("13", "12 12", f"7 {card}").play(A="13", B="12", C="7").do("1x>a1")  # A has no cards left
    assert list(t.state.last) == [4 + 2, 4 + 4, trace + 4]  # a1 is worth 4, a start space 2


FEWER = [
    (6, 7, 7, 5),
    (5, 7, 6, 4),
    (4, 7, 5, 3),
    (3, 7, 4, 3),
    (2, 7, 4, 3),
    (6, 6, 6, 5),
    (5, 6, 5, 4),
    (4, 6, 4, 3),
    (3, 6, 4, 3),
    (2, 6, 4, 3),
]


@pytest.mark.rule("BH-1.4")
@pytest.mark.parametrize(("players", "copies", "ranked", "jokers"), FEWER)
def test_fewer_cards(players: int, copies: int, ranked: int, jokers: int) -> None:
    t = Table(players, copies=copies, fewer_cards=True).fresh()
    assert pack(t) == ({ranked}, jokers, 0)
    t.roll()
    assert t.state.hat >= 0  # never taken out


@pytest.mark.rule("BH-1.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_without_the_option_every_card_plays(players: int) -> None:
    assert pack(Table(players).fresh()) == ({7}, 5, 0)
