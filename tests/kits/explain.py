"""Which rule asks and which forbids, and how errors are distinguished, at a table of any game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from cyberdeck.kernel.errors import GameOver, IllegalMove, MalformedMove, NotYourTurn
from tests.kits.books import rulebook
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
    """As everybody is shown, and a spectator."""
    for viewer in (*t.names, ""):
        assert t.game.decision_rule(t.view(viewer)) == rule


def forbids_by_rules_that_there_are(t: Table) -> None:
    """Whatever is not legal."""
    shown = t.forbidding()
    assert shown
    assert shown <= set(rulebook(t.game.id, "en").ids())


def errors_are_told_apart(t: Table, malformed: str, of_another: str, illegal: str, rule: str) -> None:
    """A is asked: they answer what is no move, or what a rule forbids; or B answers for them."""
    for move in (malformed, t.game.num_actions):
        with pytest.raises(MalformedMove):
            t.match.submit(0, move)
    with pytest.raises(NotYourTurn) as turn:
        t.match.submit(1, of_another)
    assert turn.value.details == {"seat": 1}
    with pytest.raises(IllegalMove) as refused:
        t.match.submit(0, illegal)
    assert refused.value.details == {"move": illegal, "rule": rule}


def is_over(t: Table, move: str) -> None:
    with pytest.raises(GameOver):
        t.match.submit(0, move)
