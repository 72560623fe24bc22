"""`cyberdeck verify`: plays a record again and tells whether every answer was legal and every shuffle honest."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from typing import TYPE_CHECKING

import msgspec

from cyberdeck.cli import files
from cyberdeck.cli.args import Parser
from cyberdeck.cli.screen import Screen
from cyberdeck.i18n import Texts
from cyberdeck.kernel import record

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context

# What kernel.record says of a problem, and our words for it. What is not listed is quoted as it is.
_PROBLEMS = (
    (r"the seed is not the one committed to", "verify-seed"),
    (r"answer (?P<answer>\d+): the seed does not give .*", "verify-dice"),
    (r"the snapshot is not the state after its answers", "verify-snapshot"),
    (r"the result is (?P<ours>.*), not (?P<theirs>.*)", "verify-result"),
    (r".*answer (?P<answer>\d+): error-illegal-move \(move='(?P<move>.*)', rule='(?P<rule>.*)'\).*", "verify-illegal"),
    (r".*answer (?P<answer>\d+): (?P<detail>.*)['\"]\)", "verify-answer"),
)


def arguments(parser: Parser) -> None:
    parser.value("file", "help-file")
    parser.common("json", "plain", "no-color", "lang")


def run(context: Context, given: Namespace) -> int:
    kept = files.load(given.file)
    verdict = record.verify(kept)
    if given.json:
        facts = {"file": given.file, "game": kept.game, "sound": verdict.sound, **msgspec.to_builtins(verdict)}
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return 0 if verdict.sound else 1
    screen = Screen(given.plain, not given.no_color)
    text = context.texts.text
    screen.line(text("verify-file", file=given.file, game=kept.game))
    screen.line(text("verify-answers", count=verdict.answers))
    screen.line(text("verify-over" if verdict.over else "verify-going-on"))
    screen.line(text(f"verify-shuffle-{verdict.shuffle}"))
    screen.line(text("verify-commitment", commitment=kept.commitment))
    for problem in verdict.problems:
        screen.line(in_words(context.texts, problem), "red")
    last, style = ("verify-sound", "bold green") if verdict.sound else ("verify-unsound", "bold red")
    screen.line(text(last), style)
    return 0 if verdict.sound else 1


def in_words(texts: Texts, problem: str) -> str:
    for pattern, key in _PROBLEMS:
        found = re.fullmatch(pattern, problem, re.DOTALL)
        if found is not None:
            facts: dict[str, str | int] = dict(found.groupdict())
            if "answer" in facts:
                facts["answer"] = int(facts["answer"]) + 1  # people count from one
            if "detail" in facts:
                facts["detail"] = _error(texts, str(facts["detail"]))
            return texts.text(key, **facts)
    return texts.text("verify-other", detail=problem)


def _error(texts: Texts, written: str) -> str:
    """An error as str() writes it, `key (name='fact', ...)`, in words."""
    key, _, facts = written.partition(" ")
    if not texts.has(key):
        return written
    return texts.text(key, **dict(re.findall(r"(\w+)=[\\'\"]*([^'\",)\\]*)", facts))).rstrip(".")
