"""Positions of Cyber Shield for tests, in some step of a turn. See table.py."""

from __future__ import annotations

from typing import Any, Self

from cyberdeck.games.cybershield import CyberShield, Options
from cyberdeck.games.cybershield import ids as i
from cyberdeck.games.cybershield.spots import Spot
from cyberdeck.games.cybershield.view import on_table
from tests.cybershield import side
from tests.cybershield.cards import FOUR_OF_EACH, counted, kinds, less, listed

NAMES = "AB"
STEPS = {"arrange": i.K_ARRANGE, "draw": i.K_DRAWING, "play": i.K_PLAYS, "discard": i.K_EXCESS}


class Position:
    """Both decks have four of each card by default."""

    def __init__(self, **options: Any) -> None:
        self.game = CyberShield(Options(**{"deck1": FOUR_OF_EACH, "deck2": FOUR_OF_EACH, **options}))
        self.data: dict[str, Any] = {**self.game.dump(self.game.initial_state()), "turns": 11}
        del self.data["plays"]
        self.set_up = False
        self._active, self._step, self._window = 0, "play", 0
        self._sides = dict.fromkeys(NAMES, "")
        self._hands: dict[str, str] = {}
        self._known: dict[str, str] = {}
        self._decks: dict[str, str] = {}
        self._unders: dict[str, str] = {}
        self._piles: dict[str, str] = {}

    def given(self, **facts: Any) -> Self:
        """Any field of a dumped state."""
        assert not self.set_up, "a position is described before the first action"
        self.data |= facts
        return self

    def turn(self, player: str, step: str = "play", **facts: int) -> Self:
        """Sets the active player and the step. Other facts are fields of the state: plays, turns."""
        self._active, self._step = NAMES.index(player), step
        return self.given(**facts)

    def window(self, step: int) -> Self:
        """A step is over, and the passive player may act."""
        self._window = step
        return self

    def side(self, player: str, cards: str) -> Self:
        """The side, in the notation of tests/cybershield/side.py."""
        self._sides[player] = cards
        return self

    def hands(self, **hands: str) -> Self:
        """By player. `rest` is every card not placed elsewhere."""
        self._hands |= hands
        return self

    def known(self, **hands: str) -> Self:
        """By player: the cards of their hand that the other player has seen."""
        self._known |= hands
        return self

    def deck(self, **decks: str) -> Self:
        """By player: the deck holds exactly these cards; the rest is lowest in their discard pile, or in their hand."""
        self._decks |= decks
        return self

    def under(self, **decks: str) -> Self:
        """By player: the cards put under their deck, from the top down."""
        self._unders |= decks
        return self

    def pile(self, **piles: str) -> Self:
        """By player: their discard pile from the bottom up."""
        self._piles |= piles
        return self

    def tokens(self, **tokens: int) -> Self:
        return self.given(tokens=[tokens.get(name, 0) for name in NAMES])

    def _cards(self, seat: int, lying: list[int]) -> dict[str, list[int]]:
        """The places of all cards of a player."""
        name = NAMES[seat]
        first = seat * i.KINDS
        hand = self._hands.get(name, "")
        under, pile = kinds(self._unders.get(name, "")), kinds(self._piles.get(name, ""))
        rest = [int(n) for n in list(self.game.params.lists)[first : first + i.KINDS]]
        found = {"hand": counted("" if hand == "rest" else hand), "deck": counted(self._decks.get(name, ""))}
        for cards in (lying, *found.values(), counted(listed(under)), counted(listed(pile))):
            rest = less(rest, cards)
        where = "hand" if hand == "rest" else "" if name in self._decks else "deck"
        if where:
            found[where] = [n + more for n, more in zip(found[where], rest, strict=True)]
        else:
            pile = [kind for kind, n in enumerate(rest) for _ in range(n)] + pile
        return {**found, "under": under, "pile": pile, "known": counted(self._known.get(name, ""))}

    def _decision(self, spots: list[list[Spot]]) -> dict[str, Any]:
        seat, passive = self._active, 1 - self._active
        free = (-1,) * i.PORTS
        if self._window:
            return {"stack": ((i.K_WINDOW, 1 << passive, 0, passive, self._window, 0),), "plan": [free] * i.SIDE}
        plan = {spot.place % i.SIDE: spot.links for spot in spots[seat]} if self._step == "arrange" else {}
        return {
            "stack": ((STEPS[self._step], 1 << seat, 0, seat, 0, 0),),
            "plan": [plan.get(slot, free) for slot in range(i.SIDE)],
        }

    def position(self) -> dict[str, Any]:
        """The position as a dumped state."""
        spots = [side.read(self._sides[name], seat) for seat, name in enumerate(NAMES)]
        table = (*spots[0], *spots[1])
        cards = [self._cards(seat, lying) for seat, lying in enumerate(on_table(table))]
        size = [sum(of["hand"]) for of in cards]
        playing = self._step == "play" and self._window in (0, 2)
        return {
            "plays": (size[self._active] + 1) // 2 if playing else 0,
            **self.data,
            **self._decision(spots),
            "hands": [n for of in cards for n in of["hand"]],
            "known": [n for of in cards for n in of["known"]],
            "size": size,
            "deck": [n for of in cards for n in of["deck"]],
            "deck_size": [sum(of["deck"]) for of in cards],
            "under": [of["under"] for of in cards],
            "pile": [of["pile"] for of in cards],
            "table": table,
            "net": [sum(1 << slot for slot in side.connected(own)) for own in spots],
            "score": [side.points(spots[seat], spots[1 - seat]) for seat in (0, 1)],
            "active": self._active,
        }
