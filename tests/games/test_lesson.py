"""The first game of each game: what a learner meets in it, and whether every language has words for it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from cyberdeck.i18n import LANGUAGES
from cyberdeck.spec import game_ids, get_spec
from tests.kits.books import rulebook
from tests.kits.lesson import LEARNERS, YOU, lesson_of, play, started

GAMES = [game for game in game_ids() if lesson_of(game)]
MANY = [(name, seed) for name in ("greedy", "random") for seed in range(1, 6)] + [("first", 0)]  # learners of Lokalka
of_each_game = pytest.mark.parametrize("game", GAMES)


class Early(NamedTuple):
    """Rules that every learner meets within so many decisions; with those that leave no choice, if `forced`."""

    game: str
    decisions: int
    rules: set[str]
    forced: bool = False

    def __str__(self) -> str:
        return self.game


EARLY = (
    Early("cybershield", 30, {"CS-3.1", "CS-4.1", "CS-4.2", "CS-4.3", "CS-4.5", "CS-4.7", "CS-2.5", "CS-5.5"}),
    Early("kiberrubezh", 40, {"KR-2.2", "KR-3.1", "KR-3.2", "KR-3.4", "KR-3.5", "KR-3.6", "KR-3.8"}),
    Early(
        *("lokalka", 25),
        {"LOK-3.1", "LOK-3.2", "LOK-3.5", "LOK-3.6", "LOK-4.1", "LOK-4.2", "LOK-5.2", "LOK-6.1", "LOK-9.6"},
        forced=True,
    ),
)
# The option that shortens the first game, and the rule whose text names it
LIMITS = (
    ("cybershield", "turn_limit", "CS-2.6"),
    ("kiberrubezh", "turn_limit", "KR-3.15"),
    ("lokalka", "round_limit", "LOK-9.6"),
)


def learners(game: str) -> list[tuple[str, int]]:
    return MANY if game == "lokalka" else LEARNERS


def key(rule: str) -> str:
    return f"lesson-{rule.replace('.', '-')}"


def keys(game: str, lang: str) -> list[str]:
    return [found for found in get_spec(game).texts(lang).keys() if found.startswith("lesson-")]


def test_each_game_that_comes_with_the_package_has_one() -> None:
    assert {"blackhat", "cybershield", "kiberrubezh", "lokalka"} <= set(GAMES)


@of_each_game
def test_the_learner_acts_first(game: str) -> None:
    assert started(game).players_to_act == [YOU]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "learner"), [(game, one) for game in GAMES for one in learners(game)], ids=str)
def test_every_rule_that_is_met_is_explained(game: str, learner: tuple[str, int], lang: str) -> None:
    texts = get_spec(game).texts(lang)
    assert {rule for rule in play(game, *learner, forced=game == "lokalka").rules if not texts.has(key(rule))} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@of_each_game
def test_every_text_is_of_a_rule(game: str, lang: str) -> None:
    assert set(keys(game, lang)) <= {key(rule) for rule in rulebook(game, lang).ids()}
    assert keys(game, lang) == keys(game, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "option", "rule"), LIMITS)
def test_the_texts_name_the_limit(game: str, option: str, rule: str, lang: str) -> None:
    assert f" {lesson_of(game).OPTIONS[option]} " in get_spec(game).texts(lang).text(key(rule))


@pytest.mark.parametrize(("early", "learner"), [(one, of) for one in EARLY for of in learners(one.game)], ids=str)
def test_the_rules_of_every_turn_come_early(early: Early, learner: tuple[str, int]) -> None:
    rules = play(early.game, *learner, forced=early.forced).rules
    met = {rule for rule, decisions in rules.items() if decisions <= early.decisions}
    assert met >= early.rules
