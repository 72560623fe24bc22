"""The first game of Lokalka; what holds for the first game of every game is in tests/games/test_lesson.py."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka import ids as i
from tests.games.test_lesson import MANY
from tests.kits.lesson import YOU, play, started


def test_the_learner_is_the_administrator_and_builds_first() -> None:
    match = started("lokalka")
    assert match.state.admin == YOU
    assert match.game.decision_rule(match.view(YOU)) == "LOK-3.2"


def test_there_is_one_friend_as_the_texts_say() -> None:
    assert sorted(started("lokalka").state.role[1:]) == [i.HACKER, i.HACKER, i.INSIDER, i.HELPDESK]


@pytest.mark.parametrize("learner", MANY, ids=str)
def test_it_takes_about_ten_minutes(learner: tuple[str, int]) -> None:
    assert play("lokalka", *learner, forced=True).decisions <= 75


def test_most_learners_play_long_enough() -> None:
    assert sorted(play("lokalka", *learner, forced=True).decisions for learner in MANY)[len(MANY) // 2] >= 25


@pytest.mark.parametrize("learner", MANY, ids=str)
def test_many_rules_come_early(learner: tuple[str, int]) -> None:
    """Set-up, a turn, and what an attack does, within the first rounds."""
    rules = play("lokalka", *learner, forced=True).rules
    assert sum(decisions <= 25 for decisions in rules.values()) >= 18
