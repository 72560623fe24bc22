"""A reusable buffer of answers: what `Game.options` fills, so that the hot path allocates nothing. Compiled."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64


def filled(n: i64, x: i64) -> vec[i64]:
    """n times x."""
    return vec[i64]([x] * n)


ROOM: Final = filled(64, 0)
READY: Final = 4096
_INTS: Final[list[object]] = [n for n in range(READY)]  # noqa: C416 - Python ints ready made: making them costs most


@final
class Acts:
    """ids[0:n] are the answers. The vec is replaced when it is full, never appended to."""

    def __init__(self) -> None:
        self.ids = ROOM[:]
        self.n: i64 = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, action: i64) -> None:
        n = self.n
        if n == len(self.ids):
            self._grow()
        self.ids[n] = action
        self.n = n + 1

    def reverse(self) -> None:
        i: i64 = 0
        j = self.n - 1
        while i < j:
            swapped = self.ids[i]
            self.ids[i] = self.ids[j]
            self.ids[j] = swapped
            i += 1
            j -= 1

    def tolist(self) -> list[int]:
        out: list[object] = []
        for i in range(self.n):
            action = self.ids[i]
            if action < READY:
                out.append(_INTS[action])
            else:
                out.append(action)
        return cast("list[int]", out)

    def _grow(self) -> None:
        more = filled(2 * len(self.ids), 0)
        i: i64 = 0
        while i < self.n:
            more[i] = self.ids[i]
            i += 1
        self.ids = more
