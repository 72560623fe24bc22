"""A greedy player of Black Hat: weighs every legal action by heuristics and takes the best.

A weight is in points of trace; more is better. It counts what an action should save the deciding seat, and a share of
what it should cost the rivals. The player uses only the seat's View and looks no further than the trick on the table. A
seat that decides for the robot (BH-12.1) still counts for itself.
"""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.games.blackhat import ids
from cyberdeck.games.blackhat.ai.heuristic import board, cards
from cyberdeck.games.blackhat.ai.heuristic.board import Evaluator
from cyberdeck.games.blackhat.ai.heuristic.table import Table
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.view import BHView
from cyberdeck.kernel.game import AnyGame

HEURISTICS: dict[int, Callable[[Table], Evaluator]] = {
    ids.K_PLAY: cards.play,
    ids.K_TAKE: cards.take,
    ids.K_PICK: cards.pick,
    ids.K_MOVE: board.move,
    ids.K_SEND: board.send,
    ids.K_EXPLOIT: board.exploit,
    ids.K_RELAY: board.exploit,
    ids.K_RANDOMIZE: board.randomize,
    ids.K_LAY: board.lay,
    ids.K_TRACER: board.tracer,
    ids.K_LEAK: cards.leak,
}


def weights(game: AnyGame, view: BHView, legal: list[int]) -> list[float]:
    """Returns the weight of each legal action; more is better."""
    assert isinstance(game, BlackHat)
    evaluate = HEURISTICS[view.stack[-1][0]](Table(game.params, view))
    return [evaluate(action) for action in legal]
