"""`cyberdeck replay --review`: an expert evaluates every decision of a recorded game, from what the seat knew then,
and marks those with which they strongly disagree.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cyberdeck.bots.advice import Advice, MoveReview, heuristic_actions, review_move
from cyberdeck.cli.args import number
from cyberdeck.cli.error_messages import CliError
from cyberdeck.cli.game_ui import GameUI
from cyberdeck.cli.hint import in_words
from cyberdeck.cli.screen import Screen
from cyberdeck.kernel import record
from cyberdeck.kernel.game import CHANCE
from cyberdeck.kernel.record import Record
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import make

BUDGET = 400
SEED = 1
_MOST_SEED = 1 << 31
_APART = 1_000_003  # separates the seeds of two reviews


class Decision(NamedTuple):
    """A decision with a choice: the number of its action in the record, from 1, and what the seat could see."""

    number: int
    seat: int
    view: Any
    legal: list[int]
    chosen: int


class DecisionReview(NamedTuple):
    decision: Decision
    review: MoveReview
    heuristic: list[int]


def run(given: Namespace, kept: Record, ui: GameUI, seat: int | None, over: bool) -> int:
    """`seat`: whose decisions; None for everybody's."""
    if given.step:
        raise CliError("error-not-together", first="--review", second="--step")
    if seat is None and not over and not given.all:
        raise CliError("error-review-secret")
    budget = number(given.budget, "--budget", 1) or BUDGET
    seed = number(given.seed, "--seed")
    seed = SEED if seed is None else seed % _MOST_SEED
    found = [decision for decision in decisions(kept) if seat in (None, decision.seat)]
    seats = list(range(int(ui.game.num_seats))) if seat is None else [seat]
    reviewed = list(_bar(_review(ui, found, budget, seed), len(found), ui, not (given.plain or given.json)))
    if given.json:
        facts = {"game": kept.game, "version": kept.version, "options": kept.options, "names": ui.names}
        facts |= {"budget": budget, "seed": seed, "result": kept.result}
        facts |= {"decisions": [_facts(ui, one) for one in reviewed], "seats": [_sum(reviewed, s) for s in seats]}
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return 0
    _show(Screen(given.plain, not given.no_color), kept, ui, reviewed, seats, budget)
    return 0


def decisions(kept: Record) -> list[Decision]:
    match = record.new_match(kept, make)
    found: list[Decision] = []
    for _, step in record.replay(kept, make):
        if step.seat != CHANCE:
            legal = match.legal_actions(step.seat)
            if len(legal) > 1:
                number = len(match.action_log) + 1
                found.append(Decision(number, step.seat, match.view(step.seat), legal, step.action))
        match.replay_action(step.seat, step.action)
    return found


def _review(ui: GameUI, found: list[Decision], budget: int, seed: int) -> Iterator[DecisionReview]:
    """The rng of a decision depends only on the seed and its number: one seat's review is a part of the whole."""
    for one in found:
        rng = FastRng(seed * _APART + one.number)
        opinion = review_move(ui.game, one.view, one.legal, one.chosen, budget, rng)
        yield DecisionReview(one, opinion, heuristic_actions(ui.game, one.view, one.legal))


def _bar(reviewed: Iterator[DecisionReview], total: int, ui: GameUI, wanted: bool) -> Iterator[DecisionReview]:
    """A progress bar, on a terminal."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not (wanted and errors.is_terminal)) as progress:
        yield from progress.track(reviewed, total, description=ui.texts.text("review-working"))


# Output


def _show(
    screen: Screen, kept: Record, ui: GameUI, reviewed: list[DecisionReview], seats: list[int], budget: int
) -> None:
    translate = ui.texts.text
    screen.title(translate("replay-title", game=kept.game, players=", ".join(ui.names)))
    screen.line(translate("review-how", count=len(reviewed), budget=budget))
    marked = [one for one in reviewed if one.review.clear]
    for one in marked:
        screen.gap()
        screen.lines(_mark(ui, one))
    screen.gap()
    if not marked:
        screen.line(translate("review-none"), "green")
    for seat in seats:
        totals = _sum(reviewed, seat)
        counts = {name: totals[name] for name in ("decisions", "strong")}
        screen.line(translate("review-seat", player=ui.names[seat], **counts, loss=100 * totals["loss"]))


def _mark(ui: GameUI, one: DecisionReview) -> Iterator[str]:
    translate, (decision, opinion, wanted) = ui.texts.text, one
    yield translate("review-mark", number=decision.number, player=ui.names[decision.seat])
    yield translate("review-decision", decision=ui.decision_text(decision.view))
    for key, advice in (("review-chosen", opinion.chosen), ("review-better", opinion.best)):
        words = ui.move_text(decision.view, advice.action)
        yield translate(key, move=_move(ui, advice.action), words=words, result=in_words(ui.texts, advice))
    if opinion.best.action in wanted:
        yield translate("review-heuristics")


def _move(ui: GameUI, action: int) -> str:
    return ui.game.format_move(ui.game.decode(action))


def _sum(reviewed: list[DecisionReview], seat: int) -> dict[str, Any]:
    own = [one.review for one in reviewed if one.decision.seat == seat]
    return {
        "seat": seat,
        "decisions": len(own),
        "strong": sum(opinion.clear for opinion in own),
        "loss": sum(opinion.loss for opinion in own) / max(len(own), 1),
    }


def _facts(ui: GameUI, one: DecisionReview) -> dict[str, Any]:
    decision, opinion, wanted = one
    return {
        "action_number": decision.number,
        "seat": decision.seat,
        "rule": ui.game.decision_rule(decision.view),
        "legal_actions": len(decision.legal),
        "chosen": _texts_of(ui, decision, opinion.chosen),
        "best": _texts_of(ui, decision, opinion.best),
        "heuristic": [_move(ui, action) for action in wanted],
        "strong": opinion.clear,
        "loss": opinion.loss,
    }


def _texts_of(ui: GameUI, decision: Decision, advice: Advice) -> dict[str, Any]:
    return {
        "move": _move(ui, advice.action),
        "text": ui.move_text(decision.view, advice.action),
        "tried": advice.visits,
        "mean": advice.mean,
        "low": advice.low,
        "high": advice.high,
    }
