"""The server as an ASGI application: routes, security headers, origin check, the page's files."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cyberdeck.server import api, chores, logs, schemas, websocket
from cyberdeck.server.addresses import ForwardedMiddleware
from cyberdeck.server.api.endpoint import endpoint, error_response, json_response
from cyberdeck.server.hosts import HostMiddleware
from cyberdeck.server.limits import Limits, RateLimiter
from cyberdeck.server.metrics import CONTENT_TYPE, Metrics, may_read
from cyberdeck.server.request_ids import HEADER, RequestIdMiddleware
from cyberdeck.server.settings import ServerSettings
from cyberdeck.server.store import SqliteStore, Store, open_store
from cyberdeck.server.tables.bots_alone import BotsAlone
from cyberdeck.server.tables.clock import Pace
from cyberdeck.server.tables.manager import TableManager
from cyberdeck.server.tables.table_errors import BadMessage, NoSuchAddress, NotAllowed, TooFast, TooMany
from cyberdeck.server.thinking.thinkers import Processes, Thinker
from cyberdeck.server.work import LongWork
from cyberdeck.server.workers.owners import Alone, Owners
from cyberdeck.server.zipped import SUFFIX, takes_gzip

PAGE: Final = Path(__file__).parent / "page"  # built from web/ with the package
PATHS: Final = (  # addresses of the page
    *("/", "/t/{code}", "/rules/{game}", "/replay", "/replay/{code}"),
    *("/learn/{game}", "/decks/{game}", "/new/{game}", "/tables", "/gallery", "/gallery/{name}"),
)
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}


class SecurityMiddleware:
    """Sets headers on every response. Refuses sockets and changing requests that come from another site's page. Every
    request and socket has its line in the log.
    """

    def __init__(self, app: ASGIApp, origin: str, metrics: Metrics) -> None:
        self.app = app
        self.origin = origin
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        foreign, began, status = self._foreign(scope), time.monotonic(), 0
        if scope["type"] == "websocket":
            if foreign:
                await send({"type": "websocket.close"})
            else:
                await self.app(scope, receive, send)
            spent = round(time.monotonic() - began, 3)
            logs.log_event("socket", path=logs.without_code(scope["path"]), refused=foreign, seconds=spent)
            return

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
            await send(message)

        inside = (
            json_response(schemas.ErrorResponse(BadMessage.key, {"reason": "origin"}), 403) if foreign else self.app
        )
        await inside(scope, receive, with_headers)
        spent = time.monotonic() - began
        self.metrics.requested(scope, status, spent)
        logs.log_event(
            "request",
            method=scope["method"],
            path=logs.without_code(scope["path"]),
            status=status,
            ms=round(1000 * spent, 1),
        )

    def _foreign(self, scope: Scope) -> bool:
        """Browsers send the origin of the page. Other programs send none, and no page can trick them."""
        headers = dict(scope["headers"])
        origin: str = headers.get(b"origin", b"").decode("latin-1")
        if not origin or (scope["type"] == "http" and scope["method"] in ("GET", "HEAD")):
            return False
        host = headers.get(b"host", b"").decode("latin-1")
        try:
            return origin != self.origin and urlsplit(origin).netloc != str(host)
        except ValueError:
            return True


def create_app(
    database: Store | Path | str,
    public_url: str,
    pace: Pace | None = None,
    limits: Limits | None = None,
    thinker: Callable[[], Thinker] = Processes,
    settings: ServerSettings | None = None,
    name: str = "",
) -> Starlette:
    """`database`: a store, or the address of one that is opened when the application starts. `thinker` makes the place
    where bots think. `name`: of this worker among those that share the database.
    """
    rates, decided, metrics = limits or Limits(), settings or ServerSettings(), Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(database) if isinstance(database, Path | str) else database
        app.state.store = store
        store.watch = metrics
        thinking = thinker()
        thinking.start()
        app.state.thinker = thinking
        app.state.manager = TableManager(store, pace or Pace(), thinking, owners_of(store, name), metrics)
        await app.state.manager.owners.start(app.state.manager.lose_all)
        await app.state.manager.resume()
        logs.log_event("ready", tables=app.state.manager.count_by_status()["playing"])
        tasks = [
            asyncio.create_task(chores.daily(app.state.manager, store, decided)),
            asyncio.create_task(metrics.watch_loop()),
        ]
        yield
        for task in tasks:
            task.cancel()
        app.state.work.close()
        await app.state.manager.drain()
        app.state.manager.close()
        await app.state.manager.owners.stop()
        await thinking.close()
        await store.aclose()
        logs.log_event("stopped")

    async def health(request: Request) -> Response:
        return PlainTextResponse("ok")

    async def ready(request: Request) -> Response:
        """Whether this server can take moves: whether they can be written down."""
        fault, state = app.state.store.fault, app.state.manager.owners.state
        if state != "owning":
            return PlainTextResponse(f"this worker is {state}", 503)
        return PlainTextResponse(
            "ready" if fault is None else f"nothing can be written: {fault}", 200 if fault is None else 503
        )

    async def metrics_text(request: Request) -> Response:
        if not may_read(request, decided.metrics_token):
            return error_response(NotAllowed())
        state = app.state
        text = await metrics.text(state.manager, state.store, state.rate_limiter, state.thinker)
        return Response(text, media_type=CONTENT_TYPE)

    async def failed(request: Request, error: Exception) -> Response:
        response = json_response(schemas.ErrorResponse("error-internal", {"detail": "500"}), 500)
        response.headers.update(HEADERS)  # no middleware sees this response
        response.headers[HEADER] = request.scope["request_id"]
        return response

    async def page(request: Request) -> Response:
        return index(200)

    async def refused(request: Request, error: Exception) -> Response:
        """Nothing is at the address, or not with this method. The page itself says so where a person may look."""
        assert isinstance(error, HTTPException)
        path = request.url.path
        reads = request.method in ("GET", "HEAD") and error.status_code == 404
        if reads and path != "/api" and not path.startswith(("/api/", "/ws/", "/assets/")):
            return index(404)
        wrong = NoSuchAddress() if error.status_code == 404 else BadMessage(reason="method")
        response = error_response(wrong, error.status_code)
        response.headers.update(error.headers or {})
        return response

    routes = [
        Route("/health", health),
        Route("/ready", ready),
        Route("/metrics", metrics_text),
        *(Route(route.path, endpoint(route.handler), methods=[route.method]) for route in api.ROUTES),
        WebSocketRoute("/ws/{code}", TableSockets()),
        Mount("/assets", PageFiles(directory=PAGE / "assets", check_dir=False)),
        *(Route(path, page) for path in PATHS),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={Exception: failed, HTTPException: refused})
    app.add_middleware(HostMiddleware, public_url=public_url, names=decided.hosts)
    app.add_middleware(SecurityMiddleware, origin=public_url, metrics=metrics)
    app.add_middleware(ForwardedMiddleware, trusted=decided.trusted_proxies)
    app.add_middleware(RequestIdMiddleware, trusted=decided.trusted_proxies)
    app.state.public_url = public_url
    app.state.rate_limiter = RateLimiter(rates)
    app.state.work = LongWork(rates)
    app.state.bots_alone = BotsAlone(rates.tables_of_bots)
    return app


def owners_of(store: Store, name: str) -> Owners:
    """A shared database has several workers, any other one."""
    if isinstance(store, SqliteStore):
        return Alone(store)
    from cyberdeck.server.store.postgres import PostgresStore
    from cyberdeck.server.workers.among import Among

    assert isinstance(store, PostgresStore)
    return Among(store, name or f"{socket.gethostname()}-{os.getpid()}")


def index(status: int) -> Response:
    """The page, which shows what its address says."""
    if not (PAGE / "index.html").is_file():
        return PlainTextResponse("This package was built without its page; see CONTRIBUTING.md.", 404)
    return FileResponse(PAGE / "index.html", status, headers={"cache-control": "no-cache"})


class TableSockets:
    """The sockets of tables, without a framework between them and the web server."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state, client = scope["app"].state, scope.get("client")
        address = client[0] if client else ""
        rate_limiter: RateLimiter = state.rate_limiter
        try:
            rate_limiter.take_request(address)
            rate_limiter.enter(address)
        except (TooFast, TooMany) as error:
            await error_response(error)(scope, receive, send)
            return
        try:
            await websocket.serve(scope, receive, send, state.manager, rate_limiter, address)
        finally:
            rate_limiter.leave(address)


class PageFiles(StaticFiles):
    """The page's files; their names change with their content. A package built without the page has none. Beside some
    of them lies a compressed copy.
    """

    async def check_config(self) -> None:
        pass

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await self._zipped(path, scope) or await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        response.headers["vary"] = "accept-encoding"
        return response

    async def _zipped(self, path: str, scope: Scope) -> Response | None:
        if not takes_gzip(Headers(scope=scope)):
            return None
        try:
            response = await super().get_response(path + SUFFIX, scope)
        except HTTPException:
            return None
        response.headers["content-encoding"] = "gzip"
        return response
