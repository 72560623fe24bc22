"""Faults of Cyber Shield's component data that need several changes; tests/cybershield/faults.py has the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.faults import CARDS, Data


@pytest.fixture
def data(tmp_path: Path) -> Data:
    return Data("cybershield", tmp_path)


def test_a_seventh_part(data: Data) -> None:
    data.plant(r'"hardware", "attach", ', '"hardware", ', after="generator")
    data.plant("effect = .*", 'symbols = ["cable"]\neffect = { code = "part" }\n', after="generator")
    assert data.refused() == (CARDS, "", "has 7 titles of parts, more than 6")


def test_a_thirteenth_attaching_card(data: Data) -> None:
    data.plant('kind = "event"', 'kind = "defence"', after="wrong-rules")
    data.plant(r'\["event"\]', '["defence", "attach"]', after="wrong-rules")
    data.plant("effect = [^\n]*", 'effect = { code = "defence", on = ["router"] }', after="wrong-rules")
    assert data.refused() == (CARDS, "", "has 13 titles of attaching cards, more than 12")
