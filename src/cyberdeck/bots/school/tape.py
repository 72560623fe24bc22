"""What was seen and decided in a game, as flat rows that grow. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.bots.net import Facts
from cyberdeck.bots.tree import doubled, doubled_floats
from cyberdeck.kernel.acts import filled

MOST_SEATS: Final = 8


@final
class FactRows:
    def __init__(self) -> None:
        self.at = filled(1024, 0)
        self.much = vec[float]([0.0] * 1024)
        self.ends = filled(64, 0)  # of each row
        self.n: i64 = 0

    def clear(self) -> None:
        self.n = 0

    def begin(self, row: i64) -> i64:
        return self.ends[row - 1] if row else 0

    def add(self, facts: Facts) -> None:
        first = self.begin(self.n)
        while first + facts.n > len(self.at):
            self.at = doubled(self.at, len(self.at))
            self.much = doubled_floats(self.much)
        for i in range(facts.n):
            self.at[first + i] = facts.at[i]
            self.much[first + i] = facts.much[i]
        if self.n == len(self.ends):
            self.ends = doubled(self.ends, self.n)
        self.ends[self.n] = first + facts.n
        self.n += 1

    def get(self, row: i64, facts: Facts) -> None:
        first = self.begin(row)
        n = self.ends[row] - first
        for i in range(n):
            facts.at[i] = self.at[first + i]
            facts.much[i] = self.much[first + i]
        facts.n = n


@final
class IntRows:
    """Rows of ints; the last one is written until it is closed."""

    def __init__(self) -> None:
        self.x = filled(1024, 0)
        self.ends = filled(64, 0)
        self.size: i64 = 0
        self.n: i64 = 0

    def clear(self) -> None:
        self.size = 0
        self.n = 0

    def begin(self, row: i64) -> i64:
        return self.ends[row - 1] if row else 0

    def put(self, x: i64) -> None:
        if self.size == len(self.x):
            self.x = doubled(self.x, self.size)
        self.x[self.size] = x
        self.size += 1

    def close(self) -> None:
        if self.n == len(self.ends):
            self.ends = doubled(self.ends, self.n)
        self.ends[self.n] = self.size
        self.n += 1


@final
class Tape:
    """By decision: what the seat saw, and what it would have seen of open hands; who decided what, and how likely that
    was; what each seat could expect, and what came of it. Tokens are by answer. Games follow each other.
    """

    def __init__(self) -> None:
        self.seen = FactRows()
        self.open = FactRows()
        self.answers = IntRows()  # their numbers in `tokens`
        self.tokens = IntRows()
        self.by = filled(64, 0)
        self.chosen = filled(64, 0)
        self.liked = vec[float]([0.0] * 64)  # the network's share of what was chosen
        self.gain = vec[float]([0.0] * 64)  # how much more than expected came of it, for whoever decided
        self.seats = filled(64, 0)  # of the game
        self.expected = vec[float]([0.0] * 64)  # by decision and seat
        self.goal = vec[float]([0.0] * 64)  # … and what it should have been
        self.head = filled(64, 0)  # … and which thing told it
        self.n: i64 = 0

    def clear(self) -> None:
        self.seen.clear()
        self.open.clear()
        self.answers.clear()
        self.tokens.clear()
        self.n = 0

    def decided(self, seat: i64, chosen: i64, liked: float, expected: vec[float], head: vec[i64]) -> None:
        n = self.n
        if n == len(self.by):
            self.by = doubled(self.by, n)
            self.chosen = doubled(self.chosen, n)
            self.liked = doubled_floats(self.liked)
            self.gain = doubled_floats(self.gain)
            self.seats = doubled(self.seats, n)
        seats = i64(len(expected))
        while (n + 1) * MOST_SEATS > len(self.expected):
            self.expected = doubled_floats(self.expected)
            self.goal = doubled_floats(self.goal)
            self.head = doubled(self.head, len(self.head))
        self.by[n] = seat
        self.chosen[n] = chosen
        self.liked[n] = liked
        self.seats[n] = seats
        for other in range(seats):
            self.expected[n * MOST_SEATS + other] = expected[other]
            self.head[n * MOST_SEATS + other] = head[other]
        self.n = n + 1
