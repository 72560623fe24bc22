"""Games, their rulebooks and their texts."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from cyberdeck import bots
from cyberdeck.i18n import LANGUAGES
from cyberdeck.i18n.catalogue import sources
from cyberdeck.i18n.option_words import OptionWords
from cyberdeck.server import schemas
from cyberdeck.server.api.endpoint import Endpoint, json_response, language_of, public_response
from cyberdeck.server.tables.manager import TableManager
from cyberdeck.server.tables.table_errors import NoRules
from cyberdeck.spec import GameSpec, game_ids, get_spec


async def games(request: Request, manager: TableManager) -> Response:
    """The games, and the options of each."""
    # The first time all of them are loaded, which takes a while.
    return await asyncio.to_thread(lambda: json_response([describe(get_spec(name)) for name in game_ids()]))


def describe(spec: GameSpec) -> schemas.GameInfo:
    players = bots.bot_names(spec.id)
    return schemas.GameInfo(
        id=spec.id,
        titles={lang: spec.title(lang) for lang in LANGUAGES},
        kinds={lang: spec.kind(lang) for lang in LANGUAGES},
        about={lang: spec.about(lang) for lang in LANGUAGES},
        min_players=spec.players[0],
        max_players=spec.players[-1],
        minutes=spec.minutes,
        bots=players,
        default_bot=bots.DEFAULT_BOT,
        time_limits={name: bots.time_limit(name) for name in players if bots.time_limit(name)},
        options=tuple(option for option in spec.describe_options() if option.name != "players"),
        presets=spec.presets,
        conflicts=spec.conflicts,
        lesson=spec.ui.lesson is not None,
    )


async def rules(request: Request, manager: TableManager) -> Response:
    """A rulebook in one language."""
    game = request.path_params["game"]
    book = get_spec(game).rulebook(language_of(request))
    if book is None:
        raise NoRules(game=game)
    words = OptionWords(book)
    response = schemas.RulesResponse(book.title, book.lead, words.chapters(), words.rules(), book.glossary())
    return public_response(request, response)


async def shared_texts(request: Request, manager: TableManager) -> Response:
    """The texts that all games share, as Fluent."""
    return public_response(request, schemas.TextsResponse(language_of(request), sources(language_of(request))))


async def game_texts(request: Request, manager: TableManager) -> Response:
    """The texts of one game, as Fluent, without its rulebook."""
    lang, package = language_of(request), get_spec(request.path_params["game"]).package
    return public_response(request, schemas.TextsResponse(lang, sources(lang, package)))


ROUTES: Final = [
    Endpoint("GET", "/api/games", games, response=list[schemas.GameInfo]),
    Endpoint("GET", "/api/rules/{game}/{lang}", rules, response=schemas.RulesResponse),
    Endpoint("GET", "/api/texts/{lang}", shared_texts, response=schemas.TextsResponse),
    Endpoint("GET", "/api/texts/{lang}/{game}", game_texts, response=schemas.TextsResponse),
]
