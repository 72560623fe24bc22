"""The legal answers to a question of Cyber Shield, for people: in words, in short, in groups. Interpreted."""

from __future__ import annotations

from cyberdeck.cards.terminal import Answer, Say
from cyberdeck.games.cybershield import moves as m
from cyberdeck.games.cybershield import notation
from cyberdeck.games.cybershield.component_types import SYMBOLS
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.terminal_network import SIGNS
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.games.cybershield.words_moves import move_words


def answer(game: CyberShield, view: CsView, action: int, say: Say) -> Answer:
    key, args = move_words(game, view, action)
    move = notation.decode(action)
    words = say(key, **args)
    short, group = words, ""
    title = say("spot-title", at=args["at"]) if args.get("at", "none") != "none" else ""
    match move:
        case m.Shift():
            short, group = title, "move"
        case m.Join(_, name):
            short, group = f"{SIGNS[SYMBOLS.index(name)]} {title}", "join"
        case m.PlayOn(card):
            short, group = title, card
        case m.Restore(_, _, pay):
            short, group = title, "pay" if pay else "restore"
        case m.Scrap():
            short, group = title, "scrap"
        case m.Play(name) | m.Discard(name) | m.Under(name) | m.TakeShown(name):
            short, group = say(f"card-{name}"), type(move).__name__
    return Answer(action, notation.write(move), words, short, group, False)
