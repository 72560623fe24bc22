"""CS-5.7: a play restores a disrupted card."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import Mended, Restores
from tests.cybershield.table import Table

pytestmark = pytest.mark.both


@pytest.mark.rule("CS-5.7")
def test_a_play_restores_a_card() -> None:
    t = Table().side("A", "provider | wired-router! 1 +firewall! | desktop 2").turn("A", plays=2)
    assert t.legal("restore") == {"restore 2", "restore 2+firewall"}
    t.do("restore 2+firewall")
    assert t.at("A2") == "wired-router! 1 3 +firewall"
    assert t.score("A") == 0
    t.do("restore 2")
    assert t.events_for(Restores) == [Restores(0, 1, 0, False), Restores(0, 1, -1, False)]
    assert t.events_for(Mended) == [Mended(1, 0), Mended(1, -1)]
    assert t.score("A") == 3
    assert t.plays == 0


@pytest.mark.rule("CS-5.7")
@pytest.mark.parametrize(
    ("card", "part"),
    [
        ("wired-router", "firewall"),
        ("laptop", "encryption"),
        ("desktop", "update"),
        ("desktop", "antivirus"),
        ("wired-router", "generator"),
    ],
)
def test_every_part_that_can_break_can_be_restored(card: str, part: str) -> None:
    t = Table().side("A", f"provider | {card} 1 +{part}! +{part}!").turn("A", plays=2)
    t.do(f"restore 2+{part}")
    assert t.at("A2") == f"{card} 1 +{part} +{part}!"
    t.do(f"restore 2+{part}")
    assert t.at("A2") == f"{card} 1 +{part} +{part}"


@pytest.mark.rule("CS-5.7")
def test_what_cannot_be_restored() -> None:
    t = Table().side("A", "provider +generator* | desktop! 1 +pdos | laptop 1:radio").turn("A", plays=1)
    assert t.legal("restore") == set()
    for move in ("restore 2", "restore 1+generator", "restore 3", "restore 1", "restore 4"):
        assert t.refuses(move) == "CS-5.7"
    t = Table().side("A", "provider | desktop! 1").turn("A", plays=0)
    assert t.refuses("restore 2") == "CS-4.3"
