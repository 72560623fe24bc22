"""Tables for the two-player games: a greedy player against a random one, and two greedy players."""

from __future__ import annotations

from statistics import median
from typing import Any, NamedTuple

from rich.table import Table

from cyberdeck import bots
from cyberdeck.kernel.game import AnyGame
from tools.strength.shared import Job, OnAction, Share, percent, play_out, wilson

RANDOM, GREEDY = 0, 1  # the greedy player's opponent
PLAYERS = 2


class Outcome(NamedTuple):
    """A finished game."""

    wins: tuple[float, float]  # by seat; a draw is half a win
    star: int  # the greedy player
    starter: int
    turns: int  # of each player


class Figures(NamedTuple):
    players: int
    games: int
    against_random: Share
    starter: Share  # from here on: greedy players only
    first: Share  # the player of deck1
    turns: tuple[int, float, int]  # five in a hundred take no longer, median, ninety-five


def play(
    game: AnyGame, base: int, number: int, greedy_only: bool, on_action: OnAction | None = None
) -> tuple[Any, Outcome]:
    """One game: its last state and its outcome. Each seat in turn is the star."""
    greedy = bots.make_bot("greedy", game.id)
    star = number % PLAYERS
    starters: list[int] = []

    def note(state: Any, view: Any, action: int) -> None:
        if state.turns == 1:
            starters.append(int(state.active))
        if on_action is not None:
            on_action(state, view, action)

    state = play_out(game, base, lambda _, seat: greedy if greedy_only or seat == star else bots.random_bot, note)
    first, second = game.returns(state)
    return state, Outcome(((first + 1) / 2, (second + 1) / 2), star, starters[-1], (state.turns + 1) // 2)


def report(players: int, against_random: list[Outcome], equals: list[Outcome]) -> Figures:
    games = len(equals)
    turns = sorted(o.turns for o in equals)
    return Figures(
        players,
        games,
        wilson(sum(o.wins[o.star] for o in against_random), games),
        wilson(sum(o.wins[o.starter] for o in equals), games),
        wilson(sum(o.wins[0] for o in equals), games),
        (turns[games // 20], median(turns), turns[-1 - games // 20]),
    )


def table(figures: Figures) -> Table:
    """The rows that all two-player games share; a game may add its own."""
    found = Table(title=f"{figures.games} games each")
    found.add_column("figure")
    found.add_column("value", justify="right")
    early, middle, late = figures.turns
    found.add_row("greedy wins against random", percent(figures.against_random))
    found.add_row("greedy players only: the starter wins", percent(figures.starter))
    found.add_row("the first player (deck1) wins", percent(figures.first))
    found.add_row("turns each: median (nine in ten)", f"{middle:g} ({early}–{late})")
    return found


def as_json(figures: Figures) -> dict[str, object]:
    shares = {name: getattr(figures, name)._asdict() for name in ("against_random", "starter", "first")}
    return {"players": figures.players, "games": figures.games, **shares, "turns": figures.turns}


def seed_of(job: Job, number: int, kinds: int) -> int:
    """Every game of every kind of table has its own seed, sixteen apart for the generators of its seats."""
    return (job.seed * kinds + job.kind) * 1_000_000_007 + number * 16
