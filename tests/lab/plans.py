"""What the tests of the arena share."""

from __future__ import annotations

import msgspec

from cyberdeck.lab.arena import Outcome
from cyberdeck.lab.schedule import Plan, Schedule, Table
from cyberdeck.lab.tally import Tally
from cyberdeck.spec import get_spec, parse_options

HAT = {"players": 4, "round_limit": 1}
TWO = ["greedy", "random"]


def made(bots: list[str], games: int = 24, seed: int = 1, game: str = "blackhat", **options: object) -> Schedule:
    """A schedule of bots that need not be there."""
    spec = get_spec(game)
    kept = msgspec.to_builtins(parse_options(spec, options or HAT))
    schedule = Schedule(Plan(1, game, 1, kept, bots, games, seed))
    return Schedule(msgspec.structs.replace(schedule.plan, games=schedule.blocks * schedule.size))


def tables(schedule: Schedule) -> list[Table]:
    return [schedule.table(number) for number in range(schedule.plan.games)]


def without_time(outcomes: list[Outcome]) -> list[Outcome]:
    nothing: list[float] = []
    played = [msgspec.structs.replace(one, seconds=nothing, longest=nothing) for one in outcomes]
    return sorted(played, key=lambda one: one.game)


def figures(found: Tally) -> tuple[object, object]:
    return found.standings, found.pairs
