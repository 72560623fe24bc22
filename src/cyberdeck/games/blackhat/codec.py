"""A whole state as JSON data and back. Multisets are unpacked: JSON readers cannot take 60-bit ints."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cyberdeck.games.blackhat.multiset import counts, packed
from cyberdeck.games.blackhat.params import RuleParams
from cyberdeck.games.blackhat.state import BHState, state_from_lists
from cyberdeck.kernel.errors import CorruptRecord
from cyberdeck.kernel.game import FrameData

Ints = tuple[int, ...]


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stack: tuple[FrameData, ...]
    hands: tuple[Ints, ...]
    known: tuple[Ints, ...]
    size: Ints
    plays: Ints
    pawns: Ints
    total: Ints
    last: Ints
    deck: Ints
    deck_size: int
    discard: Ints
    turned: int
    hat: int
    dealer: int
    round: int
    leader: int
    lead: int
    slots: int
    plus: int
    minus: int
    tracer: int
    came: int
    out: int
    controller: int
    asset: int
    arrived: int
    statuses: int


def dump(state: BHState) -> Mapping[str, object]:
    return {
        "stack": tuple(state.stack()),
        "hands": tuple([counts(hand) for hand in state.hands]),
        "known": tuple([counts(hand) for hand in state.known]),
        "size": tuple(state.size),
        "plays": tuple(state.plays),
        "pawns": tuple(state.pawns),
        "total": tuple(state.total),
        "last": tuple(state.last),
        "deck": counts(state.deck),
        "deck_size": state.deck_size,
        "discard": counts(state.discard),
        "turned": state.turned,
        "hat": state.hat,
        "dealer": state.dealer,
        "round": state.round,
        "leader": state.leader,
        "lead": state.lead,
        "slots": state.slots,
        "plus": state.plus,
        "minus": state.minus,
        "tracer": state.tracer,
        "came": state.came,
        "out": state.out,
        "controller": state.controller,
        "asset": state.asset,
        "arrived": state.arrived,
        "statuses": state.statuses,
    }


def load(params: RuleParams, data: Mapping[str, object]) -> BHState:
    try:
        d = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise CorruptRecord(reason=str(error)) from error
    return state_from_lists(
        list(d.stack),
        [packed(hand) for hand in d.hands],
        [packed(hand) for hand in d.known],
        list(d.size),
        list(d.plays),
        list(d.pawns),
        list(d.total),
        list(d.last),
        packed(d.deck),
        d.deck_size,
        packed(d.discard),
        d.turned,
        d.hat,
        d.dealer,
        d.round,
        d.leader,
        d.lead,
        params.layout(d.slots) if d.slots else params.base,
        d.slots,
        d.plus,
        d.minus,
        d.tracer,
        d.came,
        d.out,
        d.controller,
        d.asset,
        d.arrived,
        d.statuses,
    )
