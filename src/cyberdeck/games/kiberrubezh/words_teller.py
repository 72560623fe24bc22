"""The log of a game of Kiberrubezh, in lines that people like to read. Interpreted."""

from __future__ import annotations

from collections import Counter
from typing import TypeGuard

from cyberdeck.cards.teller import EventTeller
from cyberdeck.cards.words import Args, Names, Words, who
from cyberdeck.games.kiberrubezh import events as e
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import NONE
from cyberdeck.games.kiberrubezh.words_args import card
from cyberdeck.games.kiberrubezh.words_events import ENDS, Cards, cards_words, event_words
from cyberdeck.kernel.wire import Event

UNTOLD = (e.AllUpright, e.PhaseBegan, e.Named, e.TurnEnded)


class Teller(EventTeller[Cards]):
    """Turns a stream of events, told from the start of a game, into lines: cards that are dealt, drawn, sent or put
    away in a row are a line for each kind, or one line when they cannot be seen; cards that are put back onto a deck
    keep their order. Phases and ends of turns are not told, nor what is named for a wave before it is declared. A wave
    and a hand that is seen are followed by their cards.
    """

    def __init__(self, game: Kiberrubezh, names: Names) -> None:
        super().__init__(names)

    def _is_card(self, event: Event) -> TypeGuard[Cards]:
        return isinstance(event, Cards)

    def _together(self, row: list[Cards]) -> list[Words]:
        if isinstance(row[0], e.Ordered) and row[0].kind != NONE:
            return [cards_words(event, self.names) for event in row]
        return [cards_words(event, self.names, n) for event, n in Counter(row).items()]

    def _words(self, event: Event) -> Words | None:
        return None if isinstance(event, UNTOLD) else event_words(event, self.names)

    def _details(self, event: Event) -> list[Words]:
        match event:
            case e.WaveDeclared(player, wave):
                return self._listed("event-wave-card", player, wave, "KR-3.6")
            case e.HandSeen(player, hand):
                return self._listed("event-hand-card", player, hand, "KR-1.10")
            case e.Redealt(player, _, shown):
                return self._listed("event-shown-card", player, shown, "KR-2.2")
            case e.GameEnded(why, winner, decks):
                told: list[Words] = [
                    ("event-final", {**who(self.names, player), "count": left}, ENDS[why])
                    for player, left in enumerate(decks)
                ]
                last: Words = ("event-draw", {}, ENDS[why])
                if winner != NONE:
                    last = ("event-winner", who(self.names, winner), ENDS[why])
                return [*told, last]
        return []

    def _listed(self, key: str, player: int, counts: tuple[int, ...], rule: str) -> list[Words]:
        name: Args = who(self.names, player)
        return [(key, {**name, **card(kind), "count": n}, rule) for kind, n in enumerate(counts) if n]
