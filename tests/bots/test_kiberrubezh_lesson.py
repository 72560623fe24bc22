"""The first game of Kiberrubezh: what a learner meets in it, and whether there are words for it in every language."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec import Struct

from cyberdeck import bots
from cyberdeck.games.kiberrubezh import Kiberrubezh
from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.ui import lesson
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.i18n import LANGUAGES
from cyberdeck.kernel.match import Match, Step
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import get_spec, make
from tests.kits.books import rulebook

YOU, OTHER = 0, 1
SENSIBLE = [("greedy", luck) for luck in (1, 2, 3)]
LEARNERS = [*SENSIBLE, ("random", 1), ("random", 2)]
LAYS = {i.BASIC: "lays an asset", i.ASSET: "lays an asset", i.ATTACK: "lays a means", i.MEASURE: "lays a measure"}


class Met(Struct, frozen=True):
    """What a learner met, and how many answers with a choice they had given before: rules, and deeds of either
    player.
    """

    answers: int
    rules: dict[str, int]
    deeds: dict[str, int]
    winner: int


def new() -> Match:
    return Match(make("kiberrubezh", {**lesson.OPTIONS, "players": len(lesson.SEATS)}), lesson.SEED)


def deed(match: Match, seat: int, action: int) -> str:
    """What an answer is, for somebody who learns."""
    assert isinstance(match.game, Kiberrubezh)
    if seat == OTHER:
        return "is attacked" if action == i.DECLARE else ""
    if i.LAY0 <= action < i.ADD0:
        return LAYS.get(match.game.params.sort[action - i.LAY0], "plays an event")
    if action == i.DECLARE:
        return "attacks"
    if i.BLOCK0 <= action < i.TEXT0:
        return "blocks"
    return "strikes" if i.TEXT0 <= action < i.MILL0 else "sends two" if i.MILL0 <= action < i.OBJECT0 else ""


@cache
def play(learner: str, luck: int) -> Met:
    """As the server plays it: the luck of a bot is the index of the decision."""
    match, dice = new(), FastRng(luck)
    words = get_spec(match.game.id).ui.text
    assert words is not None
    narrator = words.Narrator(match.game, ["", "B"])
    rules: dict[str, int] = {}
    deeds: dict[str, int] = {}
    answers = 0

    def hear(steps: list[Step]) -> None:
        for _, _, rule in narrator.narrate(match.redacted_events(steps, YOU)):
            rules.setdefault(rule, answers)

    hear(match.start())
    while not match.is_over:
        seat = match.players_to_act[0]
        view, legal = match.view(seat), match.legal_actions(seat)
        if seat == YOU and len(legal) > 1:
            rules.setdefault(match.game.decision_rule(view), answers)
            answers += 1
        mind = bots.make_bot(lesson.SEATS[seat] or learner, "kiberrubezh")
        answer = mind(match.game, view, legal, dice if seat == YOU else FastRng(match.decision_index))
        deeds.setdefault(deed(match, seat, answer), answers)
        hear(match.submit(seat, answer))
    return Met(answers, rules, deeds, match.state.winner)


def key(rule: str) -> str:
    return f"lesson-{rule.replace('.', '-')}"


def lessons(lang: str) -> list[str]:
    return [found for found in get_spec("kiberrubezh").texts(lang).keys() if found.startswith("lesson-")]


def test_a_table_finds_it() -> None:
    assert get_spec(new().game.id).ui.lesson is lesson


def test_the_learner_begins_with_something_of_each_kind() -> None:
    match = new()
    match.start()
    assert match.players_to_act == [YOU]
    assert match.game.decision_rule(match.view(YOU)) == "KR-2.2"
    view = match.view(YOU)
    assert isinstance(view, KrView)
    assert isinstance(match.game, Kiberrubezh)
    sorts = [match.game.params.sort[kind] for kind, n in enumerate(view.hand) for _ in range(n)]
    assert len([sort for sort in sorts if sort in (i.BASIC, i.ASSET)]) >= 3
    assert {i.ATTACK, i.MEASURE, i.EVENT} <= set(sorts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("learner", LEARNERS, ids=str)
def test_every_rule_that_is_met_is_explained(learner: tuple[str, int], lang: str) -> None:
    texts = get_spec("kiberrubezh").texts(lang)
    assert {rule for rule in play(*learner).rules if not texts.has(key(rule))} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_of_a_rule(lang: str) -> None:
    assert set(lessons(lang)) <= {key(rule) for rule in rulebook("kiberrubezh", lang).ids()}
    assert lessons(lang) == lessons("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_name_the_limit_of_turns(lang: str) -> None:
    assert f" {lesson.OPTIONS['turn_limit']} " in get_spec("kiberrubezh").texts(lang).text("lesson-KR-3-15")


@pytest.mark.parametrize("learner", SENSIBLE, ids=str)
def test_whoever_plays_sensibly_does_not_lose(learner: tuple[str, int]) -> None:
    assert play(*learner).winner == YOU
    assert 40 <= play(*learner).answers <= 100


@pytest.mark.parametrize("learner", SENSIBLE, ids=str)
def test_each_thing_to_do_comes_up_early(learner: tuple[str, int]) -> None:
    early = {name for name, answers in play(*learner).deeds.items() if answers <= 40}
    assert early >= {*LAYS.values(), "plays an event", "attacks", "is attacked", "blocks", "strikes", "sends two"}


@pytest.mark.parametrize("learner", LEARNERS, ids=str)
def test_the_rules_of_every_turn_come_early(learner: tuple[str, int]) -> None:
    """Whatever the learner does."""
    early = {rule for rule, answers in play(*learner).rules.items() if answers <= 40}
    assert early >= {"KR-2.2", "KR-3.1", "KR-3.2", "KR-3.4", "KR-3.5", "KR-3.6", "KR-3.8"}
