"""From slopes to better weights (Adam). Compiled."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.bots.net import Facts, Layers, Net

MEAN: Final = 0.9  # how much of the mean slope stays at a step
SQUARE: Final = 0.999  # … and of the mean of its square
TINY: Final = 1e-8


def zeros(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


@final
class Row:
    """A row of weights and their slopes."""

    def __init__(self, w: vec[float]) -> None:
        self.w = w
        self.slope = zeros(len(w))
        self.mean = zeros(len(w))
        self.square = zeros(len(w))

    def step(self, pace: float, share: float) -> None:
        w = self.w
        slopes = self.slope
        mean = self.mean
        square = self.square
        for i in range(i64(len(w))):
            slope = share * slopes[i]
            if slope != 0.0 or mean[i] != 0.0:
                mean[i] = MEAN * mean[i] + (1.0 - MEAN) * slope
                square[i] = SQUARE * square[i] + (1.0 - SQUARE) * slope * slope
                w[i] -= pace * mean[i] / (sqrt(square[i]) + TINY)
                slopes[i] = 0.0


@final
class Teacher:
    """Of a network: gathers slopes of what it has seen, then makes a step."""

    def __init__(self, layers: Layers) -> None:
        self.net = Net(layers)
        self.first = Row(layers.first)
        self.bias = Row(layers.bias)
        self.last = Row(layers.last)
        self.last_bias = Row(layers.last_bias)
        self.hidden = zeros(layers.hidden)  # slopes of the hidden layer
        self.steps: i64 = 0

    def see(self, facts: Facts) -> None:
        self.net.see(facts)
        for k in range(i64(len(self.hidden))):
            self.hidden[k] = 0.0

    def blame(self, thing: i64, slope: float) -> None:
        """The error grows so much with the score of a thing."""
        h = self.net.h
        last = self.last.w
        slopes = self.last.slope
        hidden = self.hidden
        size = i64(len(hidden))
        row = thing * size
        self.last_bias.slope[thing] += slope
        for k in range(size):
            slopes[row + k] += slope * h[k]
            hidden[k] += slope * last[row + k]

    def trace(self, facts: Facts) -> None:
        """Back to the facts that were seen."""
        h = self.net.h
        hidden = self.hidden
        size = i64(len(hidden))
        slopes = self.first.slope
        for k in range(size):
            if h[k] <= 0.0:
                hidden[k] = 0.0
            self.bias.slope[k] += hidden[k]
        for i in range(facts.n):
            row = facts.at[i] * size
            much = facts.much[i]
            for k in range(size):
                slopes[row + k] += much * hidden[k]

    def step(self, pace: float, share: float) -> None:
        """share: what one game counts of those whose slopes were gathered."""
        self.steps += 1
        t = float(self.steps)
        pace *= sqrt(1.0 - exp(t * log(SQUARE))) / (1.0 - exp(t * log(MEAN)))
        self.first.step(pace, share)
        self.bias.step(pace, share)
        self.last.step(pace, share)
        self.last_bias.step(pace, share)
