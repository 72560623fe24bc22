"""What the tests of notation need of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cyberdeck.kernel.wire import Move


class Notation(NamedTuple):
    written: Sequence[tuple[str, Move]]  # moves, and how they are written
    sloppy: Sequence[tuple[str, str]]  # with other capitals and spaces, and as it should be written
    malformed: Sequence[str]  # texts that are no moves
    impossible: Sequence[Move]  # moves with parts that do not exist, which have no number
