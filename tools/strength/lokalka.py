"""Lokalka: random players only; one greedy player among random ones, in each role; greedy players only.

A player is given by their role, so that rows for roles come from games of the same number.
"""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from cyberdeck import bots
from cyberdeck.games.lokalka import components
from cyberdeck.games.lokalka.components.types import CARD_IDS, ROLE_IDS
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import (
    BACKUP0,
    BOMB0,
    BOTNET0,
    DIRECT0,
    DISCARD0,
    FLOOD,
    FLOOD0,
    K_TURN,
    MAINTAIN0,
    ROLES,
    ROUTER0,
    SANDBOX0,
    SOCIAL0,
    VIRUSES0,
)
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.kernel.bits import has
from cyberdeck.kernel.game import AnyGame
from tools.strength.shared import Job, Share, percent, play_out, wilson

RANDOM, GREEDY = ROLES, ROLES + 1  # kinds of table; below them, the role of the one greedy player
SIDES = ("administrator", "hackers", "insiders", "nobody")
SIDE_OF = (3, 0, 1, 2, 1, 3)  # by how it ended (W_NETWORK and so on)
SPECIALS = (FLOOD0, SOCIAL0, VIRUSES0, DIRECT0, BACKUP0, MAINTAIN0, SANDBOX0, ROUTER0, BOTNET0, BOMB0, DISCARD0)


class Outcome(NamedTuple):
    """A finished game."""

    shares: tuple[float, ...]  # by role: the share of its players who won; in kinds by role, of the greedy ones
    side: int
    rounds: int
    specials: tuple[int, ...]  # kinds of special that were played


class Report(NamedTuple):
    """The figures of one table size. Shares by role are of one player of that role."""

    players: int
    games: int
    roles: list[int]  # dealt at this table
    among_random: list[Share]
    random: list[Share]  # the same role, random like all the others
    greedy: list[Share]  # greedy like all the others
    sides: list[Share]  # greedy players only
    rounds: float
    rounds_late: int  # 95 of 100 games are over by then
    specials: list[Share]


def roles_of(players: int) -> list[int]:
    """LOK-2.2: the roles that are dealt at a table of this size."""
    return [role for role, cards in enumerate(components.load().roles[players]) if cards]


def kinds(players: int) -> list[int]:
    return [*roles_of(players), RANDOM, GREEDY]


def play(game: AnyGame, job: Job, number: int) -> Outcome:
    assert isinstance(game, Lokalka)
    base = ((job.seed * 16 + job.players) * 8 + job.kind) * 1_000_000_007 + number * 16
    greedy = bots.make_bot("greedy", "lokalka")
    specials: set[int] = set()

    def note(state: LokState, view: LokView, action: int) -> None:
        if state.top.kind == K_TURN and action >= FLOOD0:
            specials.add(sum([action >= first for first in SPECIALS]) - 1)

    def bot_of(state: LokState, seat: int) -> bots.Bot:  # nobody acts before the roles are dealt
        return greedy if seat in stars_of(state, job, number) else bots.random_bot

    state: LokState = play_out(game, base, bot_of, note)
    stars = stars_of(state, job, number)
    counted = stars if job.kind < RANDOM else list(range(job.players))
    shares = [
        [float(has(state.winners, seat)) for seat in counted if state.role[seat] == role] for role in range(ROLES)
    ]
    return Outcome(
        tuple([sum(won) / len(won) if won else 0.0 for won in shares]),
        SIDE_OF[state.ending],
        state.round,
        tuple(sorted(specials)),
    )


def stars_of(state: LokState, job: Job, number: int) -> list[int]:
    """The greedy players: all, none, or one of those who have the role."""
    if job.kind >= RANDOM:
        return list(range(job.players)) if job.kind == GREEDY else []
    those = [seat for seat in range(job.players) if state.role[seat] == job.kind]
    return [those[number % len(those)]]


def report(players: int, outcomes: dict[int, list[Outcome]]) -> Report:
    """The figures of one table size, from the games of each kind."""
    equals, games = outcomes[GREEDY], len(outcomes[GREEDY])
    roles = roles_of(players)
    rounds = sorted(o.rounds for o in equals)
    sides = Counter(o.side for o in equals)
    specials = Counter(kind for o in equals for kind in o.specials)

    def of_role(kind: int, role: int) -> Share:
        return wilson(sum(o.shares[role] for o in outcomes[kind]), games)

    return Report(
        players,
        games,
        roles,
        [of_role(role, role) for role in roles],
        [of_role(RANDOM, role) for role in roles],
        [of_role(GREEDY, role) for role in roles],
        [wilson(sides[side], games) for side in range(len(SIDES))],
        median(rounds),
        rounds[-1 - games // 20],
        [wilson(specials[kind], games) for kind in range(len(SPECIALS) - 1)],
    )


def show(reports: list[Report], console: Console) -> None:
    strength = Table(title="One player: greedy among random, random among random, greedy among greedy")
    for heading in ("players", "games", "role", "greedy wins", "random", "all greedy"):
        strength.add_column(heading, justify="right")
    balance = Table(title="Greedy players only")
    for heading in ("players", "games", *SIDES, "rounds: median", "95 %"):
        balance.add_column(heading, justify="right")
    played = Table(title="Greedy players only: games in which a special is played, in percent")
    played.add_column("players")
    for r in reports:
        played.add_column(str(r.players), justify="right")
    for kind, special in enumerate(CARD_IDS[FLOOD:]):
        played.add_row(special, *[f"{100 * r.specials[kind].value:.0f}" for r in reports])
    for r in reports:
        for role, *shares in zip(r.roles, r.among_random, r.random, r.greedy, strict=True):
            strength.add_row(str(r.players), str(r.games), ROLE_IDS[role], *map(percent, shares))
        balance.add_row(str(r.players), str(r.games), *map(percent, r.sides), f"{r.rounds:g}", str(r.rounds_late))
    for table in (strength, balance, played):
        console.print(table)


def as_json(r: Report) -> dict[str, object]:
    names = [ROLE_IDS[role] for role in r.roles]

    def named(keys: list[str], shares: list[Share]) -> dict[str, object]:
        return {key: share._asdict() for key, share in zip(keys, shares, strict=True)}

    return {
        "players": r.players,
        "games": r.games,
        "greedy_among_random": named(names, r.among_random),
        "random": named(names, r.random),
        "greedy": named(names, r.greedy),
        "sides": named(list(SIDES), r.sides),
        "rounds": r.rounds,
        "rounds_late": r.rounds_late,
        "specials": named(list(CARD_IDS[FLOOD:]), r.specials),
    }
