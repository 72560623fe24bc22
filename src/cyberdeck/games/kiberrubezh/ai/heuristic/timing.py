"""Which events are worth playing now in the own turn."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.ai.heuristic import weights as w
from cyberdeck.games.kiberrubezh.ai.heuristic.blocks import ExpectedAttacks, through
from cyberdeck.games.kiberrubezh.ai.heuristic.table import ATTACKS, MEASURES, NEVER, Table


def event(table: Table, kind: int) -> float:
    """Above 0 if the event should be played now; higher for those that should be played sooner."""
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
    """What the opponent's best measure stops of the own attacks."""
    expected = ExpectedAttacks(table, table.other)
    lying = table.lying(table.other, MEASURES)
    now = expected.prevented(lying)
    best = 0.0
    for kind in set(lying):
        rest = lying.copy()
        rest.remove(kind)
        best = max(best, now - expected.prevented(rest))
    return best


def cramped(table: Table, more: int) -> bool:
    """Card 52: means are on the table, and more in hand lack power now but would fit then."""
    view, me = table.view, table.me
    if table.view.stack[-1][0] != i.K_DEPLOY or len(table.upright(me, ATTACKS)) < 2:
        return False
    waiting = [kind for kind in ATTACKS if view.hand[kind]]
    if any(table.affords(kind) for kind in waiting):
        return False
    return any(table.cost(me, kind, 1) <= table.mine[1] + more for kind in waiting)


def opened(table: Table) -> tuple[float, int]:
    """Card 53: the category whose ban lets most more through, and how much that is."""
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
    """Card 51: in the attack phase, with means ready, while the opponent has measures and no spare power."""
    view, other = table.view, table.other
    ready = view.stack[-1][0] == i.K_ATTACK and len(table.upright(table.me, ATTACKS)) >= 2
    return ready and bool(table.upright(other, MEASURES)) and table.spare(other)[0] <= 1
