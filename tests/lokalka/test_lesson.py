"""The first game: what a learner meets in it, and whether there are words for it in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec import Struct

from cyberdeck import bots
from cyberdeck.games.lokalka import ids as i
from cyberdeck.games.lokalka.ui import lesson
from cyberdeck.i18n import LANGUAGES
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.match import Match, Step
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.spec import get_spec, make
from tests.kits.books import rulebook

YOU = 0
LEARNERS = [(name, luck) for name in ("greedy", "random") for luck in range(1, 6)] + [("first", 0)]


class Met(Struct, frozen=True):
    """What a learner met: their answers, and each rule with how many of them they had given before."""

    answers: int
    rules: dict[str, int]


def new() -> Match:
    return Match(make("lokalka", {**lesson.OPTIONS, "players": len(lesson.SEATS)}), lesson.SEED)


def first(game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
    """Does nothing whenever they may."""
    return legal[0]


def players(name: str) -> bots.Bot:
    return first if name == "first" else bots.make_bot(name, "lokalka")


@cache
def play(learner: str, luck: int) -> Met:
    """As the server plays it: the luck of a bot is the index of the decision."""
    match, dice = new(), FastRng(luck)
    words = get_spec(match.game.id).ui.text
    assert words is not None
    narrator = words.Narrator(match.game, ["", *"BCDE"])
    rules: dict[str, int] = {}
    answers = 0

    def hear(steps: list[Step]) -> None:
        for _, _, rule in narrator.narrate(match.redacted_events(steps, YOU)):
            rules.setdefault(rule, answers)

    hear(match.start())
    while not match.is_over:
        seat = match.players_to_act[0]
        view, legal = match.view(seat), match.legal_actions(seat)
        if seat == YOU:
            rules.setdefault(match.game.decision_rule(view), answers)
            answers += 1
        mind = players(lesson.SEATS[seat] or learner)
        hear(match.submit(seat, mind(match.game, view, legal, dice if seat == YOU else FastRng(match.decision_index))))
    return Met(answers, rules)


def key(rule: str) -> str:
    return f"lesson-{rule.replace('.', '-')}"


def lessons(lang: str) -> list[str]:
    return [found for found in get_spec("lokalka").texts(lang).keys() if found.startswith("lesson-")]


def test_a_table_finds_it() -> None:
    assert get_spec(new().game.id).ui.lesson is lesson


def test_the_learner_is_the_administrator_and_builds_first() -> None:
    match = new()
    match.start()
    assert match.state.admin == YOU
    assert match.players_to_act == [YOU]
    assert match.game.decision_rule(match.view(YOU)) == "LOK-3.2"


def test_there_is_one_friend_as_the_texts_say() -> None:
    match = new()
    match.start()
    assert sorted(match.state.role[1:]) == [i.HACKER, i.HACKER, i.INSIDER, i.HELPDESK]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("learner", LEARNERS, ids=str)
def test_every_rule_that_is_met_is_explained(learner: tuple[str, int], lang: str) -> None:
    texts = get_spec("lokalka").texts(lang)
    assert {rule for rule in play(*learner).rules if not texts.has(key(rule))} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_of_a_rule(lang: str) -> None:
    assert set(lessons(lang)) <= {key(rule) for rule in rulebook("lokalka", lang).ids()}
    assert lessons(lang) == lessons("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_name_the_limit_of_rounds(lang: str) -> None:
    assert f" {lesson.OPTIONS['round_limit']} " in get_spec("lokalka").texts(lang).text("lesson-LOK-9-6")


@pytest.mark.parametrize("learner", LEARNERS, ids=str)
def test_it_takes_about_ten_minutes(learner: tuple[str, int]) -> None:
    assert play(*learner).answers <= 75


def test_most_learners_play_long_enough() -> None:
    assert sorted(play(*learner).answers for learner in LEARNERS)[len(LEARNERS) // 2] >= 25


@pytest.mark.parametrize("learner", LEARNERS, ids=str)
def test_the_rules_of_every_turn_come_early(learner: tuple[str, int]) -> None:
    """Set-up, a turn, and what an attack does, within the first rounds whatever the learner does."""
    rules = play(*learner).rules
    early = {rule for rule, answers in rules.items() if answers <= 25}
    assert early >= {"LOK-3.1", "LOK-3.2", "LOK-3.5", "LOK-3.6", "LOK-4.1", "LOK-4.2", "LOK-5.2", "LOK-6.1", "LOK-9.6"}
    assert len(early) >= 18
