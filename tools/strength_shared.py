"""What strength.py and its games share: the jobs, and shares of games with their intervals (Wilson, 95 %)."""

from __future__ import annotations

from typing import NamedTuple

Z = 1.96


class Job(NamedTuple):
    """Some games of one kind of table."""

    game: str
    options: tuple[tuple[str, str], ...]
    players: int
    kind: int
    seed: int
    first: int
    games: int


class Share(NamedTuple):
    """A share of games with its interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Share:
    """Wilson's interval for a share of games; a shared win counts in part."""
    p = wins / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * (p * (1 - p) / games + Z * Z / (4 * games * games)) ** 0.5
    return Share(p, max(0.0, middle - half), min(1.0, middle + half))


def percent(share: Share) -> str:
    return f"{100 * share.value:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"
