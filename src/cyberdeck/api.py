"""What `import cyberdeck` offers: games, matches, players and records without knowing the packages behind them."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cyberdeck import bots, spec
from cyberdeck.kernel import record
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.match import Match, new_seed
from cyberdeck.kernel.record import Record, Verification
from cyberdeck.kernel.rng import KeyedRng

Player = str | bots.Bot  # the name of a bot, or a function `choose(game, view, legal, rng)` that returns one of `legal`


def make(game: str, options: Mapping[str, object] | None = None, /, **named: object) -> AnyGame:
    """The rulebook of a game: `make("blackhat", players=3, tracer=True)`. Options may come in a mapping, too."""
    return spec.make(game, {**(options or {}), **named})


def play(game: AnyGame, players: Sequence[Player], seed: bytes | None = None) -> Match:
    """Plays a whole game and returns the match that is over; `match.returns` is what each seat has won.

    `players` are by seat. A seed fixes everything, the luck of the bots included: those that search count iterations
    and ignore the clock.
    """
    if len(players) != game.num_seats:
        raise ValueError(f"{game.num_seats} players needed, {len(players)} given")
    seats = [
        bots.make_bot(player, game.id, timed=seed is None) if isinstance(player, str) else player for player in players
    ]
    match = Match(game, seed or new_seed())
    dice = [KeyedRng(match.seed, [b"player", bytes([seat])]) for seat in range(len(seats))]
    match.start()
    while not match.is_over:
        seat = match.players_to_act[0]
        legal = match.legal_actions(seat)
        match.submit(seat, legal[0] if len(legal) == 1 else seats[seat](game, match.view(seat), legal, dice[seat]))
    return match


def save_record(match: Match, path: str | os.PathLike[str], names: Sequence[str] = ()) -> None:
    """Writes a match to a file: the seed, every action, and the result if it is over."""
    game: Any = match.game
    options = msgspec.to_builtins(game.options)
    record.save(record.record_match(match, options, list(names)), Path(path))


def load_record(path: str | os.PathLike[str]) -> Record:
    """Reads a file that `save_record`, `cyberdeck play` or the online table has written."""
    return record.load(Path(path))


def resume(record_: Record) -> Match:
    """The match where its record ends, to be looked at or played on."""
    return record.resume(record_, spec.make)


def verify(record_: Record) -> Verification:
    """Plays a record again: whether every action was legal, every shuffle as committed to, and the result right."""
    return record.verify(record_, spec.make)
