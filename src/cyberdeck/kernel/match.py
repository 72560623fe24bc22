"""A game being played: checks every action, applies it, then resolves chance until a seat is to act.

The action log is the truth; the state can be rebuilt from it at any time. A wrong action raises an error of its
own (kernel/errors.py) and changes nothing.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from cyberdeck.kernel.bits import members
from cyberdeck.kernel.errors import CorruptRecord, GameOver, IllegalMove, MalformedMove, NotYourTurn, StaleMove
from cyberdeck.kernel.game import CHANCE, OVER, AnyGame, Sink
from cyberdeck.kernel.rng import KeyedRng, commitment
from cyberdeck.kernel.wire import Event, Move, View

SeatAction = tuple[int, int]  # seat and action, or CHANCE and outcome


class Step(msgspec.Struct, frozen=True, gc=False):
    """One action and its events, unredacted."""

    seat: int
    action: int
    events: tuple[Event, ...]


def new_seed() -> bytes:
    return secrets.token_bytes(32)


class Match:
    def __init__(self, game: AnyGame, seed: bytes, entropy: list[bytes] | None = None) -> None:
        self.game = game
        self.seed = seed
        self.entropy = entropy or []
        self.commitment = commitment(seed)
        self.state: Any = game.initial_state()
        self.action_log: list[SeatAction] = []
        self._dice = KeyedRng(seed, self.entropy)

    def copy(self) -> Match:
        """An independent match that goes on from here."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state, other.action_log = self.state.copy(), self.action_log[:]
        return other

    @property
    def is_over(self) -> bool:
        return bool(self.state.top.kind == OVER)

    @property
    def returns(self) -> list[float]:
        """What each seat has won, when the game is over."""
        returns: list[float] = self.game.returns(self.state)
        return returns

    @property
    def players_to_act(self) -> list[int]:
        """Seats to act."""
        return [] if self.is_over else members(self.state.players_to_act())

    @property
    def decision_index(self) -> int:
        """The index of the open decision. Committed actions do not advance it: nobody can tell that one has come
        in.
        """
        pending = 0 if self.is_over else (self.state.top.to_act & ~self.state.players_to_act()).bit_count()
        return len(self.action_log) - pending

    def view(self, seat: int) -> View:
        view: View = self.game.view(self.state, seat)
        return view

    def views(self, seats: list[int]) -> list[View]:
        views: list[View] = self.game.views(self.state, seats)
        return views

    def legal_actions(self, seat: int) -> list[int]:
        return self.game.legal_actions(self.state, seat)

    def start(self) -> list[Step]:
        """Resolves chance until a seat is to act. Call it once; `submit` resolves chance by itself."""
        return self._resolve_chance()

    def submit(self, seat: int, move: int | str | Move, decision_index: int | None = None) -> list[Step]:
        """Takes an action id, a move or its notation. `decision_index`: the decision that the seat means to act on."""
        self._check(seat, action := self._action_id(move), decision_index)
        return [self._apply(seat, action), *self._resolve_chance()]

    def replay_action(self, seat: int, action: int) -> Step:
        """Takes one action or outcome of a record: checked, and chance is not resolved after it."""
        if seat != CHANCE:
            self._check(seat, action, None)
        elif self.is_over or self.state.players_to_act():
            raise CorruptRecord(reason=f"action {len(self.action_log)} is of chance, which is not to act")
        elif action not in [outcome for outcome, _ in self.game.chance_outcomes(self.state)]:
            raise CorruptRecord(reason=f"action {len(self.action_log)}: {action} is no chance outcome")
        return self._apply(seat, action)

    def roll_chance(self) -> int:
        """The outcome of the open chance decision. It depends on the seed and the number of actions before it
        alone.
        """
        self._dice.seek(len(self.action_log))
        return int(self.game.sample_chance(self.state, self._dice))

    def rewind(self, length: int) -> None:
        """Goes back to the state after the first `length` actions, by replay."""
        log = self.action_log[:length]
        self.state = self.game.initial_state()
        self.action_log = []
        for seat, action in log:
            self._apply(seat, action)

    def play_again(self) -> list[Step]:
        """All steps from the first action on, by replay."""
        again = Match(self.game, self.seed, self.entropy)
        return [again._apply(seat, action) for seat, action in self.action_log]

    def redacted_events(self, steps: list[Step], seat: int) -> list[Event]:
        """What a seat, or SPECTATOR, may know of some steps."""
        return [self.game.redact(event, seat) for step in steps for event in step.events]

    def _action_id(self, move: int | str | Move) -> int:
        if isinstance(move, str):
            move = self.game.parse_move(move)
        action = self.game.encode(move) if isinstance(move, Move) else move
        if type(action) is not int or not 0 <= action < self.game.num_actions:
            raise MalformedMove(text=str(move)[:80])
        return action

    def _check(self, seat: int, action: int, decision_index: int | None) -> None:
        if self.is_over:
            raise GameOver()
        if decision_index is not None and decision_index != self.decision_index:
            raise StaleMove(decision_index=decision_index, now=self.decision_index)
        if seat not in self.players_to_act:
            raise NotYourTurn(seat=seat)
        if action not in self.legal_actions(seat):
            move = self.game.format_move(self.game.decode(action))
            raise IllegalMove(move=move, rule=self.game.violated_rule(self.game.view(self.state, seat), action))

    def _apply(self, seat: int, action: int) -> Step:
        sink = Sink()
        self.game.apply(self.state, seat, action, sink)
        self.action_log.append((seat, action))
        return Step(seat, action, tuple(sink.events))

    def _resolve_chance(self) -> list[Step]:
        steps = []
        while not self.is_over and self.state.players_to_act() == 0:
            steps.append(self._apply(CHANCE, self.roll_chance()))
        return steps
