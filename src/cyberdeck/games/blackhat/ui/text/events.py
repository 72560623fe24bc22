"""Events of Black Hat as message keys with arguments."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeGuard

from cyberdeck.games.blackhat import events as e
from cyberdeck.games.blackhat import notation
from cyberdeck.games.blackhat.components.types import ASSETS
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.ids import HAT, JOKER, NONE, PASS, PLACES, PLAY_CARDS
from cyberdeck.games.blackhat.multiset import counts, packed
from cyberdeck.games.blackhat.rules.score import hand_trace
from cyberdeck.games.blackhat.ui.text.marks import asset_mark, module_name
from cyberdeck.games.blackhat.ui.text.names import card_name, named_cards, space_name
from cyberdeck.games.blackhat.view import Ints
from cyberdeck.kernel.wire import Event
from cyberdeck.toolkit.messages import Args, LogMessage, Names, listed, minus, who, whom
from cyberdeck.toolkit.narrator import EventNarrator

_OPENING = (e.Played, e.TrickWon, e.RoundBegan)  # after these, whether the next play opens a trick is known
_ENDS = {"limit": "BH-9.2", "traced": "BH-10.5", "alone": "BH-10.3"}


def card(kind: int) -> str:
    """A card in notation."""
    return "J" if kind == JOKER else "H" if kind == HAT else str(kind + 1)


@cache
def played(action: int) -> str:
    """The cards of a play in notation."""
    return notation.format_move(notation.decode(action))


def card_list(counts: Iterable[int]) -> str:
    """Cards by kind, as in `7 7 J`; a dash for none."""
    return " ".join(card(kind) for kind, n in enumerate(counts) for _ in range(n)) or "–"


def event_message(
    game: BlackHat, event: Event, names: Names, lead: bool = False, slots: Ints = ()
) -> LogMessage | None:
    """The message of an event; None for an event of another game. `lead`: the play opens a trick; `slots`: the modules
    that lie on the board.
    """
    found = _table_event(event, names) or _trick_event(event, names, lead) or _module_event(event, names)
    return found or _board_event(game, event, names, slots) or _end_event(event, names)


def _table_event(event: Event, names: Names) -> LogMessage | None:
    match event:
        case e.DealerChosen(player):
            return "event-dealer", who(names, player), "BH-2.6"
        case e.StatusDrawn(player, value):
            if value == NONE:
                return "event-status-hidden", who(names, player), "BH-13.1"
            return "event-status", {**who(names, player), "value": value}, "BH-13.1"
        case e.RoundBegan(round, dealer, hand):
            rule = "BH-8.3" if round > 1 else "BH-2.4"
            return "event-round", {**who(names, dealer), "round": round, "hand": hand}, rule
        case e.HatGiven(player, turned):
            if turned == NONE:
                return "event-hat-given", who(names, player), "BH-2.3"
            return "event-hat-counted", {**who(names, player), "card": card_name(turned)}, "BH-2.3"
        case e.Dealt(player, kind):
            if kind == NONE:
                return "event-dealt-hidden", who(names, player), "BH-2.4"
            return "event-dealt", {**who(names, player), "cards": card_name(kind)}, "BH-2.4"
    return None


def _trick_event(event: Event, names: Names, lead: bool) -> LogMessage | None:
    match event:
        case e.Played(player, action):
            if action == PASS:
                return "event-passed", who(names, player), "BH-5.4"
            key, rule = ("event-led", "BH-3.1") if lead else ("event-played", "BH-3.2")
            return key, {**who(names, player), "cards": named_cards(counts(PLAY_CARDS[action]))}, rule
        case e.TrickWon(player, black_hat):
            if black_hat:
                return "event-won-hat", who(names, player), "BH-5.1"
            return "event-won", who(names, player), "BH-3.3"
        case e.Took(player, cards):
            return "event-took", {**who(names, player), "cards": named_cards(cards)}, "BH-5.2"
        case e.Reshuffled(cards):
            return "event-reshuffled", {"count": cards}, "BH-6.4"
        case e.Drew(player, kind):
            if kind == NONE:
                return "event-drew-hidden", who(names, player), "BH-6.1"
            return "event-drew", {**who(names, player), "card": card_name(kind)}, "BH-6.1"
    return None


def _module_event(event: Event, names: Names) -> LogMessage | None:
    match event:
        case e.ModuleDrawn(player, side):
            return "event-module-drawn", {**who(names, player), "module": module_name(side)}, "BH-7.9"
        case e.ModuleLaid(player, side, place):
            args: Args = {"module": module_name(side), "place": place + 1}
            if player is None:
                return "event-module-begin", args, "BH-2.2"
            return "event-module-laid", {**who(names, player), **args}, "BH-7.9"
    return None


def _board_event(game: BlackHat, event: Event, names: Names, slots: Ints) -> LogMessage | None:
    def named(argument: str, space: int) -> Args:
        return space_name(game, slots, space, argument)

    match event:
        case e.PawnMoved(player, pawn, frm, to):
            args = {**who(names, player), **_owner(names, player, pawn), **named("from", frm), **named("to", to)}
            return "event-moved", args, "BH-6.2"
        case e.PawnSent(player, pawn, frm, to):
            args = {**who(names, player), **_owner(names, player, pawn), **named("from", frm), **named("to", to)}
            return "event-sent", args, "BH-7.5"
        case e.Marked(player, space, change):
            up = "up" if change > 0 else "down"
            return "event-marked", {**who(names, player), **named("space", space), "change": up}, "BH-7.8"
        case e.Unmarked(player, space):
            return "event-unmarked", {**who(names, player), **named("space", space)}, "BH-7.8"
        case e.Lifted(player, space):
            return "event-lifted", {**who(names, player), **named("space", space)}, "BH-7.8"
        case e.TracerWoke():
            return "event-tracer-woke", {}, "BH-10.1"
        case e.TracerMoved(player, frm, to):
            return "event-tracer-moved", {**who(names, player), **named("from", frm), **named("to", to)}, "BH-10.2"
        case e.Jailed(pawn, frm):
            return "event-jailed", {**_owner(names, NONE, pawn), **named("from", frm)}, "BH-10.3"
    return None


def _end_event(event: Event, names: Names) -> LogMessage | None:
    match event:
        case e.PlayerOut(player, hand):
            return "event-out", {**who(names, player), "cards": named_cards(hand)}, "BH-10.3"
        case e.AssetTurned(tile):
            return "event-asset", {"tile": ASSETS[tile], "mark": asset_mark(tile)}, "BH-11.1"
        case e.RoundScored(round):
            return "event-scored", {"round": round}, "BH-8.2"
        case e.Swapped(player, other):
            return "event-swapped", {**who(names, player), **whom(names, other)}, "BH-11.1"
        case e.GameEnded(why):
            return "event-ended", {"why": why}, _ENDS.get(why, "BH-8.1")
    return None


def _owner(names: Names, player: int, pawn: int) -> Args:
    """Whose pawn it is: `own` if the player's who moves it."""
    owner = pawn // 2
    args = whom(names, owner)
    return {**args, "whom": "own"} if owner == player else args


class Narrator(EventNarrator[e.Dealt]):
    """Turns a stream of events, from the start of a game, into lines: a dealt hand is one line, a scored round one line
    a player.
    """

    def __init__(self, game: BlackHat, names: Names) -> None:
        super().__init__(names)
        self.game = game
        self._open = True  # the next play opens a trick
        self._slots: Ints = (NONE,) * PLACES
        self._out: set[int] = set()

    def _is_card(self, event: Event) -> TypeGuard[e.Dealt]:
        return isinstance(event, e.Dealt)

    def _cards_message(self, cards: list[e.Dealt]) -> LogMessage | None:
        """Hidden cards get no line: the round has shown how many everybody gets."""
        kinds = sorted(event.kind for event in cards if event.kind != NONE)
        args = {**who(self.names, cards[0].player), "cards": listed(card_name(kind) for kind in kinds)}
        return ("event-dealt", args, "BH-2.4") if kinds else None

    def _message(self, event: Event) -> LogMessage | None:
        words = event_message(self.game, event, self.names, self._open, self._slots)
        if isinstance(event, e.ModuleLaid):
            self._slots = (*self._slots[: event.place], event.side, *self._slots[event.place + 1 :])
        if isinstance(event, _OPENING):
            self._open = not isinstance(event, e.Played)
        return words

    def _details(self, event: Event) -> list[LogMessage]:
        names = self.names
        match event:
            case e.PlayerOut(player):
                self._out.add(player)
            case e.RoundScored(_, hands, scores, totals):
                return [
                    (
                        "event-score",
                        {
                            **who(names, player),
                            "cards": named_cards(hand),
                            "hand": minus(hand_trace(self.game.params, packed(hand))),
                            "score": minus(score),
                            "total": minus(total),
                        },
                        "BH-8.2",
                    )
                    for player, (hand, score, total) in enumerate(zip(hands, scores, totals, strict=True))
                    if player not in self._out
                ]
            case e.GameEnded(_, _, statuses, winners):
                shown: list[LogMessage] = [
                    ("event-status", {**who(names, player), "value": value}, "BH-13.1")
                    for player, value in enumerate(statuses)
                ]
                shared = "yes" if len(winners) > 1 else "no"
                rule = "BH-13.1" if statuses else "BH-9.1"
                return shown + [("event-winner", {**who(names, player), "shared": shared}, rule) for player in winners]
        return []
