"""What a position of two players is worth: a weighted sum of what can be counted in it. Compiled.

The weights are in weights/<game>.json, by the name of what is counted: what one of it is worth when the game begins,
and how much more when it ends. tools/fit.py finds them in games that searching players play against each other.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.bots.guide import Guide
from cyberdeck.kernel.game import Game, State

S = TypeVar("S", bound=State)


class Linear(Guide[S]):
    """f[i]: how much more of something the first player has than the second."""

    def __init__(self, game: Game[S, Any], names: list[str]) -> None:
        super().__init__(game)
        self.names = names
        self.size: i64 = len(names)
        self.f = vec[float]([0.0] * len(names))
        self.w = self.f
        self.later = self.f
        self.value(read(game.id))

    def value(self, worth: dict[str, list[float]]) -> None:
        """What is not in it is worth nothing."""
        first: list[float] = []
        later: list[float] = []
        for name in self.names:
            pair = worth.get(name, [0.0, 0.0])
            first.append(pair[0])
            later.append(pair[1])
        self.w = vec[float](first)
        self.later = vec[float](later)

    def look(self, s: S) -> float:
        """Fills f; returns how far the game has gone, from 0 to 1."""
        raise NotImplementedError

    def judge(self, s: S) -> list[float]:
        gone = self.look(s)
        f = self.f
        w = self.w
        later = self.later
        total = 0.0
        for i in range(self.size):
            if f[i] != 0.0:
                total += f[i] * (w[i] + gone * later[i])
        share = 2.0 / (1.0 + exp(-total)) - 1.0
        return [share, -share]

    def counted(self, s: S) -> tuple[float, list[tuple[int, float]]]:
        """For the fit: how far it has gone, and what there is more of, by its place among the names."""
        gone = self.look(s)
        return gone, [(i, self.f[i]) for i in range(self.size) if self.f[i] != 0.0]


def read(game: str) -> dict[str, list[float]]:
    text = (files("cyberdeck.bots.guides") / "weights" / f"{game}.json").read_text(encoding="utf-8")
    worth: dict[str, list[float]] = json.loads(text)
    return worth
