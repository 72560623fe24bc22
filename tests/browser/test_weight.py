"""What the start page loads, and what a table of each game loads beyond that, compressed as it is sent."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from bench.page import weight
from cyberdeck.spec import game_ids
from tests.server.house import House

FIRST, TABLE = 90_000, 70_000  # bytes
GAMES = [game for game in game_ids() if game in ("blackhat", "lokalka", "cybershield", "kiberrubezh")]


@pytest.fixture(scope="module")
def first(browser: Browser, house: House) -> set[str]:
    return weight.start_page(browser, house)


def test_the_first_load_is_small(first: set[str]) -> None:
    size = weight.weigh(first)
    assert len(first) > 2
    assert 10_000 < size.script + size.pictures < FIRST


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_small(browser: Browser, house: House, first: set[str], game: str) -> None:
    size = weight.weigh(weight.table(browser, house, game) - first)
    assert size.pictures > 5_000
    assert size.script + size.pictures < TABLE
