"""The short way to write a game: a state that copies and saves itself, and a rulebook in which nothing is hidden.

Both are ordinary Python. A game that is to be compiled writes these methods out; see the states of the built-in games.
"""

from __future__ import annotations

import inspect
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, TypeVar

from cyberdeck.kernel.bits import bit
from cyberdeck.kernel.game import Frame, Game, State, Worlds, build_stack
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.saved import SavedFields
from cyberdeck.kernel.wire import Event, View


class PlainState(State):
    """Its fields are its annotations, ints and lists of ints, and are given by name."""

    shapes: ClassVar[dict[str, Any]] = {}  # the type of each field

    def __init_subclass__(cls) -> None:
        cls.shapes = inspect.get_annotations(cls, eval_str=True)

    def __init__(self, top: Frame | None = None, committed: Sequence[int] = (), /, **fields: Any) -> None:
        super().__init__(build_stack([]) if top is None else top, list(committed))
        for name in self.shapes:
            setattr(self, name, fields.pop(name))
        if fields:
            raise TypeError(f"{type(self).__name__} has no field {', '.join(fields)}")

    def fields(self) -> dict[str, Any]:
        """Copies of their values, by name."""
        values = {name: getattr(self, name) for name in self.shapes}
        return {name: value if isinstance(value, int) else list(value) for name, value in values.items()}

    def copy(self) -> Self:
        return type(self)(self.top, self.committed, **self.fields())

    def dump(self) -> dict[str, object]:
        return {"stack": self.stack(), "committed": list(self.committed), **self.fields()}

    @classmethod
    def load(cls, data: Mapping[str, object]) -> Self:
        """Raises CorruptRecord if a field is missing, is of another type or is none of these."""
        saved = SavedFields(data)
        stack, committed = saved.frames("stack"), saved.ints("committed")
        fields = {name: saved.take(name, shape) for name, shape in cls.shapes.items()}
        saved.finish()
        return cls(build_stack(stack), committed, **fields)


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class OpenGame(Game[S, V]):
    """A rulebook in which nothing is hidden: every seat sees every action, and a view shows the whole state."""

    @abstractmethod
    def world(self, view: V) -> S:
        """The state that a view shows."""

    def worlds(self, view: V) -> Worlds[S]:
        return TheWorld(self.world(view))

    def observers(self, state: S) -> int:
        return int(bit(self.num_seats + 1)) - 1

    def redact(self, event: Event, seat: int) -> Event:
        return event


class TheWorld(Worlds[S]):
    """Of a game in which nothing is hidden: one state, and each sample is a copy of it."""

    def __init__(self, state: S) -> None:
        self.state = state

    def sample(self, rng: Rng) -> S:
        return self.state.copy()  # type: ignore[return-value]  # a copy is of the same class
