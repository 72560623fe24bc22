"""A slow recount of a state."""

from __future__ import annotations

from collections import Counter

from cyberdeck.games.lokalka.ids import BOMB, DEFENCE, KINDS, NONE
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.marks import holder_of, kind_of, known_by, nots_of, pool_of
from cyberdeck.games.lokalka.rules.ring import is_role_host, max_nodes
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.view import in_flight
from cyberdeck.kernel.game import OVER


def violations(params: RuleParams, state: LokState) -> list[str]:
    return [*_cards(params, state), *_marked(state), *_roles(params, state), *_network(params, state)]


def _cards(params: RuleParams, state: LokState) -> list[str]:
    """LOK-1.1, LOK-4.3: no card is lost and none appears."""
    hands = list(state.hands)
    found = [state.deck[kind] + state.discard[kind] + sum(hands[kind::KINDS]) for kind in range(KINDS)]
    for level in state.defence:
        if level:
            found[DEFENCE + level - 1] += 1
    if state.bomb != NONE:
        found[BOMB] += 1
    for kind in in_flight(tuple(state.stack())):
        found[kind] += 1
    error = [
        f"{found[k]} cards of kind {k}, not {params.quantity[k]}"
        for k in range(KINDS)
        if found[k] != params.quantity[k]
    ]
    for seat in range(params.seats):
        hand = sum(hands[seat * KINDS : (seat + 1) * KINDS])
        if hand != state.size[seat]:
            error.append(f"seat {seat} holds {hand} cards, not {state.size[seat]}")
    for name, pile, size in (
        ("deck", state.deck, state.deck_size),
        ("discard pile", state.discard, state.discard_size),
    ):
        if sum(pile) != size:
            error.append(f"the {name} has {sum(pile)} cards, not {size}")
    return error


def _marked(state: LokState) -> list[str]:
    """LOK-4.7"""
    cards = [state.marked[i] for i in range(state.marks)]
    error = [] if cards == sorted(cards) else ["marked cards are out of order"]
    for (holder, kind), n in Counter((holder_of(card), kind_of(card)) for card in cards).items():
        if n > state.hands[holder * KINDS + kind]:
            error.append(f"seat {holder} is known to hold what they do not")
    for card in cards:
        public = known_by(card) or pool_of(card)
        if nots_of(card) >> kind_of(card) & 1 or known_by(card) >> holder_of(card) & 1 or not public:
            error.append(f"a marked card that cannot be: {card:x}")
    return error


def _roles(params: RuleParams, state: LokState) -> list[str]:
    """LOK-2.2, LOK-7.4"""
    dealt = Counter(role for role in state.role if role != NONE)
    error = [f"{n} of role {role}" for role, n in dealt.items() if n > params.roles[role]]
    for seat, role in enumerate(state.role):
        if role != NONE and not state.possible_roles[seat] >> role & 1:
            error.append(f"seat {seat} cannot have role {role}")
    return error


def _network(params: RuleParams, state: LokState) -> list[str]:
    """LOK-3.2, LOK-5.1, LOK-6.5, LOK-8.2, LOK-10.6"""
    laid = [host for host in state.host if host != NONE]
    error = ["a host lies twice"] if len(set(laid)) < len(laid) else []
    for place in range(params.places):
        nodes, owner = state.nodes[place], state.owner[place]
        if nodes > max_nodes(params, state, place) and nodes:
            error.append(f"too many nodes on {place}")
        if (nodes == 0) != (owner == NONE):
            error.append(f"place {place} with {nodes} nodes is controlled by {owner}")
        if state.defence[place] and not nodes:
            error.append(f"a defence on {place}, which is out")
        if is_role_host(place) and nodes and owner != place // 2:
            error.append(f"another controls the role host {place}")
        if owner != NONE and not state.alive >> owner & 1 and state.top.kind != OVER:
            error.append(f"place {place} is controlled by {owner}, who is out")
    return error
