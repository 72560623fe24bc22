"""The steps of card texts as numbers."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import ids
from cyberdeck.games.kiberrubezh.components import types as c

_OPS: dict[type, int] = {
    c.Draw: ids.S_DRAW,
    c.Mill: ids.S_MILL,
    c.TurnAssets: ids.S_TURN_ASSETS,
    c.LockAssets: ids.S_LOCK_ASSETS,
    c.TurnMeasure: ids.S_TURN_MEASURE,
    c.Destroy: ids.S_DESTROY,
    c.SeeHand: ids.S_SEE_HAND,
    c.DiscardSeen: ids.S_DISCARD_SEEN,
    c.Random: ids.S_RANDOM,
    c.Peek: ids.S_PEEK,
    c.UprightAll: ids.S_UPRIGHT_ALL,
    c.UprightOne: ids.S_UPRIGHT_ONE,
    c.Under: ids.S_UNDER,
    c.ExtraPower: ids.S_POWER,
    c.Ban: ids.S_BAN,
    c.Each: ids.S_EACH,
    c.Cancel: ids.S_CANCEL,
}


def step_numbers(card: c.Card) -> list[tuple[int, int]]:
    """(what, how many or to what) of each step, filled up with nothing; of a property, if that is its text."""
    steps = [(_OPS[type(step)], _argument(step)) for step in card.steps or card.property]
    return [*steps, *[(ids.S_NOTHING, 0)] * (ids.STEPS - len(steps))]


def _argument(step: c.Step) -> int:
    if isinstance(step, c.Destroy):
        return c.TARGETS.index(step.what)
    return getattr(step, "n", 1)
