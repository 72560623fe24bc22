"""python -m tools.playthroughs [--write]: recorded games in readable text, golden files for every game.

Each file under tests/playthroughs/ is one random game of one table: every decision with its rule and legal actions, the
action in notation, and every event. Without --write it compares and names the files that differ; with it, it writes
them: read the diff.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from pathlib import Path
from typing import Any

import msgspec

from cyberdeck.kernel import laws
from cyberdeck.kernel.game import CHANCE, OVER
from cyberdeck.kernel.rng import FastRng
from cyberdeck.kernel.wire import Event
from cyberdeck.spec import make

FOLDER = Path(__file__).parents[1] / "tests" / "playthroughs"

EVERYTHING = {
    "board": "expert",
    "modules": 5,
    "tracer": True,
    "secret_asset": True,
    "asset_turned": "next",
    "celebrity": True,
}
OWN_DECK = "; ".join(f"4 {number}" for number in (1, 2, 3, 4, 5, 6, 7, 12, 13, 15, 18, 19, 24, 25, 27))
OWN_RANGE = "10 1; 5 2; 5 3; " + "; ".join(f"3 {number}" for number in (16, 19, 23, 25, 33, 38, 45, 47, 48, 53))
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    # name: game, seed, options
    "blackhat-basic": ("blackhat", 1, {"players": 4, "round_limit": 2}),
    "blackhat-robot": ("blackhat", 2, {"players": 2, "round_limit": 2}),
    "blackhat-six-fewer-cards": ("blackhat", 3, {"players": 5, "fewer_cards": True, "copies": 6, "round_limit": 1}),
    "blackhat-modules": (
        "blackhat",
        4,
        {"players": 3, "modules": 5, "board": "expert", "randomizer": "choice", "round_limit": 3},
    ),
    "blackhat-shuffled": (
        "blackhat",
        5,
        {"players": 6, "black_hat": "shuffled", "black_hat_take": "highest", "round_limit": 1},
    ),
    "blackhat-ten-plus-hat": ("blackhat", 6, {"players": 3, "hand": "ten_plus_hat", "honeypot_half_hands": True}),
    "blackhat-tracer": ("blackhat", 7, {"players": 3, "board": "expert", "tracer": True}),
    "blackhat-secret-asset": ("blackhat", 8, {"players": 4, "secret_asset": True}),
    "blackhat-everything": ("blackhat", 9, {"players": 3, **EVERYTHING}),
    "lokalka-basic": ("lokalka", 1, {"players": 4}),
    "lokalka-random-network": ("lokalka", 2, {"players": 5, "network": "random", "round_limit": 3}),
    "lokalka-per-host": ("lokalka", 3, {"players": 6, "setup_defence": "per_host", "round_limit": 2}),
    "lokalka-team": ("lokalka", 4, {"players": 7, "hackers_win": "team", "out_sees": "all", "out_talk": "out"}),
    "lokalka-eight": ("lokalka", 5, {"players": 8, "out_talk": "none", "round_limit": 3}),
    "cybershield-basic": ("cybershield", 1, {"turn_limit": 8}),
    "cybershield-second": ("cybershield", 2, {"starter": "second", "deck2": "attacker", "turn_limit": 8}),
    "cybershield-own-deck": (
        "cybershield",
        3,
        {"starter": "first", "deck1": OWN_DECK, "deck2": "builder", "turn_limit": 6},
    ),
    "kiberrubezh-basic": ("kiberrubezh", 1, {"turn_limit": 10}),
    "kiberrubezh-listeners": (
        "kiberrubezh",
        2,
        {"deck1": "quiet-listeners", "deck2": "worms-and-noise", "no_first_attack": True, "turn_limit": 10},
    ),
    "kiberrubezh-own-deck": (
        "kiberrubezh",
        3,
        {"deck1": OWN_RANGE, "deck2": "fortress", "deck_size": 50, "free_redeals_count": True, "turn_limit": 10},
    ),
}


def play(game_id: str, seed: int, options: dict[str, Any]) -> str:
    game = make(game_id, options)
    rng = FastRng(seed)
    s = game.initial_state()
    shown = ", ".join(f"{name}={value}" for name, value in options.items())
    lines = [f"{game_id} version {game.version}, seed {seed}: {shown}", ""]
    number = 0
    while s.top.kind != OVER:
        seat, action = laws.choose(game, s, rng)
        if seat == CHANCE:
            lines.append(f"{number:4} chance, one of {len(game.chance_outcomes(s))}: {action}")
        else:
            legal = " ".join(game.format_move(game.decode(a)).replace(" ", "_") for a in game.legal_actions(s, seat))
            rule = game.decision_rule(game.view(s, seat))
            lines.append(f"{number:4} seat {seat} ({rule}): {game.format_move(game.decode(action))}")
            lines += textwrap.wrap(legal, 110, initial_indent="       of ", subsequent_indent="          ")
        events = [words(event) for event in laws.step(game, s, seat, action)]
        if seat == CHANCE and len(events) == 1:
            lines[-1] += f"   {events.pop()}"
        lines += [f"       {event}" for event in events]
        number += 1
    lines += ["", f"returns {game.returns(s)} after {number} actions"]
    return "\n".join(lines) + "\n"


def words(event: Event) -> str:
    fields = msgspec.structs.asdict(event)
    return " ".join([type(event).__name__, *(f"{name}={short(value)}" for name, value in fields.items())])


def short(value: object) -> str:
    return "(" + ",".join(short(part) for part in value) + ")" if isinstance(value, tuple) else str(value)


def stale() -> list[str]:
    """Names of the files that differ from what the games play now, and of files without a table."""
    there = {path.stem: path.read_text() for path in FOLDER.glob("*.txt")}
    now = {name: play(*table) for name, table in TABLES.items()}
    return sorted(name for name in there.keys() | now.keys() if there.get(name) != now.get(name))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.playthroughs", description=__doc__.split("\n")[0])
    parser.add_argument("--write", action="store_true", help="write the files again")
    if parser.parse_args().write:
        FOLDER.mkdir(exist_ok=True)
        for path in FOLDER.glob("*.txt"):
            path.unlink()
        for name, table in TABLES.items():
            (FOLDER / f"{name}.txt").write_text(play(*table))
        return 0
    for name in (differing := stale()):
        print(f"{name} differs: make playthroughs, and read the diff")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
