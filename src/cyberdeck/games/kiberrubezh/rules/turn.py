"""KR-3: the phases of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.events import (
    AllUpright,
    GameEnded,
    PhaseBegan,
    TurnBegan,
    TurnEnded,
)
from cyberdeck.games.kiberrubezh.ids import (
    ATTACKS,
    FIRST_ATTACK,
    K_ASSETS,
    K_ATTACK,
    K_DEPLOY,
    K_STAGE,
    KINDS,
    NONE,
    T_UPRIGHT,
    W_DECK,
    W_LIMIT,
)
from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.rules.effects import draw
from cyberdeck.games.kiberrubezh.rules.power import fit, trim
from cyberdeck.games.kiberrubezh.rules.zones import deck_left
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_NOBODY, Sink

WAYS: Final = ("", "deck", "limit")
NEEDED: Final = 2  # KR-3.1
DRAWN: Final = 2  # KR-3.2


def begin_turn(params: RuleParams, state: KrState, seat: i64, sink: Sink | None) -> None:
    """KR-3.1, KR-3.2, KR-3.15"""
    if state.turns >= 2 * params.turn_limit:
        winner: i64 = NONE
        if deck_left(state, 0) != deck_left(state, 1):
            winner = 0
            if deck_left(state, 1) > deck_left(state, 0):
                winner = 1
        finish(state, W_LIMIT, winner, sink)
        return
    if deck_left(state, seat) < NEEDED:
        finish(state, W_DECK, 1 - seat, sink)
        return
    state.turns += 1
    state.active = seat
    if sink is not None:
        sink.emit(TurnBegan(seat, (state.turns + 1) // 2))
    state.push(K_STAGE, BY_NOBODY, 0, seat, T_UPRIGHT)
    cards: i64 = DRAWN
    if state.turns == 1:
        cards = 1
    draw(state, seat, cards)


def finish(state: KrState, ending: i64, winner: i64, sink: Sink | None) -> None:
    state.ending = ending
    state.winner = winner
    state.finish()
    if sink is not None:
        sink.emit(GameEnded(WAYS[ending], winner, (deck_left(state, 0), deck_left(state, 1))))


def upright(params: RuleParams, state: KrState, seat: i64, sink: Sink | None) -> None:
    """KR-3.3. Card 16: locked assets stay turned for this turn. KR-3.5: upright cards must fit afterwards."""
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        state.upright[at] += state.turned[at]
        state.turned[at] = state.locked[at]
        state.locked[at] = 0
    if sink is not None:
        sink.emit(AllUpright(seat))
    phase(state, K_ASSETS, seat, "assets", sink)
    fit(params, state, seat)


def phase(state: KrState, kind: i64, seat: i64, name: str, sink: Sink | None) -> None:
    state.push(kind, bit(seat), 0, seat)
    if sink is not None:
        sink.emit(PhaseBegan(seat, name))


def next_phase(params: RuleParams, state: KrState, sink: Sink | None) -> None:
    """KR-3.16"""
    frame = state.pop()
    if frame.kind == K_ASSETS:
        phase(state, K_DEPLOY, frame.a, "deployment", sink)
    elif frame.kind == K_DEPLOY:
        phase(state, K_ATTACK, frame.a, "attack", sink)
    else:
        end_turn(params, state, frame.a, sink)


def end_turn(params: RuleParams, state: KrState, seat: i64, sink: Sink | None) -> None:
    """KR-3.9: turned means and both players' events go to the discard piles. KR-3.5: extra power ends."""
    for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        at = seat * KINDS + kind
        if state.turned[at] and not has(params.stays, kind):
            state.pile[at] += state.turned[at]
            state.turned[at] = 0
    for kind in range(params.events, i64(KINDS)):
        clear_events(params, state, kind)
        clear_events(params, state, kind + KINDS)
    state.extra[0] = 0
    state.extra[1] = 0
    for i in range(i64(4)):
        state.gaps[i] = 0
    state.banned = 0
    if sink is not None:
        sink.emit(TurnEnded(seat))
    state.push(K_STAGE, BY_NOBODY, 0, seat, -1)
    trim(params, state, 1 - seat)
    trim(params, state, seat)


def clear_events(params: RuleParams, state: KrState, at: i64) -> None:
    """Card 50 leaves the game."""
    if not state.events[at]:
        return
    if has(params.removed, at % KINDS):
        state.gone[at] += state.events[at]
    else:
        state.pile[at] += state.events[at]
    state.events[at] = 0
