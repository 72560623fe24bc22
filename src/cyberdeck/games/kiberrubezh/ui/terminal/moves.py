"""The legal actions of a decision of Kiberrubezh, for people: as text, in short, in groups."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import moves as m
from cyberdeck.games.kiberrubezh import notation
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ui.text.moves import move_message
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.toolkit.terminal import MoveChoice, Translate


def choice(game: Kiberrubezh, view: KrView, action: int, translate: Translate) -> MoveChoice:
    key, args = move_message(game, view, action)
    move = notation.decode(action)
    words = translate(key, **args)
    short, group = words, ""
    match move:
        case m.Block(measure, attack):
            short, group = translate(f"card-{attack}"), measure
        case m.ResolveAttack(name, text):
            short, group = translate(f"card-{name}"), "strike" if text else "mill"
        case m.DropCard(name, turned) | m.ChooseObject(name, turned):
            short, group = translate("card-turned" if turned else "card-name", card=name), type(move).__name__
        case m.BanCategory(name):
            short, group = translate("category-name", category=name), "ban"
        case m.PlayCard(name) | m.AddToWave(name) | m.PutOnBottom(name) | m.PutBack(name):
            short, group = translate(f"card-{name}"), type(move).__name__
    return MoveChoice(action, notation.format_move(move), words, short, group, False)
