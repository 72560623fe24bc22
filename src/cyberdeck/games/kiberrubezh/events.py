"""Typed events of Kiberrubezh. Seats and kinds are the numbers of ids.py; hidden kinds are -1. `observers` are the
seats that see what is hidden from the others, spectators as -1.
"""

from __future__ import annotations

from typing import ClassVar

from cyberdeck.kernel.wire import Event, tagged

Ints = tuple[int, ...]


class KrEvent(Event, frozen=True, tag=tagged("kr")):
    """An event of Kiberrubezh."""


class StarterChosen(KrEvent, frozen=True, tag="kr.starter"):
    """KR-2.1"""

    player: int


class Dealt(KrEvent, frozen=True):
    """KR-2.1"""

    player: int
    kind: int


class Kept(KrEvent, frozen=True):
    """KR-2.2"""

    player: int


class Redealt(KrEvent, frozen=True):
    """KR-2.2; `shown`: the hand that was shown, by kind, if it was free"""

    reveals: ClassVar[bool] = True

    player: int
    free: bool
    shown: Ints


class PutUnder(KrEvent, frozen=True, tag="kr.under"):
    """KR-2.2, cards 11 and 50"""

    player: int
    kind: int
    observers: Ints


class TurnBegan(KrEvent, frozen=True, tag="kr.turn"):
    """KR-3.1; `turn` counts the player's own."""

    player: int
    turn: int


class Drew(KrEvent, frozen=True):
    """KR-3.2"""

    player: int
    kind: int
    observers: Ints


class AllUpright(KrEvent, frozen=True):
    """KR-3.3: all cards that can be are upright again."""

    player: int


class PhaseBegan(KrEvent, frozen=True, tag="kr.phase"):
    """KR-3.16: assets, deployment, attack"""

    player: int
    phase: str


class Laid(KrEvent, frozen=True):
    """KR-3.4, KR-3.5"""

    player: int
    kind: int


class Played(KrEvent, frozen=True):
    """KR-1.6: an event"""

    player: int
    kind: int


class Used(KrEvent, frozen=True):
    """Card 10: turned for its property"""

    player: int
    kind: int


class Dropped(KrEvent, frozen=True):
    """KR-3.5: discarded by its owner; `forced`: because the power is not enough"""

    player: int
    kind: int
    forced: bool


class Named(KrEvent, frozen=True):
    """KR-3.6: a means of the next wave"""

    player: int
    kind: int


class WaveDeclared(KrEvent, frozen=True, tag="kr.wave"):
    """KR-3.6: counts by kind"""

    player: int
    wave: Ints


class Blocked(KrEvent, frozen=True):
    """KR-3.7; `complete`: the attack is blocked (card 18 needs two)"""

    player: int
    measure: int
    attack: int
    complete: bool


class Struck(KrEvent, frozen=True):
    """KR-3.8; `by_text`: it does its text, else it sends two cards"""

    player: int
    kind: int
    by_text: bool


class Milled(KrEvent, frozen=True):
    """KR-3.8: a card of a deck goes to the discard pile."""

    player: int
    kind: int


class Turned(KrEvent, frozen=True):
    """KR-3.11; `stays`: through its owner's next turn; `forced`: because the power is not enough (KR-3.5)"""

    player: int
    kind: int
    stays: bool
    forced: bool


class Upright(KrEvent, frozen=True):
    """Cards 10 and 47"""

    player: int
    kind: int


class Destroyed(KrEvent, frozen=True):
    player: int
    kind: int


class HandSeen(KrEvent, frozen=True, tag="kr.hand"):
    """KR-1.10: by kind"""

    reveals: ClassVar[bool] = True

    player: int
    hand: Ints


class Discarded(KrEvent, frozen=True):
    """From a hand; `at_random` or chosen by the attacker"""

    player: int
    kind: int
    at_random: bool


class Peeked(KrEvent, frozen=True):
    """Card 25: a card of the deck of a player, seen by the other"""

    player: int
    kind: int
    observers: Ints


class Ordered(KrEvent, frozen=True):
    """Card 25: put back; the first one is on top"""

    player: int
    kind: int
    observers: Ints


class PowerGained(KrEvent, frozen=True, tag="kr.power"):
    """Card 52"""

    player: int
    power: int


class Banned(KrEvent, frozen=True):
    """Card 53"""

    player: int
    category: int


class Cancelled(KrEvent, frozen=True):
    """Card 46"""

    player: int
    kind: int


class NoObject(KrEvent, frozen=True, tag="kr.nothing"):
    """KR-3.14: the effect has no object."""

    player: int
    kind: int


class TurnEnded(KrEvent, frozen=True):
    """KR-3.9"""

    player: int


class GameEnded(KrEvent, frozen=True, tag="kr.ended"):
    """KR-3.1, KR-3.15; ending: deck, limit; winner -1: a draw; cards left in the decks"""

    ending: str
    winner: int
    decks: Ints
