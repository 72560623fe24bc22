"""`cyberdeck games`: what there is to play, for how many, how long, and with which options."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any, NamedTuple

from cyberdeck.cli.args import Parser
from cyberdeck.cli.screen import Screen
from cyberdeck.spec import GameSpec, faulty_games, game_ids, get_spec

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context


class Choice(NamedTuple):
    """One option of a game."""

    name: str
    allowed: str
    default: str
    about: str
    rule: str


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
            if choice.about or choice.rule:
                screen.line(f"      {choice.about} ({choice.rule})" if choice.rule else f"      {choice.about}")
    screen.lines([text("games-faulty", game=fault.game, reason=fault.reason) for fault in faulty_games()], "red")
    return 0


def _game(name: str, lang: str) -> tuple[GameSpec, str, list[Choice]]:
    spec = get_spec(name)
    return spec, spec.title(lang), choices(spec, lang)


def choices(spec: GameSpec, lang: str) -> list[Choice]:
    """The options of a game, as they are written on a command line."""
    texts = spec.texts(lang)
    return [
        Choice(
            option.name,
            option.allowed(),
            written(option.default),
            texts.text(f"option-{option.name}") if texts.has(f"option-{option.name}") else "",
            option.rule,
        )
        for option in spec.describe_options()
    ]


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
