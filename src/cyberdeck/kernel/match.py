"""A game being played: checks every answer, then applies it, then answers for chance until a person is asked.
Interpreted.

The list of answers is the truth; the state can be rebuilt from it at any time. A wrong answer raises an error of its
own (kernel/errors.py) and changes nothing.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from cyberdeck.kernel.bits import members
from cyberdeck.kernel.errors import CorruptRecord, GameOver, IllegalMove, MalformedMove, NotYourTurn, StaleMove
from cyberdeck.kernel.game import CHANCE, OVER, Sink
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import KeyedRng, commitment
from cyberdeck.kernel.wire import Event, Move, View

Answer = tuple[int, int]  # seat (CHANCE for the dice), action or outcome


class Step(msgspec.Struct, frozen=True, gc=False):
    """One answer and what came of it, with all its secrets."""

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
        self.state: Any = game.start()
        self.answers: list[Answer] = []
        self._dice = KeyedRng(seed, self.entropy)

    def copy(self) -> Match:
        """One that plays on by itself."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state, other.answers = self.state.copy(), self.answers[:]
        return other

    @property
    def over(self) -> bool:
        return bool(self.state.top.kind == OVER)

    @property
    def pending(self) -> list[int]:
        """Seats that owe an answer."""
        return [] if self.over else members(self.state.pending())

    @property
    def question(self) -> int:
        """The number of the question that is open. Sealed answers do not move it on: nobody can tell that one has come
        in.
        """
        sealed = 0 if self.over else (self.state.top.owed & ~self.state.pending()).bit_count()
        return len(self.answers) - sealed

    def view(self, seat: int) -> View:
        view: View = self.game.view(self.state, seat)
        return view

    def views(self, seats: list[int]) -> list[View]:
        views: list[View] = self.game.views(self.state, seats)
        return views

    def legal(self, seat: int) -> list[int]:
        return self.game.legal(self.state, seat)

    def start(self) -> list[Step]:
        """Answers for chance until somebody is asked. Call it once; `submit` does it by itself."""
        return self._roll()

    def submit(self, seat: int, answer: int | str | Move, question: int | None = None) -> list[Step]:
        """One answer of a seat: an action id, a move, or its text. `question` is the one the seat thinks it answers."""
        self._check(seat, action := self._action(answer), question)
        return [self._apply(seat, action), *self._roll()]

    def force(self, seat: int, action: int) -> Step:
        """One answer out of a record, chance's included: checked, and nothing rolled after it."""
        if seat != CHANCE:
            self._check(seat, action, None)
        elif self.over or self.state.pending():
            raise CorruptRecord(reason=f"answer {len(self.answers)} is of chance, which was not asked")
        elif action not in [outcome for outcome, _ in self.game.chance(self.state)]:
            raise CorruptRecord(reason=f"answer {len(self.answers)}: chance cannot answer {action}")
        return self._apply(seat, action)

    def roll(self) -> int:
        """What the dice answer to the question that is open. Depends on the seed and the number of answers before it
        alone.
        """
        self._dice.seek(len(self.answers))
        return int(self.game.sample(self.state, self._dice))

    def rewind(self, answers: int) -> None:
        """Back to when so many answers had been given, by replay."""
        kept = self.answers[:answers]
        self.state = self.game.start()
        self.answers = []
        for seat, action in kept:
            self._apply(seat, action)

    def seen(self, steps: list[Step], seat: int) -> list[Event]:
        """What a seat, or WATCHER, is told of some steps."""
        return [self.game.redact(event, seat) for step in steps for event in step.events]

    def _action(self, answer: int | str | Move) -> int:
        if isinstance(answer, str):
            answer = self.game.read(answer)
        action = self.game.encode(answer) if isinstance(answer, Move) else answer
        if type(action) is not int or not 0 <= action < self.game.num_actions:
            raise MalformedMove(text=str(answer)[:80])
        return action

    def _check(self, seat: int, action: int, question: int | None) -> None:
        if self.over:
            raise GameOver()
        if question is not None and question != self.question:
            raise StaleMove(question=question, now=self.question)
        if seat not in self.pending:
            raise NotYourTurn(seat=seat)
        if action not in self.legal(seat):
            move = self.game.write(self.game.decode(action))
            raise IllegalMove(move=move, rule=self.game.forbids(self.game.view(self.state, seat), action))

    def _apply(self, seat: int, action: int) -> Step:
        sink = Sink()
        self.game.apply(self.state, seat, action, sink)
        self.answers.append((seat, action))
        return Step(seat, action, tuple(sink.events))

    def _roll(self) -> list[Step]:
        steps = []
        while not self.over and self.state.pending() == 0:
            steps.append(self._apply(CHANCE, self.roll()))
        return steps
