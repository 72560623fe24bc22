"""A table of Cyber Shield for tests in the form given, when, then.

    t = Table().side("B", "provider | desktop 1").hands(A="trojan", B="update")
    t.do("trojan>2").do("update>2", by="B")
    assert t.at("B2") == "desktop 1 +update +trojan"
    assert t.score("B") == 0

- Players are A and B. Cards on the table are A1 … A24 and B1 … B24, in the notation of tests/cybershield/side.py.
- Given: the methods of Position describe a step of a turn, by default A's third one; the first use sets it up. Only the
  players named in `hands` hold cards, so nobody else can answer. All other cards are in the decks.
- When: `do` acts for people in the game's notation, `luck` and `roll` for chance. A Match checks every action; then
  `Game.check_invariants` and side.py check the state.
- Then: the rest. `decision`, `legal` and `refuses` show the decision and its legal actions, `happened` the events.
"""

from __future__ import annotations

from typing import Any, Self

from cyberdeck.games.cybershield import CyberShield
from cyberdeck.games.cybershield import ids as i
from cyberdeck.games.cybershield.spots import spots
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.kernel.game import CHANCE
from tests.cybershield import side
from tests.cybershield.cards import KIND, listed, spelled
from tests.cybershield.position import NAMES, Position
from tests.kits.play import Play

ENDS = {i.W_TEN: "2.1", i.W_MINUS: "2.2", i.W_DECK: "2.3", i.W_LIMIT: "2.6"}


class Table(Position, Play[CyberShield, CsState, CsView]):
    def __init__(self, **options: Any) -> None:
        Position.__init__(self, **options)
        Play.__init__(self, NAMES)

    # When: actions

    def count(self) -> None:
        """Also checks the state with side.py."""
        super().count()
        lying = spots(self.state)
        sides = [[spot for spot in lying if spot.place // i.SIDE == seat] for seat in (0, 1)]
        assert list(self.state.score) == [side.points(sides[seat], sides[1 - seat]) for seat in (0, 1)]

    def luck(self, *outcomes: str) -> Self:
        """Chance outcomes: a card, or a player."""
        for outcome in outcomes:
            assert not self.seat, f"{self.seat} is to act, not chance"
            self.force(CHANCE, NAMES.index(outcome) if outcome in NAMES else KIND[outcome])
        return self

    def settle(self) -> Self:
        """Samples chance, and everybody passes, until there is another decision."""
        while self.roll().seat and self.decision.endswith("CS-4.5"):
            self.do("pass")
        return self

    # Then: the state now

    @property
    def end(self) -> str:
        """The rule that ended the game and the winner: `2.1 A`, `2.6 -`; empty while it goes on."""
        return self.result(int(self.state.ending), ENDS)

    def odds(self) -> dict[str, int]:
        """All outcomes of chance now, with their weights."""
        return {listed([kind]): n for kind, n in self.game.chance_outcomes(self.state)}

    def on(self, card: str) -> str:
        """The numbers of the cards on which a card can be played."""
        return " ".join(sorted(text.removeprefix(f"{card}>") for text in self.legal(f"{card}>")))

    def cards(self, player: str, where: str = "hands") -> str:
        """Their `hands`, `known` cards or `deck`, by number; `under` from the top down, `pile` from the bottom up."""
        data: Any = self.game.dump(self.state)
        seat = NAMES.index(player)
        if where in ("under", "pile"):
            return listed(data[where][seat])
        return spelled(data[where][seat * i.KINDS : seat * i.KINDS + i.KINDS])

    def at(self, card: str) -> str:
        """The card on a place, in the notation of side.py."""
        place = NAMES.index(card[0]) * i.SIDE + int(card[1:]) - 1
        return side.write(next((spot for spot in spots(self.state) if spot.place == place), None))

    def lies(self, player: str) -> str:
        """All of a side."""
        lying = [spot for spot in spots(self.state) if NAMES[spot.place // i.SIDE] == player]
        return " | ".join(side.write(spot) for spot in lying)

    def net(self, player: str) -> str:
        """The numbers of their connected cards."""
        return " ".join(str(slot + 1) for slot in self.view().connected[NAMES.index(player)])

    def score(self, player: str) -> int:
        return int(self.state.score[NAMES.index(player)])

    @property
    def plays(self) -> int:
        return int(self.state.plays)
