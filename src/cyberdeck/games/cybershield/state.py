"""What is true at a table of Cyber Shield: fields and copy(), no rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cyberdeck.kernel.game import Frame, FrameData, State, build_stack


@final
@mypyc_attr(acyclic=True)
class CsState(State):
    """vecs never change their length. How a place is packed: rules/place.py."""

    def __init__(
        self,
        top: Frame,
        hands: vec[i64],
        known: vec[i64],
        size: vec[i64],
        deck: vec[i64],
        deck_size: vec[i64],
        under: vec[i64],
        under_size: vec[i64],
        pile: vec[i64],
        pile_size: vec[i64],
        looked: vec[i64],
        card: vec[i64],
        links: vec[i64],
        attachments: vec[i64],
        plan: vec[i64],
        connected: vec[i64],
        score: vec[i64],
        tokens: vec[i64],
        active: i64,
        turns: i64,
        plays: i64,
        cancelled: i64,
        ending: i64,
        winner: i64,
    ) -> None:
        super().__init__(top, [])
        self.hands = hands  # seat * KINDS + kind
        self.known = known  # of them, those that the other player has seen (CS-4.10)
        self.size = size  # cards in hand
        self.deck = deck  # seat * KINDS + kind: what lies in no known order
        self.deck_size = deck_size
        self.under = under  # seat * room + i: what its owner put under it, from the top down
        self.under_size = under_size
        self.pile = pile  # seat * room + i: the discard pile from the bottom up
        self.pile_size = pile_size
        self.looked = looked  # by kind: cards that somebody looks at (card 25)
        self.card = card  # by place: the Hardware there and its state
        self.links = links  # by place: what it is joined to
        self.attachments = attachments  # by place: what is attached
        self.plan = plan  # by slot: the joints as the active player re-arranges them
        self.connected = connected  # by seat: mask of the connected slots
        self.score = score
        self.tokens = tokens
        self.active: i64 = active
        self.turns: i64 = turns  # begun by both together
        self.plays: i64 = plays  # left in this turn
        self.cancelled: i64 = cancelled  # 1: the attack that is announced is cancelled (card 19)
        self.ending: i64 = ending  # how it ended
        self.winner: i64 = winner  # or NONE

    def copy(self) -> CsState:
        return CsState(
            self.top,
            self.hands[:],
            self.known[:],
            self.size[:],
            self.deck[:],
            self.deck_size[:],
            self.under[:],
            self.under_size[:],
            self.pile[:],
            self.pile_size[:],
            self.looked[:],
            self.card[:],
            self.links[:],
            self.attachments[:],
            self.plan[:],
            self.connected[:],
            self.score[:],
            self.tokens[:],
            self.active,
            self.turns,
            self.plays,
            self.cancelled,
            self.ending,
            self.winner,
        )


def state_from_lists(
    stack: list[FrameData],
    hands: list[int],
    known: list[int],
    size: list[int],
    deck: list[int],
    deck_size: list[int],
    under: list[int],
    under_size: list[int],
    pile: list[int],
    pile_size: list[int],
    looked: list[int],
    card: list[int],
    links: list[int],
    attachments: list[int],
    plan: list[int],
    connected: list[int],
    score: list[int],
    tokens: list[int],
    active: i64,
    turns: i64,
    plays: i64,
    cancelled: i64,
    ending: i64,
    winner: i64,
) -> CsState:
    """From plain lists: for views and files, which are interpreted and must not make vecs of their own."""
    return CsState(
        build_stack(stack),
        vec[i64](hands),
        vec[i64](known),
        vec[i64](size),
        vec[i64](deck),
        vec[i64](deck_size),
        vec[i64](under),
        vec[i64](under_size),
        vec[i64](pile),
        vec[i64](pile_size),
        vec[i64](looked),
        vec[i64](card),
        vec[i64](links),
        vec[i64](attachments),
        vec[i64](plan),
        vec[i64](connected),
        vec[i64](score),
        vec[i64](tokens),
        active,
        turns,
        plays,
        cancelled,
        ending,
        winner,
    )
