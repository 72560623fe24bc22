"""A table of Lokalka for tests that read like play: given a position, when somebody plays, then this is so.

    t = Table(4).hands(B="a3", C="d1").host("H1", nodes=1, defence=2).turn("B")
    t.do("a3>H1").luck("a1")
    assert t.nodes("H1") == 0
    assert t.cards("B") == "a1"

- Players are A to H; A is the Administrator, B and D are Hackers, C is the Insider, E is a Helpdesk, then F a Hacker,
  G a Helpdesk, H an Insider, unless `roles` says otherwise. The host after A is the file server; then come proxy,
  database, web server, mail server, print server, access point, backup storage.
- Given: the methods of Position describe one in the middle of somebody's turn, A's unless `turn` says otherwise;
  the first reading of it sets it up. Nobody holds a card but what `hands` names. Cards named nowhere are the deck.
- When: `do` answers for people in the notation of the game, `luck` and `roll` for chance. A Match checks every answer,
  and after every one the table is counted (`Game.audit`).
- Then: the rest. `question`, `legal` and `refuses` tell what is asked and may be answered, `told` what has happened.
"""

from __future__ import annotations

from typing import Any, Self, TypeVar, cast

import pytest

from cyberdeck.games.lokalka import ids as i
from cyberdeck.games.lokalka.component_types import HOST_IDS, ROLE_IDS
from cyberdeck.games.lokalka.notation import CARD_NAMES, PLACE_IDS
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.kernel import laws
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.errors import IllegalMove
from cyberdeck.kernel.game import CHANCE, WATCHER
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.kernel.wire import Event
from tests.lokalka.cards import spelled
from tests.lokalka.position import LAID, Position

ENDS = {0: "", i.W_NETWORK: "9.1", i.W_HACKER: "9.2", i.W_INSIDER: "9.3", i.W_HACKERS: "9.4", i.W_LIMIT: "9.6"}
E = TypeVar("E", bound=Event)


class Table(Position):
    def __init__(self, players: int = 5, **options: Any) -> None:
        super().__init__(players, **options)
        self.events: list[Event] = []
        self._match: Match | None = None

    def fresh(self) -> Self:
        """Before the first answer of a game: chance is asked."""
        self.set_up = True
        self._match = Match(self.game, bytes(32))
        return self

    def begun(self) -> Self:
        """Roles and hosts are dealt as they are here, everybody has cards and has laid nothing: A's first turn."""
        self.fresh().luck("A", *self._roles[1:])
        for host in LAID.split()[: len(self.names)]:
            self.do(f"lay {host}")
        self.roll()
        for _ in self.names:
            self.do("pass")
        return self.roll()

    # When: answers

    @property
    def state(self) -> LokState:
        return cast(LokState, self.match.state)

    @property
    def match(self) -> Match:
        if self._match is None:
            self.set_up = True
            self._match = Match(self.game, bytes(32))
            self._match.state = self.game.load(self.position())
            assert self.problems() == []
        return self._match

    def problems(self) -> list[str]:
        """What a recount finds; `roles` may have dealt other numbers of each."""
        return [problem for problem in self.game.audit(self.state) if " of role " not in problem]

    def _force(self, seat: int, action: int) -> None:
        self.events += self.match.force(seat, action).events
        assert self.problems() == []

    def do(self, *moves: str, by: str = "") -> Self:
        """Answers of whoever is asked, in notation; `by` says who that must be, or which of several."""
        for move in moves:
            assert self.seat, f"nobody is asked, so nobody can answer {move}"
            assert by in self.seat, f"{self.seat} is asked, not {by}"
            assert by or len(self.seat) == 1, f"who answers, of {self.seat}?"
            self._force(self.names.index(by or self.seat), self.game.encode(self.game.read(move)))
        return self

    def luck(self, *answers: str) -> Self:
        """What chance answers: a card, a player, a role, a host, or the number of a group of cards in a hand."""
        lists: dict[int, Any] = {i.K_ADMIN: self.names, i.K_ROLE: ROLE_IDS, i.K_LAY: HOST_IDS, i.K_STEAL: "0123456789"}
        for answer in answers:
            self._force(CHANCE, lists.get(self.state.top.kind, CARD_NAMES).index(answer))
        return self

    def roll(self) -> Self:
        """Dice answer for chance until somebody is asked."""
        while not self.match.over and not self.match.pending:
            self._force(CHANCE, self.match.roll())
        return self

    # Then: what is so now

    @property
    def seat(self) -> str:
        """Who has to answer now; nobody if chance has, or the game is over."""
        return "".join(self.names[seat] for seat in self.match.pending)

    @property
    def question(self) -> str:
        """Who is asked, and by which rule: `A LOK-4.2`."""
        return f"{self.seat} {self.game.rule(self.view())}"

    @property
    def end(self) -> str:
        """By which rule the game is over and who has won: `9.1 AE`; nothing while it goes on."""
        return f"{ENDS[self.state.why]} {self.winners}".strip()

    @property
    def winners(self) -> str:
        """Who has won, as the game pays them."""
        return "".join(name for name, won in zip(self.names, self.game.returns(self.state), strict=True) if won)

    @property
    def alive(self) -> str:
        return "".join(self.names[seat] for seat in members(self.state.alive))

    def odds(self) -> dict[int, int]:
        """All that chance can answer now, by weight."""
        return {} if self.match.pending else dict(self.game.chance(self.state))

    def view(self, player: str = "") -> LokView:
        """What a player sees, or a watcher."""
        return self.game.view(self.state, self.names.index(player) if player else WATCHER)

    def legal(self, start: str = "", by: str = "") -> set[str]:
        """What may be answered, as far as it starts so."""
        answers = self.game.legal(self.state, self.names.index(by or self.seat))
        assert answers == sorted(set(answers))
        return {text for action in answers if (text := self.game.write(self.game.decode(action))).startswith(start)}

    def targets(self) -> str:
        """The hosts that may be attacked, clockwise from A."""
        places = {text.partition(">")[2] for text in self.legal("a")}
        return " ".join(sorted(places, key=PLACE_IDS.__getitem__))

    def refuses(self, move: str, by: str = "") -> str:
        """The rule that forbids this answer to whoever is asked. Nothing changes by it."""
        before = self.game.dump(self.state)
        with pytest.raises(IllegalMove) as refused:
            self.match.submit(self.names.index(by or self.seat), move)
        assert self.game.dump(self.state) == before
        return refused.value.rule

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def heard(self, player: str, kind: type[E]) -> list[E]:
        """What a player, or a watcher, was told."""
        seat = self.names.index(player) if player else WATCHER
        return [event for e in self.told(kind) if isinstance(event := self.game.redact(e, seat), kind)]

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

    def nobody_peeks(self) -> Self:
        """Everybody's view leaves worlds possible, and these look to him like the truth."""
        for viewer in range(-1, len(self.names)):
            laws.no_peeking(self.game, self.state, viewer, FastRng(viewer + 2))
        return self
