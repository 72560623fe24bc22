"""The only door out of a State, and the way back in. Interpreted.

Hidden in Lokalka are roles and hands. The deck has no order. Cards in a hand that others know are told to those who
know them (LOK-4.7); that they are there, and who knows them, is told to all.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from cyberdeck.games.lokalka.events import AllShown, Dealt, Drew, RoleDealt, Stole
from cyberdeck.games.lokalka.ids import (
    BOMB,
    DEFENCE,
    DIRECT,
    FLOOD,
    K_DIRECT,
    K_FLOOD,
    K_STEAL,
    K_STOLEN,
    K_VIRUSES,
    KINDS,
    NONE,
    SOCIAL,
    VIRUSES,
)
from cyberdeck.games.lokalka.rules.hands import see_all
from cyberdeck.games.lokalka.rules.marks import eyes, holder_of, kind_of, known_by, mark, nots_of, pool_of
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState, rebuilt
from cyberdeck.games.lokalka.worlds import LokWorlds
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import OVER, UNANSWERED, WATCHER, FrameData
from cyberdeck.kernel.wire import Event, View

Ints = tuple[int, ...]
HIDDEN = -2  # a role that is dealt, an answer that is given, and not shown
IN_FLIGHT = {K_FLOOD: FLOOD, K_VIRUSES: VIRUSES, K_STEAL: SOCIAL, K_STOLEN: SOCIAL, K_DIRECT: DIRECT}


class Marked(msgspec.Struct, frozen=True, gc=False):
    """LOK-4.7: a card in a hand of which others know something: who knows it (-1: watchers), its pool, which kinds it
    is known not to be, and its kind, -1 for those who do not know it.
    """

    holder: int
    by: Ints
    pool: int
    ruled_out: Ints
    kind: int


class LokView(View, frozen=True, tag="lok.view"):
    """Counts of cards are by kind. Numbers are those of ids.py."""

    seat: int  # whose view, -1 a watcher's
    questions: tuple[FrameData, ...]  # from the bottom up; kind, owed, pc, a, b, c
    sealed: Ints  # answers by seat, -1 not yet, -2 hidden
    roles: Ints  # by seat, -1 not dealt yet, -2 hidden
    may: tuple[Ints, ...]  # by seat: the roles that what he did leaves possible (LOK-7.4)
    hand: Ints  # one's own cards; nothing for a watcher
    hands: tuple[Ints, ...]  # all of them, for who may see everything (LOK-8.7)
    size: Ints  # cards in hand
    marked: tuple[Marked, ...]
    pools: tuple[tuple[int, Ints], ...]  # cards by pool: held when the deck was made anew, and still held
    deck_size: int
    discard: Ints
    host: Ints  # by place: which auxiliary host, -1 none
    nodes: Ints
    defence: Ints  # level, 0 none
    owner: Ints  # seat, -1 nobody
    skips: Ints
    admin: int
    alive: Ints  # seats
    direction: int
    bomb: int
    attacked: bool
    round: int
    left: int
    why: int
    winners: Ints


def view(t: Setup, s: LokState, seat: int) -> LokView:
    watcher = _public(t, s)
    return watcher if seat == WATCHER else _seated(t, s, watcher, seat)


def views(t: Setup, s: LokState, seats: list[int]) -> list[LokView]:
    """What lies open to all is worked out once."""
    watcher = _public(t, s)
    return [watcher if seat == WATCHER else _seated(t, s, watcher, seat) for seat in seats]


def _public(t: Setup, s: LokState) -> LokView:
    return LokView(
        seat=WATCHER,
        questions=tuple(s.stack()),
        sealed=tuple([answer if answer == UNANSWERED else HIDDEN for answer in s.sealed]),
        roles=_roles(s, 0),
        may=tuple([tuple(members(may)) for may in s.may]),
        hand=(),
        hands=(),
        size=tuple(s.size),
        marked=_marked(t, s, t.watchers),
        pools=_pools(s),
        deck_size=s.deck_size,
        discard=tuple(s.discard),
        host=tuple(s.host),
        nodes=tuple(s.nodes),
        defence=tuple(s.defence),
        owner=tuple(s.owner),
        skips=tuple(s.skips),
        admin=s.admin,
        alive=tuple(members(s.alive)),
        direction=s.direction,
        bomb=s.bomb,
        attacked=bool(s.attacked),
        round=s.round,
        left=s.left,
        why=s.why,
        winners=tuple(members(s.winners)),
    )


def _seated(t: Setup, s: LokState, watcher: LokView, seat: int) -> LokView:
    everything = bool(see_all(t, s) >> seat & 1)
    sealed = list(watcher.sealed)
    sealed[seat] = s.sealed[seat]
    return msgspec.structs.replace(
        watcher,
        seat=seat,
        sealed=tuple(sealed),
        roles=_roles(s, ~0 if everything else 1 << seat),
        hand=_hand(s, seat),
        hands=tuple([_hand(s, other) for other in range(t.seats)]) if everything else (),
        marked=_marked(t, s, ~0 if everything else 1 << seat),
    )


def _hand(s: LokState, seat: int) -> Ints:
    return tuple([s.hands[seat * KINDS + kind] for kind in range(KINDS)])


def _roles(s: LokState, seen: int) -> Ints:
    """LOK-3.1, LOK-8.1: the Administrator's, those of players who are out; all when the game is over."""
    shown = ~0 if s.top.kind == OVER else ~s.alive | seen
    if s.admin != NONE:
        shown |= 1 << s.admin
    return tuple([role if role == NONE or shown >> seat & 1 else HIDDEN for seat, role in enumerate(s.role)])


def _marked(t: Setup, s: LokState, reader: int) -> tuple[Marked, ...]:
    """`reader` is a mask."""
    found = []
    for i in range(s.marks):
        card = s.marked[i]
        holder, by = holder_of(card), known_by(card)
        kind = kind_of(card) if reader & (by | 1 << holder) else NONE
        found.append(Marked(holder, eyes(t, by), pool_of(card), tuple(members(nots_of(card))), kind))
    return tuple(found)


def _pools(s: LokState) -> tuple[tuple[int, Ints], ...]:
    found: dict[int, list[int]] = {}
    for i in range(s.marks):
        card = s.marked[i]
        if pool_of(card):
            found.setdefault(pool_of(card), [0] * KINDS)[kind_of(card)] += 1
    return tuple([(pool, tuple(counts)) for pool, counts in sorted(found.items())])


def base_state(t: Setup, v: LokView) -> LokState:
    """All that a view tells, as a state whose hidden facts are still missing: roles are NONE, hidden cards are in the
    deck but for those of a pool, hidden marked cards are of kind 0.
    """
    hands = _known_hands(t, v)
    seen = [sum(column) for column in zip(v.discard, *hands, *hidden_in_pools(v).values(), strict=True)]
    for level in v.defence:
        if level:
            seen[DEFENCE + level - 1] += 1
    if v.bomb != NONE:
        seen[BOMB] += 1
    for question in v.questions:
        if question[0] in IN_FLIGHT:
            seen[IN_FLIGHT[question[0]]] += 1
    marked = [_packed(t, card) for card in v.marked]
    return rebuilt(
        list(v.questions),
        list(v.sealed),
        [max(role, NONE) for role in v.roles],
        [mask(may) for may in v.may],
        [n for hand in hands for n in hand],
        list(v.size),
        marked + [0] * (t.cards - len(marked)),
        len(marked),
        [all_of_it - n for all_of_it, n in zip(t.quantity, seen, strict=True)],
        list(v.discard),
        list(v.host),
        list(v.nodes),
        list(v.defence),
        list(v.owner),
        list(v.skips),
        v.admin,
        mask(v.alive),
        v.direction,
        v.bomb,
        int(v.attacked),
        v.round,
        v.left,
        v.why,
        mask(v.winners),
    )


def _packed(t: Setup, card: Marked) -> int:
    known = sum([t.watchers if seat == WATCHER else 1 << seat for seat in card.by])
    return mark(card.holder, known, card.pool, mask(card.ruled_out), max(card.kind, 0))


def worlds(t: Setup, v: LokView) -> LokWorlds:
    missing = [n - sum(hand) for n, hand in zip(v.size, _known_hands(t, v), strict=True)]
    slots: dict[int, list[int]] = {}
    for i, card in enumerate(v.marked):
        if card.kind == NONE:
            missing[card.holder] -= 1
            slots.setdefault(card.pool, []).append(i)
    pools = hidden_in_pools(v)
    kinds = [[kind for kind, n in enumerate(counts) for _ in range(n)] for counts in pools.values()]
    base = base_state(t, v)
    return LokWorlds(
        t,
        base,
        v.deck_size,
        slots.get(0, []),
        [slots.get(pool, []) for pool in pools],
        kinds,
        missing,
        assignments(t, v),
        _hidden(v),
    )


def hidden_in_pools(v: LokView) -> dict[int, list[int]]:
    """By pool: the cards of it that a reader cannot place, by kind."""
    left = {pool: list(counts) for pool, counts in v.pools}
    for card in v.marked:
        if card.pool and card.kind != NONE:
            left[card.pool][card.kind] -= 1
    return left


def _known_hands(t: Setup, v: LokView) -> list[list[int]]:
    if v.hands:
        return [list(hand) for hand in v.hands]
    known = [[0] * KINDS for _ in range(t.seats)]
    for card in v.marked:
        if card.kind != NONE:
            known[card.holder][card.kind] += 1
    if v.seat != WATCHER:
        known[v.seat] = list(v.hand)
    return known


def _hidden(v: LokView) -> list[int]:
    """Seats whose answer is given and not shown."""
    return [seat for seat, answer in enumerate(v.sealed) if answer == HIDDEN]


def assignments(t: Setup, v: LokView) -> list[Ints]:
    """LOK-7.4: all the ways in which the roles can be dealt that a view leaves possible, each as likely as another.
    Roles that are not dealt yet are NONE; the ways then come as often as the deal makes them. Shared: never change it.
    """
    return [(NONE,) * t.seats] if v.admin == NONE else _assignments(tuple(t.roles), v.roles, v.may)


@lru_cache(maxsize=1 << 12)
def _assignments(counts: Ints, roles: Ints, may: tuple[Ints, ...]) -> list[Ints]:
    left = list(counts)
    found: list[Ints] = []

    def fill(dealt: Ints) -> None:
        seat = len(dealt)
        if seat == len(roles):
            found.append(tuple([NONE if roles[n] == NONE else role for n, role in enumerate(dealt)]))
            return
        for role in may[seat] if roles[seat] < 0 else (roles[seat],):
            if left[role]:
                left[role] -= 1
                fill((*dealt, role))
                left[role] += 1

    fill(())
    return found


def mask(numbers: Ints) -> int:
    return sum([1 << n for n in numbers])


def redact(e: Event, seat: int) -> Event:
    match e:
        case RoleDealt(player):
            return e if player == seat else RoleDealt(player, NONE)
        case Dealt(player, _, seen) | Drew(player, _, seen):
            return e if seat in seen else type(e)(player, NONE, seen)
        case AllShown(player):
            return e if player == seat else AllShown(player, (), (), ())
        case Stole(seen=seen):
            return e if seat in seen else msgspec.structs.replace(e, kind=NONE)
    return e
