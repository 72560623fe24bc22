"""What is true at a table of Lokalka: fields and copy(), no rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cyberdeck.kernel.game import Frame, FrameData, State, build_stack


@final
@mypyc_attr(acyclic=True)
class LokState(State):
    """vecs never change their length. Masks are over seats, places or kinds."""

    def __init__(
        self,
        top: Frame,
        sealed: list[int],
        role: vec[i64],
        possible_roles: vec[i64],
        hands: vec[i64],
        size: vec[i64],
        marked: vec[i64],
        marks: i64,
        deck: vec[i64],
        deck_size: i64,
        discard: vec[i64],
        discard_size: i64,
        host: vec[i64],
        nodes: vec[i64],
        defence: vec[i64],
        owner: vec[i64],
        skips: vec[i64],
        admin: i64,
        alive: i64,
        direction: i64,
        bomb: i64,
        attacked: i64,
        round: i64,
        left: i64,
        ending: i64,
        winners: i64,
    ) -> None:
        super().__init__(top, sealed)
        self.role = role  # by seat
        self.possible_roles = possible_roles  # by seat: mask of the roles that what they did leaves possible (LOK-7.4)
        self.hands = hands  # seat * KINDS + kind
        self.size = size  # cards in hand
        self.marked = marked  # cards in hands that somebody besides their holder knows: see rules/marks.py
        self.marks: i64 = marks  # so many of them
        self.deck = deck  # by kind: nothing lies in any order
        self.deck_size: i64 = deck_size
        self.discard = discard  # by kind
        self.discard_size: i64 = discard_size
        self.host = host  # by place: which auxiliary host, NONE for a role host or before it is laid
        self.nodes = nodes  # by place, 0 when it is out
        self.defence = defence  # by place: level of the card on it, 0 = none
        self.owner = owner  # by place: who controls it
        self.skips = skips  # by seat: turns to be skipped (LOK-10.7)
        self.admin: i64 = admin
        self.alive: i64 = alive  # seats that are in
        self.direction: i64 = direction  # 1 or -1 (LOK-10.8)
        self.bomb: i64 = bomb  # before whom it lies, or NONE
        self.attacked: i64 = attacked  # 1 once the attack of this turn is made (LOK-4.2)
        self.round: i64 = round
        self.left: i64 = left  # turns until the next round (LOK-9.6)
        self.ending: i64 = ending  # how it ended
        self.winners: i64 = winners

    def copy(self) -> LokState:
        return LokState(
            self.top,
            self.committed[:],
            self.role[:],
            self.possible_roles[:],
            self.hands[:],
            self.size[:],
            self.marked[:],
            self.marks,
            self.deck[:],
            self.deck_size,
            self.discard[:],
            self.discard_size,
            self.host[:],
            self.nodes[:],
            self.defence[:],
            self.owner[:],
            self.skips[:],
            self.admin,
            self.alive,
            self.direction,
            self.bomb,
            self.attacked,
            self.round,
            self.left,
            self.ending,
            self.winners,
        )


def state_from_lists(
    stack: list[FrameData],
    sealed: list[int],
    role: list[int],
    possible_roles: list[int],
    hands: list[int],
    size: list[int],
    marked: list[int],
    marks: i64,
    deck: list[int],
    discard: list[int],
    host: list[int],
    nodes: list[int],
    defence: list[int],
    owner: list[int],
    skips: list[int],
    admin: i64,
    alive: i64,
    direction: i64,
    bomb: i64,
    attacked: i64,
    round: i64,
    left: i64,
    ending: i64,
    winners: i64,
) -> LokState:
    """From plain lists: for views and files, which are interpreted and must not make vecs of their own."""
    return LokState(
        build_stack(stack),
        sealed,
        vec[i64](role),
        vec[i64](possible_roles),
        vec[i64](hands),
        vec[i64](size),
        vec[i64](marked),
        marks,
        vec[i64](deck),
        sum(deck),
        vec[i64](discard),
        sum(discard),
        vec[i64](host),
        vec[i64](nodes),
        vec[i64](defence),
        vec[i64](owner),
        vec[i64](skips),
        admin,
        alive,
        direction,
        bomb,
        attacked,
        round,
        left,
        ending,
        winners,
    )
