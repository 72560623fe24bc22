"""The state of a game of Lokalka: data, no rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cyberdeck.games.lokalka.ids import KINDS, NONE
from cyberdeck.kernel.actions import filled
from cyberdeck.kernel.game import Frame, FrameData, State, build_stack
from cyberdeck.kernel.saved import SavedFields


@final
@mypyc_attr(acyclic=True)
class LokState(State):
    """vecs never change their length. Masks are over seats, places or kinds."""

    committed: list[int]  # by seat: the choice in a simultaneous decision; saved as "sealed"
    role: vec[i64]  # by seat
    possible_roles: vec[i64]  # by seat: mask of the roles that their actions leave possible (LOK-7.4); saved as "may"
    hands: vec[i64]  # seat * KINDS + kind
    size: vec[i64]  # cards in hand
    marked: vec[i64]  # cards in hands that somebody besides their holder knows: see rules/marks.py
    marks: i64  # their number; derived: len([card for card in marked if card]); at first: 0
    deck: vec[i64]  # by kind: nothing lies in any order
    deck_size: i64  # derived: sum(deck)
    discard: vec[i64]  # by kind; at first: filled(KINDS, 0)
    discard_size: i64  # derived: sum(discard); at first: 0
    host: vec[i64]  # by place: which auxiliary host, NONE for a role host or before it is laid
    nodes: vec[i64]  # by place, 0 when it is out
    defence: vec[i64]  # by place: level of the card on it, 0 = none
    owner: vec[i64]  # by place: who controls it
    skips: vec[i64]  # by seat: turns to be skipped (LOK-10.7)
    admin: i64  # at first: NONE
    alive: i64  # seats that are in
    direction: i64  # 1 or -1 (LOK-10.8); at first: 1
    bomb: i64  # before whom it lies, or NONE; at first: NONE
    attacked: i64  # 1 once the attack of this turn is made (LOK-4.2); at first: 0
    round: i64  # at first: 0
    left: i64  # turns until the next round (LOK-9.6); at first: 0
    ending: i64  # how the game ended; at first: 0; saved as "why"
    winners: i64  # seats; at first: 0

    # --- below: written by `make states` from the fields above; do not edit ---
    # fmt: off

    def __init__(
        self, top: Frame, committed: list[int], role: vec[i64], possible_roles: vec[i64], hands: vec[i64],
        size: vec[i64], marked: vec[i64], marks: i64, deck: vec[i64], deck_size: i64, discard: vec[i64],
        discard_size: i64, host: vec[i64], nodes: vec[i64], defence: vec[i64], owner: vec[i64], skips: vec[i64],
        admin: i64, alive: i64, direction: i64, bomb: i64, attacked: i64, round: i64, left: i64, ending: i64,
        winners: i64,
    ) -> None:
        super().__init__(top, committed)
        self.role = role
        self.possible_roles = possible_roles
        self.hands = hands
        self.size = size
        self.marked = marked
        self.marks = marks
        self.deck = deck
        self.deck_size = deck_size
        self.discard = discard
        self.discard_size = discard_size
        self.host = host
        self.nodes = nodes
        self.defence = defence
        self.owner = owner
        self.skips = skips
        self.admin = admin
        self.alive = alive
        self.direction = direction
        self.bomb = bomb
        self.attacked = attacked
        self.round = round
        self.left = left
        self.ending = ending
        self.winners = winners

    def copy(self) -> LokState:
        return LokState(
            self.top, self.committed[:], self.role[:], self.possible_roles[:], self.hands[:], self.size[:],
            self.marked[:], self.marks, self.deck[:], self.deck_size, self.discard[:], self.discard_size, self.host[:],
            self.nodes[:], self.defence[:], self.owner[:], self.skips[:], self.admin, self.alive, self.direction,
            self.bomb, self.attacked, self.round, self.left, self.ending, self.winners,
        )

    @staticmethod
    def initial(
        *, committed: list[int], role: vec[i64], possible_roles: vec[i64], hands: vec[i64], size: vec[i64],
        marked: vec[i64], deck: vec[i64], deck_size: i64, host: vec[i64], nodes: vec[i64], defence: vec[i64],
        owner: vec[i64], skips: vec[i64], alive: i64,
    ) -> LokState:
        """A new state, with an empty stack."""
        return LokState(
            build_stack([]), committed, role, possible_roles, hands, size, marked, 0, deck, deck_size, filled(KINDS, 0),
            0, host, nodes, defence, owner, skips, NONE, alive, 1, NONE, 0, 0, 0, 0, 0,
        )

    @staticmethod
    def from_lists(
        *, stack: list[FrameData], committed: list[int], role: list[int], possible_roles: list[int], hands: list[int],
        size: list[int], marked: list[int], deck: list[int], discard: list[int], host: list[int], nodes: list[int],
        defence: list[int], owner: list[int], skips: list[int], alive: i64, admin: i64 = NONE, direction: i64 = 1,
        bomb: i64 = NONE, attacked: i64 = 0, round: i64 = 0, left: i64 = 0, ending: i64 = 0, winners: i64 = 0,
    ) -> LokState:
        """From plain lists: interpreted code must not make vecs of its own. The stack is bottom up."""
        return LokState(
            build_stack(stack), committed, vec[i64](role), vec[i64](possible_roles), vec[i64](hands), vec[i64](size),
            vec[i64](marked), len([card for card in marked if card]), vec[i64](deck), sum(deck), vec[i64](discard),
            sum(discard), vec[i64](host), vec[i64](nodes), vec[i64](defence), vec[i64](owner), vec[i64](skips), admin,
            alive, direction, bomb, attacked, round, left, ending, winners,
        )

    def dump(self) -> dict[str, object]:
        return {  # mypyc: ok
            "stack": tuple(self.stack()), "sealed": tuple(self.committed), "role": tuple(self.role),
            "may": tuple(self.possible_roles), "hands": tuple(self.hands), "size": tuple(self.size),
            "marked": tuple(self.marked), "deck": tuple(self.deck), "discard": tuple(self.discard),
            "host": tuple(self.host), "nodes": tuple(self.nodes), "defence": tuple(self.defence),
            "owner": tuple(self.owner), "skips": tuple(self.skips), "admin": self.admin, "alive": self.alive,
            "direction": self.direction, "bomb": self.bomb, "attacked": self.attacked, "round": self.round,
            "left": self.left, "why": self.ending, "winners": self.winners,
        }

    @staticmethod
    def load(saved: SavedFields) -> LokState:
        state = LokState.from_lists(
            stack=saved.frames("stack"), committed=saved.ints("sealed"), role=saved.ints("role"),
            possible_roles=saved.ints("may"), hands=saved.ints("hands"), size=saved.ints("size"),
            marked=saved.ints("marked"), deck=saved.ints("deck"), discard=saved.ints("discard"),
            host=saved.ints("host"), nodes=saved.ints("nodes"), defence=saved.ints("defence"),
            owner=saved.ints("owner"), skips=saved.ints("skips"), admin=saved.number("admin"),
            alive=saved.number("alive"), direction=saved.number("direction"), bomb=saved.number("bomb"),
            attacked=saved.number("attacked"), round=saved.number("round"), left=saved.number("left"),
            ending=saved.number("why"), winners=saved.number("winners"),
        )
        saved.finish()
        return state
