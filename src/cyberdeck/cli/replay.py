"""`cyberdeck replay`: a recorded game again, from what one seat knew, what a watcher saw, or with everything shown."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

import msgspec

from cyberdeck.cli import files, review
from cyberdeck.cli.args import Parser, number
from cyberdeck.cli.faults import Fault
from cyberdeck.cli.notebook import note_line, shown_notes, truths
from cyberdeck.cli.plug import Plug
from cyberdeck.cli.result import show_result
from cyberdeck.cli.screen import Screen
from cyberdeck.i18n import Texts
from cyberdeck.kernel import record
from cyberdeck.kernel.game import CHANCE, WATCHER
from cyberdeck.kernel.match import Match, Step
from cyberdeck.kernel.record import Note, Record

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context

_REVIEW_ONLY = ("budget", "seed")
EVERYTHING = None  # whose eyes: a seat, WATCHER, or no secrets at all


def arguments(parser: Parser) -> None:
    parser.value("file", "help-file")
    parser.setting("--seat", "help-replay-seat")
    parser.switch("--all", key="help-replay-all")
    parser.switch("--step", key="help-replay-step")
    parser.switch("--review", key="help-replay-review")
    for flag in _REVIEW_ONLY:
        parser.setting(f"--{flag}", f"help-replay-{flag}")
    parser.common("json", "plain", "no-color", "lang")


def run(context: Context, given: Namespace) -> int:
    for flag in _REVIEW_ONLY:
        if getattr(given, flag) is not None and not given.review:
            raise Fault("error-only-with", argument=f"--{flag}", other="--review")
    kept = files.load(given.file)
    played = list(record.replay(kept))  # the whole of it is sound before anything is shown
    steps = [step for _, step in played]
    match = record.blank(kept)
    over = bool(played) and played[-1][0].over
    eyes = _eyes(given, int(match.game.seats), over)
    texts = Texts(context.lang, kept.game)
    names = files.seat_names(kept.names, int(match.game.seats), texts)
    plug = Plug(match.game, names, texts)
    if given.review:
        return review.run(given, kept, plug, eyes if given.seat else None, over)
    notes = shown_notes(kept, int(match.game.seats), over, eyes)
    if given.json:
        print(json.dumps(_json(kept, match, plug, steps, eyes, notes), ensure_ascii=False, indent=2))
        return 0
    screen = Screen(given.plain, not given.no_color)
    screen.title(texts.text("replay-title", game=kept.game, players=", ".join(plug.names)))
    screen.line(plug.terminal.goal(), "bold")
    screen.line(texts.text("play-commitment", commitment=kept.commitment))
    screen.line(texts.text("replay-eyes", eyes=_eyes_name(eyes), number=(eyes or 0) + 1))
    truth = truths(plug, played[-1][0]) if notes else []
    told = [(note.answers, note_line(plug, note, truth)) for note in notes]
    _show(screen, plug, match, steps, eyes, given.step, told)
    if match.over:
        screen.gap()
        show_result(screen, plug, match, kept.commitment, kept.seed)
    else:
        screen.line(texts.text("replay-unfinished"))
    return 0


def _eyes(given: Namespace, seats: int, over: bool) -> int | None:
    seat = number(given.seat, "--seat", 1)
    if given.all and seat is not None:
        raise Fault("error-not-together", first="--seat", second="--all")
    if seat is not None:
        if seat > seats:
            raise Fault("error-bad-seat", seat=seat, seats=seats)
        return seat - 1
    return EVERYTHING if given.all or over else WATCHER


def _eyes_name(eyes: int | None) -> str:
    return "all" if eyes is EVERYTHING else "watcher" if eyes == WATCHER else "seat"


def _seen(match: Match, step: Step, eyes: int | None) -> list[Any]:
    return list(step.events) if eyes is EVERYTHING else match.seen([step], eyes)


def _show(
    screen: Screen,
    plug: Plug,
    match: Match,
    steps: list[Step],
    eyes: int | None,
    pause: bool,
    notes: list[tuple[int, str]],
) -> None:
    """Chance answers card by card: its steps are told together with the answer before them. `notes`: after how many
    answers, and what.
    """
    teller = plug.teller()
    events: list[Any] = []
    for n, step in enumerate(steps):
        events += _seen(match, step, eyes)
        match.force(step.seat, step.action)
        if n + 1 < len(steps) and steps[n + 1].seat == CHANCE:
            continue
        screen.told(plug.say(told) for told in teller.tell(events))
        events = []
        screen.lines([line for written, line in notes if written <= n + 1], "yellow")
        notes = [note for note in notes if note[0] > n + 1]
        if pause and not match.over:
            view = match.view(WATCHER if eyes is None else eyes)
            _table(screen, plug, view)
            if eyes is EVERYTHING:
                for seat in range(int(match.game.seats)):
                    screen.line(plug.names[seat], "bold")
                    screen.lines(plug.terminal.hand_facts(match.view(seat)))
            if screen.ask(plug.texts.text("replay-prompt")) == "q":
                return


def _table(screen: Screen, plug: Plug, view: Any) -> None:
    if screen.plain:
        screen.lines(plug.terminal.facts(view, False))
    else:
        screen.gap()
        screen.draw(plug.terminal.table(view, screen.width))


def _json(
    kept: Record, match: Match, plug: Plug, steps: list[Step], eyes: int | None, notes: list[Note]
) -> dict[str, Any]:
    """Answers themselves only when nothing is hidden: what a seat may know of them is in the events."""
    teller = plug.teller()
    told = []
    for step in steps:
        events = _seen(match, step, eyes)
        item: dict[str, Any] = {"events": msgspec.to_builtins(events)}
        if eyes is EVERYTHING:
            item |= {"seat": step.seat, "answer": step.action}
        item["text"] = [plug.say(words) for words in teller.tell(events)]
        told.append(item)
    return {
        "game": kept.game,
        "version": kept.version,
        "options": kept.options,
        "names": plug.names,
        "commitment": kept.commitment,
        "eyes": _eyes_name(eyes),
        "seat": eyes if eyes is not None and eyes >= 0 else None,
        "result": kept.result,
        "steps": told,
        "notes": msgspec.to_builtins(notes),
    }
