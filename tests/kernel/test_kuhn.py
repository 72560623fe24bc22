"""The kernel on a game whose whole tree is known: counts, exact values, equilibrium by views alone."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import msgspec
import pytest

from cyberdeck.kernel import laws
from cyberdeck.kernel.belief import belief
from cyberdeck.kernel.bits import lowest
from cyberdeck.kernel.game import CHANCE, OVER
from cyberdeck.kernel.playout import copy_many, playout, playouts
from cyberdeck.kernel.rng import FastRng
from tests.kernel.kuhn import BET, PASS, Kuhn, KuhnState, KuhnView

pytestmark = pytest.mark.both


def infoset(game: Kuhn, state: KuhnState, seat: int) -> bytes:
    return msgspec.json.encode(game.view(state, seat))


def count(game: Kuhn, state: KuhnState, tally: dict[str, int], infosets: list[set[bytes]]) -> None:
    if state.top.kind == OVER:
        tally["ends"] += 1
        return
    to_act = state.players_to_act()
    seat = CHANCE if to_act == 0 else int(lowest(to_act))
    if seat == CHANCE:
        tally["chance"] += 1
    else:
        tally["decisions"] += 1
        infosets[seat].add(infoset(game, state, seat))
    for action in laws.possible_actions(game, state, seat):
        after = state.copy()
        game.apply(after, seat, action)
        count(game, after, tally, infosets)


def test_complete_tree() -> None:
    tally = {"ends": 0, "chance": 0, "decisions": 0}
    infosets: list[set[bytes]] = [set(), set()]
    game = Kuhn()
    count(game, game.initial_state(), tally, infosets)
    assert tally == {"ends": 30, "chance": 4, "decisions": 24}
    assert [len(found) for found in infosets] == [6, 6]


def equilibrium(view: KuhnView, alpha: Fraction) -> Fraction:
    """How often an optimal player bets (or calls), by their view alone; alpha is how often the first player bluffs."""
    card = view.cards[view.seat]
    table = {
        "": (alpha, Fraction(0), 3 * alpha),
        "pb": (Fraction(0), alpha + Fraction(1, 3), Fraction(1)),
        "p": (Fraction(1, 3), Fraction(0), Fraction(1)),
        "b": (Fraction(0), Fraction(1, 3), Fraction(1)),
    }
    return table[view.history][card]


def value(game: Kuhn, state: KuhnState, alpha: Fraction) -> Fraction:
    """What seat 0 wins on average when both play the equilibrium."""
    if state.top.kind == OVER:
        return Fraction(game.returns(state)[0])
    to_act = state.players_to_act()
    total = Fraction(0)
    if to_act == 0:
        outcomes = game.chance_outcomes(state)
        weights = {outcome: Fraction(weight, sum(w for _, w in outcomes)) for outcome, weight in outcomes}
        seat = CHANCE
    else:
        seat = int(lowest(to_act))
        bets = equilibrium(game.view(state, seat), alpha)
        weights = {PASS: 1 - bets, BET: bets}
    for action, weight in weights.items():
        after = state.copy()
        game.apply(after, seat, action)
        total += weight * value(game, after, alpha)
    return total


@pytest.mark.parametrize("alpha", [Fraction(0), Fraction(1, 6), Fraction(1, 3)])
def test_value_is_minus_one_eighteenth(alpha: Fraction) -> None:
    game = Kuhn()
    assert value(game, game.initial_state(), alpha) == Fraction(-1, 18)


def best_response(game: Kuhn, hero: int, alpha: Fraction) -> Fraction:
    """The most a seat can win against the equilibrium, choosing by its own views: one action for each."""
    frontier = [(game.initial_state(), Fraction(1))]
    while any(state.top.kind != OVER and (state.players_to_act() == 0) for state, _ in frontier):
        spread: list[tuple[KuhnState, Fraction]] = []
        for state, reach in frontier:
            if state.top.kind != OVER and state.players_to_act() == 0:
                outcomes = game.chance_outcomes(state)
                spread += [(after(game, state, CHANCE, o), reach * Fraction(w, len(outcomes))) for o, w in outcomes]
            else:
                spread.append((state, reach))
        frontier = spread
    return solve_level(game, hero, alpha, frontier)


def solve_level(game: Kuhn, hero: int, alpha: Fraction, worlds: list[tuple[KuhnState, Fraction]]) -> Fraction:
    """Worlds level by level: the hero answers each of their infosets once for all worlds in it; the other plays the
    equilibrium.
    """
    total = Fraction(0)
    asked: dict[bytes, list[tuple[KuhnState, Fraction]]] = {}
    moved: list[tuple[KuhnState, Fraction]] = []
    for state, reach in worlds:
        if state.top.kind == OVER:
            total += reach * Fraction(game.returns(state)[hero])
        elif int(lowest(state.players_to_act())) == hero:
            asked.setdefault(infoset(game, state, hero), []).append((state, reach))
        else:
            bets = equilibrium(game.view(state, 1 - hero), alpha)
            moved += [(after(game, state, 1 - hero, a), reach * w) for a, w in ((PASS, 1 - bets), (BET, bets))]
    if moved:
        total += solve_level(game, hero, alpha, moved)
    for group in asked.values():
        total += max(
            solve_level(game, hero, alpha, [(after(game, state, hero, action), reach) for state, reach in group])
            for action in (PASS, BET)
        )
    return total


def after(game: Kuhn, state: KuhnState, seat: int, action: int) -> KuhnState:
    copy = state.copy()
    game.apply(copy, seat, action)
    return copy


@pytest.mark.parametrize("alpha", [Fraction(0), Fraction(1, 3)])
def test_nobody_can_do_better(alpha: Fraction) -> None:
    """If views shown more than they should, a best response by views would win more than the value of the game."""
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
    tally = sum((belief(Kuhn(cut), viewer, rng, 200) for _ in range(20)), start=Counter())
    assert tally["worlds"] > tally["states"]


def test_playout_from_the_kernel() -> None:
    """Interpreted games run on the compiled kernel too."""
    game = Kuhn(cut=True)
    rng = FastRng(3)
    state = game.initial_state()
    steps = playout(game, state, rng)
    assert state.top.kind == OVER
    assert 6 <= steps <= 7
    assert 100 * 6 <= playouts(game, 100, rng) <= 100 * 7
    assert copy_many(game.initial_state(), 10) == 10
