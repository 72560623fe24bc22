"""What every endpoint shares: bounded JSON in, JSON out, errors by key, the seat of a secret."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cyberdeck.i18n import LANGUAGES
from cyberdeck.kernel.errors import BadOption, CyberdeckError
from cyberdeck.server import limits, schemas
from cyberdeck.server.store.rows import StoreError
from cyberdeck.server.tables.manager import TableManager
from cyberdeck.server.tables.presence import Presence
from cyberdeck.server.tables.session import TableSession
from cyberdeck.server.tables.table_errors import BadMessage, Moved, NoSuchTable, NotYourSeat, TableError
from cyberdeck.server.work import LongWork, Pulse
from cyberdeck.server.zipped import takes_gzip, zipped

Handler = Callable[[Request, TableManager], Awaitable[Response]]
Done = TypeVar("Done")
GUESSES: Final = (NoSuchTable, NotYourSeat)  # a wrong code, a wrong secret
CACHED = "public, max-age=300"  # for what changes only with a new release


class Endpoint(NamedTuple):
    """One request of the API: what it takes, in its body and behind the ? of its address, what it returns, and whether
    it needs the secret of a seat.
    """

    method: str
    path: str
    handler: Handler
    request: Any = None
    response: Any = None
    status: int = 200
    seat: bool = False
    query: Any = None


def json_response(thing: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(thing), status, {"cache-control": "no-store"}, "application/json")


def public_response(request: Request, thing: object) -> Response:
    """What is the same for everybody, and changes only with a new release."""
    body, headers = msgspec.json.encode(thing), {"cache-control": CACHED, "vary": "accept-encoding"}
    if takes_gzip(request.headers):
        body, headers["content-encoding"] = zipped(body), "gzip"
    return Response(body, 200, headers, "application/json")


def error_response(error: CyberdeckError, status: int | None = None) -> Response:
    """With the status of the error unless another is given."""
    status = status or (error.status if isinstance(error, TableError | StoreError) else 400)
    details = {name: value if isinstance(value, int) else str(value) for name, value in error.details.items()}
    return json_response(schemas.ErrorResponse(error.key, details), status)


def endpoint(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Turns errors into responses with a key. No other detail of an error is sent."""

    async def inside(request: Request) -> Response:
        rate_limiter: limits.RateLimiter = request.app.state.rate_limiter
        try:
            rate_limiter.take_request(address_of(request))
            return await handler(request, request.app.state.manager)
        except Moved as moved:
            response = error_response(moved)
            there = request.url.include_query_params(at=moved.details["to"])
            response.headers["location"] = f"{there.path}?{there.query}"
            response.headers["connection"] = "close"  # whoever accepts the next one sees where it belongs
            return response
        except CyberdeckError as error:
            if isinstance(error, GUESSES):
                rate_limiter.guessed(address_of(request))
            return error_response(error)

    return inside


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def long_work(request: Request, work: Callable[[Pulse], Done]) -> Done:
    """What takes long, in turn and off the event loop."""
    here: LongWork = request.app.state.work
    return await here.run(address_of(request), work)


async def read_body(request: Request, shape: type[Any], most: int = limits.BODY_BYTES) -> Any:
    """The request's JSON, decoded as a struct. Its size is bounded."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise BadMessage(reason="length")
    try:
        return msgspec.json.decode(bytes(data), type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(reason=str(error)[:200]) from error


def read_query(request: Request, shape: type[Any]) -> Any:
    """What stands behind the ? of the address, as a struct."""
    try:
        return msgspec.convert(dict(request.query_params), shape, strict=False)
    except msgspec.ValidationError as error:
        raise BadMessage(reason=str(error)[:200]) from error


async def look_at(request: Request, manager: TableManager) -> Presence:
    """A table to be read only."""
    return await manager.look(request.path_params["code"].upper())


async def session_of(request: Request, manager: TableManager) -> TableSession:
    return await manager.get(request.path_params["code"].upper())


def seat_of(request: Request, session: TableSession) -> int:
    """The seat whose secret is in the Authorization header."""
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
