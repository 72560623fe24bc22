"""Targets for the figures: so many times the peer's, compared round by round, since two runs of one round share the
machine's load.
"""

from __future__ import annotations

from statistics import median

from msgspec import Struct

from bench.measure import Row

# Our kind of row, the peer's row, the wanted ratio, or None: shown without a verdict
Pairs = tuple[tuple[str, str, float | None], ...]
WITH_DECKS: Pairs = (("inside", "crazy_eights.inside", 0.5), ("inside", "gin_rummy.inside", 5.0))
REPORTED: Pairs = (
    ("python", "crazy_eights.python", None),
    ("python-buffer", "crazy_eights.python-short", None),
    ("copy", "hearts.clone", None),
    ("view", "hearts.string", None),
    ("world", "hearts.resample", None),
    ("view-world", "hearts.resample", None),
)
PAIRS: dict[str, Pairs] = {  # by game
    "blackhat": (
        ("inside", "hearts.inside", 1.0),
        ("python", "hearts.python", 3.0),
        ("python-buffer", "hearts.python-short", None),
        ("copy", "hearts.clone", 2.0),
        ("view", "hearts.string", None),
        ("world", "hearts.resample", 10.0),
        ("view-world", "hearts.resample", None),
    ),
    "lokalka": (("inside", "crazy_eights.inside", 1.0), *REPORTED),
    "cybershield": (*WITH_DECKS, *REPORTED),
    "kiberrubezh": (*WITH_DECKS, *REPORTED),
}
INTERPRETED_MS = 20.0  # a game, if nothing is compiled


class Bar(Struct, frozen=True):
    ours: str
    peer: str
    wanted: float | None
    ratio: float  # the median of the rounds
    least: float
    most: float
    passed: bool | None


class Slow(Struct, frozen=True):
    """An interpreted build's time for one random game."""

    ours: str
    wanted_ms: float
    ms: float
    passed: bool


def bars(rows: list[Row], games: list[str]) -> list[Bar]:
    by_id = {row.id: row for row in rows}
    return [
        bar(by_id[f"{game}.{kind}"], by_id[peer], wanted)
        for game in games
        for kind, peer, wanted in PAIRS.get(game, ())
        if peer in by_id
    ]


def bar(ours: Row, peer: Row, wanted: float | None) -> Bar:
    ratios = [mine.rate / theirs.rate for mine, theirs in zip(ours.runs, peer.runs)]
    ratio = median(ratios)
    return Bar(ours.id, peer.id, wanted, ratio, min(ratios), max(ratios), None if wanted is None else ratio >= wanted)


def slow(rows: list[Row], games: list[str]) -> list[Slow]:
    out = []
    for row in rows:
        if row.games_per_second and row.id in {f"{game}.inside" for game in games}:
            ms = 1000 / row.games_per_second
            out.append(Slow(row.id, INTERPRETED_MS, ms, ms < INTERPRETED_MS))
    return out
