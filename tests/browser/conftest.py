"""A browser, and people at a server of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from cyberdeck.server.tables.clock import Pace
from tests.browser.kit import Person, launch
from tests.server.house import House

Invite = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They need the built page, and take their time."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def quick_bots(few: None) -> None:
    """People who take what is offered play against bots that search."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: Playwright keeps an event loop in this thread, which other tests cannot have."""
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    quick = Pace(min_delay=0, max_delay=0.002, grace=60, undo_timeout=5)  # a browser takes its time to come
    house = House(tmp_path_factory.mktemp("browser") / "tables.sqlite", quick)
    yield house
    house.stop()


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """People who are sent home after the test."""
    here: list[Person] = []

    def make(at: House | None = None, **more: Any) -> Person:
        here.append(Person(browser, at or house, seed=len(here) + 1, **more))
        return here[-1]

    yield make
    for person in here:
        person.close()
