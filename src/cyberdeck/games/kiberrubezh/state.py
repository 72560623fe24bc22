"""What is true at a table of Kiberrubezh: fields and copy(), no rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cyberdeck.kernel.game import Frame, FrameData, State, build_stack


@final
@mypyc_attr(acyclic=True)
class KrState(State):
    """vecs never change their length. What is by seat and kind is at seat * KINDS + kind."""

    def __init__(
        self,
        top: Frame,
        hands: vec[i64],
        known: vec[i64],
        size: vec[i64],
        deck: vec[i64],
        deck_size: vec[i64],
        peeked: vec[i64],
        peeked_size: vec[i64],
        under: vec[i64],
        under_size: vec[i64],
        pile: vec[i64],
        gone: vec[i64],
        up: vec[i64],
        turned: vec[i64],
        locked: vec[i64],
        events: vec[i64],
        wave: vec[i64],
        met: vec[i64],
        partly: vec[i64],
        seen: vec[i64],
        extra: vec[i64],
        gaps: vec[i64],
        stay: i64,
        mills: i64,
        losses: i64,
        banned: i64,
        active: i64,
        turns: i64,
        why: i64,
        winner: i64,
    ) -> None:
        super().__init__(top, [])
        self.hands = hands
        self.known = known  # of them, those that everybody has seen (KR-1.10)
        self.size = size  # cards in hand
        self.deck = deck  # what lies in no known order
        self.deck_size = deck_size
        self.peeked = peeked  # seat * LOOKED + i: the top of it, from the top down, as the other player has put it
        self.peeked_size = peeked_size
        self.under = under  # seat * room + i: what was put under it, from the top down: kind * 2 + 1 if all know it
        self.under_size = under_size
        self.pile = pile  # discard piles
        self.gone = gone  # cards that have left the game
        self.up = up  # on the table, upright
        self.turned = turned
        self.locked = locked  # turned, and through their owner's next turn (card 16)
        self.events = events  # played in this turn
        self.wave = wave  # by kind: means that attack together
        self.met = met  # of them: blocked, cancelled, or done
        self.partly = partly  # of them: with one block of two
        self.seen = seen  # by kind: cards of the other's deck that somebody looks at
        self.extra = extra  # power of both kinds until the end of the turn (card 52)
        self.gaps = gaps  # seat * 2: Air gaps that have stayed upright in this turn (card 45); + 1: of them, now turned
        self.stay: i64 = stay  # of them, in this wave
        self.mills: i64 = mills  # what blocks have set off: cards from the attacker's deck
        self.losses: i64 = losses  # and out of their hand
        self.banned: i64 = banned  # mask of categories that cannot block in this turn
        self.active: i64 = active
        self.turns: i64 = turns  # begun by both together
        self.why: i64 = why
        self.winner: i64 = winner  # or NONE

    def copy(self) -> KrState:
        return KrState(
            self.top,
            self.hands[:],
            self.known[:],
            self.size[:],
            self.deck[:],
            self.deck_size[:],
            self.peeked[:],
            self.peeked_size[:],
            self.under[:],
            self.under_size[:],
            self.pile[:],
            self.gone[:],
            self.up[:],
            self.turned[:],
            self.locked[:],
            self.events[:],
            self.wave[:],
            self.met[:],
            self.partly[:],
            self.seen[:],
            self.extra[:],
            self.gaps[:],
            self.stay,
            self.mills,
            self.losses,
            self.banned,
            self.active,
            self.turns,
            self.why,
            self.winner,
        )


def state_from_lists(stack: list[FrameData], lists: list[list[int]], ints: list[int]) -> KrState:
    """From plain lists, in the order of the constructor: for views and files, which are interpreted and must not make
    vecs of their own.
    """
    return KrState(
        build_stack(stack),
        vec[i64](lists[0]),
        vec[i64](lists[1]),
        vec[i64](lists[2]),
        vec[i64](lists[3]),
        vec[i64](lists[4]),
        vec[i64](lists[5]),
        vec[i64](lists[6]),
        vec[i64](lists[7]),
        vec[i64](lists[8]),
        vec[i64](lists[9]),
        vec[i64](lists[10]),
        vec[i64](lists[11]),
        vec[i64](lists[12]),
        vec[i64](lists[13]),
        vec[i64](lists[14]),
        vec[i64](lists[15]),
        vec[i64](lists[16]),
        vec[i64](lists[17]),
        vec[i64](lists[18]),
        vec[i64](lists[19]),
        vec[i64](lists[20]),
        ints[0],
        ints[1],
        ints[2],
        ints[3],
        ints[4],
        ints[5],
        ints[6],
        ints[7],
    )
