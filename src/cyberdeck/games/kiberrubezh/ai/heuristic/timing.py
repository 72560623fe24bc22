"""When an event in one's own turn is worth playing."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.ai.heuristic import weights as w
from cyberdeck.games.kiberrubezh.ai.heuristic.blocks import Fear, through
from cyberdeck.games.kiberrubezh.ai.heuristic.table import ATTACKS, MEASURES, NEVER, Table


def event(table: Table, kind: int) -> float:
    """More than nothing if it should be played now; what should be played sooner weighs more."""
    view, me, other = table.view, table.me, table.other
    op = table.cards.first(kind)
    if op == i.S_DRAW:
        return 9.0 if table.left[me] > w.FUNDED else NEVER
    if op == i.S_UNDER:
        return 9.0 if sum(view.piles[me]) >= w.RESTORED else NEVER
    if op == i.S_DESTROY:
        return 9.0 if prize(table) >= w.DESTROYED / 2 else NEVER
    if op == i.S_POWER:
        return 5.0 if cramped(table, table.cards.steps[kind][0][1]) else NEVER
    if op == i.S_BAN:
        return 6.0 if opened(table)[0] >= w.BANNED else NEVER
    if op == i.S_EACH:
        ahead = table.left[me] - table.left[other] >= w.LEAD
        return 4.0 if ahead or table.left[other] <= w.LEAD < table.left[me] else NEVER
    if op == i.S_TURN_ASSETS:
        return 4.0 if dims(table) else NEVER
    return NEVER


def prize(table: Table) -> float:
    """What the best measure of the other player stops of one's attacks."""
    fear = Fear(table, table.other)
    lying = table.lying(table.other, MEASURES)
    now = fear.worth(lying)
    best = 0.0
    for kind in set(lying):
        rest = lying.copy()
        rest.remove(kind)
        best = max(best, now - fear.worth(rest))
    return best


def cramped(table: Table, more: int) -> bool:
    """Card 52: there are means on the table, and more in hand that lack power now and would fit then."""
    view, me = table.view, table.me
    if table.view.stack[-1][0] != i.K_DEPLOY or len(table.upright(me, ATTACKS)) < 2:
        return False
    waiting = [kind for kind in ATTACKS if view.hand[kind]]
    if any(table.affords(kind) for kind in waiting):
        return False
    return any(table.cost(me, kind, 1) <= table.mine[1] + more for kind in waiting)


def opened(table: Table) -> tuple[float, int]:
    """Card 53: the category without whose measures most gets through besides, and how much that is."""
    view = table.view
    threats = [(kind, table.does(kind, table.me)) for kind in table.upright(table.me, ATTACKS)]
    measures = table.upright(table.other, MEASURES)
    now = through(table.cards, threats, measures, view.banned)
    gains = [
        (through(table.cards, threats, measures, view.banned | 1 << category) - now, category)
        for category in range(i.CATEGORIES)
        if not view.banned >> category & 1
    ]
    return max(gains, default=(0.0, 0))


def dims(table: Table) -> bool:
    """Card 51: in one's attack phase, with means ready, while the other has measures and no power to spare."""
    view, other = table.view, table.other
    ready = view.stack[-1][0] == i.K_ATTACK and len(table.upright(table.me, ATTACKS)) >= 2
    return ready and bool(table.upright(other, MEASURES)) and table.spare(other)[0] <= 1
