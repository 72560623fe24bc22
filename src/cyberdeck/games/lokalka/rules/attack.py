"""LOK-6, LOK-7, LOK-10.4: attacks along the network, and Direct access past it."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import Attacked, Duelled
from cyberdeck.games.lokalka.ids import (
    ATTACK,
    ATTACK0,
    DEFENCE,
    DIRECT,
    HELPDESK,
    INSIDER,
    K_DIRECT,
    KINDS,
    LEVELS,
    PASS,
    PLACES,
    SHOW0,
)
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.hands import lose, put
from cyberdeck.games.lokalka.rules.out import drop_defence, lose_nodes, take_out
from cyberdeck.games.lokalka.rules.ring import beside, crosses, reach
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import Frame, Sink


def has_attack(state: LokState, seat: i64) -> bool:
    base = seat * KINDS + ATTACK
    for level in range(i64(LEVELS)):
        if state.hands[base + level]:
            return True
    return False


def legal_attack(params: RuleParams, state: LokState, seat: i64, buffer: ActionBuffer) -> None:
    """LOK-4.2: one attack a turn. LOK-7: on the hosts in reach."""
    if state.attacked or not has_attack(state, seat):
        return
    targets = reach(params, state, seat)
    for level in range(i64(LEVELS)):
        if state.hands[seat * KINDS + ATTACK + level]:
            for place in range(params.places):
                if has(targets, place):
                    buffer.add(ATTACK0 + level * PLACES + place)


def attack(params: RuleParams, state: LokState, seat: i64, action: i64, sink: Sink | None) -> None:
    level = (action - ATTACK0) // PLACES + 1
    place = (action - ATTACK0) % PLACES
    defence = state.defence[place]
    crossed = crosses(state.role[seat]) and not has(beside(params, state, seat), place)
    if crossed:  # LOK-7.4
        state.possible_roles[seat] &= bit(INSIDER) | bit(HELPDESK)
    state.attacked = 1
    if sink is not None:
        sink.emit(Attacked(seat, place, level, defence, crossed))
    lose(params, state, seat, ATTACK + level - 1, sink)
    gone = level > defence and lose_nodes(state, place, 1, sink)  # LOK-6.1, LOK-6.2
    if level >= defence:  # LOK-6.2, LOK-6.3
        drop_defence(state, place)
    put(state, ATTACK + level - 1)
    if gone:
        take_out(params, state, bit(place), seat, sink)


def ask_direct(state: LokState, seat: i64, other: i64) -> None:
    """LOK-10.4: attacker and defender choose a card simultaneously."""
    state.attacked = 1
    state.push(K_DIRECT, bit(seat) | bit(other), 0, seat, other)


def legal_direct(state: LokState, frame: Frame, seat: i64, buffer: ActionBuffer) -> None:
    """LOK-10.4: an attack card; for the defender a defence card, or nothing."""
    base: i64 = ATTACK if seat == frame.a else DEFENCE
    if seat == frame.b:
        buffer.add(PASS)
    for level in range(i64(LEVELS)):
        if state.hands[seat * KINDS + base + level]:
            buffer.add(SHOW0 + base + level)


def direct(params: RuleParams, state: LokState, seat: i64, action: i64, sink: Sink | None) -> None:
    if not state.commit(seat, action):
        return
    frame = state.pop()
    attacks: i64 = state.committed[frame.a] - SHOW0
    defends: i64 = state.committed[frame.b] - SHOW0
    state.clear_committed()
    level = attacks - ATTACK + 1
    defence: i64 = 0
    if defends >= 0:
        defence = defends - DEFENCE + 1
    if sink is not None:
        sink.emit(Duelled(frame.a, frame.b, level, defence))
    lose(params, state, frame.a, attacks, sink)
    put(state, attacks)
    if defence:
        lose(params, state, frame.b, defends, sink)
        put(state, defends)
    gone = level > defence and lose_nodes(state, 2 * frame.b, 1, sink)
    put(state, DIRECT)
    if gone:
        take_out(params, state, bit(2 * frame.b), frame.a, sink)
