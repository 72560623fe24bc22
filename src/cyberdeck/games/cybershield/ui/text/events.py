"""Events of Cyber Shield as message keys with arguments."""

from __future__ import annotations

from collections.abc import Iterable

from cyberdeck.games.cybershield import events as e
from cyberdeck.games.cybershield.ids import ITSELF, NONE, PLACES, SIDE
from cyberdeck.games.cybershield.ui.text.args import announced, card, on_table, part, place, signed, symbol
from cyberdeck.kernel.wire import Event
from cyberdeck.toolkit.messages import Args, LogMessage, Names, who

ENDS = {"ten": "CS-2.1", "minus": "CS-2.2", "deck": "CS-2.3", "limit": "CS-2.6"}
Cards = e.Dealt | e.Drew | e.LookedAt | e.PutUnder
_CARDS: dict[type[Event], tuple[str, str]] = {
    e.Dealt: ("event-dealt", "CS-3.1"),
    e.Drew: ("event-drew", "CS-4.2"),
    e.LookedAt: ("event-looked", "CS-4.8"),
    e.PutUnder: ("event-under", "CS-4.8"),
}


class Known:
    """The facts of earlier events that later messages need: the Hardware on the table."""

    def __init__(self) -> None:
        self.kinds = [NONE] * PLACES

    def observe(self, event: Event) -> None:
        if isinstance(event, e.Placed):
            self.kinds[event.place] = event.kind

    def place(self, at: int, names: Names) -> Args:
        return place(at, self.kinds[at], names)

    def named(self, places: Iterable[int]) -> str:
        return on_table(places, dict(enumerate(self.kinds)))


def event_message(event: Event, names: Names, known: Known) -> LogMessage | None:
    """The message of an event; None for an event of another game."""
    found = _card_event(event, names) or _announcement(event, names, known)
    return found or _effect(event, names, known) or _course(event, names, known)


def cards_message(event: Cards, names: Names, count: int = 1) -> LogMessage:
    """Cards of one kind, or cards that the reader cannot see."""
    key, rule = _CARDS[type(event)]
    args: Args = {**who(names, event.player), "count": count}
    if event.kind == NONE:
        return f"{key}-hidden", args, rule
    return key, {**args, **card(event.kind)}, rule


def _card_event(event: Event, names: Names) -> LogMessage | None:
    match event:
        case e.Dealt() | e.Drew() | e.LookedAt() | e.PutUnder():
            return cards_message(event, names)
        case e.TookTop(player, kind):
            return "event-took-top", {**who(names, player), **card(kind)}, "CS-4.2"
        case e.TookShown(player, kind):
            if kind == NONE:
                return "event-took-none", who(names, player), "CS-4.8"
            return "event-took-shown", {**who(names, player), **card(kind)}, "CS-4.8"
        case e.Discarded(player, kind, at_random):
            args = {**who(names, player), **card(kind)}
            return ("event-discarded-random", args, "CS-4.6") if at_random else ("event-discarded", args, "CS-4.4")
        case e.Removed(player, kind, _):
            return "event-removed", {**who(names, player), **card(kind)}, "CS-5.5"
    return None


def _announcement(event: Event, names: Names, known: Known) -> LogMessage | None:
    match event:
        case e.Announced(player, kind, at, which, joins, cancels):
            if cancels:
                message, rule = announced("cancel", kind), "CS-4.5"
            elif at == NONE:
                message, rule = announced("joined" if joins else "card", kind, joins=known.named(joins)), "CS-4.5"
            elif which == ITSELF:
                message, rule = {**announced("on", kind), **known.place(at, names)}, "CS-4.5"
            else:
                message, rule = {**announced("generator", kind), **known.place(at, names)}, "CS-5.11"
        case e.Rearranges(player):
            message, rule = announced("arrange"), "CS-4.1"
        case e.Restores(player, at, which, paid):
            name = ("pay" if paid else "restore") + ("" if which == ITSELF else "-part")
            message, rule = {**announced(name, which=which), **known.place(at, names)}, "CS-4.12" if paid else "CS-5.7"
        case e.Scraps(player, at, which):
            name = "scrap" if which == ITSELF else "scrap-generator"
            message, rule = {**announced(name), **known.place(at, names)}, "CS-5.7" if which == ITSELF else "CS-5.11"
        case e.BuysPlay(player):
            message, rule = announced("buy"), "CS-4.12"
        case _:
            return None
    return "event-announced", {**who(names, player), **message}, rule


def _effect(event: Event, names: Names, known: Known) -> LogMessage | None:
    match event:
        case e.Failed(player, kind):
            return "event-failed", {**who(names, player), **card(kind)}, "CS-4.5"
        case e.Cancelled(player, kind):
            return "event-cancelled", {**who(names, player), **card(kind)}, "CS-4.5"
        case e.Placed(_, kind, at, joins):
            joined: Args = {"joined": "yes" if joins else "no", "joins": known.named(joins)}
            return "event-placed", {**place(at, kind, names), **joined}, "CS-4.7"
        case e.Attached(_, kind, at, which):
            args = {**card(kind), **known.place(at, names)}
            return (
                ("event-attached", args, "CS-5.5") if which == ITSELF else ("event-attached-generator", args, "CS-5.11")
            )
        case e.Disrupted(at, which):
            return "event-disrupted", {**known.place(at, names), **part(which)}, "CS-5.3"
        case e.Mended(at, which):
            return "event-mended", {**known.place(at, names), **part(which)}, "CS-5.7"
        case e.TurnedAside(places):
            return "event-turned-aside", {**who(names, places[0] // SIDE), "places": known.named(places)}, "CS-5.3"
        case e.Rearranged(player):
            return "event-rearranged", who(names, player), "CS-4.1"
        case e.GotTokens(player, tokens):
            return "event-tokens", {**who(names, player), "count": tokens}, "CS-4.12"
        case e.GotPlay(player, plays):
            return "event-more-plays", {**who(names, player), "count": plays}, "CS-4.12"
    return None


def _course(event: Event, names: Names, known: Known) -> LogMessage | None:
    match event:
        case e.StarterChosen(player, coin):
            return "event-starter", {**who(names, player), "coin": "yes" if coin else "no"}, "CS-3.2"
        case e.Kept(player):
            return "event-kept", who(names, player), "CS-3.1"
        case e.ShuffledBack(player):
            return "event-shuffled-back", who(names, player), "CS-3.1"
        case e.TurnBegan(player, turn):
            return "event-turn", {**who(names, player), "turn": turn}, "CS-4.1"
        case e.Lifted(player, at):
            return "event-lifted", {**who(names, player), **known.place(at, names)}, "CS-4.1"
        case e.Planned(player, at, other, number):
            args: Args = {**who(names, player), **symbol(number)}
            if at == NONE:
                return "event-planned-new", {**args, **known.place(other, names)}, "CS-4.7"
            return "event-planned", {**args, **known.place(at, names), "other": known.named([other])}, "CS-4.1"
        case e.Scored(player, points, before):
            return "event-scored", {**who(names, player), "points": signed(points), "before": signed(before)}, "CS-2.5"
        case e.TurnEnded(player):
            return "event-turn-ended", who(names, player), "CS-4.4"
        case e.GameEnded(why):
            return "event-ended", {"why": why}, ENDS[why]
    return None
