"""The view of a seat: an allow-list of what it may know."""

from __future__ import annotations

import msgspec

from cyberdeck.games.kiberrubezh.events import Dealt, Drew, Ordered, Peeked, PutUnder
from cyberdeck.games.kiberrubezh.ids import K_ORDER, K_PEEK, KINDS, NONE
from cyberdeck.games.kiberrubezh.params import LOOKED, RuleParams
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.games.kiberrubezh.worlds import KrWorlds
from cyberdeck.kernel.game import SPECTATOR, FrameData
from cyberdeck.kernel.saved import padded
from cyberdeck.kernel.wire import Event, View

Ints = tuple[int, ...]
Pair = tuple[Ints, Ints]


class KrView(View, frozen=True, tag="kr.view"):
    """Counts of cards are by kind. Numbers are those of ids.py; a Pair has an entry for each seat."""

    seat: int  # whose view, -1 a spectator's
    stack: tuple[FrameData, ...]  # frames from the bottom up: kind, to_act, pc, a, b, c
    hand: Ints  # the reader's cards; nothing for a spectator
    known: Pair  # cards in hand that everybody has seen (KR-1.10)
    size: Ints  # cards in hand
    deck_size: Ints  # cards in unknown order
    peeked: Pair  # the top of the deck as the other player ordered it, from the top down; -1 for others
    under: Pair  # cards put under the deck, from the top down; -1 hidden
    under_open: Pair  # 1: known to all
    piles: Pair  # discard piles
    gone: Pair  # cards that have left the game
    upright: Pair  # on the table, upright
    turned: Pair
    locked: Pair  # turned, and through their owner's next turn
    events: Pair  # played in this turn
    wave: Ints
    resolved: Ints  # of the wave: blocked, cancelled or done
    partly: Ints  # of the wave: with one block of two
    seen: Ints  # cards of the other's deck that the reader looks at
    seen_size: int
    extra: Ints  # power until the end of the turn
    gaps: Ints
    stay: int
    mills: int
    losses: int
    banned: int
    active: int
    turns: int
    ending: int
    winner: int


def view(params: RuleParams, state: KrState, seat: int) -> KrView:
    return views(params, state, [seat])[0]


def views(params: RuleParams, state: KrState, seats: list[int]) -> list[KrView]:
    """The view of each seat. The public part is worked out once."""
    public = _public(params, state)
    return [public if seat == SPECTATOR else _seated(params, state, public, seat) for seat in seats]


def _public(params: RuleParams, state: KrState) -> KrView:
    under = [[state.under[seat * params.room + i] for i in range(state.under_size[seat])] for seat in (0, 1)]
    return KrView(
        seat=SPECTATOR,
        stack=tuple(state.stack()),
        hand=(),
        known=_pair(list(state.known)),
        size=tuple(state.size),
        deck_size=tuple(state.deck_size),
        peeked=((NONE,) * state.peeked_size[0], (NONE,) * state.peeked_size[1]),
        under=(_open(under[0]), _open(under[1])),
        under_open=(tuple([card & 1 for card in under[0]]), tuple([card & 1 for card in under[1]])),
        piles=_pair(list(state.pile)),
        gone=_pair(list(state.gone)),
        upright=_pair(list(state.upright)),
        turned=_pair(list(state.turned)),
        locked=_pair(list(state.locked)),
        events=_pair(list(state.events)),
        wave=tuple(state.wave),
        resolved=tuple(state.resolved),
        partly=tuple(state.partly),
        seen=(),
        seen_size=sum(state.seen),
        extra=tuple(state.extra),
        gaps=tuple(state.gaps),
        stay=state.stay,
        mills=state.mills,
        losses=state.losses,
        banned=state.banned,
        active=state.active,
        turns=state.turns,
        ending=state.ending,
        winner=state.winner,
    )


def _open(under: list[int]) -> Ints:
    return tuple([card // 2 if card & 1 else NONE for card in under])


def _seated(params: RuleParams, state: KrState, public: KrView, seat: int) -> KrView:
    other = 1 - seat
    peeked, under = list(public.peeked), list(public.under)
    peeked[other] = tuple([state.peeked[other * LOOKED + i] for i in range(state.peeked_size[other])])
    under[seat] = tuple([state.under[seat * params.room + i] // 2 for i in range(state.under_size[seat])])
    return msgspec.structs.replace(
        public,
        seat=seat,
        hand=tuple(list(state.hands)[seat * KINDS : seat * KINDS + KINDS]),
        peeked=(peeked[0], peeked[1]),
        under=(under[0], under[1]),
        seen=tuple(state.seen) if looking(public.stack) == seat else (),
    )


def _pair(counts: list[int]) -> Pair:
    return tuple(counts[:KINDS]), tuple(counts[KINDS:])


def looking(stack: tuple[FrameData, ...]) -> int:
    """Card 25: the player who looks at cards, or NONE."""
    for kind, _, _, a, _, _ in stack:
        if kind == K_PEEK:
            return 1 - a
        if kind == K_ORDER:
            return a
    return NONE


def deck_left(view: KrView, seat: int) -> int:
    """KR-3.1: cards in a deck, including those being looked at."""
    looker = looking(view.stack)
    seen = view.seen_size if looker != NONE and seat == 1 - looker else 0
    return len(view.peeked[seat]) + view.deck_size[seat] + len(view.under[seat]) + seen


def unseen(params: RuleParams, view: KrView) -> list[list[int]]:
    """By seat: the cards in their deck or hand, as far as the reader cannot separate the two, by kind."""
    left = []
    for seat in (0, 1):
        hand = view.hand if seat == view.seat else view.known[seat]
        lying = (view.piles, view.gone, view.upright, view.turned, view.locked, view.events)
        counts = [
            params.lists[seat * KINDS + kind] - hand[kind] - sum([p[seat][kind] for p in lying])
            for kind in range(KINDS)
        ]
        for kind in (*view.peeked[seat], *view.under[seat]):
            if kind != NONE:
                counts[kind] -= 1
        left.append(counts)
    looker = looking(view.stack)
    if looker == view.seat != SPECTATOR:
        for kind, n in enumerate(view.seen):
            left[1 - looker][kind] -= n
    return left


def base_state(params: RuleParams, view: KrView) -> KrState:
    """The state that a view describes, with the hidden cards in the decks."""
    hands = [view.hand if seat == view.seat else view.known[seat] for seat in (0, 1)]
    peeked = [n for pile in view.peeked for n in padded([max(kind, 0) for kind in pile], LOOKED)]
    under = []
    for cards, shown in zip(view.under, view.under_open, strict=True):
        packed = [max(kind, 0) * 2 + open_to_all for kind, open_to_all in zip(cards, shown, strict=True)]
        under += padded(packed, params.room)
    mine = looking(view.stack) == view.seat != SPECTATOR
    return KrState.from_lists(
        stack=list(view.stack),
        hands=[*hands[0], *hands[1]],
        known=_flat(view.known),
        size=list(view.size),
        deck=[n for counts in unseen(params, view) for n in counts],
        deck_size=list(view.deck_size),
        peeked=peeked,
        peeked_size=[len(pile) for pile in view.peeked],
        under=under,
        under_size=[len(pile) for pile in view.under],
        pile=_flat(view.piles),
        gone=_flat(view.gone),
        upright=_flat(view.upright),
        turned=_flat(view.turned),
        locked=_flat(view.locked),
        events=_flat(view.events),
        wave=list(view.wave),
        resolved=list(view.resolved),
        partly=list(view.partly),
        seen=list(view.seen) if mine else [0] * KINDS,
        extra=list(view.extra),
        gaps=list(view.gaps),
        stay=view.stay,
        mills=view.mills,
        losses=view.losses,
        banned=view.banned,
        active=view.active,
        turns=view.turns,
        ending=view.ending,
        winner=view.winner,
    )


def _flat(pair: Pair) -> list[int]:
    return [*pair[0], *pair[1]]


def worlds(params: RuleParams, view: KrView) -> KrWorlds:
    missing = [0 if seat == view.seat else view.size[seat] - sum(view.known[seat]) for seat in (0, 1)]
    peeked = [seat * LOOKED + i for seat in (0, 1) for i, kind in enumerate(view.peeked[seat]) if kind == NONE]
    under = [seat * params.room + i for seat in (0, 1) for i, kind in enumerate(view.under[seat]) if kind == NONE]
    looker = looking(view.stack)
    seen = [view.seen_size if looker not in (NONE, view.seat) and seat == 1 - looker else 0 for seat in (0, 1)]
    return KrWorlds(params, base_state(params, view), missing, peeked, under, seen)


def redact(event: Event, seat: int) -> Event:
    match event:
        case Dealt(player):
            return event if player == seat else Dealt(player, NONE)
        case Drew(player, _, seen) | PutUnder(player, _, seen) | Peeked(player, _, seen) | Ordered(player, _, seen):
            return event if seat in seen else type(event)(player, NONE, seen)
    return event
