"""The first game of Cyber Shield: what a learner meets in it, and whether there are words for it in every language."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec import Struct

from cyberdeck import bots
from cyberdeck.games.cybershield import CyberShield
from cyberdeck.games.cybershield import ids as i
from cyberdeck.games.cybershield.rules.cards import card_of
from cyberdeck.games.cybershield.ui import lesson
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.i18n import LANGUAGES
from cyberdeck.kernel.match import Match, Step
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import get_spec, make
from tests.cybershield.cards import KIND
from tests.kits.books import rulebook

YOU, OTHER = 0, 1
SENSIBLE = [("greedy", luck) for luck in (1, 2, 3)]
LEARNERS = [*SENSIBLE, ("random", 1), ("random", 2)]


class Met(Struct, frozen=True):
    """What a learner met, and how many answers with a choice they had given before: rules, and deeds of either
    player.
    """

    answers: int
    rules: dict[str, int]
    deeds: dict[str, int]
    winner: int


def new() -> Match:
    return Match(make("cybershield", {**lesson.OPTIONS, "players": len(lesson.SEATS)}), lesson.SEED)


def deed(match: Match, seat: int, action: int) -> str:
    """What an answer is, for somebody who learns."""
    assert isinstance(match.game, CyberShield)
    effect = match.game.params.effect
    kind = card_of(action)
    if kind == i.NONE:
        moved = match.state.top.kind == i.K_ARRANGE and action != i.DONE
        return "re-arranges" if moved else "restores" if i.RESTORE0 <= action < i.SCRAP0 else ""
    if seat == OTHER:
        answerable = effect[kind] == i.E_ATTACK and match.state.size[YOU]
        return "is attacked" if answerable else ""
    if match.state.top.kind == i.K_ANSWER:
        return "answers"
    return {i.E_ATTACK: "attacks", i.E_DEFENCE: "defends", i.E_PART: "builds"}.get(effect[kind], "")


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
        mind = bots.make_bot(lesson.SEATS[seat] or learner, "cybershield")
        answer = mind(match.game, view, legal, dice if seat == YOU else FastRng(match.decision_index))
        deeds.setdefault(deed(match, seat, answer), answers)
        hear(match.submit(seat, answer))
    return Met(answers, rules, deeds, match.state.winner)


def key(rule: str) -> str:
    return f"lesson-{rule.replace('.', '-')}"


def lessons(lang: str) -> list[str]:
    return [found for found in get_spec("cybershield").texts(lang).keys() if found.startswith("lesson-")]


def test_a_table_finds_it() -> None:
    assert get_spec(new().game.id).ui.lesson is lesson


def test_the_learner_begins_with_all_that_a_network_needs() -> None:
    match = new()
    match.start()
    assert match.players_to_act == [YOU]
    assert match.game.decision_rule(match.view(YOU)) == "CS-3.1"
    view = match.view(YOU)
    assert isinstance(view, CsView)
    hand = view.hand
    assert hand[KIND["provider"]]
    assert hand[KIND["wireless-router"]] or hand[KIND["wired-router"]]
    assert hand[KIND["desktop"]] or hand[KIND["laptop"]] or hand[KIND["server"]]
    assert any(hand[KIND[card]] for card in ("firewall", "encryption", "update", "antivirus"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("learner", LEARNERS, ids=str)
def test_every_rule_that_is_met_is_explained(learner: tuple[str, int], lang: str) -> None:
    texts = get_spec("cybershield").texts(lang)
    assert {rule for rule in play(*learner).rules if not texts.has(key(rule))} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_of_a_rule(lang: str) -> None:
    assert set(lessons(lang)) <= {key(rule) for rule in rulebook("cybershield", lang).ids()}
    assert lessons(lang) == lessons("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_name_the_limit_of_turns(lang: str) -> None:
    assert f" {lesson.OPTIONS['turn_limit']} " in get_spec("cybershield").texts(lang).text("lesson-CS-2-6")


@pytest.mark.parametrize("learner", SENSIBLE, ids=str)
def test_whoever_plays_sensibly_does_not_lose(learner: tuple[str, int]) -> None:
    assert play(*learner).winner == YOU
    assert 40 <= play(*learner).answers <= 80


@pytest.mark.parametrize("learner", SENSIBLE, ids=str)
def test_each_thing_to_do_comes_up_early(learner: tuple[str, int]) -> None:
    early = {name for name, answers in play(*learner).deeds.items() if answers <= 30}
    assert early >= {"builds", "defends", "is attacked", "answers", "attacks", "restores", "re-arranges"}


@pytest.mark.parametrize("learner", LEARNERS, ids=str)
def test_the_rules_of_every_turn_come_early(learner: tuple[str, int]) -> None:
    """Whatever the learner does."""
    early = {rule for rule, answers in play(*learner).rules.items() if answers <= 30}
    assert early >= {"CS-3.1", "CS-4.1", "CS-4.2", "CS-4.3", "CS-4.5", "CS-4.7", "CS-2.5", "CS-5.5"}
