"""CS-4.5, CS-4.11: announcements and answers. The last one announced takes effect first (resolve.py)."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import (
    Announced,
    BuysPlay,
    Planned,
    Rearranges,
    Restores,
    Scraps,
)
from cyberdeck.games.cybershield.ids import (
    A_GENERATOR,
    CANCEL,
    DONE,
    E_PART,
    FAIL_GEN0,
    ITSELF,
    JOIN0,
    K_ANNOUNCED,
    K_ANSWER,
    K_JOIN,
    NONE,
    ON0,
    PAY0,
    PAY_PLAY,
    PDOS_GEN0,
    PLAY0,
    RESTORE0,
    SCRAP0,
    SCRAP_GEN0,
    SIDE,
    SYMBOLS,
)
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.arrange import (
    can_join_new,
    joint,
    joints,
    slot_of,
    with_joint,
)
from cyberdeck.games.cybershield.rules.cards import (
    card_of,
    side_of,
)
from cyberdeck.games.cybershield.rules.hands import lose
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_NOBODY, Sink


def play(params: RuleParams, state: CsState, seat: i64, action: i64, sink: Sink | None) -> None:
    """Announces a card from the hand, or an action like one. CS-4.3: a card that is not free costs a play."""
    kind = card_of(action)
    if kind != NONE:
        lose(state, seat, kind)
        if not has(params.free, kind):
            state.plays -= 1
        if params.effect[kind] == E_PART:
            ask_joints(params, state, seat, kind, 0, sink)
            return
    elif action >= PAY_PLAY:
        state.tokens[seat] -= 1  # CS-6.2: a paid Token leaves the game
    else:
        state.plays -= 1
    announce(params, state, seat, action, 0, sink)


def announce(params: RuleParams, state: CsState, seat: i64, action: i64, packed: i64, sink: Sink | None) -> None:
    """CS-4.11: the other player may answer if they hold a card, whatever it is."""
    state.push(K_ANNOUNCED, BY_NOBODY, 0, seat, action, packed)
    if state.size[1 - seat]:
        state.push(K_ANSWER, bit(1 - seat), 0, 1 - seat)
    if sink is not None:
        tell(params, seat, action, packed, sink)


def answer(params: RuleParams, state: CsState, seat: i64, action: i64, sink: Sink | None) -> None:
    state.pop()
    play(params, state, seat, action, sink)


def ask_joints(params: RuleParams, state: CsState, seat: i64, kind: i64, packed: i64, sink: Sink | None) -> None:
    """CS-4.7: the player chooses the joints; then the card is announced."""
    if can_join_new(params, state, seat, kind, packed):
        state.push(K_JOIN, bit(seat), kind + 1, seat, 0, packed)
    else:
        announce(params, state, seat, PLAY0 + kind, packed, sink)


def joint_of_new(params: RuleParams, state: CsState, action: i64, sink: Sink | None) -> None:
    frame = state.pop()
    kind = frame.pc - 1
    if action == DONE:
        announce(params, state, frame.a, PLAY0 + kind, frame.c, sink)
        return
    slot = (action - JOIN0) // SYMBOLS
    symbol = (action - JOIN0) % SYMBOLS
    if sink is not None:
        sink.emit(Planned(frame.a, NONE, frame.a * SIDE + slot, symbol))
    ask_joints(params, state, frame.a, kind, with_joint(frame.c, slot, symbol), sink)


def tell(params: RuleParams, seat: i64, action: i64, packed: i64, sink: Sink) -> None:
    kind = card_of(action)
    own = seat * SIDE
    other = SIDE - own
    if action == DONE:
        sink.emit(Rearranges(seat))
    elif action < ON0:
        joins = tuple([own + slot_of(joint(packed, n)) for n in range(joints(packed))])
        sink.emit(Announced(seat, kind, joins=joins))
    elif action < CANCEL:
        slot = (action - ON0) % SIDE
        sink.emit(Announced(seat, kind, side_of(params, seat, kind) * SIDE + slot))
    elif action == CANCEL:
        sink.emit(Announced(seat, kind, cancels=True))
    elif action < FAIL_GEN0:
        sink.emit(Announced(seat, kind, other + action - PDOS_GEN0, A_GENERATOR))
    elif action < RESTORE0:
        sink.emit(Announced(seat, kind, other + action - FAIL_GEN0, A_GENERATOR))
    elif action < SCRAP0:
        sink.emit(Restores(seat, own + (action - RESTORE0) % SIDE, (action - RESTORE0) // SIDE - 1, False))
    elif action < SCRAP_GEN0:
        sink.emit(Scraps(seat, own + action - SCRAP0, ITSELF))
    elif action < PAY_PLAY:
        sink.emit(Scraps(seat, own + action - SCRAP_GEN0, A_GENERATOR))
    elif action == PAY_PLAY:
        sink.emit(BuysPlay(seat))
    else:
        sink.emit(Restores(seat, own + (action - PAY0) % SIDE, (action - PAY0) // SIDE - 1, True))
