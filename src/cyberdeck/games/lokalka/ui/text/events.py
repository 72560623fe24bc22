"""Events of Lokalka as message keys with arguments."""

from __future__ import annotations

from cyberdeck.games.lokalka import events as e
from cyberdeck.games.lokalka.ids import ATTACK, DEFENCE, FLOOD, KINDS, NONE, PLACES
from cyberdeck.games.lokalka.ui.text.args import card, card_list, card_named, colour, hosts_named, outcome, place, role
from cyberdeck.kernel.wire import Event
from cyberdeck.toolkit.messages import Args, LogMessage, Names, who, whom

_ATTACKS = {"open": "LOK-6.1", "through": "LOK-6.2", "even": "LOK-6.3", "held": "LOK-6.4"}
ENDS = {"network": "LOK-9.1", "hacker": "LOK-9.2", "insider": "LOK-9.3", "hackers": "LOK-9.4", "limit": "LOK-9.6"}


def special_rule(kind: int) -> str:
    """LOK-10.1 … LOK-10.10"""
    return f"LOK-10.{kind - FLOOD + 1}"


class Known:
    """The facts of earlier events that later messages need."""

    def __init__(self) -> None:
        self.hosts = [NONE] * PLACES
        self.begun = False  # set-up is done
        self.turn = NONE
        self.cause = "LOK-6.1"  # why nodes are lost
        self.draw = "LOK-4.1"  # why cards are drawn

    def observe(self, event: Event) -> None:
        match event:
            case e.HostLaid(_, at, host):
                self.hosts[at] = host
            case e.RoundBegan():
                self.begun = True
            case e.TurnBegan(player):
                self.turn, self.draw = player, "LOK-4.1"
            case e.Attacked(_, _, level, defence):
                self.cause = _ATTACKS[outcome(level, defence)]
            case e.Played(_, kind):
                self.cause = special_rule(kind)
            case e.BombTested():
                self.cause = "LOK-10.10"
            case e.HostOut() | e.PlayerOut():
                self.draw = "LOK-8.3"


def event_message(event: Event, names: Names, known: Known) -> LogMessage | None:
    """The message of an event; None for an event of another game."""
    found = _dealing_event(event, names, known) or _attack_event(event, names, known)
    found = found or _out_event(event, names, known) or _special_event(event, names, known)
    return found or _card_event(event, names, known)


def _dealing_event(event: Event, names: Names, known: Known) -> LogMessage | None:
    match event:
        case e.AdminShown(player):
            return "event-admin", who(names, player), "LOK-3.1"
        case e.RoleDealt(player, dealt):
            if dealt == NONE:
                return "event-role-hidden", who(names, player), "LOK-3.1"
            return "event-role", {**who(names, player), **role(dealt)}, "LOK-3.1"
        case e.HostLaid(player, at, host):
            if player is None:
                return "event-host-random", place(at, host, names), "LOK-3.2"
            return "event-host", {**who(names, player), **place(at, host, names)}, "LOK-3.2"
        case e.RoundBegan(round):
            return "event-round", {"round": round}, "LOK-9.6"
        case e.TurnBegan(player):
            return "event-turn", who(names, player), "LOK-4.1"
        case e.TurnSkipped(player):
            return "event-skipped", who(names, player), "LOK-10.7"
        case e.TurnEnded(player):
            return "event-turn-ended", who(names, player), "LOK-4.4"
        case e.NothingLaid(player):
            return "event-nothing-laid", who(names, player), "LOK-3.6"
        case e.Defended(player, at, level, over):
            args: Args = {**who(names, player), **place(at, known.hosts[at], names), **card(DEFENCE + level - 1)}
            args |= {"replaced": "yes" if over else "no", "over": card_named(DEFENCE + over - 1) if over else ""}
            return "event-defended", args, "LOK-5.2" if known.begun else "LOK-3.6"
    return None


def _attack_event(event: Event, names: Names, known: Known) -> LogMessage | None:
    match event:
        case e.Attacked(player, at, level, defence):
            result = outcome(level, defence)
            args: Args = {**who(names, player), **place(at, known.hosts[at], names), **card(ATTACK + level - 1)}
            args |= {"result": result, "defence": card_named(DEFENCE + defence - 1) if defence else ""}
            return "event-attacked", args, _ATTACKS[result]
        case e.NodesLost(at, nodes, left):
            args = {**place(at, known.hosts[at], names), "count": nodes, "left": left}
            return "event-nodes", args, known.cause
        case e.HostOut(at, host):
            return "event-host-out", place(at, host, names), "LOK-6.5"
        case e.Duelled(_, _, attack, defence):
            args = {"attack": card_named(ATTACK + attack - 1), "result": outcome(attack, defence)}
            args["defence"] = card_named(DEFENCE + defence - 1) if defence else ""
            return "event-duelled", args, "LOK-10.4"
        case e.Answered(player, 0):
            return "event-undefended", who(names, player), "LOK-10.3"
        case e.Answered(player, level):
            return "event-answered", {**who(names, player), **card(DEFENCE + level - 1)}, "LOK-10.3"
    return None


def _out_event(event: Event, names: Names, known: Known) -> LogMessage | None:
    match event:
        case e.PlayerOut(player, shown, hand):
            return "event-out", {**who(names, player), **role(shown), "cards": card_list(hand)}, "LOK-8.1"
        case e.AllShown(player):
            return "event-all-shown", who(names, player), "LOK-8.7"
        case e.HostsReturned(player, places):
            return "event-returned", {**who(names, player), **hosts_named(places, known.hosts)}, "LOK-8.2"
        case e.HandDropped(player, hand):
            return "event-hand-dropped", {**who(names, player), "cards": card_list(hand)}, "LOK-8.4"
        case e.BombGone(player):
            return "event-bomb-gone", who(names, player), "LOK-8.6"
        case e.GameEnded(why):
            return "event-ended", {"why": why}, ENDS[why]
    return None


def _special_event(event: Event, names: Names, known: Known) -> LogMessage | None:
    match event:
        case e.Played(player, kind, other, at):
            args: Args = {**who(names, player), **card(kind), **whom(names, other)}
            args |= place(at, known.hosts[at], names) if at != NONE else {}
            return ("event-played" if at == NONE else "event-played-place"), args, special_rule(kind)
        case e.Stole(player, other, kind):
            args = {**who(names, player), **whom(names, other)}
            if kind == NONE:
                return "event-stole-hidden", args, "LOK-10.2"
            return "event-stole", {**args, **card(kind)}, "LOK-10.2"
        case e.TookBack(player, kind):
            return "event-took-back", {**who(names, player), **card(kind)}, "LOK-10.5"
        case e.Restored(_, at, nodes):
            return "event-restored", {**place(at, known.hosts[at], names), "count": nodes}, "LOK-10.6"
        case e.Turned(direction):
            return "event-turned", {"direction": "clockwise" if direction > 0 else "back"}, "LOK-10.8"
        case e.Captured(player, owner, places):
            args = {**who(names, player), **hosts_named(places, known.hosts)}
            return ("event-captured" if owner == player else "event-cleaned"), args, "LOK-10.9"
        case e.BombTested(player, kind, off):
            args = {**who(names, player), **card(kind), **colour(kind), "off": "yes" if off else "no"}
            return "event-bomb-tested", args, "LOK-10.10"
        case e.BombPassed(player, to):
            return "event-bomb-passed", {**who(names, player), **whom(names, to)}, "LOK-10.12"
    return None


def _card_event(event: Event, names: Names, known: Known) -> LogMessage | None:
    match event:
        case e.Reshuffled(cards):
            return "event-reshuffled", {"count": cards}, "LOK-4.6"
        case e.Dealt(player, kind):
            return gained("event-dealt", names, player, [] if kind == NONE else [kind], 1, "LOK-3.5")
        case e.Drew(player, kind):
            return gained("event-drew", names, player, [] if kind == NONE else [kind], 1, known.draw)
        case e.Discarded(player, kind):
            rule = "LOK-4.4" if player == known.turn else "LOK-10.1"
            return "event-discarded", {**who(names, player), **card(kind)}, rule
        case e.Knew(player, marked, by):
            return ("event-knew" if marked and by else "event-unknown"), who(names, player), "LOK-4.7"
    return None


def gained(key: str, names: Names, player: int, kinds: list[int], count: int, rule: str) -> LogMessage:
    """Cards that came into a hand; hidden ones are only counted."""
    if len(kinds) < count:
        return f"{key}-hidden", {**who(names, player), "count": count}, rule
    counts = [kinds.count(kind) for kind in range(KINDS)]
    return key, {**who(names, player), "cards": card_list(counts)}, rule
