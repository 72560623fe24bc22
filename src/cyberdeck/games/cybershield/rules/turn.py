"""CS-4: the steps of a turn. Compiled."""

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
from cyberdeck.games.cybershield.rules.arrange import begin_plan, can_arrange, changes, end_plan
from cyberdeck.games.cybershield.rules.effects import end_flood
from cyberdeck.games.cybershield.rules.end import ended, limit, no_card
from cyberdeck.games.cybershield.rules.hands import ask_draw, deck_left, lose, put, take
from cyberdeck.games.cybershield.rules.legal import hurt, legal_cards, legal_restore, legal_scrap
from cyberdeck.games.cybershield.rules.network import set_card
from cyberdeck.games.cybershield.rules.place import DISRUPTED, count
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit
from cyberdeck.kernel.game import BY_NOBODY, Frame, Sink

DRAWN: Final = 2  # CS-4.2
EVERY_CARD: Final = 0x7FFFFFF


def begin_turn(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    """CS-4.1; CS-2.6"""
    if s.turns >= 2 * t.turn_limit:
        limit(t, s, out)
        return
    s.turns += 1
    s.active = seat
    s.plays = 0
    if out is not None:
        out.emit(TurnBegan(seat, (s.turns + 1) // 2))
    if can_arrange(s, seat):
        begin_plan(s, seat)
        s.push(K_ARRANGE, bit(seat), 0, seat)
    else:
        drawing(t, s, seat, out)


def arranged(s: CsState) -> bool:
    """Step 1 is over. Returns whether there is something to announce."""
    f = s.pop()
    s.push(K_STEP, BY_NOBODY, 0, f.a, 1)
    if changes(s, f.a, f.b):
        return True
    end_plan(s)
    return False


def step_over(t: Setup, s: CsState, f: Frame, out: Sink | None) -> None:
    """CS-4.5, CS-4.11: the passive player is asked if he has a card, whatever it is."""
    if s.size[1 - f.a]:
        s.push(K_WINDOW, bit(1 - f.a), 0, 1 - f.a, f.b)
    else:
        next_step(t, s, f.a, f.b, out)


def out_of_cards(t: Setup, s: CsState, out: Sink | None) -> None:
    """CS-4.11: who has played his last card is not asked again."""
    f = s.top
    if s.size[f.a] == 0:
        s.pop()
        next_step(t, s, 1 - f.a, f.b, out)


def next_step(t: Setup, s: CsState, seat: i64, step: i64, out: Sink | None) -> None:
    if step == 1:
        drawing(t, s, seat, out)
    elif step == 2:
        s.push(K_PLAYS, bit(seat), 0, seat)
    elif step == 3 and s.size[seat] > t.keeps:
        s.push(K_EXCESS, bit(seat), 0, seat)
    else:
        turn_over(t, s, seat, out)


def drawing(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    """CS-4.2, CS-2.3"""
    if deck_left(s, seat) < DRAWN and s.pile_size[seat] == 0:
        no_card(t, s, seat, out)
    else:
        s.push(K_DRAWING, bit(seat), 0, seat)


def legal_drawing(s: CsState, seat: i64, out: Acts) -> None:
    if deck_left(s, seat) >= DRAWN:
        out.add(DRAW)
    if s.pile_size[seat]:
        out.add(TAKE)


def draw_or_take(t: Setup, s: CsState, action: i64, out: Sink | None) -> None:
    f = s.pop()
    s.push(K_STEP, BY_NOBODY, 0, f.a, 2)
    if action == DRAW:
        ask_draw(s, f.a, DRAWN)
    else:
        take(t, s, f.a, out)


def legal_plays(t: Setup, s: CsState, seat: i64, out: Acts) -> None:
    """CS-4.3, CS-5.7, CS-4.12"""
    out.add(END)
    slots = hurt(s, seat)
    if s.plays > 0:
        legal_cards(t, s, seat, EVERY_CARD, out)
        if slots:
            legal_restore(s, seat, slots, RESTORE0, out)
            legal_scrap(s, seat, slots, out)
    else:
        legal_cards(t, s, seat, t.free, out)
    if s.tokens[seat]:
        out.add(PAY_PLAY)
        if slots:
            legal_restore(s, seat, slots, PAY0, out)


def legal_free_cards(t: Setup, s: CsState, seat: i64, out: Acts) -> None:
    """CS-4.5"""
    legal_cards(t, s, seat, t.free, out)


def legal_free(t: Setup, s: CsState, seat: i64, out: Acts) -> None:
    """CS-4.3, CS-4.12: what may be done in every step of one's own turn."""
    legal_free_cards(t, s, seat, out)
    if s.tokens[seat]:
        slots = hurt(s, seat)
        if slots:
            legal_restore(s, seat, slots, PAY0, out)


def end_plays(s: CsState) -> None:
    f = s.pop()
    s.plays = 0
    s.push(K_STEP, BY_NOBODY, 0, f.a, 3)


def legal_excess(s: CsState, seat: i64, out: Acts) -> None:
    for kind in range(i64(KINDS)):
        if s.hands[seat * KINDS + kind]:
            out.add(DISCARD0 + kind)


def discard(t: Setup, s: CsState, seat: i64, kind: i64, out: Sink | None) -> None:
    """CS-4.4"""
    lose(s, seat, kind)
    put(t, s, seat, kind)
    if out is not None:
        out.emit(Discarded(seat, kind, False))


def few_enough(t: Setup, s: CsState) -> None:
    """Step 4 is over as soon as no card is too many."""
    f = s.top
    if f.kind == K_EXCESS and s.size[f.a] <= t.keeps:
        s.pop()
        s.push(K_STEP, BY_NOBODY, 0, f.a, 4)


def turn_over(t: Setup, s: CsState, seat: i64, out: Sink | None) -> None:
    """CS-4.4; card 6: it is discarded from the cards of whoever ends his turn."""
    for place in range(seat * SIDE, seat * SIDE + SIDE):
        if count(s.atts[place], A_DDOS):
            end_flood(t, s, place, out)
            set_card(t, s, place, s.card[place] & ~DISRUPTED)
            if out is not None:
                out.emit(Mended(place, ITSELF))
    if out is not None:
        out.emit(TurnEnded(seat))
    if not ended(t, s, seat, out):
        begin_turn(t, s, 1 - seat, out)
