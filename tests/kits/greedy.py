"""Games between bots, and the choices of the greedy player at a table that a test sets up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cyberdeck import bots
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.rng import FastRng
from tests.kits.play import Play
from tools.strength.shared import play_out

OnAction = Callable[[Any, list[int], int], None]  # a view, its legal actions and the action that was chosen
Table = Play[Any, Any, Any]


def play(game: AnyGame, seats: Sequence[bots.Bot], seed: int, on_action: OnAction | None = None) -> Any:
    """Plays a game to its end and returns the last state. `on_action` is called before each action is applied."""

    def note(state: Any, view: Any, action: int) -> None:
        if on_action is not None:
            on_action(view, game.legal_actions(state, view.seat), action)

    return play_out(game, 100 * seed, lambda _, seat: seats[seat], note)


def chosen(t: Table, by: str = "") -> str:
    """The move, in notation, that the greedy player chooses in a seat; by default in the one that is to act."""
    player = by or t.seat
    legal = t.game.legal_actions(t.state, t.names.index(player))
    greedy = bots.make_bot("greedy", t.game.id)
    action = greedy(t.game, t.view(player), legal, FastRng(1))
    return str(t.game.format_move(t.game.decode(action)))


def chosen_until(t: Table, last: str) -> list[str]:
    """The moves that the greedy player makes up to `last`, or up to the end of the game."""
    moves: list[str] = []
    while not t.match.is_over and moves[-1:] != [last]:
        moves.append(chosen(t))
        t.do(moves[-1]).roll()
    return moves
