"""Heuristics for moves, action spaces and the tracer. Each returns a function that weighs one action."""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.games.blackhat import ids
from cyberdeck.games.blackhat.ai.heuristic import weights as w
from cyberdeck.games.blackhat.ai.heuristic.table import Table, prospects
from cyberdeck.games.blackhat.params import with_slot
from cyberdeck.games.blackhat.rules import board, spaces
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import members

Evaluator = Callable[[int], float]


def move(table: Table) -> Evaluator:
    """Moves own pawns from dear spaces to cheap ones, and rivals' the other way. A seat in the lead races for the
    Critical Asset; a seat behind keeps away from it.
    """
    pawns, kinds, cost, column = table.view.pawns, table.state.layout.kind, table.cost, table.column
    race = w.RACE * table.eager

    def evaluate(action: int) -> float:
        pawn, to = divmod(action - ids.STEP0, ids.LANDINGS)
        to += ids.FIRST_LANE
        at, owner = pawns[pawn], pawn >> 1
        if to == ids.CRITICAL:
            return table.ends(pawn)
        points = table.weight[owner] * (cost[at] - cost[to])
        if owner == table.me:
            points += race * (column[to] - column[at])
        kind = kinds[to]
        if kind == ids.DOS:
            points += best_send(table, pawn)
        elif kind in (ids.EXPLOIT, ids.RANDOMIZER):
            points += w.ACTION
        return points

    return evaluate


def best_move(table: Table, player: int) -> float:
    """What the winner's move is worth to the deciding seat if `player` wins the trick. Rivals choose the move that is
    worst for it.
    """
    buffer = ActionBuffer()
    board.legal_move(table.params, table.state, player, buffer)
    if buffer.count == 0:
        return -w.DRAWN * table.weight[player]
    points = map(move(table), buffer.tolist())
    return max(points) if player in (table.me, table.actor) else min(points)


def send_gain(table: Table, pawn: int, start: int) -> float:
    """BH-7.5: what sending this pawn back is worth: a rival's good pawn, or an own bad one."""
    return table.weight[pawn >> 1] * (table.cost[table.view.pawns[pawn]] - table.cost[start])


def best_send(table: Table, trigger: int) -> float:
    """What the Denial of Service is worth that the pawn `trigger` sets off."""
    choices = [(pawn, start) for pawn in range(2 * table.players) for start in (ids.BACKDOOR, ids.PUBLIC)]
    gains = [send_gain(table, *choice) for choice in choices if spaces.may_send(table.state, trigger, *choice)]
    return max(gains, default=0.0)


def send(table: Table) -> Evaluator:
    """Prefers the best pawn to send back."""
    return lambda action: send_gain(table, (action - ids.SEND0) >> 1, (action - ids.SEND0) & 1)


def exploit(table: Table) -> Evaluator:
    """BH-7.8: raises a Host under rivals, lowers one under own pawns. A Host in front of a pawn counts a little."""
    state, params = table.state, table.params
    cheaper = [0.0] * ids.SPACES  # the value of one point less
    taken = board.occupied(state)
    for pawn, at in enumerate(table.view.pawns):
        weight = table.weight[pawn >> 1]
        cheaper[at] += weight
        if not board.stuck(params, state, at):
            for to in members(board.landings(state, at, taken)):
                cheaper[to] += w.NEAR * weight

    def lift(space: int) -> float:
        """Takes a marker off this space and lays it where it does most."""
        hosts = [x for x in range(ids.FIRST_LANE, ids.CRITICAL) if x != space and spaces.is_host(params, state, x)]
        off = cheaper[space] if space in table.view.plus else -cheaper[space]
        return off + max([abs(cheaper[x]) for x in hosts], default=0.0)

    def evaluate(action: int) -> float:
        if action == ids.DECLINE:
            return 0.0
        if action >= ids.LIFT0:
            return lift(action - ids.LIFT0 + ids.FIRST_LANE)
        if action >= ids.DOWN0:
            return cheaper[action - ids.DOWN0 + ids.FIRST_LANE]
        return -cheaper[action - ids.UP0 + ids.FIRST_LANE]

    return evaluate


def layout_gain(table: Table, place: int, side: int) -> float:
    """BH-7.9: what all pawns save with the module on this place."""
    state, places = table.state, table.params.places
    bare = -1  # markers under the module return to the supply
    for corner in range(ids.CORNERS):
        bare &= ~(1 << places[place * ids.CORNERS + corner])
    cost = prospects(table.params, with_slot(state.slots, place, side), state.plus & bare, state.minus & bare)
    return sum(table.weight[pawn >> 1] * (table.cost[at] - cost[at]) for pawn, at in enumerate(table.view.pawns))


def randomize(table: Table) -> Evaluator:
    """A random module has a fixed value. A chosen one is worth its best place, averaged over both sides."""

    def evaluate(action: int) -> float:
        if action in (ids.DECLINE, ids.USE):
            return w.ACTION if action == ids.USE else 0.0
        side = 2 * (action - ids.CHOOSE0)
        front = max(layout_gain(table, place, side) for place in range(ids.PLACES))
        back = max(layout_gain(table, place, side + 1) for place in range(ids.PLACES))
        return (front + back) / 2

    return evaluate


def lay(table: Table) -> Evaluator:
    """Prefers the place where the module helps own pawns and hurts the others."""
    side = table.view.stack[-1][4]
    return lambda action: layout_gain(table, action - ids.LAY0, side)


def tracer(table: Table) -> Evaluator:
    """BH-10: onto rivals and towards them, away from own pawns; onto the Critical Asset when that wins."""
    pawns, column = table.view.pawns, table.column

    def row(space: int) -> int:
        return 0 if space == ids.BACKDOOR else 3 if space == ids.PUBLIC else (space - ids.FIRST_LANE) // 8

    def evaluate(action: int) -> float:
        to = action - ids.TRACE0
        if to == ids.CRITICAL:
            return table.ends()
        points = 0.0
        for pawn, at in enumerate(pawns):
            weight = table.weight[pawn >> 1]
            if at == to:
                points += weight * (table.cost[at] - table.cost[ids.JAIL])
                if pawns[pawn ^ 1] in (to, ids.JAIL):
                    points += w.GONE if pawn >> 1 != table.me else -w.GONE
            elif at < ids.CRITICAL and to < ids.CRITICAL and column[at] >= column[to]:
                points -= w.HUNT * weight / (1 + column[at] - column[to] + abs(row(at) - row(to)))
        return points

    return evaluate
