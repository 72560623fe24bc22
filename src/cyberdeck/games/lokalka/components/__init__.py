"""The components of Lokalka (LOK-1), read from data/*.toml and checked.

Contract: `load()` reads the files once; `load(folder)` reads files of the same names from elsewhere. The result has
passed every check below; otherwise BadData is raised with the details file, item and reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from cyberdeck.components import data
from cyberdeck.components.data import Loader, bad, equal, items, listed, quantities
from cyberdeck.games.lokalka.components.types import (
    CARD_IDS,
    DECK,
    HOST_IDS,
    PIECES,
    PLAYERS,
    ROLE_IDS,
    CardKind,
    Components,
    Host,
    Piece,
    RolesFile,
)

_CARDS: Final = "cards.toml"
_ROLES: Final = "roles.toml"
_HOSTS: Final = "hosts.toml"
_PIECES: Final = "pieces.toml"


def _read(folder: Traversable | Path) -> Components:
    kinds = items(folder / _CARDS, "card", CardKind)
    whole = data.load(folder / _ROLES, RolesFile)
    hosts = items(folder / _HOSTS, "host", Host)
    pieces = items(folder / _PIECES, "piece", Piece)
    quantities(_PIECES, "piece", [(piece.id, piece.quantity) for piece in pieces], PIECES)  # LOK-1.1
    _check_cards(kinds)
    _check_roles(whole)
    listed(_HOSTS, "host", [host.id for host in hosts], HOST_IDS)
    _check_nodes(whole, hosts)
    return Components(
        kinds=kinds,
        role_items=whole.role,
        tables=whole.table,
        hosts=hosts,
        pieces=pieces,
        quantity=tuple(kind.quantity for kind in kinds),
        level=tuple(kind.level for kind in kinds),
        lilac=tuple(kind.colour != "amber" for kind in kinds),
        amber=tuple(kind.colour != "lilac" for kind in kinds),
        role_nodes=tuple(role.nodes for role in whole.role),
        host_nodes=tuple(host.nodes for host in hosts),
        roles={table.players: table.counts for table in whole.table},
    )


load: Final = Loader("cyberdeck.games.lokalka", _read)


def _check_cards(kinds: Sequence[CardKind]) -> None:
    """LOK-1.2, LOK-1.3: the kinds, their levels and colours, and the number of cards."""
    listed(_CARDS, "card", [kind.id for kind in kinds], CARD_IDS)
    for kind in kinds:
        _check_card(kind)
    if not any(kind.colour == "both" for kind in kinds):
        raise bad(_CARDS, "", "has no special of both colours")
    equal(_CARDS, "", "the number of cards", sum(kind.quantity for kind in kinds), PIECES["game-card"])
    for family, most in DECK.items():
        found = sum(kind.quantity for kind in kinds if kind.kind == family)
        equal(_CARDS, "", f"the number of {family} cards", found, most)


def _check_card(kind: CardKind) -> None:
    """The id of an attack or a defence is its kind and level; it has one colour, a special no level."""
    item = f"card {kind.id}"
    family, _, level = kind.id.rpartition("-")
    if family not in ("attack", "defence"):
        equal(_CARDS, item, "kind", kind.kind, "special")
        equal(_CARDS, item, "level", kind.level, 0)
        return
    equal(_CARDS, item, "kind", kind.kind, family)
    equal(_CARDS, item, "level", kind.level, int(level))
    equal(_CARDS, item, "colour", kind.colour, {"attack": "lilac", "defence": "amber"}[family])


def _check_roles(whole: RolesFile) -> None:
    """LOK-2.2: every table has one Administrator, a Hacker and an Insider, and a role for each player."""
    listed(_ROLES, "role", [role.id for role in whole.role], ROLE_IDS)
    listed(_ROLES, "table", [table.players for table in whole.table], PLAYERS)
    for table in whole.table:
        item = f"table {table.players}"
        equal(_ROLES, item, "the number of roles", sum(table.counts), table.players)
        equal(_ROLES, item, "administrator", table.administrator, 1)
        if not table.hacker or not table.insider:
            raise bad(_ROLES, item, "needs a hacker and an insider")
    equal(_ROLES, "", "the number of role cards", sum(whole.table[-1].counts), PIECES["role-card"])


def _check_nodes(whole: RolesFile, hosts: Sequence[Host]) -> None:
    """LOK-1.4: the host cards of the box have more nodes together than the box has tokens."""
    roles = sum(role.nodes * count for role, count in zip(whole.role, whole.table[-1].counts, strict=True))
    nodes = roles + sum(host.nodes for host in hosts)
    if nodes <= PIECES["token"]:
        raise bad(_HOSTS, "", f"roles and hosts have {nodes} nodes, not more than the {PIECES['token']} tokens")
