"""A table of Cyber Shield for tests that read like play: given a position, when somebody plays, then this is so.

    t = Table().side("B", "provider | desktop 1").hands(A="trojan", B="update")
    t.do("trojan>2").do("update>2", by="B")
    assert t.at("B2") == "desktop 1 +update +trojan"
    assert t.score("B") == 0

- Players are A and B. Cards on the table are A1 … A24 and B1 … B24; tests/cybershield/side.py says how they are told.
- Given: the methods of Position describe a step of somebody's turn, A's third one unless `turn` says otherwise; the
  first reading of it sets it up. Nobody holds a card but what `hands` names, so that nobody else is asked for answers.
  Cards named nowhere are in the decks.
- When: `do` answers for people in the notation of the game, `luck` and `roll` for chance. A Match checks every answer,
  and after every one the table is counted, by the game (`Game.audit`) and by side.py.
- Then: the rest. `question`, `legal` and `refuses` tell what is asked and may be answered, `told` what has happened.
"""

from __future__ import annotations

from typing import Any, Self, TypeVar, cast

import pytest

from cyberdeck.games.cybershield import ids as i
from cyberdeck.games.cybershield.spots import spots
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.kernel import laws
from cyberdeck.kernel.errors import IllegalMove
from cyberdeck.kernel.game import CHANCE, WATCHER
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.kernel.wire import Event
from tests.cybershield import side
from tests.cybershield.cards import KIND, listed, spelled
from tests.cybershield.position import NAMES, Position

ENDS = {0: "", i.W_TEN: "2.1", i.W_MINUS: "2.2", i.W_DECK: "2.3", i.W_LIMIT: "2.6"}
E = TypeVar("E", bound=Event)


class Table(Position):
    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.events: list[Event] = []
        self._match: Match | None = None

    def fresh(self) -> Self:
        """Before the first answer of a game: chance is asked."""
        self.set_up = True
        self._match = Match(self.game, bytes(32))
        return self

    # When: answers

    @property
    def state(self) -> CsState:
        return cast(CsState, self.match.state)

    @property
    def match(self) -> Match:
        if self._match is None:
            self.set_up = True
            self._match = Match(self.game, bytes(32))
            self._match.state = self.game.load(self.position())
            assert self.game.audit(self.state) == []
        return self._match

    def _force(self, seat: int, action: int) -> None:
        self.events += self.match.force(seat, action).events
        assert self.game.audit(self.state) == []
        lying = spots(self.state)
        sides = [[spot for spot in lying if spot.place // i.SIDE == seat] for seat in (0, 1)]
        assert list(self.state.score) == [side.points(sides[seat], sides[1 - seat]) for seat in (0, 1)]

    def do(self, *moves: str, by: str = "") -> Self:
        """Answers of whoever is asked, in notation; `by` says who that must be."""
        for move in moves:
            assert self.seat, f"nobody is asked, so nobody can answer {move}"
            assert by in self.seat, f"{self.seat} is asked, not {by}"
            self._force(NAMES.index(self.seat), self.game.encode(self.game.read(move)))
        return self

    def luck(self, *answers: str) -> Self:
        """What chance answers: a card, or a player."""
        for answer in answers:
            assert not self.seat, f"{self.seat} is asked, not chance"
            self._force(CHANCE, NAMES.index(answer) if answer in NAMES else KIND[answer])
        return self

    def roll(self) -> Self:
        """Dice answer for chance until somebody is asked."""
        while not self.match.over and not self.match.pending:
            self._force(CHANCE, self.match.roll())
        return self

    def settle(self) -> Self:
        """Dice answer for chance, and everybody passes, until somebody is asked for something else."""
        while self.roll().seat and self.question.endswith("CS-4.5"):
            self.do("pass")
        return self

    # Then: what is so now

    @property
    def seat(self) -> str:
        """Who has to answer now; nobody if chance has, or the game is over."""
        return "".join(NAMES[seat] for seat in self.match.pending)

    @property
    def question(self) -> str:
        """Who is asked, and by which rule: `A CS-4.2`."""
        return f"{self.seat} {self.game.rule(self.view())}"

    @property
    def end(self) -> str:
        """By which rule the game is over and who has won: `2.1 A`, `2.6 -`; nothing while it goes on."""
        if not self.state.why:
            return ""
        paid = self.game.returns(self.state)
        return f"{ENDS[self.state.why]} {'-' if paid == [0, 0] else NAMES[paid.index(1)]}"

    def odds(self) -> dict[str, int]:
        """All that chance can answer now, by weight."""
        return {listed([kind]): n for kind, n in self.game.chance(self.state)}

    def view(self, player: str = "") -> CsView:
        """What a player sees, or a watcher."""
        return self.game.view(self.state, NAMES.index(player) if player else WATCHER)

    def legal(self, start: str = "") -> set[str]:
        """What may be answered, as far as it starts so."""
        answers = self.game.legal(self.state, NAMES.index(self.seat))
        assert answers == sorted(set(answers))
        return {text for action in answers if (text := self.game.write(self.game.decode(action))).startswith(start)}

    def on(self, card: str) -> str:
        """The numbers of the cards that a card can be played on."""
        return " ".join(sorted(text.removeprefix(f"{card}>") for text in self.legal(f"{card}>")))

    def refuses(self, move: str) -> str:
        """The rule that forbids this answer to whoever is asked. Nothing changes by it."""
        before = self.game.dump(self.state)
        with pytest.raises(IllegalMove) as refused:
            self.match.submit(NAMES.index(self.seat), move)
        assert self.game.dump(self.state) == before
        return refused.value.rule

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def heard(self, player: str, kind: type[E]) -> list[E]:
        """What a player, or a watcher, was told."""
        seat = NAMES.index(player) if player else WATCHER
        return [event for e in self.told(kind) if isinstance(event := self.game.redact(e, seat), kind)]

    def cards(self, player: str, where: str = "hands") -> str:
        """His `hands`, `known` cards or `deck`, by number; `under` from the top down, his `pile` from the bottom up."""
        data: Any = self.game.dump(self.state)
        seat = NAMES.index(player)
        if where in ("under", "pile"):
            return listed(data[where][seat])
        return spelled(data[where][seat * i.KINDS : seat * i.KINDS + i.KINDS])

    def at(self, card: str) -> str:
        """What lies on a place, as side.py writes it."""
        place = NAMES.index(card[0]) * i.SIDE + int(card[1:]) - 1
        return side.write(next((spot for spot in spots(self.state) if spot.place == place), None))

    def lies(self, player: str) -> str:
        """All of a side."""
        lying = [spot for spot in spots(self.state) if NAMES[spot.place // i.SIDE] == player]
        return " | ".join(side.write(spot) for spot in lying)

    def net(self, player: str) -> str:
        """The numbers of his connected cards."""
        return " ".join(str(slot + 1) for slot in self.view().net[NAMES.index(player)])

    def score(self, player: str) -> int:
        return int(self.state.score[NAMES.index(player)])

    @property
    def plays(self) -> int:
        return int(self.state.plays)

    def nobody_peeks(self) -> Self:
        """Everybody's view leaves worlds possible, and these look to him like the truth."""
        for viewer in range(-1, 2):
            laws.no_peeking(self.game, self.state, viewer, FastRng(viewer + 2))
        return self
