"""Moves and decisions of Lokalka as message keys with arguments, from a view alone.

A move is shown with its effect, as far as the reader can know it. `tone` (good, bad, plain) is that of its label.
"""

from __future__ import annotations

from cyberdeck.games.lokalka import moves as m
from cyberdeck.games.lokalka import notation
from cyberdeck.games.lokalka.components.types import HOST_IDS
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import (
    ADMIN,
    ATTACK,
    DEFENCE,
    HELPDESK,
    K_DIRECT,
)
from cyberdeck.games.lokalka.rules.ring import beside, step, taken_by_botnet
from cyberdeck.games.lokalka.rules.turn import hand_limit
from cyberdeck.games.lokalka.ui.analysis import DECISIONS, role_of
from cyberdeck.games.lokalka.ui.text.args import card, card_named, hosts_named, outcome, place
from cyberdeck.games.lokalka.view import LokView, base_state, full_nodes
from cyberdeck.kernel.bits import members
from cyberdeck.toolkit.latest import LastResult
from cyberdeck.toolkit.messages import Args, Names, who

table_state = LastResult(base_state)  # the state that a view describes


def unseated_players(game: Lokalka) -> list[str]:
    return []


def decision(view: LokView) -> str:
    """The name of the open decision; `over` when the game is over."""
    if not view.stack:
        return "over"
    kind, _, _, _, other, _ = view.stack[-1]
    if kind == K_DIRECT:
        return "defend" if view.seat == other else "attack"
    return DECISIONS.get(kind, "chance")


def decision_message(game: Lokalka, view: LokView, names: Names) -> tuple[str, Args]:
    """The open decision, for the seat that is to act."""
    open_decision = decision(view)
    args: Args = {}
    if open_decision in ("over", "chance"):
        return f"ask-{open_decision}", args
    _, _, _, player, other, _ = view.stack[-1]
    if open_decision == "build":
        before, after = step(game.params, other, -1), step(game.params, other, 1)
        args = {argument: names[at // 2] or "@table-you" for argument, at in (("before", before), ("after", after))}
        args |= {"beside": "", "beside_id": notation.PLACE_NAMES[other]}
    elif open_decision == "setup":
        args = {"each": "yes" if game.options.setup_defence == "per_host" else "no", "first": "no" if other else "yes"}
    elif open_decision == "turn":
        args = {"attacked": "yes" if view.attacked else "no"}
    elif open_decision == "flood":
        args = who(names, other)
    elif open_decision == "viruses":
        args = {**who(names, other), "left": view.nodes[2 * player]}
    elif open_decision == "attack":
        args = who(names, other)
    elif open_decision == "defend":
        args = {**who(names, player), "left": view.nodes[2 * other]}
    elif open_decision == "excess":
        args = {"count": other}
    return f"ask-{open_decision}", args


def move_message(game: Lokalka, view: LokView, action: int, names: Names = ()) -> tuple[str, Args]:
    """The effect of a move at the open decision."""
    move = notation.decode(action)
    match move:
        case m.Pass():
            open_decision = decision(view)
            return "move-pass", {
                "decision": "more" if open_decision == "setup" and view.stack[-1][4] else open_decision
            }
        case m.EndTurn():
            return "move-end", {"count": max(sum(view.hand) - hand_limit(game.params), 0)}
        case m.Attack(level, spelled):
            return "move-attack", _attack(game, view, level, notation.PLACE_IDS[spelled], names)
        case m.Defend(level, spelled):
            at = notation.PLACE_IDS[spelled]
            over = view.defence[at]
            args = {**_place(view, at, names), **card(DEFENCE + level - 1), "level": level, "was": over}
            args |= {"replaced": "yes" if over else "no", "over": card_named(DEFENCE + over - 1) if over else ""}
            return "move-defend", {**args, "tone": "good" if level > over else "bad"}
        case m.Discard(name):
            return "move-discard", {**card(notation.CARD_KINDS[name]), "tone": "plain"}
        case m.ShowCard(name):
            return "move-show", {**card(notation.CARD_KINDS[name]), "tone": "plain"}
        case m.LayHost(name):
            host = HOST_IDS.index(name)
            at = view.stack[-1][4]
            return "move-build", {**place(at, host), "count": game.params.host_nodes[host], "tone": "plain"}
    return _special(game, view, move, names)


def _place(view: LokView, at: int, names: Names) -> Args:
    """A host as the reader calls it: their own, another player's by name or number, or an auxiliary one."""
    return {**place(at, view.host[at], names), **({"host": "own"} if at == 2 * view.seat else {})}


def _attack(game: Lokalka, view: LokView, level: int, at: int, names: Names) -> Args:
    defence = view.defence[at]
    result = outcome(level, defence)
    crosses = not beside(game.params, table_state(game.params, view), view.seat) >> at & 1
    return {
        **_place(view, at, names),
        **card(ATTACK + level - 1),
        "result": result,
        "defence": card_named(DEFENCE + defence - 1) if defence else "",
        "tone": {"held": "bad", "even": "plain"}.get(result, "good"),
        "out": "yes" if view.nodes[at] == 1 and result in ("open", "through") else "no",
        "across": "yes" if crosses else "no",
    }


def _special(game: Lokalka, view: LokView, move: m.AnyMove, names: Names) -> tuple[str, Args]:
    match move:
        case m.PlaySpecial("botnet"):
            places = taken_by_botnet(game.params, table_state(game.params, view), view.seat)
            own = role_of(view, view.seat)
            does = {ADMIN: "recover", HELPDESK: "return"}.get(own, "capture")
            return "move-botnet", {"does": does, **hosts_named(members(places), view.host), "tone": "good"}
        case m.PlaySpecial("router"):
            return "move-router", {"direction": "clockwise" if view.direction < 0 else "back"}
        case m.PlaySpecial(name):
            return f"move-{name}", {}
        case m.PlaySpecialOn(name, player):
            count = min(view.size[player - 1], 2) if name == "social" else 0
            whom = names[player - 1] if names else ""
            target: Args = {"number": player, "player": whom, "named": "yes" if whom else "no"}
            return f"move-{name}", {**target, "count": count, "tone": "plain" if name == "direct" else "good"}
        case m.TakeBack(name):
            return "move-backup", {**card(notation.CARD_KINDS[name]), "tone": "good"}
        case m.RestoreNode(spelled):
            at = notation.PLACE_IDS[spelled]
            args: Args = {"nodes": str(view.nodes[at] + 1), "full": str(full_nodes(game.params, view, at))}
            return "move-repair", {**_place(view, at, names), **args, "tone": "good"}
    raise AssertionError(move)
