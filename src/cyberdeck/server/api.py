"""The lobby over HTTP. Interpreted. lobby.py has the structs; ROUTES is what docs/openapi.json is made from."""

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
from cyberdeck.i18n import LANGUAGES, Rulebook
from cyberdeck.i18n.catalogue import sources
from cyberdeck.kernel import record, registry
from cyberdeck.kernel.errors import BadOption, CyberdeckError
from cyberdeck.server import decks, limits, lobby
from cyberdeck.server import protocol as p
from cyberdeck.server.frames import frames
from cyberdeck.server.tables import log
from cyberdeck.server.tables.faults import BadMessage, NotYourSeat, TableError
from cyberdeck.server.tables.hall import Hall
from cyberdeck.server.tables.live import Live
from cyberdeck.server.tables.table import new_secret

Handler = Callable[[Request, Hall], Awaitable[Response]]


# What every handler needs


def answer(thing: object, status: int = 200, cache: str = "no-store") -> Response:
    return Response(msgspec.json.encode(thing), status, {"cache-control": cache}, "application/json")


def problem(wrong: CyberdeckError) -> Response:
    status = wrong.status if isinstance(wrong, TableError) else 400
    facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in wrong.facts.items()}
    return answer(lobby.Problem(wrong.key, facts), status)


def door(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Errors become answers with a key; nothing else of them goes out."""

    async def inside(request: Request) -> Response:
        try:
            request.app.state.visitors.ask(request.client.host if request.client else "")
            return await handler(request, request.app.state.hall)
        except CyberdeckError as wrong:
            return problem(wrong)

    return inside


async def body(request: Request, shape: type[Any], most: int = limits.BODY_BYTES) -> Any:
    """The request's JSON, of bounded size, as a struct."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise BadMessage(reason="length")
    try:
        return msgspec.json.decode(bytes(data), type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadMessage(reason=str(wrong)[:200]) from wrong


def found(request: Request, hall: Hall) -> Live:
    return hall.find(request.path_params["code"].upper())


def seated(request: Request, live: Live) -> int:
    """The seat whose secret came in the Authorization header."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret:
        raise NotYourSeat()
    return live.table.seat_of(secret)


def spoken(request: Request) -> str:
    return language(request.path_params["lang"])


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadOption(option="lang", value=lang[:12], allowed=" | ".join(LANGUAGES))
    return lang


# Games, rules, words


async def games(request: Request, hall: Hall) -> Response:
    """The games, and what can be chosen at a table of each."""
    return answer([describe(registry.find(name)) for name in registry.names()])


def describe(entry: registry.Entry) -> lobby.Game:
    defaults = msgspec.structs.asdict(entry.options())
    game = entry.build(entry.options())
    options = [_option(name, default, entry, game) for name, default in defaults.items() if name != "players"]
    lesson = registry.part(game, "lesson") is not None
    players = bots.names(entry.id)
    return lobby.Game(
        id=entry.id,
        least=entry.least,
        most=entry.most,
        minutes=entry.minutes,
        bots=players,
        usual=bots.USUAL,
        thinks={name: bots.seconds(name) for name in players if bots.seconds(name)},
        options=tuple(options),
        lesson=lesson,
    )


def _option(name: str, default: Any, entry: registry.Entry, game: registry.AnyGame) -> lobby.Option:
    match registry.kind(entry, name):
        case bool():
            return lobby.Option(name, "switch", default)
        case range() as span:
            return lobby.Option(name, "number", default, least=span[0], most=span[-1])
        case tuple() as choices:
            return lobby.Option(name, "choice", default, choices)
        case "deck":
            own = registry.part(game, "decks")
            return lobby.Option(name, "deck", default, () if own is None else own.BUILT_IN)


async def rules(request: Request, hall: Hall) -> Response:
    """A rulebook in one language."""
    book = Rulebook(registry.find(request.path_params["game"]).id, spoken(request))
    told = lobby.Rules(book.title, book.lead, book.chapters(), [book.rule(id) for id in book.ids()], book.glossary())
    return answer(told, cache="public, max-age=300")


async def shared_words(request: Request, hall: Hall) -> Response:
    """The texts that all games share, as Fluent."""
    return answer(lobby.Words(spoken(request), sources(spoken(request))), cache="public, max-age=300")


async def game_words(request: Request, hall: Hall) -> Response:
    """The texts of one game, as Fluent; its rulebook aside."""
    game = registry.find(request.path_params["game"]).id
    return answer(lobby.Words(spoken(request), sources(spoken(request), game)), cache="public, max-age=300")


# Decks


async def deck_cards(request: Request, hall: Hall) -> Response:
    """What decks of a game are made of, and the decks that come with it."""
    return answer(decks.about(registry.find(request.path_params["game"]).id), cache="public, max-age=300")


async def deck_check(request: Request, hall: Hall) -> Response:
    """Reads a deck: what is wrong with it, and what it promises. Nothing is kept."""
    wish: lobby.DeckWish = await body(request, lobby.DeckWish, limits.DECK_BYTES)
    game, lang = registry.find(request.path_params["game"]).id, language(wish.lang)
    return answer(await asyncio.to_thread(decks.check, game, wish.text, lang, wish.collection))


async def boosters(request: Request, hall: Hall) -> Response:
    """Opens boosters of a seed. Nothing is kept, nor does anybody know whose they are."""
    wish: lobby.BoosterWish = await body(request, lobby.BoosterWish)
    return answer(decks.unseal(registry.find(request.path_params["game"]).id, wish.seed, wish.count))


async def collection(request: Request, hall: Hall) -> Response:
    """Reads a collection that was kept as text. Nothing is kept here."""
    wish: lobby.CollectionWish = await body(request, lobby.CollectionWish, limits.DECK_BYTES)
    return answer(decks.collection(registry.find(request.path_params["game"]).id, wish.text))


# Tables


async def listing(request: Request, hall: Hall) -> Response:
    """Public tables that wait for players or can be watched."""
    return answer(hall.listed())


async def create(request: Request, hall: Hall) -> Response:
    """A new table. Nobody sits at it yet."""
    live = await hall.create(await body(request, lobby.NewTable))
    return answer(live.info(), 201)


async def lesson(request: Request, hall: Hall) -> Response:
    """A table for a first game: dealt the same every time, one seat for the learner."""
    live = await hall.lesson(request.path_params["game"])
    return answer(live.info(), 201)


async def show(request: Request, hall: Hall) -> Response:
    """A table, as everybody may know it."""
    return answer(found(request, hall).info())


async def sit(request: Request, hall: Hall) -> Response:
    """Takes a free seat. The ticket is the seat: it is told only now."""
    wish: lobby.Sit = await body(request, lobby.Sit)
    name = " ".join(wish.name.split()).lstrip("@")
    if not name or not name.isprintable():
        raise BadMessage(reason="name")
    live = found(request, hall)
    secret = new_secret()
    sat = await live.do(lambda: live.table.sit(wish.seat, name, secret, wish.entropy))
    return answer(lobby.Ticket(live.table.code, sat.seat, secret), 201)


async def leave(request: Request, hall: Hall) -> Response:
    """Gives the seat up; in the middle of a game, to a bot, until one comes back."""
    live = found(request, hall)
    seat = seated(request, live)
    if live.table.status == "playing":
        live.hand_over(seat)
    else:
        await live.do(lambda: live.table.leave(seat))
    return answer(live.info())


async def start(request: Request, hall: Hall) -> Response:
    """Deals. By anybody who sits at the table; at a table of bots alone, by anybody."""
    wish: lobby.Start = await body(request, lobby.Start)
    live = found(request, hall)
    if any(bot is None for bot in live.table.header.bots):
        seated(request, live)
    if wish.fill is not None:
        bots.find(wish.fill, live.table.header.game)
    await live.do(lambda: live.table.begin(wish.fill))
    return answer(live.info())


async def rematch(request: Request, hall: Hall) -> Response:
    """The same people in the same seats, by the same secrets, at a new table; always the same new one."""
    live = found(request, hall)
    seated(request, live)
    table = live.table
    table.record()  # over, or raises
    async with live.follow:
        if table.follows is None:
            options = {name: value for name, value in table.header.options.items() if name != "players"}
            wish = lobby.NewTable(
                table.header.game, [seat.bot for seat in table.seats], options, table.header.clock, table.header.public
            )
            people = [(number, seat) for number, seat in enumerate(table.seats) if seat.lock]
            after = await hall.create(wish, [log.Sat(number, seat.name, seat.lock, "") for number, seat in people])
            await live.do(lambda: log.Followed(after.table.code))
    return answer(hall.find(str(table.follows)).info(), 201)


async def whole(request: Request, hall: Hall) -> Response:
    """After the game, all of it: the record that `cyberdeck verify` checks."""
    return Response(record.encode(found(request, hall).table.record()), media_type="application/json")


async def picture(request: Request, hall: Hall) -> Response:
    """A QR code of the table's address."""
    out = io.BytesIO()
    address = f"{request.app.state.public_url}/t/{found(request, hall).table.code}"
    segno.make(address, micro=False).save(out, kind="svg", scale=4, border=2, dark="#000", light="#fff", xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


# Replays


async def replay(request: Request, hall: Hall) -> Response:
    """Moments of a game out of its record."""
    wish: lobby.FramesWish = await body(request, lobby.FramesWish, limits.RECORD_BYTES)
    return answer(await asyncio.to_thread(frames, wish))


class Way(NamedTuple):
    """A request that can be made: what it takes and gives, and whether with a seat's secret."""

    method: str
    path: str
    handler: Handler
    takes: Any = None
    gives: Any = None
    status: int = 200
    seat: bool = False


ONE: Final = "/api/tables/{code}"
ROUTES: Final = [
    Way("GET", "/api/games", games, gives=list[lobby.Game]),
    Way("GET", "/api/rules/{game}/{lang}", rules, gives=lobby.Rules),
    Way("GET", "/api/words/{lang}", shared_words, gives=lobby.Words),
    Way("GET", "/api/words/{lang}/{game}", game_words, gives=lobby.Words),
    Way("GET", "/api/decks/{game}", deck_cards, gives=lobby.Decks),
    Way("POST", "/api/decks/{game}/check", deck_check, lobby.DeckWish, lobby.DeckTold),
    Way("POST", "/api/decks/{game}/boosters", boosters, lobby.BoosterWish, lobby.Opened),
    Way("POST", "/api/decks/{game}/collection", collection, lobby.CollectionWish, lobby.CollectionTold),
    Way("GET", "/api/tables", listing, gives=list[lobby.Listed]),
    Way("POST", "/api/tables", create, lobby.NewTable, p.Table, 201),
    Way("POST", "/api/lessons/{game}", lesson, gives=p.Table, status=201),
    Way("GET", ONE, show, gives=p.Table),
    Way("POST", ONE + "/seats", sit, lobby.Sit, lobby.Ticket, 201),
    Way("DELETE", ONE + "/seats", leave, gives=p.Table, seat=True),
    Way("POST", ONE + "/start", start, lobby.Start, p.Table, seat=True),
    Way("POST", ONE + "/rematch", rematch, gives=p.Table, status=201, seat=True),
    Way("GET", ONE + "/record", whole, gives=record.Record),
    Way("GET", ONE + "/code.svg", picture),
    Way("POST", "/api/frames", replay, lobby.FramesWish, lobby.Frames),
]
