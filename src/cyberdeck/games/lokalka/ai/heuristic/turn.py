"""The own turn (LOK-4.2): attacks, defences and specials."""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.games.lokalka.ai.heuristic import weights as w
from cyberdeck.games.lokalka.ai.heuristic.table import Table
from cyberdeck.games.lokalka.ids import (
    ADMIN,
    ATTACK,
    ATTACK0,
    BACKUP,
    BACKUP0,
    BOMB,
    BOTNET,
    BOTNET0,
    DEFENCE,
    DEFEND0,
    DIRECT,
    DIRECT0,
    END,
    FLOOD,
    FLOOD0,
    HACKER,
    HELPDESK,
    INSIDER,
    MAINTAIN0,
    MAINTENANCE,
    PLACES,
    ROUTER,
    ROUTER0,
    SANDBOX,
    SANDBOX0,
    SOCIAL,
    SOCIAL0,
    VIRUSES,
    VIRUSES0,
)

Evaluator = Callable[[int], float]


def turn(table: Table) -> Evaluator:
    """Plays whatever is worth more than its card; else ends the turn."""
    return lambda action: 0.0 if action == END else played(table, action)


def played(table: Table, action: int) -> float:
    if action < ATTACK0:
        level, place = divmod(action - DEFEND0, PLACES)
        return defence(table, place, level + 1) - table.cost(DEFENCE + level)
    if action < FLOOD0:
        level, place = divmod(action - ATTACK0, PLACES)
        return attack(table, place, level + 1) - table.cost(ATTACK + level)
    if action == FLOOD0:
        return flood(table) - table.cost(FLOOD)
    if action < VIRUSES0:
        return social(table, action - SOCIAL0) - table.cost(SOCIAL)
    if action == VIRUSES0:
        return viruses(table) - table.cost(VIRUSES)
    if action < BACKUP0:
        return direct(table, action - DIRECT0) - table.cost(DIRECT)
    if action < MAINTAIN0:
        return table.keep[action - BACKUP0] - table.cost(BACKUP)
    if action < SANDBOX0:
        return maintain(table, action - MAINTAIN0) - table.cost(MAINTENANCE)
    if action < ROUTER0:
        return sandbox(table, action - SANDBOX0) - table.cost(SANDBOX)
    if action == ROUTER0:
        return router(table) - table.cost(ROUTER)
    if action == BOTNET0:
        return botnet(table) - table.cost(BOTNET)
    return bomb(table) - table.cost(BOMB)


# Attacks


def attack(table: Table, place: int, level: int) -> float:
    """LOK-6: takes a node, a defence card, or nothing."""
    there = table.view.defence[place]
    if level < there:
        return 0.0
    value = role_host(table, place) if place % 2 == 0 else auxiliary(table, place)
    if there == 0:
        return value
    strip = w.STRIP * value * w.BLOCKS[there]
    return strip if level == there else value + strip


def role_host(table: Table, place: int) -> float:
    return table.hit(place) + progress(table, place) + pose(table, place)


def pose(table: Table, place: int) -> float:
    """LOK-7.3, LOK-7.4: only a Helpdesk or an Insider attacks across the Administrator's hosts, so the attack rules out
    a Hacker.
    """
    if table.role not in (HELPDESK, INSIDER) or HACKER not in table.view.possible_roles[table.me]:
        return 0.0
    return 0.0 if table.me in (table.view.owner[at] for at in table.beside(place)) else w.POSE


def auxiliary(table: Table, place: int) -> float:
    """A node of an auxiliary host. The Administrator's side attacks captured hosts. The others want a reward (LOK-8.3),
    the way to the Administrator, and no host that lets others reach them.
    """
    view = table.view
    last = 1 / view.nodes[place]
    if table.role in (ADMIN, HELPDESK):
        sign = -1.0 if view.owner[place] == view.admin else 1.0
        return sign * w.AUXILIARY + (w.LOOT * last if table.role == HELPDESK and sign > 0 else 0.0)
    value = w.LOOT * last + progress(table, place)
    if 2 * table.me in table.beside(place):
        value += w.AUXILIARY
    return value


def progress(table: Table, place: int) -> float:
    """The value of a hit on the way to the Administrator."""
    if not targets_admin(table):
        return 0.0
    hits = table.hits
    return near(hits - 1) - near(hits) if place == table.first and hits else 0.0


def targets_admin(table: Table) -> bool:
    return table.role == HACKER or (table.role == INSIDER and table.others == [table.view.admin])


def near(hits: float) -> float:
    return w.PATH / (1 + max(0.0, hits) / 2)


def direct(table: Table, seat: int) -> float:
    """LOK-10.4: with the best attack card, past hosts and defences."""
    level = table.best_attack()
    return table.hit(2 * seat) * table.bare(seat, level) - table.cost(ATTACK + level - 1)


def viruses(table: Table) -> float:
    """LOK-10.3"""
    return sum([table.hit(2 * seat) * table.bare(seat) for seat in table.others])


# Defence


def defence(table: Table, place: int, level: int) -> float:
    """LOK-5.2: the attacks it stops, less those that the present card stops."""
    more = w.BLOCKS[level] - w.BLOCKS[table.view.defence[place]]
    if more <= 0:
        return -1.0
    return more * needs(table, place)


def needs(table: Table, place: int) -> float:
    """What a hit on an own host costs, by the owners of the hosts beside it."""
    view = table.view
    sides = table.beside(place)
    if place == 2 * table.me:
        cost = -table.stake[table.me] * w.NODE[min(view.nodes[place], 5)]
        return w.INSIDE * cost if all(view.owner[at] == table.me for at in sides) else cost
    enemies = sum([enemy(table, view.owner[at]) for at in sides if view.owner[at] != table.me])
    return w.WATCHED * enemies * (w.AUXILIARY if table.role == ADMIN else w.SHIELD)


def enemy(table: Table, seat: int) -> float:
    """The chance that a player attacks the seat's hosts."""
    chance = table.chance[seat]
    return chance[HACKER] + chance[INSIDER] if table.role == ADMIN else 1.0


def maintain(table: Table, place: int) -> float:
    """LOK-10.6"""
    if place == 2 * table.me:
        return -table.stake[table.me] * w.NODE[min(table.view.nodes[place] + 1, 5)]
    return w.AUXILIARY / table.view.nodes[place]


def botnet(table: Table) -> float:
    """LOK-10.9"""
    view, me = table.view, table.me
    if table.role == ADMIN:
        return w.TAKEN_BACK * sum([view.nodes[p] > 0 and view.owner[p] != me for p in range(1, table.places, 2)])
    sides = tuple([at for at in set(table.beside(2 * me)) if at % 2])
    if table.role == HELPDESK:
        shown = w.POSE if len(view.possible_roles[me]) > 1 else 0.0
        return w.TAKEN_BACK * sum([view.owner[at] != view.admin for at in sides]) + shown
    value = w.SHIELD * sum([view.owner[at] != me for at in sides])
    if targets_admin(table):
        value += near(table.way(sides)[0]) - near(table.hits)
    return value - (w.POSE if HELPDESK in view.possible_roles[me] else 0.0)


# Other players' cards and turns


def flood(table: Table) -> float:
    """LOK-10.1"""
    return w.LOST * sum([table.stake[seat] for seat in table.others if table.view.size[seat]])


def social(table: Table, seat: int) -> float:
    """LOK-10.2: two cards more in one hand, two fewer in the other."""
    return min(2, table.view.size[seat]) * (w.FETCHED + w.LOST * table.stake[seat])


def sandbox(table: Table, seat: int) -> float:
    """LOK-10.7"""
    return w.SKIPPED * table.stake[seat] / (1 + table.view.skips[seat])


def router(table: Table) -> float:
    """LOK-10.8: the players who would come soon come late."""
    order = following(table)
    back = len(order) - 1
    return w.DELAYED * sum([table.stake[seat] * (back - 2 * i) for i, seat in enumerate(order)])


def following(table: Table) -> list[int]:
    """The others in turn order."""
    n, view = len(table.view.roles), table.view
    return [seat for i in range(1, n) if (seat := (table.me + i * view.direction) % n) in view.alive]


def bomb(table: Table) -> float:
    """LOK-10.10: tested before the own turn first, then before each next player until it goes off."""
    off = table.lilac()
    value, chance = 0.0, off
    for seat in (table.me, *following(table)):
        nodes = min(table.view.nodes[2 * seat], 5)
        value += chance * table.stake[seat] * (w.NODE[nodes] + w.NODE[nodes - 1])
        chance *= 1 - off
    return value
