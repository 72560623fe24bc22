"""`cyberdeck verify`: replays a record and reports whether every action was legal and every shuffle honest."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING

import msgspec

from cyberdeck.cli import files
from cyberdeck.cli.args import Parser
from cyberdeck.cli.screen import Screen
from cyberdeck.i18n import Texts
from cyberdeck.kernel import record
from cyberdeck.kernel.record import Problem
from cyberdeck.spec import make

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context


def arguments(parser: Parser) -> None:
    parser.value("file", "help-file")
    parser.common("json", "plain", "no-color", "lang")


def run(context: Context, given: Namespace) -> int:
    kept = files.load(given.file)
    verdict = record.verify(kept, make)
    if given.json:
        facts = {"file": given.file, "game": kept.game, "sound": verdict.sound, **msgspec.to_builtins(verdict)}
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return 0 if verdict.sound else 1
    screen = Screen(given.plain, not given.no_color)
    text = context.texts.text
    screen.line(text("verify-file", file=given.file, game=kept.game))
    screen.line(text("verify-actions", count=verdict.actions))
    screen.line(text("verify-over" if verdict.over else "verify-going-on"))
    screen.line(text(f"verify-shuffle-{verdict.shuffle}"))
    screen.line(text("verify-commitment", commitment=kept.commitment))
    for problem in verdict.problems:
        screen.line(in_words(context.texts, problem), "red")
    last, style = ("verify-sound", "bold green") if verdict.sound else ("verify-unsound", "bold red")
    screen.line(text(last), style)
    return 0 if verdict.sound else 1


def in_words(texts: Texts, problem: Problem) -> str:
    facts = dict(problem.details)
    if "error" in facts:
        facts["detail"] = texts.text(str(facts["error"]), **problem.details).rstrip(".")
    return texts.text(problem.key, **facts)
