"""A place of the table in three ints: the card, its joints, its attached cards.

card   kind + 1 (0: empty), DISRUPTED, TURNED
links  by port: slot + 1 of the card it is joined to, 0 = free
atts   by attached card: how many; of those that can break: how many are disrupted; how many Power generators have a
       Persistent denial of service on them; whether a Weak password is unused
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.cybershield.ids import A_GENERATOR, NONE, PORTS
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.kernel.bits import bit, shl

_KIND: Final = 31
DISRUPTED: Final = 32  # CS-5.3: face down
TURNED: Final = 64  # CS-5.3: disconnected
_LINK: Final = 5  # bits of a port
_LINKS: Final = 31
_COUNT: Final = 3  # bits of a count
_COUNTS: Final = 7
_BROKEN: Final = 36  # the first bit of the counts of disrupted cards
_ALL_BROKEN: Final = 0x7FFF
_HIT: Final = 51  # Power generators with a Persistent denial of service
OPEN: Final = 1 << 54  # an unused Weak password


def kind_of(card: i64) -> i64:
    """NONE if there is no card."""
    return (card & _KIND) - 1


def fresh(kind: i64) -> i64:
    return kind + 1


def upright(card: i64) -> bool:
    """In play and not disconnected."""
    return card != 0 and card & (DISRUPTED | TURNED) == 0


def in_play(card: i64) -> bool:
    """CS-5.3"""
    return card != 0 and card & DISRUPTED == 0


# Joints


def joined_to(links: i64, port: i64) -> i64:
    """The slot at the other end, or NONE."""
    return ((links >> (port * _LINK)) & _LINKS) - 1


def with_link(links: i64, port: i64, slot: i64) -> i64:
    """Joins a free port."""
    return links | shl(slot + 1, port * _LINK)


def without_link(links: i64, port: i64) -> i64:
    return links & ~shl(_LINKS, port * _LINK)


def port_to(links: i64, slot: i64) -> i64:
    """The port that is joined to a slot, or NONE."""
    for port in range(i64(PORTS)):
        if joined_to(links, port) == slot:
            return port
    return NONE


def free_port(params: RuleParams, kind: i64, links: i64, symbol: i64) -> i64:
    """CS-5.1: the first free port with a symbol, or NONE."""
    if params.one_symbol[kind] and links:
        return NONE
    for port in range(i64(PORTS)):
        if params.ports[kind * PORTS + port] == symbol and joined_to(links, port) == NONE:
            return port
    return NONE


def open_symbols(params: RuleParams, kind: i64, links: i64) -> i64:
    """CS-5.1: mask of the symbols of which a port is free."""
    if params.one_symbol[kind] and links:
        return 0
    found: i64 = 0
    for port in range(i64(PORTS)):
        symbol = params.ports[kind * PORTS + port]
        if symbol != NONE and joined_to(links, port) == NONE:
            found |= bit(symbol)
    return found


# Attached cards


def count(attachments: i64, which: i64) -> i64:
    return (attachments >> (which * _COUNT)) & _COUNTS


def broken(attachments: i64, which: i64) -> i64:
    """How many attached cards of this index are disrupted by themselves."""
    return (attachments >> (_BROKEN + which * _COUNT)) & _COUNTS


def any_broken(attachments: i64) -> bool:
    return (attachments >> _BROKEN) & _ALL_BROKEN != 0


def working(attachments: i64, which: i64) -> i64:
    return count(attachments, which) - broken(attachments, which)


def hit_generators(attachments: i64) -> i64:
    """Power generators with a Persistent denial of service on them; all of them are disrupted."""
    return (attachments >> _HIT) & _COUNTS


def add(which: i64, n: i64) -> i64:
    """The addend to atts for n more attached cards."""
    return shl(n, which * _COUNT) if n > 0 else -shl(-n, which * _COUNT)


def add_broken(which: i64, n: i64) -> i64:
    """… for n more disrupted ones."""
    return shl(n, _BROKEN + which * _COUNT) if n > 0 else -shl(-n, _BROKEN + which * _COUNT)


def add_hit(n: i64) -> i64:
    """… for n more Power generators that are hit; they also break, or are no longer broken."""
    more = shl(n, _HIT) if n > 0 else -shl(-n, _HIT)
    return more + add_broken(A_GENERATOR, n)


def can_restore(attachments: i64, which: i64) -> bool:
    """CS-5.7: disrupted, and not kept so by an attached card."""
    stuck: i64 = 0
    if which == A_GENERATOR:
        stuck = hit_generators(attachments)
    return broken(attachments, which) > stuck
