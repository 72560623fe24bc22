"""CS-4.1, CS-4.7, CS-5.10: moving Hardware and joining it.

`State.plan` holds the planned joints; they take effect when the announcement does. The joints of a card being played
are packed into the frame, one byte each: 128, symbol * 32, slot.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import Lifted, Planned
from cyberdeck.games.cybershield.ids import (
    DONE,
    JOIN0,
    K_ARRANGE,
    K_JOIN,
    MOVE0,
    NONE,
    PORTS,
    SIDE,
    SYMBOLS,
)
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.network import reconnect
from cyberdeck.games.cybershield.rules.place import (
    TURNED,
    free_port,
    in_play,
    joined_to,
    kind_of,
    open_symbols,
    port_to,
    with_link,
    without_link,
)
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has, shl
from cyberdeck.kernel.game import Frame, Sink

_BYTE: Final = 255
_JOINT: Final = 128


def begin_plan(state: CsState, seat: i64) -> None:
    for slot in range(i64(SIDE)):
        state.plan[slot] = state.links[seat * SIDE + slot]


def end_plan(state: CsState) -> None:
    for slot in range(i64(SIDE)):
        state.plan[slot] = 0


def can_arrange(state: CsState, seat: i64) -> bool:
    """CS-4.11: whether the player has Hardware in play."""
    for place in range(seat * SIDE, seat * SIDE + SIDE):
        if in_play(state.card[place]):
            return True
    return False


def changes(state: CsState, seat: i64, moved: i64) -> bool:
    """Whether re-arranging changes anything: a card was moved, or one turns upright."""
    if moved:
        return True
    for place in range(seat * SIDE, seat * SIDE + SIDE):
        if state.card[place] & TURNED:
            return True
    return False


def legal_moves(state: CsState, frame: Frame, buffer: ActionBuffer) -> None:
    """CS-5.8: each card once."""
    for slot in range(i64(SIDE)):
        if in_play(state.card[frame.a * SIDE + slot]) and not has(frame.b, slot):
            buffer.add(MOVE0 + slot)


def move(params: RuleParams, state: CsState, slot: i64, sink: Sink | None) -> None:
    """CS-5.10: takes the card off all its joints."""
    frame = state.pop()
    links = state.plan[slot]
    for port in range(i64(PORTS)):
        other = joined_to(links, port)
        if other != NONE:
            state.plan[other] = without_link(state.plan[other], port_to(state.plan[other], slot))
    state.plan[slot] = 0
    if sink is not None:
        sink.emit(Lifted(frame.a, frame.a * SIDE + slot))
    state.push(K_ARRANGE, frame.to_act, 0, frame.a, frame.b | bit(slot))
    ask_joint(params, state, frame.a, slot)


def ask_joint(params: RuleParams, state: CsState, seat: i64, slot: i64) -> None:
    if can_join(params, state, seat, slot):
        state.push(K_JOIN, bit(seat), 0, seat, slot)


def can_join(params: RuleParams, state: CsState, seat: i64, slot: i64) -> bool:
    mine = open_symbols(params, kind_of(state.card[seat * SIDE + slot]), state.plan[slot])
    if mine:
        for other in range(i64(SIDE)):
            if state.card[seat * SIDE + other] and mine & plan_symbols(params, state, seat, slot, other):
                return True
    return False


def plan_symbols(params: RuleParams, state: CsState, seat: i64, slot: i64, other: i64) -> i64:
    """CS-5.10: mask of the symbols by which a moved card finds a free port on another card."""
    card = state.card[seat * SIDE + other]
    if other == slot or not in_play(card) or port_to(state.plan[slot], other) != NONE:
        return 0
    return open_symbols(params, kind_of(card), state.plan[other])


def legal_joints(params: RuleParams, state: CsState, frame: Frame, buffer: ActionBuffer) -> None:
    buffer.add(DONE)
    mine: i64 = 0
    if frame.pc:
        mine = new_symbols(params, frame.pc - 1, frame.c)
    else:
        mine = open_symbols(params, kind_of(state.card[frame.a * SIDE + frame.b]), state.plan[frame.b])
    for other in range(i64(SIDE)):
        if state.card[frame.a * SIDE + other]:
            fits = mine
            if frame.pc:
                fits &= old_symbols(params, state, frame.a, frame.c, other)
            else:
                fits &= plan_symbols(params, state, frame.a, frame.b, other)
            if fits:
                for symbol in range(i64(SYMBOLS)):
                    if has(fits, symbol):
                        buffer.add(JOIN0 + other * SYMBOLS + symbol)


def plan_joint(params: RuleParams, state: CsState, action: i64, sink: Sink | None) -> None:
    """Adds a planned joint of the moved card."""
    frame = state.pop()
    other = (action - JOIN0) // SYMBOLS
    symbol = (action - JOIN0) % SYMBOLS
    base = frame.a * SIDE
    port = free_port(params, kind_of(state.card[base + frame.b]), state.plan[frame.b], symbol)
    its_port = free_port(params, kind_of(state.card[base + other]), state.plan[other], symbol)
    state.plan[frame.b] = with_link(state.plan[frame.b], port, other)
    state.plan[other] = with_link(state.plan[other], its_port, frame.b)
    if sink is not None:
        sink.emit(Planned(frame.a, base + frame.b, base + other, symbol))
    ask_joint(params, state, frame.a, frame.b)


def rearrange(params: RuleParams, state: CsState, seat: i64) -> None:
    """The plan takes effect. CS-4.6: new joints with a card disrupted meanwhile are left out."""
    base = seat * SIDE
    before = state.links[base : base + SIDE]
    for slot in range(i64(SIDE)):
        state.links[base + slot] = 0
    for slot in range(i64(SIDE)):
        links = state.plan[slot]
        for port in range(i64(PORTS)):
            other = joined_to(links, port)
            if other > slot:
                old = port_to(before[slot], other) != NONE
                if old or (in_play(state.card[base + slot]) and in_play(state.card[base + other])):
                    its_port = port_to(state.plan[other], slot)
                    state.links[base + slot] = with_link(state.links[base + slot], port, other)
                    state.links[base + other] = with_link(state.links[base + other], its_port, slot)
    end_plan(state)
    reconnect(params, state, seat)


# The card being played


def joint(packed: i64, n: i64) -> i64:
    """The n-th packed joint; 0 if there is none."""
    return (packed >> (8 * n)) & _BYTE


def slot_of(byte: i64) -> i64:
    return byte & 31


def symbol_of(byte: i64) -> i64:
    return (byte >> 5) & 3


def joints(packed: i64) -> i64:
    n: i64 = 0
    while n < PORTS and joint(packed, n):
        n += 1
    return n


def with_joint(packed: i64, slot: i64, symbol: i64) -> i64:
    return packed | shl(_JOINT | (symbol << 5) | slot, 8 * joints(packed))


def new_symbols(params: RuleParams, kind: i64, packed: i64) -> i64:
    """CS-4.7: mask of the symbols of which a card being played has a free port."""
    if not packed:
        return open_symbols(params, kind, 0)
    if params.one_symbol[kind]:
        return 0
    found: i64 = 0
    for symbol in range(i64(SYMBOLS)):
        left: i64 = 0
        for port in range(i64(PORTS)):
            if params.ports[kind * PORTS + port] == symbol:
                left += 1
        for n in range(joints(packed)):
            if symbol_of(joint(packed, n)) == symbol:
                left -= 1
        if left > 0:
            found |= bit(symbol)
    return found


def old_symbols(params: RuleParams, state: CsState, seat: i64, packed: i64, other: i64) -> i64:
    """Mask of the symbols that a card on the table offers to it. CS-5.10: none if both are joined already."""
    place = seat * SIDE + other
    if not in_play(state.card[place]):
        return 0
    for n in range(joints(packed)):
        if slot_of(joint(packed, n)) == other:
            return 0
    return open_symbols(params, kind_of(state.card[place]), state.links[place])


def can_join_new(params: RuleParams, state: CsState, seat: i64, kind: i64, packed: i64) -> bool:
    mine = new_symbols(params, kind, packed)
    if mine:
        for other in range(i64(SIDE)):
            if state.card[seat * SIDE + other] and mine & old_symbols(params, state, seat, packed, other):
                return True
    return False
