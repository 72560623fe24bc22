"""A table of Kiberrubezh for tests in the form given, when, then.

    t = Table().side(A="test-bench rootkit", B="laptop firewall/")
    t.wave("rootkit").do("strike rootkit", "on firewall/").luck("laptop", "laptop")
    assert t.cards("B", "pile") == "laptop laptop firewall"

- Players are A and B. Both decks have equally many cards of each kind; cards not placed elsewhere are in the decks.
- Given: the methods of Position describe a phase of a turn, by default A's attack; the first use sets it up. Only the
  players named in `hands` hold cards, so nobody else decides about events.
- When: `do` acts for people in the game's notation, `luck` and `roll` for chance. A Match checks every action; then
  `Game.check_invariants` checks the state, and tests/kiberrubezh/power.py the power.
- Then: the rest. `asked` shows the decision, `legal` and `refuses` its legal actions, `happened` the events.
"""

from __future__ import annotations

from typing import Any, Self

from cyberdeck.games.kiberrubezh import Kiberrubezh
from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.kernel.game import CHANCE
from tests.kiberrubezh import power
from tests.kiberrubezh.cards import KIND, listed, spelled
from tests.kiberrubezh.position import NAMES, Position
from tests.kits.play import Play

ENDS = {i.W_DECK: "3.1", i.W_LIMIT: "3.15"}
PHASES = {
    i.K_STARTER: "starter", i.K_DEAL: "deal", i.K_REDEAL: "redeal", i.K_BOTTOM: "bottom", i.K_DRAW: "draw",
    i.K_ASSETS: "assets", i.K_DEPLOY: "deploy", i.K_ATTACK: "attack", i.K_REACT: "react", i.K_BLOCK: "block",
    i.K_LAST: "last", i.K_RESOLVE: "resolve", i.K_OBJECT: "object", i.K_MILL: "mill", i.K_RANDOM: "random",
    i.K_PEEK: "peek", i.K_ORDER: "order", i.K_FIT: "fit", i.K_TRIM: "trim",
}  # fmt: skip


class Table(Position, Play[Kiberrubezh, KrState, KrView]):
    def __init__(self, **options: Any) -> None:
        Position.__init__(self, **options)
        Play.__init__(self, NAMES)

    # When: actions

    def count(self) -> None:
        """Also checks the power with power.py."""
        super().count()
        assert power.broken(self.view()) == []

    def wave(self, means: str) -> Self:
        """The player to act names these means and declares the wave."""
        return self.do(*[f"add {card}" for card in means.split()], "declare")

    def luck(self, *outcomes: str) -> Self:
        """Chance outcomes: a card, or a player."""
        for outcome in outcomes:
            assert not self.seat, f"{self.seat} is to act, not chance"
            self.force(CHANCE, NAMES.index(outcome) if outcome in NAMES else KIND[outcome])
        return self

    def end(self) -> Self:
        """The active player does no more in their turn; the next one has drawn."""
        active = self.state.active
        while not self.match.is_over and self.state.active == active:
            assert self.to_act.split()[1] in ("assets", "deploy", "attack"), self.to_act
            self.do("done")
        return self.roll()

    # Then: the state now

    @property
    def to_act(self) -> str:
        """Who is to act, and in what: `A assets`; ` draw` for chance, nothing when the game is over."""
        decisions = self.view().stack
        return f"{self.seat} {PHASES[decisions[-1][0]]}" if decisions else ""

    @property
    def over(self) -> str:
        """The rule that ended the game and the winner: `3.1 A`, `3.15 -`; empty while it goes on."""
        return self.result(int(self.state.ending), ENDS)

    def odds(self) -> dict[str, int]:
        """All outcomes of chance now, with their weights."""
        return {listed([kind]): n for kind, n in self.game.chance_outcomes(self.state)}

    def cards(self, player: str, where: str = "hands") -> str:
        """Cards in `hands`, `known`, `pile`, `gone`, `events` or `deck`, by number; `under` and `peeked` in order."""
        data: Any = self.game.dump(self.state)
        seat = NAMES.index(player)
        if where in ("under", "peeked"):
            room = len(data[where]) // 2
            found = data[where][seat * room : seat * room + data[f"{where}_size"][seat]]
            return listed(found) if where == "peeked" else listed([card // 2 for card in found])
        return spelled(data[where][seat * i.KINDS : seat * i.KINDS + i.KINDS])

    def lies(self, player: str) -> str:
        """All cards of a side: upright ones, turned ones, those that stay turned."""
        view, seat = self.view(), NAMES.index(player)
        parts = spelled(view.upright[seat]), spelled(view.turned[seat], "/"), spelled(view.locked[seat], "//")
        return " ".join(part for part in parts if part)

    def left(self, player: str) -> int:
        """Cards in their deck."""
        view, seat = self.view(), NAMES.index(player)
        return view.deck_size[seat] + len(view.peeked[seat]) + len(view.under[seat])

    def power(self, player: str) -> str:
        """Needed of given power, defence and attack; turned cards count only as needing."""
        view, seat = self.view(), NAMES.index(player)
        needed = power.sums(view, seat, True)[0]
        given = power.sums(view, seat, False)[1]
        return f"{needed[0]}/{given[0]} {needed[1]}/{given[1]}"
