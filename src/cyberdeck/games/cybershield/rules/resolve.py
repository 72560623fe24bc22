"""CS-4.5, CS-4.6: announcements take effect, or fail."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield import ids
from cyberdeck.games.cybershield.events import (
    Cancelled,
    Failed,
    GotPlay,
    Placed,
    Rearranged,
)
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules import effects
from cyberdeck.games.cybershield.rules.arrange import (
    joint,
    rearrange,
    slot_of,
    symbol_of,
)
from cyberdeck.games.cybershield.rules.cards import (
    can_be_on,
    can_cancel,
    can_hit_generator,
    can_play,
    card_of,
    side_of,
)
from cyberdeck.games.cybershield.rules.end import ended
from cyberdeck.games.cybershield.rules.hands import put
from cyberdeck.games.cybershield.rules.network import free_slot, join, set_card, turn_up
from cyberdeck.games.cybershield.rules.place import free_port, fresh, in_play, kind_of
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import Frame, Sink


def resolve(params: RuleParams, state: CsState, frame: Frame, sink: Sink | None) -> None:
    """Resolves an announcement. CS-4.5: it fails if its condition no longer holds."""
    seat = frame.a
    action = frame.b
    if action == ids.DONE:
        arranged(params, state, seat, sink)
    elif action < ids.ON0:
        resolve_plain(params, state, seat, action - ids.PLAY0, frame.c, sink)
    elif action < ids.CANCEL:
        resolve_on(params, state, seat, (action - ids.ON0) // ids.SIDE, (action - ids.ON0) % ids.SIDE, sink)
    elif action == ids.CANCEL:
        put(params, state, seat, card_of(action))
        if can_cancel(params, state, seat):
            state.cancelled = 1
        else:
            fail(seat, card_of(action), sink)
    elif action < ids.RESTORE0:
        resolve_generator(params, state, seat, action, sink)
    else:
        resolve_repair(params, state, seat, action, sink)


def fail(seat: i64, kind: i64, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(Failed(seat, kind))


def arranged(params: RuleParams, state: CsState, seat: i64, sink: Sink | None) -> None:
    """CS-4.1, CS-5.9"""
    up = turn_up(state, seat)
    rearrange(params, state, seat)
    if sink is not None:
        sink.emit(Rearranged(seat, tuple([seat * ids.SIDE + slot for slot in members(up)])))
    ended(params, state, seat, sink)


def resolve_plain(params: RuleParams, state: CsState, seat: i64, kind: i64, packed: i64, sink: Sink | None) -> None:
    effect = params.effect[kind]
    if effect == ids.E_PART:
        place_part(params, state, seat, kind, packed, sink)
        return
    put(params, state, seat, kind)
    if not can_play(params, state, seat, kind):
        fail(seat, kind, sink)
    elif effect == ids.E_TOKENS:
        effects.get_tokens(params, state, seat, sink)
    elif effect == ids.E_SEARCH:
        effects.search(params, state, seat)
    elif effect == ids.E_OUTAGE:
        effects.outage(params, state, seat, sink)
    else:
        effects.train(params, state, seat, sink)


def place_part(params: RuleParams, state: CsState, seat: i64, kind: i64, packed: i64, sink: Sink | None) -> None:
    """CS-4.7. CS-4.6: joints with cards disrupted meanwhile are left out."""
    base = seat * ids.SIDE
    place = base + free_slot(state, seat)
    joins: list[int] = []
    state.links[place] = 0
    for n in range(i64(ids.PORTS)):
        byte = joint(packed, n)
        if byte:
            other = base + slot_of(byte)
            if in_play(state.card[other]):
                its_port = free_port(params, kind_of(state.card[other]), state.links[other], symbol_of(byte))
                join(state, place, free_port(params, kind, state.links[place], symbol_of(byte)), other, its_port)
                if sink is not None:
                    joins.append(other)
    set_card(params, state, place, fresh(kind))
    if sink is not None:
        sink.emit(Placed(seat, kind, place, tuple(joins)))
    ended(params, state, seat, sink)


def resolve_on(params: RuleParams, state: CsState, seat: i64, kind: i64, slot: i64, sink: Sink | None) -> None:
    place = side_of(params, seat, kind) * ids.SIDE + slot
    effect = params.effect[kind]
    if effect == ids.E_ATTACK and state.cancelled:
        state.cancelled = 0
        put(params, state, seat, kind)
        if sink is not None:
            sink.emit(Cancelled(seat, kind))
    elif not can_be_on(params, state, seat, kind, place):
        put(params, state, seat, kind)
        fail(seat, kind, sink)
    elif effect == ids.E_ATTACK:
        effects.attack(params, state, seat, kind, place, sink)
    elif effect == ids.E_DISRUPT:
        put(params, state, seat, kind)
        if params.hits[kind] != ids.NONE:
            effects.disrupt_part(params, state, place, params.hits[kind], sink)
        else:
            effects.disrupt(params, state, place, sink)
        ended(params, state, seat, sink)
    else:
        effects.defend(params, state, seat, kind, place, sink)


def resolve_generator(params: RuleParams, state: CsState, seat: i64, action: i64, sink: Sink | None) -> None:
    """CS-5.11"""
    kind = card_of(action)
    place = (1 - seat) * ids.SIDE
    if action < ids.FAIL_GEN0:
        place += action - ids.PDOS_GEN0
    else:
        place += action - ids.FAIL_GEN0
    if not can_hit_generator(state, kind, place):
        put(params, state, seat, kind)
        fail(seat, kind, sink)
    elif action < ids.FAIL_GEN0:
        effects.attack_generator(params, state, seat, place, sink)
    else:
        put(params, state, seat, kind)
        effects.disrupt_part(params, state, place, ids.A_GENERATOR, sink)
        ended(params, state, seat, sink)


def resolve_repair(params: RuleParams, state: CsState, seat: i64, action: i64, sink: Sink | None) -> None:
    """CS-5.7, CS-4.12, card 7: no answer can make these impossible."""
    base = seat * ids.SIDE
    if action == ids.PAY_PLAY:
        state.plays += 1
        if sink is not None:
            sink.emit(GotPlay(seat, state.plays))
    elif action < ids.SCRAP0:
        effects.restore(
            params, state, seat, base + (action - ids.RESTORE0) % ids.SIDE, (action - ids.RESTORE0) // ids.SIDE, sink
        )
    elif action < ids.SCRAP_GEN0:
        effects.scrap(params, state, seat, base + action - ids.SCRAP0, sink)
    elif action < ids.PAY_PLAY:
        effects.scrap_generator(params, state, seat, base + action - ids.SCRAP_GEN0, sink)
    else:
        effects.restore(
            params, state, seat, base + (action - ids.PAY0) % ids.SIDE, (action - ids.PAY0) // ids.SIDE, sink
        )
