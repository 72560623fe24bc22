"""The attack: which means go in a wave, and what the unblocked ones do."""

from __future__ import annotations

from itertools import product

from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.ai.heuristic import weights as w
from cyberdeck.games.kiberrubezh.ai.heuristic.blocks import Threat, best_blocks, through
from cyberdeck.games.kiberrubezh.ai.heuristic.table import ATTACKS, MEASURES, NEVER, Counts, Evaluator, Table
from cyberdeck.games.kiberrubezh.ai.heuristic.timing import event
from cyberdeck.games.kiberrubezh.rules.wave import PLAIN

MANY = 96  # sets of means that are weighed one by one
ENOUGH = 1  # KR-3.1: with so few cards in the deck the game is lost


def phase(table: Table) -> Evaluator:
    """KR-3.6: names the planned wave, one means after the other; plays events before it."""
    wave = opening(table, plan(table))
    view = table.view

    def evaluate(action: int) -> float:
        if i.ADD0 <= action < i.DECLARE:
            kind = action - i.ADD0
            return 2.0 if view.wave[kind] < wave[kind] else NEVER
        if action == i.DECLARE:
            return 1.0
        if action == i.DONE:
            return 0.0
        if i.LAY0 <= action < i.ADD0:
            value = event(table, action - i.LAY0)
            return value + 3.0 if value > 0 else value
        return NEVER

    return evaluate


def plan(table: Table) -> Counts:
    """By kind: the means whose attack now gains most over keeping them; none if that is better."""
    up = table.view.upright[table.me]
    kinds = [kind for kind in ATTACKS if up[kind]]
    wave = [0] * i.KINDS
    if not kinds:
        return wave
    worths = {kind: table.does(kind, table.me) for kind in kinds}
    measures = table.upright(table.other, MEASURES)
    keep = kept(table)
    best = 0.0
    for counts in choices(table, kinds):
        threats = [(kind, worths[kind]) for kind, n in zip(kinds, counts, strict=True) for _ in range(n)]
        done = through(table.cards, threats, measures, table.view.banned)
        value = done - keep * sum([does for _, does in threats])
        if value > best + 1e-9:
            best = value
            for kind, n in zip(kinds, counts, strict=True):
                wave[kind] = n
    return wave


def choices(table: Table, kinds: list[int]) -> list[tuple[int, ...]]:
    """The possible numbers of each kind; if there are too many, all means, or all but one kind."""
    up = table.view.upright[table.me]
    total = 1
    for kind in kinds:
        total *= up[kind] + 1
    if total <= MANY:
        return list(product(*[range(up[kind] + 1) for kind in kinds]))
    everything = tuple([up[kind] for kind in kinds])
    without = [tuple([n if at != left else 0 for at, n in enumerate(everything)]) for left in range(len(kinds))]
    return [everything, *without]


def kept(table: Table) -> float:
    """The value of an attack that is kept, as a share of what it does."""
    view, me = table.view, table.me
    threats = [(kind, table.does(kind, me)) for kind in table.upright(me, ATTACKS)]
    done = through(table.cards, threats, table.upright(table.other, MEASURES), view.banned)
    if table.left[table.other] - done <= ENOUGH:
        return 0.0
    if min(table.left) <= 2 * w.LAST_TURNS:
        return 0.0
    if view.extra[me]:
        return 0.0
    if any(view.hand[kind] and not table.affords(kind) for kind in ATTACKS):
        return w.CLOGGED
    return w.KEEP


def opening(table: Table, wave: Counts) -> Counts:
    """Means that turn measures go first, if more of the others then gets through."""
    c, view = table.cards, table.view
    first = [n if c.first(kind) == i.S_TURN_MEASURE else 0 for kind, n in enumerate(wave)]
    if not any(first) or first == wave or (any(view.wave) and any(n > first[kind] for kind, n in enumerate(view.wave))):
        return wave
    rest = [n - m for n, m in zip(wave, first, strict=True)]
    together = through(c, threats(table, wave), table.upright(table.other, MEASURES), view.banned)
    measures = table.upright(table.other, MEASURES)
    by = best_blocks(c, [*threats(table, first), *threats(table, rest)], measures, view.banned)
    free = [m for m in by[: sum(first)] if not m]
    blocking = {m for stopped in by[: sum(first)] for m in stopped}
    left = [measure for m, measure in enumerate(measures) if m not in blocking]
    for _ in free:
        if left:
            left.remove(shut(table, threats(table, rest), left)[1])
    return first if through(c, threats(table, rest), left, view.banned) > together else wave


def threats(table: Table, counts: Counts | tuple[int, ...]) -> list[Threat]:
    """A player's own means, and what they do."""
    return [(kind, table.does(kind, table.me)) for kind in table.listed(counts, ATTACKS)]


def shut(table: Table, coming: list[Threat], measures: list[int]) -> tuple[float, int]:
    """What more would get through without one upright measure, at most, and that measure."""
    now = through(table.cards, coming, measures, table.view.banned)
    found = (-1.0, i.NONE)
    for kind in sorted(set(measures)):
        rest = measures.copy()
        rest.remove(kind)
        found = max(found, (through(table.cards, coming, rest, table.view.banned) - now, kind))
    return found


def resolve(table: Table) -> Evaluator:
    """KR-3.8: each attack by its text or as two cards."""
    c, view = table.cards, table.view
    last = table.left[table.other] - PLAIN <= ENOUGH
    coming, measures = threats(table, view.upright[table.me]), table.upright(table.other, MEASURES)
    turning = shut(table, coming, measures)[0] if coming and measures else 0.0

    def evaluate(action: int) -> float:
        if action >= i.MILL0:
            return 100.0 if last else PLAIN + 1e-6
        if action < i.TEXT0:
            return NEVER
        attack = action - i.TEXT0 + i.FIRST_ATTACK
        return turning if c.first(attack) == i.S_TURN_MEASURE else table.text(attack, table.me)

    return evaluate
