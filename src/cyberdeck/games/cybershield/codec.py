"""A whole state as JSON data and back. Places are unpacked: JSON readers cannot take 54-bit ints."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.spots import Spot, packed, ports, spots, table
from cyberdeck.games.cybershield.state import CsState, state_from_lists
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


def dump(state: CsState) -> Mapping[str, object]:
    return msgspec.structs.asdict(
        Saved(
            stack=tuple(state.stack()),
            hands=tuple(state.hands),
            known=tuple(state.known),
            size=tuple(state.size),
            deck=tuple(state.deck),
            deck_size=tuple(state.deck_size),
            under=_piles(list(state.under), list(state.under_size)),
            pile=_piles(list(state.pile), list(state.pile_size)),
            looked=tuple(state.looked),
            table=spots(state),
            plan=tuple([ports(links) for links in state.plan]),
            net=tuple(state.connected),
            score=tuple(state.score),
            tokens=tuple(state.tokens),
            active=state.active,
            turns=state.turns,
            plays=state.plays,
            cancelled=state.cancelled,
            why=state.ending,
            winner=state.winner,
        )
    )


def _piles(cards: list[int], size: list[int]) -> tuple[Ints, Ints]:
    room = len(cards) // 2
    return tuple(cards[: size[0]]), tuple(cards[room : room + size[1]])


def load(params: RuleParams, data: Mapping[str, object]) -> CsState:
    try:
        d = msgspec.convert(data, Saved, from_attributes=True)
    except msgspec.ValidationError as error:
        raise CorruptRecord(reason=str(error)) from error
    card, links, attachments = table(d.table)
    under, pile = [
        [*cards[0], *_pad(params, cards[0]), *cards[1], *_pad(params, cards[1])] for cards in (d.under, d.pile)
    ]
    return state_from_lists(
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
        attachments,
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


def _pad(params: RuleParams, cards: Ints) -> list[int]:
    return [0] * (params.room - len(cards))
