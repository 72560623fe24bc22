"""A table of Lokalka for tests in the form given, when, then.

    t = Table(4).hands(B="a3", C="d1").host("H1", nodes=1, defence=2).turn("B")
    t.do("a3>H1").luck("a1")
    assert t.nodes("H1") == 0
    assert t.cards("B") == "a1"

- Players are A to H; A is the Administrator, B and D are Hackers, C is the Insider, E is a Helpdesk, then F a Hacker,
  G a Helpdesk, H an Insider; `roles` overrides that. The host after A is the file server; then come proxy, database,
  web server, mail server, print server, access point, backup storage.
- Given: the methods of Position describe a position in the middle of a turn, A's by default; its first use sets it up.
  Only the players named in `hands` hold cards. All other cards are in the deck.
- When: `do` acts for people in the game's notation, `luck` and `roll` for chance. A Match checks every action; then
  `Game.check_invariants` checks the state.
- Then: the rest. `decision`, `legal` and `refuses` show the decision and its legal actions, `happened` the events.
"""

from __future__ import annotations

from typing import Any, Self

from cyberdeck.games.lokalka import Lokalka
from cyberdeck.games.lokalka import ids as i
from cyberdeck.games.lokalka.components.types import HOST_IDS, ROLE_IDS
from cyberdeck.games.lokalka.notation import CARD_NAMES, PLACE_IDS
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import CHANCE
from tests.kits.play import Play
from tests.lokalka.cards import spelled
from tests.lokalka.position import LAID, Position

ENDS = {0: "", i.W_NETWORK: "9.1", i.W_HACKER: "9.2", i.W_INSIDER: "9.3", i.W_HACKERS: "9.4", i.W_LIMIT: "9.6"}


class Table(Position, Play[Lokalka, LokState, LokView]):
    def __init__(self, players: int = 5, **options: Any) -> None:
        Position.__init__(self, players, **options)
        Play.__init__(self, self.names)

    def begun(self) -> Self:
        """Roles and hosts as dealt here; everybody has cards and has laid nothing: A's first turn."""
        self.fresh().luck("A", *self._roles[1:])
        for host in LAID.split()[: len(self.names)]:
            self.do(f"lay {host}")
        self.roll()
        for _ in self.names:
            self.do("pass")
        return self.roll()

    # When: actions

    def count(self) -> None:
        """Also allows other numbers of each role, as `roles` may have set them."""
        assert [problem for problem in self.game.check_invariants(self.state) if " of role " not in problem] == []

    def luck(self, *outcomes: str) -> Self:
        """Chance outcomes: a card, a player, a role, a host, or the number of a group of cards in a hand."""
        lists: dict[int, Any] = {i.K_ADMIN: self.names, i.K_ROLE: ROLE_IDS, i.K_LAY: HOST_IDS, i.K_STEAL: "0123456789"}
        for outcome in outcomes:
            self.force(CHANCE, lists.get(self.state.top.kind, CARD_NAMES).index(outcome))
        return self

    # Then: the state now

    @property
    def end(self) -> str:
        """The rule that ended the game and the winners: `9.1 AE`; empty while it goes on."""
        return f"{ENDS[self.state.ending]} {self.winners}".strip()

    @property
    def winners(self) -> str:
        """The winners, by the returns of the game."""
        return "".join(name for name, won in zip(self.names, self.game.returns(self.state), strict=True) if won)

    @property
    def alive(self) -> str:
        return "".join(self.names[seat] for seat in members(self.state.alive))

    def odds(self) -> dict[int, int]:
        """The chance outcomes now, by weight."""
        return {} if self.match.players_to_act else dict(self.game.chance_outcomes(self.state))

    def targets(self) -> str:
        """The hosts that the player can attack, clockwise from A."""
        places = {text.partition(">")[2] for text in self.legal("a")}
        return " ".join(sorted(places, key=PLACE_IDS.__getitem__))

    def cards(self, where: str) -> str:
        """The hand of a player, the `deck`, or the `discard` pile."""
        data: Any = self.game.dump(self.state)
        if where not in self.names:
            return spelled(data[where])
        first = self.names.index(where) * i.KINDS
        return spelled(data["hands"][first : first + i.KINDS])

    def nodes(self, place: str) -> int:
        return int(self.state.nodes[PLACE_IDS[place]])

    def defence(self, place: str) -> int:
        return int(self.state.defence[PLACE_IDS[place]])

    def owner(self, place: str) -> str:
        seat = self.state.owner[PLACE_IDS[place]]
        return "" if seat == i.NONE else self.names[seat]
