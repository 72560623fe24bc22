"""`cyberdeck arena`: bots against each other in many games, with ratings and results by pair."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from cyberdeck import bots
from cyberdeck.cli.arena.summary import Progress, show
from cyberdeck.cli.args import PROG, Parser, number, table_options
from cyberdeck.cli.deck import sources
from cyberdeck.cli.error_messages import CliError
from cyberdeck.cli.screen import Screen
from cyberdeck.lab import export, results
from cyberdeck.lab.arena import Outcome
from cyberdeck.lab.arena import run as play
from cyberdeck.lab.schedule import Plan, Schedule, plan
from cyberdeck.lab.tally import Tally, tally
from cyberdeck.spec import game_ids, get_spec

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context

GAMES, SEED = 200, 1  # defaults
QUICK = ("random", "greedy", "easy", "medium")  # the default bots: the others are slow
MOST_GAMES, MOST_SEED = 1_000_000, 2**62
INTERRUPTED = 130


def arguments(parser: Parser) -> None:
    parser.value("game", "help-game")
    for flag in ("bots", "games", "jobs", "seed"):
        parser.setting(f"--{flag}", f"help-arena-{flag}")
    parser.setting("--players", "help-play-players")
    parser.setting("--option", "help-play-option", action="append")
    for flag in ("out", "resume", "csv", "parquet"):
        parser.setting(f"--{flag}", f"help-arena-{flag}")
    parser.switch("--timing", key="help-arena-timing")
    parser.common("json", "plain", "no-color", "lang")


def run(context: Context, given: Namespace) -> int:
    screen = Screen(given.plain, not given.no_color)
    jobs = number(given.jobs, "--jobs", 1) or os.cpu_count() or 1
    _check_exports(given)
    path, wanted = _resumed(given, context.lang) if given.resume else _new(given, context.lang)
    schedule = Schedule(wanted)
    outcomes = _read(path, schedule) if given.resume else []
    said = sys.stderr if given.json else sys.stdout
    try:
        with Progress(context.texts, wanted.games, len(outcomes), given.plain, not given.no_color) as progress:
            for outcome in _play(schedule, outcomes, jobs, path):
                outcomes.append(outcome)
                progress.advance()
    except KeyboardInterrupt:
        shown = context.texts.text(
            "arena-interrupted", done=len(outcomes), games=wanted.games, command=f"{PROG} arena --resume {path}"
        )
        print(shown, file=said)
        return INTERRUPTED
    _export(given, schedule, outcomes)
    found = tally(schedule, outcomes)
    if given.json:
        print(json.dumps(facts(schedule, found, given.timing), ensure_ascii=False, indent=2))
    else:
        show(screen, context.texts, schedule, found)
    print(context.texts.text("arena-kept", file=str(path)), file=said)
    return 0


def facts(schedule: Schedule, found: Tally, timing: bool) -> dict[str, object]:
    """The same for the same plan; with `timing`, also what differs from run to run."""
    out = {
        **msgspec.to_builtins(schedule.plan),
        "seats": schedule.seats,
        "blocks": schedule.blocks,
        "mirrored": schedule.mirrors > 1,
        **msgspec.to_builtins(found),
    }
    if not timing:
        del out["timing"]
    return out


def _new(given: Namespace, lang: str) -> tuple[Path, Plan]:
    if given.game is None:
        raise CliError("error-no-game", known=", ".join(game_ids()))
    wanted = _plan(given, lang, None)
    stem = f"cyberdeck-arena-{wanted.game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, n = Path(given.out or f"{stem}.jsonl"), 1
    while given.out is None and path.exists():
        n += 1
        path = Path(f"{stem}-{n}.jsonl")
    try:
        results.create(path, wanted)
    except FileExistsError:
        raise CliError("error-arena-exists", argument="--out", file=str(path)) from None
    except OSError as error:
        raise _unwritten(path, "--out", error) from None
    return path, wanted


def _resumed(given: Namespace, lang: str) -> tuple[Path, Plan]:
    """Options that are not given come from the file; given ones must match it."""
    if given.out is not None:
        raise CliError("error-not-together", first="--resume", second="--out")
    path = Path(given.resume)
    try:
        found = results.read_plan(path)
    except FileNotFoundError:
        raise CliError("error-file-missing", file=given.resume) from None
    except OSError as error:
        raise CliError("error-file-read", file=given.resume, detail=error.strerror or "") from None
    if given.game not in (None, found.game):
        raise results.PlanMismatch(file=given.resume, what="game", found=found.game, wanted=given.game)
    results.check_plan(path, found, _plan(given, lang, found))
    return path, found


def _plan(given: Namespace, lang: str, found: Plan | None) -> Plan:
    game = found.game if found else given.game
    spec = get_spec(game)
    if found and given.players is None and not given.option:
        options: dict[str, object] = dict(found.options)
    else:
        options = sources.with_codes(spec, table_options(given), lang)
    listed = found.bots if found else [name for name in bots.bot_names(game) if name in QUICK]
    if given.bots is not None:
        listed = [name.strip() for name in given.bots.split(",")]
    if len(listed) < 2 or len(set(listed)) < len(listed):
        raise CliError("error-arena-bots", known=",".join(bots.bot_names(game)))
    games = _number(given.games, "--games", 1, MOST_GAMES, found.games if found else GAMES)
    seed = _number(given.seed, "--seed", 0, MOST_SEED, found.seed if found else SEED)
    return plan(game, options, listed, games, seed)


def _number(text: str | None, flag: str, least: int, most: int, otherwise: int) -> int:
    value = number(text, flag, least)
    if value is None:
        value = otherwise
    if not least <= value <= most:
        raise CliError("error-arena-most", argument=flag, most=str(most))
    return value


def _read(path: Path, schedule: Schedule) -> list[Outcome]:
    try:
        return results.read(path, schedule)
    except OSError as error:
        raise _unwritten(path, "--resume", error) from None


def _play(schedule: Schedule, outcomes: list[Outcome], jobs: int, path: Path) -> Iterable[Outcome]:
    """Plays the games that are left; each is written before it is shown."""
    done = {outcome.game for outcome in outcomes}
    left = [game for game in range(schedule.plan.games) if game not in done]
    with results.ResultWriter(path) as kept:
        for outcome in play(schedule, left, min(jobs, 4 * (os.cpu_count() or 1))):
            try:
                kept.add(outcome)
            except OSError as error:
                raise _unwritten(path, "--out", error) from None
            yield outcome


def _check_exports(given: Namespace) -> None:
    """Checks the exports before the games, not after them."""
    for flag in ("csv", "parquet"):
        name = getattr(given, flag)
        if name is None:
            continue
        path = Path(name)
        if path.exists():
            raise CliError("error-arena-exists", argument=f"--{flag}", file=name)
        if not path.parent.is_dir():
            raise CliError("error-arena-write", argument=f"--{flag}", file=name, detail=os.strerror(2))
    if given.parquet is not None and not export.can_parquet():
        raise CliError("error-arena-parquet", command="pip install 'cyberdeck[parquet]'")


def _export(given: Namespace, schedule: Schedule, outcomes: list[Outcome]) -> None:
    for flag, write in (("csv", export.write_csv), ("parquet", export.write_parquet)):
        name = getattr(given, flag)
        if name is not None:
            try:
                write(Path(name), export.rows(schedule, outcomes))
            except OSError as error:
                raise _unwritten(Path(name), f"--{flag}", error) from None


def _unwritten(path: Path, flag: str, error: OSError) -> CliError:
    return CliError("error-arena-write", argument=flag, file=str(path), detail=error.strerror or "")
