"""Whole games between bots, at tables of every kind."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from cyberdeck import bots
from cyberdeck.games.blackhat import BlackHat, Options
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.games.blackhat.view import BHView
from cyberdeck.kernel.errors import OptionConflict
from cyberdeck.kernel.game import CHANCE, OVER
from cyberdeck.kernel.rng import FastRng

Watch = Callable[[BlackHat, BHView, list[int], int], None]

greedy = bots.make_bot("greedy", "blackhat")
random = bots.make_bot("random", "blackhat")


def any_options(dice: Random) -> Options:
    """Options drawn at random, until they agree with each other."""
    while True:
        chosen: dict[str, Any] = {
            "players": dice.randint(2, 6),
            "copies": dice.choice((7, 6)),
            "board": dice.choice(("standard", "expert")),
            "modules": dice.randint(0, 5),
            "black_hat": dice.choice(("counted", "shuffled")),
            "hand": dice.choice(("ten_with_hat", "ten_plus_hat")),
            "black_hat_take": dice.choice(("any", "highest")),
            "randomizer": dice.choice(("random", "choice")),
            "round_limit": dice.choice((2, 20)),
            "asset_turned": dice.choice(("arrive", "next")),
        }
        for flag in ("fewer_cards", "honeypot_half_hands", "tracer", "secret_asset", "celebrity"):
            chosen[flag] = dice.random() < 0.5
        try:
            return Options(**chosen)
        except OptionConflict:
            continue


def play(game: BlackHat, seats: list[bots.Bot], seed: int, watch: Watch | None = None) -> BHState:
    """A game to its end. `watch` is shown every answer before it is given."""
    dice = FastRng(seed)
    rngs = [FastRng(seed * 100 + seat) for seat in range(1, game.num_seats + 1)]
    state = game.initial_state()
    while state.top.kind != OVER:
        owed: int = state.players_to_act()
        if owed == 0:
            game.apply(state, CHANCE, game.sample_chance(state, dice))
            continue
        seat = owed.bit_length() - 1
        view, legal = game.view(state, seat), game.legal_actions(state, seat)
        answer = seats[seat](game, view, legal, rngs[seat])
        if watch is not None:
            watch(game, view, legal, answer)
        game.apply(state, seat, answer)
    return state
