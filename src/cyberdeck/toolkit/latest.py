"""The last answer of a function, kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
V = TypeVar("V")
S = TypeVar("S")


class LastResult(Generic[T, V, S]):
    """`make(setup, view)`, once for the same two objects in a row: the one who draws a view asks for its state many
    times.
    The answer is shared: never change it.
    """

    def __init__(self, make: Callable[[T, V], S]) -> None:
        self._make = make
        self._kept: tuple[T, V, S] | None = None

    def __call__(self, setup: T, view: V) -> S:
        kept = self._kept
        if kept is None or kept[0] is not setup or kept[1] is not view:
            kept = self._kept = (setup, view, self._make(setup, view))
        return kept[2]
