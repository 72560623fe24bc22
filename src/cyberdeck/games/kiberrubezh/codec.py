"""A whole state as JSON data and back."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.state import KrState, state_from_lists
from cyberdeck.kernel.errors import CorruptRecord
from cyberdeck.kernel.game import FrameData

Ints = tuple[int, ...]


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a state, in the order in which `rebuilt` takes them."""

    stack: tuple[FrameData, ...]
    hands: Ints
    known: Ints
    size: Ints
    deck: Ints
    deck_size: Ints
    peeked: Ints
    peeked_size: Ints
    under: Ints
    under_size: Ints
    pile: Ints
    gone: Ints
    up: Ints
    turned: Ints
    locked: Ints
    events: Ints
    wave: Ints
    met: Ints
    partly: Ints
    seen: Ints
    extra: Ints
    gaps: Ints
    stay: int
    mills: int
    losses: int
    banned: int
    active: int
    turns: int
    why: int
    winner: int


_LISTS = [field.name for field in msgspec.structs.fields(Saved) if field.type == Ints]
_INTS = [field.name for field in msgspec.structs.fields(Saved) if field.type is int]


def dump(state: KrState) -> Mapping[str, object]:
    data: dict[str, object] = {"stack": tuple(state.stack())}
    data.update({name: tuple(getattr(state, name)) for name in _LISTS})
    data.update({name: getattr(state, name) for name in _INTS})
    return data


def load(params: RuleParams, data: Mapping[str, object]) -> KrState:
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise CorruptRecord(reason=str(error)) from error
    return state_from_lists(
        list(saved.stack),
        [list(getattr(saved, name)) for name in _LISTS],
        [getattr(saved, name) for name in _INTS],
    )
