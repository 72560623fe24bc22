"""`cyberdeck replay`: shows a recorded game as one seat knew it, as a spectator saw it, or with everything revealed."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

import msgspec

from cyberdeck.cli import files, review
from cyberdeck.cli.args import Parser, number
from cyberdeck.cli.error_messages import CliError
from cyberdeck.cli.game_ui import GameUI
from cyberdeck.cli.notebook import note_line, shown_notes, truths
from cyberdeck.cli.result import show_result
from cyberdeck.cli.screen import Screen
from cyberdeck.kernel import record
from cyberdeck.kernel.errors import WrongVersion
from cyberdeck.kernel.game import CHANCE, SPECTATOR
from cyberdeck.kernel.match import Match, Step
from cyberdeck.kernel.record import Note, Record
from cyberdeck.spec import get_spec, make

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context

_REVIEW_ONLY = ("budget", "seed")
EVERYTHING = None  # whose eyes: a seat, SPECTATOR, or no secrets at all


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
            raise CliError("error-only-with", argument=f"--{flag}", other="--review")
    kept = files.load(given.file)
    try:
        played = list(record.replay(kept, make))  # checks all of it before anything is shown
    except WrongVersion:
        return _show_past(context, given, kept)
    steps = [step for _, step in played]
    match = record.new_match(kept, make)
    over = bool(played) and played[-1][0].is_over
    eyes = _eyes(given, int(match.game.num_seats), over)
    texts = get_spec(kept.game).texts(context.lang)
    names = files.seat_names(kept.names, int(match.game.num_seats), texts)
    ui = GameUI(match.game, names, texts)
    if given.review:
        return review.run(given, kept, ui, eyes if given.seat else None, over)
    notes = shown_notes(kept, int(match.game.num_seats), over, eyes)
    if given.json:
        print(json.dumps(_json(kept, match, ui, steps, eyes, notes), ensure_ascii=False, indent=2))
        return 0
    screen = Screen(given.plain, not given.no_color)
    screen.title(texts.text("replay-title", game=kept.game, players=", ".join(ui.names)))
    screen.line(ui.terminal.goal(), "bold")
    screen.line(texts.text("play-commitment", commitment=kept.commitment))
    screen.line(texts.text("replay-eyes", eyes=_eyes_name(eyes), number=(eyes or 0) + 1))
    truth = truths(ui, played[-1][0]) if notes else []
    shown = [(note.actions, note_line(ui, note, truth)) for note in notes]
    _show(screen, ui, match, steps, eyes, given.step, shown)
    if match.is_over:
        screen.gap()
        show_result(screen, ui, match, kept.commitment, kept.seed)
    else:
        screen.line(texts.text("replay-unfinished"))
    return 0


def _show_past(context: Context, given: Namespace, kept: Record) -> int:
    """A game whose rules have changed since, by the events in its record."""
    game, steps = record.past_steps(kept, make)
    if given.review:
        raise WrongVersion(what=kept.game, found=kept.version, ours=game.version)
    eyes = _eyes(given, int(game.num_seats), kept.result is not None)
    texts = get_spec(kept.game).texts(context.lang)
    ui = GameUI(game, files.seat_names(kept.names, int(game.num_seats), texts), texts)
    narrator = ui.narrator()
    lines = []
    for step in steps:
        events = [event if eyes is EVERYTHING else game.redact(event, eyes) for event in step.events]
        lines.append([ui.log_line(shown) for shown in narrator.narrate(events)])
    if given.json:
        facts = {"game": kept.game, "version": kept.version, "names": ui.names, "eyes": _eyes_name(eyes)}
        print(json.dumps({**facts, "result": kept.result, "log": lines}, ensure_ascii=False, indent=2))
        return 0
    screen = Screen(given.plain, not given.no_color)
    screen.title(texts.text("replay-title", game=kept.game, players=", ".join(ui.names)))
    screen.line(texts.text("replay-changed", found=kept.version, ours=game.version))
    screen.line(texts.text("replay-eyes", eyes=_eyes_name(eyes), number=(eyes or 0) + 1))
    screen.log(line for shown in lines for line in shown)
    if kept.result is None:
        screen.line(texts.text("replay-unfinished"))
    return 0


def _eyes(given: Namespace, seats: int, over: bool) -> int | None:
    seat = number(given.seat, "--seat", 1)
    if given.all and seat is not None:
        raise CliError("error-not-together", first="--seat", second="--all")
    if seat is not None:
        if seat > seats:
            raise CliError("error-bad-seat", seat=seat, seats=seats)
        return seat - 1
    return EVERYTHING if given.all or over else SPECTATOR


def _eyes_name(eyes: int | None) -> str:
    return "all" if eyes is EVERYTHING else "spectator" if eyes == SPECTATOR else "seat"


def _seen(match: Match, step: Step, eyes: int | None) -> list[Any]:
    return list(step.events) if eyes is EVERYTHING else match.redacted_events([step], eyes)


def _show(
    screen: Screen,
    ui: GameUI,
    match: Match,
    steps: list[Step],
    eyes: int | None,
    pause: bool,
    notes: list[tuple[int, str]],
) -> None:
    """Chance outcomes are combined with the action before them. `notes`: the number of actions before each, and its
    text.
    """
    narrator = ui.narrator()
    events: list[Any] = []
    for n, step in enumerate(steps):
        events += _seen(match, step, eyes)
        match.replay_action(step.seat, step.action)
        if n + 1 < len(steps) and steps[n + 1].seat == CHANCE:
            continue
        screen.log(ui.log_line(shown) for shown in narrator.narrate(events))
        events = []
        screen.lines([line for written, line in notes if written <= n + 1], "yellow")
        notes = [note for note in notes if note[0] > n + 1]
        if pause and not match.is_over:
            view = match.view(SPECTATOR if eyes is None else eyes)
            _table(screen, ui, view)
            if eyes is EVERYTHING:
                for seat in range(int(match.game.num_seats)):
                    screen.line(ui.names[seat], "bold")
                    screen.lines(ui.terminal.describe_hand(match.view(seat)))
            if screen.ask(ui.texts.text("replay-prompt")) == "q":
                return


def _table(screen: Screen, ui: GameUI, view: Any) -> None:
    if screen.plain:
        screen.lines(ui.terminal.describe(view, False))
    else:
        screen.gap()
        screen.draw(ui.terminal.table(view, screen.width))


def _json(
    kept: Record, match: Match, ui: GameUI, steps: list[Step], eyes: int | None, notes: list[Note]
) -> dict[str, Any]:
    """Actions are included only if nothing is hidden; what a seat may know of them is in the events."""
    narrator = ui.narrator()
    shown = []
    for step in steps:
        events = _seen(match, step, eyes)
        item: dict[str, Any] = {"events": msgspec.to_builtins(events)}
        if eyes is EVERYTHING:
            item |= {"seat": step.seat, "action": step.action}
        item["text"] = [ui.log_line(words) for words in narrator.narrate(events)]
        shown.append(item)
    return {
        "game": kept.game,
        "version": kept.version,
        "options": kept.options,
        "names": ui.names,
        "commitment": kept.commitment,
        "eyes": _eyes_name(eyes),
        "seat": eyes if eyes is not None and eyes >= 0 else None,
        "result": kept.result,
        "steps": shown,
        "notes": msgspec.to_builtins(notes),
    }
