"""A table of Black Hat for tests in the form given, when, then.

    t = Table(players=4, board="expert").hands("7 7 3", "6", "8 H", "9 9").pawns("1x b4", "2y c5")
    t.play(A="7+7", B="6", C="8+H", D="9+9").do("all", "1x>b5")
    assert t.at("1x") == "b5"

- The board is that of tests/blackhat/board.py; `own_board` selects the game's own.
- Given: methods down to `position` describe a position before the lead of a trick; its first use sets it up. Players
  are A to F, the robot is R. Cards are ranks, J and H. A player without a given hand holds four low and four high
  cards (A 1 and 7, B 2 and 8 …). A player with both pawns in TJ is out. All other cards are in the deck.
- When: `play`, `do` and `wins` act for people in the game's notation, `luck` and `roll` for chance. A Match checks
  every action; then `Game.check_invariants` checks the state.
- Then: the rest. `decision`, `legal` and `refuses` show the decision and its legal actions, `happened` the events.
"""

from __future__ import annotations

from typing import Any, Self
from unittest.mock import patch

from cyberdeck.games.blackhat import BlackHat, Options, components
from cyberdeck.games.blackhat import ids as i
from cyberdeck.games.blackhat.components.types import ASSETS, NUMBER, SPACE_NAMES, STATUSES
from cyberdeck.games.blackhat.notation import PAWN_IDS
from cyberdeck.games.blackhat.params import slot, with_slot
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.games.blackhat.view import BHView
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import CHANCE
from tests.blackhat.board import fixed
from tests.blackhat.cards import CARDS, counted, less, spelled
from tests.kits.play import Play

SIDES = [f"{module}{side}" for module in range(1, 9) for side in "AB"]


class Table(Play[BlackHat, BHState, BHView]):
    def __init__(self, players: int = 4, own_board: bool = False, **options: Any) -> None:
        with patch.object(components, "load", components.load if own_board else fixed):
            self.game = BlackHat(Options(players=players, **options))
        self.data: dict[str, Any] = {**self.game.dump(self.game.initial_state()), "round": 1}
        super().__init__("ABR" if players == 2 else "ABCDEF"[:players])
        self._hands = [f"{f'{p + 1} ' * 4}{f'{p + 7} ' * 4}" for p in range(len(self.names))]
        self._pile: tuple[str, str] | None = None

    # Given: a position

    def given(self, **facts: Any) -> Self:
        """leader, dealer, controller (names); total (by player), round; asset (a face-up tile); any field."""
        assert not self.set_up, "a position is described before the first action"
        number = {name: n for names in (ASSETS, self.names) for n, name in enumerate(names)}
        self.data |= {fact: number[value] if isinstance(value, str) else value for fact, value in facts.items()}
        return self

    def hands(self, *hands: str) -> Self:
        """From A on. `rest` is every card that nobody else was given."""
        self._hands[: len(hands)] = hands
        return self

    def pile(self, name: str, cards: str) -> Self:
        """The `deck`, or the `discard` pile, holds exactly these cards; the other one holds the rest."""
        self._pile = (name, cards)
        return self

    def pawns(self, *pawns: str) -> Self:
        """`1x b4`; unnamed pawns are on Backdoor (x) and Public Server (y)."""
        at = list(self.data["pawns"])
        for pawn, space in (text.split() for text in pawns):
            at[PAWN_IDS[pawn]] = NUMBER[space]
        out = [1 << p for p in range(len(self.names)) if at[2 * p] == at[2 * p + 1] == i.JAIL]
        return self.given(pawns=at, out=sum(out))

    def modules(self, *modules: str) -> Self:
        """`4B@2`: side B of module 4 on place 2."""
        slots = 0
        for side, place in (text.split("@") for text in modules):
            slots = with_slot(slots, int(place) - 1, SIDES.index(side))
        return self.given(slots=slots)

    def markers(self, markers: str) -> Self:
        """`+b5 -c1`"""
        plus, minus = (sum(1 << NUMBER[m[1:]] for m in markers.split() if m[0] == sign) for sign in "+-")
        return self.given(plus=plus, minus=minus)

    def tracer(self, space: str, came: str = "T3") -> Self:
        return self.given(tracer=NUMBER[space], came=NUMBER[came])

    def statuses(self, *values: int) -> Self:
        return self.given(statuses=sum(STATUSES.index(value) + 1 << 4 * player for player, value in enumerate(values)))

    def position(self) -> dict[str, Any]:
        d = self.data
        hands = [counted("" if d["out"] >> p & 1 or hand == "rest" else hand) for p, hand in enumerate(self._hands)]
        rest = [n - (kind == d["turned"]) for kind, n in enumerate(d["deck"])]
        for hand in hands:
            rest = less(rest, [*hand[: i.HAT], 0])
        if "rest" in self._hands:
            hands[self._hands.index("rest")], rest = rest, counted("")
        piles = {"deck": rest, "discard": counted("")}
        if self._pile is not None:
            others = less(rest, named := counted(self._pile[1]))
            piles = {"deck": others, "discard": others, self._pile[0]: named}
        holders = [p for p, hand in enumerate(hands) if hand[i.HAT]]
        robot = self.names.find("R")
        decider = d["controller"] if d["leader"] == robot else d["leader"]
        return {
            **d,
            **piles,
            "stack": ((i.K_PLAY, 1 << decider, 0, d["leader"], 0, 0),),
            "hands": hands,
            "known": [hand if p == robot else [0] * i.HAT + [hand[i.HAT]] for p, hand in enumerate(hands)],
            "size": [sum(hand) for hand in hands],
            "deck_size": sum(piles["deck"]),
            "hat": holders[0] if holders else i.ASIDE,
        }

    # When: actions

    def play(self, **cards: str) -> Self:
        """Cards to a trick, by player, in the order of play."""
        for player, move in cards.items():
            assert self.to_act == player, f"{self.to_act} is to act, not {player}"
            self.do(move)
        return self

    def wins(self, player: str, *then: str) -> Self:
        """A trick of single cards: everybody plays their lowest, the winner their highest. Then come the winner's
        actions.
        """
        for _ in range(len(self.names) - int(self.state.out).bit_count()):
            hand = self.cards(self.to_act).split()
            self.do(hand[-1] if self.to_act == player else hand[0])
        return self.do(*then)

    def luck(self, *outcomes: str) -> Self:
        """Chance outcomes: a card, a player, a status, a tile, a module's side, or a side and its place."""
        lists = {i.K_DEALER: self.names, i.K_SHUFFLED: self.names, i.K_STATUS: [str(n) for n in STATUSES]}
        lists |= {i.K_MODULE: [f"{side}@{n}" for n in range(1, 6) for side in SIDES]}
        lists |= {i.K_DRAW_MODULE: SIDES, i.K_ASSET: list(ASSETS)}
        for outcome in outcomes:
            self.force(CHANCE, lists.get(self.state.top.kind, CARDS).index(outcome))
        return self

    # Then: the state now

    @property
    def to_act(self) -> str:
        """Whose move it is: the robot's is made by somebody else."""
        return self.names[self.state.top.a] if self.seat else ""

    @property
    def decision(self) -> str:
        """Who is to act, and by which rule: `A BH-6.1`; the robot, played by B: `R/B BH-6.1`."""
        return f"{self.to_act}{'' if self.seat == self.to_act else '/' + self.seat} {self.rule}"

    def odds(self) -> dict[int, int]:
        """All outcomes of chance now, with their weights."""
        return {} if self.match.players_to_act else dict(self.game.chance_outcomes(self.state))

    def cards(self, where: str) -> str:
        """The hand of a player, the `deck`, or the `discard` pile."""
        data: Any = self.game.dump(self.state)
        return spelled(data["hands"][self.names.index(where)] if where in self.names else data[where])

    def at(self, *pawns: str) -> str:
        """The spaces of pawns, and of the tracer, T."""
        spaces = [self.state.tracer if pawn == "T" else self.state.pawns[PAWN_IDS[pawn]] for pawn in pawns]
        return " ".join("asleep" if space == i.NONE else SPACE_NAMES[space] for space in spaces)

    def value(self, space: str) -> int:
        return self.state.value(NUMBER[space])

    def marked(self) -> str:
        marks = [("+", self.state.plus), ("-", self.state.minus)]
        return " ".join(sign + SPACE_NAMES[space] for sign, mask in marks for space in members(mask))

    def laid(self) -> str:
        lying = [(slot(self.state.slots, place), place) for place in range(i.PLACES)]
        return " ".join(f"{SIDES[side]}@{place + 1}" for side, place in lying if side != i.NONE)
