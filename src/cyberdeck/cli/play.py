"""`cyberdeck play`: a game against bots, new or resumed."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from cyberdeck import bots
from cyberdeck.cli import files
from cyberdeck.cli.args import Parser, number, table_options
from cyberdeck.cli.deck import sources
from cyberdeck.cli.error_messages import CliError
from cyberdeck.cli.files import BOT
from cyberdeck.cli.game_loop import GameLoop
from cyberdeck.cli.screen import Screen
from cyberdeck.cli.session import Session
from cyberdeck.kernel import record
from cyberdeck.kernel.match import Match, new_seed
from cyberdeck.spec import game_ids, get_spec, make, parse_options

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context

_NEW_ONLY = ("players", "seed", "option", "save", "name")


def arguments(parser: Parser) -> None:
    parser.value("game", "help-game")
    for flag in ("players", "seat", "bots"):
        parser.setting(f"--{flag}", f"help-play-{flag}")
    parser.setting("--option", "help-play-option", action="append")
    for flag in ("seed", "name", "resume", "save"):
        parser.setting(f"--{flag}", f"help-play-{flag}")
    parser.switch("--no-hints", key="help-play-no-hints")
    parser.common("plain", "no-color", "lang")


def run(context: Context, given: Namespace) -> int:
    screen = Screen(given.plain, not given.no_color)
    session = _resumed(given) if given.resume else _new(given, context.lang)
    spec = get_spec(session.match.game.id)
    loop = GameLoop(screen, session, spec, context.lang, bool(given.resume))
    loop.hints = not given.no_hints
    session.save()  # fails now if the file cannot be written
    options = parse_options(spec, session.options)
    warnings: list[str] = getattr(options, "warnings", list)()  # a game may warn about some of its options
    loop.notes = [loop.texts.text("play-warning", rule=rule, title=loop.rule_title(rule)) for rule in warnings]
    return loop.run()


def _new(given: Namespace, lang: str) -> Session:
    if given.game is None:
        raise CliError("error-no-game", known=", ".join(game_ids()))
    spec = get_spec(given.game)
    options = parse_options(spec, sources.with_codes(spec, table_options(given), lang))
    game = spec.build(options)
    seats = int(game.num_seats)
    seat = _seat(given, seats) or 0
    names = _bot_names(given.bots, seats, seat, spec.id)
    names[seat] = files.tidy(given.name or "")
    if names[seat].startswith(BOT):
        raise CliError("error-bad-name", name=given.name)
    seed = number(given.seed, "--seed")
    if seed is not None and seed >= 1 << 256:
        raise CliError("error-bad-number", argument="--seed", value=given.seed[:80], least=0)
    match = Match(game, new_seed() if seed is None else seed.to_bytes(32, "big"))
    path = files.new_path(given.save, spec.id)
    return Session(match, msgspec.to_builtins(options), names, seat, path, clock=seed is None)


def _resumed(given: Namespace) -> Session:
    for flag in _NEW_ONLY:
        if getattr(given, flag) is not None:
            raise CliError("error-not-together", first="--resume", second=f"--{flag}")
    kept = files.load(given.resume)
    if given.game not in (None, kept.game):
        raise CliError("error-other-game", file=given.resume, game=kept.game)
    match = record.resume(kept, make)  # checks all of it
    seats = int(match.game.num_seats)
    names = [*kept.names, *[""] * seats][:seats]
    seat = _seat(given, seats)
    people = [s for s, name in enumerate(names) if not name.startswith(BOT)]
    if seat is None:
        if len(people) != 1:
            raise CliError("error-seat-needed", seats=seats)
        seat = people[0]
    wanted = _bot_names(given.bots, seats, seat, kept.game)
    for s, name in enumerate(names):
        if s != seat and (given.bots is not None or not name.startswith(BOT)):
            names[s] = wanted[s]
    if names[seat].startswith(BOT):
        names[seat] = ""
    session = Session(match, kept.options, names, seat, Path(given.resume))
    session.replay(kept)
    session.notes = list(kept.notes)
    if names == kept.names:
        session.saved = (list(session.match.action_log), list(kept.notes))
    return session


def _seat(given: Namespace, seats: int) -> int | None:
    seat = number(given.seat, "--seat", 1)
    if seat is None:
        return None
    if seat > seats:
        raise CliError("error-bad-seat", seat=seat, seats=seats)
    return seat - 1


def _bot_names(listed: str | None, seats: int, seat: int, game: str) -> list[str]:
    """The bots of a list take the other seats in turn; a shorter list repeats."""
    wanted = [name.strip() for name in (bots.DEFAULT_BOT if listed is None else listed).split(",")]
    for name in wanted:
        bots.make_bot(name, game)  # raises if there is none
    names = [""] * seats
    others = [s for s in range(seats) if s != seat]
    for n, s in enumerate(others):
        names[s] = BOT + wanted[n % len(wanted)]
    return names
