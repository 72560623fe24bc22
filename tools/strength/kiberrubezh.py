"""Kiberrubezh for tools.strength: a greedy player against a random one, two greedy players, and every pair of built-in
decks.

The table's own decks are options: `--option deck1=fortress` gives it to the first player. The table of decks does not
depend on them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from cyberdeck.games.kiberrubezh.decks import BUILT_IN
from cyberdeck.games.kiberrubezh.rules.turn import WAYS
from cyberdeck.kernel.game import AnyGame
from cyberdeck.spec import make
from tools.strength import duel
from tools.strength.duel import GREEDY, PLAYERS, RANDOM
from tools.strength.shared import Job, Share, percent, wilson

PAIRS = tuple(combinations(BUILT_IN, 2))  # of decks: the kinds of table above RANDOM and GREEDY
DEFAULT = PLAYERS


class Outcome(NamedTuple):
    """A finished game."""

    game: duel.Outcome
    why: int
    left: tuple[int, int]  # cards in the decks


class Report(NamedTuple):
    figures: duel.Figures
    limit: Share  # games of greedy players that end by the limit of turns
    ahead: float  # median of the cards in the winner's deck
    decks: dict[tuple[str, str], Share]  # win share of the first of two decks
    average: dict[str, float]  # of a deck against the others
    any_starter: Share  # at the tables of all pairs


def kinds(players: int) -> list[int]:
    return [RANDOM, GREEDY, *range(GREEDY + 1, GREEDY + 1 + len(PAIRS))]


@lru_cache(maxsize=len(PAIRS))
def pair(options: tuple[tuple[str, str], ...], decks: tuple[str, str]) -> AnyGame:
    """The same table with two other decks."""
    return make("kiberrubezh", {**dict(options), "deck1": decks[0], "deck2": decks[1]})


def play(game: AnyGame, job: Job, number: int) -> Outcome:
    if job.kind > GREEDY:
        game = pair(job.options, PAIRS[job.kind - GREEDY - 1])
    state, outcome = duel.play(game, duel.seed_of(job, number, 32), number, job.kind != RANDOM)
    left = [int(state.deck_size[at] + state.under_size[at] + state.peeked_size[at]) for at in range(PLAYERS)]
    return Outcome(outcome, state.ending, (left[0], left[1]))


def report(players: int, outcomes: dict[int, list[Outcome]]) -> Report:
    equals = outcomes[GREEDY]
    games = len(equals)
    pairs = [[o.game for o in outcomes[GREEDY + 1 + at]] for at in range(len(PAIRS))]
    decks = {names: wilson(sum(o.wins[0] for o in of), games) for names, of in zip(PAIRS, pairs, strict=True)}
    return Report(
        duel.report(players, [o.game for o in outcomes[RANDOM]], [o.game for o in equals]),
        wilson(sum(WAYS[o.why] == "limit" for o in equals), games),
        median(max(o.left) for o in equals),
        decks,
        {name: average(name, decks) for name in BUILT_IN},
        wilson(sum(o.wins[o.starter] for of in pairs for o in of), games * len(PAIRS)),
    )


def average(name: str, decks: dict[tuple[str, str], Share]) -> float:
    """The mean win share of a deck against each other one."""
    shares = [
        share.value if one == name else 1 - share.value for (one, two), share in decks.items() if name in (one, two)
    ]
    return sum(shares) / len(shares)


def show(reports: list[Report], console: Console) -> None:
    for r in reports:
        figures = duel.table(r.figures)
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
        **duel.as_json(r.figures),
        "limit": r.limit._asdict(),
        "ahead": r.ahead,
        "decks": {f"{one} {two}": share._asdict() for (one, two), share in r.decks.items()},
        "average": r.average,
        "any_starter": r.any_starter._asdict(),
    }
