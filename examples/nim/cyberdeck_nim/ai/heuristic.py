"""The bot `greedy`: the strategy of Charles Bouton (1901), which never loses a won game."""

from functools import reduce
from operator import xor

from cyberdeck_nim.game import Nim
from cyberdeck_nim.moves import NimView


def weights(game: Nim, view: NimView, legal: list[int]) -> list[float]:
    """1 for a move that leaves the other player a lost position, else 0."""
    return [float(is_lost(game, after(game, view, action))) for action in legal]


def after(game: Nim, view: NimView, action: int) -> list[int]:
    move = game.decode(action)
    return list({**view.heaps, move.heap: view.heaps[move.heap] - move.sticks}.values())


def is_lost(game: Nim, heaps: list[int]) -> bool:
    """Whether the player to move loses if the other one makes no mistake."""
    if game.options.last == "loses" and max(heaps) <= 1:
        return sum(heaps) % 2 == 1
    return reduce(xor, heaps) == 0
