"""Which rule asks, and which rule forbids: what a player is shown in each game, from their view alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.blackhat.decisions import DECISIONS as BLACKHAT
from tests.cybershield.decisions import DECISIONS as CYBERSHIELD
from tests.kiberrubezh.decisions import DECISIONS as KIBERRUBEZH
from tests.kits.explain import asks, errors_are_distinguished, forbids_by_rules_that_there_are, is_over
from tests.lokalka.decisions import DECISIONS as LOKALKA

pytestmark = pytest.mark.both

DECISIONS = {"blackhat": BLACKHAT, "cybershield": CYBERSHIELD, "kiberrubezh": KIBERRUBEZH, "lokalka": LOKALKA}


def case(game: str, name: str, *values: str) -> Any:
    """The table of a decision, and what is said of it, marked with the rule if there is one."""
    marks = [pytest.mark.rule(values[-1].rpartition(" ")[2])] if values else []
    id = ": ".join([game, name, *values[:-1]])
    return pytest.param(DECISIONS[game].tables[name], *values, marks=marks, id=id)


@pytest.mark.parametrize(
    ("table", "rule"),
    [case(game, name, rule) for game, found in DECISIONS.items() for name, rule in found.rules.items()],
)
def test_the_rule_behind_a_decision(table: Any, rule: str) -> None:
    asks(table(), rule)


@pytest.mark.parametrize(
    ("table", "move", "rule"),
    [case(game, *forbidden) for game, found in DECISIONS.items() for forbidden in found.forbidden],
)
def test_the_rule_that_forbids_a_move(table: Any, move: str, rule: str) -> None:
    assert table().refuses(move) == rule


@pytest.mark.parametrize("table", [case(game, name) for game, found in DECISIONS.items() for name in found.tables])
def test_whatever_is_forbidden_there_is_such_a_rule(table: Any) -> None:
    forbids_by_rules_that_there_are(table())


@pytest.mark.parametrize("game", DECISIONS)
def test_errors_are_distinguished(game: str) -> None:
    table, malformed, of_another, illegal, rule = DECISIONS[game].errors
    errors_are_distinguished(table(), malformed, of_another, illegal, rule)


@pytest.mark.parametrize("game", DECISIONS)
def test_nothing_can_be_done_when_the_game_is_over(game: str) -> None:
    table, move = DECISIONS[game].over
    is_over(table(), move)
