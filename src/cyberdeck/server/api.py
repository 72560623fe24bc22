"""The lobby over HTTP. lobby.py has the structs; ROUTES is what docs/openapi.json is made from."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from cyberdeck import bots
from cyberdeck.i18n import LANGUAGES
from cyberdeck.i18n.catalogue import sources
from cyberdeck.kernel import record
from cyberdeck.kernel.errors import BadOption, CyberdeckError
from cyberdeck.server import decks, limits, schemas
from cyberdeck.server import protocol as p
from cyberdeck.server.replay import build_replay
from cyberdeck.server.tables import operations
from cyberdeck.server.tables.manager import TableManager
from cyberdeck.server.tables.session import TableSession
from cyberdeck.server.tables.table import new_secret
from cyberdeck.server.tables.table_errors import BadMessage, NoRules, NotYourSeat, TableError
from cyberdeck.spec import GameSpec, game_ids, get_spec, option_kind

Handler = Callable[[Request, TableManager], Awaitable[Response]]


# What every handler needs


def json_response(thing: object, status: int = 200, cache: str = "no-store") -> Response:
    return Response(msgspec.json.encode(thing), status, {"cache-control": cache}, "application/json")


def error_response(error: CyberdeckError) -> Response:
    status = error.status if isinstance(error, TableError) else 400
    facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in error.details.items()}
    return json_response(schemas.ErrorResponse(error.key, facts), status)


def endpoint(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Errors become answers with a key; nothing else of them goes out."""

    async def inside(request: Request) -> Response:
        try:
            request.app.state.visitors.take_request(request.client.host if request.client else "")
            return await handler(request, request.app.state.manager)
        except CyberdeckError as error:
            return error_response(error)

    return inside


async def read_body(request: Request, shape: type[Any], most: int = limits.BODY_BYTES) -> Any:
    """The request's JSON, of bounded size, as a struct."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise BadMessage(reason="length")
    try:
        return msgspec.json.decode(bytes(data), type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(reason=str(error)[:200]) from error


def session_of(request: Request, manager: TableManager) -> TableSession:
    return manager.get(request.path_params["code"].upper())


def seat_of(request: Request, session: TableSession) -> int:
    """The seat whose secret came in the Authorization header."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret:
        raise NotYourSeat()
    return session.table.seat_of(secret)


def language_of(request: Request) -> str:
    return language(request.path_params["lang"])


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadOption(option="lang", value=lang[:12], allowed=" | ".join(LANGUAGES))
    return lang


# Games, rules, words


async def games(request: Request, manager: TableManager) -> Response:
    """The games, and what can be chosen at a table of each."""
    return json_response([describe(get_spec(name)) for name in game_ids()])


def describe(spec: GameSpec) -> schemas.GameInfo:
    defaults = msgspec.structs.asdict(spec.options())
    options = [_option(name, default, spec) for name, default in defaults.items() if name != "players"]
    players = bots.bot_names(spec.id)
    return schemas.GameInfo(
        id=spec.id,
        titles={lang: spec.title(lang) for lang in LANGUAGES},
        about={lang: spec.about(lang) for lang in LANGUAGES},
        min_players=spec.players[0],
        max_players=spec.players[-1],
        minutes=spec.minutes,
        bots=players,
        default_bot=bots.DEFAULT_BOT,
        time_limits={name: bots.time_limit(name) for name in players if bots.time_limit(name)},
        options=tuple(options),
        lesson=spec.ui.lesson is not None,
    )


def _option(name: str, default: Any, spec: GameSpec) -> schemas.OptionInfo:
    match option_kind(spec, name):
        case bool():
            return schemas.OptionInfo(name, "switch", default)
        case range() as span:
            return schemas.OptionInfo(name, "number", default, min=span[0], max=span[-1])
        case tuple() as choices:
            return schemas.OptionInfo(name, "choice", default, choices)
        case "deck":
            return schemas.OptionInfo(name, "deck", default, () if spec.decks is None else spec.decks.BUILT_IN)


async def rules(request: Request, manager: TableManager) -> Response:
    """A rulebook in one language."""
    game = request.path_params["game"]
    book = get_spec(game).rulebook(language_of(request))
    if book is None:
        raise NoRules(game=game)
    response = schemas.RulesResponse(
        book.title, book.lead, book.chapters(), [book.rule(id) for id in book.ids()], book.glossary()
    )
    return json_response(response, cache="public, max-age=300")


async def shared_words(request: Request, manager: TableManager) -> Response:
    """The texts that all games share, as Fluent."""
    return json_response(
        schemas.TextsResponse(language_of(request), sources(language_of(request))), cache="public, max-age=300"
    )


async def game_words(request: Request, manager: TableManager) -> Response:
    """The texts of one game, as Fluent; its rulebook aside."""
    lang, package = language_of(request), get_spec(request.path_params["game"]).package
    return json_response(schemas.TextsResponse(lang, sources(lang, package)), cache="public, max-age=300")


# Decks


async def deck_cards(request: Request, manager: TableManager) -> Response:
    """What decks of a game are made of, and the decks that come with it."""
    return json_response(decks.about(get_spec(request.path_params["game"]).id), cache="public, max-age=300")


async def deck_check(request: Request, manager: TableManager) -> Response:
    """Reads a deck: what is wrong with it, and what it promises. Nothing is kept."""
    payload: schemas.CheckDeckRequest = await read_body(request, schemas.CheckDeckRequest, limits.DECK_BYTES)
    game, lang = get_spec(request.path_params["game"]).id, language(payload.lang)
    return json_response(await asyncio.to_thread(decks.check, game, payload.text, lang, payload.collection))


async def boosters(request: Request, manager: TableManager) -> Response:
    """Opens boosters of a seed. Nothing is kept, nor does anybody know whose they are."""
    payload: schemas.OpenBoostersRequest = await read_body(request, schemas.OpenBoostersRequest)
    return json_response(decks.open_boosters(get_spec(request.path_params["game"]).id, payload.seed, payload.count))


async def collection(request: Request, manager: TableManager) -> Response:
    """Reads a collection that was kept as text. Nothing is kept here."""
    payload: schemas.ReadCollectionRequest = await read_body(request, schemas.ReadCollectionRequest, limits.DECK_BYTES)
    return json_response(decks.collection(get_spec(request.path_params["game"]).id, payload.text))


# Tables


async def listing(request: Request, manager: TableManager) -> Response:
    """Public tables that wait for players or can be watched."""
    return json_response(manager.public_tables())


async def create(request: Request, manager: TableManager) -> Response:
    """A new table. Nobody sits at it yet."""
    session = await manager.create(await read_body(request, schemas.CreateTableRequest))
    return json_response(session.info(), 201)


async def lesson(request: Request, manager: TableManager) -> Response:
    """A table for a first game: dealt the same every time, one seat for the learner."""
    session = await manager.create_lesson(request.path_params["game"])
    return json_response(session.info(), 201)


async def show(request: Request, manager: TableManager) -> Response:
    """A table, as everybody may know it."""
    return json_response(session_of(request, manager).info())


async def sit(request: Request, manager: TableManager) -> Response:
    """Takes a free seat. The ticket is the seat: it is handed out only now."""
    payload: schemas.TakeSeatRequest = await read_body(request, schemas.TakeSeatRequest)
    name = " ".join(payload.name.split()).lstrip("@")
    if not name or not name.isprintable():
        raise BadMessage(reason="name")
    session = session_of(request, manager)
    secret = new_secret()
    sat = await session.perform(lambda: session.table.sit(payload.seat, name, secret, payload.entropy))
    return json_response(schemas.SeatTicket(session.table.code, sat.seat, secret), 201)


async def leave(request: Request, manager: TableManager) -> Response:
    """Gives the seat up; in the middle of a game, to a bot, until one comes back."""
    session = session_of(request, manager)
    seat = seat_of(request, session)
    if session.table.status == "playing":
        session.hand_over_to_bot(seat)
    else:
        await session.perform(lambda: session.table.leave(seat))
    return json_response(session.info())


async def start(request: Request, manager: TableManager) -> Response:
    """Deals. By anybody who sits at the table; at a table of bots alone, by anybody."""
    payload: schemas.StartRequest = await read_body(request, schemas.StartRequest)
    session = session_of(request, manager)
    if any(bot is None for bot in session.table.header.bots):
        seat_of(request, session)
    if payload.fill is not None:
        bots.make_bot(payload.fill, session.table.header.game)
    await session.perform(lambda: session.table.begin(payload.fill))
    return json_response(session.info())


async def rematch(request: Request, manager: TableManager) -> Response:
    """The same people in the same seats, by the same secrets, at a new table; always the same new one."""
    session = session_of(request, manager)
    seat_of(request, session)
    table = session.table
    table.record()  # over, or raises
    async with session.rematch_lock:
        if table.rematch is None:
            options = {name: value for name, value in table.header.options.items() if name != "players"}
            payload = schemas.CreateTableRequest(
                table.header.game, [seat.bot for seat in table.seats], options, table.header.clock, table.header.public
            )
            people = [(number, seat) for number, seat in enumerate(table.seats) if seat.secret_hash]
            after = await manager.create(
                payload, [operations.SeatClaimed(number, seat.name, seat.secret_hash, "") for number, seat in people]
            )
            await session.perform(lambda: operations.RematchCreated(after.table.code))
    return json_response(manager.get(str(table.rematch)).info(), 201)


async def whole(request: Request, manager: TableManager) -> Response:
    """After the game, all of it: the record that `cyberdeck verify` checks."""
    return Response(record.encode(session_of(request, manager).table.record()), media_type="application/json")


async def picture(request: Request, manager: TableManager) -> Response:
    """A QR code of the table's address."""
    out = io.BytesIO()
    address = f"{request.app.state.public_url}/t/{session_of(request, manager).table.code}"
    segno.make(address, micro=False).save(out, kind="svg", scale=4, border=2, dark="#000", light="#fff", xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


# Replays


async def replay(request: Request, manager: TableManager) -> Response:
    """Moments of a game out of its record."""
    payload: schemas.ReplayRequest = await read_body(request, schemas.ReplayRequest, limits.RECORD_BYTES)
    return json_response(await asyncio.to_thread(build_replay, payload))


class Endpoint(NamedTuple):
    """A request that can be made: what it takes and gives, and whether with a seat's secret."""

    method: str
    path: str
    handler: Handler
    request: Any = None
    response: Any = None
    status: int = 200
    seat: bool = False


TABLE: Final = "/api/tables/{code}"
ROUTES: Final = [
    Endpoint("GET", "/api/games", games, response=list[schemas.GameInfo]),
    Endpoint("GET", "/api/rules/{game}/{lang}", rules, response=schemas.RulesResponse),
    Endpoint("GET", "/api/words/{lang}", shared_words, response=schemas.TextsResponse),
    Endpoint("GET", "/api/words/{lang}/{game}", game_words, response=schemas.TextsResponse),
    Endpoint("GET", "/api/decks/{game}", deck_cards, response=schemas.DecksResponse),
    Endpoint("POST", "/api/decks/{game}/check", deck_check, schemas.CheckDeckRequest, schemas.DeckResponse),
    Endpoint("POST", "/api/decks/{game}/boosters", boosters, schemas.OpenBoostersRequest, schemas.OpenedBoosters),
    Endpoint(
        "POST", "/api/decks/{game}/collection", collection, schemas.ReadCollectionRequest, schemas.CollectionResponse
    ),
    Endpoint("GET", "/api/tables", listing, response=list[schemas.TableListing]),
    Endpoint("POST", "/api/tables", create, schemas.CreateTableRequest, p.TableResponse, 201),
    Endpoint("POST", "/api/lessons/{game}", lesson, response=p.TableResponse, status=201),
    Endpoint("GET", TABLE, show, response=p.TableResponse),
    Endpoint("POST", TABLE + "/seats", sit, schemas.TakeSeatRequest, schemas.SeatTicket, 201),
    Endpoint("DELETE", TABLE + "/seats", leave, response=p.TableResponse, seat=True),
    Endpoint("POST", TABLE + "/start", start, schemas.StartRequest, p.TableResponse, seat=True),
    Endpoint("POST", TABLE + "/rematch", rematch, response=p.TableResponse, status=201, seat=True),
    Endpoint("GET", TABLE + "/record", whole, response=record.Record),
    Endpoint("GET", TABLE + "/code.svg", picture),
    Endpoint("POST", "/api/frames", replay, schemas.ReplayRequest, schemas.ReplaySteps),
]
