"""The state of a game of Black Hat: data, no rules.

Players and seats are the same but for two people with the robot (BH-12): then the robot is player 2 and has no seat of
its own.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cyberdeck.games.blackhat.ids import ASIDE, NONE
from cyberdeck.kernel.game import Frame, FrameData, State, build_stack
from cyberdeck.kernel.saved import SavedFields


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

    hands: vec[i64]  # multisets by player
    known: vec[i64]  # the part of each hand that everybody knows
    size: vec[i64]  # cards in hand
    plays: vec[i64]  # action by player, NONE before
    pawns: vec[i64]  # space of pawn player * 2 + (0 or 1)
    total: vec[i64]
    last: vec[i64]  # the last round scored
    deck: i64  # a multiset: nothing lies in any order
    deck_size: i64
    discard: i64  # a multiset; at first: 0
    turned: i64  # kind set aside this round (BH-2.3), or NONE; at first: NONE
    hat: i64  # who holds the Black Hat, or IN_TRICK, ASIDE; at first: ASIDE
    dealer: i64  # at first: 0
    round: i64  # at first: 0
    leader: i64  # at first: 0
    lead: i64  # cards the leader played, 0 before; at first: 0
    layout: Layout  # that of `slots`
    slots: i64  # five bits a place: side + 1, 0 = no module; at first: 0
    plus: i64  # spaces with a + marker (BH-7.8); at first: 0
    minus: i64  # at first: 0
    tracer: i64  # space, NONE while it sleeps (BH-10); at first: NONE
    came: i64  # the space that the Tracer has just come from; at first: NONE
    out: i64  # players who are out (BH-10.3); at first: 0
    controller: i64  # seat that plays the robot (BH-12.1); at first: 0
    asset: i64  # tile, NONE until it is turned (BH-11.1); at first: NONE
    arrived: i64  # pawn that reached the Critical Asset, or NONE; at first: NONE
    statuses: i64  # four bits a player: status card + 1, 0 = none (BH-13.1); at first: 0

    def value(self, space: i64) -> i64:
        """What a space leaves, markers included (BH-7.8)."""
        return self.layout.value[space] + ((self.plus >> space) & 1) - ((self.minus >> space) & 1)

    # --- below: written by `make states` from the fields above; do not edit ---
    # fmt: off

    def __init__(
        self, top: Frame, committed: list[int], hands: vec[i64], known: vec[i64], size: vec[i64], plays: vec[i64],
        pawns: vec[i64], total: vec[i64], last: vec[i64], deck: i64, deck_size: i64, discard: i64, turned: i64,
        hat: i64, dealer: i64, round: i64, leader: i64, lead: i64, layout: Layout, slots: i64, plus: i64, minus: i64,
        tracer: i64, came: i64, out: i64, controller: i64, asset: i64, arrived: i64, statuses: i64,
    ) -> None:
        super().__init__(top, committed)
        self.hands = hands
        self.known = known
        self.size = size
        self.plays = plays
        self.pawns = pawns
        self.total = total
        self.last = last
        self.deck = deck
        self.deck_size = deck_size
        self.discard = discard
        self.turned = turned
        self.hat = hat
        self.dealer = dealer
        self.round = round
        self.leader = leader
        self.lead = lead
        self.layout = layout
        self.slots = slots
        self.plus = plus
        self.minus = minus
        self.tracer = tracer
        self.came = came
        self.out = out
        self.controller = controller
        self.asset = asset
        self.arrived = arrived
        self.statuses = statuses

    def copy(self) -> BHState:
        return BHState(
            self.top, self.committed, self.hands[:], self.known[:], self.size[:], self.plays[:], self.pawns[:],
            self.total[:], self.last[:], self.deck, self.deck_size, self.discard, self.turned, self.hat, self.dealer,
            self.round, self.leader, self.lead, self.layout, self.slots, self.plus, self.minus, self.tracer, self.came,
            self.out, self.controller, self.asset, self.arrived, self.statuses,
        )

    @staticmethod
    def initial(
        *, hands: vec[i64], known: vec[i64], size: vec[i64], plays: vec[i64], pawns: vec[i64], total: vec[i64],
        last: vec[i64], deck: i64, deck_size: i64, layout: Layout,
    ) -> BHState:
        """A new state, with an empty stack."""
        return BHState(
            build_stack([]), [], hands, known, size, plays, pawns, total, last, deck, deck_size, 0, NONE, ASIDE, 0, 0,
            0, 0, layout, 0, 0, 0, NONE, NONE, 0, 0, NONE, NONE, 0,
        )

    @staticmethod
    def from_lists(
        *, stack: list[FrameData], hands: list[int], known: list[int], size: list[int], plays: list[int],
        pawns: list[int], total: list[int], last: list[int], deck: i64, deck_size: i64, layout: Layout,
        discard: i64 = 0, turned: i64 = NONE, hat: i64 = ASIDE, dealer: i64 = 0, round: i64 = 0, leader: i64 = 0,
        lead: i64 = 0, slots: i64 = 0, plus: i64 = 0, minus: i64 = 0, tracer: i64 = NONE, came: i64 = NONE,
        out: i64 = 0, controller: i64 = 0, asset: i64 = NONE, arrived: i64 = NONE, statuses: i64 = 0,
    ) -> BHState:
        """From plain lists: interpreted code must not make vecs of its own. The stack is bottom up."""
        return BHState(
            build_stack(stack), [], vec[i64](hands), vec[i64](known), vec[i64](size), vec[i64](plays), vec[i64](pawns),
            vec[i64](total), vec[i64](last), deck, deck_size, discard, turned, hat, dealer, round, leader, lead, layout,
            slots, plus, minus, tracer, came, out, controller, asset, arrived, statuses,
        )

    def dump(self) -> dict[str, object]:
        return {  # mypyc: ok
            "stack": tuple(self.stack()), "hands": tuple(self.hands), "known": tuple(self.known),
            "size": tuple(self.size), "plays": tuple(self.plays), "pawns": tuple(self.pawns),
            "total": tuple(self.total), "last": tuple(self.last), "deck": self.deck, "deck_size": self.deck_size,
            "discard": self.discard, "turned": self.turned, "hat": self.hat, "dealer": self.dealer, "round": self.round,
            "leader": self.leader, "lead": self.lead, "slots": self.slots, "plus": self.plus, "minus": self.minus,
            "tracer": self.tracer, "came": self.came, "out": self.out, "controller": self.controller,
            "asset": self.asset, "arrived": self.arrived, "statuses": self.statuses,
        }

    @staticmethod
    def load(saved: SavedFields, layout: Layout) -> BHState:
        state = BHState.from_lists(
            stack=saved.frames("stack"), hands=saved.ints("hands"), known=saved.ints("known"), size=saved.ints("size"),
            plays=saved.ints("plays"), pawns=saved.ints("pawns"), total=saved.ints("total"), last=saved.ints("last"),
            deck=saved.number("deck"), deck_size=saved.number("deck_size"), discard=saved.number("discard"),
            turned=saved.number("turned"), hat=saved.number("hat"), dealer=saved.number("dealer"),
            round=saved.number("round"), leader=saved.number("leader"), lead=saved.number("lead"), layout=layout,
            slots=saved.number("slots"), plus=saved.number("plus"), minus=saved.number("minus"),
            tracer=saved.number("tracer"), came=saved.number("came"), out=saved.number("out"),
            controller=saved.number("controller"), asset=saved.number("asset"), arrived=saved.number("arrived"),
            statuses=saved.number("statuses"),
        )
        saved.finish()
        return state
