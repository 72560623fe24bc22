"""`main`: picks the language, finds the command, shows every error as text."""

from __future__ import annotations

import os
import sys
import traceback
from argparse import Namespace
from collections.abc import Sequence
from difflib import get_close_matches
from typing import NamedTuple, Protocol

from cyberdeck.cli import admin, arena, config, deck, games, play, replay, rules, serve, verify, version
from cyberdeck.cli.args import PROG, Parser, take_language
from cyberdeck.cli.error_messages import ERRORS, CliError, describe_error
from cyberdeck.cli.screen import ready_streams
from cyberdeck.i18n import Rulebook, Texts, UnknownLanguage, pick_language
from cyberdeck.spec import game_ids, get_spec


class Context(NamedTuple):
    lang: str
    texts: Texts  # the shared ones


class Command(Protocol):
    """The interface of a command's module."""

    def arguments(self, parser: Parser, /) -> None: ...

    def run(self, context: Context, given: Namespace, /) -> int: ...


COMMANDS: dict[str, Command] = {
    "play": play,
    "serve": serve,
    "admin": admin,
    "config": config,
    "replay": replay,
    "verify": verify,
    "rules": rules,
    "games": games,
    "deck": deck,
    "arena": arena,
}
DEBUG = "CYBERDECK_DEBUG"  # if set, internal errors show a traceback


def main(argv: Sequence[str] | None = None) -> int:
    ready_streams()
    given = sys.argv[1:] if argv is None else list(argv)
    wanted, rest = take_language(given)
    try:
        lang = pick_language(wanted, os.environ)
    except UnknownLanguage as error:
        return _fail(Texts(pick_language(None, os.environ)), error, None)
    texts = Texts(lang)
    try:
        return _run(Context(lang, texts), rest)
    except ERRORS as error:
        return _fail(texts, error, _book(rest, lang))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader is gone: stay quiet, also at exit
        return 0
    except (KeyboardInterrupt, EOFError):
        return 0
    except Exception as error:
        if os.environ.get(DEBUG):
            traceback.print_exc()
        return _fail(texts, error, None)


def _run(context: Context, argv: list[str]) -> int:
    if not argv or argv[0].startswith("-"):
        return _top(context, argv)
    command = COMMANDS.get(argv[0])
    if command is None:
        near = get_close_matches(argv[0], COMMANDS, 1)
        raise CliError("error-unknown-command", command=argv[0][:80], near=near[0] if near else "--help")
    parser = Parser(context.texts, argv[0])
    command.arguments(parser)
    given = parser.read(argv[1:])
    if given.help:
        print(parser.format_help(), end="")
        return 0
    return command.run(context, given)


def _top(context: Context, argv: list[str]) -> int:
    parser = Parser(context.texts, "")
    parser.switch("--version", key="help-version")
    parser.common("json", "lang")
    given = parser.read(argv)
    if given.version:
        return version.run(context, given)
    text = context.texts.text
    print(f"{text('help-usage')} {PROG} {text('help-command')} …\n\n{context.texts.attribute('help-top', 'about')}\n")
    print(f"{text('help-commands')}:")
    for name in COMMANDS:
        print(f"  {name:<10}{text(f'help-{name}')}")
    print(f"\n{text('help-options')}:")
    for flags, key in (("-h, --help", "help-help"), ("--version", "help-version"), ("--json", "help-json")):
        print(f"  {flags:<14}{text(key)}")
    print(f"  {'--lang ' + context.texts.attribute('help-lang', 'value'):<14}{text('help-lang')}")
    print(f"\n{text('help-examples')}:")
    for line in context.texts.attribute("help-examples", "lines").splitlines():
        print(f"  {line}")
    return 0


def _book(argv: list[str], lang: str) -> Rulebook | None:
    """The rulebook of the named game, for errors that name one of its rules."""
    named = [word for word in argv[1:2] if word in game_ids()]
    return get_spec(named[0]).rulebook(lang) if named else None


def _fail(texts: Texts, error: Exception, book: Rulebook | None) -> int:
    lines = describe_error(texts, error, book)
    print(f"{PROG}: " + "\n".join(lines), file=sys.stderr)
    return 2
