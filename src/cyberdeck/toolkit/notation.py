"""Moves as action ids and as text: the parts that games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, Generic, TypeVar

from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.wire import Move

M = TypeVar("M", bound=Move)
MAX_TEXT: Final = 80  # characters of a text that is no move, repeated in the error


def tidy(text: str) -> str:
    """Ignores case and repeated spaces."""
    return " ".join(text.lower().split())


class MoveTable(Generic[M]):
    """Every move of a game: by action id, and back from the move and from its text."""

    def __init__(
        self,
        ranges: Sequence[tuple[int, Callable[[int], M]]],
        num_actions: int,
        format_move: Callable[[Move], str],
        tidy: Callable[[str], str] = tidy,
    ) -> None:
        """A range of moves is given by its first action id, ascending, and makes each move from its offset. `tidy`
        turns every text that means a move into the text of `format_move`, in small letters.
        """
        ends = [*(first for first, _ in ranges[1:]), num_actions]
        self.moves: Final = [
            build(n) for (first, build), end in zip(ranges, ends, strict=True) for n in range(end - first)
        ]
        self.format_move: Final = format_move
        self.tidy: Final = tidy

    @cached_property
    def _actions(self) -> dict[Move, int]:
        return {move: action for action, move in enumerate(self.moves)}

    @cached_property
    def _texts(self) -> dict[str, M]:
        return {self.format_move(move).lower(): move for move in self.moves}

    def decode(self, action: int) -> M:
        if 0 <= action < len(self.moves):
            return self.moves[action]
        raise MalformedMove(text=str(action))

    def encode(self, move: Move) -> int:
        action = self._actions.get(move)
        if action is None:
            raise MalformedMove(text=str(move))
        return action

    def parse_move(self, text: str) -> M:
        move = self._texts.get(self.tidy(text))
        if move is None:
            raise MalformedMove(text=text[:MAX_TEXT])
        return move
