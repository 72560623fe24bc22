"""Small games at an online table: what Black Hat has no short way to (committed actions, a forced pass, a reveal)."""

from __future__ import annotations

import pytest
from msgspec import Struct
from mypy_extensions import i64

from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.spec import GameSpec
from tests.kernel.kuhn import K_BET, PASS, Kuhn, KuhnState
from tests.kernel.skirmish import Skirmish
from tests.kits.plugins import install_specs


class Two(Struct, frozen=True):
    players: int = 2


class Meek(Kuhn):
    """Who is bet against can only pass."""

    id = "meek"
    pass_action = PASS

    def legal_actions_into(self, state: KuhnState, seat: i64, buffer: ActionBuffer) -> None:
        super().legal_actions_into(state, seat, buffer)
        if buffer.count and state.top.kind == K_BET and state.history.endswith("b"):
            buffer.clear()
            buffer.add(PASS)


class Whisper(Kuhn):
    """Spectators do not hear the first player."""

    id = "whisper"

    def chat_audience(self, state: KuhnState, seat: i64) -> i64:
        return 3 if seat == 0 else 7


class Mute(Kuhn):
    """Nobody hears anybody."""

    id = "mute"

    def chat_audience(self, state: KuhnState, seat: i64) -> i64:
        return 0


class Cut(Kuhn):
    """Begins with two committed actions."""

    id = "cut"

    def __init__(self) -> None:
        super().__init__(cut=True)


SPECS = [
    GameSpec(
        id=game.id,
        players=range(2, 3),
        minutes=(1, 1),
        options=Two,
        build=lambda options, game=game: game(),  # type: ignore[misc]
    )
    for game in (Kuhn, Meek, Cut, Whisper, Mute, Skirmish)
]


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plug-ins without a user interface of their own."""
    install_specs(monkeypatch, *SPECS)
