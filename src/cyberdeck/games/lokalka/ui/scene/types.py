"""The shapes of a scene: what a page of Lokalka is drawn from.

Players count from 0 as seats do; hosts and cards go by the names of the notation, roles and machines by their ids.
Whatever is `reconstructed` is marked so.
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
    """An auxiliary host that may be laid."""

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
    """`role`: as everybody sees it. `chosen`: they have put down their committed action."""

    role: str | None
    alive: bool
    size: int
    skips: int
    bomb: bool
    chosen: bool


class Question(Struct, frozen=True, gc=False):
    """What is asked now. `player` answers; at a duel they attack. `other` played the card, or defends themselves."""

    name: str
    rule: str
    player: int | None
    other: int | None
    pending: tuple[int, ...]  # those whose answer is awaited
    at: str | None  # the place to be built
    count: int  # cards to be discarded
    struck: tuple[int, ...]  # those whom Viruses will hurt
    card: str | None  # the special that is being played


class Marked(Struct, frozen=True, gc=False):
    """LOK-4.7: a card in a hand that others know; `card` is None for those who do not. Watchers are -1 in `by`."""

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
    """LOK-7.4: in how many of a hundred deals that the reader holds for possible."""

    role: str
    percent: int


class Scene(Struct, frozen=True, gc=False):
    """What the reader alone is shown comes first (OWN in scene.py); the rest is the same for everybody."""

    seat: int
    roles: tuple[str | None, ...]  # as the reader knows them
    hand: tuple[CardCount, ...]
    hands: tuple[tuple[CardCount, ...], ...]  # all of them, for who may see everything (LOK-8.7)
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
    pools: tuple[tuple[CardCount, ...], ...]  # held since the deck was made anew, by whom nobody knows (LOK-4.7)
    question: Question
    choice: tuple[Machine, ...]  # while the network is built
    winners: tuple[int, ...]
    end: str | None  # why the game is over
