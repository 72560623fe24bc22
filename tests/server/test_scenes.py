"""The scenes of one moment, written together, are what each reader would have been given alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.server.tables.presenter import SceneBuilder
from cyberdeck.spec import get_spec, make

EVERYTHING = {"board": "expert", "tracer": True, "modules": 3, "secret_asset": True, "celebrity": True}
TABLES: list[dict[str, Any]] = [{"players": 4}, {"players": 2, "celebrity": True}, {"players": 5, **EVERYTHING}]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: str(options["players"]))
def test_scenes_together_are_those_of_each_alone(options: dict[str, Any]) -> None:
    game, rng = make("blackhat", options), FastRng(5)
    module = get_spec(game.id).ui.scene
    assert module is not None
    match = Match(game, bytes(32))
    match.start()
    while True:
        watched, *views = match.views([SPECTATOR, *range(game.num_seats)])
        scenes = SceneBuilder(game, watched)
        for view in (watched, *views):
            alone = msgspec.json.encode(module.scene(game, view))
            assert msgspec.json.decode(scenes.for_view(view) or b"") == msgspec.json.decode(alone)
        if match.is_over:
            break
        seat = match.players_to_act[0]
        legal = match.legal_actions(seat)
        match.submit(seat, legal[rng.below(len(legal))])
