"""What a seat may know: an allow-list. Interpreted."""

from __future__ import annotations

import msgspec

from cyberdeck.games.kiberrubezh.events import Dealt, Drew, Ordered, Peeked, PutUnder
from cyberdeck.games.kiberrubezh.ids import K_ORDER, K_PEEK, KINDS, NONE
from cyberdeck.games.kiberrubezh.setup import LOOKED, Setup
from cyberdeck.games.kiberrubezh.state import KrState, rebuilt
from cyberdeck.games.kiberrubezh.worlds import KrWorlds
from cyberdeck.kernel.game import WATCHER, FrameData
from cyberdeck.kernel.wire import Event, View

Ints = tuple[int, ...]
Pair = tuple[Ints, Ints]


class KrView(View, frozen=True, tag="kr.view"):
    """Counts of cards are by kind. Numbers are those of ids.py; a Pair has an entry for each seat."""

    seat: int  # whose view, -1 a watcher's
    questions: tuple[FrameData, ...]  # from the bottom up; kind, owed, pc, a, b, c
    hand: Ints  # one's own cards; nothing for a watcher
    known: Pair  # cards in hand that everybody has seen (KR-1.10)
    size: Ints  # cards in hand
    deck_size: Ints  # what lies in no known order
    peeked: Pair  # the top of the deck as the other player has put it, from the top down, for him; -1 for others
    under: Pair  # what was put under the deck, from the top down; -1 hidden
    under_open: Pair  # 1: all know it
    piles: Pair  # discard piles
    gone: Pair  # cards that have left the game
    up: Pair  # on the table, upright
    turned: Pair
    locked: Pair  # turned, and through their owner's next turn
    events: Pair  # played in this turn
    wave: Ints
    met: Ints  # of the wave: blocked, cancelled or done
    partly: Ints  # of the wave: with one block of two
    seen: Ints  # cards of the other's deck that one looks at
    seen_size: int
    extra: Ints  # power until the end of the turn
    gaps: Ints
    stay: int
    mills: int
    losses: int
    banned: int
    active: int
    turns: int
    why: int
    winner: int


def view(t: Setup, s: KrState, seat: int) -> KrView:
    watcher = _public(t, s)
    return watcher if seat == WATCHER else _seated(t, s, watcher, seat)


def views(t: Setup, s: KrState, seats: list[int]) -> list[KrView]:
    """What lies open to all is worked out once."""
    watcher = _public(t, s)
    return [watcher if seat == WATCHER else _seated(t, s, watcher, seat) for seat in seats]


def _public(t: Setup, s: KrState) -> KrView:
    under = [[s.under[seat * t.room + i] for i in range(s.under_size[seat])] for seat in (0, 1)]
    return KrView(
        seat=WATCHER,
        questions=tuple(s.stack()),
        hand=(),
        known=_pair(list(s.known)),
        size=tuple(s.size),
        deck_size=tuple(s.deck_size),
        peeked=((NONE,) * s.peeked_size[0], (NONE,) * s.peeked_size[1]),
        under=(_open(under[0]), _open(under[1])),
        under_open=(tuple([card & 1 for card in under[0]]), tuple([card & 1 for card in under[1]])),
        piles=_pair(list(s.pile)),
        gone=_pair(list(s.gone)),
        up=_pair(list(s.up)),
        turned=_pair(list(s.turned)),
        locked=_pair(list(s.locked)),
        events=_pair(list(s.events)),
        wave=tuple(s.wave),
        met=tuple(s.met),
        partly=tuple(s.partly),
        seen=(),
        seen_size=sum(s.seen),
        extra=tuple(s.extra),
        gaps=tuple(s.gaps),
        stay=s.stay,
        mills=s.mills,
        losses=s.losses,
        banned=s.banned,
        active=s.active,
        turns=s.turns,
        why=s.why,
        winner=s.winner,
    )


def _open(under: list[int]) -> Ints:
    return tuple([card // 2 if card & 1 else NONE for card in under])


def _seated(t: Setup, s: KrState, watcher: KrView, seat: int) -> KrView:
    other = 1 - seat
    peeked, under = list(watcher.peeked), list(watcher.under)
    peeked[other] = tuple([s.peeked[other * LOOKED + i] for i in range(s.peeked_size[other])])
    under[seat] = tuple([s.under[seat * t.room + i] // 2 for i in range(s.under_size[seat])])
    return msgspec.structs.replace(
        watcher,
        seat=seat,
        hand=tuple(list(s.hands)[seat * KINDS : seat * KINDS + KINDS]),
        peeked=(peeked[0], peeked[1]),
        under=(under[0], under[1]),
        seen=tuple(s.seen) if looking(watcher.questions) == seat else (),
    )


def _pair(counts: list[int]) -> Pair:
    return tuple(counts[:KINDS]), tuple(counts[KINDS:])


def looking(questions: tuple[FrameData, ...]) -> int:
    """Card 25: who looks at cards, or NONE."""
    for kind, _, _, a, _, _ in questions:
        if kind == K_PEEK:
            return 1 - a
        if kind == K_ORDER:
            return a
    return NONE


def unseen(t: Setup, v: KrView) -> list[list[int]]:
    """By seat: the cards that are in his deck or in his hand as far as the reader cannot tell which, by kind."""
    left = []
    for seat in (0, 1):
        hand = v.hand if seat == v.seat else v.known[seat]
        lying = (v.piles, v.gone, v.up, v.turned, v.locked, v.events)
        counts = [
            t.lists[seat * KINDS + kind] - hand[kind] - sum([p[seat][kind] for p in lying]) for kind in range(KINDS)
        ]
        for kind in (*v.peeked[seat], *v.under[seat]):
            if kind != NONE:
                counts[kind] -= 1
        left.append(counts)
    looker = looking(v.questions)
    if looker == v.seat != WATCHER:
        for kind, n in enumerate(v.seen):
            left[1 - looker][kind] -= n
    return left


def base_state(t: Setup, v: KrView) -> KrState:
    """All that a view tells, as a state whose hidden facts are still missing: hidden cards are in the decks."""
    hands = [v.hand if seat == v.seat else v.known[seat] for seat in (0, 1)]
    peeked = [n for pile in v.peeked for n in [*[max(kind, 0) for kind in pile], *[0] * (LOOKED - len(pile))]]
    under = []
    for cards, shown in zip(v.under, v.under_open, strict=True):
        packed = [max(kind, 0) * 2 + open_to_all for kind, open_to_all in zip(cards, shown, strict=True)]
        under += [*packed, *[0] * (t.room - len(packed))]
    mine = looking(v.questions) == v.seat != WATCHER
    return rebuilt(
        list(v.questions),
        [
            [*hands[0], *hands[1]],
            _flat(v.known),
            list(v.size),
            [n for counts in unseen(t, v) for n in counts],
            list(v.deck_size),
            peeked,
            [len(pile) for pile in v.peeked],
            under,
            [len(pile) for pile in v.under],
            _flat(v.piles),
            _flat(v.gone),
            _flat(v.up),
            _flat(v.turned),
            _flat(v.locked),
            _flat(v.events),
            list(v.wave),
            list(v.met),
            list(v.partly),
            list(v.seen) if mine else [0] * KINDS,
            list(v.extra),
            list(v.gaps),
        ],
        [v.stay, v.mills, v.losses, v.banned, v.active, v.turns, v.why, v.winner],
    )


def _flat(pair: Pair) -> list[int]:
    return [*pair[0], *pair[1]]


def worlds(t: Setup, v: KrView) -> KrWorlds:
    missing = [0 if seat == v.seat else v.size[seat] - sum(v.known[seat]) for seat in (0, 1)]
    peeked = [seat * LOOKED + i for seat in (0, 1) for i, kind in enumerate(v.peeked[seat]) if kind == NONE]
    under = [seat * t.room + i for seat in (0, 1) for i, kind in enumerate(v.under[seat]) if kind == NONE]
    looker = looking(v.questions)
    seen = [v.seen_size if looker not in (NONE, v.seat) and seat == 1 - looker else 0 for seat in (0, 1)]
    return KrWorlds(t, base_state(t, v), missing, peeked, under, seen)


def redact(e: Event, seat: int) -> Event:
    match e:
        case Dealt(player):
            return e if player == seat else Dealt(player, NONE)
        case Drew(player, _, seen) | PutUnder(player, _, seen) | Peeked(player, _, seen) | Ordered(player, _, seen):
            return e if seat in seen else type(e)(player, NONE, seen)
    return e
