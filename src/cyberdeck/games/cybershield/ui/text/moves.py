"""Moves and decisions of Cyber Shield as message keys with arguments, from a view alone.

`outcome` and `tone` (good, bad, plain) are those of a move's label: what it does if nothing is played against it.
"""

from __future__ import annotations

from cyberdeck.games.cybershield import ids, notation
from cyberdeck.games.cybershield import moves as m
from cyberdeck.games.cybershield.components.types import SYMBOLS
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.rules.turn import DRAWN
from cyberdeck.games.cybershield.ui.analysis import DECISIONS, side, spot_at, waiting
from cyberdeck.games.cybershield.ui.text.args import announced_args, card, place
from cyberdeck.games.cybershield.ui.text.outcome import joined, outcome
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.toolkit.messages import Args, Names, who


def unseated_players(game: CyberShield) -> list[str]:
    return []


def decision(view: CsView) -> str:
    """The name of the open decision; `over` when the game is over."""
    if not view.stack:
        return "over"
    kind, _, pc, _, _, _ = view.stack[-1]
    if kind == ids.K_JOIN:
        return "join-new" if pc else "join"
    return DECISIONS.get(kind, "chance")


def decision_message(game: CyberShield, view: CsView, names: Names) -> tuple[str, Args]:
    """The open decision, for the seat that is to act."""
    open_decision = decision(view)
    args: Args = {}
    if open_decision in ("over", "chance"):
        return f"ask-{open_decision}", args
    _, _, pc, player, b, _ = view.stack[-1]
    if open_decision == "join":
        args = _place(view, player * ids.SIDE + b, names)
    elif open_decision == "join-new":
        args = card(pc - 1)
    elif open_decision == "drawing":
        left = view.deck_size[player] + view.under_size[player]
        args = {"draw": "yes" if left >= DRAWN else "no"}
    elif open_decision == "plays":
        args = {"count": view.plays}
    elif open_decision == "excess":
        args = {"count": view.size[player] - game.params.keeps}
    elif open_decision == "answer":
        first = waiting(view)[0]
        args = {**who(names, first.player), **announced_args(view, first.player, first.action, names)}
    elif open_decision == "window":
        args = {**who(names, 1 - player), "step": b}
    elif open_decision == "under":
        args = {"count": b}
    return f"ask-{open_decision}", args


def move_message(game: CyberShield, view: CsView, action: int, names: Names = ()) -> tuple[str, Args]:
    """The effect of a move at the open decision."""
    move = notation.decode(action)
    match move:
        case m.Pass():
            return "move-pass", {"decision": decision(view)}
        case m.Done():
            return "move-done", {"decision": "changed" if _changed(view) else decision(view)}
        case m.EndPlays():
            return "move-end", {"count": max(view.size[view.seat] - game.params.keeps, 0)}
        case m.KeepHand() | m.RedrawHand() | m.DrawCards():
            return f"move-{notation.format_move(move)}", {}
        case m.TakeDiscard():
            pile = view.piles[view.seat]
            return "move-take", card(pile[-1] if pile else ids.NONE)
        case m.MoveCard(slot):
            return "move-shift", {**_place(view, view.seat * ids.SIDE + slot - 1), "tone": "plain"}
        case m.JoinCard(slot, name):
            args = {**_place(view, view.seat * ids.SIDE + slot - 1), "symbol": name}
            return "move-join", {**args, **joined(game, view, slot - 1, SYMBOLS.index(name))}
        case m.Discard(name):
            return "move-discard", {"card": name}
        case m.TakeShown(name):
            return "move-choose", {"card": name}
        case m.PutUnder(name):
            return "move-under", {"card": name}
    return "move-announced", {**announced_args(view, view.seat, action), **outcome(game, view, action)}


def _place(view: CsView, at: int, names: Names = ()) -> Args:
    spot = spot_at(view, at)
    return place(at, ids.NONE if spot is None else spot.kind, names, view.seat)


def _changed(view: CsView) -> bool:
    """CS-4.1: whether a card was moved or turns upright, so that there is something to announce."""
    if decision(view) != "arrange":
        return False
    _, _, _, player, moved, _ = view.stack[-1]
    return bool(moved) or any(spot.turned for spot in side(view, player))
