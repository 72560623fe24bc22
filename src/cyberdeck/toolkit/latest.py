"""A cache of a function's last result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
V = TypeVar("V")
S = TypeVar("S")


class LastResult(Generic[T, V, S]):
    """`make(params, view)`, computed once for the same two objects in a row: drawing a view needs its state many times.

    The result is shared: never change it.
    """

    def __init__(self, make: Callable[[T, V], S]) -> None:
        self._make = make
        self._kept: tuple[T, V, S] | None = None

    def __call__(self, params: T, view: V) -> S:
        kept = self._kept
        if kept is None or kept[0] is not params or kept[1] is not view:
            kept = self._kept = (params, view, self._make(params, view))
        return kept[2]
