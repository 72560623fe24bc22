"""`cyberdeck replay --review`: an expert looks at every decision of a recorded game, from what the seat knew then, and
marks those with which he strongly disagrees.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cyberdeck.bots.advice import Advice, Opinion, judge, thumbs
from cyberdeck.cli.args import number
from cyberdeck.cli.faults import Fault
from cyberdeck.cli.hint import in_words
from cyberdeck.cli.plug import Plug
from cyberdeck.cli.screen import Screen
from cyberdeck.kernel import record
from cyberdeck.kernel.game import CHANCE
from cyberdeck.kernel.record import Record
from cyberdeck.kernel.rng import FastRng

BUDGET = 400
SEED = 1
_MOST_SEED = 1 << 31
_APART = 1_000_003  # between the luck of two reviews


class Decision(NamedTuple):
    """An answer of a seat that had a choice: its number in the record from 1, and what the seat was shown."""

    number: int
    seat: int
    view: Any
    legal: list[int]
    chosen: int


class Reviewed(NamedTuple):
    decision: Decision
    opinion: Opinion
    thumbs: list[int]


def run(given: Namespace, kept: Record, plug: Plug, seat: int | None, over: bool) -> int:
    """`seat`: whose decisions; None for everybody's."""
    if given.step:
        raise Fault("error-not-together", first="--review", second="--step")
    if seat is None and not over and not given.all:
        raise Fault("error-review-secret")
    budget = number(given.budget, "--budget", 1) or BUDGET
    seed = number(given.seed, "--seed")
    seed = SEED if seed is None else seed % _MOST_SEED
    found = [decision for decision in decisions(kept) if seat in (None, decision.seat)]
    seats = list(range(int(plug.game.seats))) if seat is None else [seat]
    reviewed = list(_bar(_review(plug, found, budget, seed), len(found), plug, not (given.plain or given.json)))
    if given.json:
        facts = {"game": kept.game, "version": kept.version, "options": kept.options, "names": plug.names}
        facts |= {"budget": budget, "seed": seed, "result": kept.result}
        facts |= {"decisions": [_facts(plug, one) for one in reviewed], "seats": [_sum(reviewed, s) for s in seats]}
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return 0
    _show(Screen(given.plain, not given.no_color), kept, plug, reviewed, seats, budget)
    return 0


def decisions(kept: Record) -> list[Decision]:
    match = record.blank(kept)
    found: list[Decision] = []
    for _, step in record.replay(kept):
        if step.seat != CHANCE:
            legal = match.legal(step.seat)
            if len(legal) > 1:
                number = len(match.answers) + 1
                found.append(Decision(number, step.seat, match.view(step.seat), legal, step.action))
        match.force(step.seat, step.action)
    return found


def _review(plug: Plug, found: list[Decision], budget: int, seed: int) -> Iterator[Reviewed]:
    """The luck of a decision depends on the seed and its number, so that a seat alone is told the same as with all."""
    for one in found:
        luck = FastRng(seed * _APART + one.number)
        opinion = judge(plug.game, one.view, one.legal, one.chosen, budget, luck)
        yield Reviewed(one, opinion, thumbs(plug.game, one.view, one.legal))


def _bar(reviewed: Iterator[Reviewed], total: int, plug: Plug, wanted: bool) -> Iterator[Reviewed]:
    """A bar for whoever waits at a terminal."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not (wanted and errors.is_terminal)) as progress:
        yield from progress.track(reviewed, total, description=plug.texts.text("review-working"))


# What is shown


def _show(screen: Screen, kept: Record, plug: Plug, reviewed: list[Reviewed], seats: list[int], budget: int) -> None:
    say = plug.texts.text
    screen.title(say("replay-title", game=kept.game, players=", ".join(plug.names)))
    screen.line(say("review-how", count=len(reviewed), budget=budget))
    marked = [one for one in reviewed if one.opinion.strong]
    for one in marked:
        screen.gap()
        screen.lines(_mark(plug, one))
    screen.gap()
    if not marked:
        screen.line(say("review-none"), "green")
    for seat in seats:
        told = _sum(reviewed, seat)
        counts = {name: told[name] for name in ("decisions", "strong")}
        screen.line(say("review-seat", player=plug.names[seat], **counts, loss=100 * told["loss"]))


def _mark(plug: Plug, one: Reviewed) -> Iterator[str]:
    say, (decision, opinion, wanted) = plug.texts.text, one
    yield say("review-mark", number=decision.number, player=plug.names[decision.seat])
    yield say("review-asked", question=plug.question(decision.view))
    for key, advice in (("review-chosen", opinion.chosen), ("review-better", opinion.best)):
        words = plug.move(decision.view, advice.action)
        yield say(key, move=_move(plug, advice.action), words=words, result=in_words(plug.texts, advice))
    if opinion.best.action in wanted:
        yield say("review-thumbs")


def _move(plug: Plug, action: int) -> str:
    return plug.game.write(plug.game.decode(action))


def _sum(reviewed: list[Reviewed], seat: int) -> dict[str, Any]:
    own = [one.opinion for one in reviewed if one.decision.seat == seat]
    return {
        "seat": seat,
        "decisions": len(own),
        "strong": sum(opinion.strong for opinion in own),
        "loss": sum(opinion.loss for opinion in own) / max(len(own), 1),
    }


def _facts(plug: Plug, one: Reviewed) -> dict[str, Any]:
    decision, opinion, wanted = one
    return {
        "answer": decision.number,
        "seat": decision.seat,
        "rule": plug.game.rule(decision.view),
        "answers": len(decision.legal),
        "chosen": _told(plug, decision, opinion.chosen),
        "best": _told(plug, decision, opinion.best),
        "thumbs": [_move(plug, action) for action in wanted],
        "strong": opinion.strong,
        "loss": opinion.loss,
    }


def _told(plug: Plug, decision: Decision, advice: Advice) -> dict[str, Any]:
    return {
        "move": _move(plug, advice.action),
        "text": plug.move(decision.view, advice.action),
        "tried": advice.visits,
        "mean": advice.mean,
        "low": advice.low,
        "high": advice.high,
    }
