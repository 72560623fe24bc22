"""Types of Lokalka's component data: ids and structs.

Contract
- Kinds of card are numbered as in CARD_IDS, roles as in ROLE_IDS, auxiliary hosts as in HOST_IDS.
- CardKind, Role, Table, Host and Piece mirror one item of a file in data/; the tuples of numbers in Components are
  derived from them, in the order of the ids.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from cyberdeck.components.data import Component, Sourced

LEVELS: Final = 5
CARD_IDS: Final = (
    *(f"attack-{level}" for level in range(1, LEVELS + 1)),
    *(f"defence-{level}" for level in range(1, LEVELS + 1)),
    *("flood", "social-engineering", "viruses", "direct-access", "backup", "maintenance", "sandbox", "router"),
    *("botnet", "logic-bomb"),
)
ROLE_IDS: Final = ("administrator", "hacker", "insider", "helpdesk")
HOST_IDS: Final = (
    *("file-server", "mail-server", "database", "web-server"),
    *("print-server", "proxy", "access-point", "backup-storage"),
)
PLAYERS: Final = (4, 5, 6, 7, 8)
PIECES: Final = {"game-card": 110, "role-card": 8, "host-card": 8, "token": 51}
DECK: Final = {"attack": 40, "defence": 36}  # the rest are specials

Colour = Literal["lilac", "amber", "both"]
Count = Annotated[int, Meta(ge=1, le=110)]
Level = Annotated[int, Meta(ge=1, le=LEVELS)]
Nodes = Annotated[int, Meta(ge=1, le=9)]
Share = Annotated[int, Meta(ge=0, le=8)]
Ints = tuple[int, ...]
RoleCounts = tuple[int, int, int, int]  # Administrator, Hackers, Insiders, Helpdesks


class CardKind(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """LOK-1.2, LOK-1.3: the cards of one kind are alike. A special has no level."""

    id: str
    kind: Literal["attack", "defence", "special"]
    quantity_fact: Sourced[Count] = field(name="quantity")
    colour_fact: Sourced[Colour] = field(name="colour")
    level_fact: Sourced[Level] | None = field(name="level", default=None)

    @property
    def quantity(self) -> int:
        return self.quantity_fact.value

    @property
    def colour(self) -> Colour:
        return self.colour_fact.value

    @property
    def level(self) -> int:
        """0 for a special."""
        return 0 if self.level_fact is None else self.level_fact.value


class Role(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """LOK-2.1, LOK-3.4"""

    id: str
    nodes_fact: Sourced[Nodes] = field(name="nodes")

    @property
    def nodes(self) -> int:
        return self.nodes_fact.value


class Table(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """LOK-2.2: the number of each role at a table of this many players."""

    players: int
    administrator: Share
    hacker: Share
    insider: Share
    helpdesk: Share

    @property
    def counts(self) -> RoleCounts:
        return (self.administrator, self.hacker, self.insider, self.helpdesk)


class RolesFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    role: tuple[Role, ...]
    table: tuple[Table, ...]


class Host(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """LOK-3.2, LOK-3.4: an auxiliary host."""

    id: str
    nodes: Nodes


class Piece(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """LOK-1.1"""

    id: str
    quantity: int


class Components(Struct, frozen=True, kw_only=True):
    kinds: tuple[CardKind, ...]
    role_items: tuple[Role, ...]
    tables: tuple[Table, ...]
    hosts: tuple[Host, ...]
    pieces: tuple[Piece, ...]
    quantity: Ints  # by kind of card
    level: Ints  # by kind of card, 0 for a special
    lilac: tuple[bool, ...]  # by kind of card: whether the colour is on it, alone or with the other
    amber: tuple[bool, ...]
    role_nodes: Ints
    host_nodes: Ints
    roles: dict[int, RoleCounts]  # by number of players
