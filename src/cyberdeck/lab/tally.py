"""Sums up the outcomes of a schedule: points, ratings, pairs of bots, and thinking time.

Outcomes are counted in the order of the schedule, so that equal games give equal figures to the last digit.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import fsum

import msgspec

from cyberdeck.lab.arena import Outcome
from cyberdeck.lab.ratings import Estimate, Played, rate, shares, wilson
from cyberdeck.lab.schedule import Schedule


class Standing(msgspec.Struct, frozen=True):
    bot: str
    rating: float
    low: float
    high: float
    games: int  # once for every seat it took
    points: float  # sum of the game's returns
    mean: float  # points a game


class Pair(msgspec.Struct, frozen=True):
    """A bot's share of what it and another one took together at tables where both played."""

    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float


class Timing(msgspec.Struct, frozen=True):
    bot: str
    decisions: int
    mean: float  # seconds
    longest: float


class Tally(msgspec.Struct, frozen=True):
    standings: list[Standing]  # the best first
    pairs: list[Pair]  # in the same order
    timing: list[Timing]


def tally(schedule: Schedule, outcomes: Iterable[Outcome]) -> Tally:
    """Needs at least one outcome."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.game)
    tables = [schedule.table(outcome.game) for outcome in ordered]
    played = [Played(table.block, table.bots, shares(out.points)) for table, out in zip(tables, ordered)]
    names = schedule.plan.bots
    ratings = rate(len(names), played)
    order = sorted(range(len(names)), key=lambda bot: (-ratings[bot].value, bot))
    standings, timing = [], []
    for bot in order:
        sat = [(out, seat) for table, out in zip(tables, ordered) for seat, one in enumerate(table.bots) if one == bot]
        points = fsum(out.points[seat] for out, seat in sat)
        mean = points / len(sat) if sat else 0.0
        standings.append(Standing(names[bot], *_rounded(ratings[bot]), len(sat), round(points, 6), round(mean, 6)))
        decisions = sum(out.decisions[seat] for out, seat in sat)
        thought = fsum(out.seconds[seat] for out, seat in sat)
        longest = max((out.longest[seat] for out, seat in sat), default=0.0)
        timing.append(Timing(names[bot], decisions, thought / max(decisions, 1), longest))
    pairs = [
        pair
        for one in order
        for other in order
        if one != other and (pair := _pair(names, one, other, played)) is not None
    ]
    return Tally(standings, pairs, timing)


def _rounded(found: Estimate) -> Estimate:
    return Estimate(*(round(value, 4) for value in found))


def _pair(names: list[str], one: int, other: int, played: list[Played]) -> Pair | None:
    """With two seats Wilson's interval; with more, Wilson's for the number of games that would give the variance
    between blocks, at most the number played.
    """
    blocks: dict[int, tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
    games, decided = 0, 0.0
    for game in played:
        if one in game.players and other in game.players:
            games += 1
            decided += fsum(share for player, share in zip(game.players, game.shares) if player in (one, other))
            ours, theirs = blocks[game.block]
            blocks[game.block] = (ours + _part(game, one), theirs + _part(game, other))
    if not games:
        return None
    ours, both = fsum(a for a, _ in blocks.values()), fsum(a + b for a, b in blocks.values())
    share = ours / both if both else 0.5
    weight = float(games)
    if len(played[0].players) > 2:
        weight = max(decided, 1.0)
        spread = fsum((a - share * (a + b)) ** 2 for a, b in blocks.values())
        if spread > 0 and len(blocks) > 1:
            variance = spread / both**2 * len(blocks) / (len(blocks) - 1)
            weight = min(float(games), max(share * (1 - share) / variance, 1.0))
    found = wilson(share, weight)
    return Pair(names[one], names[other], games, *(round(value, 6) for value in found))


def _part(game: Played, player: int) -> float:
    """The mean share of a player's seats: two of them are no stronger than one."""
    taken = [share for sat, share in zip(game.players, game.shares) if sat == player]
    return fsum(taken) / len(taken)
