"""A whole state as JSON data and back. Interpreted. Multisets are unpacked: JSON readers cannot take 60-bit ints."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cyberdeck.games.blackhat.multiset import counts, packed
from cyberdeck.games.blackhat.setup import Setup
from cyberdeck.games.blackhat.state import BHState, rebuilt
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


def dump(s: BHState) -> Mapping[str, object]:
    return {
        "stack": tuple(s.stack()),
        "hands": tuple([counts(hand) for hand in s.hands]),
        "known": tuple([counts(hand) for hand in s.known]),
        "size": tuple(s.size),
        "plays": tuple(s.plays),
        "pawns": tuple(s.pawns),
        "total": tuple(s.total),
        "last": tuple(s.last),
        "deck": counts(s.deck),
        "deck_size": s.deck_size,
        "discard": counts(s.discard),
        "turned": s.turned,
        "hat": s.hat,
        "dealer": s.dealer,
        "round": s.round,
        "leader": s.leader,
        "lead": s.lead,
        "slots": s.slots,
        "plus": s.plus,
        "minus": s.minus,
        "tracer": s.tracer,
        "came": s.came,
        "out": s.out,
        "controller": s.controller,
        "asset": s.asset,
        "arrived": s.arrived,
        "statuses": s.statuses,
    }


def load(t: Setup, data: Mapping[str, object]) -> BHState:
    try:
        d = msgspec.convert(data, Saved)
    except msgspec.ValidationError as wrong:
        raise CorruptRecord(reason=str(wrong)) from wrong
    return rebuilt(
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
        t.layout(d.slots) if d.slots else t.base,
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
