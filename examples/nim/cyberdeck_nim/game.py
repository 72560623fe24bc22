"""The rules of Nim."""

from collections.abc import Mapping, Sequence

from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.game import Sink
from cyberdeck.kernel.wire import Move
from cyberdeck.toolkit.plain_game import OpenGame
from cyberdeck_nim.moves import NimView, Take, Taken, Won
from cyberdeck_nim.options import Options
from cyberdeck_nim.state import NimState

LETTERS = "ABCDEF"
TURN = 0  # the only kind of decision


class Nim(OpenGame[NimState, NimView]):
    """Action heap * largest + n takes n + 1 sticks from a heap."""

    id = "nim"
    version = 1

    def __init__(self, options: Options) -> None:
        self.options = options
        self.largest = 2 * options.heaps - 1  # sticks in the largest heap
        super().__init__(2, options.heaps * self.largest, options.heaps**2)

    def initial_state(self) -> NimState:
        """NIM-1.2: the heaps have 1, 3, 5 … sticks."""
        return self.position([2 * heap + 1 for heap in range(self.options.heaps)], 0)

    def position(self, heaps: Sequence[int], moves: int) -> NimState:
        state = NimState(heaps=list(heaps), moves=moves)
        if any(heaps):
            state.push(TURN, 1 << moves % 2)
        return state

    def legal_actions_into(self, state: NimState, seat: int, buffer: ActionBuffer) -> None:
        buffer.clear()
        if state.current_player() == seat:
            for heap, sticks in enumerate(state.heaps):
                for action in range(heap * self.largest, heap * self.largest + sticks):
                    buffer.add(action)

    def apply(self, state: NimState, seat: int, action: int, sink: Sink | None = None) -> None:
        """NIM-2.1: takes sticks from one heap; the other player goes on, if any are left."""
        heap, others = divmod(action, self.largest)
        state.heaps[heap] -= others + 1
        state.moves += 1
        state.pop()
        if sink is not None:
            sink.emit(Taken(seat, LETTERS[heap], others + 1))
        if any(state.heaps):
            state.push(TURN, 1 << 1 - seat)
        elif sink is not None:
            sink.emit(Won(self.winner(state)))

    def winner(self, state: NimState) -> int:
        """NIM-2.2: the player who took the last stick, or the other one."""
        last = (state.moves - 1) % 2
        return last if self.options.last == "wins" else 1 - last

    def returns(self, state: NimState) -> list[float]:
        return [1.0 if seat == self.winner(state) else -1.0 for seat in range(2)]

    def view(self, state: NimState, seat: int) -> NimView:
        return NimView(seat, dict(zip(LETTERS, state.heaps)), state.moves)

    def world(self, view: NimView) -> NimState:
        return self.position(list(view.heaps.values()), view.moves)

    def decode(self, action: int) -> Take:
        heap, others = divmod(action, self.largest)
        return Take(LETTERS[heap], others + 1)

    def format_move(self, move: Move) -> str:
        assert isinstance(move, Take)
        return f"{move.heap}{move.sticks}"

    def decision_rule(self, view: NimView) -> str:
        return "NIM-2.1"

    def violated_rule(self, view: NimView, action: int) -> str:
        return "NIM-2.1"

    def dump(self, state: NimState) -> Mapping[str, object]:
        return state.dump()

    def load(self, data: Mapping[str, object]) -> NimState:
        return NimState.load(data)
