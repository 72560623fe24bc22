"""Which bot sits where in which game, decided by the plan alone.

Games come in blocks. A block has one line-up, a bot for each seat, and one deal. It is played once for every rotation
of the line-up and, in games where players bring different decks, for every rotation of the decks. So after each block
every bot has had every seat and every deck equally often, with the same luck of the deal.

With as many bots as seats all of them play. Otherwise the remaining seats go to a combination of bots. All combinations
come up, in random order, before one repeats.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from cyberdeck import bots as players
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import get_spec, make, parse_options

FORMAT = 1


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a run depends on."""

    arena: int  # FORMAT
    game: str
    version: int  # of the game
    options: dict[str, Any]  # every option, defaults included
    bots: list[str]
    games: int  # whole blocks
    seed: int


class Table(NamedTuple):
    """One game of the schedule."""

    number: int
    block: int
    rotation: int
    mirror: int  # how far the decks are rotated
    bots: tuple[int, ...]  # by seat, as places in the plan's list
    deal: bytes  # the seed of a Match


class Schedule:
    """The games of a plan with at least two different bots."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        spec = get_spec(plan.game)
        self._decks = [option.name for option in spec.describe_options() if option.kind == "deck"]
        different = len({plan.options[name] for name in self._decks}) > 1
        self.mirrors = len(self._decks) if different else 1
        self.games = [make(plan.game, self.options(mirror)) for mirror in range(self.mirrors)]
        self.seats = int(self.games[0].num_seats)
        self.size = self.seats * self.mirrors  # games in a block
        self.blocks = -(-plan.games // self.size)
        count = len(plan.bots)
        self._everybody = list(range(count)) * (self.seats // count)
        self._extra = list(combinations(range(count), self.seats % count))
        self._lines: dict[int, tuple[int, ...]] = {}  # by block

    def options(self, mirror: int) -> dict[str, Any]:
        """The options of a table, with the decks rotated."""
        turned = self._decks[mirror:] + self._decks[:mirror]
        return {**self.plan.options, **{name: self.plan.options[of] for name, of in zip(self._decks, turned)}}

    def table(self, number: int) -> Table:
        block, place = divmod(number, self.size)
        mirror, rotation = divmod(place, self.seats)
        line = self._line(block)
        return Table(number, block, rotation, mirror, line[rotation:] + line[:rotation], self.deal(block))

    def deal(self, block: int) -> bytes:
        return _hash(self.plan.seed, "deal", block)

    def dice(self, number: int, seat: int) -> FastRng:
        """The random numbers of one bot, independent of the deal."""
        return _rng(self.plan.seed, "bot", number, seat)

    def _line(self, block: int) -> tuple[int, ...]:
        if block not in self._lines:
            cycle, place = divmod(block, len(self._extra))
            order = list(range(len(self._extra)))
            _shuffle(order, _rng(self.plan.seed, "cycle", cycle))
            line = [*self._everybody, *self._extra[order[place]]]
            rng = _rng(self.plan.seed, "line", block)
            _shuffle(line, rng)
            while any(line == line[turn:] + line[:turn] for turn in range(1, self.seats)):  # else games repeat
                _shuffle(line, rng)
            self._lines[block] = tuple(line)
        return self._lines[block]


def plan(game: str, options: Mapping[str, object], bots: list[str], games: int, seed: int) -> Plan:
    """A checked plan of whole blocks, with at least as many games as wanted."""
    spec = get_spec(game)
    for bot in bots:
        players.make_bot(bot, game)
    kept = msgspec.to_builtins(parse_options(spec, options))
    wanted = Plan(FORMAT, game, int(make(game, kept).version), kept, bots, games, seed)
    schedule = Schedule(wanted)
    return msgspec.structs.replace(wanted, games=schedule.blocks * schedule.size)


def _hash(seed: int, *words: object) -> bytes:
    text = " ".join(map(str, (seed, *words)))
    return hashlib.blake2b(text.encode(), digest_size=32, person=b"cyberdeck-arena").digest()


def _rng(seed: int, *words: object) -> FastRng:
    return FastRng(int.from_bytes(_hash(seed, *words)[:8], "big") >> 2)


def _shuffle(line: list[int], rng: FastRng) -> None:
    for last in range(len(line) - 1, 0, -1):
        other = int(rng.below(last + 1))
        line[last], line[other] = line[other], line[last]
