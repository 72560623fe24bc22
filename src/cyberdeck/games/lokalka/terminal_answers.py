"""The legal answers to a question of Lokalka, for people: in words, in short, in groups. Interpreted."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cyberdeck.games.lokalka import moves as m
from cyberdeck.games.lokalka import notation
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.games.lokalka.words_moves import move_words

Say = Callable[..., str]

_SHORT = {"open": "-●", "through": "-d-●", "even": "-d", "held": "0"}


class Answer(NamedTuple):
    action: int
    notation: str
    words: str  # what it does, in full
    short: str  # the same beside the notation, where there are many
    group: str  # answers of a group stand together
    good: bool  # takes a host out


def answers(game: Lokalka, view: LokView, legal: list[int], say: Say) -> list[Answer]:
    """In the order of the list: it numbers them."""
    return [_answer(game, view, action, say) for action in legal]


def _answer(game: Lokalka, view: LokView, action: int, say: Say) -> Answer:
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
