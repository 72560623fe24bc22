"""Events of Kiberrubezh as message keys with arguments."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import events as e
from cyberdeck.games.kiberrubezh.ids import NONE
from cyberdeck.games.kiberrubezh.ui.text.args import card, category, sort_of
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.wire import Event
from cyberdeck.toolkit.messages import Args, LogMessage, Names, who

ENDS = {"deck": "KR-3.1", "limit": "KR-3.15"}
Cards = e.Dealt | e.Drew | e.PutUnder | e.Milled | e.Upright | e.Peeked | e.Ordered
CARDS: dict[type[Event], tuple[str, str]] = {
    e.Dealt: ("event-dealt", "KR-2.1"),
    e.Drew: ("event-drew", "KR-3.2"),
    e.PutUnder: ("event-under", "KR-2.2"),
    e.Milled: ("event-milled", "KR-3.8"),
    e.Upright: ("event-upright", "KR-1.7"),
    e.Peeked: ("event-peeked", "KR-3.17"),
    e.Ordered: ("event-ordered", "KR-3.17"),
}


def event_message(event: Event, names: Names) -> LogMessage | None:
    """The message of an event; None for an event of another game."""
    if isinstance(event, Cards):
        return cards_message(event, names)
    return _laid(event, names) or _wave(event, names) or _effect(event, names) or _course(event, names)


def cards_message(event: Cards, names: Names, count: int = 1) -> LogMessage:
    """Cards of one kind, or cards that the reader cannot see. A deck that is looked at is named by its owner."""
    key, rule = CARDS[type(event)]
    args: Args = {**who(names, event.player), "count": count}
    if isinstance(event, e.PutUnder) and SPECTATOR in event.observers:
        key, rule = "event-put-under", "KR-3.14"  # from the discard pile, seen by everybody
    if event.kind == NONE:
        return f"{key}-hidden", args, rule
    return key, {**args, **card(event.kind)}, rule


def _laid(event: Event, names: Names) -> LogMessage | None:
    match event:
        case e.Laid(player, kind):
            rule = "KR-3.4" if sort_of(kind) == "asset" else "KR-3.5"
            return "event-laid", {**who(names, player), **card(kind)}, rule
        case e.Played(player, kind):
            return "event-played", {**who(names, player), **card(kind)}, "KR-1.6"
        case e.Used(player, kind):
            return "event-used", {**who(names, player), **card(kind)}, "KR-3.10"
        case e.Dropped(player, kind, must):
            key = "event-dropped-must" if must else "event-dropped"
            return key, {**who(names, player), **card(kind)}, "KR-3.5"
    return None


def _wave(event: Event, names: Names) -> LogMessage | None:
    match event:
        case e.Named(player, kind):
            return "event-named", {**who(names, player), **card(kind)}, "KR-3.6"
        case e.WaveDeclared(player, wave):
            return "event-wave", {**who(names, player), "count": sum(wave)}, "KR-3.6"
        case e.Blocked(player, measure, attack, whole):
            key = "event-blocked" if whole else "event-blocked-half"
            message: Args = {**card(attack), "measure": card(measure)["card"]}
            return key, {**who(names, player), **message}, "KR-3.7"
        case e.Struck(player, kind, text):
            key = "event-struck" if text else "event-struck-plain"
            return key, {**who(names, player), **card(kind)}, "KR-3.8"
        case e.Cancelled(player, kind):
            return "event-cancelled", {**who(names, player), **card(kind)}, "KR-3.7"
        case e.Banned(player, number):
            return "event-banned", {**who(names, player), **category(number)}, "KR-1.5"
    return None


def _effect(event: Event, names: Names) -> LogMessage | None:
    match event:
        case e.Turned(player, kind, stays, must):
            key = "event-turned-must" if must else "event-turned-stays" if stays else "event-turned"
            return key, {**who(names, player), **card(kind)}, "KR-3.5" if must else "KR-3.11"
        case e.Destroyed(player, kind):
            return "event-destroyed", {**who(names, player), **card(kind)}, "KR-3.18"
        case e.HandSeen(player, hand):
            return "event-hand", {**who(names, player), "count": sum(hand)}, "KR-1.10"
        case e.Discarded(player, kind, at_random):
            args = {**who(names, player), **card(kind)}
            return ("event-lost", args, "KR-1.7") if at_random else ("event-discarded", args, "KR-3.14")
        case e.PowerGained(player, power):
            return "event-power", {**who(names, player), "count": power}, "KR-3.5"
        case e.NoObject(player, kind):
            return "event-nothing", {**who(names, player), **card(kind)}, "KR-3.18"
    return None


def _course(event: Event, names: Names) -> LogMessage | None:
    match event:
        case e.StarterChosen(player):
            return "event-starter", who(names, player), "KR-2.1"
        case e.Kept(player):
            return "event-kept", who(names, player), "KR-2.2"
        case e.Redealt(player, free, _):
            return "event-redealt-free" if free else "event-redealt", who(names, player), "KR-2.2"
        case e.TurnBegan(player, turn):
            return "event-turn", {**who(names, player), "turn": turn}, "KR-3.1"
        case e.AllUpright(player):
            return "event-all-upright", who(names, player), "KR-3.3"
        case e.PhaseBegan(player, phase):
            return "event-phase", {**who(names, player), "phase": phase}, "KR-3.16"
        case e.TurnEnded(player):
            return "event-turn-ended", who(names, player), "KR-3.9"
        case e.GameEnded(why):
            return "event-ended", {"why": why}, ENDS[why]
    return None
