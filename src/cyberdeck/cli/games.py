"""`cyberdeck games`: what there is to play, for how many, how long, and with which options."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from cyberdeck.cli.args import Parser
from cyberdeck.cli.screen import Screen
from cyberdeck.spec import GameSpec, allowed_values, faulty_games, game_ids, get_spec, option_hints, option_kind

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
    found = [_game(name, context.lang) for name in game_ids()]
    if given.json:
        print(json.dumps([_json(*game) for game in found], ensure_ascii=False, indent=2))
        return 0
    screen = Screen(given.plain, not given.no_color)
    text = context.texts.text
    for spec, title, choices in found:
        screen.title(f"{title} ({spec.id})")
        screen.line(text("games-players", least=spec.players[0], most=spec.players[-1]))
        screen.line(text("games-minutes", minutes="–".join(str(n) for n in sorted(set(spec.minutes)))))
        screen.line(text("games-play", command=f"cyberdeck play {spec.id}"))
        screen.line(text("games-options"))
        for choice in choices:
            screen.line(f"  {choice.name}={choice.default}  ({choice.allowed})", "bold")
            if choice.about:
                screen.line(f"      {choice.about}")
    screen.lines([text("games-faulty", game=fault.game, reason=fault.reason) for fault in faulty_games()], "red")
    return 0


def _game(name: str, lang: str) -> tuple[GameSpec, str, list[Choice]]:
    spec = get_spec(name)
    return spec, spec.title(lang), choices(spec, lang)


def choices(spec: GameSpec, lang: str) -> list[Choice]:
    """The options of a game, as they are written on a command line."""
    texts = spec.texts(lang)
    defaults = msgspec.to_builtins(spec.options())
    out = []
    for name, hint in option_hints(spec).items():
        key = f"option-{name}"
        allowed = f"{spec.players[0]} … {spec.players[-1]}" if name == "players" else allowed_values(hint)
        if option_kind(spec, name) == "deck" and spec.decks is not None:
            allowed = " | ".join((*spec.decks.BUILT_IN, allowed))
        about = texts.text(key) if texts.has(key) else ""
        out.append(Choice(name, allowed, written(defaults[name]), about))
    return out


def written(value: object) -> str:
    """A value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _json(spec: GameSpec, title: str, options: list[Choice]) -> dict[str, Any]:
    return {
        "id": spec.id,
        "title": title,
        "players": [spec.players[0], spec.players[-1]],
        "minutes": list(spec.minutes),
        "options": [choice._asdict() for choice in options],
    }
