"""A reusable buffer of actions: `Game.legal_actions_into` fills it, so that the hot path allocates nothing."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64


def filled(n: i64, x: i64) -> vec[i64]:
    """A vec of n times x."""
    return vec[i64]([x] * n)


EMPTY: Final = filled(64, 0)
CACHED_INTS: Final = 4096
_INTS: Final[list[object]] = [n for n in range(CACHED_INTS)]  # noqa: C416 - Python ints made in advance: making them costs most


@final
class ActionBuffer:
    """ids[0:count] are the actions. The vec is replaced when it is full, never appended to."""

    def __init__(self) -> None:
        self.ids = EMPTY[:]
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        n = self.count
        if n == len(self.ids):
            self._grow()
        self.ids[n] = action
        self.count = n + 1

    def reverse(self) -> None:
        i: i64 = 0
        j = self.count - 1
        while i < j:
            swapped = self.ids[i]
            self.ids[i] = self.ids[j]
            self.ids[j] = swapped
            i += 1
            j -= 1

    def tolist(self) -> list[int]:
        out: list[object] = []
        for i in range(self.count):
            action = self.ids[i]
            if action < CACHED_INTS:
                out.append(_INTS[action])
            else:
                out.append(action)
        return cast("list[int]", out)

    def _grow(self) -> None:
        more = filled(2 * len(self.ids), 0)
        i: i64 = 0
        while i < self.count:
            more[i] = self.ids[i]
            i += 1
        self.ids = more
