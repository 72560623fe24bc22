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
    open_symbols,
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
    mine = open_symbols(t, kind_of(s.card[seat * SIDE + slot]), s.plan[slot])
    if mine:
        for other in range(i64(SIDE)):
            if s.card[seat * SIDE + other] and mine & plan_symbols(t, s, seat, slot, other):
                return True
    return False


def plan_symbols(t: Setup, s: CsState, seat: i64, slot: i64, other: i64) -> i64:
    """CS-5.10: mask of the symbols with which a card that is moved finds a free port at another one."""
    card = s.card[seat * SIDE + other]
    if other == slot or not in_play(card) or port_to(s.plan[slot], other) != NONE:
        return 0
    return open_symbols(t, kind_of(card), s.plan[other])


def legal_joints(t: Setup, s: CsState, f: Frame, out: Acts) -> None:
    out.add(DONE)
    mine: i64 = 0
    if f.pc:
        mine = new_symbols(t, f.pc - 1, f.c)
    else:
        mine = open_symbols(t, kind_of(s.card[f.a * SIDE + f.b]), s.plan[f.b])
    for other in range(i64(SIDE)):
        if s.card[f.a * SIDE + other]:
            fits = mine
            if f.pc:
                fits &= old_symbols(t, s, f.a, f.c, other)
            else:
                fits &= plan_symbols(t, s, f.a, f.b, other)
            if fits:
                for symbol in range(i64(SYMBOLS)):
                    if has(fits, symbol):
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


def new_symbols(t: Setup, kind: i64, packed: i64) -> i64:
    """CS-4.7: mask of the symbols of which a card that is being played still has a free one."""
    if not packed:
        return open_symbols(t, kind, 0)
    if t.one_symbol[kind]:
        return 0
    found: i64 = 0
    for symbol in range(i64(SYMBOLS)):
        left: i64 = 0
        for port in range(i64(PORTS)):
            if t.ports[kind * PORTS + port] == symbol:
                left += 1
        for n in range(joints(packed)):
            if symbol_of(joint(packed, n)) == symbol:
                left -= 1
        if left > 0:
            found |= bit(symbol)
    return found


def old_symbols(t: Setup, s: CsState, seat: i64, packed: i64, other: i64) -> i64:
    """Mask of the symbols that a card of the table offers it; CS-5.10: none if they are to be joined already."""
    place = seat * SIDE + other
    if not in_play(s.card[place]):
        return 0
    for n in range(joints(packed)):
        if slot_of(joint(packed, n)) == other:
            return 0
    return open_symbols(t, kind_of(s.card[place]), s.links[place])


def can_join_new(t: Setup, s: CsState, seat: i64, kind: i64, packed: i64) -> bool:
    mine = new_symbols(t, kind, packed)
    if mine:
        for other in range(i64(SIDE)):
            if s.card[seat * SIDE + other] and mine & old_symbols(t, s, seat, packed, other):
                return True
    return False
