"""A whole state as JSON data and back. Interpreted. Marked cards are unpacked: JSON readers cannot take 40-bit ints."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cyberdeck.games.lokalka.rules.marks import holder_of, kind_of, known_by, mark, nots_of, pool_of
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState, rebuilt
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


def dump(s: LokState) -> Mapping[str, object]:
    marked = [s.marked[i] for i in range(s.marks)]
    return {
        "stack": tuple(s.stack()),
        "sealed": tuple(s.sealed),
        "role": tuple(s.role),
        "may": tuple(s.may),
        "hands": tuple(s.hands),
        "size": tuple(s.size),
        "marked": tuple([_unpacked(card) for card in marked]),
        "deck": tuple(s.deck),
        "discard": tuple(s.discard),
        "host": tuple(s.host),
        "nodes": tuple(s.nodes),
        "defence": tuple(s.defence),
        "owner": tuple(s.owner),
        "skips": tuple(s.skips),
        "admin": s.admin,
        "alive": s.alive,
        "direction": s.direction,
        "bomb": s.bomb,
        "attacked": s.attacked,
        "round": s.round,
        "left": s.left,
        "why": s.why,
        "winners": s.winners,
    }


def _unpacked(card: int) -> tuple[int, int, int, int, int]:
    return holder_of(card), known_by(card), pool_of(card), nots_of(card), kind_of(card)


def load(t: Setup, data: Mapping[str, object]) -> LokState:
    try:
        d = msgspec.convert(data, Saved)
    except msgspec.ValidationError as wrong:
        raise CorruptRecord(reason=str(wrong)) from wrong
    marked = [mark(*card) for card in d.marked]
    return rebuilt(
        list(d.stack),
        list(d.sealed),
        list(d.role),
        list(d.may),
        list(d.hands),
        list(d.size),
        marked + [0] * (t.cards - len(marked)),
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
