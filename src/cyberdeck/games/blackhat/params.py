"""Constants of one game, built once from its options and components."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.blackhat.components.types import Board, Components
from cyberdeck.games.blackhat.ids import (
    ALARM,
    CORNERS,
    DOS,
    GOAL,
    HAT,
    HONEYPOT,
    HOST,
    JOKER,
    JOKERS,
    NONE,
    PLACES,
    RANKS,
    SIDES,
    SPACES,
    TRACER_JAIL,
)
from cyberdeck.games.blackhat.multiset import cards, size
from cyberdeck.games.blackhat.options import Options, Tiny
from cyberdeck.games.blackhat.state import Layout
from cyberdeck.kernel.bits import bit, has, lowest, shl

SLOT_BITS: Final = 5
STATUS_BITS: Final = 4


class RuleParams:
    def __init__(self, options: Options, components: Components, tiny: Tiny | None = None) -> None:
        self.options: Final = options  # for options that rules read rarely; those read often are an int or a bool here
        self.seats: i64 = options.players
        self.robot: i64 = 2 if options.players == 2 else NONE  # BH-12.1
        self.players: i64 = 3 if options.players == 2 else options.players
        self.hand: i64 = 10
        self.half: i64 = 5
        ranks: i64 = RANKS
        copies: i64 = options.copies
        jokers: i64 = JOKERS
        if options.fewer_cards:  # BH-1.4
            short: i64 = 6 - options.players
            copies = max(copies - short, 4)
            jokers = max(jokers - short, 3)
        if tiny is not None:
            ranks = tiny.ranks
            copies = tiny.copies
            jokers = tiny.jokers
            self.hand = tiny.hand
            self.half = min(self.half, self.hand)
        deck: i64 = cards(JOKER, jokers)
        for rank in range(ranks):
            deck += cards(rank, copies)
        self.deck: i64 = deck
        self.deck_size: i64 = size(deck)
        self.trace = vec[i64]([components.kinds[kind].trace for kind in range(HAT + 1)])
        self.shuffled = options.black_hat == "shuffled"
        self.plus_hat: i64 = 1 if options.hand == "ten_plus_hat" else 0
        self.take_any = options.black_hat_take == "any"
        self.half_hands = options.honeypot_half_hands
        self.round_limit: i64 = options.round_limit
        self.tracer = options.tracer
        self.secret = options.secret_asset
        self.celebrity = options.celebrity
        self.modules: i64 = options.modules
        self.amount = vec[i64]([asset.amount for asset in components.assets])  # the amount on each tile
        self.status = vec[i64]([status.value for status in components.statuses])
        # masks of kinds of space: where a pawn is stuck, and what Exploit may change (BH-7.5 to BH-7.8, BH-7.11)
        self.sticky: i64 = (
            bit(DOS) | bit(HONEYPOT) | bit(GOAL) | bit(TRACER_JAIL) | (bit(ALARM) if options.tracer else 0)
        )
        self.hosts: i64 = bit(HOST) | (0 if options.tracer else bit(ALARM))
        board: Board = components.sides[options.board]
        self.neighbours = vec[i64](list(board.neighbours))
        self.column = vec[i64](list(board.column))
        self.next_to_asset: i64 = board.next_to_asset
        self.places = vec[i64]([space for place in board.places for space in place])
        self._kind = vec[i64](list(board.kind))
        self._value = vec[i64](list(board.value))
        self._tails = vec[i64](list(board.tails))
        self._heads = vec[i64](list(board.heads))
        sides = [side for module in components.modules for side in module]
        self._side_kind = vec[i64]([kind for side in sides for kind in side.kind])
        self._side_value = vec[i64]([value for side in sides for value in side.value])
        fitted = [board.fitted(side, place) for side in sides for place in range(PLACES)]
        self._side_tails = vec[i64]([mask for tails, _ in fitted for mask in tails])
        self._side_heads = vec[i64]([mask for _, heads in fitted for mask in heads])
        self.base: Final = self.layout(0)

    def layout(self, slots: i64) -> Layout:
        """The board with the modules of `slots`. BH-6.2: an arrow exists where its tail and its head both lie open."""
        kind = self._kind[:]
        value = self._value[:]
        tails = self._tails[:]
        heads = self._heads[:]
        for place in range(i64(PLACES)):
            side = slot(slots, place)
            if side == NONE:
                continue
            for corner in range(i64(CORNERS)):
                space = self.places[place * CORNERS + corner]
                kind[space] = self._side_kind[side * CORNERS + corner]
                value[space] = self._side_value[side * CORNERS + corner]
                half = (side * PLACES + place) * CORNERS + corner
                tails[space] = self._side_tails[half]
                heads[space] = self._side_heads[half]
        for tail in range(i64(SPACES)):
            todo = tails[tail]
            while todo:
                head = lowest(todo)
                todo &= todo - 1
                if not has(heads[head], tail):
                    tails[tail] &= ~bit(head)
        return Layout(kind, value, tails)


def slot(slots: i64, place: i64) -> i64:
    """The module side on a place, or NONE."""
    return ((slots >> (place * SLOT_BITS)) & 31) - 1


def with_slot(slots: i64, place: i64, side: i64) -> i64:
    shift = place * SLOT_BITS
    return (slots & ~shl(31, shift)) | ((side + 1) << shift)


def supply(slots: i64) -> i64:
    """Mask of the modules that are not on the board."""
    free: i64 = 255
    for place in range(i64(PLACES)):
        side = slot(slots, place)
        if side != NONE:
            free &= ~bit(side >> 1)
    return free


def status_of(statuses: i64, player: i64) -> i64:
    """A player's status card, or NONE."""
    return ((statuses >> (player * STATUS_BITS)) & 15) - 1


assert SIDES == 16
