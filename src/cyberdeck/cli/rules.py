"""`cyberdeck rules`: the rulebook of a game: one rule, a chapter, a search, the contents, or everything as Markdown."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from typing import TYPE_CHECKING

import msgspec

from cyberdeck.cli.args import Parser
from cyberdeck.cli.error_messages import CliError
from cyberdeck.cli.screen import Screen
from cyberdeck.i18n import Chapter, Rule, Rulebook
from cyberdeck.spec import game_ids, get_spec

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context

_ID = re.compile(r"(?:[A-Za-z]+-)?\d+(?:[.-]\d+)*")


def arguments(parser: Parser) -> None:
    parser.value("game", "help-game")
    parser.value("words", "help-rules-words", nargs="*")
    parser.switch("--markdown", key="help-markdown")
    parser.common("json", "plain", "no-color", "lang")


def run(context: Context, given: Namespace) -> int:
    if given.game is None:
        raise CliError("error-no-game", known=", ".join(game_ids()))
    book = get_spec(given.game).rulebook(context.lang)
    if book is None:
        raise CliError("error-no-rules", game=given.game)
    screen = Screen(given.plain, not given.no_color)
    if given.markdown:
        print(book.markdown(), end="")
        return 0
    if not given.words:
        return _contents(book, screen, given.json)
    wanted = " ".join(given.words)
    if _ID.fullmatch(wanted):
        return _one(book, screen, wanted, given.json)
    found = book.search(wanted)
    if given.json:
        print(json.dumps([msgspec.to_builtins(book.rule(rule)) for rule in found], ensure_ascii=False, indent=2))
    elif found:
        show_rules(book, screen, found)
    else:
        screen.line(context.texts.text("rulebook-nothing-found", words=wanted))
    return 0 if found else 1


def _contents(book: Rulebook, screen: Screen, as_json: bool) -> int:
    if as_json:
        chapters = [
            {"id": c.id, "title": c.title, "rules": {rule: book.rule(rule).title for rule in c.rules}}
            for c in book.chapters()
        ]
        print(json.dumps({"title": book.title, "lead": book.lead, "chapters": chapters}, ensure_ascii=False, indent=2))
        return 0
    screen.title(book.title)
    screen.line(book.lead)
    for chapter in book.chapters():
        screen.gap()
        screen.line(f"{chapter.id} {chapter.title}", "bold")
        for rule in chapter.rules:
            screen.line(f"  {rule} {book.rule(rule).title}")
    return 0


def _one(book: Rulebook, screen: Screen, wanted: str, as_json: bool) -> int:
    chapter = chapter_of(book, wanted)
    if as_json:
        found: Chapter | Rule = book.rule(wanted) if chapter is None else chapter
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=2))
    elif chapter is None:
        show_rule(book, screen, book.rule(wanted))
    else:
        screen.title(f"{chapter.id} {chapter.title}")
        if chapter.intro:
            screen.line(chapter.intro)
        for rule in chapter.rules:
            show_rule(book, screen, book.rule(rule))
    return 0


def chapter_of(book: Rulebook, wanted: str) -> Chapter | None:
    """`XX-5`, `xx-5` and `5` are a chapter."""
    exact = wanted.strip().upper().removeprefix(f"{book.prefix}-")
    return next((chapter for chapter in book.chapters() if chapter.id == f"{book.prefix}-{exact}"), None)


def show_rule(book: Rulebook, screen: Screen, rule: Rule) -> None:
    """A rule with the provenance of each of its parts."""
    screen.gap()
    screen.line(f"{rule.id} {rule.title}", "bold")
    for provenance, text in rule.parts:
        mark = book.texts.text(f"rulebook-mark-{provenance}")
        screen.line(f"[{mark}] {text}", "yellow" if provenance == "reconstructed" else "")
    if rule.examples:
        screen.line(book.texts.text("rulebook-examples", count=len(rule.examples)), "bold")
        for example in rule.examples:
            screen.line(example.text)


def show_rules(book: Rulebook, screen: Screen, found: list[str], most: int = 3) -> None:
    """The results of a search: the best in full, the others by title."""
    for rule in found[:most]:
        show_rule(book, screen, book.rule(rule))
    if len(found) > most:
        screen.gap()
        screen.line(book.texts.text("rules-more", count=len(found) - most), "bold")
        screen.lines(f"  {rule} {book.rule(rule).title}" for rule in found[most:])


def look_up(book: Rulebook, screen: Screen, wanted: str) -> None:
    """At a table: the rules for an id or words, or a message that there are none."""
    if _ID.fullmatch(wanted):
        _one(book, screen, wanted, False)
        return
    found = book.search(wanted)
    if found:
        show_rules(book, screen, found, 1)
    else:
        screen.line(book.texts.text("rulebook-nothing-found", words=wanted))
