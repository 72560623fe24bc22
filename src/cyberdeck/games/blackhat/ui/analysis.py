"""Facts derived from a view with the rules, for text, terminal and page.

Every function takes a view, so it knows no more than the reader.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cyberdeck.games.blackhat.components.types import SPACE_KINDS
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.ids import CRITICAL, FIRST_LANE, IN_TRICK, NONE, PASS
from cyberdeck.games.blackhat.multiset import packed
from cyberdeck.games.blackhat.rules.score import hand_trace, pawn_trace
from cyberdeck.games.blackhat.rules.table import next_to_play
from cyberdeck.games.blackhat.rules.trick import leading
from cyberdeck.games.blackhat.ui.text.events import played
from cyberdeck.games.blackhat.ui.text.moves import table_state
from cyberdeck.games.blackhat.ui.text.names import covered, space_label
from cyberdeck.games.blackhat.view import BHView, Ints, layout

__all__ = ["SoFar", "covered", "plays", "so_far", "space_label", "uses_modules", "winning"]


class SoFar(NamedTuple):
    """BH-8.2, as if the round ended now: exactly, or a lower bound if some cards are hidden."""

    trace: int
    exact: bool


def so_far(game: BlackHat, view: BHView, player: int, pawns: int | None = None) -> SoFar:
    """`pawns`: the trace of their pawns, if the caller has computed it already."""
    cards = view.hand if player == view.seat else view.known[player]
    lying = pawn_trace(table_state(game.params, view), player) if pawns is None else pawns
    return SoFar(max(0, hand_trace(game.params, packed(cards)) + lying), sum(cards) == view.size[player])


def winning(game: BlackHat, view: BHView) -> tuple[int, str]:
    """Who is winning the trick, and the key of the reason; NONE and "" before it has begun."""
    state = table_state(game.params, view)
    player = leading(game.params, state)
    if player == NONE:
        return NONE, ""
    return player, "table-lowest" if state.hat == IN_TRICK else "table-highest"


def plays(game: BlackHat, view: BHView) -> list[tuple[int, str]]:
    """(player, cards played as text), from the leader on; "" for a pass."""
    order = [view.leader]
    state = table_state(game.params, view)
    while (after := next_to_play(game.params, state, order[-1])) not in order:
        order.append(after)
    return [(p, _put(view.plays[p])) for p in order if view.plays[p] != NONE]


def _put(action: int) -> str:
    return "" if action == PASS else played(action)


@lru_cache(maxsize=256)
def uses_modules(game: BlackHat, slots: Ints) -> bool:
    """Whether a module can come to lie on the board in this game."""
    kinds = layout(game.params, slots).kind
    on_board = any(SPACE_KINDS[kinds[space]] == "randomizer" for space in range(FIRST_LANE, CRITICAL))
    return on_board or bool(game.params.modules)
