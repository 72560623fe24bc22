"""What was seen and decided in some games, as flat rows that grow."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.kernel.actions import filled
from cyberdeck.search.network import SparseFeatures
from cyberdeck.search.tree import doubled, doubled_floats

MOST_SEATS: Final = 8


@final
class FeatureRows:
    def __init__(self) -> None:
        self.indices = filled(1024, 0)
        self.values = vec[float]([0.0] * 1024)
        self.ends = filled(64, 0)  # of the rows
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def begin(self, row: i64) -> i64:
        return self.ends[row - 1] if row else 0

    def add(self, features: SparseFeatures) -> None:
        first = self.begin(self.count)
        while first + features.count > len(self.indices):
            self.indices = doubled(self.indices, len(self.indices))
            self.values = doubled_floats(self.values)
        for i in range(features.count):
            self.indices[first + i] = features.indices[i]
            self.values[first + i] = features.values[i]
        if self.count == len(self.ends):
            self.ends = doubled(self.ends, self.count)
        self.ends[self.count] = first + features.count
        self.count += 1

    def get(self, row: i64, features: SparseFeatures) -> None:
        first = self.begin(row)
        n = self.ends[row] - first
        for i in range(n):
            features.indices[i] = self.indices[first + i]
            features.values[i] = self.values[first + i]
        features.count = n


@final
class IntRows:
    """Rows of ints; the last one is open until `close`."""

    def __init__(self) -> None:
        self.values = filled(1024, 0)
        self.ends = filled(64, 0)
        self.size: i64 = 0
        self.count: i64 = 0

    def clear(self) -> None:
        self.size = 0
        self.count = 0

    def begin(self, row: i64) -> i64:
        return self.ends[row - 1] if row else 0

    def put(self, x: i64) -> None:
        if self.size == len(self.values):
            self.values = doubled(self.values, self.size)
        self.values[self.size] = x
        self.size += 1

    def close(self) -> None:
        if self.count == len(self.ends):
            self.ends = doubled(self.ends, self.count)
        self.ends[self.count] = self.size
        self.count += 1


@final
class Trajectory:
    """One row a decision: the features that the seat saw and those with open hands; who decided what, and how likely
    that was; the values that each seat could expect, and the targets. Tokens are by action. Games follow each other.
    """

    def __init__(self) -> None:
        self.features = FeatureRows()
        self.open_features = FeatureRows()
        self.actions = IntRows()  # row numbers in `tokens`
        self.tokens = IntRows()
        self.seat = filled(64, 0)
        self.chosen = filled(64, 0)
        self.action_prob = vec[float]([0.0] * 64)  # the policy's probability of the chosen action
        self.advantage = vec[float]([0.0] * 64)  # how much more than expected came of it, for the seat that decided
        self.seats = filled(64, 0)  # in the game
        self.value = vec[float]([0.0] * 64)  # by decision and seat
        self.target_value = vec[float]([0.0] * 64)  # by decision and seat
        self.head = filled(64, 0)  # by decision and seat: the output that gave the value
        self.count: i64 = 0

    def clear(self) -> None:
        self.features.clear()
        self.open_features.clear()
        self.actions.clear()
        self.tokens.clear()
        self.count = 0

    def add_decision(self, seat: i64, chosen: i64, action_prob: float, values: vec[float], head: vec[i64]) -> None:
        n = self.count
        if n == len(self.seat):
            self.seat = doubled(self.seat, n)
            self.chosen = doubled(self.chosen, n)
            self.action_prob = doubled_floats(self.action_prob)
            self.advantage = doubled_floats(self.advantage)
            self.seats = doubled(self.seats, n)
        seats = i64(len(values))
        while (n + 1) * MOST_SEATS > len(self.value):
            self.value = doubled_floats(self.value)
            self.target_value = doubled_floats(self.target_value)
            self.head = doubled(self.head, len(self.head))
        self.seat[n] = seat
        self.chosen[n] = chosen
        self.action_prob[n] = action_prob
        self.seats[n] = seats
        for other in range(seats):
            self.value[n * MOST_SEATS + other] = values[other]
            self.head[n * MOST_SEATS + other] = head[other]
        self.count = n + 1
