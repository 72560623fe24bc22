"""What a player's moves would come to, tried out on a state made of their view: for the page, which lights targets."""

from __future__ import annotations

from collections.abc import Iterator

from cyberdeck.games.cybershield.components.types import CARD_IDS
from cyberdeck.games.cybershield.components.types import SYMBOLS as SYMBOL_NAMES
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import (
    DISCARD0,
    DONE,
    JOIN0,
    K_ANSWER,
    K_ARRANGE,
    K_JOIN,
    MOVE0,
    ON0,
    PASS,
    PAY_PLAY,
    PLAY0,
    SIDE,
    SYMBOLS,
)
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.games.cybershield.ui.scene.table import name
from cyberdeck.games.cybershield.ui.scene.types import Fit, Outcome, Way
from cyberdeck.games.cybershield.view import CsView, base_state

_REPLIES = 8  # passes until an announcement has taken effect


def fits(game: CyberShield, view: CsView) -> tuple[Fit, ...]:
    """CS-4.7: Hardware in hand that may be played now."""
    state = _acting(game, view)
    if state is None:
        return ()
    found = []
    for action in game.legal_actions(state, view.seat):
        if PLAY0 <= action < ON0:
            ways = tuple(
                [_way(view.seat, join) for join in _joins(game, _after(game, state, view.seat, action), view.seat)]
            )
            if ways:
                found.append(Fit(CARD_IDS[action - PLAY0], ways))
    return tuple(found)


def outcomes(game: CyberShield, view: CsView) -> tuple[Outcome, ...]:
    """Points are counted when nobody answers, and as they are before anything is decided by chance."""
    state = _acting(game, view)
    if state is None:
        return ()
    return tuple(_outcomes(game, view, state))


def _outcomes(game: CyberShield, view: CsView, state: CsState) -> Iterator[Outcome]:
    seat = view.seat
    for action in game.legal_actions(state, seat):
        if not (MOVE0 <= action < PAY_PLAY or PAY_PLAY < action < DISCARD0):
            continue
        after = _after(game, state, seat, action)
        if after.stack() and after.top.kind == K_JOIN and action < ON0:
            for join in _joins(game, after, seat):
                way = _way(seat, join)
                joined = _after(game, after, seat, join)
                yield _outcome(game, view, joined, action, way)
        yield _outcome(game, view, after, action, None)


def _outcome(game: CyberShield, view: CsView, state: CsState, action: int, way: Way | None) -> Outcome:
    _settle(game, state, view.seat)
    own, other = [state.score[seat] - view.score[seat] for seat in (view.seat, 1 - view.seat)]
    return Outcome(action, own, other, way.place if way else "", way.symbol if way else "")


def _settle(game: CyberShield, state: CsState, seat: int) -> None:
    """Goes on until what was begun has taken effect: no more joints, no answers."""
    begun = False
    for _ in range(_REPLIES):
        if not state.stack():
            return
        kind = state.top.kind
        if kind in (K_JOIN, K_ARRANGE) and not begun:
            game.apply(state, seat, DONE)
        elif kind == K_ANSWER:
            begun = True
            game.apply(state, state.top.a, PASS)
        else:
            return


def _acting(game: CyberShield, view: CsView) -> CsState | None:
    """A state to try moves on; None if the reader is not to act, or has nothing to try."""
    if view.seat < 0 or not view.stack or not view.stack[-1][1] >> view.seat & 1:
        return None
    return base_state(game.params, view)


def _after(game: CyberShield, state: CsState, seat: int, action: int) -> CsState:
    after = state.copy()
    game.apply(after, seat, action)
    return after


def _joins(game: CyberShield, state: CsState, seat: int) -> list[int]:
    """The joints of a card that is being moved or played."""
    if not state.stack() or state.top.kind != K_JOIN:
        return []
    return [action for action in game.legal_actions(state, seat) if action >= JOIN0]


def _way(seat: int, join: int) -> Way:
    n = join - JOIN0
    return Way(name(seat * SIDE + n // SYMBOLS), SYMBOL_NAMES[n % SYMBOLS])
