"""Tables: created, found, joined, started, left; their records and rematches."""

from __future__ import annotations

import io
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import Response

from cyberdeck import bots
from cyberdeck.kernel import record
from cyberdeck.server import protocol as p
from cyberdeck.server import schemas
from cyberdeck.server.api.endpoint import (
    Endpoint,
    address_of,
    json_response,
    long_work,
    look_at,
    read_body,
    read_query,
    seat_of,
    session_of,
)
from cyberdeck.server.tables.bot_names import person_name
from cyberdeck.server.tables.bots_alone import BotsAlone
from cyberdeck.server.tables.manager import TableManager
from cyberdeck.server.tables.table import new_secret
from cyberdeck.server.tables.table_errors import BadMessage
from cyberdeck.spec import get_spec


async def listing(request: Request, manager: TableManager) -> Response:
    """Public tables that are open or in progress."""
    query: schemas.TableQuery = read_query(request, schemas.TableQuery)
    if query.game is not None:
        get_spec(query.game)  # raises if there is none
    return json_response(await manager.public_tables(query))


async def create(request: Request, manager: TableManager) -> Response:
    """Creates a table. Nobody has a seat yet."""
    wanted: schemas.CreateTableRequest = await read_body(request, schemas.CreateTableRequest)
    address = address_of(request)
    if None in wanted.seats:
        session = await manager.create(wanted)
    else:
        bots_alone: BotsAlone = request.app.state.bots_alone
        session = await bots_alone.create(address, lambda: manager.create(wanted))
    session.presence.address = address
    return json_response(session.presence.info(), 201)


async def lesson(request: Request, manager: TableManager) -> Response:
    """Creates a table for the tutorial: always the same deal, with one seat for the learner."""
    session = await manager.create_lesson(request.path_params["game"])
    return json_response(session.presence.info(), 201)


async def show(request: Request, manager: TableManager) -> Response:
    """A table as everybody may see it."""
    return json_response((await look_at(request, manager)).info())


async def sit(request: Request, manager: TableManager) -> Response:
    """Takes a free seat. Returns the seat's secret, this once."""
    payload: schemas.TakeSeatRequest = await read_body(request, schemas.TakeSeatRequest)
    name = person_name(payload.name)
    if not name or not name.isprintable():
        raise BadMessage(reason="name")
    session = await session_of(request, manager)
    secret = new_secret()
    sat = await session.perform(lambda: session.table.sit(payload.seat, name, secret, payload.entropy))
    return json_response(schemas.SeatTicket(session.table.code, sat.seat, secret), 201)


async def leave(request: Request, manager: TableManager) -> Response:
    """Gives the seat up; during a game, to a bot until the person comes back."""
    session = await session_of(request, manager)
    seat = seat_of(request, session)
    if session.table.status == "playing":
        session.hand_over_to_bot(seat)
    else:
        await session.perform(lambda: session.table.leave(seat))
    return json_response(session.presence.info())


async def start(request: Request, manager: TableManager) -> Response:
    """Starts the game. Needs the seat of the table's owner, unless all seats are bots'."""
    payload: schemas.StartRequest = await read_body(request, schemas.StartRequest)
    session = await session_of(request, manager)
    owner = seat_of(request, session) if any(bot is None for bot in session.table.header.bots) else None
    if payload.fill is not None:
        bots.make_bot(payload.fill, session.table.header.game)
    await session.perform(lambda: session.table.begin(payload.fill, owner))
    return json_response(session.presence.info())


async def remove(request: Request, manager: TableManager) -> Response:
    """The owner frees the seat of somebody else, before the game begins."""
    session = await session_of(request, manager)
    owner, seat = seat_of(request, session), request.path_params["seat"]
    if not seat.isdecimal():
        raise BadMessage(reason="seat")
    await session.perform(lambda: session.table.remove(owner, int(seat)))
    return json_response(session.presence.info())


async def lock(request: Request, manager: TableManager) -> Response:
    """The owner lets nobody else sit down, or lets them again."""
    payload: schemas.LockRequest = await read_body(request, schemas.LockRequest)
    session = await session_of(request, manager)
    owner = seat_of(request, session)
    await session.perform(lambda: session.table.lock(owner, payload.locked))
    return json_response(session.presence.info())


async def hand_on(request: Request, manager: TableManager) -> Response:
    """The owner makes somebody else the owner."""
    payload: schemas.OwnerRequest = await read_body(request, schemas.OwnerRequest)
    session = await session_of(request, manager)
    owner = seat_of(request, session)
    await session.perform(lambda: session.table.hand_on(owner, payload.seat))
    return json_response(session.presence.info())


async def rematch(request: Request, manager: TableManager) -> Response:
    """Creates a table with the same people and secrets in the same seats. A second request returns the same table.
    Against bots alone the game starts at once.
    """
    session = await session_of(request, manager)
    seat_of(request, session)
    return json_response((await manager.rematch(session)).presence.info(), 201)


async def game_record(request: Request, manager: TableManager) -> Response:
    """The record of a finished game, as `cyberdeck verify` checks it."""
    table = (await look_at(request, manager)).table
    made = await long_work(request, lambda pulse: record.encode(table.record()))
    return Response(made, media_type="application/json")


async def story(request: Request, manager: TableManager) -> Response:
    """How everybody stood in the course of a finished game, and what decided it."""
    code = request.path_params["code"].upper()
    return json_response(await manager.story(code, lambda work: long_work(request, work)))


async def qr_code(request: Request, manager: TableManager) -> Response:
    """A QR code of the table's address."""
    out = io.BytesIO()
    address = f"{request.app.state.public_url}/t/{(await look_at(request, manager)).table.code}"
    segno.make(address, micro=False).save(out, kind="svg", scale=4, border=2, dark="#000", light="#fff", xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


TABLE: Final = "/api/tables/{code}"
ROUTES: Final = [
    Endpoint("GET", "/api/tables", listing, response=list[schemas.TableListing], query=schemas.TableQuery),
    Endpoint("POST", "/api/tables", create, schemas.CreateTableRequest, p.TableResponse, 201),
    Endpoint("POST", "/api/lessons/{game}", lesson, response=p.TableResponse, status=201),
    Endpoint("GET", TABLE, show, response=p.TableResponse),
    Endpoint("POST", TABLE + "/seats", sit, schemas.TakeSeatRequest, schemas.SeatTicket, 201),
    Endpoint("DELETE", TABLE + "/seats", leave, response=p.TableResponse, seat=True),
    Endpoint("DELETE", TABLE + "/seats/{seat}", remove, response=p.TableResponse, seat=True),
    Endpoint("POST", TABLE + "/lock", lock, schemas.LockRequest, p.TableResponse, seat=True),
    Endpoint("POST", TABLE + "/owner", hand_on, schemas.OwnerRequest, p.TableResponse, seat=True),
    Endpoint("POST", TABLE + "/start", start, schemas.StartRequest, p.TableResponse, seat=True),
    Endpoint("POST", TABLE + "/rematch", rematch, response=p.TableResponse, status=201, seat=True),
    Endpoint("GET", TABLE + "/record", game_record, response=record.Record),
    Endpoint("GET", TABLE + "/story", story, response=schemas.StoryResponse),
    Endpoint("GET", TABLE + "/code.svg", qr_code),
]
