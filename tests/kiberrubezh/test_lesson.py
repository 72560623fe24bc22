"""The first game of Kiberrubezh; what holds for the first game of every game is in tests/games/test_lesson.py."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh import Kiberrubezh
from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.view import KrView
from tests.kits.lesson import SENSIBLE, YOU, Choice, play, started

LAYS = {i.BASIC: "lays an asset", i.ASSET: "lays an asset", i.ATTACK: "lays an attack", i.MEASURE: "lays a measure"}


def kind_of(game: Kiberrubezh, choice: Choice) -> str:
    """What an action is, for somebody who learns."""
    action = choice.action
    if choice.seat != YOU:
        return "is attacked" if action == i.DECLARE else ""
    if i.LAY0 <= action < i.ADD0:
        return LAYS.get(game.params.sort[action - i.LAY0], "plays an event")
    if action == i.DECLARE:
        return "attacks"
    if i.BLOCK0 <= action < i.TEXT0:
        return "blocks"
    return "strikes" if i.TEXT0 <= action < i.MILL0 else "sends two" if i.MILL0 <= action < i.OBJECT0 else ""


def test_the_learner_begins_with_something_of_each_kind() -> None:
    match = started("kiberrubezh")
    assert match.game.decision_rule(match.view(YOU)) == "KR-2.2"
    view = match.view(YOU)
    assert isinstance(view, KrView)
    assert isinstance(match.game, Kiberrubezh)
    sorts = [match.game.params.sort[kind] for kind, n in enumerate(view.hand) for _ in range(n)]
    assert len([sort for sort in sorts if sort in (i.BASIC, i.ASSET)]) >= 3
    assert {i.ATTACK, i.MEASURE, i.EVENT} <= set(sorts)


@pytest.mark.parametrize("learner", SENSIBLE, ids=str)
def test_a_sensible_learner_does_not_lose(learner: tuple[str, int]) -> None:
    met = play("kiberrubezh", *learner)
    assert met.state.winner == YOU
    assert 40 <= met.decisions <= 100


@pytest.mark.parametrize("learner", SENSIBLE, ids=str)
def test_each_thing_to_do_comes_up_early(learner: tuple[str, int]) -> None:
    met = play("kiberrubezh", *learner)
    assert isinstance(met.game, Kiberrubezh)
    early = {kind_of(met.game, choice) for choice in met.choices if choice.decisions <= 40}
    assert early >= {*LAYS.values(), "plays an event", "attacks", "is attacked", "blocks", "strikes", "sends two"}
