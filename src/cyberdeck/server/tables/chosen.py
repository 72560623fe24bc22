"""The action in a client's message: by its number, as the game's typed move, or in notation."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Union

import msgspec

from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.game import AnyGame
from cyberdeck.server.protocol import ExplainMove, SubmitAction


def chosen_action(game: AnyGame, message: SubmitAction | ExplainMove) -> int:
    """Raises MalformedMove unless exactly one of the three is given and names a move of the game."""
    match message.action, message.move, message.notation:
        case int(action), None, None if action < game.num_actions:
            return action
        case None, dict(move), None:
            return _encode(game, move)
        case None, None, str(notation):
            return game.encode(game.parse_move(notation))
    raise MalformedMove(text=message.notation or ("" if message.action is None else str(message.action)))


def _encode(game: AnyGame, move: dict[str, Any]) -> int:
    try:
        return game.encode(msgspec.convert(move, move_types(game)))
    except msgspec.ValidationError:
        name = move.get("type")
        raise MalformedMove(text=name[:80] if isinstance(name, str) else "") from None


@lru_cache(maxsize=256)
def move_types(game: AnyGame) -> Any:
    """The union of the game's move types, in the order of its actions."""
    return Union[tuple(dict.fromkeys([type(game.decode(action)) for action in range(game.num_actions)]))]  # noqa: UP007
