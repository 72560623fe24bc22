"""Chance outcomes of rulebooks that hold piles of cards as counts by kind."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.kernel.rng import Rng


def card_outcomes(counts: vec[i64], first: i64, kinds: i64) -> list[tuple[int, int]]:
    """(kind, number of cards) of the pile whose counts begin at `first`."""
    return [(kind, counts[first + kind]) for kind in range(kinds) if counts[first + kind]]


def nth_card(counts: vec[i64], first: i64, n: i64) -> i64:
    """The kind of the n-th card of the pile whose counts begin at `first`."""
    kind: i64 = 0
    while n >= counts[first + kind]:
        n -= counts[first + kind]
        kind += 1
    return kind


def pick_weighted(outcomes: list[tuple[int, int]], rng: Rng) -> i64:
    """One outcome, drawn by the integer weights."""
    total = sum([weight for _, weight in outcomes])
    left: i64 = rng.below(total)
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("no outcome")
