"""Ratings of players from their results against each other (docs/adr/0008-ratings.md).

The model is Luce's: a seat's expected share of a table is its player's strength by the sum of all strengths there (for
two players that is Bradley and Terry's, and Elo's). Strengths are those that fit all games at once, found by
minorization and maximization, so the order of games does not matter. One drawn game of every player is added, spread
over the others, which keeps the strength of a player who never won finite.

An interval is the wider of two, both 95 %: that of the model, and one that holds however the games of a block depend on
each other (they share a deal).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import exp, fsum, log, sqrt
from typing import NamedTuple

Z = 1.96
AVERAGE = 1500.0
SCALE = 400 / log(10)  # 400 points more: ten times the share
_STEPS = 20_000
_CLOSE = 1e-10


class Estimate(NamedTuple):
    value: float
    low: float
    high: float


class Played(NamedTuple):
    """One game: the players by seat, and the share that each seat took; shares sum to 1."""

    block: int
    players: tuple[int, ...]
    shares: tuple[float, ...]


def shares(points: Sequence[float]) -> tuple[float, ...]:
    """The points of a table, counted from the lowest, as parts of a whole; equal parts if all are level."""
    least = min(points)
    whole = fsum(won - least for won in points)
    if whole <= 0:
        return (1 / len(points),) * len(points)
    return tuple((won - least) / whole for won in points)


def wilson(share: float, games: float) -> Estimate:
    """Wilson's interval for a share of so many games; a shared win counts in part."""
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def rate(count: int, played: Sequence[Played]) -> list[Estimate]:
    """The ratings of `count` players on Elo's scale, with the intervals of their distance from the average."""
    tables, won = _sums(count, played)
    strengths = _fit(count, tables, won)
    spread = _spread(strengths, tables, played)
    middle = fsum(map(log, strengths)) / count
    values = [AVERAGE + SCALE * (log(strength) - middle) for strength in strengths]
    return [Estimate(value, value - Z * SCALE * off, value + Z * SCALE * off) for value, off in zip(values, spread)]


def expected(strengths: Sequence[float], players: Sequence[int]) -> list[float]:
    """The expected share of each seat."""
    whole = fsum(strengths[player] for player in players)
    return [strengths[player] / whole for player in players]


Tables = dict[tuple[int, ...], float]


def _sums(count: int, played: Sequence[Played]) -> tuple[Tables, list[float]]:
    """How often which players met, and what each won in total, the added draws included."""
    tables: Tables = defaultdict(float)
    won: list[list[float]] = [[] for _ in range(count)]
    for game in played:
        tables[tuple(sorted(game.players))] += 1
        for player, share in zip(game.players, game.shares):
            won[player].append(share)
    draw = 1 / (count - 1)
    for one in range(count):
        for other in range(one):
            tables[other, one] += draw
            won[one].append(draw / 2)
            won[other].append(draw / 2)
    return dict(sorted(tables.items())), [fsum(parts) for parts in won]


def _fit(count: int, tables: Tables, won: list[float]) -> list[float]:
    """Hunter's iteration (Annals of Statistics 32, 2004), with a mean of the logarithms of 0."""
    strengths = [1.0] * count
    for _ in range(_STEPS):
        weights = [0.0] * count
        for players, times in tables.items():
            each = times / fsum(strengths[player] for player in players)
            for player in players:
                weights[player] += each
        new = [part / weight for part, weight in zip(won, weights)]
        middle = exp(fsum(map(log, new)) / count)
        new = [strength / middle for strength in new]
        change = max(abs(log(one / other)) for one, other in zip(new, strengths))
        strengths = new
        if change < _CLOSE:
            break
    return strengths


def _spread(strengths: list[float], tables: Tables, played: Sequence[Played]) -> list[float]:
    """The standard errors of the logarithms, as distances from their mean."""
    count = len(strengths)
    information = [[1 / count] * count for _ in range(count)]  # for the direction in which nothing is known
    for players, times in tables.items():
        parts = [0.0] * count
        for player, part in zip(players, expected(strengths, players)):
            parts[player] += part
        for i in range(count):
            information[i][i] += times * parts[i]
            for j in range(count):
                information[i][j] -= times * parts[i] * parts[j]
    inverse = invert(information)
    model = [inverse[i][i] - 1 / count for i in range(count)]
    blocks: dict[int, list[float]] = defaultdict(lambda: [0.0] * count)
    for game in played:
        off = blocks[game.block]
        for player, share, part in zip(game.players, game.shares, expected(strengths, game.players)):
            off[player] += share - part
    if len(blocks) < 2:
        return [sqrt(one) for one in model]
    moved = [[fsum(a * b for a, b in zip(row, off)) for row in inverse] for off in blocks.values()]
    more = len(blocks) / (len(blocks) - 1)
    robust = [more * fsum(step[i] ** 2 for step in moved) for i in range(count)]
    return [sqrt(max(one, other)) for one, other in zip(model, robust)]


def invert(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small, symmetric, positive matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[best] = rows[best], rows[i]
        head = rows[i][i]
        rows[i] = [value / head for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * other for value, other in zip(rows[j], rows[i])]
    return [row[size:] for row in rows]
