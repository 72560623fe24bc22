"""One table in memory: rebuilt from its header and operations, changed by applying one more. Interpreted.

Contract: `apply` changes what a table *is*, and `accept` does the same for an answer that was played ahead. Both come
after the disk. Who is connected and what the time is are not part of the table (live.py).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import deque
from functools import lru_cache
from typing import Final

import msgspec

from cyberdeck.kernel import record, registry
from cyberdeck.kernel.game import CHANCE, WATCHER
from cyberdeck.kernel.match import Match, Step
from cyberdeck.kernel.rng import commitment
from cyberdeck.server.protocol import Status
from cyberdeck.server.tables import log
from cyberdeck.server.tables.faults import (
    AlreadyBegun,
    CannotUndo,
    NotBegun,
    NotOver,
    NotYourSeat,
    SeatsFree,
    SeatTaken,
    Silenced,
)
from cyberdeck.server.tables.talk import Talk

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that looks like something else
REMEMBERED: Final = 64  # ids of a seat's last answers, for those that come twice


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(6))


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def lock_of(secret: str) -> str:
    return hashlib.sha256(b"cyberdeck-seat:" + secret.encode()).hexdigest()


@lru_cache(maxsize=256)
def rulebook(game: str, options: bytes) -> registry.AnyGame:
    """Tables with the same options share one: it has no state."""
    return registry.build(game, msgspec.json.decode(options))


class Seat:
    """A seat of the table and who has it: a bot, a person by his lock, or nobody."""

    def __init__(self, bot: str | None) -> None:
        self.bot = bot
        self.name = ""
        self.lock = ""
        self.entropy = ""
        self.answered: deque[str] = deque(maxlen=REMEMBERED)

    @property
    def free(self) -> bool:
        return self.bot is None and not self.lock


class Table:
    def __init__(self, code: str, header: log.Header) -> None:
        self.code = code
        self.header = header
        self.game = rulebook(header.game, msgspec.json.encode(header.options))
        self.seats = [Seat(bot) for bot in header.bots]
        self.operations = 0  # on disk
        self.match: Match | None = None
        self.steps: list[Step] = []
        self.talk = Talk(len(self.seats))
        self.notes: list[record.Note] = []
        self.left: tuple[float, ...] = ()  # seconds on the clocks, after the last answer
        self.follows: str | None = None
        self.commitment = commitment(bytes.fromhex(header.seed))

    # What it is

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "over" if self.match.over else "playing"

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise NotBegun()
        return self.match

    def seat_of(self, secret: str) -> int:
        """Whose secret it is; compared in constant time."""
        lock = lock_of(secret)
        for number, seat in enumerate(self.seats):
            if seat.lock and hmac.compare_digest(seat.lock, lock):
                return number
        raise NotYourSeat()

    def names(self) -> list[str]:
        return [seat.name or f"{seat.bot} {number + 1}" for number, seat in enumerate(self.seats)]

    def record(self) -> record.Record:
        """All of the game, its seed too: never before its end."""
        if self.status != "over":
            raise NotOver()
        return record.take(self.playing, self.header.options, self.names(), notes=self.notes)

    def notebook(self, number: int) -> dict[str, str]:
        """What a seat has written down, and not rubbed out."""
        written = {note.about: note.text for note in self.notes if note.seat == number}
        return {about: text for about, text in written.items() if text}

    # What may be done: each returns the operation, and changes nothing

    def sit(self, number: int | None, name: str, secret: str, entropy: str) -> log.Sat:
        self._must_be_open()
        free = [number for number, seat in enumerate(self.seats) if seat.free]
        if not free or (number is not None and number not in free):
            raise SeatTaken()
        chance = "" if self.header.lesson else entropy  # a lesson is always dealt the same
        return log.Sat(free[0] if number is None else number, name, lock_of(secret), chance)

    def leave(self, number: int) -> log.Left:
        self._must_be_open()
        return log.Left(number)

    def begin(self, fill: str | None) -> log.Began:
        """With what chance answers first: the cards are dealt."""
        self._must_be_open()
        free = sum(seat.free for seat in self.seats)
        if free and fill is None:
            raise SeatsFree(free=free)
        return log.Began(fill if free else None, tuple(step.action for step in self._new_match().start()))

    def say(self, number: int, text: str) -> log.Said:
        """Who hears it is up to the game while it goes on."""
        if self.match is None or self.match.over:
            return log.Said(number, text)
        hearing = self.game.hears(self.match.state, number)
        readers = [WATCHER, *range(len(self.seats))]
        to = tuple([reader for reader in readers if hearing >> (reader if reader >= 0 else len(self.seats)) & 1])
        if not to:
            raise Silenced()
        return log.Said(number, text, None if len(to) == len(readers) else to)

    def note(self, number: int, about: str, text: str) -> log.Noted:
        if self.status != "playing":
            raise NotBegun()
        return log.Noted(number, about, text)

    def undo(self, number: int) -> log.Undone:
        """One's own last answer, if nothing has been shown, drawn or answered since."""
        match = self.playing
        if match.over:
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
        return log.Undone(len(match.answers) - 1)

    def _must_be_open(self) -> None:
        if self.match is not None:
            raise AlreadyBegun()

    # What has been done

    def advance(self, number: int, answer: int | str, question: int) -> tuple[Match, list[Step]]:
        """The match as it will be after an answer and what chance answers then. A wrong one raises. The table itself
        stays as it is, so that nobody is shown what is not on disk.
        """
        ahead = self.playing.copy()
        return ahead, ahead.submit(number, answer, question)

    def accept(self, ahead: Match, steps: list[Step], id: str, left: tuple[float, ...]) -> None:
        """An answer that was played ahead is on disk."""
        self.operations += 1
        self.match = ahead
        self.steps += steps
        self._taken(steps[0].seat, id, left)

    def apply(self, operation: log.AnyOperation) -> None:
        self.operations += 1
        match operation:
            case log.Sat(number, name, lock, entropy):
                seat = self.seats[number]
                seat.name, seat.lock, seat.entropy = name, lock, entropy
            case log.Left(number):
                self.seats[number] = Seat(None)
            case log.Began(fill, chance):
                for seat in self.seats:
                    seat.bot = fill if seat.free else seat.bot
                self.match = self._new_match()
                self._force([(CHANCE, outcome) for outcome in chance])
                self.left = (self.header.clock.seconds,) * len(self.seats)
            case log.Answered(number, action, id, chance, left):
                self._force([(number, action), *((CHANCE, outcome) for outcome in chance)])
                self._taken(number, id, left)
            case log.Undone(answers):
                self.playing.rewind(answers)
                del self.steps[answers:]
            case log.Said():
                self.talk.add(operation, self.names()[operation.seat])
            case log.Noted(number, about, text):
                self.notes.append(record.Note(number, len(self.playing.answers), about, text))
            case log.Followed(code):
                self.follows = code

    def _taken(self, number: int, id: str, left: tuple[float, ...]) -> None:
        self.seats[number].answered.append(id)
        self.left = left

    def _new_match(self) -> Match:
        entropy = [seat.entropy.encode() for seat in self.seats if seat.entropy]
        return Match(self.game, bytes.fromhex(self.header.seed), entropy)

    def _force(self, answers: list[tuple[int, int]]) -> None:
        self.steps += [self.playing.force(number, action) for number, action in answers]
