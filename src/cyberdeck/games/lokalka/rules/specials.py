"""LOK-10: the special cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import (
    Answered,
    BombTested,
    Captured,
    Played,
    Restored,
    TookBack,
    Turned,
)
from cyberdeck.games.lokalka.ids import (
    ADMIN,
    BACKUP,
    BACKUP0,
    BOMB,
    BOMB0,
    BOTNET,
    BOTNET0,
    DEFENCE,
    DIRECT,
    DIRECT0,
    DISCARD0,
    FLOOD,
    FLOOD0,
    HACKER,
    HELPDESK,
    INSIDER,
    K_FLOOD,
    K_TEST,
    K_VIRUSES,
    KINDS,
    LEVELS,
    MAINTAIN0,
    MAINTENANCE,
    NONE,
    PASS,
    ROUTER,
    ROUTER0,
    SANDBOX,
    SANDBOX0,
    SHOW0,
    SOCIAL,
    SOCIAL0,
    VIRUSES,
    VIRUSES0,
)
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.attack import ask_direct, has_attack
from cyberdeck.games.lokalka.rules.hands import ask_draw, gain_known, lose, put, refill, take_top
from cyberdeck.games.lokalka.rules.out import lose_nodes, take_out
from cyberdeck.games.lokalka.rules.ring import max_nodes, next_player, owner_after_botnet, taken_by_botnet
from cyberdeck.games.lokalka.rules.steal import ask_steal
from cyberdeck.games.lokalka.rules.turn import DRAWN, discard, follow
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has, members
from cyberdeck.kernel.game import BY_CHANCE, Frame, Sink

TAKEN: Final = 2  # LOK-10.2
BLAST: Final = 2  # LOK-10.10


def legal_specials(params: RuleParams, state: LokState, seat: i64, buffer: ActionBuffer) -> None:
    """LOK-10.11: a card that would do nothing at all cannot be played. In ascending order of action ids."""
    base = seat * KINDS
    others = state.alive & ~bit(seat)
    if state.hands[base + FLOOD] and others & with_cards(params, state):
        buffer.add(FLOOD0)
    if state.hands[base + SOCIAL]:
        add_each(params, others & with_cards(params, state), SOCIAL0, buffer)
    if state.hands[base + VIRUSES]:
        buffer.add(VIRUSES0)
    if state.hands[base + DIRECT] and not state.attacked and has_attack(state, seat):
        add_each(params, others, DIRECT0, buffer)
    if state.hands[base + BACKUP] and state.discard_size:
        for kind in range(i64(KINDS)):
            if state.discard[kind] and kind != BACKUP:
                buffer.add(BACKUP0 + kind)
    if state.hands[base + MAINTENANCE]:
        for place in range(params.places):
            if state.owner[place] == seat and state.nodes[place] < max_nodes(params, state, place):
                buffer.add(MAINTAIN0 + place)
    if state.hands[base + SANDBOX]:
        add_each(params, others, SANDBOX0, buffer)
    if state.hands[base + ROUTER]:
        buffer.add(ROUTER0)
    if state.hands[base + BOTNET] and taken_by_botnet(params, state, seat):
        buffer.add(BOTNET0)
    if state.hands[base + BOMB]:
        buffer.add(BOMB0)


def with_cards(params: RuleParams, state: LokState) -> i64:
    """Mask of the players with a card in hand."""
    found: i64 = 0
    for seat in range(params.seats):
        if state.size[seat]:
            found |= bit(seat)
    return found


def add_each(params: RuleParams, seats: i64, first: i64, buffer: ActionBuffer) -> None:
    for seat in range(params.seats):
        if has(seats, seat):
            buffer.add(first + seat)


def play(params: RuleParams, state: LokState, seat: i64, action: i64, sink: Sink | None) -> None:
    """A special of the turn. One that needs other players' decisions goes to the discard pile after them (LOK-4.3)."""
    if action == FLOOD0:
        spend(params, state, seat, FLOOD, NONE, NONE, sink)
        ask_flood(params, state, seat, seat)
    elif action < VIRUSES0:
        other = action - SOCIAL0
        spend(params, state, seat, SOCIAL, other, NONE, sink)
        ask_steal(state, seat, other, TAKEN)
    elif action == VIRUSES0:
        spend(params, state, seat, VIRUSES, NONE, NONE, sink)
        ask_viruses(params, state, seat, seat, 0, sink)
    elif action < BACKUP0:
        other = action - DIRECT0
        spend(params, state, seat, DIRECT, other, NONE, sink)
        ask_direct(state, seat, other)
    elif action < MAINTAIN0:
        back_up(params, state, seat, action - BACKUP0, sink)
    elif action < SANDBOX0:
        maintain(params, state, seat, action - MAINTAIN0, sink)
    elif action < ROUTER0:
        other = action - SANDBOX0
        spend(params, state, seat, SANDBOX, other, NONE, sink)
        state.skips[other] += 1
        put(state, SANDBOX)
    elif action == ROUTER0:
        spend(params, state, seat, ROUTER, NONE, NONE, sink)
        state.direction = -state.direction
        put(state, ROUTER)
        if sink is not None:
            sink.emit(Turned(state.direction))
    elif action == BOTNET0:
        botnet(params, state, seat, sink)
    else:
        spend(params, state, seat, BOMB, NONE, NONE, sink)
        state.bomb = seat
        if refill(params, state, sink):
            state.push(K_TEST, BY_CHANCE, 0, seat, 0)


def spend(params: RuleParams, state: LokState, seat: i64, kind: i64, other: i64, place: i64, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(Played(seat, kind, other, place))
    lose(params, state, seat, kind, sink)


def ask_flood(params: RuleParams, state: LokState, seat: i64, by: i64) -> None:
    """LOK-10.1: the next player with a card, in turn order."""
    following = next_player(params, state, seat)
    while following != by and state.size[following] == 0:
        following = next_player(params, state, following)
    if following == by:
        put(state, FLOOD)
    else:
        state.push(K_FLOOD, bit(following), 0, following, by)


def flood(params: RuleParams, state: LokState, action: i64, sink: Sink | None) -> None:
    frame = state.pop()
    discard(params, state, frame.a, action - DISCARD0, sink)
    ask_flood(params, state, frame.a, frame.b)


def ask_viruses(params: RuleParams, state: LokState, seat: i64, by: i64, hit: i64, sink: Sink | None) -> None:
    """LOK-10.3: everybody else in turn order; then all nodes are lost at once."""
    following = next_player(params, state, seat)
    if following != by:
        state.push(K_VIRUSES, bit(following), 0, following, by, hit)
        return
    put(state, VIRUSES)
    gone: i64 = 0
    for other in range(params.seats):
        if has(hit, other) and lose_nodes(state, 2 * other, 1, sink):
            gone |= bit(2 * other)
    if gone:
        take_out(params, state, gone, by, sink)


def legal_viruses(state: LokState, frame: Frame, buffer: ActionBuffer) -> None:
    buffer.add(PASS)
    for level in range(i64(LEVELS)):
        if state.hands[frame.a * KINDS + DEFENCE + level]:
            buffer.add(SHOW0 + DEFENCE + level)


def viruses(params: RuleParams, state: LokState, action: i64, sink: Sink | None) -> None:
    frame = state.pop()
    hit = frame.c
    if action == PASS:
        hit |= bit(frame.a)
        if sink is not None:
            sink.emit(Answered(frame.a, 0))
    else:
        kind = action - SHOW0
        if sink is not None:
            sink.emit(Answered(frame.a, kind - DEFENCE + 1))
        lose(params, state, frame.a, kind, sink)
        put(state, kind)
    ask_viruses(params, state, frame.a, frame.b, hit, sink)


def back_up(params: RuleParams, state: LokState, seat: i64, kind: i64, sink: Sink | None) -> None:
    """LOK-10.5, LOK-4.7: everybody sees the card."""
    spend(params, state, seat, BACKUP, NONE, NONE, sink)
    state.discard[kind] -= 1
    state.discard_size -= 1
    gain_known(state, seat, kind, params.everybody | params.spectators, 0, 0)
    put(state, BACKUP)
    if sink is not None:
        sink.emit(TookBack(seat, kind))


def maintain(params: RuleParams, state: LokState, seat: i64, place: i64, sink: Sink | None) -> None:
    """LOK-10.6"""
    spend(params, state, seat, MAINTENANCE, NONE, place, sink)
    state.nodes[place] += 1
    put(state, MAINTENANCE)
    if sink is not None:
        sink.emit(Restored(seat, place, state.nodes[place]))


def botnet(params: RuleParams, state: LokState, seat: i64, sink: Sink | None) -> None:
    """LOK-10.9. LOK-7.4: the effect shows which roles the player may have."""
    spend(params, state, seat, BOTNET, NONE, NONE, sink)
    places = taken_by_botnet(params, state, seat)
    owner = owner_after_botnet(state, seat)
    for place in range(params.places):
        if has(places, place):
            state.owner[place] = owner
    if state.role[seat] == HELPDESK:
        state.possible_roles[seat] &= bit(HELPDESK)
    elif state.role[seat] != ADMIN:
        state.possible_roles[seat] &= bit(HACKER) | bit(INSIDER)
    put(state, BOTNET)
    if sink is not None:
        sink.emit(Captured(seat, owner, tuple(members(places))))


def test(params: RuleParams, state: LokState, kind: i64, sink: Sink | None) -> None:
    """LOK-10.10: a bomb goes off on lilac only."""
    frame = state.pop()
    take_top(state, kind)
    put(state, kind)
    off = params.lilac[kind] == 1
    if sink is not None:
        sink.emit(BombTested(frame.a, kind, off))
    if off:
        state.bomb = NONE
        put(state, BOMB)
        if lose_nodes(state, 2 * frame.a, BLAST, sink):
            state.pop()  # LOK-8.6: the player's turn is over
            take_out(params, state, bit(2 * frame.a), NONE, sink)
            if not state.ending:
                follow(params, state, frame.a, sink)
            return
    if frame.b:
        ask_draw(params, state, frame.a, DRAWN, sink)
