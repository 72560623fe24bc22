"""Which rule asks and which forbids, and how errors are distinguished, at a table of any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from cyberdeck.kernel.errors import GameOver, IllegalMove, MalformedMove, NotYourTurn
from tests.kits.books import rulebook
from tests.kits.play import Play

Table = Play[Any, Any, Any]


class Decisions(NamedTuple):
    """Decisions of a game by name: tables where they are to be made, the rules behind them, and forbidden moves.
    `errors`: a table where A is to act, a text that is no move, a move of B, an illegal one and the rule that forbids
    it. `over`: a finished game, and a move.
    """

    tables: Mapping[str, Callable[[], Any]]
    rules: Mapping[str, str]  # with the players to act before the rule, if that is to be checked
    forbidden: Sequence[tuple[str, str, str]]  # a decision, a move, and the rule that forbids it
    errors: tuple[Callable[[], Any], str, str, str, str]
    over: tuple[Callable[[], Any], str]


def asks(t: Table, rule: str) -> None:
    """Every player and a spectator see the same rule behind the decision."""
    assert t.decision.endswith(rule)
    for viewer in (*t.names, ""):
        assert t.game.decision_rule(t.view(viewer)) == rule.rpartition(" ")[2]


def forbids_by_rules_that_there_are(t: Table) -> None:
    """The rules behind all illegal actions are rules of the rulebook."""
    shown = t.forbidding()
    assert shown
    assert shown <= set(rulebook(t.game.id, "en").ids())


def errors_are_distinguished(t: Table, malformed: str, of_another: str, illegal: str, rule: str) -> None:
    """A is to act, and tries what is no move or what a rule forbids; or B acts instead."""
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
