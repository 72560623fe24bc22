"""What an expert advises: of legal actions, from one seat's view alone, the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any

import pytest

from cyberdeck import bots
from cyberdeck.bots.advice import Advice, advise, compare, heuristic_actions, interval, review_move
from cyberdeck.games.cybershield.ids import END
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import CHANCE, OVER, AnyGame
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import make

TABLES: dict[str, dict[str, object]] = {
    "blackhat": {"players": 3, "round_limit": 1},
    "lokalka": {"players": 4},
    "cybershield": {"turn_limit": 2},
    "kiberrubezh": {"deck_size": 40, "turn_limit": 4},
}
BUDGET = 12

pytestmark = pytest.mark.both


def decisions(game: AnyGame, seed: int, most: float = inf) -> Iterator[tuple[Any, list[int], int]]:
    """View, legal actions and the action of each decision of greedy players."""
    greedy = bots.make_bot("greedy", game.id)
    s, rng = game.initial_state(), FastRng(seed)
    while s.top.kind != OVER and most > 0:
        seat = s.current_player()
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample_chance(s, rng))
            continue
        view, legal = game.view(s, seat), game.legal_actions(s, seat)
        action = greedy(game, view, legal, rng)
        if len(legal) > 1:
            most -= 1
            yield view, legal, action
        game.apply(s, seat, action)


def some(name: str, count: int, apart: int) -> tuple[AnyGame, list[tuple[Any, list[int], int]]]:
    game = make(name, TABLES[name])
    return game, list(decisions(game, 5, count * apart))[::apart]


def advice_for(advice: list[Advice]) -> list[tuple[int, int]]:
    return [(one.action, one.visits) for one in advice]


@pytest.mark.parametrize("name", TABLES)
def test_it_advises_legal_actions_the_best_first(name: str) -> None:
    game, found = some(name, 5, 5)
    for view, legal, _ in found:
        before = legal[:]
        advice = advise(game, view, legal, BUDGET, 0.0, FastRng(1))
        assert legal == before
        assert {one.action for one in advice} <= set(legal)
        assert len({one.action for one in advice}) == len(advice) > 0
        assert sum(one.visits for one in advice) == BUDGET
        assert [one.visits for one in advice] == sorted([one.visits for one in advice], reverse=True)
        assert all(0 <= one.low <= one.mean <= one.high <= 1 for one in advice)


@pytest.mark.parametrize("name", TABLES)
def test_what_is_hidden_changes_nothing(name: str) -> None:
    """Another table that looks the same from the seat: the same advice, and the same opinion, to the last digit."""
    game, found = some(name, 5, 5)
    for n, (view, legal, action) in enumerate(found):
        other = game.worlds(view).sample(FastRng(100 + n))
        same, options = game.view(other, view.seat), game.legal_actions(other, view.seat)
        assert advise(game, view, legal, BUDGET, 0.0, FastRng(n)) == advise(
            game, same, options, BUDGET, 0.0, FastRng(n)
        )
        assert review_move(game, view, legal, action, BUDGET, FastRng(n)) == review_move(
            game, same, options, action, BUDGET, FastRng(n)
        )


def test_simultaneous_actions() -> None:
    """LOK-10.4: of two who are asked together, each is advised about their own actions."""
    game, asked = make("lokalka", {"players": 4}), 0
    for seed in range(40):
        s, rng = game.initial_state(), FastRng(seed)
        while s.top.kind != OVER:
            to_act = members(s.players_to_act())
            for seat in to_act if len(to_act) > 1 else ():
                legal = game.legal_actions(s, seat)
                asked += len(legal) > 1
                advice = advise(game, game.view(s, seat), legal, 4, 0.0, FastRng(seed))
                assert sum(one.visits for one in advice) == 4
            if asked > 3:
                return
            legal = game.legal_actions(s, to_act[0]) if to_act else []
            action = legal[rng.below(len(legal))] if to_act else game.sample_chance(s, rng)
            game.apply(s, to_act[0] if to_act else CHANCE, action)
    raise AssertionError("nobody was asked")


def test_the_clock_ends_a_search() -> None:
    game, found = some("blackhat", 1, 1)
    view, legal, _ = found[0]
    assert sum(visits for _, visits in advice_for(advise(game, view, legal, 1_000_000, 0.05, FastRng(1)))) < 1_000_000


def last_chance() -> tuple[AnyGame, Any, list[int]]:
    """Cyber Shield's last turn, where an action wins and to end the turn loses (CS-2.6)."""
    game = make("cybershield", TABLES["cybershield"])
    for seed in range(1, 30):
        for view, legal, _ in list(decisions(game, seed))[-6:]:
            if END in legal:
                given = compare(game, view, legal, 10, FastRng(seed))
                if max(one.mean for one in given) - given[legal.index(END)].mean > 0.9:
                    return game, view, legal
    raise AssertionError("no such position")


def test_a_win_that_is_thrown_away() -> None:
    game, view, legal = last_chance()
    advice = advise(game, view, legal, 60, 0.0, FastRng(3))
    assert advice[0].action != END
    opinion = review_move(game, view, legal, END, 60, FastRng(3))
    assert opinion.clear
    assert opinion.chosen.action == END
    assert opinion.chosen.visits == opinion.best.visits == 30
    assert opinion.loss == pytest.approx(opinion.best.mean - opinion.chosen.mean)
    kept = review_move(game, view, legal, opinion.best.action, 60, FastRng(3))
    assert not kept.clear
    assert kept.loss < 0.1


def test_compared_actions_are_played_in_the_same_worlds() -> None:
    """The same action twice: the same results, but for luck after it."""
    game, view, _ = last_chance()
    one, other = compare(game, view, [END, END], 40, FastRng(1))
    assert one.visits == other.visits == 40
    assert one.low <= other.high
    assert other.low <= one.high


def test_the_heuristics_are_asked() -> None:
    game, found = some("blackhat", 10, 1)
    for view, legal, action in found:
        wanted = heuristic_actions(game, view, legal)
        assert wanted == sorted(set(wanted))
        assert set(wanted) <= set(legal)
        assert len(wanted) > 1 or wanted == [action]


def test_a_game_without_a_model(monkeypatch: pytest.MonkeyPatch) -> None:
    game, found = some("blackhat", 1, 1)
    monkeypatch.setattr(bots, "bot_names", lambda game: ("random",))
    assert heuristic_actions(game, *found[0][:2]) == []


def test_intervals() -> None:
    """Wilson's, against figures that are known; narrower with more games."""
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert interval(0.3, 1000)[1] - interval(0.3, 1000)[0] < interval(0.3, 100)[1] - interval(0.3, 100)[0]
