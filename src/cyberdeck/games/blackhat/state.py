"""What is true at a table of Black Hat: fields and copy(), no rules.

Players and seats are the same but for two people with the robot (BH-12): then the robot is player 2 and has no seat of
its own.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cyberdeck.kernel.game import Frame, FrameData, State, build_stack


@final
@mypyc_attr(acyclic=True)
class Layout:
    """The board as it lies now, modules included (BH-2.2, BH-7.9). Never changed, so states share it."""

    def __init__(self, kind: vec[i64], value: vec[i64], arrows: vec[i64]) -> None:
        self.kind = kind  # by space
        self.value = value  # as printed
        self.arrows = arrows  # mask of the spaces that a whole arrow leads to


@final
@mypyc_attr(acyclic=True)
class BHState(State):
    """vecs never change their length. Masks are over spaces or players."""

    def __init__(
        self,
        top: Frame,
        sealed: list[int],
        hands: vec[i64],
        known: vec[i64],
        size: vec[i64],
        plays: vec[i64],
        pawns: vec[i64],
        total: vec[i64],
        last: vec[i64],
        deck: i64,
        deck_size: i64,
        discard: i64,
        turned: i64,
        hat: i64,
        dealer: i64,
        round: i64,
        leader: i64,
        lead: i64,
        layout: Layout,
        slots: i64,
        plus: i64,
        minus: i64,
        tracer: i64,
        came: i64,
        out: i64,
        controller: i64,
        asset: i64,
        arrived: i64,
        statuses: i64,
    ) -> None:
        super().__init__(top, sealed)
        self.hands = hands  # multisets by player
        self.known = known  # the part of each hand that everybody knows of
        self.size = size  # cards in hand
        self.plays = plays  # action by player, NONE before
        self.pawns = pawns  # space of pawn player * 2 + (0 or 1)
        self.total = total
        self.last = last  # the last round scored
        self.deck: i64 = deck  # a multiset: nothing lies in any order
        self.deck_size: i64 = deck_size
        self.discard: i64 = discard
        self.turned: i64 = turned  # kind set aside this round (BH-2.3), or NONE
        self.hat: i64 = hat  # who holds the Black Hat, or IN_TRICK, ASIDE
        self.dealer: i64 = dealer
        self.round: i64 = round
        self.leader: i64 = leader
        self.lead: i64 = lead  # cards the leader played, 0 before
        self.layout = layout
        self.slots: i64 = slots  # five bits a place: side + 1, 0 = no module
        self.plus: i64 = plus  # spaces with a + marker (BH-7.8)
        self.minus: i64 = minus
        self.tracer: i64 = tracer  # space, NONE while it sleeps (BH-10)
        self.came: i64 = came  # the space it has just come from
        self.out: i64 = out  # players who are out (BH-10.3)
        self.controller: i64 = controller  # seat that plays the robot (BH-12.1)
        self.asset: i64 = asset  # tile, NONE until it is turned (BH-11.1)
        self.arrived: i64 = arrived  # pawn that reached the Critical Asset, or NONE
        self.statuses: i64 = statuses  # four bits a player: status card + 1, 0 = none (BH-13.1)

    def copy(self) -> BHState:
        return BHState(
            self.top,
            self.committed,  # nobody answers at the same time as another: always empty, never written
            self.hands[:],
            self.known[:],
            self.size[:],
            self.plays[:],
            self.pawns[:],
            self.total[:],
            self.last[:],
            self.deck,
            self.deck_size,
            self.discard,
            self.turned,
            self.hat,
            self.dealer,
            self.round,
            self.leader,
            self.lead,
            self.layout,
            self.slots,
            self.plus,
            self.minus,
            self.tracer,
            self.came,
            self.out,
            self.controller,
            self.asset,
            self.arrived,
            self.statuses,
        )

    def value(self, space: i64) -> i64:
        """What a space leaves, markers included (BH-7.8)."""
        return self.layout.value[space] + ((self.plus >> space) & 1) - ((self.minus >> space) & 1)


def state_from_lists(
    stack: list[FrameData],
    hands: list[int],
    known: list[int],
    size: list[int],
    plays: list[int],
    pawns: list[int],
    total: list[int],
    last: list[int],
    deck: i64,
    deck_size: i64,
    discard: i64,
    turned: i64,
    hat: i64,
    dealer: i64,
    round: i64,
    leader: i64,
    lead: i64,
    layout: Layout,
    slots: i64,
    plus: i64,
    minus: i64,
    tracer: i64,
    came: i64,
    out: i64,
    controller: i64,
    asset: i64,
    arrived: i64,
    statuses: i64,
) -> BHState:
    """From plain lists: for views and files, which are interpreted and must not make vecs of their own."""
    return BHState(
        build_stack(stack),
        [],
        vec[i64](hands),
        vec[i64](known),
        vec[i64](size),
        vec[i64](plays),
        vec[i64](pawns),
        vec[i64](total),
        vec[i64](last),
        deck,
        deck_size,
        discard,
        turned,
        hat,
        dealer,
        round,
        leader,
        lead,
        layout,
        slots,
        plus,
        minus,
        tracer,
        came,
        out,
        controller,
        asset,
        arrived,
        statuses,
    )
