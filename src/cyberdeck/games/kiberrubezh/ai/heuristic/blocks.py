"""Which attacks measures can best block, and the value of a measure against possible attacks."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.ai.heuristic import weights as w
from cyberdeck.games.kiberrubezh.ai.heuristic.table import ATTACKS, Cards, Table

Threat = tuple[int, float]  # an attack and what it does


def best_blocks(cards: Cards, threats: list[Threat], measures: list[int], banned: int = 0) -> list[list[int]]:
    """For each threat, the indices of the measures that block it; empty if it gets through. The worst threats are
    blocked first; measures are reassigned as long as all of these stay blocked.
    """
    room = [cards.blocks[measure] for measure in measures]
    by: list[list[int]] = [[] for _ in threats]
    order = sorted(range(len(threats)), key=lambda at: -threats[at][1])
    for at in order:
        for _ in range(max(1, cards.needs[threats[at][0]])):
            if not _stop(cards, threats, measures, banned, room, by, at, set()):
                for measure in by[at]:
                    room[measure] += 1
                by[at] = []
                break
    return by


def _stop(
    cards: Cards,
    threats: list[Threat],
    measures: list[int],
    banned: int,
    room: list[int],
    by: list[list[int]],
    at: int,
    asked: set[int],
) -> bool:
    """Finds one block more for a threat, by reassigning a measure if needed."""
    fit = [m for m, kind in enumerate(measures) if m not in asked and cards.stops(kind, threats[at][0], banned)]
    for m in fit:
        if room[m] > 0:
            room[m] -= 1
            by[at].append(m)
            return True
    for m in fit:
        asked.add(m)
        for held, stopped in enumerate(by):
            if held != at and m in stopped:
                stopped.remove(m)
                if _stop(cards, threats, measures, banned, room, by, held, asked):
                    by[at].append(m)
                    return True
                stopped.append(m)
    return False


def through(cards: Cards, threats: list[Threat], measures: list[int], banned: int = 0) -> float:
    """The damage that gets through the best blocks."""
    return _through(cards, tuple(threats), tuple(measures), banned)


@lru_cache(maxsize=1 << 14)
def _through(cards: Cards, threats: tuple[Threat, ...], measures: tuple[int, ...], banned: int) -> float:
    by = best_blocks(cards, list(threats), list(measures), banned)
    return sum([does for (_, does), stopped in zip(threats, by, strict=True) if not stopped])


def particular_first(cards: Cards, measures: list[int]) -> list[int]:
    """The measures that block least come first, so that the others stay for later attacks."""
    return sorted(measures, key=lambda kind: (not cards.category[kind], cards.blocks[kind], kind))


@lru_cache(maxsize=1 << 12)
def tail(mean: float, least: int) -> float:
    """The chance of at least this many (Poisson)."""
    term, below = exp(-mean), 0.0
    for n in range(least):
        below += term
        term *= mean / (n + 1)
    return max(0.0, 1.0 - below)


class ExpectedAttacks:
    """The attacks that a player must expect, by category, and the value of measures against them."""

    def __init__(self, table: Table, defender: int) -> None:
        c, attacker = table.cards, 1 - defender
        unseen, shown = table.unseen(attacker), table.view.upright[attacker]
        self.cards = c
        numbers, damage = [0.0] * i.CATEGORIES, [0.0] * i.CATEGORIES
        coming, hidden = [0.0] * i.CATEGORIES, 0
        for kind in ATTACKS:
            if unseen[kind] or shown[kind]:
                category = c.category[kind].bit_length() - 1
                n = max(0, unseen[kind]) + shown[kind]
                numbers[category] += n
                damage[category] += n * table.does(kind, attacker)
                coming[category] += w.SHOWN * shown[kind]
                hidden += max(0, unseen[kind])
        self.mean = [
            round(coming[at] + (w.WAVE * (numbers[at] / sum(numbers)) if hidden else 0.0), 2)
            for at in range(i.CATEGORIES)
        ]
        self.damage = [d / n if n else 0.0 for d, n in zip(damage, numbers, strict=True)]

    def next_block(self, at: int, level: int) -> float:
        """The damage that one more block of a category prevents."""
        return self.damage[at] * tail(self.mean[at], level + 1) if self.mean[at] else 0.0

    def lay(self, measure: int, levels: list[int]) -> float:
        """The damage that a further measure prevents; its blocks are added to the levels."""
        categories = self.cards.category[measure] or (1 << i.CATEGORIES) - 1
        total = 0.0
        for _ in range(self.cards.blocks[measure]):
            best = max(
                [at for at in range(i.CATEGORIES) if categories >> at & 1],
                key=lambda at: self.next_block(at, levels[at]),
            )
            total += self.next_block(best, levels[best])
            levels[best] += 1
        return total

    def prevented(self, measures: list[int]) -> float:
        """The damage that measures prevent together."""
        levels = [0] * i.CATEGORIES
        return sum([self.lay(measure, levels) for measure in particular_first(self.cards, measures)])
