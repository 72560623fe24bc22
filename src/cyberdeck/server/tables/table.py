"""One table in memory: rebuilt from its header and operations, changed by applying one more.

Contract: `apply` changes what a table *is*, and `accept` does the same for an action that was played ahead. Both run
after the disk write. Connections and the time are not part of the table (session.py).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import deque
from functools import lru_cache
from typing import Final, Literal

import msgspec

from cyberdeck.kernel import record
from cyberdeck.kernel.game import CHANCE, SPECTATOR, AnyGame
from cyberdeck.kernel.match import Match, Step
from cyberdeck.kernel.record import Record
from cyberdeck.kernel.rng import commitment
from cyberdeck.server.protocol import Status
from cyberdeck.server.tables import operations
from cyberdeck.server.tables.bot_names import bot_names
from cyberdeck.server.tables.chat import Chat
from cyberdeck.server.tables.past import PastGame
from cyberdeck.server.tables.table_errors import (
    AlreadyBegun,
    BadMessage,
    CannotUndo,
    EndedByOperator,
    Locked,
    NotBegun,
    NotOver,
    NotOwner,
    NotYourSeat,
    RulesChanged,
    SeatsFree,
    SeatTaken,
    Silenced,
)
from cyberdeck.spec import make

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without characters that look alike
LONGEST_NAME: Final = 24
REMEMBERED: Final = 64  # ids of a seat's last actions, to find repeated ones


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(6))


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    return hashlib.sha256(b"cyberdeck-seat:" + secret.encode()).hexdigest()


@lru_cache(maxsize=256)
def rulebook(game: str, options: bytes) -> AnyGame:
    """Tables with the same options share one: it is stateless."""
    return make(game, msgspec.json.decode(options))


class Seat:
    """A seat of the table and who has it: a bot, a person by the hash of their secret, or nobody."""

    def __init__(self, bot: str | None) -> None:
        self.bot = bot
        self.name = ""
        self.secret_hash = ""
        self.entropy = ""
        self.recent_ids: deque[str] = deque(maxlen=REMEMBERED)

    @property
    def free(self) -> bool:
        return self.bot is None and not self.secret_hash


class Table:
    """`past`: the version of the rules that its game was played by, if it is no longer the present one."""

    def __init__(self, code: str, header: operations.Header, past: int | None = None) -> None:
        self.code = code
        self.header = header
        self.past = None if past is None else PastGame(past)
        self.stopped: Literal["rules", "operator"] | None = None  # why
        self.owner: int | None = None
        self.locked = False
        self.begun = False
        self.game = rulebook(header.game, msgspec.json.encode(header.options))
        self.seats = [Seat(bot) for bot in header.bots]
        self.operations = 0  # on disk
        self.match: Match | None = None
        self.steps: list[Step] = []
        self.automatic: set[int] = set()  # actions, by their place in the log, that no person made
        self.chat = Chat(len(self.seats))
        self.notes: list[record.Note] = []
        self.clock_banks: tuple[float, ...] = ()  # seconds on the clocks, after the last action
        self.rematch: str | None = None
        self.commitment = commitment(bytes.fromhex(header.seed))

    # Reading

    @property
    def status(self) -> Status:
        if self.stopped is not None:
            return "stopped"
        if self.past is not None and self.begun:
            return "over"
        if self.match is None:
            return "open"
        return "over" if self.match.is_over else "playing"

    @property
    def playing(self) -> Match:
        if self.stopped == "operator":
            raise EndedByOperator()
        if self.stopped == "rules" or (self.begun and self.past is not None):
            raise RulesChanged()
        if self.match is None:
            raise NotBegun()
        return self.match

    @property
    def free_seats(self) -> int:
        return sum(seat.free for seat in self.seats)

    def seat_of(self, secret: str) -> int:
        """The seat with this secret; compared in constant time."""
        secret_hash = hash_secret(secret)
        for number, seat in enumerate(self.seats):
            if seat.secret_hash and hmac.compare_digest(seat.secret_hash, secret_hash):
                return number
        raise NotYourSeat()

    def names(self) -> list[str]:
        """By seat; a bot's is the key of a text, a free seat has none."""
        of_bots = bot_names(self.header.named_after or self.code, len(self.seats), [seat.name for seat in self.seats])
        return [seat.name or ("" if seat.free else of_bots[number]) for number, seat in enumerate(self.seats)]

    def record(self) -> record.Record:
        """The whole game with its seed; raises before the game is over."""
        if self.past is not None and self.begun:
            return self._past_record(self.past)
        if self.match is None or self.status not in ("over", "stopped"):
            raise NotOver()
        return record.record_match(self.match, self.header.options, self.names(), notes=self.notes, steps=self.steps)

    def _past_record(self, past: PastGame) -> Record:
        actions, events = past.record_parts()
        return Record(
            game=self.header.game,
            version=past.version,
            options=self.header.options,
            names=self.names(),
            commitment=self.commitment,
            entropy=[part.hex() for part in self._entropy()],
            seed=self.header.seed,
            actions=actions,
            result=past.returns,
            notes=self.notes,
            events=events,
        )

    def notebook(self, number: int) -> dict[str, str]:
        """The notes that a seat has written and not removed."""
        written = {note.about: note.text for note in self.notes if note.seat == number}
        return {about: text for about, text in written.items() if text}

    # Checks: each returns the operation and changes nothing

    def sit(self, number: int | None, name: str, secret: str, entropy: str) -> operations.SeatClaimed:
        self._must_be_open()
        free = [number for number, seat in enumerate(self.seats) if seat.free]
        if not free or (number is not None and number not in free):
            raise SeatTaken()
        if self.locked:
            raise Locked()
        chance = "" if self.header.lesson else entropy  # a lesson is always dealt the same
        seat = free[0] if number is None else number
        return operations.SeatClaimed(seat, self._distinct(name), hash_secret(secret), chance)

    def _distinct(self, name: str) -> str:
        """A name that nobody at the table has: Ada, Ada 2, Ada 3."""
        taken = {seat.name.casefold() for seat in self.seats}
        other, number = name, 1
        while other.casefold() in taken:
            number += 1
            other = f"{name[: LONGEST_NAME - 3]} {number}"
        return other

    def leave(self, number: int) -> operations.SeatLeft:
        self._must_be_open()
        return operations.SeatLeft(number)

    def remove(self, owner: int, number: int) -> operations.SeatLeft:
        """The owner sends somebody away from their seat."""
        self._must_own(owner)
        self._must_be_open()
        self._must_be_person(number)
        return operations.SeatLeft(number)

    def lock(self, owner: int, locked: bool) -> operations.TableLocked:
        self._must_own(owner)
        return operations.TableLocked(locked)

    def hand_on(self, owner: int, number: int) -> operations.OwnerChanged:
        """Another person owns the table from now on."""
        self._must_own(owner)
        self._must_be_person(number)
        return operations.OwnerChanged(number)

    def _must_own(self, number: int) -> None:
        if number != self.owner:
            raise NotOwner()

    def _must_be_person(self, number: int) -> None:
        if not 0 <= number < len(self.seats) or not self.seats[number].secret_hash:
            raise BadMessage(reason="seat")

    def begin(self, fill: str | None, owner: int | None = None) -> operations.GameStarted:
        """With the first chance outcomes: the cards are dealt. `owner`: who starts it, if it is a person."""
        self._must_be_open()
        if owner is not None:
            self._must_own(owner)
        free = self.free_seats
        if free and fill is None:
            raise SeatsFree(free=free)
        steps = self._new_match().start()
        return operations.GameStarted(
            fill if free else None, tuple(step.action for step in steps), operations.events_of(steps)
        )

    def say(self, number: int, text: str) -> operations.ChatSent:
        """The game decides about the audience while it is in progress."""
        if self.match is None or self.match.is_over:
            return operations.ChatSent(number, text, at=round(time.time(), 3))
        audience = self.game.chat_audience(self.match.state, number)
        readers = [SPECTATOR, *range(len(self.seats))]
        to = tuple([reader for reader in readers if audience >> (reader if reader >= 0 else len(self.seats)) & 1])
        if not to:
            raise Silenced()
        return operations.ChatSent(number, text, None if len(to) == len(readers) else to, round(time.time(), 3))

    def note(self, number: int, about: str, text: str) -> operations.NoteWritten:
        if self.status != "playing":
            raise NotBegun()
        return operations.NoteWritten(number, about, text)

    def undo(self, number: int) -> operations.ActionUndone:
        """The seat's own last action, if nothing has been revealed, drawn or decided since."""
        match = self.playing
        if match.is_over:
            raise CannotUndo(reason="over")
        if not self.steps:
            raise CannotUndo(reason="nobody")
        last = self.steps[-1]
        if last.seat == CHANCE:
            raise CannotUndo(reason="chance")
        if last.seat != number:
            raise CannotUndo(reason="answered")
        if any(event.reveals for event in last.events):
            raise CannotUndo(reason="revealed")
        return operations.ActionUndone(len(match.action_log) - 1)

    def undo_decision(self, number: int) -> operations.ActionUndone:
        """Back to the last decision that the person in this seat made themselves, and that was one: they had a choice.
        Whatever has happened since is undone with it. The same actions would have the same outcomes of chance again.
        """
        match = self.playing
        if match.is_over:
            raise CannotUndo(reason="over")
        game, state, last = match.game, match.game.initial_state(), None
        for n, (seat, action) in enumerate(match.action_log):
            if seat == number and n not in self.automatic and len(game.legal_actions(state, seat)) > 1:
                last = n
            game.apply(state, seat, action)
        if last is None:
            raise CannotUndo(reason="none")
        return operations.ActionUndone(last)

    def _must_be_open(self) -> None:
        if self.begun:
            raise AlreadyBegun()

    # Changes

    def advance(self, number: int, action: int, decision_index: int) -> tuple[Match, list[Step]]:
        """The match as it will be after an action and the chance outcomes that follow. An illegal one raises. The table
        itself does not change, so that nobody sees what is not on disk.
        """
        ahead = self.playing.copy()
        return ahead, ahead.submit(number, action, decision_index)

    def accept(
        self, ahead: Match, steps: list[Step], id: str, banks: tuple[float, ...], automatic: bool = False
    ) -> None:
        """Takes over an action that was played ahead and is now on disk."""
        self.operations += 1
        self.match = ahead
        self._note_action(steps[0].seat, id, banks, automatic)
        self.steps += steps

    def apply(self, operation: operations.AnyOperation) -> None:
        self.operations += 1
        match operation:
            case operations.SeatClaimed(number, name, secret_hash, entropy):
                seat = self.seats[number]
                seat.name, seat.secret_hash, seat.entropy = name, secret_hash, entropy
                self.owner = number if self.owner is None else self.owner
            case operations.SeatLeft(number):
                self.seats[number] = Seat(None)
                if self.owner == number:
                    self.owner = next((n for n, seat in enumerate(self.seats) if seat.secret_hash), None)
            case operations.OwnerChanged(number):
                self.owner = number
            case operations.TableLocked(locked):
                self.locked = locked
            case operations.GameStarted(fill, chance):
                self.begun = True
                for seat in self.seats:
                    seat.bot = fill if seat.free else seat.bot
                if self.past is not None:
                    self.past.start(operation)
                    return
                self.match = self._new_match()
                self._replay([(CHANCE, outcome) for outcome in chance])
                self.clock_banks = (self.header.clock.seconds,) * len(self.seats)
            case operations.ActionTaken(number, action, id, chance, left, automatic):
                if self.past is not None:
                    self.past.take(operation)
                    return
                self._note_action(number, id, left, automatic)
                self._replay([(number, action), *((CHANCE, outcome) for outcome in chance)])
            case operations.GameStopped(_, by_operator):
                self.stopped = "operator" if by_operator else "rules"
            case operations.ActionUndone(length):
                if self.past is not None:
                    self.past.undo(length)
                    return
                self.playing.rewind(length)
                del self.steps[length:]
                self.automatic = {n for n in self.automatic if n < length}
            case operations.ChatSent():
                self.chat.add(operation, self.names()[operation.seat])
            case operations.NoteWritten(number, about, text):
                self.notes.append(record.Note(number, len(self.playing.action_log), about, text))
            case operations.RematchCreated(code):
                self.rematch = code

    def _note_action(self, number: int, id: str, banks: tuple[float, ...], automatic: bool) -> None:
        """Before its steps are added."""
        if automatic:
            self.automatic.add(len(self.steps))
        self.seats[number].recent_ids.append(id)
        self.clock_banks = banks

    def _new_match(self) -> Match:
        return Match(self.game, bytes.fromhex(self.header.seed), self._entropy())

    def _entropy(self) -> list[bytes]:
        return [seat.entropy.encode() for seat in self.seats if seat.entropy]

    def _replay(self, actions: list[tuple[int, int]]) -> None:
        self.steps += [self.playing.replay_action(number, action) for number, action in actions]
