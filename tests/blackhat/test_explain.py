"""Which rule asks, and which forbids, where tests/blackhat/decisions.py says too little."""

from __future__ import annotations

import pytest

from tests.blackhat.table import Table

pytestmark = pytest.mark.both


def test_the_rule_while_cards_are_dealt_and_when_all_is_over() -> None:
    t = Table().fresh().luck("A", "1")
    assert t.rule == "BH-2.4"
    t = Table().pawns("1x d8").wins("A", "1x>CA")
    assert t.rule == "BH-9.1"


@pytest.mark.rule("BH-12.1")
def test_for_the_robot_its_own_hand_counts() -> None:
    t = Table(2).hands("7 7", "8 8", "9 9 H").given(leader="R", controller="A")
    assert t.refuses("7") == "BH-3.1"  # A's card, not the robot's
    t = Table(2).hands("7 7 1", "8 8", "9 H").given(leader="A", controller="B").play(A="7+7")
    assert t.refuses("H") == "BH-5.3"
    assert t.refuses("8+8") == "BH-3.2"


def test_a_match_goes_on_by_itself_until_somebody_is_asked() -> None:
    t = Table(3).hands("13", "12 12", "11 11").wins("A")
    steps = t.match.submit(0, "1x>a1")
    assert [step.seat for step in steps] == [0] + [-1] * 30  # the card turned and 29 cards dealt
    assert list(t.state.size) == [10, 10, 10]
    assert t.match.players_to_act == [t.names.index(t.to_act)]
