"""How long the games are: measured rates hide whether a node is a decision or a card dealt."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean, stdev

from msgspec import Struct


class Shape(Struct, frozen=True):
    """Of uniformly random games."""

    games: int
    nodes: float  # per game, decisions and chance answers
    error: float  # standard error of that
    decisions: float  # per game


def shape_of(play: Callable[[], tuple[int, int]], games: int) -> Shape:
    """`play` plays one game and returns its decisions and its chance answers."""
    played = [play() for _ in range(games)]
    nodes = [decisions + chances for decisions, chances in played]
    return Shape(games, fmean(nodes), stdev(nodes) / games**0.5, fmean(decisions for decisions, _ in played))
