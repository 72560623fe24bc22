"""The lobby over HTTP, by subject. The structs are in schemas.py; docs/openapi.json is generated from ROUTES."""

from __future__ import annotations

from typing import Final

from cyberdeck.server.api import decks, games, replay, tables
from cyberdeck.server.api.endpoint import Endpoint

__all__ = ["ROUTES", "Endpoint"]

ROUTES: Final[list[Endpoint]] = [*games.ROUTES, *decks.ROUTES, *tables.ROUTES, *replay.ROUTES]
