"""Guides that were learned by playing: a network that likes answers, and one that judges positions. Compiled.

Their weights are in weights/<game>.json, in thousandths; tools/train.py finds them.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from math import exp
from typing import Any, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.bots.guide import Guide, Weights
from cyberdeck.bots.net import Facts, Layers, Net, powers
from cyberdeck.kernel.acts import Acts, filled
from cyberdeck.kernel.game import Game, State

S = TypeVar("S", bound=State)
ANSWERS: Final = "answers"
WORTH: Final = "worth"
UNIT: Final = 1000.0
MOST_FACTS: Final = 1024
MOST_TOKENS: Final = 16
SHARES: Final = 4096.0
RIVAL: Final = -1


class Learned(Guide[S]):
    """A game's guide says what is seen of a table (`look`), and describes an answer by a few tokens, whose scores are
    added up (`describe`).
    """

    def __init__(self, game: Game[S, Any], inputs: i64, things: i64, heads: i64 = 1) -> None:
        """heads: things that are told of what a position is worth; which of them tells of a seat says `name_heads`."""
        super().__init__(game)
        self.led = False
        self.doubt = 0.3
        self.horizon = 0
        self.inputs: i64 = inputs
        self.things: i64 = things
        self.heads: i64 = heads
        self.expected = vec[float]([0.0] * game.seats)  # by seat, as it was judged last
        self.head = filled(game.seats, 0)  # by seat, which thing told it; RIVAL: what the other player gets is lost
        self.facts = Facts(MOST_FACTS)
        self.tokens = filled(MOST_TOKENS, 0)
        self.n: i64 = 0  # tokens
        self.scores = vec[float]([0.0] * 64)
        answers, worth = stored(game.id)
        self.answers = Net(answers)
        self.worth = Net(worth)

    def use(self, answers: Layers, worth: Layers) -> None:
        """Other weights than those that are stored."""
        self.answers = Net(answers)
        self.worth = Net(worth)

    def look(self, s: S, seat: i64, everything: bool) -> None:
        """Fills the facts: what a seat sees, or everything, from that seat's side of the table."""
        raise NotImplementedError

    def describe(self, s: S, seat: i64, action: i64) -> None:
        """Adds the tokens of an answer; `look` came just before."""
        raise NotImplementedError

    def token(self, thing: i64) -> None:
        self.tokens[self.n] = thing
        self.n += 1

    def weigh(self, s: S, seat: i64, acts: Acts, out: Weights) -> None:
        n = acts.n
        out.even(n)
        if n < 2:
            return
        total = self.rate(s, seat, acts)
        for i in range(n):
            out.w[i] = i64(self.scores[i] / total * SHARES) + 1

    def rate(self, s: S, seat: i64, acts: Acts) -> float:
        """Fills the scores: e to the power of what the network says of each answer. Returns their sum."""
        n = acts.n
        if n > len(self.scores):
            self.scores = vec[float]([0.0] * (2 * n))
        scores = self.scores
        self.facts.clear()
        self.look(s, seat, False)
        net = self.answers
        net.see(self.facts)
        for i in range(n):
            self.n = 0
            self.describe(s, seat, acts.ids[i])
            total = 0.0
            for j in range(self.n):
                total += net.score(self.tokens[j])
            scores[i] = total
        return powers(scores, n)

    def judge(self, s: S) -> list[float]:
        self.expect(s, self.mover(s))
        return list(self.expected)

    def mover(self, s: S) -> i64:
        """From whose side a position is judged."""
        raise NotImplementedError

    def expect(self, s: S, seat: i64) -> None:
        """Fills what each seat may expect, seen from a seat's side."""
        self.facts.clear()
        self.look(s, seat, True)
        self.worth.see(self.facts)
        self.name_heads(s, seat)
        foresee(self.worth, self.head, self.lowest, self.highest, self.expected)

    def name_heads(self, s: S, seat: i64) -> None:
        """Of two players who cannot both win."""
        self.head[seat] = 0
        self.head[1 - seat] = RIVAL

    # In plain lists, for whoever is curious

    def seen(self, s: S, seat: int, everything: bool) -> list[tuple[int, float]]:
        self.facts.clear()
        self.look(s, seat, everything)
        return [(self.facts.at[i], self.facts.much[i]) for i in range(self.facts.n)]

    def described(self, s: S, seat: int, actions: list[int]) -> list[list[int]]:
        self.facts.clear()
        self.look(s, seat, False)
        found: list[list[int]] = []
        for action in actions:
            self.n = 0
            self.describe(s, seat, action)
            found.append([self.tokens[j] for j in range(self.n)])
        return found


def foresee(worth: Net, head: vec[i64], lowest: float, highest: float, out: vec[float]) -> None:
    """What each seat may expect after what was seen."""
    for seat in range(i64(len(out))):
        if head[seat] != RIVAL:
            out[seat] = lowest + (highest - lowest) / (1.0 + exp(-worth.score(head[seat])))
    for seat in range(i64(len(out))):
        if head[seat] == RIVAL:
            out[seat] = -out[1 - seat]


def at_most(a: i64, b: i64) -> i64:
    if a < b:
        return a
    return b


@lru_cache(maxsize=16)
def stored(game: str) -> tuple[Layers, Layers]:
    """For answers, and for what a position is worth."""
    text = (files("cyberdeck.bots.guides") / "weights" / f"{game}.json").read_text(encoding="utf-8")
    data: dict[str, list[list[int]]] = json.loads(text)
    return made(data[ANSWERS]), made(data[WORTH])


def made(rows: list[list[int]]) -> Layers:
    plain = [[n / UNIT for n in row] for row in rows]
    return Layers(plain[0], plain[1], plain[2], plain[3])


def packed(layers: Layers) -> list[list[int]]:
    return [[round(x * UNIT) for x in row] for row in layers.tolists()]
