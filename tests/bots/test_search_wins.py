"""Who can win at once does: positions of random games where exactly one action ends the game with a win."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.bots.levels import Level, SearchBot, model_for
from cyberdeck.kernel.game import CHANCE, NOBODY, OVER, AnyGame
from cyberdeck.kernel.playout import playout
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import make

# Tables where a win is soon thrown away, and the number of a game that ends with one
FORCED: dict[str, tuple[dict[str, object], int]] = {
    "blackhat": ({"players": 3, "round_limit": 1}, 44),
    "lokalka": ({"players": 4}, 68),
    "cybershield": ({"turn_limit": 6}, 259),
    "kiberrubezh": ({"deck_size": 40, "turn_limit": 8}, 42),
}
WORLDS = 6


def last_choice(game: AnyGame, seed: int) -> tuple[Any, int] | None:
    """Of a random game, if its action ended it."""
    s, rng, kept = game.initial_state(), FastRng(seed), None
    while (seat := s.current_player()) != NOBODY:
        legal = game.legal_actions(s, seat) if seat != CHANCE else []
        kept = (s.copy(), seat) if len(legal) > 1 else None
        game.apply(s, seat, legal[rng.below(len(legal))] if legal else game.sample_chance(s, rng))
    return kept


def wins(game: AnyGame, view: Any, action: int) -> tuple[int, int]:
    """Of so many worlds: where the action wins at once, and where it wins if all play on at random."""
    at_once = later = 0
    worlds, rng, highest = game.worlds(view), FastRng(2), model_for(game).max_return
    for _ in range(WORLDS):
        s = worlds.sample(rng)
        game.apply(s, view.seat, action)
        over = s.top.kind == OVER
        playout(game, s, rng)
        won = game.returns(s)[view.seat] == highest
        at_once += won and over
        later += won
    return at_once, later


def forced(game: AnyGame, first: int) -> tuple[Any, list[int], int]:
    """Where exactly one action wins the game, at once and in every world, and no other does in two worlds of three."""
    for seed in range(first, first + 300):
        found = last_choice(game, seed)
        if found is None:
            continue
        view, legal = game.view(*found), game.legal_actions(*found)
        each = [wins(game, view, action) for action in legal]
        sure = [action for action, (at_once, _) in zip(legal, each) if at_once == WORLDS]
        if len(sure) == 1 and sum(3 * later > 2 * WORLDS for _, later in each) == 1:
            return view, legal, sure[0]
    raise AssertionError("no such position")


@pytest.mark.both
@pytest.mark.parametrize("name", FORCED)
def test_a_win_that_is_there_is_taken(name: str) -> None:
    options, first = FORCED[name]
    game = make(name, options)
    view, legal, winner = forced(game, first)
    for seed in (1, 2):
        assert SearchBot(Level(40, 1.0), timed=False)(game, view, legal, FastRng(seed)) == winner
