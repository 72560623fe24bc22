"""The rules of Duel: a card is led and one of the other deck answers; the higher one scores, the answerer leads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Struct

from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.game import Sink
from cyberdeck.kernel.wire import Event, Move, View
from cyberdeck.options import Deck, Rule
from cyberdeck.spec import GameSpec
from cyberdeck.toolkit.plain_game import OpenGame, PlainState
from tests.plugins.duel import decks

TURN = 0


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: int = 2
    deck1: Annotated[Deck, Rule("DU-1")] = "even"
    deck2: Annotated[Deck, Rule("DU-1")] = "bold"

    def __post_init__(self) -> None:
        decks.counts(self.deck1)
        decks.counts(self.deck2)


class DuelState(PlainState):
    cards: list[int]  # left, by seat * RANKS + rank - 1
    scores: list[int]
    led: int  # rank, or 0
    turn: int


class Play(Move, frozen=True, tag="duel.play"):
    rank: int


class Played(Event, frozen=True, tag="duel.played"):
    rule: ClassVar[str] = "DU-2"
    player: int
    rank: int


class DuelView(View, frozen=True, tag="duel.view"):
    seat: int
    cards: list[int]
    scores: list[int]
    led: int
    turn: int


class Duel(OpenGame[DuelState, DuelView]):
    id = "duel"
    version = 1

    def __init__(self, options: Options) -> None:
        self.options = options
        super().__init__(2, decks.RANKS, 16)

    def initial_state(self) -> DuelState:
        brought = [*decks.counts(self.options.deck1), *decks.counts(self.options.deck2)]
        return self.position(brought, [0, 0], 0, 0)

    def position(self, cards: list[int], scores: list[int], led: int, turn: int) -> DuelState:
        state = DuelState(cards=list(cards), scores=list(scores), led=led, turn=turn)
        if any(cards):
            state.push(TURN, 1 << turn)
        return state

    def legal_actions_into(self, state: DuelState, seat: int, buffer: ActionBuffer) -> None:
        buffer.clear()
        if state.current_player() == seat:
            for kind in range(decks.RANKS):
                if state.cards[seat * decks.RANKS + kind]:
                    buffer.add(kind)

    def apply(self, state: DuelState, seat: int, action: int, sink: Sink | None = None) -> None:
        rank, led = action + 1, state.led
        state.cards[seat * decks.RANKS + action] -= 1
        state.pop()
        if sink is not None:
            sink.emit(Played(seat, rank))
        if led and rank != led:
            state.scores[seat if rank > led else 1 - seat] += 1
        state.led = 0 if led else rank
        state.turn = seat if led else 1 - seat
        if any(state.cards):
            state.push(TURN, 1 << state.turn)

    def returns(self, state: DuelState) -> list[float]:
        one, other = state.scores
        return [float(one - other), float(other - one)]

    def view(self, state: DuelState, seat: int) -> DuelView:
        return DuelView(seat, list(state.cards), list(state.scores), state.led, state.turn)

    def world(self, view: DuelView) -> DuelState:
        return self.position(view.cards, view.scores, view.led, view.turn)

    def decode(self, action: int) -> Play:
        return Play(action + 1)

    def format_move(self, move: Move) -> str:
        assert isinstance(move, Play)
        return str(move.rank)

    def decision_rule(self, view: DuelView) -> str:
        return "DU-2"

    def violated_rule(self, view: DuelView, action: int) -> str:
        return "DU-2"

    def dump(self, state: DuelState) -> Mapping[str, object]:
        return state.dump()

    def load(self, data: Mapping[str, object]) -> DuelState:
        return DuelState.load(data)


DUEL = GameSpec(
    id="duel", players=range(2, 3), minutes=(1, 2), options=Options, build=Duel, package=__package__, decks=decks
)
