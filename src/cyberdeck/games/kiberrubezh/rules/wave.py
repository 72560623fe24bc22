"""KR-3.6, KR-3.7, KR-3.8: waves, blocks, and what is not blocked. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.events import Blocked, Named, Struck, WaveDeclared
from cyberdeck.games.kiberrubezh.ids import (
    ADD0,
    ATTACKS,
    BLOCK0,
    DONE,
    FIRST_ATTACK,
    FIRST_MEASURE,
    K_BLOCK,
    K_LAST,
    K_REACT,
    K_RESOLVE,
    K_STAGE,
    KINDS,
    MEASURES,
    MILL0,
    S_NOTHING,
    STEPS,
    T_BLOCK,
    T_LAST,
    T_REACT,
    T_RESOLVE,
    T_TRIGGERS,
    TEXT0,
)
from cyberdeck.games.kiberrubezh.rules.effects import at_random, begin, mill
from cyberdeck.games.kiberrubezh.rules.zones import turn
from cyberdeck.games.kiberrubezh.setup import Setup
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_NOBODY, Frame, Sink

PLAIN: Final = 2  # KR-3.8


def legal_means(t: Setup, s: KrState, seat: i64, out: Acts) -> None:
    """KR-3.6: upright means that are not named yet."""
    for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        if s.up[seat * KINDS + kind] > s.wave[kind]:
            out.add(ADD0 + kind)


def named(s: KrState) -> i64:
    total: i64 = 0
    for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        total += s.wave[kind]
    return total


def add(s: KrState, seat: i64, kind: i64, out: Sink | None) -> None:
    s.wave[kind] += 1
    if out is not None:
        out.emit(Named(seat, kind))


def declare(s: KrState, seat: i64, out: Sink | None) -> None:
    """The means turn, and the wave takes its course."""
    for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        for _i in range(s.wave[kind]):
            turn(s, seat * KINDS + kind)
    if out is not None:
        out.emit(WaveDeclared(seat, tuple([s.wave[kind] for kind in range(KINDS)])))
    s.push(K_STAGE, BY_NOBODY, 0, seat, T_REACT)


def stage(t: Setup, s: KrState, f: Frame, out: Sink | None) -> None:
    """KR-3.7: one after the other; who publicly can do nothing is not asked."""
    attacker = f.a
    defender = 1 - attacker
    if f.b < T_RESOLVE:
        s.push(K_STAGE, BY_NOBODY, 0, attacker, f.b + 1)
    if f.b == T_REACT:
        if s.size[defender] or has_property(t, s, defender):
            s.push(K_REACT, bit(defender), 0, defender)
    elif f.b == T_BLOCK:
        ask_block(t, s, defender)
    elif f.b == T_TRIGGERS:
        triggers(s, attacker)
    elif f.b == T_LAST:
        if s.size[attacker] and unmet(s):
            s.push(K_LAST, bit(attacker), 0, attacker)
    elif unmet(s):
        s.push(K_STAGE, BY_NOBODY, 0, attacker, T_RESOLVE)
        s.push(K_RESOLVE, bit(attacker), 0, attacker)
    else:
        wave_over(s)


def has_property(t: Setup, s: KrState, seat: i64) -> bool:
    for kind in range(t.assets):
        if has(t.properties, kind) and s.up[seat * KINDS + kind]:
            return True
    return False


def unmet(s: KrState) -> bool:
    for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        if s.wave[kind] > s.met[kind]:
            return True
    return False


def wave_over(s: KrState) -> None:
    for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        s.wave[kind] = 0
        s.met[kind] = 0
        s.partly[kind] = 0
    s.stay = 0


# Blocks


def can_block(t: Setup, s: KrState, measure: i64, attack: i64) -> bool:
    """KR-1.5; cards 23 and 53"""
    categories = t.category[measure]
    if categories & s.banned:
        return False
    if categories == 0:
        return True
    return not has(t.uncategorised, attack) and categories & t.category[attack] != 0


def open_attack(t: Setup, s: KrState, attack: i64) -> bool:
    """There is one that a block would do something to."""
    return s.wave[attack] > s.met[attack]


def ready(t: Setup, s: KrState, seat: i64, measure: i64) -> bool:
    """An upright one that has not blocked in this wave (card 45)."""
    n = s.up[seat * KINDS + measure]
    if has(t.once_upright, measure):
        n -= s.stay
    return n > 0


def blocks_any(t: Setup, s: KrState, measure: i64) -> bool:
    for attack in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        if open_attack(t, s, attack) and can_block(t, s, measure, attack):
            return True
    return False


def ask_block(t: Setup, s: KrState, seat: i64) -> None:
    for measure in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
        if ready(t, s, seat, measure) and blocks_any(t, s, measure):
            s.push(K_BLOCK, bit(seat), 0, seat)
            return


def legal_blocks(t: Setup, s: KrState, f: Frame, out: Acts) -> None:
    out.add(DONE)
    for measure in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
        if f.b:
            goes = f.b - 1 == measure
        else:
            goes = ready(t, s, f.a, measure)
        if goes:
            for attack in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
                if open_attack(t, s, attack) and can_block(t, s, measure, attack):
                    out.add(BLOCK0 + (measure - FIRST_MEASURE) * ATTACKS + attack - FIRST_ATTACK)


def block(t: Setup, s: KrState, action: i64, out: Sink | None) -> None:
    """KR-3.7: the measure turns; it goes on as long as it may and likes."""
    f = s.pop()
    if action == DONE:
        if f.b:
            ask_block(t, s, f.a)
        return
    measure = (action - BLOCK0) // ATTACKS + FIRST_MEASURE
    attack = (action - BLOCK0) % ATTACKS + FIRST_ATTACK
    left = f.c - 1
    if not f.b:
        spend(t, s, f.a, measure)
        left = t.blocks[measure] - 1
        s.mills += t.mills[measure]
        s.losses += t.losses[measure]
    whole = meet(t, s, attack)
    if out is not None:
        out.emit(Blocked(f.a, measure, attack, whole))
    if left > 0 and blocks_any(t, s, measure):
        s.push(K_BLOCK, f.owed, 0, f.a, measure + 1, left)
    else:
        ask_block(t, s, f.a)


def spend(t: Setup, s: KrState, seat: i64, measure: i64) -> None:
    """Card 45: one that has not stayed upright in this turn does."""
    at = seat * KINDS + measure
    if has(t.once_upright, measure):
        if s.up[at] > s.gaps[2 * seat]:
            s.gaps[2 * seat] += 1
            s.stay += 1
            return
        s.gaps[2 * seat] -= 1
        s.gaps[2 * seat + 1] += 1
    turn(s, at)


def meet(t: Setup, s: KrState, attack: i64) -> bool:
    """One block more; card 18 needs two."""
    if t.needs_blocks[attack] > 1 and not s.partly[attack]:
        s.partly[attack] += 1
        return False
    if s.partly[attack]:
        s.partly[attack] -= 1
    s.met[attack] += 1
    return True


def triggers(s: KrState, attacker: i64) -> None:
    """KR-3.19: cards 33 and 38."""
    at_random(s, attacker, s.losses)
    mill(s, attacker, s.mills)
    s.losses = 0
    s.mills = 0


# What is not blocked


def legal_strikes(t: Setup, s: KrState, out: Acts) -> None:
    for attack in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        if s.wave[attack] > s.met[attack] and t.ops[attack * STEPS] != S_NOTHING:
            out.add(TEXT0 + attack - FIRST_ATTACK)
    for attack in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        if s.wave[attack] > s.met[attack]:
            out.add(MILL0 + attack - FIRST_ATTACK)


def strike(s: KrState, action: i64, out: Sink | None) -> None:
    """KR-3.8: its text, or two cards."""
    f = s.pop()
    text = action < MILL0
    attack = action - TEXT0 + FIRST_ATTACK
    if not text:
        attack = action - MILL0 + FIRST_ATTACK
    s.met[attack] += 1
    if s.partly[attack] > s.wave[attack] - s.met[attack]:
        s.partly[attack] -= 1
    if out is not None:
        out.emit(Struck(f.a, attack, text))
    if text:
        begin(s, f.a, attack)
    else:
        mill(s, 1 - f.a, PLAIN)
