"""A recount of cards, for the invariants of games in which each player has a deck."""

from __future__ import annotations

from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64


class Piles(Protocol):
    """Cards of a state: counts by seat and kind, and how many there should be by seat."""

    @property
    def hands(self) -> vec[i64]: ...
    @property
    def known(self) -> vec[i64]: ...
    @property
    def size(self) -> vec[i64]: ...
    @property
    def deck(self) -> vec[i64]: ...
    @property
    def deck_size(self) -> vec[i64]: ...


def card_violations(state: Piles, seat: int, found: list[int], listed: vec[i64]) -> list[str]:
    """`found`: all cards of a player by kind, wherever they are; `listed`: the decks of all players."""
    own = slice(seat * len(found), (seat + 1) * len(found))
    hand, known = list(state.hands)[own], list(state.known)[own]
    error = []
    if found != list(listed)[own]:
        error.append(f"cards of seat {seat} are lost or new: {found}")
    if sum(hand) != state.size[seat]:
        error.append(f"seat {seat} does not hold {state.size[seat]} cards")
    if sum(list(state.deck)[own]) != state.deck_size[seat]:
        error.append(f"the deck of seat {seat} has not {state.deck_size[seat]} cards")
    if any(shown > held for shown, held in zip(known, hand, strict=True)):
        error.append(f"seat {seat} is known to hold what they do not")
    return error
