"""The kernel on a game whose whole tree is known: counts, exact values, equilibrium by views alone."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import msgspec
import pytest

from cyberdeck.kernel import laws
from cyberdeck.kernel.bits import lowest
from cyberdeck.kernel.game import CHANCE, OVER
from cyberdeck.kernel.playout import copies, playout, playouts
from cyberdeck.kernel.rng import FastRng
from tests.kernel.kuhn import BET, PASS, Kuhn, KuhnState, KuhnView

pytestmark = pytest.mark.both


def infoset(game: Kuhn, s: KuhnState, seat: int) -> bytes:
    return msgspec.json.encode(game.view(s, seat))


def count(game: Kuhn, s: KuhnState, tally: dict[str, int], infosets: list[set[bytes]]) -> None:
    if s.top.kind == OVER:
        tally["ends"] += 1
        return
    owed = s.pending()
    seat = CHANCE if owed == 0 else int(lowest(owed))
    if seat == CHANCE:
        tally["chance"] += 1
    else:
        tally["decisions"] += 1
        infosets[seat].add(infoset(game, s, seat))
    for action in laws.possible(game, s, seat):
        after = s.copy()
        game.apply(after, seat, action)
        count(game, after, tally, infosets)


def test_complete_tree() -> None:
    tally = {"ends": 0, "chance": 0, "decisions": 0}
    infosets: list[set[bytes]] = [set(), set()]
    game = Kuhn()
    count(game, game.start(), tally, infosets)
    assert tally == {"ends": 30, "chance": 4, "decisions": 24}
    assert [len(found) for found in infosets] == [6, 6]


def equilibrium(v: KuhnView, alpha: Fraction) -> Fraction:
    """How often an optimal player bets (or calls), by his view alone; alpha is how often the first player bluffs."""
    card = v.cards[v.seat]
    table = {
        "": (alpha, Fraction(0), 3 * alpha),
        "pb": (Fraction(0), alpha + Fraction(1, 3), Fraction(1)),
        "p": (Fraction(1, 3), Fraction(0), Fraction(1)),
        "b": (Fraction(0), Fraction(1, 3), Fraction(1)),
    }
    return table[v.history][card]


def value(game: Kuhn, s: KuhnState, alpha: Fraction) -> Fraction:
    """What seat 0 wins on average when both play the equilibrium."""
    if s.top.kind == OVER:
        return Fraction(game.returns(s)[0])
    owed = s.pending()
    total = Fraction(0)
    if owed == 0:
        outcomes = game.chance(s)
        weights = {outcome: Fraction(weight, sum(w for _, w in outcomes)) for outcome, weight in outcomes}
        seat = CHANCE
    else:
        seat = int(lowest(owed))
        bets = equilibrium(game.view(s, seat), alpha)
        weights = {PASS: 1 - bets, BET: bets}
    for action, weight in weights.items():
        after = s.copy()
        game.apply(after, seat, action)
        total += weight * value(game, after, alpha)
    return total


@pytest.mark.parametrize("alpha", [Fraction(0), Fraction(1, 6), Fraction(1, 3)])
def test_value_is_minus_one_eighteenth(alpha: Fraction) -> None:
    game = Kuhn()
    assert value(game, game.start(), alpha) == Fraction(-1, 18)


def best_response(game: Kuhn, hero: int, alpha: Fraction) -> Fraction:
    """The most a seat can win against the equilibrium, choosing by its own views: one action for each."""
    frontier = [(game.start(), Fraction(1))]
    while any(s.top.kind != OVER and (s.pending() == 0) for s, _ in frontier):
        spread: list[tuple[KuhnState, Fraction]] = []
        for s, reach in frontier:
            if s.top.kind != OVER and s.pending() == 0:
                outcomes = game.chance(s)
                spread += [(after(game, s, CHANCE, o), reach * Fraction(w, len(outcomes))) for o, w in outcomes]
            else:
                spread.append((s, reach))
        frontier = spread
    return solve_level(game, hero, alpha, frontier)


def solve_level(game: Kuhn, hero: int, alpha: Fraction, worlds: list[tuple[KuhnState, Fraction]]) -> Fraction:
    """Worlds level by level: the hero answers each of his infosets once for all worlds in it; the other plays the
    equilibrium.
    """
    total = Fraction(0)
    asked: dict[bytes, list[tuple[KuhnState, Fraction]]] = {}
    moved: list[tuple[KuhnState, Fraction]] = []
    for s, reach in worlds:
        if s.top.kind == OVER:
            total += reach * Fraction(game.returns(s)[hero])
        elif int(lowest(s.pending())) == hero:
            asked.setdefault(infoset(game, s, hero), []).append((s, reach))
        else:
            bets = equilibrium(game.view(s, 1 - hero), alpha)
            moved += [(after(game, s, 1 - hero, a), reach * w) for a, w in ((PASS, 1 - bets), (BET, bets))]
    if moved:
        total += solve_level(game, hero, alpha, moved)
    for group in asked.values():
        total += max(
            solve_level(game, hero, alpha, [(after(game, s, hero, action), reach) for s, reach in group])
            for action in (PASS, BET)
        )
    return total


def after(game: Kuhn, s: KuhnState, seat: int, action: int) -> KuhnState:
    copy = s.copy()
    game.apply(copy, seat, action)
    return copy


@pytest.mark.parametrize("alpha", [Fraction(0), Fraction(1, 3)])
def test_nobody_can_do_better(alpha: Fraction) -> None:
    """If views told more than they should, a best response by views would win more than the value of the game."""
    assert best_response(Kuhn(), 0, alpha) == Fraction(-1, 18)
    assert best_response(Kuhn(), 1, alpha) == Fraction(1, 18)


@pytest.mark.parametrize("cut", [False, True])
def test_laws(cut: bool) -> None:
    game = Kuhn(cut)
    rng = FastRng(11)
    tally = sum((laws.walk(game, rng) for _ in range(300)), start=Counter())
    assert tally["games"] == 300
    assert tally["same"] > 300
    assert tally["revealed"] > 50


@pytest.mark.parametrize("viewer", [-1, 0, 1])
@pytest.mark.parametrize("cut", [False, True])
def test_belief(cut: bool, viewer: int) -> None:
    rng = FastRng(5)
    tally = sum((laws.belief(Kuhn(cut), viewer, rng, 200) for _ in range(20)), start=Counter())
    assert tally["worlds"] > tally["states"]


def test_playout_from_the_kernel() -> None:
    """Interpreted games run on the compiled kernel too."""
    game = Kuhn(cut=True)
    rng = FastRng(3)
    s = game.start()
    steps = playout(game, s, rng)
    assert s.top.kind == OVER
    assert 6 <= steps <= 7
    assert 100 * 6 <= playouts(game, 100, rng) <= 100 * 7
    assert copies(game.start(), 10) == 10
