"""The only door out of a State, and the way back in.

Hidden in Lokalka are roles and hands. The deck has no order. Cards in a hand that others know are shown to those who
know them (LOK-4.7); their existence, and who knows them, is public.
"""

from __future__ import annotations

import msgspec

from cyberdeck.games.lokalka.deals import role_deals
from cyberdeck.games.lokalka.events import AllShown, Dealt, Drew, RoleDealt, Stole
from cyberdeck.games.lokalka.ids import (
    BOMB,
    DEFENCE,
    DIRECT,
    FLOOD,
    HACKER,
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
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.hands import see_all
from cyberdeck.games.lokalka.rules.marks import eyes, holder_of, kind_of, known_by, mark, nots_of, pool_of
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.worlds import LokWorlds
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import OVER, SPECTATOR, UNCOMMITTED, FrameData
from cyberdeck.kernel.saved import padded
from cyberdeck.kernel.wire import Event, View

Ints = tuple[int, ...]
HIDDEN = -2  # a dealt role or a committed action that the reader may not see
IN_FLIGHT = {K_FLOOD: FLOOD, K_VIRUSES: VIRUSES, K_STEAL: SOCIAL, K_STOLEN: SOCIAL, K_DIRECT: DIRECT}


class Marked(msgspec.Struct, frozen=True, gc=False):
    """LOK-4.7: a card in a hand of which others know something: who knows it (-1: spectators), its pool, the excluded
    kinds, and its kind, -1 for readers who do not know it.
    """

    holder: int
    known_by: Ints
    pool: int
    ruled_out: Ints
    kind: int


class LokView(View, frozen=True, tag="lok.view"):
    """Counts of cards are by kind. Numbers are those of ids.py."""

    seat: int  # whose view, -1 a spectator's
    stack: tuple[FrameData, ...]  # frames from the bottom up: kind, to_act, pc, a, b, c
    committed: Ints  # actions by seat in a simultaneous decision, -1 none yet, -2 hidden
    roles: Ints  # by seat, -1 not dealt yet, -2 hidden
    possible_roles: tuple[Ints, ...]  # by seat: the roles that their actions leave possible (LOK-7.4)
    hand: Ints  # the reader's cards; nothing for a spectator
    hands: tuple[Ints, ...]  # all hands, for readers who may see everything (LOK-8.7)
    size: Ints  # cards in hand
    marked: tuple[Marked, ...]
    pools: tuple[tuple[int, Ints], ...]  # cards by pool: held at a reshuffle, and still held
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
    ending: int
    winners: Ints


def view(params: RuleParams, state: LokState, seat: int) -> LokView:
    return views(params, state, [seat])[0]


def views(params: RuleParams, state: LokState, seats: list[int]) -> list[LokView]:
    """The view of each seat. The public part is worked out once."""
    public = _public(params, state)
    return [public if seat == SPECTATOR else _seated(params, state, public, seat) for seat in seats]


def _public(params: RuleParams, state: LokState) -> LokView:
    return LokView(
        seat=SPECTATOR,
        stack=tuple(state.stack()),
        committed=tuple([action if action == UNCOMMITTED else HIDDEN for action in state.committed]),
        roles=_roles(state, 0),
        possible_roles=tuple([tuple(members(may)) for may in state.possible_roles]),
        hand=(),
        hands=(),
        size=tuple(state.size),
        marked=_marked(params, state, params.spectators),
        pools=_pools(state),
        deck_size=state.deck_size,
        discard=tuple(state.discard),
        host=tuple(state.host),
        nodes=tuple(state.nodes),
        defence=tuple(state.defence),
        owner=tuple(state.owner),
        skips=tuple(state.skips),
        admin=state.admin,
        alive=tuple(members(state.alive)),
        direction=state.direction,
        bomb=state.bomb,
        attacked=bool(state.attacked),
        round=state.round,
        left=state.left,
        ending=state.ending,
        winners=tuple(members(state.winners)),
    )


def _seated(params: RuleParams, state: LokState, public: LokView, seat: int) -> LokView:
    everything = bool(see_all(params, state) >> seat & 1)
    committed = list(public.committed)
    committed[seat] = state.committed[seat]
    return msgspec.structs.replace(
        public,
        seat=seat,
        committed=tuple(committed),
        roles=_roles(state, ~0 if everything else 1 << seat),
        hand=_hand(state, seat),
        hands=tuple([_hand(state, other) for other in range(params.seats)]) if everything else (),
        marked=_marked(params, state, ~0 if everything else 1 << seat),
    )


def _hand(state: LokState, seat: int) -> Ints:
    return tuple([state.hands[seat * KINDS + kind] for kind in range(KINDS)])


def _roles(state: LokState, seen: int) -> Ints:
    """LOK-3.1, LOK-8.1: the Administrator's, those of players who are out; all when the game is over."""
    shown = ~0 if state.top.kind == OVER else ~state.alive | seen
    if state.admin != NONE:
        shown |= 1 << state.admin
    return tuple([role if role == NONE or shown >> seat & 1 else HIDDEN for seat, role in enumerate(state.role)])


def _marked(params: RuleParams, state: LokState, reader: int) -> tuple[Marked, ...]:
    """`reader` is a mask."""
    found = []
    for i in range(state.marks):
        card = state.marked[i]
        holder, by = holder_of(card), known_by(card)
        kind = kind_of(card) if reader & (by | 1 << holder) else NONE
        found.append(Marked(holder, eyes(params, by), pool_of(card), tuple(members(nots_of(card))), kind))
    return tuple(found)


def _pools(state: LokState) -> tuple[tuple[int, Ints], ...]:
    found: dict[int, list[int]] = {}
    for i in range(state.marks):
        card = state.marked[i]
        if pool_of(card):
            found.setdefault(pool_of(card), [0] * KINDS)[kind_of(card)] += 1
    return tuple([(pool, tuple(counts)) for pool, counts in sorted(found.items())])


def base_state(params: RuleParams, view: LokView) -> LokState:
    """The state that a view describes, without the hidden facts: roles are NONE, hidden cards are in the deck except
    for those of a pool, hidden marked cards are of kind 0.
    """
    hands = _known_hands(params, view)
    seen = [sum(column) for column in zip(view.discard, *hands, *hidden_in_pools(view).values(), strict=True)]
    for level in view.defence:
        if level:
            seen[DEFENCE + level - 1] += 1
    if view.bomb != NONE:
        seen[BOMB] += 1
    for kind in in_flight(view.stack):
        seen[kind] += 1
    return LokState.from_lists(
        stack=list(view.stack),
        committed=list(view.committed),
        role=[max(role, NONE) for role in view.roles],
        possible_roles=[mask(may) for may in view.possible_roles],
        hands=[n for hand in hands for n in hand],
        size=list(view.size),
        marked=padded([_packed(params, card) for card in view.marked], params.cards),
        deck=[n - m for n, m in zip(params.quantity, seen, strict=True)],
        discard=list(view.discard),
        host=list(view.host),
        nodes=list(view.nodes),
        defence=list(view.defence),
        owner=list(view.owner),
        skips=list(view.skips),
        admin=view.admin,
        alive=mask(view.alive),
        direction=view.direction,
        bomb=view.bomb,
        attacked=int(view.attacked),
        round=view.round,
        left=view.left,
        ending=view.ending,
        winners=mask(view.winners),
    )


def in_flight(stack: tuple[FrameData, ...]) -> list[int]:
    """The kinds of the cards that are being played: they have left a hand and are not in the discard pile yet."""
    return [IN_FLIGHT[frame[0]] for frame in stack if frame[0] in IN_FLIGHT]


def _packed(params: RuleParams, card: Marked) -> int:
    known = sum([params.spectators if seat == SPECTATOR else 1 << seat for seat in card.known_by])
    return mark(card.holder, known, card.pool, mask(card.ruled_out), max(card.kind, 0))


def full_nodes(params: RuleParams, view: LokView, place: int) -> int:
    """LOK-3.4: the nodes of an intact host; all hidden roles show the same."""
    if place % 2:
        host = view.host[place]
        return 0 if host == NONE else params.host_nodes[host]
    role = max(view.roles[place // 2], NONE)
    return params.role_nodes[HACKER if role == NONE else role]


def worlds(params: RuleParams, view: LokView) -> LokWorlds:
    missing = [n - sum(hand) for n, hand in zip(view.size, _known_hands(params, view), strict=True)]
    slots: dict[int, list[int]] = {}
    for i, card in enumerate(view.marked):
        if card.kind == NONE:
            missing[card.holder] -= 1
            slots.setdefault(card.pool, []).append(i)
    pools = hidden_in_pools(view)
    kinds = [[kind for kind, n in enumerate(counts) for _ in range(n)] for counts in pools.values()]
    base = base_state(params, view)
    return LokWorlds(
        params,
        base,
        view.deck_size,
        slots.get(0, []),
        [slots.get(pool, []) for pool in pools],
        kinds,
        missing,
        assignments(params, view),
        _hidden(view),
    )


def hidden_in_pools(view: LokView) -> dict[int, list[int]]:
    """By pool: the cards that a reader cannot place, by kind."""
    left = {pool: list(counts) for pool, counts in view.pools}
    for card in view.marked:
        if card.pool and card.kind != NONE:
            left[card.pool][card.kind] -= 1
    return left


def _known_hands(params: RuleParams, view: LokView) -> list[list[int]]:
    if view.hands:
        return [list(hand) for hand in view.hands]
    known = [[0] * KINDS for _ in range(params.seats)]
    for card in view.marked:
        if card.kind != NONE:
            known[card.holder][card.kind] += 1
    if view.seat != SPECTATOR:
        known[view.seat] = list(view.hand)
    return known


def _hidden(view: LokView) -> list[int]:
    """Seats with a committed action that the view hides."""
    return [seat for seat, action in enumerate(view.committed) if action == HIDDEN]


def assignments(params: RuleParams, view: LokView) -> list[Ints]:
    """LOK-7.4: all deals of the roles that a view leaves possible, equally likely. Roles that are not dealt yet are
    NONE; equal results then repeat as often as the deal produces them. The result is shared: never change it.
    """
    return (
        [(NONE,) * params.seats]
        if view.admin == NONE
        else role_deals(tuple(params.roles), view.roles, view.possible_roles)
    )


def mask(numbers: Ints) -> int:
    return sum([1 << n for n in numbers])


def redact(event: Event, seat: int) -> Event:
    match event:
        case RoleDealt(player):
            return event if player == seat else RoleDealt(player, NONE)
        case Dealt(player, _, seen) | Drew(player, _, seen):
            return event if seat in seen else type(event)(player, NONE, seen)
        case AllShown(player):
            return event if player == seat else AllShown(player, (), (), ())
        case Stole(observers=seen):
            return event if seat in seen else msgspec.structs.replace(event, kind=NONE)
    return event
