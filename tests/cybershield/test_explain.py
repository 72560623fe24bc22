"""Which rule asks, and which forbids, where tests/cybershield/decisions.py says too little."""

from __future__ import annotations

import pytest

from tests.cybershield.table import Table

pytestmark = pytest.mark.both


def test_the_rule_while_chance_is_asked() -> None:
    assert Table().fresh().decision == " CS-3.2"
    assert Table(starter="first").fresh().decision == " CS-3.1"
    assert Table().turn("A", "draw").do("draw").decision == " CS-4.2"


def test_a_match_goes_on_by_itself_until_somebody_is_asked() -> None:
    steps = Table().turn("A", "draw").match.submit(0, "draw")
    assert [step.seat for step in steps] == [0, -1, -1]
