"""`cyberdeck games`: what there is to play, for how many, how long, and with which options."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

import msgspec

from cyberdeck.cli.args import Parser
from cyberdeck.cli.deck_plug import decks_of
from cyberdeck.cli.faults import rulebook
from cyberdeck.cli.screen import Screen
from cyberdeck.kernel import registry

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context


class Choice(NamedTuple):
    """One option of a game."""

    name: str
    allowed: str
    default: str
    about: str


def arguments(parser: Parser) -> None:
    parser.common("json", "plain", "no-color", "lang")


def run(context: Context, given: Namespace) -> int:
    found = [_game(name, context.lang) for name in registry.names()]
    if given.json:
        print(json.dumps([_json(*game) for game in found], ensure_ascii=False, indent=2))
        return 0
    screen = Screen(given.plain, not given.no_color)
    text = context.texts.text
    for entry, title, choices in found:
        screen.title(f"{title} ({entry.id})")
        screen.line(text("games-players", least=entry.least, most=entry.most))
        screen.line(text("games-minutes", minutes="–".join(str(n) for n in sorted(set(entry.minutes)))))
        screen.line(text("games-play", command=f"cyberdeck play {entry.id}"))
        screen.line(text("games-options"))
        for choice in choices:
            screen.line(f"  {choice.name}={choice.default}  ({choice.allowed})", "bold")
            if choice.about:
                screen.line(f"      {choice.about}")
    return 0


def _game(name: str, lang: str) -> tuple[registry.Entry, str, list[Choice]]:
    entry = registry.find(name)
    book = rulebook(name, lang)
    return entry, book.title if book else name, choices(entry, lang)


def choices(entry: registry.Entry, lang: str) -> list[Choice]:
    """The options of a game, as they are written on a command line."""
    book = rulebook(entry.id, lang)
    defaults = msgspec.to_builtins(entry.options())
    out = []
    for name, hint in get_type_hints(entry.options, include_extras=True).items():
        key = f"option-{name}"
        allowed = f"{entry.least} … {entry.most}" if name == "players" else registry.allowed(hint)
        if registry.kind(entry, name) == "deck" and (decks := decks_of(entry.id)) is not None:
            allowed = " | ".join((*decks.BUILT_IN, allowed))
        about = book.texts.text(key) if book and book.texts.has(key) else ""
        out.append(Choice(name, allowed, written(defaults[name]), about))
    return out


def written(value: object) -> str:
    """A value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _json(entry: registry.Entry, title: str, options: list[Choice]) -> dict[str, Any]:
    return {
        "id": entry.id,
        "title": title,
        "players": [entry.least, entry.most],
        "minutes": list(entry.minutes),
        "options": [choice._asdict() for choice in options],
    }
