"""The only door out of a State, and the way back in.

Hidden in Black Hat are the hands (but for the cards that everybody saw a player take, and the robot's) and the status
cards. The deck has no order, and an asset tile is drawn when it is turned, so nothing else is hidden.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from cyberdeck.games.blackhat.events import Dealt, Drew, StatusDrawn
from cyberdeck.games.blackhat.ids import K_STATUS, NONE, PASS, PLACES, PLAY_CARDS
from cyberdeck.games.blackhat.multiset import NO_HAT, counts, packed, size
from cyberdeck.games.blackhat.params import STATUS_BITS, RuleParams, slot, status_of, with_slot
from cyberdeck.games.blackhat.state import BHState, Layout
from cyberdeck.games.blackhat.worlds import BHWorlds
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import OVER, SPECTATOR, FrameData
from cyberdeck.kernel.wire import Event, View

Ints = tuple[int, ...]


class BHView(View, frozen=True, tag="bh.view"):
    """Counts of cards are by kind, ranks 1 to 13, joker, Black Hat. Numbers are those of ids.py."""

    seat: int  # whose view, -1 a spectator's
    stack: tuple[FrameData, ...]  # frames from the bottom up: kind, to_act, pc, a, b, c
    hand: Ints  # the reader's cards; nothing for a spectator
    known: tuple[Ints, ...]  # by player: cards known to everybody
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


def view(params: RuleParams, state: BHState, seat: int) -> BHView:
    return BHView(
        seat=seat,
        stack=tuple(state.stack()),
        hand=counts(state.hands[seat]) if seat >= 0 else (),
        known=tuple([_counts(known) for known in state.known]),
        size=tuple(state.size),
        plays=tuple(state.plays),
        pawns=tuple(state.pawns),
        total=tuple(state.total),
        last=tuple(state.last),
        deck_size=state.deck_size,
        discard=counts(state.discard),
        turned=state.turned,
        hat=state.hat,
        dealer=state.dealer,
        round=state.round,
        leader=state.leader,
        lead=state.lead,
        slots=_slots(state.slots),
        plus=_members(state.plus),
        minus=_members(state.minus),
        tracer=state.tracer,
        came=state.came,
        out=_members(state.out),
        controller=state.controller,
        asset=state.asset,
        arrived=state.arrived,
        statuses=_statuses(params, state, seat),
    )


# Caches of what seldom changes, shared by all tables.


@lru_cache(maxsize=1 << 12)
def _slots(slots: int) -> Ints:
    return tuple([slot(slots, place) for place in range(PLACES)])


@lru_cache(maxsize=1 << 12)
def _members(mask: int) -> Ints:
    return tuple(members(mask))


@lru_cache(maxsize=1 << 12)
def _counts(cards: int) -> Ints:
    return counts(cards)


def views(params: RuleParams, state: BHState, seats: list[int]) -> list[BHView]:
    """The view of each seat. The public part, all but three fields, is worked out once."""
    public = view(params, state, SPECTATOR)
    return [public if seat == SPECTATOR else _seated(params, state, public, seat) for seat in seats]


def _seated(params: RuleParams, state: BHState, public: BHView, seat: int) -> BHView:
    hand = counts(state.hands[seat])
    statuses = _statuses(params, state, seat) if params.celebrity else ()
    return msgspec.structs.replace(public, seat=seat, hand=hand, statuses=statuses)


def _statuses(params: RuleParams, state: BHState, seat: int) -> Ints:
    """BH-13.1: the reader's; BH-12.1: the robot's; all of them when the game is over."""
    if not params.celebrity:
        return ()
    over = state.top.kind == OVER
    return tuple(
        [status_of(state.statuses, p) if over or p in (seat, params.robot) else NONE for p in range(params.players)]
    )


def base_state(params: RuleParams, view: BHView) -> BHState:
    """The state that a view describes, with the hidden cards of hands in the deck."""
    known = [packed(cards) for cards in view.known]
    hands = known[:]
    if view.seat >= 0:
        hands[view.seat] = packed(view.hand)
    unseen = params.deck - packed(view.discard) - sum(hand & NO_HAT for hand in hands)
    unseen -= sum(PLAY_CARDS[action] & NO_HAT for action in view.plays if action not in (NONE, PASS))
    if view.turned != NONE:
        unseen -= 1 << view.turned * 4
    return BHState.from_lists(
        stack=list(view.stack),
        hands=hands,
        known=known,
        size=list(view.size),
        plays=list(view.plays),
        pawns=list(view.pawns),
        total=list(view.total),
        last=list(view.last),
        deck=unseen,
        deck_size=view.deck_size,
        discard=packed(view.discard),
        turned=view.turned,
        hat=view.hat,
        dealer=view.dealer,
        round=view.round,
        leader=view.leader,
        lead=view.lead,
        layout=layout(params, view.slots),
        slots=_packed_slots(view.slots),
        plus=sum(1 << space for space in view.plus),
        minus=sum(1 << space for space in view.minus),
        tracer=view.tracer,
        came=view.came,
        out=sum(1 << player for player in view.out),
        controller=view.controller,
        asset=view.asset,
        arrived=view.arrived,
        statuses=sum(card + 1 << player * STATUS_BITS for player, card in enumerate(view.statuses)),
    )


@lru_cache(maxsize=1 << 10)
def layout(params: RuleParams, slots: Ints) -> Layout:
    """The board with these modules on it. Shared: never change it."""
    lying = _packed_slots(slots)
    return params.layout(lying) if lying else params.base


def _packed_slots(slots: Ints) -> int:
    packed = 0
    for place, side in enumerate(slots):
        packed = with_slot(packed, place, side)
    return packed


def worlds(params: RuleParams, view: BHView) -> BHWorlds:
    """Unseen cards lie in the deck or fill the hands; unseen status cards are with the players who have drawn, or in
    the pile.
    """
    base = base_state(params, view)
    missing = [n - size(base.hands[player]) for player, n in enumerate(view.size)]
    secret = [player for player in range(drawn_statuses(params, view)) if view.statuses[player] == NONE]
    return BHWorlds(base, missing, secret)


def drawn_statuses(params: RuleParams, view: BHView) -> int:
    """How many players have drawn a status card: all, but while they are being drawn."""
    if not params.celebrity:
        return 0
    for kind, _, _, player, _, _ in view.stack:
        if kind == K_STATUS:
            return player
    return params.players


def redact(event: Event, seat: int) -> Event:
    if isinstance(event, _DRAWN) and event.player != seat and not event.open:
        return type(event)(event.player, NONE, False)
    return event


_DRAWN = (Dealt, Drew, StatusDrawn)  # same shape: player, what they got, and whether it lies open
