"""The log of a game of Lokalka, in lines that people like to read. Interpreted."""

from __future__ import annotations

from collections.abc import Iterable

from cyberdeck.games.lokalka import events as e
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import NONE
from cyberdeck.games.lokalka.words_args import Names, Words, role, who
from cyberdeck.games.lokalka.words_events import ENDS, Known, event_words, gained
from cyberdeck.kernel.wire import Event


class Teller:
    """Turns a stream of events, told from the start of a game, into lines: cards that are dealt or drawn in a row are
    one line. Not told are hidden roles, ends of turns, and cards that leave a hand without anybody having known them.
    """

    def __init__(self, game: Lokalka, names: Names) -> None:
        self.names = names
        self._known = Known()
        self._player = NONE  # whose cards have been collected
        self._kinds: list[int] = []
        self._count = 0
        self._key = ""

    def tell(self, events: Iterable[Event]) -> list[Words]:
        out: list[Words] = []
        for event in events:
            if isinstance(event, e.Dealt | e.Drew):
                out += self._collect(event)
                continue
            out += self._collected()
            self._known.see(event)
            if not self._silent(event):
                words = event_words(event, self.names, self._known)
                out += [] if words is None else [words]
            out += self._details(event)
        return out + self._collected()

    def _silent(self, event: Event) -> bool:
        match event:
            case e.RoleDealt(_, dealt):
                return dealt == NONE
            case e.Knew(_, marked, by):
                return not (marked and by)
        return isinstance(event, e.TurnEnded)

    def _collect(self, event: e.Dealt | e.Drew) -> list[Words]:
        key = "event-dealt" if isinstance(event, e.Dealt) else "event-drew"
        done = self._collected() if (event.player, key) != (self._player, self._key) else []
        self._player, self._key = event.player, key
        self._count += 1
        self._kinds += [] if event.kind == NONE else [event.kind]
        return done

    def _collected(self) -> list[Words]:
        if not self._count:
            return []
        rule = "LOK-3.5" if self._key == "event-dealt" else self._known.draw
        told = gained(self._key, self.names, self._player, self._kinds, self._count, rule)
        self._player, self._kinds, self._count, self._key = NONE, [], 0, ""
        return [told]

    def _details(self, event: Event) -> list[Words]:
        names = self.names
        match event:
            case e.Attacked(player, across=True):
                return [("event-across", who(names, player), "LOK-7.4")]
            case e.GameEnded(why, roles, winners):
                told = [{**who(names, player), **role(dealt)} for player, dealt in enumerate(roles)]
                shown: list[Words] = [("event-revealed", args, ENDS[why]) for args in told]
                if not winners:
                    return [*shown, ("event-nobody", {}, ENDS[why])]
                shared = "yes" if len(winners) > 1 else "no"
                return shown + [("event-winner", {**who(names, p), "shared": shared}, ENDS[why]) for p in winners]
        return []
