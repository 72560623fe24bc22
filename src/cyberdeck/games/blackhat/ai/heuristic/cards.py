"""Heuristics for tricks, and for what the winner of a Black Hat trick takes."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from cyberdeck.games.blackhat import ids
from cyberdeck.games.blackhat.ai.heuristic import weights as w
from cyberdeck.games.blackhat.ai.heuristic.board import Evaluator, best_move
from cyberdeck.games.blackhat.ai.heuristic.table import Table
from cyberdeck.games.blackhat.multiset import counts

RANK, SIZE, HATS = list(ids.PLAY_RANK), list(ids.PLAY_SIZE), list(ids.PLAY_HAT)
CARDS = [counts(cards) for cards in ids.PLAY_CARDS]
CHEAP = 3  # the kind that stands for the cards a winner takes


def at_least(k: int, mean: float) -> float:
    """The chance of k or more, by Poisson's law."""
    term = fewer = exp(-mean)
    for n in range(1, k):
        term *= mean / n
        fewer += term
    return 1 - fewer


@lru_cache(maxsize=1024)
def beaters(held: int, k: int, low: bool) -> tuple[float, ...]:
    """By rank: the chance that `held` unseen cards hold k that beat it or tie with it. Jokers fill in now and then."""
    ranked, jokers = held * 7 / 97, held * 5 / 97
    has = [at_least(k, ranked + (jokers / 2 if k > 1 else 0.0))] * ids.RANKS + [at_least(k, jokers)]
    out, none = [0.0] * len(has), 1.0
    for rank in range(len(has)) if low else range(len(has) - 1, -1, -1):
        none *= 1 - has[rank]
        out[rank] = 1 - none
    return tuple(out)


class Trick:
    """The trick on the table, as the deciding seat sees it."""

    def __init__(self, table: Table) -> None:
        view = table.view
        self.view = view
        others = [p for p in table.live if p != table.actor]
        self.later = [p for p in others if view.plays[p] == ids.NONE]
        self.spare = w.PACE * min([view.size[p] - (view.plays[p] == ids.NONE) for p in others], default=0)
        ranks = [RANK[a] for a in view.plays if a >= 0 and a != ids.PASS and SIZE[a] == view.lead]
        self.high, self.low = max(ranks, default=0), min(ranks, default=ids.WILD)

    def holds(self, k: int, rank: int, low: bool) -> float:
        """The chance that k cards of a rank win: nobody has beaten them yet, and no later player does."""
        if self.view.lead not in (0, k) or (rank > self.low if low else rank < self.high):
            return 0.0
        chance = 1.0
        for p in self.later:
            chance *= 1 - (w.AVOIDS if low else w.WILLING) * beaters(self.view.size[p], k, low)[rank]
        return chance

    def darkens(self, action: int) -> float:
        """The chance that the trick is a Black Hat trick after this play."""
        if self.view.hat == ids.IN_TRICK or HATS[action]:
            return 1.0
        return w.USES_HAT if self.view.hat in self.later else 0.0


def burden(table: Table, hand: list[int], spare: float) -> float:
    """The expected cost of a hand. Trace at the end of the round: the `spare` dearest cards are gone by then, and may
    even win tricks. Time: all cards must be played first. An empty hand ends the round while others hold cards.
    """
    held, cost = 0, 0.0
    for kind in range(ids.HAT, -1, -1):
        n = hand[kind]
        if n:
            held += n
            shed = min(n, spare)
            cost += (n - shed - w.POWER * shed) * table.trace[kind]
            spare -= shed
    return cost + w.TEMPO * held if held else -w.EMPTY


def play(table: Table) -> Evaluator:
    """Sheds dear cards, and many of them. Wins if the move is good, loses if not. Leaves the Black Hat to others."""
    trick = Trick(table)
    actor = table.actor
    weight = table.weight[actor]
    hand = table.hand(actor)
    others = [best_move(table, p) for p in table.live if p != actor]
    wins, loses = best_move(table, actor), sum(others) / len(others)

    def evaluate(action: int) -> float:
        if action == ids.PASS:
            return 0.0
        left = [have - gone for have, gone in zip(hand, CARDS[action], strict=True)]
        k, rank = SIZE[action], RANK[action]
        dark = trick.darkens(action)
        after = burden(table, left, trick.spare)
        lowest = dark * trick.holds(k, rank, True) if dark else 0.0
        highest = (1 - dark) * trick.holds(k, rank, False) if dark < 1 else 0.0
        ours = lowest + highest
        points = ours * wins + (1 - ours) * loses - weight * after
        if lowest:
            left[ids.HAT] += 1
            left[CHEAP] += k
            points -= lowest * weight * (burden(table, left, trick.spare) - after)
        if HATS[action]:
            points += (1 - lowest) * w.GIFT
        return points

    return evaluate


def take(table: Table) -> Evaluator:
    """BH-5.2: takes as few cards as possible; for the robot, all."""
    weight = table.weight[table.actor]
    return lambda action: -weight if action == ids.TAKE_ALL else 0.0


def pick(table: Table) -> Evaluator:
    """Picks the cheapest cards, and prefers ranks already in hand."""
    weight, hand = table.weight[table.actor], table.hand(table.actor)
    return lambda action: weight * (w.SAME * min(3, hand[action - ids.PICK0]) - table.trace[action - ids.PICK0])


def leak(table: Table) -> Evaluator:
    """BH-11.1: the swap of last-round scores that wins, or comes nearest to it."""
    view, actor = table.view, table.actor

    def evaluate(action: int) -> float:
        total, last = list(view.total), list(view.last)
        if action != ids.DECLINE:
            other = action - ids.SWAP0
            shift = last[other] - last[actor]
            total[actor] += shift
            total[other] -= shift
            last[actor], last[other] = last[other], last[actor]
        if view.statuses:
            return -abs(total[table.me] - table.target())
        keys = [total[p] + last[p] / 1000 for p in range(table.players)]
        return min(keys[p] for p in table.rivals) - keys[table.me]

    return evaluate
