"""A whole state as JSON data and back. Interpreted. Places are unpacked: JSON readers cannot take 54-bit ints."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.spots import Spot, packed, ports, spots, table
from cyberdeck.games.cybershield.state import CsState, rebuilt
from cyberdeck.kernel.errors import CorruptRecord
from cyberdeck.kernel.game import FrameData

Ints = tuple[int, ...]


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stack: tuple[FrameData, ...]
    hands: Ints
    known: Ints
    size: Ints
    deck: Ints
    deck_size: Ints
    under: tuple[Ints, Ints]
    pile: tuple[Ints, Ints]
    looked: Ints
    table: tuple[Spot, ...]
    plan: tuple[Ints, ...]
    net: Ints
    score: Ints
    tokens: Ints
    active: int
    turns: int
    plays: int
    cancelled: int
    why: int
    winner: int


def dump(s: CsState) -> Mapping[str, object]:
    return msgspec.structs.asdict(
        Saved(
            stack=tuple(s.stack()),
            hands=tuple(s.hands),
            known=tuple(s.known),
            size=tuple(s.size),
            deck=tuple(s.deck),
            deck_size=tuple(s.deck_size),
            under=_piles(list(s.under), list(s.under_size)),
            pile=_piles(list(s.pile), list(s.pile_size)),
            looked=tuple(s.looked),
            table=spots(s),
            plan=tuple([ports(links) for links in s.plan]),
            net=tuple(s.net),
            score=tuple(s.score),
            tokens=tuple(s.tokens),
            active=s.active,
            turns=s.turns,
            plays=s.plays,
            cancelled=s.cancelled,
            why=s.why,
            winner=s.winner,
        )
    )


def _piles(cards: list[int], size: list[int]) -> tuple[Ints, Ints]:
    room = len(cards) // 2
    return tuple(cards[: size[0]]), tuple(cards[room : room + size[1]])


def load(t: Setup, data: Mapping[str, object]) -> CsState:
    try:
        d = msgspec.convert(data, Saved, from_attributes=True)
    except msgspec.ValidationError as wrong:
        raise CorruptRecord(reason=str(wrong)) from wrong
    card, links, atts = table(d.table)
    under, pile = [[*cards[0], *_pad(t, cards[0]), *cards[1], *_pad(t, cards[1])] for cards in (d.under, d.pile)]
    return rebuilt(
        list(d.stack),
        list(d.hands),
        list(d.known),
        list(d.size),
        list(d.deck),
        list(d.deck_size),
        under,
        [len(cards) for cards in d.under],
        pile,
        [len(cards) for cards in d.pile],
        list(d.looked),
        card,
        links,
        atts,
        [packed(joints) for joints in d.plan],
        list(d.net),
        list(d.score),
        list(d.tokens),
        d.active,
        d.turns,
        d.plays,
        d.cancelled,
        d.why,
        d.winner,
    )


def _pad(t: Setup, cards: Ints) -> list[int]:
    return [0] * (t.room - len(cards))
