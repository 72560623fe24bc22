"""Which rule asks, and which forbids, where tests/kiberrubezh/decisions.py says too little."""

from __future__ import annotations

import pytest

from tests.kiberrubezh.decisions import table
from tests.kiberrubezh.table import Table

pytestmark = pytest.mark.both


@pytest.mark.rule("KR-1.7")
@pytest.mark.component("KR card-emergency-patch")
def test_an_emergency_patch_is_forbidden_by_its_text_not_by_its_cost() -> None:
    assert table("deploy").refuses("lay emergency-patch") == "KR-1.7"


@pytest.mark.rule("KR-3.7")
def test_a_measure_that_is_turned_or_not_there_does_not_block() -> None:
    t = Table().side(A="c2-server mail-worm", B="server server antivirus/ security-policy").wave("mail-worm")
    assert t.refuses("block antivirus mail-worm") == t.refuses("block air-gap mail-worm") == "KR-3.7"
