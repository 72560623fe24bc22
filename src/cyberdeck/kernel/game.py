"""The contract: a stateless rulebook (`Game`) over a plain state (`State`) that holds a stack of open questions
(`Frame`s). Compiled.

The driver asks whoever owes an answer to the top question — one seat, several seats at once, or chance — and applies
it. Everything else is derived from that: a replay is the list of answers; a view is what one seat may know; a player
gets a view and picks an answer.

Laws (kernel/laws.py runs them):
- A Frame holds public data only and is never changed: copies of a state share the chain.
- A State holds ints, flat vecs that keep their length, and the frame chain. No generator, no callables, no text.
- A deck is a multiset until somebody looks: a draw is an answer of chance. Who has seen a card is part of the state.
- A question is owed by every seat that publicly could answer it; whether it is asked never depends on hidden facts.
- `apply` trusts that the answer is legal. `Match` checks first.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, lowest
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.wire import Event, Move, View

CHANCE: Final = -1  # the seat that answers for the dice
NOBODY: Final = -2  # who is asked when the game is over
WATCHER: Final = -1  # the seat of somebody who sees public facts only
OVER: Final = -1  # Frame.kind: nothing is left to ask
BY_CHANCE: Final = 0  # Frame.owed
BY_NOBODY: Final = -1  # Frame.owed of a continuation: never on top between two answers
UNANSWERED: Final = -1  # State.sealed


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One open question, or a continuation, and the one under it. What pc, a, b and c mean is up to the kind."""

    under: Frame | None
    kind: i64
    owed: i64
    pc: i64
    a: i64
    b: i64
    c: i64

    def __init__(
        self, under: Frame | None, kind: i64, owed: i64, pc: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0
    ) -> None:
        self.under = under
        self.kind = kind
        self.owed = owed
        self.pc = pc
        self.a = a
        self.b = b
        self.c = c


FrameData = tuple[int, int, int, int, int, int]


@final
class Sink:
    """Collects the events of an `apply`."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def emit(self, e: Event) -> None:
        self.events.append(e)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """All that is true at a table. (No ABC: that would give every state a __dict__ and the garbage collector.)

    Never hand a vec from interpreted to compiled code: mypyc 2.4 loses it, memory and all. Lists are safe.
    """

    def __init__(self, top: Frame, sealed: list[int]) -> None:
        self.top = top
        self.sealed = sealed  # by seat; empty in games where nobody answers at the same time as another

    def push(self, kind: i64, owed: i64, pc: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.top = Frame(self.top, kind, owed, pc, a, b, c)

    def pop(self) -> Frame:
        top = self.top
        under = top.under
        if under is not None:
            self.top = under
        return top

    def finish(self) -> None:
        """Nothing more is asked."""
        self.top = restack([])

    def seal(self, seat: i64, action: i64) -> bool:
        """Keeps an answer to a question asked of several. True when it was the last one."""
        self.sealed[seat] = action
        return self.pending() == 0

    def unseal(self) -> None:
        for seat in range(i64(len(self.sealed))):
            self.sealed[seat] = UNANSWERED

    def pending(self) -> i64:
        """Mask of the seats that still owe an answer; 0 when chance is asked, or nobody."""
        owed = self.top.owed
        for seat in range(i64(len(self.sealed))):
            if self.sealed[seat] != UNANSWERED:
                owed &= ~bit(seat)
        return owed

    def asks(self) -> i64:
        """Who is to answer next: a seat (the lowest, if several are asked), CHANCE, or NOBODY when the game is over."""
        owed = self.pending()
        if owed:
            return lowest(owed)
        if self.top.kind == OVER:
            return NOBODY
        return CHANCE

    def stack(self) -> list[FrameData]:
        """The questions from the bottom up, without the floor."""
        out: list[FrameData] = []
        f: Frame | None = self.top
        while f is not None:
            out.append((f.kind, f.owed, f.pc, f.a, f.b, f.c))
            f = f.under
        out.pop()
        out.reverse()
        return out

    def copy(self) -> State:
        raise NotImplementedError


def restack(frames: list[FrameData]) -> Frame:
    """The chain that `State.stack` told of."""
    top = Frame(None, OVER, BY_CHANCE)
    for kind, owed, pc, a, b, c in frames:
        top = Frame(top, kind, owed, pc, a, b, c)
    return top


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
W = TypeVar("W", bound=State, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC, Generic[W]):
    """The states that one seat cannot tell from the true one."""

    @abstractmethod
    def sample(self, rng: Rng) -> W:
        """One of them, by how likely the deal makes it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    """A rulebook bound to one set of options."""

    id: ClassVar[str] = ""
    version: ClassVar[int] = 0  # goes up whenever a recorded game would replay differently
    pass_action: ClassVar[int] = -1  # the answer that means nothing: a driver may give it for who has no other

    def __init__(self, seats: i64, num_actions: i64, max_steps: i64) -> None:
        self.seats: i64 = seats  # who answers: 0 .. seats - 1
        self.num_actions: i64 = num_actions  # action ids are dense and stable in [0, num_actions)
        self.max_steps: i64 = max_steps  # every game is over after so many answers
        self._spare: Acts | None = None

    # The course of the game

    @abstractmethod
    def start(self) -> S:
        """The first state; chance may be asked at once."""

    @abstractmethod
    def options(self, s: S, seat: i64, out: Acts) -> None:
        """Fills `out` with the legal answers of a seat, ascending; none unless it owes one."""

    def legal(self, s: S, seat: i64) -> list[int]:
        """The same as a fresh list: for people, bots and laws."""
        spare = self._spare
        self._spare = None  # whoever comes here meanwhile makes his own
        acts = Acts() if spare is None else spare
        self.options(s, seat, acts)
        legal = acts.tolist()
        self._spare = acts
        return legal

    @abstractmethod
    def apply(self, s: S, seat: i64, action: i64, out: Sink | None = None) -> None:
        """Changes s by one legal answer; tells what happened."""

    @abstractmethod
    def chance(self, s: S) -> list[tuple[int, int]]:
        """(outcome, integer weight) of everything chance can answer now, ascending. Outcomes are small ints, not action
        ids.
        """

    @abstractmethod
    def sample(self, s: S, rng: Rng) -> i64:
        """One outcome, by the same weights, fast."""

    @abstractmethod
    def witnesses(self, s: S) -> i64:
        """Mask of the seats that see the next answer as it is given, bit `seats` for watchers; of a sealed one, 0."""

    @abstractmethod
    def returns(self, s: S) -> list[float]:
        """What each seat has won, when the game is over."""

    def hears(self, s: S, seat: i64) -> i64:
        """Mask of those who hear a seat when it talks, bit `seats` for watchers. By default everybody."""
        return bit(self.seats + 1) - 1

    # What one may know

    @abstractmethod
    def view(self, s: S, seat: i64) -> V:
        """The only door out of a State. An allow-list; WATCHER sees what lies open to all."""

    def views(self, s: S, seats: list[int]) -> list[V]:
        """The same for several seats; a game may do it faster than one by one."""
        return [self.view(s, seat) for seat in seats]

    @abstractmethod
    def worlds(self, v: V) -> Worlds[S]:
        """Takes a View, so it cannot peek."""

    @abstractmethod
    def redact(self, e: Event, seat: i64) -> Event:
        """The event as one seat, or WATCHER, sees it."""

    # Words and files

    @abstractmethod
    def encode(self, m: Move) -> int:
        """The action id of a move; raises MalformedMove if there is no such move."""

    @abstractmethod
    def decode(self, action: int) -> Move: ...

    @abstractmethod
    def write(self, m: Move) -> str:
        """The short text form of a move, the same in every language."""

    @abstractmethod
    def read(self, text: str) -> Move:
        """The way back; raises MalformedMove."""

    @abstractmethod
    def rule(self, v: V) -> str:
        """The id of the rule behind the question that is asked."""

    @abstractmethod
    def forbids(self, v: V, action: int) -> str:
        """The id of the rule that forbids an answer which is not legal, judged from a view alone."""

    @abstractmethod
    def dump(self, s: S) -> Mapping[str, object]:
        """Everything, as JSON data."""

    @abstractmethod
    def load(self, data: Mapping[str, object]) -> S: ...

    def audit(self, s: S) -> list[str]:
        """What does not add up in a state (lost cards, wrong sums), by a slow recount. Nothing, in a sound one."""
        return []
