"""What a seat may know: an allow-list. Interpreted."""

from __future__ import annotations

import msgspec

from cyberdeck.games.cybershield.events import Dealt, Drew, LookedAt, PutUnder
from cyberdeck.games.cybershield.ids import (
    ATTACHED_KINDS,
    BREAKABLE,
    DONE,
    K_ANNOUNCED,
    K_ARRANGE,
    K_JOIN,
    K_LOOK,
    K_TENDER,
    K_UNDER,
    KINDS,
    NONE,
    PDOS,
    SIDE,
)
from cyberdeck.games.cybershield.rules.cards import card_of
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.spots import Spot, packed, ports, spots, table
from cyberdeck.games.cybershield.state import CsState, rebuilt
from cyberdeck.games.cybershield.worlds import CsWorlds
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import WATCHER, FrameData
from cyberdeck.kernel.wire import Event, View

Ints = tuple[int, ...]


class CsView(View, frozen=True, tag="cs.view"):
    """Counts of cards are by kind. Numbers are those of ids.py; what is by seat has two entries."""

    seat: int  # whose view, -1 a watcher's
    questions: tuple[FrameData, ...]  # from the bottom up; kind, owed, pc, a, b, c
    hand: Ints  # one's own cards; nothing for a watcher
    known: tuple[Ints, Ints]  # by seat: cards in hand that the other player has seen (CS-4.10)
    size: Ints  # cards in hand
    deck_size: Ints  # without those that were put under it
    under: Ints  # one's own, from the top down
    under_size: Ints
    piles: tuple[Ints, Ints]  # discard piles from the bottom up (CS-4.9)
    looked: Ints  # cards that one looks at (card 25)
    looked_size: int
    table: tuple[Spot, ...]
    plan: tuple[Ints, ...]  # by slot: joints as the active player re-arranges them; nothing at other times
    net: tuple[Ints, Ints]  # connected slots
    score: Ints
    tokens: Ints
    active: int
    turns: int
    plays: int
    cancelled: bool
    why: int
    winner: int


def view(t: Setup, s: CsState, seat: int) -> CsView:
    watcher = _public(t, s)
    return watcher if seat == WATCHER else _seated(t, s, watcher, seat)


def views(t: Setup, s: CsState, seats: list[int]) -> list[CsView]:
    """What lies open to all is worked out once."""
    watcher = _public(t, s)
    return [watcher if seat == WATCHER else _seated(t, s, watcher, seat) for seat in seats]


def _public(t: Setup, s: CsState) -> CsView:
    questions = tuple(s.stack())
    return CsView(
        seat=WATCHER,
        questions=questions,
        hand=(),
        known=(_of(list(s.known), 0), _of(list(s.known), 1)),
        size=tuple(s.size),
        deck_size=tuple(s.deck_size),
        under=(),
        under_size=tuple(s.under_size),
        piles=(_pile(t, s, 0), _pile(t, s, 1)),
        looked=(),
        looked_size=sum(s.looked),
        table=spots(s),
        plan=tuple([ports(links) for links in s.plan]) if _planning(questions) else (),
        net=(tuple(members(s.net[0])), tuple(members(s.net[1]))),
        score=tuple(s.score),
        tokens=tuple(s.tokens),
        active=s.active,
        turns=s.turns,
        plays=s.plays,
        cancelled=bool(s.cancelled),
        why=s.why,
        winner=s.winner,
    )


def _seated(t: Setup, s: CsState, watcher: CsView, seat: int) -> CsView:
    first = seat * t.room
    return msgspec.structs.replace(
        watcher,
        seat=seat,
        hand=_of(list(s.hands), seat),
        under=tuple([s.under[first + i] for i in range(s.under_size[seat])]),
        looked=tuple(s.looked) if looking(watcher.questions) == seat else (),
    )


def _of(counts: list[int], seat: int) -> Ints:
    return tuple(counts[seat * KINDS : seat * KINDS + KINDS])


def _pile(t: Setup, s: CsState, seat: int) -> Ints:
    first = seat * t.room
    return tuple([s.pile[first + i] for i in range(s.pile_size[seat])])


def _planning(questions: tuple[FrameData, ...]) -> bool:
    """CS-4.1: the active player re-arranges, or has announced it."""
    return any(kind == K_ARRANGE or (kind == K_ANNOUNCED and b == DONE) for kind, _, _, _, b, _ in questions)


def looking(questions: tuple[FrameData, ...]) -> int:
    """Card 25: who looks at cards, or NONE."""
    for kind, _, _, a, _, _ in questions:
        if kind in (K_LOOK, K_TENDER, K_UNDER):
            return a
    return NONE


def in_flight(questions: tuple[FrameData, ...]) -> list[tuple[int, int]]:
    """(player, kind) of the cards that are being played: they are in no hand any more, and nowhere else yet."""
    found = []
    for kind, _, pc, a, b, _ in questions:
        if kind == K_JOIN and pc:
            found.append((a, pc - 1))
        elif kind == K_ANNOUNCED and card_of(b) != NONE:
            found.append((a, card_of(b)))
    return found


def on_table(found: tuple[Spot, ...]) -> list[list[int]]:
    """By seat: his cards on the table, whoever's card they are attached to, by kind."""
    cards = [[0] * KINDS, [0] * KINDS]
    for spot in found:
        owner = spot.place // SIDE
        cards[owner][spot.kind] += 1
        for which, n in enumerate(spot.cards):
            cards[owner if which < BREAKABLE else 1 - owner][ATTACHED_KINDS[which]] += n
        cards[1 - owner][PDOS] += spot.hit
    return cards


def unseen(t: Setup, v: CsView) -> list[list[int]]:
    """By seat: the cards that are in his deck or in his hand as far as the reader cannot tell which, by kind."""
    left = [
        [t.lists[seat * KINDS + kind] - n for kind, n in enumerate(cards)]
        for seat, cards in enumerate(on_table(v.table))
    ]
    for seat, kind in in_flight(v.questions):
        left[seat][kind] -= 1
    for seat in (0, 1):
        hand = v.hand if seat == v.seat else v.known[seat]
        for kind, n in enumerate(hand):
            left[seat][kind] -= n
        for kind in (*v.piles[seat], *(v.under if seat == v.seat else ())):
            left[seat][kind] -= 1
    looker = looking(v.questions)
    if looker == v.seat != WATCHER:
        for kind, n in enumerate(v.looked):
            left[looker][kind] -= n
    return left


def base_state(t: Setup, v: CsView) -> CsState:
    """All that a view tells, as a state whose hidden facts are still missing: hidden cards are in the decks."""
    card, links, atts = table(v.table)
    hands = [v.hand if seat == v.seat else v.known[seat] for seat in (0, 1)]
    piles = [[*pile, *[0] * (t.room - len(pile))] for pile in v.piles]
    unders = [
        [*under, *[0] * (t.room - len(under))] for under in [v.under if seat == v.seat else () for seat in (0, 1)]
    ]
    mine = looking(v.questions) == v.seat != WATCHER
    return rebuilt(
        list(v.questions),
        [*hands[0], *hands[1]],
        [*v.known[0], *v.known[1]],
        list(v.size),
        [n for counts in unseen(t, v) for n in counts],
        list(v.deck_size),
        [*unders[0], *unders[1]],
        list(v.under_size),
        piles[0] + piles[1],
        [len(pile) for pile in v.piles],
        list(v.looked) if mine else [0] * KINDS,
        card,
        links,
        atts,
        [packed(joints) for joints in v.plan] if v.plan else [0] * SIDE,
        [sum([1 << slot for slot in net]) for net in v.net],
        list(v.score),
        list(v.tokens),
        v.active,
        v.turns,
        v.plays,
        int(v.cancelled),
        v.why,
        v.winner,
    )


def worlds(t: Setup, v: CsView) -> CsWorlds:
    missing = [0 if seat == v.seat else v.size[seat] - sum(v.known[seat]) for seat in (0, 1)]
    under = [0 if seat == v.seat else v.under_size[seat] for seat in (0, 1)]
    looker = looking(v.questions)
    looked = [v.looked_size if seat == looker != v.seat else 0 for seat in (0, 1)]
    return CsWorlds(t, base_state(t, v), missing, under, looked)


def redact(e: Event, seat: int) -> Event:
    match e:
        case Dealt(player) | Drew(player) | LookedAt(player) | PutUnder(player):
            return e if player == seat else type(e)(player, NONE)
    return e
