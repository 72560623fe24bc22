"""Which rule asks, and which forbids, where tests/lokalka/decisions.py says too little."""

from __future__ import annotations

import pytest

from tests.lokalka.table import Table

pytestmark = pytest.mark.both


def test_the_rule_while_things_are_dealt_and_drawn() -> None:
    t = Table(4).fresh()
    assert t.decision == " LOK-3.5"
    assert Table().do("end").decision == " LOK-4.1"
    assert Table().hands(A="bomb").do("bomb").decision == " LOK-10.10"


def test_a_match_goes_on_by_itself_until_somebody_is_asked() -> None:
    steps = Table().match.submit(0, "end")
    assert [step.seat for step in steps] == [0, -1, -1]  # B's two cards
