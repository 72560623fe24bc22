"""What the games of tools.strength share: the jobs, the loop that plays a game, and shares with their intervals
(Wilson, 95 %).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cyberdeck import bots
from cyberdeck.kernel.game import CHANCE, OVER, AnyGame
from cyberdeck.kernel.rng import FastRng

Z = 1.96
OnAction = Callable[[Any, Any, int], None]  # the state, the view of the seat that acts, and its action


class Job(NamedTuple):
    """Some games of one kind of table."""

    game: str
    options: tuple[tuple[str, str], ...]
    players: int
    kind: int
    seed: int
    first: int
    games: int


class Share(NamedTuple):
    """A share of games with its interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Share:
    """Wilson's interval for a share of games; a shared win counts in part."""
    p = wins / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * (p * (1 - p) / games + Z * Z / (4 * games * games)) ** 0.5
    return Share(p, max(0.0, middle - half), min(1.0, middle + half))


def percent(share: Share) -> str:
    return f"{100 * share.value:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def play_out(
    game: AnyGame, base: int, bot_of: Callable[[Any, int], bots.Bot], on_action: OnAction | None = None
) -> Any:
    """Plays one game and returns its last state. Chance and every seat have their own generators, seeded from `base`.
    `bot_of` gets the state and a seat; `on_action` is called before each action is applied.
    """
    chance = FastRng(base)
    rngs = [FastRng(base + 1 + seat) for seat in range(game.num_seats)]
    state = game.initial_state()
    while state.top.kind != OVER:
        mask: int = state.players_to_act()
        if mask == 0:
            game.apply(state, CHANCE, game.sample_chance(state, chance))
            continue
        seat = mask.bit_length() - 1
        view = game.view(state, seat)
        action = bot_of(state, seat)(game, view, game.legal_actions(state, seat), rngs[seat])
        if on_action is not None:
            on_action(state, view, action)
        game.apply(state, seat, action)
    return state
