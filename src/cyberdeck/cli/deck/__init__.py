"""`cyberdeck deck`: checks a deck, shows it, starts a new one, gives its statistics; and boosters (boosters.py)."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from cyberdeck.cli.args import Parser
from cyberdeck.cli.deck import boosters, collection, sources, summary
from cyberdeck.cli.deck.lookup import the_decks, titled, with_boosters, with_decks
from cyberdeck.cli.error_messages import CliError
from cyberdeck.cli.screen import Screen
from cyberdeck.components.catalogue import Catalogue
from cyberdeck.components.decks import Deck, DeckProblem
from cyberdeck.doors import Decks
from cyberdeck.i18n import Texts
from cyberdeck.spec import get_spec

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context

OF_BOOSTERS = {"open": boosters.open_boosters, "odds": boosters.show_odds, "collection": boosters.show_collection}
ACTIONS = ("check", "show", "new", "stats", *OF_BOOSTERS)


def arguments(parser: Parser) -> None:
    parser.value("action", "help-deck-action")
    parser.value("file", "help-deck-file")
    parser.setting("--game", "help-deck-game")
    for flag in ("boosters", "seed", "starter"):
        parser.setting(f"--{flag}", f"help-deck-{flag}")
    parser.setting("--collection", "help-deck-collection", nargs="?", const="")
    for flag in ("reset", "yes"):
        parser.switch(f"--{flag}", key=f"help-deck-{flag}")
    parser.switch("--force", key="help-force")
    parser.common("json", "plain", "no-color", "lang")


def run(context: Context, given: Namespace) -> int:
    if given.action not in ACTIONS:
        near = get_close_matches(given.action or "", ACTIONS, 1)
        raise CliError("error-deck-action", known=" | ".join(near or ACTIONS))
    if given.action in OF_BOOSTERS:
        return OF_BOOSTERS[given.action](context, given)
    if given.action == "new":
        return _new(context, given)
    decks, text = sources.find(given.file, given.game)
    known = titled(decks, context.lang)
    deck, problems = decks.read(text, known)
    texts = get_spec(decks.GAME).texts(context.lang)
    screen = Screen(given.plain, not given.no_color)
    if given.action == "check":
        missing = None if given.collection is None else _missing(given.collection, decks, deck, known)
        return _check(screen, texts, given, decks, deck, problems, missing)
    if problems:
        print("\n".join(_report(texts, problems)), file=sys.stderr)
        return 2
    show = summary.show if given.action == "show" else summary.stats
    show(screen, texts, decks, known, deck, given.json)
    return 0


def _missing(wanted: str, decks: Decks, deck: Deck, known: Catalogue) -> Sequence[DeckProblem]:
    """The cards of a deck that are not in the collection."""
    collecting = get_spec(decks.GAME).boosters
    if collecting is None:
        raise CliError("error-no-boosters", game=decks.GAME, known=with_boosters(None)[0].GAME)
    own = collection.load(collection.place(wanted, decks.GAME), collecting, needed=bool(wanted))
    return collecting.missing(deck, dict(own.cards), known)


def _check(
    screen: Screen,
    texts: Texts,
    given: Namespace,
    decks: Decks,
    deck: Deck,
    problems: Sequence[DeckProblem],
    missing: Sequence[DeckProblem] | None,
) -> int:
    """0 for a deck that can be played and, if a collection is given, built from it; 1 for any other: a negative result,
    not a mistake on the command line.
    """
    code = 1 if problems or missing else 0
    if given.json:
        facts = {"file": given.file, "game": decks.GAME, "name": deck.name, "size": deck.size, "code": deck.code}
        facts |= {"problems": [_json(texts, p) for p in problems]}
        if missing is not None:
            facts |= {"missing": [_json(texts, p) for p in missing]}
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return code
    screen.lines(_report(texts, problems))
    if problems:
        screen.line(texts.text("deck-check-bad", count=len(problems)), "bold red")
    else:
        screen.line(texts.text("deck-check-good", count=deck.size, game=decks.GAME), "bold green")
    if missing:
        screen.lines(texts.text(p.key, **p.details) for p in missing)
        count = sum(int(p.details["missing"]) for p in missing)
        screen.line(texts.text("collection-lacks", count=count), "bold red")
    elif missing is not None:
        screen.line(texts.text("collection-has"), "bold green")
    if not problems:
        screen.line(texts.text("deck-code", code=deck.code))
    return code


def _report(texts: Texts, problems: Sequence[DeckProblem]) -> list[str]:
    """What is wrong where, and how to fix it."""
    out = []
    for problem in problems:
        said = texts.text(problem.key, **problem.details)
        out.append(texts.text("deck-check-line", line=problem.line, text=said) if problem.line else said)
        out.append(f"    {texts.attribute(problem.key, 'next', **problem.details)}")
    return out


def _json(texts: Texts, problem: DeckProblem) -> dict[str, Any]:
    said = texts.text(problem.key, **problem.details)
    fix = texts.attribute(problem.key, "next", **problem.details)
    return {"line": problem.line, "key": problem.key, "facts": dict(problem.details), "text": said, "next": fix}


def _new(context: Context, given: Namespace) -> int:
    """The first built-in deck, with comments, as a start."""
    names = with_decks() if given.game is None else [given.game]
    decks = sources.one_of([the_decks(name) for name in names])
    if not given.file:
        raise CliError("error-no-deck-file")
    known = titled(decks, context.lang)
    text = _starting(get_spec(decks.GAME).texts(context.lang), decks, known)
    if given.file == sources.STDIN:
        print(text, end="")
        return 0
    sources.write(given.file, text, given.force)
    print(context.texts.text("deck-new-written", file=given.file, command=f"cyberdeck deck check {given.file}"))
    return 0


def _starting(texts: Texts, decks: Decks, known: Catalogue) -> str:
    """Every card of the game: those of the deck, and the others as comments."""
    deck = decks.sound(decks.built_in(decks.BUILT_IN[0]), known)
    own = dict(deck.cards)
    lines = [f"// {line}" for line in texts.attribute("deck-new", "lines").splitlines()]
    lines += [f"game: {decks.GAME}", f"name: {texts.text('deck-new-name')}"]
    for kind in dict.fromkeys(card.kind for card in known.cards):
        lines += ["", f"// {texts.get(f'kind-{kind}', kind)}"]
        for card in known.cards:
            if card.kind == kind:
                count = own.get(card.number, 0)
                lines.append(f"{count or '// 1'} {known.title(card)}  // #{card.number}")
    return "\n".join(lines) + "\n"
