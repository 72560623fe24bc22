"""The other decisions: the first hand, re-arranging, joining, drawing, the WTO tender."""

from __future__ import annotations

from cyberdeck.games.cybershield.ai.heuristic import weights as w
from cyberdeck.games.cybershield.ai.heuristic.tries import PROVIDER, Tries
from cyberdeck.games.cybershield.ai.heuristic.turn import NEVER, Evaluator
from cyberdeck.games.cybershield.ids import (
    AGAIN,
    DONE,
    DRAW,
    JOIN0,
    KINDS,
    MOVE0,
    PASS,
    TAKE,
    TENDER0,
    UNDER0,
)


def mulligan(tries: Tries) -> Evaluator:
    """CS-3.1: a hand without a Provider is worth nothing."""
    again = not tries.view.hand[PROVIDER]
    return lambda action: float((action == AGAIN) == again)


def arrange(tries: Tries) -> Evaluator:
    """CS-4.1: the move that gains most; none if nothing is cut off."""
    done = tries.value(tries.finished(tries.base))
    whole = tries.whole()

    def evaluate(action: int) -> float:
        if action == DONE:
            return done + w.STEP
        if whole or not MOVE0 <= action < JOIN0:
            return NEVER
        return tries.tried(action)

    return evaluate


def join(tries: Tries) -> Evaluator:
    """CS-4.7, CS-5.10"""
    first = tries.joined(tries.base)[1]
    return lambda action: float(action == first)


def drawing(tries: Tries) -> Evaluator:
    """CS-4.2: the top of the discard pile, if it is better than two unknown cards."""
    view, first = tries.view, tries.me * KINDS
    deck: list[int] = list(tries.base.deck[first : first + KINDS])
    drawn = sum([n * tries.need[kind] for kind, n in enumerate(deck)]) / max(1, sum(deck))

    def evaluate(action: int) -> float:
        if action == DRAW:
            return 2 * drawn
        if action == TAKE:
            kind = view.piles[tries.me][-1]
            return tries.wanted(kind, view.hand[kind])
        return NEVER

    return evaluate


def tender(tries: Tries) -> Evaluator:
    """Card 25: takes the card that is needed most."""

    def evaluate(action: int) -> float:
        if action == PASS:
            return 0.0
        kind = action - TENDER0
        return tries.wanted(kind, tries.view.hand[kind])

    return evaluate


def under(tries: Tries) -> Evaluator:
    """Card 25: the best card goes under first, so that it comes first again."""
    return lambda action: tries.need[action - UNDER0]
