"""A player of your own against the greedy one: the hand it plays from is all it sees.

python examples/own_bot.py --games 20
"""

from __future__ import annotations

import argparse
from typing import Any

import cyberdeck


def cautious(game: cyberdeck.Game[Any, Any], view: cyberdeck.View, legal: list[int], rng: cyberdeck.Rng) -> int:
    """Plays the move with the shortest name."""
    return min(legal, key=lambda action: len(game.format_move(game.decode(action))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, metavar="N", help="how many games to play (20)")
    games = parser.parse_args().games
    game = cyberdeck.make("blackhat", players=3)
    won = 0.0
    for number in range(games):
        match = cyberdeck.play(game, [cautious, "greedy", "random"], seed=number.to_bytes(32, "big"))
        won += match.returns[0]
    print(f"The cautious player has won {won:g} of {games} games.")


if __name__ == "__main__":
    main()
