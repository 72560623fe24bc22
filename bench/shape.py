"""The length of the games: rates alone hide whether a node is a decision or a dealt card."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean, stdev

from msgspec import Struct


class Shape(Struct, frozen=True):
    """Figures of uniformly random games."""

    games: int
    nodes: float  # per game, decisions and chance outcomes
    error: float  # standard error of that
    decisions: float  # per game


def shape_of(play: Callable[[], tuple[int, int]], games: int) -> Shape:
    """`play` plays one game and returns its numbers of decisions and chance outcomes."""
    played = [play() for _ in range(games)]
    nodes = [decisions + chances for decisions, chances in played]
    return Shape(games, fmean(nodes), stdev(nodes) / games**0.5, fmean(decisions for decisions, _ in played))
