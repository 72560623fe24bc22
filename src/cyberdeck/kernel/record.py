"""A game on disk: header and answers, JSON.

The answers are the truth: a seat's in the game's notation, chance's as the number of its outcome. A snapshot, if there
is one, is a cache: `resume` starts from it, `replay` and `verify` never do. While a game is going on its record holds
the seed and is as secret as the cards themselves; after it, the seed proves the shuffle.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
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
from cyberdeck.kernel.rng import commitment

FORMAT = 1
Make = Callable[[str, Mapping[str, object]], AnyGame]  # of a game's id and the options of a table: its rulebook


class Snapshot(msgspec.Struct, frozen=True):
    actions: int  # given when it was taken
    state: dict[str, Any]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat wrote into its notebook, for itself alone until the game is over. No text: it was rubbed out."""

    seat: int
    actions: int  # given when it was written
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


class Problem(msgspec.Struct, frozen=True):
    """Something that does not fit: a key for its words and facts to fill them. Answers count from 1."""

    key: str  # verify-seed, verify-dice, verify-illegal, verify-answer, verify-snapshot, verify-result
    details: dict[str, str | int]


class Verification(msgspec.Struct, frozen=True):
    """What `verify` found."""

    answers: int
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
) -> Record:
    """The record of a match as it stands. `options` are those of the table."""
    game = match.game
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
    )


def encode(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=0)


def decode(data: bytes) -> Record:
    try:
        header = msgspec.json.decode(data)
        if isinstance(header, dict) and header.get("format", FORMAT) != FORMAT:
            raise WrongVersion(what="format", found=header["format"], ours=FORMAT)
        return msgspec.convert(header, Record)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
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
    try:
        game = make(record.game, record.options)
    except SetupError as error:
        raise CorruptRecord(reason=str(error)) from error
    if game.version != record.version:
        raise WrongVersion(what=record.game, found=record.version, ours=game.version)
    return game


def new_match(record: Record, make: Make) -> Match:
    """The match before its first answer."""
    game = build_game(record, make)
    try:
        return Match(game, bytes.fromhex(record.seed or ""), [bytes.fromhex(part) for part in record.entropy])
    except ValueError as error:
        raise CorruptRecord(reason=str(error)) from error


def replay(record: Record, make: Make) -> Iterator[tuple[Match, Step]]:
    """Every answer in turn, checked, with the match as it stands after it."""
    match = new_match(record, make)
    for seat, answer in record.actions:
        yield match, _replay_action(match, seat, answer)


def resume(record: Record, make: Make) -> Match:
    """The match where the record leaves it, to be played on: from the snapshot if there is one that fits."""
    match = new_match(record, make)
    if record.seed is None:
        raise CorruptRecord(reason="no seed: this record can be replayed, not played on")
    snapshot = record.snapshot
    if snapshot is None:
        for seat, answer in record.actions:
            _replay_action(match, seat, answer)
        return match
    if not 0 <= snapshot.actions <= len(record.actions):
        raise CorruptRecord(reason="the snapshot is of another game")
    match.state = match.game.load(snapshot.state)
    match.action_log = [(seat, _action_id(match, answer)) for seat, answer in record.actions[: snapshot.actions]]
    for seat, answer in record.actions[snapshot.actions :]:
        _replay_action(match, seat, answer)
    return match


def verify(record: Record, make: Make) -> Verification:
    """Plays the record again: every answer legal, every shuffle as the committed seed had it, the result as the rules
    have it.
    """
    match = new_match(record, make)
    problems: list[Problem] = []
    shuffle = "unproven" if record.seed is None else "proven"
    if record.seed is not None and commitment(match.seed) != record.commitment:
        problems.append(Problem("verify-seed", {}))
        shuffle = "false"
    try:
        for number, (seat, answer) in enumerate(record.actions, 1):
            asked = seat == CHANCE == match.state.current_player()
            if asked and shuffle == "proven" and match.roll_chance() != answer:
                problems.append(Problem("verify-dice", {"answer": number}))
                shuffle = "false"
            _replay_action(match, seat, answer)
            if record.snapshot is not None and record.snapshot.actions == number:
                problems += _compare(match, record.snapshot)
    except CyberdeckError as error:
        problems.append(_problem(len(match.action_log) + 1, error))
    if match.is_over and record.result != (ours := match.game.returns(match.state)):
        problems.append(Problem("verify-result", {"ours": str(ours), "theirs": str(record.result)}))
    return Verification(len(match.action_log), match.is_over, shuffle, problems)


def _problem(answer: int, error: CyberdeckError) -> Problem:
    cause = error.__cause__ if isinstance(error.__cause__, MoveError) else error
    facts: dict[str, str | int] = {name: str(fact) for name, fact in cause.details.items()}
    if isinstance(cause, IllegalMove):
        return Problem("verify-illegal", {**facts, "answer": answer})
    return Problem("verify-answer", {**facts, "answer": answer, "error": cause.key})


def _compare(match: Match, snapshot: Snapshot) -> list[Problem]:
    ours = msgspec.json.encode(match.game.dump(match.state), order="deterministic")
    theirs = msgspec.json.encode(snapshot.state, order="deterministic")
    return [] if ours == theirs else [Problem("verify-snapshot", {})]


def _action_id(match: Match, answer: str | int) -> int:
    return answer if isinstance(answer, int) else match.game.encode(match.game.parse_move(answer))


def _replay_action(match: Match, seat: int, answer: str | int) -> Step:
    number = len(match.action_log)
    if isinstance(answer, int) != (seat == CHANCE):
        raise CorruptRecord(reason=f"answer {number}: seat {seat} cannot answer {answer!r}")
    try:
        return match.replay_action(seat, _action_id(match, answer))
    except RecordError:
        raise
    except MoveError as error:
        raise CorruptRecord(reason=f"answer {number}: {error}") from error
