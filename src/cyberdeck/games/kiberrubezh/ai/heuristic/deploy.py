"""The phases before the attack: assets, measures and means, and events of the own turn."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.ai.heuristic import weights as w
from cyberdeck.games.kiberrubezh.ai.heuristic.blocks import ExpectedAttacks
from cyberdeck.games.kiberrubezh.ai.heuristic.table import ATTACKS, MEASURES, NEVER, Evaluator, Table
from cyberdeck.games.kiberrubezh.ai.heuristic.timing import event


def assets(table: Table) -> Evaluator:
    """KR-3.4: lays the asset that gives most of the lacking power."""
    short = [lacking(table, power) for power in (0, 1)]

    def evaluate(action: int) -> float:
        if action == i.DONE:
            return 0.0
        if not i.LAY0 <= action < i.ADD0:
            return NEVER
        kind = action - i.LAY0
        return asset(table, kind, short) if kind < table.cards.assets else event(table, kind)

    return evaluate


def lacking(table: Table, power: int) -> float:
    """The power that the cards in hand and the next draws need, less the spare power."""
    c, hand = table.cards, table.view.hand
    kinds = c.needing[power]
    held = sum([hand[kind] * table.cost(table.me, kind, power) for kind in kinds])
    deck = [n - held for n, held in zip(table.unseen(table.me), hand, strict=True)]
    drawn = sum([deck[kind] * table.cost(table.me, kind, power) for kind in kinds]) / max(1, sum(deck))
    return held + w.AHEAD * drawn - table.mine[power]


def asset(table: Table, kind: int, short: list[float]) -> float:
    c = table.cards
    value = w.SPARE
    both = max(1.0, max(0.0, short[0]) + max(0.0, short[1]))
    for power in (0, 1):
        gives = c.power[power][kind]
        urgent = w.SPARE + short[power] / both
        value += w.SPARE * gives + urgent * max(0.0, min(gives, short[power]))
    for op, n in c.steps[kind]:
        if op == i.S_DRAW:
            value += w.LAID * n
        elif op == i.S_UNDER:
            value += w.BACKUP if sum(table.view.piles[table.me]) >= n else NEVER
    if kind == c.cheap_kind:
        lying = [*table.lying(table.me, MEASURES), *table.listed(table.view.hand, MEASURES)]
        value += sum([1 for measure in lying if c.category[measure] >> c.cheap_category & 1])
    return value


def deployment(table: Table) -> Evaluator:
    """KR-3.5: lays the best cards first while the power lasts; a better measure replaces a poor one."""
    c, me = table.cards, table.me
    expected = ExpectedAttacks(table, me)
    lying = table.lying(me, MEASURES)
    now = expected.prevented(lying)
    poor = swapped(table, expected, lying, now)

    def evaluate(action: int) -> float:
        if action == i.DONE:
            return 0.0
        if action >= i.DROP0:
            return 0.1 if action == poor else NEVER
        kind = action - i.LAY0
        if kind in MEASURES:
            cost = table.cost(me, kind, 0)
            gain = expected.prevented([*lying, kind]) - now
            if reserved(table) > table.mine[0] - cost and gain < w.CANCEL / 2:
                return NEVER
            return 1 + gain / max(1, cost)
        if kind in ATTACKS:
            stopped = any(c.stops(measure, kind) for measure in table.upright(table.other, MEASURES))
            return 1 + table.does(kind, me) * (0.5 if stopped else 1.0) / c.power[1][kind]
        return event(table, kind)

    return evaluate


def reserved(table: Table) -> int:
    """Defence power that is kept for events in the opponent's turn."""
    held = [kind for kind in range(i.KINDS) if table.view.hand[kind] and table.cards.first(kind) == i.S_CANCEL]
    return min(w.PATCHES, sum([table.view.hand[kind] * table.cards.power[0][kind] for kind in held]))


def swapped(table: Table, expected: ExpectedAttacks, lying: list[int], now: float) -> int:
    """The action that drops a measure in favour of one in hand, or NONE."""
    view, me = table.view, table.me
    best, chosen = w.SWAP, i.NONE
    for kind in MEASURES:
        if not view.hand[kind] or table.affords(kind):
            continue
        for old in set(lying):
            if old == kind or table.mine[0] + table.cost(me, old, 0) < table.cost(me, kind, 0):
                continue
            rest = lying.copy()
            rest.remove(old)
            gain = expected.prevented([*rest, kind]) - now
            if gain > best:
                best, chosen = gain, (i.DROP0 if view.upright[me][old] else i.DROP_TURNED0) + old
    return chosen
