"""Which cards of a hand other players know (LOK-4.7).

Most cards in a hand are fresh: drawn from the present deck and known only to the holder. A card that came from the
discard pile or from another hand, or that was held when the discard pile became the deck, is *marked*:
`State.marked[0:marks]` holds each marked card as one number, in ascending order,

    holder, mask of the seats that know it (spectators too), pool, mask of the kinds it is known not to be, kind.

Everything but the kind is public, because everybody sees which marked card leaves a hand. Of equal cards, the one that
most players know leaves first. So a card that leaves shows that the marked cards ordered before it are of other kinds.
`hands` counts all cards, marked ones too.

A pool is the set of cards held when the discard pile became the deck (pool 0: the present deck). A player who has
counted the discard pile knows which cards a pool holds, but not who holds which.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import Knew
from cyberdeck.games.lokalka.ids import KINDS, NONE
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import bit, has, members, popcount, shl
from cyberdeck.kernel.game import Sink

_NOT: Final = 5  # bits of the kind
_POOL: Final = 25  # plus the kinds that it is not
_KNOWN: Final = 32  # plus the pool: fewer than there are cards
_HOLDER: Final = 41  # plus the knowers: eight seats and the spectators
_KIND: Final = 31
_NOTS: Final = 0xFFFFF
_POOLS: Final = 127
_KNOWERS: Final = 511


def mark(holder: i64, known: i64, pool: i64, nots: i64, kind: i64) -> i64:
    return (holder << _HOLDER) | (known << _KNOWN) | (pool << _POOL) | (nots << _NOT) | kind


def holder_of(card: i64) -> i64:
    return card >> _HOLDER


def known_by(card: i64) -> i64:
    return (card >> _KNOWN) & _KNOWERS


def pool_of(card: i64) -> i64:
    return (card >> _POOL) & _POOLS


def nots_of(card: i64) -> i64:
    return (card >> _NOT) & _NOTS


def kind_of(card: i64) -> i64:
    return card & _KIND


def group_of(card: i64) -> i64:
    """Everything but the kind: the public part."""
    return card >> _NOT


def eyes(params: RuleParams, mask: i64) -> tuple[int, ...]:
    """The seats of a mask, spectators as -1."""
    seats = [-1] if mask & params.spectators else []
    return tuple(seats + members(mask & params.everybody))


def open_to_all(params: RuleParams, card: i64) -> bool:
    return known_by(card) | bit(holder_of(card)) == params.everybody | params.spectators


def first_of(state: LokState, seat: i64) -> i64:
    """The index of a seat's first marked card."""
    least = seat << _HOLDER
    i: i64 = 0
    while i < state.marks and state.marked[i] < least:
        i += 1
    return i


def marks_of(state: LokState, seat: i64) -> i64:
    """The number of marked cards that a seat holds."""
    return first_of(state, seat + 1) - first_of(state, seat)


def insert(state: LokState, card: i64) -> None:
    """Inserts a card in ascending order."""
    i = state.marks
    while i > 0 and state.marked[i - 1] > card:
        state.marked[i] = state.marked[i - 1]
        i -= 1
    state.marked[i] = card
    state.marks += 1


def remove(state: LokState, at: i64) -> i64:
    card = state.marked[at]
    state.marks -= 1
    for i in range(at, state.marks):
        state.marked[i] = state.marked[i + 1]
    state.marked[state.marks] = 0
    return card


def sort(state: LokState) -> None:
    for i in range(1, state.marks):
        card = state.marked[i]
        j: i64 = i
        while j > 0 and state.marked[j - 1] > card:
            state.marked[j] = state.marked[j - 1]
            j -= 1
        state.marked[j] = card


def goes_before(card: i64, other: i64) -> bool:
    """LOK-4.7: whether a card leaves before an equal one: more players know it."""
    more = popcount(known_by(card)) - popcount(known_by(other))
    return more > 0 or (more == 0 and group_of(card) > group_of(other))


def lose_marked(params: RuleParams, state: LokState, seat: i64, kind: i64, sink: Sink | None) -> None:
    """A card of a kind leaves a hand: removes it if it was marked, and updates what the others are known not to be."""
    first = first_of(state, seat)
    end = first_of(state, seat + 1)
    if first == end:
        return
    at: i64 = NONE
    for i in range(first, end):
        card = state.marked[i]
        if kind_of(card) == kind and (at == NONE or goes_before(card, state.marked[at])):
            at = i
    gone: i64 = 0
    if at != NONE:
        gone = remove(state, at)
    if sink is not None:
        sink.emit(Knew(seat, gone != 0, eyes(params, known_by(gone)), pool_of(gone), tuple(members(nots_of(gone)))))
    rule_out(params, state, seat, kind, gone)


def rule_out(params: RuleParams, state: LokState, seat: i64, kind: i64, gone: i64) -> None:
    """Cards ordered before the one that left are of another kind; if it was fresh, all marked cards are."""
    changed = False
    for i in range(first_of(state, seat), first_of(state, seat + 1)):
        card = state.marked[i]
        if open_to_all(params, card) or has(nots_of(card), kind):
            continue
        if gone == 0 or goes_before(card, gone):
            state.marked[i] = card | shl(bit(kind), _NOT)
            changed = True
    if changed:
        sort(state)


def new_pool(params: RuleParams, state: LokState) -> None:
    """The held cards of the old deck become a pool: none of them is in the new deck."""
    fresh = state.hands[:]
    pool: i64 = 1
    for i in range(state.marks):
        card = state.marked[i]
        fresh[holder_of(card) * KINDS + kind_of(card)] -= 1
    while used_pool(state, pool):
        pool += 1
    for i in range(state.marks):
        card = state.marked[i]
        if pool_of(card) == 0 and not open_to_all(params, card):
            state.marked[i] = card | (pool << _POOL)
    for seat in range(params.seats):
        for kind in range(i64(KINDS)):
            for _i in range(fresh[seat * KINDS + kind]):
                state.marked[state.marks] = mark(seat, 0, pool, 0, kind)
                state.marks += 1
    sort(state)


def used_pool(state: LokState, pool: i64) -> bool:
    for i in range(state.marks):
        if pool_of(state.marked[i]) == pool:
            return True
    return False


# Groups: the cards of a hand that look alike before chance reveals one (LOK-10.2)


def groups(state: LokState, seat: i64) -> list[tuple[int, int]]:
    """(number, cards) of the groups in a hand: 0 is the fresh cards, then the marked ones by their public part."""
    found: list[tuple[int, int]] = []
    fresh = state.size[seat] - marks_of(state, seat)
    if fresh:
        found.append((0, fresh))
    last: i64 = NONE
    number = 0
    for i in range(first_of(state, seat), first_of(state, seat + 1)):
        card = state.marked[i]
        if group_of(card) == last:
            found[-1] = (number, found[-1][1] + 1)
        else:
            last = group_of(card)
            number += 1
            found.append((number, 1))
    return found


def first_of_group(state: LokState, seat: i64, number: i64) -> i64:
    """The index in `marked` where a group begins."""
    last: i64 = NONE
    n: i64 = 0
    for i in range(first_of(state, seat), state.marks):
        card = state.marked[i]
        if group_of(card) != last:
            last = group_of(card)
            n += 1
            if n == number:
                return i
    raise AssertionError("no such group")


def kinds_in_group(state: LokState, seat: i64, number: i64) -> list[tuple[int, int]]:
    """(kind, cards) of a group, ascending."""
    found: list[tuple[int, int]] = []
    if number == 0:
        for kind in range(i64(KINDS)):
            n = state.hands[seat * KINDS + kind]
            for i in range(first_of(state, seat), first_of(state, seat + 1)):
                if kind_of(state.marked[i]) == kind:
                    n -= 1
            if n:
                found.append((kind, n))
        return found
    at = first_of_group(state, seat, number)
    group = group_of(state.marked[at])
    while at < state.marks and group_of(state.marked[at]) == group:
        kind = kind_of(state.marked[at])
        if found and found[-1][0] == kind:
            found[-1] = (kind, found[-1][1] + 1)
        else:
            found.append((kind, 1))
        at += 1
    return found
