"""The only door out of a State, and the way back in. Interpreted.

Hidden in Black Hat are the hands (but for the cards everybody saw somebody take, and the robot's) and the status cards.
The deck has no order, and an asset tile is drawn when it is turned, so there is nothing else to hide.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from cyberdeck.games.blackhat.events import Dealt, Drew, StatusDrawn
from cyberdeck.games.blackhat.ids import K_STATUS, NONE, PASS, PLACES, PLAY_CARDS
from cyberdeck.games.blackhat.multiset import NO_HAT, counts, packed, size
from cyberdeck.games.blackhat.setup import STATUS_BITS, Setup, slot, status_of, with_slot
from cyberdeck.games.blackhat.state import BHState, Layout, rebuilt
from cyberdeck.games.blackhat.worlds import BHWorlds
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import OVER, WATCHER, FrameData
from cyberdeck.kernel.wire import Event, View

Ints = tuple[int, ...]


class BHView(View, frozen=True, tag="bh.view"):
    """Counts of cards are by kind, ranks 1 to 13, joker, Black Hat. Numbers are those of ids.py."""

    seat: int  # whose view, -1 a watcher's
    questions: tuple[FrameData, ...]  # from the bottom up; kind, owed, pc, a, b, c
    hand: Ints  # one's own cards; nothing for a watcher
    known: tuple[Ints, ...]  # by player: cards that everybody knows he holds
    size: Ints  # cards in hand
    plays: Ints  # action by player in this trick, -1 not yet
    pawns: Ints  # space by pawn, two a player
    total: Ints
    last: Ints  # the last round scored
    deck_size: int
    discard: Ints
    turned: int
    hat: int
    dealer: int
    round: int
    leader: int
    lead: int
    slots: Ints  # side by place, -1 none
    plus: Ints  # spaces
    minus: Ints
    tracer: int
    came: int
    out: Ints  # players
    controller: int
    asset: int
    arrived: int
    statuses: Ints  # card by player, -1 hidden or none; no option, no entries


def view(t: Setup, s: BHState, seat: int) -> BHView:
    return BHView(
        seat=seat,
        questions=tuple(s.stack()),
        hand=counts(s.hands[seat]) if seat >= 0 else (),
        known=tuple([_counts(known) for known in s.known]),
        size=tuple(s.size),
        plays=tuple(s.plays),
        pawns=tuple(s.pawns),
        total=tuple(s.total),
        last=tuple(s.last),
        deck_size=s.deck_size,
        discard=counts(s.discard),
        turned=s.turned,
        hat=s.hat,
        dealer=s.dealer,
        round=s.round,
        leader=s.leader,
        lead=s.lead,
        slots=_slots(s.slots),
        plus=_members(s.plus),
        minus=_members(s.minus),
        tracer=s.tracer,
        came=s.came,
        out=_members(s.out),
        controller=s.controller,
        asset=s.asset,
        arrived=s.arrived,
        statuses=_statuses(t, s, seat),
    )


# What seldom changes is worked out once for all tables.


@lru_cache(maxsize=1 << 12)
def _slots(slots: int) -> Ints:
    return tuple([slot(slots, place) for place in range(PLACES)])


@lru_cache(maxsize=1 << 12)
def _members(mask: int) -> Ints:
    return tuple(members(mask))


@lru_cache(maxsize=1 << 12)
def _counts(cards: int) -> Ints:
    return counts(cards)


def views(t: Setup, s: BHState, seats: list[int]) -> list[BHView]:
    """Views differ in three fields: the others are worked out once."""
    watcher = view(t, s, WATCHER)
    return [watcher if seat == WATCHER else _seated(t, s, watcher, seat) for seat in seats]


def _seated(t: Setup, s: BHState, watcher: BHView, seat: int) -> BHView:
    hand = counts(s.hands[seat])
    statuses = _statuses(t, s, seat) if t.celebrity else ()
    return msgspec.structs.replace(watcher, seat=seat, hand=hand, statuses=statuses)


def _statuses(t: Setup, s: BHState, seat: int) -> Ints:
    """BH-13.1: one's own; BH-12.1: the robot's; all of them when the game is over."""
    if not t.celebrity:
        return ()
    over = s.top.kind == OVER
    return tuple([status_of(s.statuses, p) if over or p in (seat, t.robot) else NONE for p in range(t.players)])


def base_state(t: Setup, v: BHView) -> BHState:
    """All that a view tells, as a state whose hidden cards are still missing: from hands, and from the deck that keeps
    them.
    """
    known = [packed(cards) for cards in v.known]
    hands = known[:]
    if v.seat >= 0:
        hands[v.seat] = packed(v.hand)
    unseen = t.deck - packed(v.discard) - sum(hand & NO_HAT for hand in hands)
    unseen -= sum(PLAY_CARDS[action] & NO_HAT for action in v.plays if action not in (NONE, PASS))
    if v.turned != NONE:
        unseen -= 1 << v.turned * 4
    return rebuilt(
        list(v.questions),
        hands,
        known,
        list(v.size),
        list(v.plays),
        list(v.pawns),
        list(v.total),
        list(v.last),
        unseen,
        v.deck_size,
        packed(v.discard),
        v.turned,
        v.hat,
        v.dealer,
        v.round,
        v.leader,
        v.lead,
        layout(t, v.slots),
        _packed_slots(v.slots),
        sum(1 << space for space in v.plus),
        sum(1 << space for space in v.minus),
        v.tracer,
        v.came,
        sum(1 << player for player in v.out),
        v.controller,
        v.asset,
        v.arrived,
        sum(card + 1 << player * STATUS_BITS for player, card in enumerate(v.statuses)),
    )


@lru_cache(maxsize=1 << 10)
def layout(t: Setup, slots: Ints) -> Layout:
    """The board with these modules on it. Shared: never change it."""
    lying = _packed_slots(slots)
    return t.layout(lying) if lying else t.base


def _packed_slots(slots: Ints) -> int:
    packed = 0
    for place, side in enumerate(slots):
        packed = with_slot(packed, place, side)
    return packed


def worlds(t: Setup, v: BHView) -> BHWorlds:
    """Unseen cards lie in the deck or fill the hands; unseen status cards are with the players who have drawn, or still
    in the pile.
    """
    base = base_state(t, v)
    missing = [n - size(base.hands[player]) for player, n in enumerate(v.size)]
    secret = [player for player in range(drawn_statuses(t, v)) if v.statuses[player] == NONE]
    return BHWorlds(base, missing, secret)


def drawn_statuses(t: Setup, v: BHView) -> int:
    """How many players have drawn a status card: all, but while they are being drawn."""
    if not t.celebrity:
        return 0
    for kind, _, _, player, _, _ in v.questions:
        if kind == K_STATUS:
            return player
    return t.players


def redact(e: Event, seat: int) -> Event:
    if isinstance(e, _DRAWN) and e.player != seat and not e.open:
        return type(e)(e.player, NONE, False)
    return e


_DRAWN = (Dealt, Drew, StatusDrawn)  # alike: player, what he got, and whether it lies open
