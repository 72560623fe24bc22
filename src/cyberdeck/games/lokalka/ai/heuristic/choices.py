"""Decisions outside the own turn: the network, the first defences, and reactions to other players' cards."""

from __future__ import annotations

from cyberdeck.games.lokalka.ai.heuristic import weights as w
from cyberdeck.games.lokalka.ai.heuristic.table import Table
from cyberdeck.games.lokalka.ai.heuristic.turn import Evaluator, defence
from cyberdeck.games.lokalka.ids import ATTACK, BUILD0, DEFENCE, DEFEND0, DISCARD0, LEVELS, PASS, PLACES, SHOW0


def build(table: Table) -> Evaluator:
    """LOK-3.2: strong hosts near the Administrator, weak ones far away."""
    place = table.view.stack[-1][4]
    away = (place - 2 * table.me) % table.places
    sign = 1 if min(away, table.places - away) <= 3 else -1
    return lambda action: float(sign * table.params.host_nodes[action - BUILD0])


def setup(table: Table) -> Evaluator:
    """LOK-3.6: weighed as in a turn."""

    def evaluate(action: int) -> float:
        if action == PASS:
            return 0.0
        level, place = divmod(action - DEFEND0, PLACES)
        return defence(table, place, level + 1) - table.cost(DEFENCE + level)

    return evaluate


def discard(table: Table) -> Evaluator:
    """LOK-4.4, LOK-10.1: discards the card of least value."""
    return lambda action: -table.keep[action - DISCARD0]


def viruses(table: Table) -> Evaluator:
    """LOK-10.3: any defence card saves the node."""
    node = -table.stake[table.me] * w.NODE[min(table.view.nodes[2 * table.me], 5)]
    return lambda action: 0.0 if action == PASS else node - table.keep[action - SHOW0]


def direct(table: Table) -> Evaluator:
    """LOK-10.4: the attacker shows the best card; the defender one that saves the node often enough."""
    node = -table.stake[table.me] * w.NODE[min(table.view.nodes[2 * table.me], 5)]

    def evaluate(action: int) -> float:
        if action == PASS:
            return 0.0
        kind = action - SHOW0
        if kind < ATTACK + LEVELS:
            return float(kind)
        return node * w.SHOWN[kind - DEFENCE] - table.keep[kind]

    return evaluate
