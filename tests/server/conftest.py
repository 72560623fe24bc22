"""Servers for the tests."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cyberdeck.server.limits import Limits
from cyberdeck.server.settings import ServerSettings
from cyberdeck.server.tables import manager
from cyberdeck.server.tables.clock import Pace
from cyberdeck.server.thinking.thinkers import OneThread, Thinker
from tests.server.database import Postgres
from tests.server.house import LOOSE, QUICK, SLOW, House
from tests.server.small import install

Open = Callable[..., House]


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same shuffles every time."""
    numbers = itertools.count()
    monkeypatch.setattr(manager, "new_seed", lambda: hashlib.sha256(str(next(numbers)).encode()).digest())


@pytest.fixture(autouse=True)
def quick_bots(few: None) -> None:
    """Also those who play for people that are away."""


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Open]:
    """Servers that are stopped after the test."""
    opened: list[House] = []

    def make(
        pace: Pace = QUICK,
        rates: Limits = LOOSE,
        name: str = "tables.sqlite",
        thinker: Callable[[], Thinker] = OneThread,
        settings: ServerSettings | None = None,
    ) -> House:
        opened.append(House(tmp_path / name, pace, rates, thinker, settings))
        return opened[-1]

    yield make
    for house in opened:
        house.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for the tests of a file that keep to their own tables."""
    house = House(tmp_path_factory.mktemp("house") / "tables.sqlite")
    yield house
    house.stop()


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The same, where bots and stand-ins never come to act."""
    house = House(tmp_path_factory.mktemp("still") / "tables.sqlite", SLOW)
    yield house
    house.stop()


@pytest.fixture
def small_games(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


@pytest.fixture(scope="session")
def postgres_server() -> Postgres:
    """Skips where there is none."""
    return Postgres()


@pytest.fixture
def postgres(postgres_server: Postgres) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    url = postgres_server.create()
    yield url
    postgres_server.drop(url)
