"""A table of Kiberrubezh for tests that read like play: given a position, when somebody plays, then this is so.

    t = Table().side(A="test-bench rootkit", B="laptop firewall/")
    t.wave("rootkit").do("strike rootkit", "on firewall/").luck("laptop", "laptop")
    assert t.cards("B", "pile") == "laptop laptop firewall"

- Players are A and B. Both decks have the same many cards of each kind; cards named nowhere are in the decks.
- Given: the methods of Position describe a phase of somebody's turn, A's attack unless `turn` says otherwise; the first
  reading of it sets it up. Nobody holds a card but what `hands` names, so that nobody is asked for events without need.
- When: `do` answers for people in the notation of the game, `luck` and `roll` for chance. A Match checks every answer,
  and after every one the cards are counted by the game (`Game.audit`), and the power by tests/kiberrubezh/power.py.
- Then: the rest. `asked` tells who is asked for what, `legal` and `refuses` what may be answered, `told` what happened.
"""

from __future__ import annotations

from typing import Any, Self, TypeVar, cast

import pytest

from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.kernel import laws
from cyberdeck.kernel.errors import IllegalMove
from cyberdeck.kernel.game import CHANCE, WATCHER
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.kernel.wire import Event
from tests.kiberrubezh import power
from tests.kiberrubezh.cards import KIND, listed, spelled
from tests.kiberrubezh.position import NAMES, Position

ENDS = {0: "", i.W_DECK: "3.1", i.W_LIMIT: "3.15"}
ASKED = {
    i.K_LOTS: "lots", i.K_DEAL: "deal", i.K_REDEAL: "redeal", i.K_BOTTOM: "bottom", i.K_DRAW: "draw",
    i.K_ASSETS: "assets", i.K_DEPLOY: "deploy", i.K_ATTACK: "attack", i.K_REACT: "react", i.K_BLOCK: "block",
    i.K_LAST: "last", i.K_RESOLVE: "resolve", i.K_OBJECT: "object", i.K_MILL: "mill", i.K_RANDOM: "random",
    i.K_PEEK: "peek", i.K_ORDER: "order", i.K_FIT: "fit", i.K_TRIM: "trim",
}  # fmt: skip
E = TypeVar("E", bound=Event)


class Table(Position):
    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.told_events: list[Event] = []
        self._match: Match | None = None

    def fresh(self) -> Self:
        """Before the first answer of a game: chance is asked who begins."""
        self.set_up = True
        self._match = Match(self.game, bytes(32))
        return self

    # When: answers

    @property
    def state(self) -> KrState:
        return cast(KrState, self.match.state)

    @property
    def match(self) -> Match:
        if self._match is None:
            self._match = Match(self.game, bytes(32))
            self._match.state = self.game.load(self.position())
            self.set_up = True
            self._count()
        return self._match

    def _count(self) -> None:
        assert self.game.audit(self.state) == []
        assert power.broken(self.view()) == []

    def _force(self, seat: int, action: int) -> None:
        self.told_events += self.match.force(seat, action).events
        self._count()

    def do(self, *moves: str, by: str = "") -> Self:
        """Answers of whoever is asked, in notation; `by` says who that must be."""
        for move in moves:
            assert self.seat, f"nobody is asked, so nobody can answer {move}"
            assert by in self.seat, f"{self.seat} is asked, not {by}"
            self._force(NAMES.index(self.seat), self.game.encode(self.game.read(move)))
        return self

    def wave(self, means: str) -> Self:
        """Whoever is asked names these means and declares the wave."""
        return self.do(*[f"add {card}" for card in means.split()], "declare")

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

    def end(self) -> Self:
        """Whoever is active does no more in his turn; the next one has drawn."""
        active = self.state.active
        while not self.match.over and self.state.active == active:
            assert self.asked.split()[1] in ("assets", "deploy", "attack"), self.asked
            self.do("done")
        return self.roll()

    # Then: what is so now

    @property
    def seat(self) -> str:
        """Who has to answer now; nobody if chance has, or the game is over."""
        return "".join(NAMES[seat] for seat in self.match.pending)

    @property
    def asked(self) -> str:
        """Who is asked for what: `A assets`; ` draw` while chance is, nothing when the game is over."""
        questions = self.view().questions
        return f"{self.seat} {ASKED[questions[-1][0]]}" if questions else ""

    @property
    def rule(self) -> str:
        return self.game.rule(self.view())

    @property
    def over(self) -> str:
        """By which rule the game is over and who has won: `3.1 A`, `3.15 -`; nothing while it goes on."""
        if not self.state.why:
            return ""
        paid = self.game.returns(self.state)
        return f"{ENDS[self.state.why]} {'-' if paid == [0, 0] else NAMES[paid.index(1)]}"

    def odds(self) -> dict[str, int]:
        """All that chance can answer now, by weight."""
        return {listed([kind]): n for kind, n in self.game.chance(self.state)}

    def view(self, player: str = "") -> KrView:
        """What a player sees, or a watcher."""
        return self.game.view(self.state, NAMES.index(player) if player else WATCHER)

    def legal(self, *starts: str) -> set[str]:
        """What may be answered, as far as it starts with one of these, if there are any."""
        answers = self.game.legal(self.state, NAMES.index(self.seat))
        assert answers == sorted(set(answers))
        texts = {self.game.write(self.game.decode(action)) for action in answers}
        return {text for text in texts if text.startswith(starts or "")}

    def refuses(self, move: str) -> str:
        """The rule that forbids this answer to whoever is asked. Nothing changes by it."""
        before = self.game.dump(self.state)
        with pytest.raises(IllegalMove) as refused:
            self.match.submit(NAMES.index(self.seat), move)
        assert self.game.dump(self.state) == before
        return refused.value.rule

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.told_events if isinstance(event, kind)]

    def heard(self, player: str, kind: type[E]) -> list[E]:
        """What a player, or a watcher, was told."""
        seat = NAMES.index(player) if player else WATCHER
        return [event for e in self.told(kind) if isinstance(event := self.game.redact(e, seat), kind)]

    def cards(self, player: str, where: str = "hands") -> str:
        """His `hands`, `known` cards, `pile`, `gone`, `events` or `deck`, by number; `under` and `peeked` in order."""
        data: Any = self.game.dump(self.state)
        seat = NAMES.index(player)
        if where in ("under", "peeked"):
            room = len(data[where]) // 2
            found = data[where][seat * room : seat * room + data[f"{where}_size"][seat]]
            return listed(found) if where == "peeked" else listed([card // 2 for card in found])
        return spelled(data[where][seat * i.KINDS : seat * i.KINDS + i.KINDS])

    def lies(self, player: str) -> str:
        """All of a side: upright cards, turned ones, those that stay turned."""
        v, seat = self.view(), NAMES.index(player)
        parts = spelled(v.up[seat]), spelled(v.turned[seat], "/"), spelled(v.locked[seat], "//")
        return " ".join(part for part in parts if part)

    def left(self, player: str) -> int:
        """Cards in his deck."""
        v, seat = self.view(), NAMES.index(player)
        return v.deck_size[seat] + len(v.peeked[seat]) + len(v.under[seat])

    def power(self, player: str) -> str:
        """What is needed of what is given, defence and attack, turned cards counted only among those that need."""
        v, seat = self.view(), NAMES.index(player)
        needed = power.sums(v, seat, True)[0]
        given = power.sums(v, seat, False)[1]
        return f"{needed[0]}/{given[0]} {needed[1]}/{given[1]}"

    def nobody_peeks(self) -> Self:
        """Everybody's view leaves worlds possible, and these look to him like the truth."""
        for viewer in range(-1, 2):
            laws.no_peeking(self.game, self.state, viewer, FastRng(viewer + 2))
        return self
