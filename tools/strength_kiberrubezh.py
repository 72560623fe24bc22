"""Kiberrubezh for strength.py: a greedy player against a random one, two greedy players, and every deck that comes with
the game against every other.

The table's own decks are options: `--option deck1=fortress` lets the first player have that one. The table of decks is
the same whatever they are.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from cyberdeck import bots
from cyberdeck.games.kiberrubezh.decks import BUILT_IN
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import NONE
from cyberdeck.games.kiberrubezh.options import PLAYERS
from cyberdeck.games.kiberrubezh.rules.turn import WAYS
from cyberdeck.kernel.game import CHANCE, OVER, AnyGame
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import make
from tools.strength_shared import Job, Share, percent, wilson

RANDOM, GREEDY = 0, 1  # who plays against the greedy player; the kinds above are pairs of decks
PAIRS = tuple(combinations(BUILT_IN, 2))
DEFAULT = PLAYERS


class Outcome(NamedTuple):
    """One game over."""

    wins: tuple[float, float]  # by seat; a draw is half a win
    star: int  # the greedy player
    starter: int
    why: int
    turns: int  # of each player
    left: tuple[int, int]  # cards in the decks


class Report(NamedTuple):
    players: int
    games: int
    against_random: Share
    starter: Share  # from here on: greedy players only
    first: Share  # the player of deck1
    turns: tuple[int, float, int]  # five in a hundred take no longer, median, ninety-five
    limit: Share  # games that end by the limit of turns
    ahead: float  # median of the cards in the winner's deck
    decks: dict[tuple[str, str], Share]  # what the first of two decks wins
    average: dict[str, float]  # of a deck against the others
    any_starter: Share  # at the tables of all pairs


def kinds(players: int) -> list[int]:
    return [RANDOM, GREEDY, *range(GREEDY + 1, GREEDY + 1 + len(PAIRS))]


@lru_cache(maxsize=len(PAIRS))
def pair(options: tuple[tuple[str, str], ...], decks: tuple[str, str]) -> AnyGame:
    """The same table with two other decks."""
    return make("kiberrubezh", {**dict(options), "deck1": decks[0], "deck2": decks[1]})


def play(game: AnyGame, job: Job, number: int) -> Outcome:
    """One game. The dice and every seat draw from generators of their own."""
    if job.kind > GREEDY:
        game = pair(job.options, PAIRS[job.kind - GREEDY - 1])
    assert isinstance(game, Kiberrubezh)
    base = (job.seed * 32 + job.kind) * 1_000_000_007 + number * 16
    dice = FastRng(base)
    rngs = [FastRng(base + 1 + seat) for seat in range(PLAYERS)]
    greedy, random = bots.make_bot("greedy", "kiberrubezh"), bots.make_bot("random", "kiberrubezh")
    star = number % PLAYERS
    seats = [greedy if seat == star or job.kind != RANDOM else random for seat in range(PLAYERS)]
    starter = NONE
    state = game.initial_state()
    while state.top.kind != OVER:
        if state.turns == 1:
            starter = state.active
        owed: int = state.players_to_act()
        if owed == 0:
            game.apply(state, CHANCE, game.sample_chance(state, dice))
            continue
        seat = owed.bit_length() - 1
        game.apply(state, seat, seats[seat](game, game.view(state, seat), game.legal_actions(state, seat), rngs[seat]))
    first, second = game.returns(state)
    left = [int(state.deck_size[at] + state.under_size[at] + state.peeked_size[at]) for at in range(PLAYERS)]
    return Outcome(
        ((first + 1) / 2, (second + 1) / 2), star, starter, state.ending, (state.turns + 1) // 2, (left[0], left[1])
    )


def report(players: int, outcomes: dict[int, list[Outcome]]) -> Report:
    equals = outcomes[GREEDY]
    games = len(equals)
    turns = sorted(o.turns for o in equals)
    pairs = [outcomes[GREEDY + 1 + at] for at in range(len(PAIRS))]
    decks = {names: wilson(sum(o.wins[0] for o in of), games) for names, of in zip(PAIRS, pairs, strict=True)}
    return Report(
        players,
        games,
        wilson(sum(o.wins[o.star] for o in outcomes[RANDOM]), games),
        wilson(sum(o.wins[o.starter] for o in equals), games),
        wilson(sum(o.wins[0] for o in equals), games),
        (turns[games // 20], median(turns), turns[-1 - games // 20]),
        wilson(sum(WAYS[o.why] == "limit" for o in equals), games),
        median(max(o.left) for o in equals),
        decks,
        {name: average(name, decks) for name in BUILT_IN},
        wilson(sum(o.wins[o.starter] for of in pairs for o in of), games * len(PAIRS)),
    )


def average(name: str, decks: dict[tuple[str, str], Share]) -> float:
    """The mean of what a deck wins against each other one."""
    shares = [
        share.value if one == name else 1 - share.value for (one, two), share in decks.items() if name in (one, two)
    ]
    return sum(shares) / len(shares)


def show(reports: list[Report], console: Console) -> None:
    for r in reports:
        figures = Table(title=f"{r.games} games each")
        figures.add_column("figure")
        figures.add_column("value", justify="right")
        early, middle, late = r.turns
        figures.add_row("greedy wins against random", percent(r.against_random))
        figures.add_row("greedy players only: the starter wins", percent(r.starter))
        figures.add_row("the first player (deck1) wins", percent(r.first))
        figures.add_row("turns each: median (nine in ten)", f"{middle:g} ({early}–{late})")
        figures.add_row("over by the limit of turns", percent(r.limit))
        figures.add_row("cards in the winner's deck: median", f"{r.ahead:g}")
        figures.add_row("the starter wins, all pairs of decks", percent(r.any_starter))
        matches = Table(title="Greedy players only: deck against deck")
        for heading in ("deck", "against", "wins"):
            matches.add_column(heading, justify="right" if heading == "wins" else "left", no_wrap=True)
        for (one, two), share in r.decks.items():
            matches.add_row(one, two, percent(share))
        for name, value in r.average.items():
            matches.add_row(name, "all others", f"{100 * value:.1f} %")
        console.print(figures, matches)


def as_json(r: Report) -> dict[str, object]:
    return {
        "players": r.players,
        "games": r.games,
        "against_random": r.against_random._asdict(),
        "starter": r.starter._asdict(),
        "first": r.first._asdict(),
        "turns": r.turns,
        "limit": r.limit._asdict(),
        "ahead": r.ahead,
        "decks": {f"{one} {two}": share._asdict() for (one, two), share in r.decks.items()},
        "average": r.average,
        "any_starter": r.any_starter._asdict(),
    }
