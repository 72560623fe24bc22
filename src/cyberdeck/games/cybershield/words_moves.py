"""Moves and questions of Cyber Shield as message keys with arguments, told from a view alone. Interpreted."""

from __future__ import annotations

from cyberdeck.cards.words import Args, Names, who
from cyberdeck.games.cybershield import moves as m
from cyberdeck.games.cybershield import notation
from cyberdeck.games.cybershield.facts import side, spot_at, waiting
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import (
    K_ANSWER,
    K_ARRANGE,
    K_DRAWING,
    K_EXCESS,
    K_JOIN,
    K_MULLIGAN,
    K_PLAYS,
    K_TENDER,
    K_UNDER,
    K_WINDOW,
    NONE,
    SIDE,
)
from cyberdeck.games.cybershield.rules.turn import DRAWN
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.games.cybershield.words_args import card, deed_args, place

_QUESTIONS = {
    K_MULLIGAN: "mulligan",
    K_ARRANGE: "arrange",
    K_DRAWING: "drawing",
    K_PLAYS: "plays",
    K_EXCESS: "excess",
    K_ANSWER: "answer",
    K_WINDOW: "window",
    K_TENDER: "tender",
    K_UNDER: "under",
}


def seatless(game: CyberShield) -> list[str]:
    return []


def asked(view: CsView) -> str:
    """The name of the question that is open; `over` when nothing is asked."""
    if not view.questions:
        return "over"
    kind, _, pc, _, _, _ = view.questions[-1]
    if kind == K_JOIN:
        return "join-new" if pc else "join"
    return _QUESTIONS.get(kind, "chance")


def question_words(game: CyberShield, view: CsView, names: Names) -> tuple[str, Args]:
    """The question that is open, as put to the seat that it is about."""
    question = asked(view)
    args: Args = {}
    if question in ("over", "chance"):
        return f"ask-{question}", args
    _, _, pc, player, b, _ = view.questions[-1]
    if question == "join":
        args = _place(view, player * SIDE + b, names)
    elif question == "join-new":
        args = card(pc - 1)
    elif question == "drawing":
        left = view.deck_size[player] + view.under_size[player]
        args = {"draw": "yes" if left >= DRAWN else "no"}
    elif question == "plays":
        args = {"count": view.plays}
    elif question == "excess":
        args = {"count": view.size[player] - game.t.keeps}
    elif question == "answer":
        first = waiting(view)[0]
        args = {**who(names, first.player), **deed_args(view, first.player, first.action, names)}
    elif question == "window":
        args = {**who(names, 1 - player), "step": b}
    elif question == "under":
        args = {"count": b}
    return f"ask-{question}", args


def move_words(game: CyberShield, view: CsView, action: int) -> tuple[str, Args]:
    """What an answer to the open question does."""
    move = notation.decode(action)
    match move:
        case m.Pass():
            return "move-pass", {"question": asked(view)}
        case m.Done():
            return "move-done", {"question": "changed" if _changed(view) else asked(view)}
        case m.End():
            return "move-end", {"count": max(view.size[view.seat] - game.t.keeps, 0)}
        case m.Keep() | m.Again() | m.Draw():
            return f"move-{notation.write(move)}", {}
        case m.Take():
            pile = view.piles[view.seat]
            return "move-take", card(pile[-1] if pile else NONE)
        case m.Shift(slot):
            return "move-shift", _place(view, view.seat * SIDE + slot - 1)
        case m.Join(slot, name):
            return "move-join", {**_place(view, view.seat * SIDE + slot - 1), "symbol": name}
        case m.Discard(name):
            return "move-discard", {"card": name}
        case m.TakeShown(name):
            return "move-choose", {"card": name}
        case m.Under(name):
            return "move-under", {"card": name}
    return "move-deed", deed_args(view, view.seat, action)


def _place(view: CsView, at: int, names: Names = ()) -> Args:
    spot = spot_at(view, at)
    return place(at, NONE if spot is None else spot.kind, names, view.seat)


def _changed(view: CsView) -> bool:
    """CS-4.1: a card was moved, or one turns upright, so that there is something to announce."""
    if asked(view) != "arrange":
        return False
    _, _, _, player, moved, _ = view.questions[-1]
    return bool(moved) or any(spot.turned for spot in side(view, player))
