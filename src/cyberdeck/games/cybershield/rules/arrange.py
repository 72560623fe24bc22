"""CS-4.1, CS-4.7, CS-5.10: moving Hardware and joining it. Compiled.

`State.plan` holds the joints as they are to be; they take effect when what was announced does. The joints of a card
that is being played are packed into the frame, one byte each: 128, symbol * 32, slot.
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
from cyberdeck.games.cybershield.rules.network import reconnect
from cyberdeck.games.cybershield.rules.place import (
    TURNED,
    free_port,
    in_play,
    joined_to,
    kind_of,
    port_to,
    with_link,
    without_link,
)
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has, shl
from cyberdeck.kernel.game import Frame, Sink

_BYTE: Final = 255
_JOINT: Final = 128


def begin_plan(s: CsState, seat: i64) -> None:
    for slot in range(i64(SIDE)):
        s.plan[slot] = s.links[seat * SIDE + slot]


def end_plan(s: CsState) -> None:
    for slot in range(i64(SIDE)):
        s.plan[slot] = 0


def can_arrange(s: CsState, seat: i64) -> bool:
    """CS-4.11: he has Hardware in play."""
    for place in range(seat * SIDE, seat * SIDE + SIDE):
        if in_play(s.card[place]):
            return True
    return False


def changes(s: CsState, seat: i64, moved: i64) -> bool:
    """Whether re-arranging would do anything: a card was moved, or one is to be turned upright."""
    if moved:
        return True
    for place in range(seat * SIDE, seat * SIDE + SIDE):
        if s.card[place] & TURNED:
            return True
    return False


def legal_moves(s: CsState, f: Frame, out: Acts) -> None:
    """CS-5.8: each card once."""
    for slot in range(i64(SIDE)):
        if in_play(s.card[f.a * SIDE + slot]) and not has(f.b, slot):
            out.add(MOVE0 + slot)


def move(t: Setup, s: CsState, slot: i64, out: Sink | None) -> None:
    """CS-5.10: off all its joints."""
    f = s.pop()
    links = s.plan[slot]
    for port in range(i64(PORTS)):
        other = joined_to(links, port)
        if other != NONE:
            s.plan[other] = without_link(s.plan[other], port_to(s.plan[other], slot))
    s.plan[slot] = 0
    if out is not None:
        out.emit(Lifted(f.a, f.a * SIDE + slot))
    s.push(K_ARRANGE, f.owed, 0, f.a, f.b | bit(slot))
    ask_joint(t, s, f.a, slot)


def ask_joint(t: Setup, s: CsState, seat: i64, slot: i64) -> None:
    if can_join(t, s, seat, slot):
        s.push(K_JOIN, bit(seat), 0, seat, slot)


def can_join(t: Setup, s: CsState, seat: i64, slot: i64) -> bool:
    for other in range(i64(SIDE)):
        if s.card[seat * SIDE + other]:
            for symbol in range(i64(SYMBOLS)):
                if joins_plan(t, s, seat, slot, other, symbol):
                    return True
    return False


def joins_plan(t: Setup, s: CsState, seat: i64, slot: i64, other: i64, symbol: i64) -> bool:
    """Whether a card that is moved can be joined to another one so."""
    card = s.card[seat * SIDE + other]
    if other == slot or not in_play(card) or port_to(s.plan[slot], other) != NONE:
        return False
    kind = kind_of(s.card[seat * SIDE + slot])
    if free_port(t, kind, s.plan[slot], symbol) == NONE:
        return False
    return free_port(t, kind_of(card), s.plan[other], symbol) != NONE


def legal_joints(t: Setup, s: CsState, f: Frame, out: Acts) -> None:
    out.add(DONE)
    for other in range(i64(SIDE)):
        if s.card[f.a * SIDE + other]:
            for symbol in range(i64(SYMBOLS)):
                if f.pc:
                    if joins_new(t, s, f.a, f.pc - 1, f.c, other, symbol):
                        out.add(JOIN0 + other * SYMBOLS + symbol)
                elif joins_plan(t, s, f.a, f.b, other, symbol):
                    out.add(JOIN0 + other * SYMBOLS + symbol)


def plan_joint(t: Setup, s: CsState, action: i64, out: Sink | None) -> None:
    """Of a card that is moved."""
    f = s.pop()
    other = (action - JOIN0) // SYMBOLS
    symbol = (action - JOIN0) % SYMBOLS
    base = f.a * SIDE
    port = free_port(t, kind_of(s.card[base + f.b]), s.plan[f.b], symbol)
    its_port = free_port(t, kind_of(s.card[base + other]), s.plan[other], symbol)
    s.plan[f.b] = with_link(s.plan[f.b], port, other)
    s.plan[other] = with_link(s.plan[other], its_port, f.b)
    if out is not None:
        out.emit(Planned(f.a, base + f.b, base + other, symbol))
    ask_joint(t, s, f.a, f.b)


def rearrange(t: Setup, s: CsState, seat: i64) -> None:
    """It takes effect. CS-4.6: a new joint with a card that was disrupted meanwhile is left out."""
    base = seat * SIDE
    before = s.links[base : base + SIDE]
    for slot in range(i64(SIDE)):
        s.links[base + slot] = 0
    for slot in range(i64(SIDE)):
        links = s.plan[slot]
        for port in range(i64(PORTS)):
            other = joined_to(links, port)
            if other > slot:
                old = port_to(before[slot], other) != NONE
                if old or (in_play(s.card[base + slot]) and in_play(s.card[base + other])):
                    its_port = port_to(s.plan[other], slot)
                    s.links[base + slot] = with_link(s.links[base + slot], port, other)
                    s.links[base + other] = with_link(s.links[base + other], its_port, slot)
    end_plan(s)
    reconnect(t, s, seat)


# The card that is being played


def joint(packed: i64, n: i64) -> i64:
    """The n-th joint, as packed; 0 if there is none."""
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


def joins_new(t: Setup, s: CsState, seat: i64, kind: i64, packed: i64, other: i64, symbol: i64) -> bool:
    """CS-4.7"""
    place = seat * SIDE + other
    if not in_play(s.card[place]) or free_port(t, kind_of(s.card[place]), s.links[place], symbol) == NONE:
        return False
    if t.one_symbol[kind] and packed:
        return False
    left: i64 = 0
    for port in range(i64(PORTS)):
        if t.ports[kind * PORTS + port] == symbol:
            left += 1
    for n in range(joints(packed)):
        byte = joint(packed, n)
        if slot_of(byte) == other:
            return False
        if symbol_of(byte) == symbol:
            left -= 1
    return left > 0


def can_join_new(t: Setup, s: CsState, seat: i64, kind: i64, packed: i64) -> bool:
    for other in range(i64(SIDE)):
        if s.card[seat * SIDE + other]:
            for symbol in range(i64(SYMBOLS)):
                if joins_new(t, s, seat, kind, packed, other, symbol):
                    return True
    return False
