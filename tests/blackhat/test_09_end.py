"""BH-9: the end of the game."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat.events import GameEnded, RoundScored
from cyberdeck.kernel.errors import BadOption, GameOver
from cyberdeck.spec import make
from tests.blackhat.table import Table

pytestmark = pytest.mark.both


def ended(total: tuple[int, ...], *pawns: str, hands: tuple[str, ...] = ("13 1", "1 1", "1 1")) -> Table:
    """A reaches the Critical Asset with 1x. Last round: A gets 2 for 1y on PS; B and C get 4 if they have not moved."""
    return Table(3).hands(*hands).pawns("1x d8", *pawns).given(total=total).wins("A", "1x>CA")


# BH-9.1


@pytest.mark.rule("BH-9.1")
@pytest.mark.parametrize(("total", "winner"), [((9, 10, 10), 0), ((20, 10, 12), 1), ((20, 12, 10), 2)])
def test_the_lowest_total_wins(total: tuple[int, ...], winner: int) -> None:
    t = ended(total)
    assert list(t.state.total) == [total[0] + 2, total[1] + 4, total[2] + 4]
    assert [event.winners for event in t.events_for(GameEnded)] == [(winner,)]
    assert t.game.returns(t.state) == [float(player == winner) for player in range(3)]


@pytest.mark.rule("BH-9.1")
def test_reaching_the_goal_is_not_winning() -> None:
    t = ended((50, 0, 10))
    assert t.game.returns(t.state) == [0.0, 1.0, 0.0]


@pytest.mark.rule("BH-9.1")
@pytest.mark.parametrize(("total", "winners"), [((12, 10, 30), (0,)), ((30, 11, 11), (1, 2)), ((12, 10, 10), (0,))])
def test_a_tie_goes_to_the_lower_last_round_or_is_shared(total: tuple[int, ...], winners: tuple[int, ...]) -> None:
    t = ended(total)
    assert t.events_for(GameEnded)[0].winners == winners
    assert sum(t.game.returns(t.state)) == 1.0
    assert all(t.game.returns(t.state)[player] == 1 / len(winners) for player in winners)


@pytest.mark.rule("BH-9.1")
@pytest.mark.rule("BH-8.2")
def test_the_last_round_is_compared_after_rounding_up_to_zero() -> None:
    t = ended((30, 7, 7), "2x b8", "2y c7", "3x b3", "3y c2", hands=("13 1", "1 3", "1 1"))  # B -1, C -2
    assert list(t.state.last) == [2, 0, 0]
    assert t.events_for(GameEnded)[0].winners == (1, 2)
    assert t.game.returns(t.state) == [0.0, 0.5, 0.5]


@pytest.mark.rule("BH-9.1")
def test_three_share() -> None:
    t = ended((10, 10, 10), "2x b8", "3x b3", hands=("13 1", "1 3", "1 3"))
    assert list(t.state.last) == [2, 1 - 1 + 2, 1 - 1 + 2]
    assert t.events_for(GameEnded)[0].winners == (0, 1, 2)
    assert t.game.returns(t.state) == [1 / 3, 1 / 3, 1 / 3]


@pytest.mark.rule("BH-9.1")
def test_no_decision_is_left() -> None:
    t = ended((0, 0, 0))
    assert t.match.is_over
    assert t.game.decision_rule(t.view("A")) == "BH-9.1"
    with pytest.raises(GameOver):
        t.match.submit(0, "1")


@pytest.mark.rule("BH-9.1")
def test_nobody_has_won_before_the_end() -> None:
    t = Table()
    assert t.game.returns(t.state) == [0.0, 0.0, 0.0, 0.0]


# BH-9.2


@pytest.mark.rule("BH-9.2")
def test_the_game_ends_with_the_last_round_allowed() -> None:
    t = Table(3, round_limit=3).hands("13", "12 12", "11 11").given(round=3, total=(20, 5, 9)).wins("A", "1x>a1")
    assert [event.ending for event in t.events_for(GameEnded)] == ["limit"]
    assert t.events_for(RoundScored)[0].over
    assert list(t.state.total) == [26, 13, 16]  # scored once
    assert t.game.returns(t.state) == [0.0, 1.0, 0.0]


@pytest.mark.rule("BH-9.2")
def test_not_with_the_one_before_and_not_in_its_middle() -> None:
    t = Table(3, round_limit=3).hands("13", "12 12", "11 11").given(round=2).wins("A", "1x>a1")
    assert not t.match.is_over
    assert t.state.round == 3
    t = Table(3, round_limit=3).given(round=3).wins("A", "1x>a1")
    assert not t.match.is_over


@pytest.mark.rule("BH-9.2")
@pytest.mark.parametrize(("round", "over"), [(19, False), (20, True)])
def test_the_default_is_twenty(round: int, over: bool) -> None:
    t = Table(3).hands("13", "12 12", "11 11").given(round=round).wins("A", "1x>a1")
    assert t.match.is_over is over


@pytest.mark.rule("BH-9.2")
@pytest.mark.parametrize("limit", [0, 101])
def test_a_limit_is_one_to_a_hundred_rounds(limit: int) -> None:
    with pytest.raises(BadOption) as refused:
        make("blackhat", {"round_limit": limit})
    assert refused.value.details["allowed"] == "1 … 100"
