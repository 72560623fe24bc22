"""A Game made of modules: the class holds the course of the game, the modules everything else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from cyberdeck.kernel.game import Game, S, V, Worlds
from cyberdeck.kernel.wire import Event, Move
from cyberdeck.toolkit.modules import CodecModule, ExplainModule, InvariantsModule, NotationModule, ViewModule

OptionsT = TypeVar("OptionsT")
P = TypeVar("P")


class ModularGame(Game[S, V], Generic[OptionsT, P, S, V]):
    """Delegates to the modules what is not a step of the game. `params` is what the rules derive from the options.

    A game also keeps `params` under its own type: an attribute of a generic class is checked at every read.
    """

    def __init__(
        self,
        seats: i64,
        num_actions: i64,
        max_steps: i64,
        options: OptionsT,
        params: P,
        view: ViewModule[P, S, V],
        notation: NotationModule,
        explain: ExplainModule[P, V],
        codec: CodecModule[P, S],
        invariants: InvariantsModule[P, S],
    ) -> None:
        super().__init__(seats, num_actions, max_steps)
        self.options: Final = options
        self._params: Final = params
        self._view: Final = view
        self._notation: Final = notation
        self._explain: Final = explain
        self._codec: Final = codec
        self._invariants: Final = invariants

    def view(self, state: S, seat: i64) -> V:
        return self._view.view(self._params, state, seat)

    def views(self, state: S, seats: list[int]) -> list[V]:
        return self._view.views(self._params, state, seats)

    def worlds(self, view: V) -> Worlds[S]:
        return self._view.worlds(self._params, view)

    def redact(self, event: Event, seat: i64) -> Event:
        return self._view.redact(event, seat)

    def encode(self, move: Move) -> int:
        return self._notation.encode(move)

    def decode(self, action: int) -> Move:
        return self._notation.decode(action)

    def format_move(self, move: Move) -> str:
        return self._notation.format_move(move)

    def parse_move(self, text: str) -> Move:
        return self._notation.parse_move(text)

    def decision_rule(self, view: V) -> str:
        return self._explain.decision_rule(view)

    def violated_rule(self, view: V, action: int) -> str:
        return self._explain.violated_rule(self._params, view, action)

    def dump(self, state: S) -> Mapping[str, object]:
        return self._codec.dump(state)

    def load(self, data: Mapping[str, object]) -> S:
        return self._codec.load(self._params, data)

    def check_invariants(self, state: S) -> list[str]:
        return self._invariants.violations(self._params, state)
