"""The structs of a scene, from which the page draws a table of Lokalka.

Players count from 0 as seats do; hosts and cards have the names of the notation, roles and machines their ids.
Everything `reconstructed` is marked.
"""

from __future__ import annotations

from msgspec import Struct


class Kind(Struct, frozen=True, gc=False):
    """A kind of card: its name in the notation, its id in the texts, and what is on it."""

    card: str
    id: str
    level: int  # 0: a special
    colour: str
    reconstructed: bool


class CardCount(Struct, frozen=True, gc=False):
    card: str
    count: int


class Machine(Struct, frozen=True, gc=False):
    """An auxiliary host that can be laid."""

    id: str
    nodes: int
    reconstructed: bool


class Place(Struct, frozen=True, gc=False):
    """A host of the ring: a player's role host, or an auxiliary one. No nodes: it is out."""

    id: str
    player: int | None  # whose role host it is
    host: str | None  # which machine an auxiliary host is, once it is laid
    nodes: int
    full: int
    defence: str | None
    owner: int | None
    reconstructed: bool


class Player(Struct, frozen=True, gc=False):
    """`role`: as everybody sees it. `chosen`: they have committed their action."""

    role: str | None
    alive: bool
    size: int
    skips: int
    bomb: bool
    chosen: bool


class Decision(Struct, frozen=True, gc=False):
    """The open decision. `player` is to act; at a duel they attack. `other` played the card, or defends themselves."""

    name: str
    rule: str
    player: int | None
    other: int | None
    to_act: tuple[int, ...]  # players to act
    at: str | None  # the place to build
    count: int  # cards to discard
    struck: tuple[int, ...]  # players whom Viruses will hurt
    card: str | None  # the special that is being played


class Marked(Struct, frozen=True, gc=False):
    """LOK-4.7: a card in a hand that others know; `card` is None for readers who do not. Spectators are -1 in `by`."""

    holder: int
    by: tuple[int, ...]
    card: str | None


class Reach(Struct, frozen=True, gc=False):
    """LOK-7: a host that the reader can attack, from which host of theirs, past which of the Administrator."""

    place: str
    start: str
    past: tuple[str, ...]
    rule: str


class Chance(Struct, frozen=True, gc=False):
    """LOK-7.4: the share, in percent, of the deals that the reader holds for possible."""

    role: str
    percent: int


class Scene(Struct, frozen=True, gc=False):
    """The fields for the reader alone come first (OWN); the rest is the same for everybody."""

    seat: int
    roles: tuple[str | None, ...]  # as the reader knows them
    hand: tuple[CardCount, ...]
    hands: tuple[tuple[CardCount, ...], ...]  # all hands, for readers who may see everything (LOK-8.7)
    marked: tuple[Marked, ...]
    reach: tuple[Reach, ...]
    chances: tuple[tuple[Chance, ...], ...]
    kinds: tuple[Kind, ...]
    places: tuple[Place, ...]
    players: tuple[Player, ...]
    admin: int | None
    turn: int | None  # whose turn it is
    direction: int
    round: int
    limit: int
    attacked: bool
    deck: int
    discard: tuple[CardCount, ...]
    pools: tuple[tuple[CardCount, ...], ...]  # held since the deck was reshuffled, holders unknown (LOK-4.7)
    decision: Decision
    choice: tuple[Machine, ...]  # while the network is built
    winners: tuple[int, ...]
    end: str | None  # why the game is over
