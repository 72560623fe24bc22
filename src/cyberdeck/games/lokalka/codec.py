"""A whole state as JSON data and back. Marked cards are unpacked: JSON readers cannot take 40-bit ints."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.marks import holder_of, kind_of, known_by, mark, nots_of, pool_of
from cyberdeck.games.lokalka.state import LokState, state_from_lists
from cyberdeck.kernel.errors import CorruptRecord
from cyberdeck.kernel.game import FrameData

Ints = tuple[int, ...]


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stack: tuple[FrameData, ...]
    sealed: Ints
    role: Ints
    may: Ints
    hands: Ints
    size: Ints
    marked: tuple[tuple[int, int, int, int, int], ...]
    deck: Ints
    discard: Ints
    host: Ints
    nodes: Ints
    defence: Ints
    owner: Ints
    skips: Ints
    admin: int
    alive: int
    direction: int
    bomb: int
    attacked: int
    round: int
    left: int
    why: int
    winners: int


def dump(state: LokState) -> Mapping[str, object]:
    marked = [state.marked[i] for i in range(state.marks)]
    return {
        "stack": tuple(state.stack()),
        "sealed": tuple(state.committed),
        "role": tuple(state.role),
        "may": tuple(state.possible_roles),
        "hands": tuple(state.hands),
        "size": tuple(state.size),
        "marked": tuple([_unpacked(card) for card in marked]),
        "deck": tuple(state.deck),
        "discard": tuple(state.discard),
        "host": tuple(state.host),
        "nodes": tuple(state.nodes),
        "defence": tuple(state.defence),
        "owner": tuple(state.owner),
        "skips": tuple(state.skips),
        "admin": state.admin,
        "alive": state.alive,
        "direction": state.direction,
        "bomb": state.bomb,
        "attacked": state.attacked,
        "round": state.round,
        "left": state.left,
        "why": state.ending,
        "winners": state.winners,
    }


def _unpacked(card: int) -> tuple[int, int, int, int, int]:
    return holder_of(card), known_by(card), pool_of(card), nots_of(card), kind_of(card)


def load(params: RuleParams, data: Mapping[str, object]) -> LokState:
    try:
        d = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise CorruptRecord(reason=str(error)) from error
    marked = [mark(*card) for card in d.marked]
    return state_from_lists(
        list(d.stack),
        list(d.sealed),
        list(d.role),
        list(d.may),
        list(d.hands),
        list(d.size),
        marked + [0] * (params.cards - len(marked)),
        len(marked),
        list(d.deck),
        list(d.discard),
        list(d.host),
        list(d.nodes),
        list(d.defence),
        list(d.owner),
        list(d.skips),
        d.admin,
        d.alive,
        d.direction,
        d.bomb,
        d.attacked,
        d.round,
        d.left,
        d.why,
        d.winners,
    )
