"""The legal actions of a decision of Cyber Shield, for people: as text, in short, in groups."""

from __future__ import annotations

from cyberdeck.games.cybershield import moves as m
from cyberdeck.games.cybershield import notation
from cyberdeck.games.cybershield.components.types import SYMBOLS
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ui.terminal.network import SIGNS
from cyberdeck.games.cybershield.ui.text.moves import move_message
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.toolkit.terminal import MoveChoice, Translate


def choice(game: CyberShield, view: CsView, action: int, translate: Translate) -> MoveChoice:
    key, args = move_message(game, view, action)
    move = notation.decode(action)
    words = translate(key, **args)
    short, group = words, ""
    title = translate("spot-title", at=args["at"]) if args.get("at", "none") != "none" else ""
    match move:
        case m.MoveCard():
            short, group = title, "move"
        case m.JoinCard(_, name):
            short, group = f"{SIGNS[SYMBOLS.index(name)]} {title}", "join"
        case m.PlayOn(card):
            short, group = title, card
        case m.Restore(_, _, pay):
            short, group = title, "pay" if pay else "restore"
        case m.Scrap():
            short, group = title, "scrap"
        case m.Play(name) | m.Discard(name) | m.PutUnder(name) | m.TakeShown(name):
            short, group = translate(f"card-{name}"), type(move).__name__
    return MoveChoice(action, notation.format_move(move), words, short, group, False)
