"""The legal answers to a question of Kiberrubezh, for people: in words, in short, in groups. Interpreted."""

from __future__ import annotations

from cyberdeck.cards.terminal import Answer, Say
from cyberdeck.games.kiberrubezh import moves as m
from cyberdeck.games.kiberrubezh import notation
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.games.kiberrubezh.words_moves import move_words


def answer(game: Kiberrubezh, view: KrView, action: int, say: Say) -> Answer:
    key, args = move_words(game, view, action)
    move = notation.decode(action)
    words = say(key, **args)
    short, group = words, ""
    match move:
        case m.Block(measure, attack):
            short, group = say(f"card-{attack}"), measure
        case m.Strike(name, text):
            short, group = say(f"card-{name}"), "strike" if text else "mill"
        case m.Drop(name, turned) | m.Object(name, turned):
            short, group = say("card-turned" if turned else "card-name", card=name), type(move).__name__
        case m.Category(name):
            short, group = say("category-name", category=name), "ban"
        case m.Lay(name) | m.Add(name) | m.Bottom(name) | m.Put(name):
            short, group = say(f"card-{name}"), type(move).__name__
    return Answer(action, notation.write(move), words, short, group, False)
