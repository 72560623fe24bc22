"""The modules of a `ModularGame`. A module that defines these functions fits; it need not name the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeVar

from cyberdeck.kernel.game import S, V, Worlds
from cyberdeck.kernel.wire import Event, Move

P_contra = TypeVar("P_contra", contravariant=True)  # the game's RuleParams
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class ViewModule(Protocol[P_contra, S, V]):
    """view.py: the only door out of a State, and the way back in."""

    def view(self, params: P_contra, state: S, seat: int, /) -> V: ...
    def views(self, params: P_contra, state: S, seats: list[int], /) -> list[V]: ...
    def worlds(self, params: P_contra, view: V, /) -> Worlds[S]: ...
    def redact(self, event: Event, seat: int, /) -> Event: ...


class NotationModule(Protocol):
    """notation.py: moves as action ids and as text."""

    def encode(self, move: Move, /) -> int: ...
    def decode(self, action: int, /) -> Move: ...
    def format_move(self, move: Move, /) -> str: ...
    def parse_move(self, text: str, /) -> Move: ...


class ExplainModule(Protocol[P_contra, V_contra]):
    """explain.py: the rules behind decisions and refusals."""

    def decision_rule(self, view: V_contra, /) -> str: ...
    def violated_rule(self, params: P_contra, view: V_contra, action: int, /) -> str: ...


class CodecModule(Protocol[P_contra, S]):
    """codec.py: a state as JSON data and back."""

    def dump(self, state: S, /) -> Mapping[str, object]: ...
    def load(self, params: P_contra, data: Mapping[str, object], /) -> S: ...


class InvariantsModule(Protocol[P_contra, S_contra]):
    """invariants.py: a slow recount of a state."""

    def violations(self, params: P_contra, state: S_contra, /) -> list[str]: ...
