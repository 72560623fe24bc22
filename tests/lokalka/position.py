"""Positions of Lokalka for tests, in the middle of a turn. See tests/lokalka/table.py."""

from __future__ import annotations

from typing import Any, Self

from cyberdeck.games.lokalka import Lokalka, Options
from cyberdeck.games.lokalka import ids as i
from cyberdeck.games.lokalka.components.types import HOST_IDS, ROLE_IDS
from cyberdeck.games.lokalka.notation import PLACE_NAMES
from tests.lokalka.cards import counted, less

ROLES = "administrator hacker insider hacker helpdesk hacker helpdesk insider"
LAID = "file-server proxy database web-server mail-server print-server access-point backup-storage"
HIDDEN_ROLES = 1 << i.HACKER | 1 << i.INSIDER | 1 << i.HELPDESK


class Position:
    def __init__(self, players: int = 5, **options: Any) -> None:
        self.game = Lokalka(Options(players=players, **options))
        self.data: dict[str, Any] = {**self.game.dump(self.game.initial_state()), "round": 1}
        del self.data["left"]
        self.names = "ABCDEFGH"[:players]
        self.set_up = False
        self._roles = ROLES.split()[:players]
        self._turn = 0
        self._hands: dict[str, str] = {}
        self._piles: dict[str, str] = {}
        self._hosts: dict[str, dict[str, Any]] = {}
        self._out = ""

    def given(self, **facts: Any) -> Self:
        """Any field of a dumped state."""
        assert not self.set_up, "a position is described before the first action"
        self.data |= facts
        return self

    def roles(self, roles: str) -> Self:
        """From A on. The numbers of the roles need not follow the rules."""
        self._roles = roles.split()
        return self

    def turn(self, player: str) -> Self:
        """Sets the active player, who has already drawn."""
        self._turn = self.names.index(player)
        return self

    def hands(self, **hands: str) -> Self:
        """By player. `rest` is every card not placed elsewhere."""
        self._hands |= hands
        return self

    def piles(self, **piles: str) -> Self:
        """The `deck`, or the `discard` pile, holds exactly these cards; the rest is in the other one, or in the hand
        given as `rest`.
        """
        self._piles |= piles
        return self

    def host(self, place: str, **facts: Any) -> Self:
        """nodes (0: it is out), owner (a player), defence (a level)."""
        self._hosts[place] = {**self._hosts.get(place, {}), **facts}
        return self

    def out(self, players: str) -> Self:
        self._out = players
        return self

    def bomb(self, player: str) -> Self:
        return self.given(bomb=self.names.index(player))

    def skips(self, **skips: int) -> Self:
        return self.given(skips=[skips.get(name, 0) for name in self.names])

    def backwards(self) -> Self:
        """Counter-clockwise."""
        return self.given(direction=-1)

    def _network(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {"host": [], "nodes": [], "owner": [], "defence": []}
        for place in range(2 * len(self.names)):
            seat, name = place // 2, PLACE_NAMES[place]
            host = HOST_IDS.index(LAID.split()[seat]) if place % 2 else i.NONE
            full = self.game.params.host_nodes[host] if place % 2 else self.game.params.role_nodes[self._role(seat)]
            facts = self._hosts.get(name, {})
            nodes = 0 if name[0] == "P" and self.names[seat] in self._out else facts.get("nodes", int(full))
            keeper = facts.get("owner", self.names[self._admin] if place % 2 else self.names[seat])
            found["host"].append(host)
            found["nodes"].append(nodes)
            found["owner"].append(self.names.index(keeper) if nodes else i.NONE)
            found["defence"].append(facts.get("defence", 0))
        return found

    @property
    def _admin(self) -> int:
        return self._roles.index("administrator")

    def _role(self, seat: int) -> int:
        return ROLE_IDS.index(self._roles[seat])

    def position(self) -> dict[str, Any]:
        """The position as a dumped state."""
        seats = range(len(self.names))
        network = self._network()
        hands = [counted("" if (hand := self._hands.get(p, "")) == "rest" else hand) for p in self.names]
        rest = [int(n) for n in self.game.params.quantity]
        laid = " ".join(f"d{level}" for level in network["defence"] if level)
        for cards in (*hands, counted(laid), counted("bomb" if self.data["bomb"] != i.NONE else "")):
            rest = less(rest, cards)
        piles = {name: counted(self._piles.get(name, "")) for name in ("deck", "discard")}
        for pile in piles.values():
            rest = less(rest, pile)
        holders = [p for p in seats if self._hands.get(self.names[p]) == "rest"]
        others = hands[holders[0]] if holders else piles["discard" if "deck" in self._piles else "deck"]
        others[:] = [n + more for n, more in zip(others, rest, strict=True)]
        alive = [p for p in seats if self.names[p] not in self._out]
        known = [p for p in seats if p not in alive or p == self._admin]
        return {
            "left": len(alive) - 1,
            **self.data,
            **network,
            **piles,
            "stack": ((i.K_TURN, 1 << self._turn, 0, self._turn, 0, 0),),
            "role": [self._role(p) for p in seats],
            "may": [1 << self._role(p) if p in known else HIDDEN_ROLES for p in seats],
            "hands": [n for hand in hands for n in hand],
            "size": [sum(hand) for hand in hands],
            "admin": self._admin,
            "alive": sum(1 << p for p in alive),
        }
