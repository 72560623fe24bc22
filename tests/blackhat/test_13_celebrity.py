"""BH-13: status cards."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat.events import GameEnded, StatusDrawn
from cyberdeck.games.blackhat.ids import NONE
from tests.blackhat.table import Table

pytestmark = [pytest.mark.both, pytest.mark.rule("BH-13.1")]


def ended(targets: tuple[int, ...], totals: tuple[int, ...]) -> Table:
    """A reaches the Critical Asset and ends the game with these totals. The last round gave A 2 and each other player
    4.
    """
    before = (totals[0] - 2, totals[1] - 4, totals[2] - 4)
    t = Table(3, celebrity=True).hands("13 1", "1 1", "1 1").pawns("1x d8").statuses(*targets).given(total=before)
    t.wins("A", "1x>CA")
    assert tuple(t.state.total) == totals
    return t


@pytest.mark.example("BH-13 1")
@pytest.mark.component("status-15")
@pytest.mark.component("status-35")
@pytest.mark.component("status-40")
def test_example_the_third_player_wins_from_below_the_target() -> None:
    t = ended((15, 35, 40), (12, 37, 38))
    assert t.events_for(GameEnded) == [GameEnded("asset", (12, 37, 38), (15, 35, 40), (2,))]
    assert t.game.returns(t.state) == [0.0, 0.0, 1.0]


@pytest.mark.parametrize(
    ("targets", "totals", "winners"),
    [
        ((10, 20, 50), (40, 25, 44), (1,)),  # not the lowest total, not the lowest target
        ((10, 20, 50), (12, 25, 50), (2,)),  # exact
        ((10, 20, 50), (13, 23, 47), (2,)),  # 3 above, 3 above, 3 below
        ((10, 20, 50), (8, 22, 40), (0,)),
        ((10, 20, 50), (13, 23, 40), (0,)),  # both above: the lower last round, 2 and 4
        ((10, 20, 50), (40, 17, 47), (1, 2)),  # both below, both last rounds 4: shared
        ((10, 20, 50), (40, 23, 53), (1, 2)),
        ((10, 20, 50), (10, 20, 40), (0,)),  # both exact: the last round
    ],
)
def test_the_nearest_to_the_own_target_wins(
    targets: tuple[int, ...], totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    t = ended(targets, totals)
    assert t.events_for(GameEnded)[0].winners == winners
    assert t.game.returns(t.state) == [1 / len(winners) if p in winners else 0.0 for p in range(3)]


@pytest.mark.rule("BH-9.1")
def test_without_the_option_the_lowest_total_wins() -> None:
    t = Table(3).hands("13 1", "1 1", "1 1").pawns("1x d8").given(total=(10, 33, 34)).wins("A", "1x>CA")
    assert t.events_for(GameEnded) == [GameEnded("asset", (12, 37, 38), (), (0,))]
    assert t.view("A").statuses == ()


@pytest.mark.parametrize(("players", "cards"), [(3, "10 50 30"), (6, "15 20 25 35 40 45")])
def test_everybody_draws_one_of_nine_cards(players: int, cards: str) -> None:
    t = Table(players, celebrity=True).fresh()
    for drawn, card in enumerate(cards.split()):
        assert len(t.odds()) == 9 - drawn
        assert set(t.odds().values()) == {1}
        t.luck(card)
    assert t.events_for(StatusDrawn) == [StatusDrawn(p, int(card), False) for p, card in enumerate(cards.split())]
    assert t.odds() == dict.fromkeys(range(players), 1)  # now for the dealer


def test_nobody_sees_anothers_card_before_the_end() -> None:
    t = Table(3, celebrity=True).fresh().luck("15", "35", "40").roll()
    assert t.view("A").statuses == (1, NONE, NONE)
    assert t.view("B").statuses == (NONE, 5, NONE)
    assert t.view("").statuses == (NONE, NONE, NONE)
    (first, *_) = t.events_for(StatusDrawn)
    assert t.game.redact(first, 0) == StatusDrawn(0, 15, False)
    assert t.game.redact(first, 1) == t.game.redact(first, -1) == StatusDrawn(0, NONE, False)


def test_at_the_end_they_are_shown() -> None:
    t = ended((15, 35, 40), (12, 37, 38))
    assert t.view("A").statuses == t.view("").statuses == (1, 5, 6)


@pytest.mark.rule("BH-10.3")
def test_a_player_who_is_out_cannot_win_whatever_the_status() -> None:
    t = Table(3, celebrity=True, board="expert", tracer=True).hands("13 1", "", "1 1").tracer("a1")
    t.pawns("1x b8", "2x TJ", "2y TJ").statuses(10, 20, 30).given(total=(50, 20, 50)).wins("A", "1x>CA")
    assert tuple(t.state.total) == (52, 20, 54)
    assert t.events_for(GameEnded)[0].winners == (2,)  # 24 away, A 42


@pytest.mark.rule("BH-10.3")
def test_the_last_player_left_wins_whatever_the_status() -> None:
    t = Table(3, celebrity=True, board="expert", tracer=True).tracer("BD").statuses(10, 20, 30)
    t.pawns("1x a5", "2x TJ", "2y TJ", "3x TJ", "3y b1").given(total=(90, 20, 30)).wins("A", "1y>c1", "T>b1")
    assert t.events_for(GameEnded)[0].winners == (0,)
