"""Cyber Shield for strength.py: a greedy player against a random one, and two greedy players.

Decks are options: `--option deck1=builder` lets the first player have that one.
"""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from cyberdeck import bots
from cyberdeck.games.cybershield.component_types import CARD_IDS
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import KINDS, NONE
from cyberdeck.games.cybershield.options import PLAYERS
from cyberdeck.games.cybershield.rules.cards import card_of
from cyberdeck.games.cybershield.rules.end import WAYS
from cyberdeck.kernel.game import CHANCE, OVER, AnyGame
from cyberdeck.kernel.rng import FastRng
from tools.strength_shared import Job, Share, Z, percent, wilson

Kinds = tuple[frozenset[int], frozenset[int]]  # of cards, by seat
RANDOM, GREEDY = 0, 1  # who plays against the greedy player
DEFAULT = PLAYERS


class Outcome(NamedTuple):
    """One game over."""

    wins: tuple[float, float]  # by seat; a draw is half a win
    star: int  # the greedy player
    starter: int
    why: int
    turns: int  # of each player
    played: Kinds
    held: Kinds  # in hand at some time


class Title(NamedTuple):
    """A card between equals: how many of the players play it, and their win share less that of those who do not.

    Cards that are kept to stop a win are played by those who are behind; so the same is shown those who held it.
    """

    played: float
    gain: Share
    held: Share


class Report(NamedTuple):
    players: int
    games: int
    against_random: Share
    starter: Share  # of here on: greedy players only
    first: Share  # the player of deck1
    turns: tuple[int, float, int]  # five in a hundred take no longer, median, ninety-five
    endings: list[Share]
    titles: list[Title]


def kinds(players: int) -> list[int]:
    return [RANDOM, GREEDY]


def play(game: AnyGame, job: Job, number: int) -> Outcome:
    """One game. The dice and every seat draw from generators of their own."""
    assert isinstance(game, CyberShield)
    base = (job.seed * 8 + job.kind) * 1_000_000_007 + number * 16
    dice = FastRng(base)
    rngs = [FastRng(base + 1 + seat) for seat in range(PLAYERS)]
    greedy, random = bots.make_bot("greedy", "cybershield"), bots.make_bot("random", "cybershield")
    star = number % PLAYERS
    seats = [greedy if seat == star or job.kind == GREEDY else random for seat in range(PLAYERS)]
    played: tuple[set[int], set[int]] = (set(), set())
    held: tuple[set[int], set[int]] = (set(), set())
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
        view = game.view(state, seat)
        held[seat].update([kind for kind, n in enumerate(view.hand) if n])
        answer = seats[seat](game, view, game.legal_actions(state, seat), rngs[seat])
        if card_of(answer) != NONE:
            played[seat].add(card_of(answer))
        game.apply(state, seat, answer)
    first, second = game.returns(state)
    return Outcome(
        ((first + 1) / 2, (second + 1) / 2),
        star,
        starter,
        state.ending,
        (state.turns + 1) // 2,
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
    played = [o.wins[seat] for o, seat in players if kind in o.played[seat]]
    not_played = [o.wins[seat] for o, seat in players if kind not in o.played[seat]]
    held = [o.wins[seat] for o, seat in players if kind in o.held[seat]]
    not_held = [o.wins[seat] for o, seat in players if kind not in o.held[seat]]
    return Title(len(played) / len(players), gain(played, not_played), gain(held, not_held))


def report(players: int, outcomes: dict[int, list[Outcome]]) -> Report:
    equals = outcomes[GREEDY]
    games = len(equals)
    turns = sorted(o.turns for o in equals)
    ways = Counter(o.why for o in equals)
    return Report(
        players,
        games,
        wilson(sum(o.wins[o.star] for o in outcomes[RANDOM]), games),
        wilson(sum(o.wins[o.starter] for o in equals), games),
        wilson(sum(o.wins[0] for o in equals), games),
        (turns[games // 20], median(turns), turns[-1 - games // 20]),
        [wilson(ways[why], games) for why in range(1, len(WAYS))],
        [title(kind, equals) for kind in range(KINDS)],
    )


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
        "players": r.players,
        "games": r.games,
        "against_random": r.against_random._asdict(),
        "starter": r.starter._asdict(),
        "first": r.first._asdict(),
        "turns": r.turns,
        "endings": {way: share._asdict() for way, share in zip(WAYS[1:], r.endings, strict=True)},
        "titles": {
            name: {"played": of.played, **of.gain._asdict(), "held": of.held._asdict()}
            for name, of in zip(CARD_IDS, r.titles, strict=True)
        },
    }
