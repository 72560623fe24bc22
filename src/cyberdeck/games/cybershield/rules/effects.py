"""CS-4.6: the effects of cards, one small function each.

The conditions have just been checked (rules/cards.py). Each step of an effect checks whether the game has ended.
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.events import (
    Attached,
    Disrupted,
    GotTokens,
    Mended,
    Removed,
    TurnedAside,
)
from cyberdeck.games.cybershield.ids import (
    A_DDOS,
    A_GENERATOR,
    A_PASSWORD,
    A_PDOS,
    ATTACHED,
    BREAKABLE,
    GENERATOR,
    ITSELF,
    K_LOOK,
    K_RANDOM,
    KINDS,
    NONE,
    PDOS,
    SIDE,
)
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.end import ended
from cyberdeck.games.cybershield.rules.hands import deck_left, put, put_some
from cyberdeck.games.cybershield.rules.network import served, set_atts, set_card, take_card, turn_aside
from cyberdeck.games.cybershield.rules.place import (
    DISRUPTED,
    OPEN,
    add,
    add_broken,
    add_hit,
    count,
    hit_generators,
    kind_of,
)
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import has, members
from cyberdeck.kernel.game import BY_CHANCE, Sink


def attack(params: RuleParams, state: CsState, seat: i64, kind: i64, place: i64, sink: Sink | None) -> None:
    """Attaches the attack to the opponent's card; then does whatever else it does."""
    which = params.attached[kind]
    attachments = state.attachments[place] & ~OPEN  # card 11: a Weak password is used up
    attachments += add(which, 1)
    if params.opens[kind]:
        attachments |= OPEN
    set_atts(params, state, place, attachments)
    if sink is not None:
        sink.emit(Attached(seat, kind, place, ITSELF))
    if params.disrupts[kind]:
        disrupt(params, state, place, sink)
    if ended(params, state, seat, sink):
        return
    victim = 1 - seat
    cards = params.discards[kind]
    if cards > state.size[victim]:
        cards = state.size[victim]
    if cards:
        state.push(K_RANDOM, BY_CHANCE, 0, victim, cards)


def attack_generator(params: RuleParams, state: CsState, seat: i64, place: i64, sink: Sink | None) -> None:
    """CS-5.11: Persistent denial of service on a Power generator."""
    set_atts(params, state, place, state.attachments[place] + add_hit(1))
    if sink is not None:
        sink.emit(Attached(seat, PDOS, place, A_GENERATOR))
        sink.emit(Disrupted(place, A_GENERATOR))
    ended(params, state, seat, sink)


def defend(params: RuleParams, state: CsState, seat: i64, kind: i64, place: i64, sink: Sink | None) -> None:
    """Defences and Power generators. CS-4.6: the card is attached first, then discards the attacks that it stops."""
    set_atts(params, state, place, state.attachments[place] + add(params.attached[kind], 1))
    if sink is not None:
        sink.emit(Attached(seat, kind, place, ITSELF))
    if ended(params, state, seat, sink):
        return
    against = params.removes[kind]
    if against != NONE and count(state.attachments[place], against):
        remove(params, state, place, against, 1, sink)
        ended(params, state, seat, sink)


def disrupt(params: RuleParams, state: CsState, place: i64, sink: Sink | None) -> None:
    """CS-5.3, CS-5.4: Hardware turns face down."""
    set_card(params, state, place, state.card[place] | DISRUPTED)
    if sink is not None:
        sink.emit(Disrupted(place, ITSELF))


def disrupt_part(params: RuleParams, state: CsState, place: i64, which: i64, sink: Sink | None) -> None:
    """CS-5.5: disrupts an attached card alone."""
    set_atts(params, state, place, state.attachments[place] + add_broken(which, 1))
    if sink is not None:
        sink.emit(Disrupted(place, which))


def remove(params: RuleParams, state: CsState, place: i64, which: i64, n: i64, sink: Sink | None) -> None:
    """CS-5.5: attached cards go to the discard pile of the player who played them."""
    owner = place // SIDE
    if which >= BREAKABLE:
        owner = 1 - owner
    attachments = state.attachments[place] - add(which, n)
    if which == A_PASSWORD:
        attachments &= ~OPEN
    set_atts(params, state, place, attachments)
    kind = params.attached_kind[which]
    put_some(params, state, owner, kind, n)
    if sink is not None:
        for _ in range(n):
            sink.emit(Removed(owner, kind, place))


def restore(params: RuleParams, state: CsState, seat: i64, place: i64, part: i64, sink: Sink | None) -> None:
    """CS-5.7; part 0 is the Hardware. Card 6: the attack is discarded with it."""
    if part:
        set_atts(params, state, place, state.attachments[place] - add_broken(part - 1, 1))
    else:
        end_flood(params, state, place, sink)
        set_card(params, state, place, state.card[place] & ~DISRUPTED)
    if sink is not None:
        sink.emit(Mended(place, part - 1))
    ended(params, state, seat, sink)


def end_flood(params: RuleParams, state: CsState, place: i64, sink: Sink | None) -> None:
    if count(state.attachments[place], A_DDOS):
        remove(params, state, place, A_DDOS, 1, sink)


def scrap(params: RuleParams, state: CsState, seat: i64, place: i64, sink: Sink | None) -> None:
    """Card 7, CS-5.5: the card with everything attached. CS-4.9: to each pile in the order of the numbers."""
    attachments = state.attachments[place]
    hit = hit_generators(attachments)
    kind = kind_of(state.card[place])
    set_atts(params, state, place, 0)
    take_card(state, place)
    attacker = 1 - seat
    for gone in range(i64(KINDS)):
        which = params.attached[gone]
        n: i64 = 0
        if which != NONE:
            n = count(attachments, which)
        owner = seat
        if which >= BREAKABLE:
            owner = attacker
        if gone == kind:
            n = 1
        if gone == PDOS:
            n += hit
        put_some(params, state, owner, gone, n)
        if sink is not None:
            for _ in range(n):
                sink.emit(Removed(owner, gone, place))
    ended(params, state, seat, sink)


def scrap_generator(params: RuleParams, state: CsState, seat: i64, place: i64, sink: Sink | None) -> None:
    set_atts(params, state, place, state.attachments[place] - add_hit(1) - add(A_GENERATOR, 1))
    put(params, state, 1 - seat, PDOS)
    put(params, state, seat, GENERATOR)
    if sink is not None:
        sink.emit(Removed(1 - seat, PDOS, place))
        sink.emit(Removed(seat, GENERATOR, place))
    ended(params, state, seat, sink)


def outage(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    """Card 18"""
    other = 1 - seat
    turned = turn_aside(params, state, other, served(params, state, other))
    if sink is not None:
        sink.emit(TurnedAside(tuple([other * SIDE + slot for slot in members(turned)])))
    ended(params, state, seat, sink)


def train(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    """Card 19: discards every such attack. CS-4.9"""
    for which in range(i64(A_PDOS), i64(ATTACHED)):
        if has(params.trained, which):
            for place in range(seat * SIDE, seat * SIDE + SIDE):
                n = count(state.attachments[place], which)
                if n:
                    remove(params, state, place, which, n, sink)
    ended(params, state, seat, sink)


def get_tokens(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    """Card 24"""
    state.tokens[seat] += params.tokens
    if sink is not None:
        sink.emit(GotTokens(seat, state.tokens[seat]))


def search(params: RuleParams, state: CsState, seat: i64) -> None:
    """Card 25: looks at the top cards."""
    cards = deck_left(state, seat)
    if cards > params.looks:
        cards = params.looks
    state.push(K_LOOK, BY_CHANCE, 0, seat, cards)
