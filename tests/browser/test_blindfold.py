"""Whole games by ear and keyboard: the accessibility tree is read, keys are pressed, nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.blindfold import Blindfolded
from tests.browser.conftest import Invite
from tests.browser.table import sit
from tests.server.house import House

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "blackhat": (2, {"players": 3, "round_limit": 1}),
    "lokalka": (3, {"players": 4, "round_limit": 3}),
    "cybershield": (1, {"turn_limit": 3}),
    "kiberrubezh": (1, {"turn_limit": 3}),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_blindfold(invite: Invite, house: House, game: str) -> None:
    bots, options = GAMES[game]
    ada = invite(game=game, width=1280, height=800)
    code = sit(ada, house, game, bots, options, bot="easy")
    seats = house.good("GET", f"/api/tables/{code}")["seats"]
    texts = ada.texts
    names = [texts.text(seat["name"][1:]) if seat["name"].startswith("@") else seat["name"] for seat in seats]
    blind = Blindfolded(ada, names[1:])
    blind.play(seconds=10, most=3)
    assert blind.my_turn()
    told = blind.where()
    assert all(name in told for name in names[1:]), told
    assert len(blind.look_round()) >= 3
    blind.play(seconds=10, most=12)
    blind.look_round(4)
    over = blind.play(seconds=60)
    assert over is not None, f"{blind.decisions} decisions, the last: {blind.asked[-3:]}"
    assert blind.faults == []
    assert len(blind.read_large) >= 3
    why = over.text.removeprefix(over.name).strip()
    assert len(why.split()) >= 5
    assert all(name in over.text for name in names)
    assert all(any(name in line for line in blind.heard) for name in names[1:])
