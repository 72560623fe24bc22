"""Plays the games of a schedule, in this process or in several.

A game depends only on its schedule and its number, not on the number of processes or on which game is ready first.
Thinking time is the one thing in an outcome that differs from run to run.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import msgspec

from cyberdeck import bots
from cyberdeck.kernel.errors import CyberdeckError
from cyberdeck.kernel.game import CHANCE, NOBODY
from cyberdeck.kernel.rng import KeyedRng
from cyberdeck.lab.schedule import Plan, Schedule


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a game, by seat."""

    game: int  # its number in the schedule
    points: list[float]  # the game's returns
    actions: int  # chance outcomes included
    decisions: list[int]  # with a choice; the bot does not make forced actions
    seconds: list[float]  # total thinking time
    longest: list[float]  # of one decision


class BotFailure(msgspec.Struct, frozen=True):
    """A bot that returned no legal action, and how to reproduce it."""

    kind: str  # raised, illegal
    facts: dict[str, str | int]


class BotRaised(CyberdeckError):
    """details: bot, seat, game, action, seed, table, detail"""

    key = "error-arena-raised"


class BotIllegal(CyberdeckError):
    """details: bot, seat, game, action, seed, table, detail"""

    key = "error-arena-illegal"


ERRORS: dict[str, type[CyberdeckError]] = {"raised": BotRaised, "illegal": BotIllegal}


def play(schedule: Schedule, number: int) -> Outcome | BotFailure:
    """Plays one game. Chance draws as in a Match with the same seed, so that the two play alike."""
    table = schedule.table(number)
    game = schedule.games[table.mirror]
    names = [schedule.plan.bots[bot] for bot in table.bots]
    seated = [bots.make_bot(name, game.id, timed=False) for name in names]  # new ones: no memory of other games
    rngs = [schedule.dice(number, seat) for seat in range(schedule.seats)]
    dice = KeyedRng(table.deal)
    decisions, seconds, longest = [0] * len(names), [0.0] * len(names), [0.0] * len(names)
    actions = 0
    state = game.initial_state()
    while (seat := int(state.current_player())) != NOBODY:
        if seat == CHANCE:
            dice.seek(actions)
            action = int(game.sample_chance(state, dice))
        else:
            legal = game.legal_actions(state, seat)
            action = legal[0]
            if len(legal) > 1:
                view = game.view(state, seat)
                begun = time.perf_counter()
                try:
                    action = seated[seat](game, view, list(legal), rngs[seat])
                except Exception as error:
                    return _failure(schedule, number, seat, actions, f"{type(error).__name__}: {error}", "raised")
                spent = time.perf_counter() - begun
                decisions[seat] += 1
                seconds[seat] += spent
                longest[seat] = max(longest[seat], spent)
                if type(action) is not int or action not in legal:
                    return _failure(schedule, number, seat, actions, repr(action), "illegal")
        game.apply(state, seat, action)
        actions += 1
    return Outcome(number, [float(won) for won in game.returns(state)], actions, decisions, seconds, longest)


def run(schedule: Schedule, numbers: Iterable[int], jobs: int) -> Iterator[Outcome]:
    """Plays these games and yields their outcomes as they finish; raises at the first bot without a legal action."""
    left = list(numbers)
    for found in (
        _play_here(schedule, left) if min(jobs, len(left)) <= 1 else _play_in_processes(schedule.plan, left, jobs)
    ):
        if isinstance(found, BotFailure):
            raise ERRORS[found.kind](**found.facts)
        yield found


def _play_here(schedule: Schedule, numbers: list[int]) -> Iterator[Outcome | BotFailure]:
    for number in numbers:
        yield play(schedule, number)


def _play_in_processes(plan: Plan, numbers: list[int], jobs: int) -> Iterator[Outcome | BotFailure]:
    context = multiprocessing.get_context("spawn")
    with _ignore_interrupts():
        pool = context.Pool(min(jobs, len(numbers)), _begin, (plan,))
    with pool:
        yield from pool.imap_unordered(_play, numbers)


@contextmanager
def _ignore_interrupts() -> Iterator[None]:
    """Processes started inside ignore Ctrl-C, which is for this process. Works only in a main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_schedules: list[Schedule] = []  # of this process, if it is one of several


def _begin(plan: Plan) -> None:
    _schedules[:] = [Schedule(plan)]


def _play(number: int) -> Outcome | BotFailure:
    return play(_schedules[0], number)


def _failure(schedule: Schedule, number: int, seat: int, actions: int, detail: str, kind: str) -> BotFailure:
    table = schedule.table(number)
    options = " ".join(f"{name}={value}" for name, value in schedule.options(table.mirror).items())
    facts: dict[str, str | int] = {
        "bot": schedule.plan.bots[table.bots[seat]],
        "seat": seat + 1,
        "game": number + 1,
        "action": actions + 1,
        "seed": table.deal.hex(),
        "table": f"{schedule.plan.game}, {','.join(schedule.plan.bots[bot] for bot in table.bots)}, {options}",
        "detail": detail[:400],
    }
    return BotFailure(kind, facts)
