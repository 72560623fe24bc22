"""The state of a game: data, no rules."""

from cyberdeck.toolkit.plain_game import PlainState


class NimState(PlainState):
    heaps: list[int]  # sticks left, by heap
    moves: int  # made so far
