"""Our search against flat Monte Carlo, with the same time for every decision.

One seat is ours, all others are flat; every deal is played once from each seat. Players share one core and take turns,
so the machine's load is the same for both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bench.flat import SEEDS, Flat
from bench.search.ours import GUIDED, PLAIN, plain
from cyberdeck.bots import Bot
from cyberdeck.bots.levels import Level, SearchBot, model_for
from cyberdeck.kernel.game import CHANCE, NOBODY, AnyGame
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.spec import make
from tools.strength.shared import Share, wilson

GAMES: dict[str, dict[str, object]] = {"cybershield": {}, "kiberrubezh": {}, "blackhat": {"players": 4}}
KINDS = (GUIDED, PLAIN)
ENOUGH = 1_000_000_000  # simulations: the clock ends them


class Duel(Struct, frozen=True):
    game: str
    kind: str
    seconds: float  # for each decision
    games: int
    fair: float  # the share of a player as good as the others
    won: float
    low: float
    high: float
    flat_games: float  # of flat Monte Carlo for a decision


class PlainSearcher:
    """A bot: the same search without heuristics and without a kept tree."""

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def __call__(self, game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        search = plain(game, view.seat)
        search.run(game.worlds(view), self.simulations, self.seconds, FastRng(rng.below(SEEDS)))
        tried = {action: (visits, mean) for action, visits, mean in search.root_stats()}
        return max(legal, key=lambda action: tried.get(action, (0, 0.0)))


def ours(kind: str, simulations: int, seconds: float) -> Bot:
    """Seconds at 0: only the simulations count."""
    if kind == PLAIN:
        return PlainSearcher(simulations, seconds)
    return SearchBot(Level(simulations, seconds), timed=seconds > 0)


def duel(name: str, kind: str, games: int, seconds: float, simulations: int, tick: Callable[[], None]) -> Duel:
    """Plays so many games, rounded up to whole rounds of the seats."""
    game = make(name, GAMES[name])
    model, flat = model_for(game), Flat(simulations, seconds)
    lowest, spread = model.min_return, model.max_return - model.min_return
    seats: int = game.num_seats
    played = -(-games // seats) * seats
    won = 0.0
    for number in range(played):
        deal, seat = divmod(number, seats)
        players: list[Bot] = [flat] * seats
        players[seat] = ours(kind, simulations, seconds)
        won += (play(game, players, deal + 1)[seat] - lowest) / spread
        tick()
    share: Share = wilson(won, played)
    return Duel(
        game=f"{name}, {seats} players",
        kind=kind,
        seconds=seconds,
        games=played,
        fair=1 / seats,
        won=share.value,
        low=share.low,
        high=share.high,
        flat_games=flat.played / max(1, flat.decisions),
    )


def play(game: AnyGame, players: list[Bot], seed: int) -> list[float]:
    dice = FastRng(seed)
    rngs = [FastRng(1000 * seed + seat) for seat in range(1, game.num_seats + 1)]
    s = game.initial_state()
    while (seat := s.current_player()) != NOBODY:
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample_chance(s, dice))
        else:
            game.apply(s, seat, players[seat](game, game.view(s, seat), game.legal_actions(s, seat), rngs[seat]))
    return game.returns(s)
