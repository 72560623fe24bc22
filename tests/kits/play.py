"""What the tables of all games can do once a position is set up: people and chance act, and the result is seen.

A table gives a `game`, the `names` of its seats, a letter each, and a `position`; the first reading of it sets it up.
Every move is checked by a Match, and after every one the table is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Self, TypeVar, cast

import pytest

from cyberdeck.kernel import laws
from cyberdeck.kernel.errors import IllegalMove
from cyberdeck.kernel.game import CHANCE, SPECTATOR, AnyGame, State
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.kernel.wire import Event, View

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)


class Play(Generic[G, S, V]):
    game: G

    def __init__(self, names: str) -> None:
        self.names = names
        self.set_up = False  # from then on nothing more is described
        self.happened: list[Event] = []
        self._match: Match | None = None

    def position(self) -> Mapping[str, object]:
        raise NotImplementedError

    def count(self) -> None:
        """Everything is there, and adds up."""
        assert self.game.check_invariants(self.state) == []

    def violations_after(self, mistake: Callable[[dict[str, Any]], None]) -> str:
        """What a recount finds in this sound position once its dump is changed by a mistake."""
        data = dict(self.game.dump(self.state))
        assert self.game.check_invariants(self.game.load(data)) == []
        mistake(data)
        return " ".join(self.game.check_invariants(self.game.load(data)))

    def fresh(self) -> Self:
        """Before the first action of a game: it is chance that acts."""
        self.set_up = True
        self._match = Match(self.game, bytes(32))
        return self

    # When: moves

    @property
    def state(self) -> S:
        return cast(S, self.match.state)

    @property
    def match(self) -> Match:
        if self._match is None:
            self._match = Match(self.game, bytes(32))
            self._match.state = self.game.load(self.position())
            self.set_up = True
            self.count()
        return self._match

    def force(self, seat: int, action: int) -> None:
        self.happened += self.match.replay_action(seat, action).events
        self.count()

    def do(self, *moves: str, by: str = "") -> Self:
        """Moves, in notation, of the player who is to act; `by` says who that must be, or which of several."""
        for move in moves:
            assert self.seat, f"nobody is to act, so nobody can make the move {move}"
            assert by in self.seat, f"{self.seat} is to act, not {by}"
            assert by or len(self.seat) == 1, f"who acts, of {self.seat}?"
            self.force(self.names.index(by or self.seat), self.game.encode(self.game.parse_move(move)))
        return self

    def roll(self) -> Self:
        """Samples chance until somebody is to act."""
        while not self.match.is_over and not self.match.players_to_act:
            self.force(CHANCE, self.match.roll_chance())
        return self

    # Then: what is so now

    @property
    def seat(self) -> str:
        """Who is to act now; nobody if chance is, or the game is over."""
        return "".join(self.names[seat] for seat in self.match.players_to_act)

    @property
    def rule(self) -> str:
        """The rule behind the decision."""
        return self.game.decision_rule(self.view())

    @property
    def decision(self) -> str:
        """Who is to act, and by which rule: `A CS-4.2`."""
        return f"{self.seat} {self.rule}"

    def view(self, player: str = "") -> V:
        """What a player sees, or a spectator."""
        return cast(V, self.game.view(self.state, self.names.index(player) if player else SPECTATOR))

    def legal(self, *starts: str, by: str = "") -> set[str]:
        """The legal moves, those alone that start with one of these if there are any."""
        actions = self.game.legal_actions(self.state, self.names.index(by or self.seat))
        assert actions == sorted(set(actions))
        texts = {self.game.format_move(self.game.decode(action)) for action in actions}
        return {text for text in texts if text.startswith(starts or "")}

    def refuses(self, move: str, by: str = "") -> str:
        """The rule that forbids this move to the player who is to act, by their view alone. Nothing changes by it."""
        before = self.game.dump(self.state)
        player = by or self.seat
        with pytest.raises(IllegalMove) as refused:
            self.match.submit(self.names.index(player), move)
        assert self.game.dump(self.state) == before
        assert (
            self.game.violated_rule(self.view(player), self.game.encode(self.game.parse_move(move)))
            == refused.value.rule
        )
        return refused.value.rule

    def forbidding(self) -> set[str]:
        """The rules that forbid all that is not legal to the player who is to act."""
        legal = set(self.game.legal_actions(self.state, self.names.index(self.seat)))
        others = [action for action in range(self.game.num_actions) if action not in legal]
        return {self.game.violated_rule(self.view(self.seat), action) for action in others}

    def result(self, ending: int, rules: Mapping[int, str]) -> str:
        """In a game for two, by which rule it is over and who has won: `2.1 A`, `2.6 -`; nothing while it goes on.
        `rules` names the rule of each way to end.
        """
        if not ending:
            return ""
        paid = self.game.returns(self.state)
        return f"{rules[ending]} {'-' if paid == [0, 0] else self.names[paid.index(1)]}"

    def events_for(self, kind: type[E]) -> list[E]:
        return [event for event in self.happened if isinstance(event, kind)]

    def shown_to(self, player: str, kind: type[E]) -> list[E]:
        """What a player, or a spectator, was shown."""
        seat = self.names.index(player) if player else SPECTATOR
        return [event for e in self.events_for(kind) if isinstance(event := self.game.redact(e, seat), kind)]

    def nobody_peeks(self) -> Self:
        """Everybody's view leaves worlds possible, and these look to them like the truth."""
        for viewer in range(-1, self.game.num_seats):
            laws.no_peeking(self.game, self.state, viewer, FastRng(viewer + 2))
        return self
