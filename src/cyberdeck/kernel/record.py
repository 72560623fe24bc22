"""A game on disk: header and actions, JSON.

The actions are the truth: a seat's in the game's notation, chance's as the number of its outcome. A snapshot, if there
is one, is a cache: `resume` starts from it, `replay` and `verify` never do. While a game is going on its record holds
the seed and is as secret as the cards themselves; after it, the seed proves the shuffle. Records of earlier releases
open too (record_formats.py).

The record of a finished game holds its events as well. They show the game when its rules have changed since, and it
can no longer be replayed (`past_steps`).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cyberdeck.kernel.errors import (
    CorruptRecord,
    CyberdeckError,
    IllegalMove,
    MoveError,
    RecordError,
    SetupError,
    WrongVersion,
)
from cyberdeck.kernel.game import CHANCE, AnyGame
from cyberdeck.kernel.match import Match, Step
from cyberdeck.kernel.record_formats import FORMAT, upgrade
from cyberdeck.kernel.rng import commitment
from cyberdeck.kernel.stored_events import StoredEvents, read_events, store_events
from cyberdeck.kernel.wire import Event

Make = Callable[[str, Mapping[str, object]], AnyGame]  # of a game's id and the options of a table: its rulebook


class Snapshot(msgspec.Struct, frozen=True):
    actions: int  # in the log when it was taken
    state: dict[str, Any]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat wrote into its notebook, for itself alone until the game is over. No text: it was rubbed out."""

    seat: int
    actions: int  # in the log when it was written
    about: str
    text: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: int = FORMAT
    game: str
    version: int
    options: dict[str, Any]
    names: list[str] = []
    commitment: str
    entropy: list[str] = []  # hex
    seed: str | None = None  # hex
    actions: list[tuple[int, str | int]]
    result: list[float] | None = None
    notes: list[Note] = []
    snapshot: Snapshot | None = None
    events: list[StoredEvents] | None = None  # by action; none while the game is going on


class PastStep(msgspec.Struct, frozen=True):
    """One action of a game that was played by other rules than the present ones."""

    seat: int
    move: str | int  # notation, or the number of an outcome
    events: tuple[Event, ...]


class Problem(msgspec.Struct, frozen=True):
    """Something that does not fit: a key for its words and facts to fill them. Actions count from 1."""

    key: str  # verify-seed, verify-dice, verify-illegal, verify-action, verify-snapshot, verify-events, verify-result
    details: dict[str, str | int]


class Verification(msgspec.Struct, frozen=True):
    """What `verify` found."""

    actions: int
    over: bool
    shuffle: str  # proven, unproven (no seed in the record), false
    problems: list[Problem]

    @property
    def sound(self) -> bool:
        return not self.problems


def record_match(
    match: Match,
    options: dict[str, Any],
    names: list[str] | None = None,
    snapshot: bool = False,
    notes: list[Note] | None = None,
    steps: Sequence[Step] | None = None,
) -> Record:
    """The record of a match as it stands. `options` are those of the table; `steps` all its steps, which are played
    again if they are not given.
    """
    game = match.game
    if match.is_over and steps is None:
        steps = match.play_again()
    return Record(
        game=game.id,
        version=game.version,
        options=options,
        names=names or [],
        commitment=match.commitment,
        entropy=[part.hex() for part in match.entropy],
        seed=match.seed.hex(),
        actions=[
            (seat, action if seat == CHANCE else game.format_move(game.decode(action)))
            for seat, action in match.action_log
        ],
        result=game.returns(match.state) if match.is_over else None,
        notes=notes or [],
        snapshot=Snapshot(len(match.action_log), dict(game.dump(match.state))) if snapshot else None,
        events=None if steps is None else [store_events(step.events) for step in steps],
    )


def encode(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=0)


def decode(data: bytes) -> Record:
    try:
        return from_builtins(msgspec.json.decode(data))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CorruptRecord(reason=str(error)) from error


def from_builtins(data: object) -> Record:
    """A record of any format out of its JSON data."""
    if isinstance(data, dict):
        data = upgrade(data)
        if data.get("format", FORMAT) != FORMAT:
            raise WrongVersion(what="format", found=data["format"], ours=FORMAT)
    try:
        return msgspec.convert(data, Record)
    except (msgspec.ValidationError, RecursionError) as error:
        raise CorruptRecord(reason=str(error)) from error


def save(record: Record, path: Path) -> None:
    """Whole or not at all: an interrupted save leaves the old file."""
    part = path.with_name(path.name + ".part")
    with open(part, "wb") as file:
        file.write(encode(record))
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def load(path: Path) -> Record:
    return decode(path.read_bytes())


def build_game(record: Record, make: Make) -> AnyGame:
    """The rulebook that the record was played by."""
    game = _game(record, make)
    if game.version != record.version:
        raise WrongVersion(what=record.game, found=record.version, ours=game.version)
    return game


def _game(record: Record, make: Make) -> AnyGame:
    try:
        return make(record.game, record.options)
    except SetupError as error:
        raise CorruptRecord(reason=str(error)) from error


def new_match(record: Record, make: Make) -> Match:
    """The match before its first action."""
    game = build_game(record, make)
    try:
        return Match(game, bytes.fromhex(record.seed or ""), [bytes.fromhex(part) for part in record.entropy])
    except ValueError as error:
        raise CorruptRecord(reason=str(error)) from error


def replay(record: Record, make: Make) -> Iterator[tuple[Match, Step]]:
    """Every action in turn, checked, with the match as it stands after it."""
    match = new_match(record, make)
    for seat, action in record.actions:
        yield match, _replay_action(match, seat, action)


def past_steps(record: Record, make: Make) -> tuple[AnyGame, list[PastStep]]:
    """The steps of a record whose rules have changed, out of its events. The game is the present one: it redacts
    events, and knows their words. Raises WrongVersion if the record has no events.
    """
    game = _game(record, make)
    if record.events is None:
        raise WrongVersion(what=record.game, found=record.version, ours=game.version)
    if len(record.events) != len(record.actions):
        raise CorruptRecord(reason="it has not as many events as actions")
    return game, [
        PastStep(seat, move, read_events(game, stored))
        for (seat, move), stored in zip(record.actions, record.events, strict=True)
    ]


def resume(record: Record, make: Make) -> Match:
    """The match where the record leaves it, to be played on: from the snapshot if there is one that fits."""
    match = new_match(record, make)
    if record.seed is None:
        raise CorruptRecord(reason="no seed: this record can be replayed, not played on")
    snapshot = record.snapshot
    if snapshot is None:
        for seat, action in record.actions:
            _replay_action(match, seat, action)
        return match
    if not 0 <= snapshot.actions <= len(record.actions):
        raise CorruptRecord(reason="the snapshot is of another game")
    match.state = match.game.load(snapshot.state)
    match.action_log = [(seat, _action_id(match, action)) for seat, action in record.actions[: snapshot.actions]]
    for seat, action in record.actions[snapshot.actions :]:
        _replay_action(match, seat, action)
    return match


def verify(record: Record, make: Make) -> Verification:
    """Plays the record again: every action legal, every shuffle as the committed seed had it, the result as the rules
    have it.
    """
    match = new_match(record, make)
    problems: list[Problem] = []
    shuffle = "unproven" if record.seed is None else "proven"
    if record.seed is not None and commitment(match.seed) != record.commitment:
        problems.append(Problem("verify-seed", {}))
        shuffle = "false"
    try:
        for number, (seat, action) in enumerate(record.actions, 1):
            by_chance = seat == CHANCE == match.state.current_player()
            if by_chance and shuffle == "proven" and match.roll_chance() != action:
                problems.append(Problem("verify-dice", {"number": number}))
                shuffle = "false"
            step = _replay_action(match, seat, action)
            if record.events is not None and record.events[number - 1 : number] != [store_events(step.events)]:
                problems.append(Problem("verify-events", {"number": number}))
            if record.snapshot is not None and record.snapshot.actions == number:
                problems += _compare(match, record.snapshot)
    except CyberdeckError as error:
        problems.append(_problem(len(match.action_log) + 1, error))
    if match.is_over and record.result != (ours := match.game.returns(match.state)):
        problems.append(Problem("verify-result", {"ours": str(ours), "theirs": str(record.result)}))
    return Verification(len(match.action_log), match.is_over, shuffle, problems)


def _problem(number: int, error: CyberdeckError) -> Problem:
    cause = error.__cause__ if isinstance(error.__cause__, MoveError) else error
    facts: dict[str, str | int] = {name: str(fact) for name, fact in cause.details.items()}
    if isinstance(cause, IllegalMove):
        return Problem("verify-illegal", {**facts, "number": number})
    return Problem("verify-action", {**facts, "number": number, "error": cause.key})


def _compare(match: Match, snapshot: Snapshot) -> list[Problem]:
    ours = msgspec.json.encode(match.game.dump(match.state), order="deterministic")
    theirs = msgspec.json.encode(snapshot.state, order="deterministic")
    return [] if ours == theirs else [Problem("verify-snapshot", {})]


def _action_id(match: Match, action: str | int) -> int:
    return action if isinstance(action, int) else match.game.encode(match.game.parse_move(action))


def _replay_action(match: Match, seat: int, action: str | int) -> Step:
    number = len(match.action_log)
    if isinstance(action, int) != (seat == CHANCE):
        raise CorruptRecord(reason=f"action {number}: not one of seat {seat}: {action!r}")
    try:
        return match.replay_action(seat, _action_id(match, action))
    except RecordError:
        raise
    except MoveError as error:
        raise CorruptRecord(reason=f"action {number}: {error}") from error
