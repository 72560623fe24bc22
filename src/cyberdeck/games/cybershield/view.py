"""The view of a seat: an allow-list of what it may know."""

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
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.cards import card_of
from cyberdeck.games.cybershield.spots import Spot, flat_piles, packed, ports, spots, table
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.games.cybershield.worlds import CsWorlds
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import SPECTATOR, FrameData
from cyberdeck.kernel.wire import Event, View

Ints = tuple[int, ...]


class CsView(View, frozen=True, tag="cs.view"):
    """Counts of cards are by kind. Numbers are those of ids.py; fields by seat have two entries."""

    seat: int  # whose view, -1 a spectator's
    stack: tuple[FrameData, ...]  # frames from the bottom up: kind, to_act, pc, a, b, c
    hand: Ints  # the reader's cards; nothing for a spectator
    known: tuple[Ints, Ints]  # by seat: cards in hand that the other player has seen (CS-4.10)
    size: Ints  # cards in hand
    deck_size: Ints  # without the cards put under it
    under: Ints  # the reader's, from the top down
    under_size: Ints
    piles: tuple[Ints, Ints]  # discard piles from the bottom up (CS-4.9)
    looked: Ints  # cards that the reader looks at (card 25)
    looked_size: int
    table: tuple[Spot, ...]
    plan: tuple[Ints, ...]  # by slot: joints as the active player re-arranges them; nothing at other times
    connected: tuple[Ints, Ints]  # connected slots
    score: Ints
    tokens: Ints
    active: int
    turns: int
    plays: int
    cancelled: bool
    ending: int
    winner: int


def view(params: RuleParams, state: CsState, seat: int) -> CsView:
    return views(params, state, [seat])[0]


def views(params: RuleParams, state: CsState, seats: list[int]) -> list[CsView]:
    """The view of each seat. The public part is worked out once."""
    public = _public(params, state)
    return [public if seat == SPECTATOR else _seated(params, state, public, seat) for seat in seats]


def _public(params: RuleParams, state: CsState) -> CsView:
    stack = tuple(state.stack())
    return CsView(
        seat=SPECTATOR,
        stack=stack,
        hand=(),
        known=(_of(list(state.known), 0), _of(list(state.known), 1)),
        size=tuple(state.size),
        deck_size=tuple(state.deck_size),
        under=(),
        under_size=tuple(state.under_size),
        piles=(_pile(params, state, 0), _pile(params, state, 1)),
        looked=(),
        looked_size=sum(state.looked),
        table=spots(state),
        plan=tuple([ports(links) for links in state.plan]) if _planning(stack) else (),
        connected=(tuple(members(state.connected[0])), tuple(members(state.connected[1]))),
        score=tuple(state.score),
        tokens=tuple(state.tokens),
        active=state.active,
        turns=state.turns,
        plays=state.plays,
        cancelled=bool(state.cancelled),
        ending=state.ending,
        winner=state.winner,
    )


def _seated(params: RuleParams, state: CsState, public: CsView, seat: int) -> CsView:
    first = seat * params.room
    return msgspec.structs.replace(
        public,
        seat=seat,
        hand=_of(list(state.hands), seat),
        under=tuple([state.under[first + i] for i in range(state.under_size[seat])]),
        looked=tuple(state.looked) if looking(public.stack) == seat else (),
    )


def _of(counts: list[int], seat: int) -> Ints:
    return tuple(counts[seat * KINDS : seat * KINDS + KINDS])


def _pile(params: RuleParams, state: CsState, seat: int) -> Ints:
    first = seat * params.room
    return tuple([state.pile[first + i] for i in range(state.pile_size[seat])])


def _planning(stack: tuple[FrameData, ...]) -> bool:
    """CS-4.1: whether the active player re-arranges, or has announced it."""
    return any(kind == K_ARRANGE or (kind == K_ANNOUNCED and b == DONE) for kind, _, _, _, b, _ in stack)


def looking(stack: tuple[FrameData, ...]) -> int:
    """Card 25: the player who looks at cards, or NONE."""
    for kind, _, _, a, _, _ in stack:
        if kind in (K_LOOK, K_TENDER, K_UNDER):
            return a
    return NONE


def in_flight(stack: tuple[FrameData, ...]) -> list[tuple[int, int]]:
    """(player, kind) of the cards that are being played: they have left the hand and lie nowhere yet."""
    found = []
    for kind, _, pc, a, b, _ in stack:
        if kind == K_JOIN and pc:
            found.append((a, pc - 1))
        elif kind == K_ANNOUNCED and card_of(b) != NONE:
            found.append((a, card_of(b)))
    return found


def on_table(found: tuple[Spot, ...]) -> list[list[int]]:
    """By seat: their cards on the table, attached to anyone's card, by kind."""
    cards = [[0] * KINDS, [0] * KINDS]
    for spot in found:
        owner = spot.place // SIDE
        cards[owner][spot.kind] += 1
        for which, n in enumerate(spot.cards):
            cards[owner if which < BREAKABLE else 1 - owner][ATTACHED_KINDS[which]] += n
        cards[1 - owner][PDOS] += spot.hit
    return cards


def unseen(params: RuleParams, view: CsView) -> list[list[int]]:
    """By seat: the cards in their deck or hand, as far as the reader cannot separate the two, by kind."""
    left = [
        [params.lists[seat * KINDS + kind] - n for kind, n in enumerate(cards)]
        for seat, cards in enumerate(on_table(view.table))
    ]
    for seat, kind in in_flight(view.stack):
        left[seat][kind] -= 1
    for seat in (0, 1):
        hand = view.hand if seat == view.seat else view.known[seat]
        for kind, n in enumerate(hand):
            left[seat][kind] -= n
        for kind in (*view.piles[seat], *(view.under if seat == view.seat else ())):
            left[seat][kind] -= 1
    looker = looking(view.stack)
    if looker == view.seat != SPECTATOR:
        for kind, n in enumerate(view.looked):
            left[looker][kind] -= n
    return left


def base_state(params: RuleParams, view: CsView) -> CsState:
    """The state that a view describes, with the hidden cards in the decks."""
    card, links, attachments = table(view.table)
    hands = [view.hand if seat == view.seat else view.known[seat] for seat in (0, 1)]
    unders = [view.under if seat == view.seat else () for seat in (0, 1)]
    mine = looking(view.stack) == view.seat != SPECTATOR
    return CsState.from_lists(
        stack=list(view.stack),
        hands=[*hands[0], *hands[1]],
        known=[*view.known[0], *view.known[1]],
        size=list(view.size),
        deck=[n for counts in unseen(params, view) for n in counts],
        deck_size=list(view.deck_size),
        under=flat_piles(params, unders),
        under_size=list(view.under_size),
        pile=flat_piles(params, view.piles),
        pile_size=[len(pile) for pile in view.piles],
        looked=list(view.looked) if mine else [0] * KINDS,
        card=card,
        links=links,
        attachments=attachments,
        plan=[packed(joints) for joints in view.plan] if view.plan else [0] * SIDE,
        connected=[sum([1 << slot for slot in net]) for net in view.connected],
        score=list(view.score),
        tokens=list(view.tokens),
        active=view.active,
        turns=view.turns,
        plays=view.plays,
        cancelled=int(view.cancelled),
        ending=view.ending,
        winner=view.winner,
    )


def worlds(params: RuleParams, view: CsView) -> CsWorlds:
    missing = [0 if seat == view.seat else view.size[seat] - sum(view.known[seat]) for seat in (0, 1)]
    under = [0 if seat == view.seat else view.under_size[seat] for seat in (0, 1)]
    looker = looking(view.stack)
    looked = [view.looked_size if seat == looker != view.seat else 0 for seat in (0, 1)]
    return CsWorlds(params, base_state(params, view), missing, under, looked)


def redact(event: Event, seat: int) -> Event:
    match event:
        case Dealt(player) | Drew(player) | LookedAt(player) | PutUnder(player):
            return event if player == seat else type(event)(player, NONE)
    return event
