"""The other decisions: the first hand, the defender's reactions, and power that is not enough."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.ai.heuristic import weights as w
from cyberdeck.games.kiberrubezh.ai.heuristic.blocks import ExpectedAttacks, best_blocks, particular_first, through
from cyberdeck.games.kiberrubezh.ai.heuristic.objects import held
from cyberdeck.games.kiberrubezh.ai.heuristic.table import ATTACKS, MEASURES, NEVER, Evaluator, Table
from cyberdeck.games.kiberrubezh.ai.heuristic.waves import threats_here, threats_later, unstopped

# The first hand


def redeal(table: Table) -> Evaluator:
    """KR-2.2: redeals if it is free; a hand without a free redeal is good enough."""
    return lambda action: float(action == i.KEEP) + 2.0 * (action == i.REDEAL_FREE)


def bottom(table: Table) -> Evaluator:
    """Puts the most expensive card under the deck."""
    c = table.cards
    return lambda action: float(c.power[0][action - i.BOTTOM0] + c.power[1][action - i.BOTTOM0])


def order(table: Table) -> Evaluator:
    """Card 25: the cards that are least useful to the opponent come first."""
    return lambda action: -held(table, table.other, action - i.ORDER0)


# The defender


def react(table: Table) -> Evaluator:
    """KR-3.7: events and properties, if they stop enough."""
    c, view, me = table.cards, table.view, table.me
    here, measures = threats_here(table), table.upright(me, MEASURES)
    worst = max([does for _, does in unstopped(table)], default=0.0)
    now = through(c, here, measures, view.banned)
    more = now - through(c, here, [*measures, *table.listed(view.turned[me], MEASURES)], view.banned)

    def evaluate(action: int) -> float:
        if action == i.DONE:
            return 0.0
        if action >= i.USE0:
            return 1.0 if more >= w.UPRIGHT and table.mine[0] >= c.power[0][action - i.USE0] else NEVER
        kind = action - i.LAY0
        op = c.first(kind)
        if op == i.S_CANCEL:
            return 1.0 if worst >= w.CANCEL else NEVER
        if op == i.S_UPRIGHT_ALL:
            return 2.0 if more >= w.UPRIGHT else NEVER
        return NEVER

    return evaluate


def block(table: Table) -> Evaluator:
    """KR-3.7: the best blocks of this wave; keeps measures for attacks that may come later in the turn."""
    c, view, me = table.cards, table.view, table.me
    if view.stack[-1][4]:  # a measure goes on blocking
        return lambda action: 0.0 if action == i.DONE else 1 + table.does(attack_of(action), table.other)
    measures = particular_first(c, table.upright(me, MEASURES))
    here = threats_here(table)
    by = best_blocks(c, [*here, *threats_later(table)], measures, view.banned)
    chosen = {
        i.BLOCK0 + (measures[m] - i.FIRST_MEASURE) * i.ATTACKS + kind - i.FIRST_ATTACK: does
        for (kind, does), stopped in zip(here, by, strict=False)
        for m in stopped
    }
    return lambda action: 0.0 if action == i.DONE else chosen.get(action, NEVER)


def attack_of(action: int) -> int:
    return (action - i.BLOCK0) % i.ATTACKS + i.FIRST_ATTACK


def last(table: Table) -> Evaluator:
    """The attacker's events after the blocks: none, since they are played before a wave."""
    return lambda action: 0.0 if action == i.DONE else NEVER


# Power that is not enough


def shed(table: Table) -> Evaluator:
    """KR-3.5: gives up what is worth least for the power that it needs."""
    c, me = table.cards, table.me
    expected = ExpectedAttacks(table, me)
    lying = table.lying(me, MEASURES)
    now = expected.prevented(lying)

    def evaluate(action: int) -> float:
        turned = action >= i.DROP_TURNED0
        kind = action - (i.DROP_TURNED0 if turned else i.DROP0)
        if kind in ATTACKS:
            return -table.does(kind, me) / c.power[1][kind] + (0.1 if turned else 0.0)
        rest = lying.copy()
        rest.remove(kind)
        return -(now - expected.prevented(rest)) / max(1, table.cost(me, kind, 0)) + (0.1 if turned else 0.0)

    return evaluate
