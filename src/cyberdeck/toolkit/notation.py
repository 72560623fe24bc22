"""Moves as numbers and as text: what the notations of games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from cyberdeck.kernel.errors import MalformedMove

M = TypeVar("M")


def decode(action: int, ranges: Sequence[tuple[int, Callable[[int], M]]], limit: int) -> M:
    """The move of a number: ranges are given by their first numbers, ascending, and each makes its moves from what a
    number is beyond the first one; `limit` is the end of the last.
    """
    if action < limit:
        for first, build in reversed(ranges):
            if action >= first:
                return build(action - first)
    raise MalformedMove(text=str(action))


def reader(parse: Callable[[list[str]], M | None]) -> Callable[[str], M]:
    """Reads moves by their words. Letters may be small or capital; spaces around words do not matter."""

    def read(text: str) -> M:
        found = parse(text.strip().lower().split())
        if found is None:
            raise MalformedMove(text=text)
        return found

    return read
