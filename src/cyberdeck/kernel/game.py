"""The contract: a stateless rulebook (`Game`) over a plain state (`State`) that holds a stack of open decisions
(`Frame`s). docs/concepts.md defines the terms.

The driver asks whichever side the top frame names (one seat, several seats at once, or chance) and applies the action.
Everything else is derived from that: a replay is the action log; a view is what one seat may know; a bot gets a view
and picks an action.

Laws (kernel/laws.py runs them):
- A Frame holds public data only and is never changed: copies of a state share the chain.
- A State holds ints, flat vecs that keep their length, and the frame chain. No generator, no callables, no text.
- A deck is a multiset until somebody looks: a draw is a chance outcome. Who has seen a card is part of the state.
- A reaction window opens for every seat that publicly could react; it never depends on hidden facts.
- `apply` trusts that the action is legal. `Match` checks first.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, lowest
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.wire import Event, Move, View

CHANCE: Final = -1  # the player whose actions are the chance outcomes
NOBODY: Final = -2  # the current player when the game is over
SPECTATOR: Final = -1  # the seat of a viewer who sees public facts only
OVER: Final = -1  # Frame.kind: the game is over
BY_CHANCE: Final = 0  # Frame.to_act
BY_NOBODY: Final = -1  # Frame.to_act of a continuation: never on top between two actions
UNCOMMITTED: Final = -1  # State.committed


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One open decision, or a continuation, and the frame below it. The kind says what pc, a, b and c mean."""

    below: Frame | None
    kind: i64
    to_act: i64
    pc: i64
    a: i64
    b: i64
    c: i64

    def __init__(
        self, under: Frame | None, kind: i64, to_act: i64, pc: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0
    ) -> None:
        self.below = under
        self.kind = kind
        self.to_act = to_act
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

    def emit(self, event: Event) -> None:
        self.events.append(event)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """All that is true at a table. (No ABC: that would give every state a __dict__ and the garbage collector.)

    Never hand a vec from interpreted to compiled code: mypyc 2.4 leaks it. Lists are safe.
    """

    def __init__(self, top: Frame, committed: list[int]) -> None:
        self.top = top
        self.committed = committed  # by seat; empty in games without simultaneous actions

    def push(self, kind: i64, to_act: i64, pc: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.top = Frame(self.top, kind, to_act, pc, a, b, c)

    def pop(self) -> Frame:
        top = self.top
        under = top.below
        if under is not None:
            self.top = under
        return top

    def finish(self) -> None:
        """Ends the game: no decision is left."""
        self.top = build_stack([])

    def commit(self, seat: i64, action: i64) -> bool:
        """Keeps one of several simultaneous actions. True when it was the last one."""
        self.committed[seat] = action
        return self.players_to_act() == 0

    def clear_committed(self) -> None:
        for seat in range(i64(len(self.committed))):
            self.committed[seat] = UNCOMMITTED

    def players_to_act(self) -> i64:
        """Mask of the seats to act; 0 when chance is to act, or nobody."""
        to_act = self.top.to_act
        for seat in range(i64(len(self.committed))):
            if self.committed[seat] != UNCOMMITTED:
                to_act &= ~bit(seat)
        return to_act

    def current_player(self) -> i64:
        """Who acts next: a seat (the lowest, if several are to act), CHANCE, or NOBODY when the game is over."""
        to_act = self.players_to_act()
        if to_act:
            return lowest(to_act)
        if self.top.kind == OVER:
            return NOBODY
        return CHANCE

    def stack(self) -> list[FrameData]:
        """The frames from the bottom up, without the OVER frame below them all."""
        out: list[FrameData] = []
        frame: Frame | None = self.top
        while frame is not None:
            out.append((frame.kind, frame.to_act, frame.pc, frame.a, frame.b, frame.c))
            frame = frame.below
        out.pop()
        out.reverse()
        return out

    def copy(self) -> State:
        raise NotImplementedError


def build_stack(frames: list[FrameData]) -> Frame:
    """The frame chain from what `State.stack` returns."""
    top = Frame(None, OVER, BY_CHANCE)
    for kind, to_act, pc, a, b, c in frames:
        top = Frame(top, kind, to_act, pc, a, b, c)
    return top


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
W = TypeVar("W", bound=State, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC, Generic[W]):
    """The states that one seat cannot tell from the true one."""

    @abstractmethod
    def sample(self, rng: Rng) -> W:
        """One of them, with the likelihood that the deal gives it. (A determinization, in other words.)"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    """A rulebook bound to one set of options."""

    id: ClassVar[str] = ""
    version: ClassVar[int] = 0  # goes up whenever a recorded game would replay differently
    pass_action: ClassVar[int] = -1  # the pass that means nothing: a driver may play it for a seat with no other action

    def __init__(self, seats: i64, num_actions: i64, max_steps: i64) -> None:
        self.num_seats: i64 = seats  # numbered 0 .. seats - 1
        self.num_actions: i64 = num_actions  # action ids are dense and stable in [0, num_actions)
        self.max_steps: i64 = max_steps  # every game is over after so many actions
        self._buffer: ActionBuffer | None = None

    # The course of the game

    @abstractmethod
    def initial_state(self) -> S:
        """The first state; often chance is to act in it."""

    @abstractmethod
    def legal_actions_into(self, state: S, seat: i64, buffer: ActionBuffer) -> None:
        """Fills `buffer` with the legal actions of a seat, ascending; none unless it is to act."""

    def legal_actions(self, state: S, seat: i64) -> list[int]:
        """The same as a fresh list: for people, bots and laws."""
        spare = self._buffer
        self._buffer = None  # a call that comes meanwhile makes its own
        buffer = ActionBuffer() if spare is None else spare
        self.legal_actions_into(state, seat, buffer)
        legal = buffer.tolist()
        self._buffer = buffer
        return legal

    @abstractmethod
    def apply(self, state: S, seat: i64, action: i64, sink: Sink | None = None) -> None:
        """Changes the state by one legal action, and gives the events to the sink, if there is one."""

    def chance_outcomes(self, state: S) -> list[tuple[int, int]]:
        """(outcome, integer weight) of everything chance can do now, ascending. Outcomes are small ints, not action
        ids. Default: a game without chance.
        """
        return []

    def sample_chance(self, state: S, rng: Rng) -> i64:
        """One outcome, by the same weights; a game may draw it faster."""
        outcomes = self.chance_outcomes(state)
        left = rng.below(sum([weight for _, weight in outcomes]))
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("weights are positive")

    @abstractmethod
    def observers(self, state: S) -> i64:
        """Mask of the seats that see the next action as it is made, bit `num_seats` for spectators; 0 if committed."""

    @abstractmethod
    def returns(self, state: S) -> list[float]:
        """What each seat has won, when the game is over."""

    def chat_audience(self, state: S, seat: i64) -> i64:
        """Mask of those who read what a seat writes in the chat, bit `num_seats` for spectators. Default: everybody."""
        return bit(self.num_seats + 1) - 1

    # What one may know

    @abstractmethod
    def view(self, state: S, seat: i64) -> V:
        """All that a seat may know: the only door out of a State, an allow-list. SPECTATOR gets what is public."""

    def views(self, state: S, seats: list[int]) -> list[V]:
        """The views of several seats; a game may make them faster than one by one."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def worlds(self, view: V) -> Worlds[S]:
        """The states that fit a view. It takes a View and no State, so it cannot peek."""

    @abstractmethod
    def redact(self, event: Event, seat: i64) -> Event:
        """The event as one seat, or SPECTATOR, sees it."""

    # Words and files

    def encode(self, move: Move) -> int:
        """The action id of a move; raises MalformedMove if there is no such move. Default: looks through all."""
        for action in range(self.num_actions):
            if self.decode(action) == move:
                return action
        raise MalformedMove(text=str(move))

    @abstractmethod
    def decode(self, action: int) -> Move: ...

    @abstractmethod
    def format_move(self, move: Move) -> str:
        """The short text form of a move, the same in every language."""

    def parse_move(self, text: str) -> Move:
        """The move of a text form; raises MalformedMove. Default: looks through all, whatever the case and spaces."""
        wanted = "".join(text.split()).casefold()
        for action in range(self.num_actions):
            move = self.decode(action)
            if "".join(self.format_move(move).split()).casefold() == wanted:
                return move
        raise MalformedMove(text=text)

    @abstractmethod
    def decision_rule(self, view: V) -> str:
        """The id of the rule behind the open decision."""

    @abstractmethod
    def violated_rule(self, view: V, action: int) -> str:
        """The id of the rule that an illegal action violates, judged from a view alone."""

    @abstractmethod
    def dump(self, state: S) -> Mapping[str, object]:
        """Everything, as JSON data."""

    @abstractmethod
    def load(self, data: Mapping[str, object]) -> S: ...

    def check_invariants(self, state: S) -> list[str]:
        """What does not add up in a state (lost cards, wrong sums), by a slow recount. Empty if all is well."""
        return []


AnyGame = Game[Any, Any]
