"""The hash of a game's rules: `make rules-hash` writes it into games/*/spec.py, a test checks that it is current.

It is made of what happens in seeded random games: actions in notation, events, legal moves, results. A change that
plays the same leaves it as it is. If it changes, so must the `version` of the game, because tables on disk are played
on by the rules they were started with, or not at all.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from cyberdeck.kernel.errors import SetupError
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.kernel.stored_events import store_events
from cyberdeck.spec import GameSpec, game_ids, get_spec, make

ROOT = Path(__file__).parents[1]
LENGTH = 16  # hex digits
GAMES = 3  # of each set of options


def compute(spec: GameSpec, games: int = GAMES) -> str:
    sums = hashlib.sha256()
    for options in variants(spec):
        for number in range(games):
            for fact in play(spec.id, options, number):
                sums.update(msgspec.json.encode(fact))
    return sums.hexdigest()[:LENGTH]


def variants(spec: GameSpec) -> Iterator[dict[str, Any]]:
    """Every number of players, and every other value of every option by itself."""
    for players in spec.players:
        yield {"players": players}
    for option in spec.describe_options():
        match option.kind:
            case "switch":
                values: tuple[Any, ...] = (not option.default,)
            case "number":
                values = tuple({option.min, option.max or option.default} - {option.default})
            case _:
                values = tuple(value for value in option.choices if value != option.default)
        if option.name != "players":
            yield from ({option.name: value} for value in values)


def play(game: str, options: dict[str, Any], number: int) -> Iterator[Any]:
    """What happens in one random game; nothing where the options exclude each other."""
    try:
        match = Match(make(game, options), number.to_bytes(32, "big"))
    except SetupError:
        return
    rng = FastRng(number)
    steps = match.start()
    while True:
        yield [options, [[step.seat, store_events(step.events)] for step in steps]]
        if match.is_over:
            yield match.returns
            return
        seat = match.players_to_act[0]
        legal = [match.game.format_move(match.game.decode(action)) for action in match.legal_actions(seat)]
        yield legal
        steps = match.submit(seat, legal[rng.below(len(legal))])


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.rules_hash", description=__doc__)
    parser.add_argument("--write", action="store_true", help="into games/*/spec.py")
    args = parser.parse_args(argv)
    late = False
    for game in game_ids():
        spec = get_spec(game)
        source = ROOT / "src" / "cyberdeck" / "games" / game / "spec.py"
        if not source.exists():
            continue  # a plug-in
        found = compute(spec)
        if found == spec.rules_hash:
            continue
        late = True
        print(f"{game}: {found}, and its spec has {spec.rules_hash or 'none'}")
        if args.write:
            source.write_text(re.sub(r'rules_hash="\w*"', f'rules_hash="{found}"', source.read_text()))
    return int(late and not args.write)


if __name__ == "__main__":
    sys.exit(main())
