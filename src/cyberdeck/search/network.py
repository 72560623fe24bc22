"""A small neural network over sparse inputs: one hidden layer, and outputs that are computed one by one."""

from __future__ import annotations

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.kernel.actions import filled


@final
class SparseFeatures:
    """A reusable buffer of the inputs that are not zero: index and value."""

    def __init__(self, room: i64) -> None:
        self.indices = filled(room, 0)
        self.values = vec[float]([0.0] * room)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, index: i64, value: float) -> None:
        if value != 0.0:
            n = self.count
            self.indices[n] = index
            self.values[n] = value
            self.count = n + 1


@final
class Layers:
    """The weights. first: at input * hidden_size + unit; last: at output * hidden_size + unit."""

    def __init__(self, first: list[float], bias: list[float], last: list[float], last_bias: list[float]) -> None:
        self.hidden_size: i64 = len(bias)
        self.w1 = vec[float](first)
        self.b1 = vec[float](bias)
        self.w2 = vec[float](last)
        self.b2 = vec[float](last_bias)

    def tolists(self) -> list[list[float]]:
        """The weights as the constructor takes them."""
        return [list(self.w1), list(self.b1), list(self.w2), list(self.b2)]


@final
class Network:
    """The activations of one evaluation; networks can share their layers."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.hidden = layers.b1[:]

    def forward(self, features: SparseFeatures) -> None:
        """Fills the hidden layer, eight units at a time: sums kept out of the vec are four times as fast."""
        h = self.hidden
        bias = self.layers.b1
        first = self.layers.w1
        size = self.layers.hidden_size
        indices = features.indices
        values = features.values
        n = features.count
        k: i64 = 0
        while k + 8 <= size:
            a = bias[k]
            b = bias[k + 1]
            c = bias[k + 2]
            d = bias[k + 3]
            e = bias[k + 4]
            f = bias[k + 5]
            g = bias[k + 6]
            j = bias[k + 7]
            for i in range(n):
                value = values[i]
                row = indices[i] * size + k
                a += value * first[row]
                b += value * first[row + 1]
                c += value * first[row + 2]
                d += value * first[row + 3]
                e += value * first[row + 4]
                f += value * first[row + 5]
                g += value * first[row + 6]
                j += value * first[row + 7]
            h[k] = a
            h[k + 1] = b
            h[k + 2] = c
            h[k + 3] = d
            h[k + 4] = e
            h[k + 5] = f
            h[k + 6] = g
            h[k + 7] = j
            k += 8
        while k < size:
            a = bias[k]
            for i in range(n):
                a += values[i] * first[indices[i] * size + k]
            h[k] = a
            k += 1
        for k in range(size):
            if h[k] < 0.0:
                h[k] = 0.0

    def output(self, unit: i64) -> float:
        """The score of one output, after `forward`."""
        size = self.layers.hidden_size
        h = self.hidden
        last = self.layers.w2
        row = unit * size
        total = self.layers.b2[unit]
        other = 0.0
        k: i64 = 0
        while k + 2 <= size:  # two sums, so that an addition need not wait for the one before
            total += h[k] * last[row + k]
            other += h[k + 1] * last[row + k + 1]
            k += 2
        if k < size:
            total += h[k] * last[row + k]
        return total + other


def exp_scores(scores: vec[float], n: i64) -> float:
    """Turns the first n scores into their exponentials, scaled so that the highest is 1. Returns their sum."""
    top = scores[0]
    for i in range(i64(1), n):
        if scores[i] > top:
            top = scores[i]
    total = 0.0
    for i in range(n):
        scores[i] = exp(scores[i] - top)
        total += scores[i]
    return total
