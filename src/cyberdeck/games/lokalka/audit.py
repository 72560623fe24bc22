"""A slow recount of a state: what a table would find if it counted everything. Interpreted."""

from __future__ import annotations

from collections import Counter

from cyberdeck.games.lokalka.ids import BOMB, DEFENCE, KINDS, NONE
from cyberdeck.games.lokalka.rules.marks import holder_of, kind_of, known_by, nots_of, pool_of
from cyberdeck.games.lokalka.rules.ring import is_role_host, max_nodes
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.view import IN_FLIGHT
from cyberdeck.kernel.game import OVER


def problems(t: Setup, s: LokState) -> list[str]:
    return [*_cards(t, s), *_marked(t, s), *_roles(t, s), *_network(t, s)]


def _cards(t: Setup, s: LokState) -> list[str]:
    """LOK-1.1, LOK-4.3: no card is lost and none appears."""
    hands = list(s.hands)
    found = [s.deck[kind] + s.discard[kind] + sum(hands[kind::KINDS]) for kind in range(KINDS)]
    for level in s.defence:
        if level:
            found[DEFENCE + level - 1] += 1
    if s.bomb != NONE:
        found[BOMB] += 1
    for question in s.stack():
        if question[0] in IN_FLIGHT:
            found[IN_FLIGHT[question[0]]] += 1
    wrong = [f"{found[k]} cards of kind {k}, not {t.quantity[k]}" for k in range(KINDS) if found[k] != t.quantity[k]]
    for seat in range(t.seats):
        hand = sum(hands[seat * KINDS : (seat + 1) * KINDS])
        if hand != s.size[seat]:
            wrong.append(f"seat {seat} holds {hand} cards, not {s.size[seat]}")
    for name, pile, size in (("deck", s.deck, s.deck_size), ("discard pile", s.discard, s.discard_size)):
        if sum(pile) != size:
            wrong.append(f"the {name} has {sum(pile)} cards, not {size}")
    return wrong


def _marked(t: Setup, s: LokState) -> list[str]:
    """LOK-4.7"""
    cards = [s.marked[i] for i in range(s.marks)]
    wrong = [] if cards == sorted(cards) else ["marked cards are out of order"]
    for (holder, kind), n in Counter((holder_of(card), kind_of(card)) for card in cards).items():
        if n > s.hands[holder * KINDS + kind]:
            wrong.append(f"seat {holder} is known to hold what he does not")
    for card in cards:
        public = known_by(card) or pool_of(card)
        if nots_of(card) >> kind_of(card) & 1 or known_by(card) >> holder_of(card) & 1 or not public:
            wrong.append(f"a marked card that cannot be: {card:x}")
    return wrong


def _roles(t: Setup, s: LokState) -> list[str]:
    """LOK-2.2, LOK-7.4"""
    dealt = Counter(role for role in s.role if role != NONE)
    wrong = [f"{n} of role {role}" for role, n in dealt.items() if n > t.roles[role]]
    for seat, role in enumerate(s.role):
        if role != NONE and not s.may[seat] >> role & 1:
            wrong.append(f"seat {seat} cannot have role {role}")
    return wrong


def _network(t: Setup, s: LokState) -> list[str]:
    """LOK-3.2, LOK-5.1, LOK-6.5, LOK-8.2, LOK-10.6"""
    laid = [host for host in s.host if host != NONE]
    wrong = ["a host lies twice"] if len(set(laid)) < len(laid) else []
    for place in range(t.places):
        nodes, owner = s.nodes[place], s.owner[place]
        if nodes > max_nodes(t, s, place) and nodes:
            wrong.append(f"too many nodes on {place}")
        if (nodes == 0) != (owner == NONE):
            wrong.append(f"place {place} with {nodes} nodes is controlled by {owner}")
        if s.defence[place] and not nodes:
            wrong.append(f"a defence on {place}, which is out")
        if is_role_host(place) and nodes and owner != place // 2:
            wrong.append(f"another controls the role host {place}")
        if owner != NONE and not s.alive >> owner & 1 and s.top.kind != OVER:
            wrong.append(f"place {place} is controlled by {owner}, who is out")
    return wrong
