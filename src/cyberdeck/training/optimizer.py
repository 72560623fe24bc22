"""The Adam optimizer for a network."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.search.network import Layers, Network, SparseFeatures

BETA1: Final = 0.9  # decay of the mean gradient
BETA2: Final = 0.999  # decay of the mean of its square
EPSILON: Final = 1e-8


def zeros(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


@final
class Parameter:
    """Weights with their gradients and moments."""

    def __init__(self, w: vec[float]) -> None:
        self.weights = w
        self.gradient = zeros(len(w))
        self.mean = zeros(len(w))
        self.square = zeros(len(w))

    def step(self, learning_rate: float, share: float) -> None:
        w = self.weights
        gradients = self.gradient
        mean = self.mean
        square = self.square
        for i in range(i64(len(w))):
            gradient = share * gradients[i]
            if gradient != 0.0 or mean[i] != 0.0:
                mean[i] = BETA1 * mean[i] + (1.0 - BETA1) * gradient
                square[i] = BETA2 * square[i] + (1.0 - BETA2) * gradient * gradient
                w[i] -= learning_rate * mean[i] / (sqrt(square[i]) + EPSILON)
                gradients[i] = 0.0


@final
class Adam:
    """Accumulates gradients of a network, then makes a step."""

    def __init__(self, layers: Layers) -> None:
        self.net = Network(layers)
        self.w1 = Parameter(layers.w1)
        self.b1 = Parameter(layers.b1)
        self.w2 = Parameter(layers.w2)
        self.b2 = Parameter(layers.b2)
        self.hidden = zeros(layers.hidden_size)  # gradients of the hidden layer
        self.steps: i64 = 0

    def forward(self, features: SparseFeatures) -> None:
        self.net.forward(features)
        for k in range(i64(len(self.hidden))):
            self.hidden[k] = 0.0

    def add_gradient(self, unit: i64, gradient: float) -> None:
        """Adds the gradient of the loss with respect to one output."""
        h = self.net.hidden
        last = self.w2.weights
        gradients = self.w2.gradient
        hidden = self.hidden
        size = i64(len(hidden))
        row = unit * size
        self.b2.gradient[unit] += gradient
        for k in range(size):
            gradients[row + k] += gradient * h[k]
            hidden[k] += gradient * last[row + k]

    def backward(self, features: SparseFeatures) -> None:
        """Propagates the gradients back to the features of the last `forward`."""
        h = self.net.hidden
        hidden = self.hidden
        size = i64(len(hidden))
        gradients = self.w1.gradient
        for k in range(size):
            if h[k] <= 0.0:
                hidden[k] = 0.0
            self.b1.gradient[k] += hidden[k]
        for i in range(features.count):
            row = features.indices[i] * size
            value = features.values[i]
            for k in range(size):
                gradients[row + k] += value * hidden[k]

    def step(self, learning_rate: float, share: float) -> None:
        """Makes a step and clears the gradients. share: the weight of one sample, 1 / the number of samples."""
        self.steps += 1
        t = float(self.steps)
        learning_rate *= sqrt(1.0 - exp(t * log(BETA2))) / (1.0 - exp(t * log(BETA1)))
        self.w1.step(learning_rate, share)
        self.b1.step(learning_rate, share)
        self.w2.step(learning_rate, share)
        self.b2.step(learning_rate, share)
