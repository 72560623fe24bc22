"""The legal answers to a question of Lokalka, for people: in words, in short, in groups. Interpreted."""

from __future__ import annotations

from cyberdeck.cards.terminal import Answer, Say
from cyberdeck.games.lokalka import moves as m
from cyberdeck.games.lokalka import notation
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.games.lokalka.words_moves import move_words

_SHORT = {"open": "-●", "through": "-d-●", "even": "-d", "held": "0"}


def answer(game: Lokalka, view: LokView, action: int, say: Say) -> Answer:
    """Good is what takes a host out."""
    key, args = move_words(game, view, action)
    move = notation.decode(action)
    words = say(key, **args)
    short, group, good = words, "", False
    match move:
        case m.Attack(level):
            short = _SHORT[str(args["result"])] + ("!" if args["across"] == "yes" else "")
            group, good = f"a{level}", args["out"] == "yes"
        case m.Defend(level):
            short, group = "" if args["over"] == "none" else f"←{args['over']}", f"d{level}"
        case m.TakeBack():
            short, group = "", "backup"
        case m.Against(card):
            short, group = "", card
        case m.Maintain():
            short, group = f"●{args['nodes']}/{args['full']}", "repair"
    return Answer(action, notation.write(move), words, short, group, good)
