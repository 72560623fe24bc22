"""Cyber Shield for tools.strength: a greedy player against a random one, and two greedy players.

Decks are options: `--option deck1=builder` gives it to the first player.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from cyberdeck.games.cybershield.components.types import CARD_IDS
from cyberdeck.games.cybershield.ids import KINDS, NONE
from cyberdeck.games.cybershield.rules.cards import card_of
from cyberdeck.games.cybershield.rules.end import WAYS
from cyberdeck.kernel.game import AnyGame
from tools.strength import duel
from tools.strength.duel import GREEDY, PLAYERS, RANDOM
from tools.strength.shared import Job, Share, Z, percent, wilson

Kinds = tuple[frozenset[int], frozenset[int]]  # of cards, by seat
DEFAULT = PLAYERS


class Outcome(NamedTuple):
    """A finished game."""

    game: duel.Outcome
    why: int
    played: Kinds
    held: Kinds  # in hand at some time


class Title(NamedTuple):
    """A card between equals: how many of the players play it, and their win share less that of the others.

    Cards that are kept to stop a win are played by players who are behind; so the same is given for players who held
    it.
    """

    played: float
    gain: Share
    held: Share


class Report(NamedTuple):
    figures: duel.Figures
    endings: list[Share]  # greedy players only
    titles: list[Title]


def kinds(players: int) -> list[int]:
    return [RANDOM, GREEDY]


def play(game: AnyGame, job: Job, number: int) -> Outcome:
    played: tuple[set[int], set[int]] = (set(), set())
    held: tuple[set[int], set[int]] = (set(), set())

    def note(state: Any, view: Any, action: int) -> None:
        held[view.seat].update([kind for kind, n in enumerate(view.hand) if n])
        if card_of(action) != NONE:
            played[view.seat].add(card_of(action))

    state, outcome = duel.play(game, duel.seed_of(job, number, 8), number, job.kind == GREEDY, note)
    return Outcome(
        outcome,
        state.ending,
        (frozenset(played[0]), frozenset(played[1])),
        (frozenset(held[0]), frozenset(held[1])),
    )


def gain(won: list[float], others: list[float]) -> Share:
    """The difference of two win shares, with its interval."""
    if not won or not others:
        return Share(0.0, -1.0, 1.0)
    p, q = sum(won) / len(won), sum(others) / len(others)
    half = Z * (p * (1 - p) / len(won) + q * (1 - q) / len(others)) ** 0.5
    return Share(p - q, p - q - half, p - q + half)


def title(kind: int, outcomes: list[Outcome]) -> Title:
    players = [(o, seat) for o in outcomes for seat in range(PLAYERS)]
    played = [o.game.wins[seat] for o, seat in players if kind in o.played[seat]]
    not_played = [o.game.wins[seat] for o, seat in players if kind not in o.played[seat]]
    held = [o.game.wins[seat] for o, seat in players if kind in o.held[seat]]
    not_held = [o.game.wins[seat] for o, seat in players if kind not in o.held[seat]]
    return Title(len(played) / len(players), gain(played, not_played), gain(held, not_held))


def report(players: int, outcomes: dict[int, list[Outcome]]) -> Report:
    equals = outcomes[GREEDY]
    ways = Counter(o.why for o in equals)
    return Report(
        duel.report(players, [o.game for o in outcomes[RANDOM]], [o.game for o in equals]),
        [wilson(ways[why], len(equals)) for why in range(1, len(WAYS))],
        [title(kind, equals) for kind in range(KINDS)],
    )


def show(reports: list[Report], console: Console) -> None:
    for r in reports:
        figures = duel.table(r.figures)
        for way, share in zip(WAYS[1:], r.endings, strict=True):
            figures.add_row(f"over by {way}", percent(share))
        titles = Table(title="Greedy players only: win share of those who play or hold a card less the others'")
        for heading in ("card", "players who play it", "played: points", "held: points"):
            titles.add_column(heading, justify="left" if heading == "card" else "right")
        for name, of in zip(CARD_IDS, r.titles, strict=True):
            titles.add_row(name, f"{100 * of.played:.0f} %", points(of.gain), points(of.held))
        console.print(figures, titles)


def points(share: Share) -> str:
    return f"{100 * share.value:+.1f} [{100 * share.low:+.1f}, {100 * share.high:+.1f}]"


def as_json(r: Report) -> dict[str, object]:
    return {
        **duel.as_json(r.figures),
        "endings": {way: share._asdict() for way, share in zip(WAYS[1:], r.endings, strict=True)},
        "titles": {
            name: {"played": of.played, **of.gain._asdict(), "held": of.held._asdict()}
            for name, of in zip(CARD_IDS, r.titles, strict=True)
        },
    }
