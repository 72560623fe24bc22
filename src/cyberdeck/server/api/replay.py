"""The steps of a recorded game."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from cyberdeck.server import limits, schemas
from cyberdeck.server.api.endpoint import Endpoint, json_response, long_work, read_body
from cyberdeck.server.replay import build_replay
from cyberdeck.server.tables.manager import TableManager


async def replay(request: Request, manager: TableManager) -> Response:
    """The steps of a game, from its record."""
    payload: schemas.ReplayRequest = await read_body(request, schemas.ReplayRequest, limits.RECORD_BYTES)
    return await long_work(request, lambda pulse: json_response(build_replay(payload, pulse)))


ROUTES: Final = [Endpoint("POST", "/api/replay", replay, schemas.ReplayRequest, schemas.ReplaySteps)]
