"""Cards in hands, on the discard pile, and drawn from the deck (LOK-4). Compiled. Who knows what of them: marks.py."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import Drew, Reshuffled
from cyberdeck.games.lokalka.ids import INSIDER, K_DRAW, KINDS
from cyberdeck.games.lokalka.rules.marks import eyes, first_of, insert, lose_marked, mark, marks_of, new_pool, remove
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_CHANCE, Sink


def lose(t: Setup, s: LokState, seat: i64, kind: i64, out: Sink | None) -> None:
    """A card leaves a hand, for all to see."""
    s.hands[seat * KINDS + kind] -= 1
    s.size[seat] -= 1
    if s.marks:
        lose_marked(t, s, seat, kind, out)


def gain(s: LokState, seat: i64, kind: i64) -> None:
    """A fresh card."""
    s.hands[seat * KINDS + kind] += 1
    s.size[seat] += 1


def gain_known(s: LokState, seat: i64, kind: i64, known: i64, pool: i64, nots: i64) -> None:
    """A card that others know."""
    gain(s, seat, kind)
    insert(s, mark(seat, known & ~bit(seat), pool, nots, kind))


def put(s: LokState, kind: i64) -> None:
    """LOK-4.3: onto the discard pile."""
    s.discard[kind] += 1
    s.discard_size += 1


def drop_hand(s: LokState, seat: i64) -> None:
    """LOK-8.1, LOK-8.4: all of it onto the discard pile."""
    base = seat * KINDS
    for kind in range(i64(KINDS)):
        n = s.hands[base + kind]
        if n:
            s.discard[kind] += n
            s.discard_size += n
            s.hands[base + kind] = 0
    s.size[seat] = 0
    first = first_of(s, seat)
    for _i in range(marks_of(s, seat)):
        remove(s, first)


def refill(t: Setup, s: LokState, out: Sink | None) -> bool:
    """LOK-4.1, LOK-4.6: an empty deck is the reshuffled discard pile. False if there is no card in either."""
    if s.deck_size:
        return True
    if not s.discard_size:
        return False
    if out is not None:
        out.emit(Reshuffled(s.discard_size))
    for kind in range(i64(KINDS)):
        s.deck[kind] = s.discard[kind]
        s.discard[kind] = 0
    s.deck_size = s.discard_size
    s.discard_size = 0
    new_pool(t, s)
    return True


def take_top(s: LokState, kind: i64) -> None:
    s.deck[kind] -= 1
    s.deck_size -= 1


def ask_draw(t: Setup, s: LokState, seat: i64, cards: i64, out: Sink | None) -> None:
    """LOK-4.1: so many cards, or what there is."""
    if cards > 0 and refill(t, s, out):
        s.push(K_DRAW, BY_CHANCE, 0, seat, cards)


def draw(t: Setup, s: LokState, kind: i64, out: Sink | None) -> None:
    f = s.pop()
    take_top(s, kind)
    gain(s, f.a, kind)
    if out is not None:
        out.emit(Drew(f.a, kind, eyes(t, bit(f.a) | see_all(t, s))))
    ask_draw(t, s, f.a, f.b - 1, out)


def see_all(t: Setup, s: LokState) -> i64:
    """LOK-8.7: Insiders who are out see everything, if the table allows it."""
    seats: i64 = 0
    if t.out_sees:
        for seat in range(t.seats):
            if s.role[seat] == INSIDER and not has(s.alive, seat):
                seats |= bit(seat)
    return seats
