"""A small neural network that reads a few of many inputs: one hidden layer, and a score for each thing that is asked
about. Compiled.
"""

from __future__ import annotations

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.kernel.acts import filled


@final
class Facts:
    """A reusable buffer of what is there, and how much of it; all other inputs are nought."""

    def __init__(self, room: i64) -> None:
        self.at = filled(room, 0)
        self.much = vec[float]([0.0] * room)
        self.n: i64 = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, at: i64, much: float) -> None:
        if much != 0.0:
            n = self.n
            self.at[n] = at
            self.much[n] = much
            self.n = n + 1


@final
class Layers:
    """The weights. first: at input * hidden + unit; last: at thing * hidden + unit."""

    def __init__(self, first: list[float], bias: list[float], last: list[float], last_bias: list[float]) -> None:
        self.hidden: i64 = len(bias)
        self.first = vec[float](first)
        self.bias = vec[float](bias)
        self.last = vec[float](last)
        self.last_bias = vec[float](last_bias)

    def tolists(self) -> list[list[float]]:
        """As the constructor takes them."""
        return [list(self.first), list(self.bias), list(self.last), list(self.last_bias)]


@final
class Net:
    """Layers can be shared; a Net has a hidden layer of its own."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.h = layers.bias[:]

    def see(self, facts: Facts) -> None:
        """Eight units at a time: their sums stay out of the vec, which is four times as fast."""
        h = self.h
        bias = self.layers.bias
        first = self.layers.first
        size = self.layers.hidden
        at = facts.at
        amounts = facts.much
        n = facts.n
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
                much = amounts[i]
                row = at[i] * size + k
                a += much * first[row]
                b += much * first[row + 1]
                c += much * first[row + 2]
                d += much * first[row + 3]
                e += much * first[row + 4]
                f += much * first[row + 5]
                g += much * first[row + 6]
                j += much * first[row + 7]
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
                a += amounts[i] * first[at[i] * size + k]
            h[k] = a
            k += 1
        for k in range(size):
            if h[k] < 0.0:
                h[k] = 0.0

    def score(self, thing: i64) -> float:
        """Of a thing, in what was seen last."""
        size = self.layers.hidden
        h = self.h
        last = self.layers.last
        row = thing * size
        total = self.layers.last_bias[thing]
        other = 0.0
        k: i64 = 0
        while k + 2 <= size:  # two sums: one waits for itself
            total += h[k] * last[row + k]
            other += h[k + 1] * last[row + k + 1]
            k += 2
        if k < size:
            total += h[k] * last[row + k]
        return total + other


def powers(scores: vec[float], n: i64) -> float:
    """Turns the first n scores into e to their powers, the highest of them into 1. Returns their sum."""
    top = scores[0]
    for i in range(i64(1), n):
        if scores[i] > top:
            top = scores[i]
    total = 0.0
    for i in range(n):
        scores[i] = exp(scores[i] - top)
        total += scores[i]
    return total
