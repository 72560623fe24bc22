"""Ratings and intervals, on data whose truth is known."""

from __future__ import annotations

import random
from math import exp, log

import pytest

from cyberdeck.lab.ratings import AVERAGE, SCALE, Estimate, Played, expected, invert, rate, shares, wilson

RUNS = 150


def games(rng: random.Random, truth: list[float], count: int, seats: int) -> list[Played]:
    """Winners drawn by Luce's rule, each block with its own players, in all rotations."""
    strengths = [exp(value) for value in truth]
    out = []
    for number in range(count):
        if number % seats == 0:
            line = rng.sample(range(len(truth)), seats)
        line = line[1:] + line[:1]
        (winner,) = rng.choices(range(seats), expected(strengths, line))
        out.append(Played(number // seats, tuple(line), tuple(float(seat == winner) for seat in range(seats))))
    return out


def scaled(truth: list[float]) -> list[float]:
    middle = sum(truth) / len(truth)
    return [AVERAGE + SCALE * (value - middle) for value in truth]


@pytest.mark.parametrize(
    ("truth", "count", "seats"),
    [([0.5, -0.5], 200, 2), ([0.8, 0.2, -0.3, -0.7], 200, 4), ([1.5, 0.5, 0.0, -1.0, -1.0], 300, 3)],
)
def test_intervals_hold_the_truth_as_often_as_they_say(truth: list[float], count: int, seats: int) -> None:
    rng = random.Random(7)
    inside = sum(
        low < true < high
        for _ in range(RUNS)
        for true, (_, low, high) in zip(scaled(truth), rate(len(truth), games(rng, truth, count, seats)), strict=True)
    )
    assert 0.91 <= inside / (RUNS * len(truth)) <= 0.99


def test_many_games_find_the_truth() -> None:
    truth = [1.5, 0.5, 0.0, -2.0]
    found = rate(4, games(random.Random(3), truth, 20_000, 2))
    for true, (value, low, high) in zip(scaled(truth), found, strict=True):
        assert abs(value - true) < 25
        assert high - low < 60


def test_games_of_a_block_that_repeat_each_other_are_no_evidence() -> None:
    """Every game of a block ends the same: the interval is that of the blocks, not of the games."""
    rng = random.Random(5)
    blocks = [float(rng.random() < 0.6) for _ in range(100)]
    repeated = [Played(n // 8, (0, 1), (blocks[n // 8], 1 - blocks[n // 8])) for n in range(800)]
    once = [Played(n, (0, 1), (won, 1 - won)) for n, won in enumerate(blocks)]
    wide, right = rate(2, repeated)[0], rate(2, once)[0]
    assert wide.high - wide.low == pytest.approx(right.high - right.low, rel=0.05)


def test_two_players_are_rated_by_their_odds() -> None:
    """75 of 100, and one draw that is always added."""
    played = [Played(n, (0, 1), (1.0, 0.0) if n < 75 else (0.0, 1.0)) for n in range(100)]
    one, other = rate(2, played)
    assert one.value - other.value == pytest.approx(SCALE * log(75.5 / 25.5))
    assert one.value + other.value == pytest.approx(2 * AVERAGE)


def test_the_order_of_games_means_nothing() -> None:
    played = games(random.Random(1), [0.5, 0.0, -0.5], 60, 3)
    for one, other in zip(rate(3, played), rate(3, played[::-1]), strict=True):
        assert one == pytest.approx(other, abs=1e-6)


def test_one_who_never_wins_has_a_rating_and_a_wide_interval() -> None:
    won, lost = rate(2, [Played(n, (0, 1), (1.0, 0.0)) for n in range(20)])
    assert lost.low < lost.value < AVERAGE < won.value < won.high
    assert won.high - won.low > 300


def test_equals_are_rated_alike() -> None:
    """Two seats of the same player at one table are two players of one strength."""
    played = [Played(n, (0, 0, 1, 1), (0.25,) * 4) for n in range(10)]
    assert [one.value for one in rate(2, played)] == pytest.approx([AVERAGE, AVERAGE])


@pytest.mark.parametrize(
    ("points", "parts"),
    [
        ([1.0, -1.0], (1.0, 0.0)),
        ([0.0, 0.0], (0.5, 0.5)),
        ([0.5, 0.5, 0.0], (0.5, 0.5, 0.0)),
        ([1.0, 1.0, 0.0, 1.0, 0.0], (1 / 3, 1 / 3, 0.0, 1 / 3, 0.0)),
        ([0.0] * 4, (0.25,) * 4),
    ],
)
def test_shares(points: list[float], parts: tuple[float, ...]) -> None:
    assert shares(points) == pytest.approx(parts)


def test_wilson() -> None:
    """Figures of the textbook: 15 of 20 are 53.1 to 88.8 %."""
    assert wilson(0.75, 20) == pytest.approx(Estimate(0.75, 0.5313, 0.8881), abs=1e-4)
    assert wilson(0.0, 10).low == 0.0
    assert wilson(1.0, 10).high == 1.0


def test_wilson_holds_the_truth() -> None:
    rng = random.Random(11)
    inside = 0
    for _ in range(1000):
        won = sum(rng.random() < 0.7 for _ in range(60)) / 60
        _, low, high = wilson(won, 60)
        inside += low < 0.7 < high
    assert 0.93 <= inside / 1000 <= 0.97


def test_inverse() -> None:
    matrix = [[0.0, 2.0, 1.0], [2.0, 1.0, 0.0], [1.0, 0.0, 3.0]]
    product = [[sum(a * b for a, b in zip(row, column)) for column in zip(*invert(matrix))] for row in matrix]
    for i, row in enumerate(product):
        assert row == pytest.approx([float(i == j) for j in range(3)])
