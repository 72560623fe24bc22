"""Plug-ins without installing them: entry points that a test declares."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest

from cyberdeck import spec
from cyberdeck.spec import GameSpec


class Point(NamedTuple):
    """What an EntryPoint is used for."""

    name: str
    load: Callable[[], object]
    value: str = "a.module:SPEC"


def install(monkeypatch: pytest.MonkeyPatch, *points: Point) -> None:
    """Only these plug-ins are there, until the test is over."""
    monkeypatch.setattr(spec, "entry_points", lambda group: list(points))
    monkeypatch.setattr(spec, "_plugins", cache(spec._plugins.__wrapped__))


def install_specs(monkeypatch: pytest.MonkeyPatch, *specs: GameSpec) -> None:
    install(monkeypatch, *[Point(one.id, lambda one=one: one) for one in specs])  # type: ignore[misc]
