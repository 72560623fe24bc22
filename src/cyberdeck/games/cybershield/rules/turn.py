"""CS-4: the steps of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import Discarded, Mended, TurnBegan, TurnEnded
from cyberdeck.games.cybershield.ids import (
    A_DDOS,
    DISCARD0,
    DRAW,
    END,
    ITSELF,
    K_ARRANGE,
    K_DRAWING,
    K_EXCESS,
    K_PLAYS,
    K_STEP,
    K_WINDOW,
    KINDS,
    PAY0,
    PAY_PLAY,
    RESTORE0,
    SIDE,
    TAKE,
)
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.arrange import begin_plan, can_arrange, changes, end_plan
from cyberdeck.games.cybershield.rules.effects import end_flood
from cyberdeck.games.cybershield.rules.end import ended, limit, no_card
from cyberdeck.games.cybershield.rules.hands import ask_draw, deck_left, lose, put, take
from cyberdeck.games.cybershield.rules.legal import hurt, legal_cards, legal_restore, legal_scrap
from cyberdeck.games.cybershield.rules.network import set_card
from cyberdeck.games.cybershield.rules.place import DISRUPTED, count
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit
from cyberdeck.kernel.game import BY_NOBODY, Frame, Sink

DRAWN: Final = 2  # CS-4.2
EVERY_CARD: Final = 0x7FFFFFF


def begin_turn(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    """CS-4.1; CS-2.6"""
    if state.turns >= 2 * params.turn_limit:
        limit(params, state, sink)
        return
    state.turns += 1
    state.active = seat
    state.plays = 0
    if sink is not None:
        sink.emit(TurnBegan(seat, (state.turns + 1) // 2))
    if can_arrange(state, seat):
        begin_plan(state, seat)
        state.push(K_ARRANGE, bit(seat), 0, seat)
    else:
        drawing(params, state, seat, sink)


def arranged(state: CsState) -> bool:
    """Step 1 is over. Returns whether there is something to announce."""
    frame = state.pop()
    state.push(K_STEP, BY_NOBODY, 0, frame.a, 1)
    if changes(state, frame.a, frame.b):
        return True
    end_plan(state)
    return False


def step_over(params: RuleParams, state: CsState, frame: Frame, sink: Sink | None) -> None:
    """CS-4.5, CS-4.11: the passive player may act if they hold a card, whatever it is."""
    if state.size[1 - frame.a]:
        state.push(K_WINDOW, bit(1 - frame.a), 0, 1 - frame.a, frame.b)
    else:
        next_step(params, state, frame.a, frame.b, sink)


def out_of_cards(params: RuleParams, state: CsState, sink: Sink | None) -> None:
    """CS-4.11: a player who has played the last card does not act again."""
    frame = state.top
    if state.size[frame.a] == 0:
        state.pop()
        next_step(params, state, 1 - frame.a, frame.b, sink)


def next_step(params: RuleParams, state: CsState, seat: i64, step: i64, sink: Sink | None) -> None:
    if step == 1:
        drawing(params, state, seat, sink)
    elif step == 2:
        state.push(K_PLAYS, bit(seat), 0, seat)
    elif step == 3 and state.size[seat] > params.keeps:
        state.push(K_EXCESS, bit(seat), 0, seat)
    else:
        turn_over(params, state, seat, sink)


def drawing(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    """CS-4.2, CS-2.3"""
    if deck_left(state, seat) < DRAWN and state.pile_size[seat] == 0:
        no_card(params, state, seat, sink)
    else:
        state.push(K_DRAWING, bit(seat), 0, seat)


def legal_drawing(state: CsState, seat: i64, buffer: ActionBuffer) -> None:
    if deck_left(state, seat) >= DRAWN:
        buffer.add(DRAW)
    if state.pile_size[seat]:
        buffer.add(TAKE)


def draw_or_take(params: RuleParams, state: CsState, action: i64, sink: Sink | None) -> None:
    frame = state.pop()
    state.push(K_STEP, BY_NOBODY, 0, frame.a, 2)
    if action == DRAW:
        ask_draw(state, frame.a, DRAWN)
    else:
        take(params, state, frame.a, sink)


def legal_plays(params: RuleParams, state: CsState, seat: i64, buffer: ActionBuffer) -> None:
    """CS-4.3, CS-5.7, CS-4.12"""
    buffer.add(END)
    slots = hurt(state, seat)
    if state.plays > 0:
        legal_cards(params, state, seat, EVERY_CARD, buffer)
        if slots:
            legal_restore(state, seat, slots, RESTORE0, buffer)
            legal_scrap(state, seat, slots, buffer)
    else:
        legal_cards(params, state, seat, params.free, buffer)
    if state.tokens[seat]:
        buffer.add(PAY_PLAY)
        if slots:
            legal_restore(state, seat, slots, PAY0, buffer)


def legal_free_cards(params: RuleParams, state: CsState, seat: i64, buffer: ActionBuffer) -> None:
    """CS-4.5"""
    legal_cards(params, state, seat, params.free, buffer)


def legal_free(params: RuleParams, state: CsState, seat: i64, buffer: ActionBuffer) -> None:
    """CS-4.3, CS-4.12: actions that are possible in every step of the own turn."""
    legal_free_cards(params, state, seat, buffer)
    if state.tokens[seat]:
        slots = hurt(state, seat)
        if slots:
            legal_restore(state, seat, slots, PAY0, buffer)


def end_plays(state: CsState) -> None:
    frame = state.pop()
    state.plays = 0
    state.push(K_STEP, BY_NOBODY, 0, frame.a, 3)


def legal_excess(state: CsState, seat: i64, buffer: ActionBuffer) -> None:
    for kind in range(i64(KINDS)):
        if state.hands[seat * KINDS + kind]:
            buffer.add(DISCARD0 + kind)


def discard(params: RuleParams, state: CsState, seat: i64, kind: i64, sink: Sink | None) -> None:
    """CS-4.4"""
    lose(state, seat, kind)
    put(params, state, seat, kind)
    if sink is not None:
        sink.emit(Discarded(seat, kind, False))


def few_enough(params: RuleParams, state: CsState) -> None:
    """Ends step 4 as soon as the hand is within the limit."""
    frame = state.top
    if frame.kind == K_EXCESS and state.size[frame.a] <= params.keeps:
        state.pop()
        state.push(K_STEP, BY_NOBODY, 0, frame.a, 4)


def turn_over(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    """CS-4.4. Card 6: it is discarded from the cards of the player who ends the turn."""
    for place in range(seat * SIDE, seat * SIDE + SIDE):
        if count(state.attachments[place], A_DDOS):
            end_flood(params, state, place, sink)
            set_card(params, state, place, state.card[place] & ~DISRUPTED)
            if sink is not None:
                sink.emit(Mended(place, ITSELF))
    if sink is not None:
        sink.emit(TurnEnded(seat))
    if not ended(params, state, seat, sink):
        begin_turn(params, state, 1 - seat, sink)
