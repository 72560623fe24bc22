"""Positions of Kiberrubezh for tests, in some phase of a turn. See table.py."""

from __future__ import annotations

from typing import Any, Self

from cyberdeck.games.kiberrubezh import Kiberrubezh, Options
from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.options import Tiny
from cyberdeck.games.kiberrubezh.params import LOOKED
from tests.kiberrubezh.cards import counted, kinds, less

NAMES = "AB"
PHASES = {"assets": i.K_ASSETS, "deploy": i.K_DEPLOY, "attack": i.K_ATTACK}
COPIES = 9  # of each card in both decks, so that any position is possible


class Position:
    def __init__(self, **options: Any) -> None:
        every = dict.fromkeys(range(i.KINDS), COPIES)
        self.game = Kiberrubezh(Options(**options), Tiny(decks=(every, every), hand=7))
        self.data: dict[str, Any] = {**self.game.dump(self.game.initial_state()), "turns": 11}
        self.set_up = False
        self._active, self._phase = 0, "attack"
        self._given: dict[str, dict[str, str]] = {}

    def given(self, **facts: Any) -> Self:
        """Any field of a dumped state."""
        assert not self.set_up, "a position is described before the first action"
        self.data |= facts
        return self

    def turn(self, player: str, phase: str = "attack", **facts: int) -> Self:
        """Sets the active player and the phase. Other facts are fields of the state: turns."""
        self._active, self._phase = NAMES.index(player), phase
        return self.given(**facts)

    def _add(self, where: str, cards: dict[str, str]) -> Self:
        assert not self.set_up, "a position is described before the first action"
        self._given.setdefault(where, {}).update(cards)
        return self

    def side(self, **cards: str) -> Self:
        """By player: the cards on the table; `laptop/` is turned, `laptop//` also through their next turn."""
        return self._add("side", cards)

    def events(self, **cards: str) -> Self:
        """By player: events that they played in this turn."""
        return self._add("events", cards)

    def hands(self, **cards: str) -> Self:
        return self._add("hands", cards)

    def known(self, **cards: str) -> Self:
        """By player: the cards of their hand that everybody has seen."""
        return self._add("known", cards)

    def deck(self, **cards: str) -> Self:
        """By player: the unordered deck holds exactly these cards; the rest has left the game."""
        return self._add("deck", cards)

    def under(self, **cards: str) -> Self:
        """By player: the cards put under their deck, from the top down; `laptop+` is known to all."""
        return self._add("under", cards)

    def peeked(self, **cards: str) -> Self:
        """By player: the top of their deck, from the top down, as the opponent has put it back."""
        return self._add("peeked", cards)

    def pile(self, **cards: str) -> Self:
        return self._add("pile", cards)

    def _cards(self, seat: int) -> dict[str, list[int]]:
        """The places of all cards of a player."""
        name = NAMES[seat]
        shown = {where: cards.get(name, "") for where, cards in self._given.items()}
        side = shown.get("side", "").split()
        found = {where: counted(shown.get(where, "")) for where in ("events", "hands", "pile", "deck")}
        found["up"] = counted(" ".join(card for card in side if not card.endswith("/")))
        found["turned"] = counted(" ".join(card[:-1] for card in side if card.count("/") == 1))
        found["locked"] = counted(" ".join(card[:-2] for card in side if card.count("/") == 2))
        under = shown.get("under", "").split()
        peeked = kinds(shown.get("peeked", ""))
        rest = [COPIES] * i.KINDS
        for cards in (
            *found.values(),
            counted(shown.get("under", "").replace("+", "")),
            counted(shown.get("peeked", "")),
        ):
            rest = less(rest, cards)
        found["gone"] = rest if name in self._given.get("deck", {}) else [0] * i.KINDS
        if name not in self._given.get("deck", {}):
            found["deck"] = rest
        found["known"] = counted(shown.get("known", ""))
        found["peeked"] = peeked + [0] * (LOOKED - len(peeked))
        packed = [kinds(card.rstrip("+"))[0] * 2 + card.endswith("+") for card in under]
        found["under"] = packed + [0] * (self.game.params.room - len(packed))
        return found | {"sizes": [len(peeked), len(under)]}

    def position(self) -> dict[str, Any]:
        """The position as a dumped state."""
        cards = [self._cards(seat) for seat in (0, 1)]
        every = ("hands", "known", "deck", "peeked", "under", "pile", "gone", "up", "turned", "locked", "events")
        return {
            **self.data,
            "stack": ((PHASES[self._phase], 1 << self._active, 0, self._active, 0, 0),),
            **{where: [n for of in cards for n in of[where]] for where in every},
            "size": [sum(of["hands"]) for of in cards],
            "deck_size": [sum(of["deck"]) for of in cards],
            "peeked_size": [of["sizes"][0] for of in cards],
            "under_size": [of["sizes"][1] for of in cards],
            "active": self._active,
        }
