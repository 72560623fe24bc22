"""`cyberdeck games`: what there is to play, for how many, how long, and with which options."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

import msgspec

from cyberdeck.cli.args import Parser
from cyberdeck.cli.deck.types import decks_of
from cyberdeck.cli.error_messages import rulebook
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
    found = [_game(name, context.lang) for name in registry.game_ids()]
    if given.json:
        print(json.dumps([_json(*game) for game in found], ensure_ascii=False, indent=2))
        return 0
    screen = Screen(given.plain, not given.no_color)
    text = context.texts.text
    for spec, title, choices in found:
        screen.title(f"{title} ({spec.id})")
        screen.line(text("games-players", least=spec.min_players, most=spec.max_players))
        screen.line(text("games-minutes", minutes="–".join(str(n) for n in sorted(set(spec.minutes)))))
        screen.line(text("games-play", command=f"cyberdeck play {spec.id}"))
        screen.line(text("games-options"))
        for choice in choices:
            screen.line(f"  {choice.name}={choice.default}  ({choice.allowed})", "bold")
            if choice.about:
                screen.line(f"      {choice.about}")
    return 0


def _game(name: str, lang: str) -> tuple[registry.GameSpec, str, list[Choice]]:
    spec = registry.get_spec(name)
    book = rulebook(name, lang)
    return spec, book.title if book else name, choices(spec, lang)


def choices(spec: registry.GameSpec, lang: str) -> list[Choice]:
    """The options of a game, as they are written on a command line."""
    book = rulebook(spec.id, lang)
    defaults = msgspec.to_builtins(spec.options())
    out = []
    for name, hint in get_type_hints(spec.options, include_extras=True).items():
        key = f"option-{name}"
        allowed = f"{spec.min_players} … {spec.max_players}" if name == "players" else registry.allowed_values(hint)
        if registry.option_kind(spec, name) == "deck" and (decks := decks_of(spec.id)) is not None:
            allowed = " | ".join((*decks.BUILT_IN, allowed))
        about = book.texts.text(key) if book and book.texts.has(key) else ""
        out.append(Choice(name, allowed, written(defaults[name]), about))
    return out


def written(value: object) -> str:
    """A value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _json(spec: registry.GameSpec, title: str, options: list[Choice]) -> dict[str, Any]:
    return {
        "id": spec.id,
        "title": title,
        "players": [spec.min_players, spec.max_players],
        "minutes": list(spec.minutes),
        "options": [choice._asdict() for choice in options],
    }
