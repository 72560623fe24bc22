"""Cases of which the first are enough while one works; `make test` runs all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def slow_after(first: int, cases: Iterable[Any]) -> list[Any]:
    """The cases of a parametrized test, values or tuples of values; all but the first ones are marked `slow`."""
    found = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [pytest.param(*case, marks=[pytest.mark.slow] if at >= first else []) for at, case in enumerate(found)]
