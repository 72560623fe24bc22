"""The first game of a game with a lesson, as a learner plays it at the server."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from cyberdeck import bots
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.match import Match, Step
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.spec import get_spec, make

YOU = 0
SENSIBLE = [("greedy", seed) for seed in (1, 2, 3)]
LEARNERS = [*SENSIBLE, ("random", 1), ("random", 2)]  # bots with the seeds of their generators


class Choice(NamedTuple):
    """An action as it is chosen. Before it the learner had made so many decisions."""

    decisions: int
    state: Any
    seat: int
    action: int


class Met(NamedTuple):
    """What a learner meets: their decisions, the rules with the number of decisions before each, and all choices."""

    game: AnyGame
    decisions: int
    rules: dict[str, int]
    choices: list[Choice]
    state: Any  # the last one


def lesson_of(game: str) -> Any:
    return get_spec(game).ui.lesson


def table(game: str) -> Match:
    lesson = lesson_of(game)
    return Match(make(game, {**lesson.OPTIONS, "players": len(lesson.SEATS)}), lesson.SEED)


def started(game: str) -> Match:
    match = table(game)
    match.start()
    return match


def first(game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
    """A bot that does nothing whenever that is legal."""
    return legal[0]


@cache
def play(game: str, learner: str, seed: int, forced: bool = False) -> Met:
    """Bots play as at the server, with the index of the decision as their seed. `forced` says whether decisions with
    one legal action count.
    """
    seats: tuple[str | None, ...] = lesson_of(game).SEATS
    match, rng = table(game), FastRng(seed)
    narrator = get_spec(game).ui.text.Narrator(match.game, ["", *"BCDEFGH"[: match.game.num_seats - 1]])
    rules: dict[str, int] = {}
    choices: list[Choice] = []
    decisions = 0

    def narrate(steps: list[Step]) -> None:
        for _, _, rule in narrator.narrate(match.redacted_events(steps, YOU)):
            rules.setdefault(rule, decisions)

    narrate(match.start())
    while not match.is_over:
        seat = match.players_to_act[0]
        view, legal = match.view(seat), match.legal_actions(seat)
        if seat == YOU and (forced or len(legal) > 1):
            rules.setdefault(match.game.decision_rule(view), decisions)
            decisions += 1
        name = seats[seat] or learner
        bot = first if name == "first" else bots.make_bot(name, game)
        action = bot(match.game, view, legal, rng if seat == YOU else FastRng(match.decision_index))
        choices.append(Choice(decisions, match.state.copy(), seat, action))
        narrate(match.submit(seat, action))
    return Met(match.game, decisions, rules, choices, match.state)
