"""The legal actions of a decision of Lokalka, for people: as text, in short, in groups."""

from __future__ import annotations

from cyberdeck.games.lokalka import moves as m
from cyberdeck.games.lokalka import notation
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ui.text.moves import move_message
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.toolkit.terminal import MoveChoice, Translate

_SHORT = {"open": "-●", "through": "-d-●", "even": "-d", "held": "0"}


def choice(game: Lokalka, view: LokView, action: int, translate: Translate) -> MoveChoice:
    """`good` marks attacks that take a host out."""
    key, args = move_message(game, view, action)
    move = notation.decode(action)
    words = translate(key, **args)
    short, group, good = words, "", False
    match move:
        case m.Attack(level):
            short = _SHORT[str(args["result"])] + ("!" if args["across"] == "yes" else "")
            group, good = f"a{level}", args["out"] == "yes"
        case m.Defend(level):
            short, group = f"←d{args['was']}" if args["was"] else "", f"d{level}"
        case m.TakeBack():
            short, group = "", "backup"
        case m.PlaySpecialOn(card):
            short, group = "", card
        case m.RestoreNode():
            short, group = f"●{args['nodes']}/{args['full']}", "repair"
    return MoveChoice(action, notation.format_move(move), words, short, group, good)
