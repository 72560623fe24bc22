"""Black Hat for tools.strength: one greedy player among random ones, in every seat; and greedy players only."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from statistics import fmean, median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from cyberdeck import bots
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.rules import score
from cyberdeck.kernel.game import AnyGame
from tools.strength.shared import Job, Share, percent, play_out, wilson

AMONG_RANDOM, AMONG_GREEDY = 0, 1


class Outcome(NamedTuple):
    """A finished game. Players count from the greedy one, or clockwise from the first dealer; the robot is last."""

    shares: tuple[float, ...]  # of the win
    totals: tuple[int, ...]
    rounds: int
    why: str


class Report(NamedTuple):
    """The figures of one table size."""

    players: int
    games: int
    fair: float
    win: Share  # greedy among random
    trace: float
    others_trace: float
    places: list[Share]  # greedy among greedy: win shares clockwise from the first dealer
    seat_advantage: float  # the furthest of them from the fair share of a seat
    robot: Share | None
    rounds: float
    rounds_range: tuple[int, int]  # nine games in ten
    endings: dict[str, Share]
    greedy_trace: float


def kinds(players: int) -> list[int]:
    return [AMONG_RANDOM, AMONG_GREEDY]


def play(game: AnyGame, job: Job, number: int) -> Outcome:
    assert isinstance(game, BlackHat)
    base = ((job.seed * 8 + job.players) * 2 + job.kind) * 1_000_000_007 + number * 16
    greedy = bots.make_bot("greedy", "blackhat")
    star = number % job.players
    dealers: list[int] = []
    state = play_out(
        game,
        base,
        lambda _, seat: greedy if job.kind == AMONG_GREEDY or seat == star else bots.random_bot,
        lambda state, view, action: dealers.append(state.dealer),
    )
    won = score.winners(game.params, state)
    start = star if job.kind == AMONG_RANDOM else dealers[0]
    order = [(start + i) % job.players for i in range(job.players)] + list(range(job.players, len(state.total)))
    return Outcome(
        tuple([1 / len(won) if p in won else 0.0 for p in order]),
        tuple([state.total[p] for p in order]),
        state.round,
        score.why_over(game.params, state) or "limit",
    )


def report(players: int, outcomes: dict[int, list[Outcome]]) -> Report:
    """The figures of one table size, from the games of each kind."""
    among_random, among_greedy = outcomes[AMONG_RANDOM], outcomes[AMONG_GREEDY]
    games = len(among_greedy)
    everybody = len(among_greedy[0].shares)
    places = [wilson(sum(o.shares[place] for o in among_greedy), games) for place in range(everybody)]
    robot = places.pop() if everybody > players else None
    fair = sum(place.value for place in places) / players
    rounds = sorted(o.rounds for o in among_greedy)
    endings = Counter(o.why for o in among_greedy)
    return Report(
        players,
        games,
        1 / everybody,
        wilson(sum(o.shares[0] for o in among_random), games),
        fmean(o.totals[0] for o in among_random),
        fmean(chain.from_iterable(o.totals[1:] for o in among_random)),
        places,
        max(abs(place.value - fair) for place in places),
        robot,
        median(rounds),
        (rounds[games // 20], rounds[-1 - games // 20]),
        {why: wilson(n, games) for why, n in endings.most_common()},
        fmean(chain.from_iterable(o.totals[:players] for o in among_greedy)),
    )


def half_width(shares: list[Share]) -> float:
    return max((share.high - share.low) / 2 for share in shares)


def show(reports: list[Report], console: Console) -> None:
    strength = Table(title="One greedy player among random ones")
    for heading in ("players", "games", "fair share", "greedy wins", "its trace", "theirs"):
        strength.add_column(heading, justify="right")
    balance = Table(title="Greedy players only")
    for heading in ("players", "games", "places from first dealer", "advantage", "robot", "rounds"):
        balance.add_column(heading, justify="right")
    balance.add_column("endings")
    for r in reports:
        trace = (f"{r.trace:.1f}", f"{r.others_trace:.1f}")
        strength.add_row(str(r.players), str(r.games), f"{100 * r.fair:.1f} %", percent(r.win), *trace)
        balance.add_row(
            str(r.players),
            str(r.games),
            " ".join(f"{100 * place.value:.1f}" for place in r.places) + f" ± {100 * half_width(r.places):.1f}",
            f"{100 * r.seat_advantage:.1f}",
            "" if r.robot is None else percent(r.robot),
            f"{r.rounds:g} ({r.rounds_range[0]}–{r.rounds_range[1]})",
            "\n".join(f"{why} {100 * share.value:.2f} %" for why, share in r.endings.items()),
        )
    console.print(strength)
    console.print(balance)


def as_json(r: Report) -> dict[str, object]:
    plain = r._asdict()
    plain["win"] = r.win._asdict()
    plain["places"] = [place._asdict() for place in r.places]
    plain["robot"] = None if r.robot is None else r.robot._asdict()
    plain["endings"] = {why: share._asdict() for why, share in r.endings.items()}
    return plain
