"""Decks, boosters and collections. Nothing is stored."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from cyberdeck.server import decks, limits, schemas
from cyberdeck.server.api.endpoint import Endpoint, json_response, language, long_work, public_response, read_body
from cyberdeck.server.tables.manager import TableManager
from cyberdeck.spec import get_spec


async def deck_cards(request: Request, manager: TableManager) -> Response:
    """The cards that decks of a game are made of, and the built-in decks."""
    return public_response(request, decks.about(get_spec(request.path_params["game"]).id))


async def check_deck(request: Request, manager: TableManager) -> Response:
    """Reads a deck: its problems and its statistics. Nothing is stored."""
    payload: schemas.CheckDeckRequest = await read_body(request, schemas.CheckDeckRequest, limits.DECK_BYTES)
    game, lang = get_spec(request.path_params["game"]).id, language(payload.lang)
    return await long_work(
        request, lambda pulse: json_response(decks.check(game, payload.text, lang, payload.collection))
    )


async def open_boosters(request: Request, manager: TableManager) -> Response:
    """Opens boosters of a seed. Nothing is stored."""
    payload: schemas.OpenBoostersRequest = await read_body(request, schemas.OpenBoostersRequest)
    return json_response(decks.open_boosters(get_spec(request.path_params["game"]).id, payload.seed, payload.count))


async def read_collection(request: Request, manager: TableManager) -> Response:
    """Reads a collection from its text. Nothing is stored."""
    payload: schemas.ReadCollectionRequest = await read_body(request, schemas.ReadCollectionRequest, limits.DECK_BYTES)
    game = get_spec(request.path_params["game"]).id
    return await long_work(request, lambda pulse: json_response(decks.collection(game, payload.text)))


DECKS: Final = "/api/decks/{game}"
ROUTES: Final = [
    Endpoint("GET", DECKS, deck_cards, response=schemas.DecksResponse),
    Endpoint("POST", DECKS + "/check", check_deck, schemas.CheckDeckRequest, schemas.DeckResponse),
    Endpoint("POST", DECKS + "/boosters", open_boosters, schemas.OpenBoostersRequest, schemas.OpenedBoosters),
    Endpoint("POST", DECKS + "/collection", read_collection, schemas.ReadCollectionRequest, schemas.CollectionResponse),
]
