"""Which rule asks and which forbids, and how errors are told apart, at a table of any game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from cyberdeck.i18n import Rulebook
from cyberdeck.kernel.errors import GameOver, IllegalMove, MalformedMove, NotYourTurn
from tests.kits.play import Play

Forbidden = Iterable[tuple[str, str, str]]  # a question, an answer to it, and the rule that forbids it
Table = Play[Any, Any, Any]


def each_forbidden(answers: Forbidden) -> list[pytest.ParameterSet]:
    """Marked with the rule."""
    return [
        pytest.param(question, move, rule, marks=pytest.mark.rule(rule), id=f"{question}: {move}")
        for question, move, rule in answers
    ]


def asks(t: Table, rule: str) -> None:
    """As everybody is told, and a watcher."""
    for viewer in (*t.names, ""):
        assert t.game.rule(t.view(viewer)) == rule


def forbids_by_rules_that_there_are(t: Table) -> None:
    """Whatever is not legal."""
    told = t.forbidding()
    assert told
    assert told <= set(Rulebook(t.game.id, "en").ids())


def errors_are_told_apart(t: Table, malformed: str, of_another: str, illegal: str, rule: str) -> None:
    """A is asked: he answers what is no move, or what a rule forbids; or B answers for him."""
    for move in (malformed, t.game.num_actions):
        with pytest.raises(MalformedMove):
            t.match.submit(0, move)
    with pytest.raises(NotYourTurn) as turn:
        t.match.submit(1, of_another)
    assert turn.value.facts == {"seat": 1}
    with pytest.raises(IllegalMove) as refused:
        t.match.submit(0, illegal)
    assert refused.value.facts == {"move": illegal, "rule": rule}


def is_over(t: Table, move: str) -> None:
    with pytest.raises(GameOver):
        t.match.submit(0, move)
