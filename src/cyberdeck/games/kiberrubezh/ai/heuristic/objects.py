"""KR-3.14: choosing the objects of effects."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.ai.heuristic.attack import shut, threats
from cyberdeck.games.kiberrubezh.ai.heuristic.blocks import ExpectedAttacks
from cyberdeck.games.kiberrubezh.ai.heuristic.table import ATTACKS, MEASURES, Evaluator, Table
from cyberdeck.games.kiberrubezh.ai.heuristic.timing import opened
from cyberdeck.games.kiberrubezh.ai.heuristic.waves import unstopped


def choose(table: Table) -> Evaluator:
    _, _, pc, _, card, _ = table.view.stack[-1]
    op = table.cards.steps[card][pc][0]
    if op == i.S_BAN:
        best = opened(table)[1]
        return lambda action: float(action == i.CATEGORY0 + best)
    if op == i.S_CANCEL:
        return cancelled(table)
    if op in (i.S_UNDER, i.S_DISCARD_SEEN):
        seat = table.me if op == i.S_UNDER else table.other
        return lambda action: held(table, seat, action - i.OBJECT0)
    if op == i.S_TURN_MEASURE:
        best = shut(table, threats(table, table.view.upright[table.me]), table.upright(table.other, MEASURES))[1]
        return lambda action: float(action == i.OBJECT0 + best)
    owner = table.me if op == i.S_UPRIGHT_ONE else table.other
    return standing(table, owner)


def cancelled(table: Table) -> Evaluator:
    """Card 46: cancels the attack that would do most of those that get through."""
    open_threats = [kind for kind, _ in unstopped(table)]

    def evaluate(action: int) -> float:
        kind = action - i.OBJECT0
        return table.does(kind, table.other) + (10.0 if kind in open_threats else 0.0)

    return evaluate


def held(table: Table, seat: int, kind: int) -> float:
    """The value of a card in hand, or in a deck, to its owner."""
    c = table.cards
    if kind < c.assets:
        few = len(table.lying(seat, range(c.assets))) < 5
        return (c.power[0][kind] + c.power[1][kind]) * (1.0 if few else 0.4)
    if kind in ATTACKS:
        return table.does(kind, seat)
    if kind in MEASURES:
        lying = table.lying(seat, MEASURES)
        expected = ExpectedAttacks(table, seat)
        return expected.prevented([*lying, kind]) - expected.prevented(lying) + 0.5
    return 2.0


def standing(table: Table, owner: int) -> Evaluator:
    """The value of a card on the table: a measure by what it blocks, an asset by its power."""
    c = table.cards
    expected = ExpectedAttacks(table, owner)
    lying = table.lying(owner, MEASURES)
    now = expected.prevented(lying)

    def evaluate(action: int) -> float:
        if action == i.DONE:
            return -1.0
        turned = action >= i.OBJECT_TURNED0
        kind = action - (i.OBJECT_TURNED0 if turned else i.OBJECT0)
        shown = 0.0 if turned else 0.1
        if kind < c.assets:
            return c.power[0][kind] + c.power[1][kind] + shown
        rest = lying.copy()
        rest.remove(kind)
        return now - expected.prevented(rest) + shown

    return evaluate
