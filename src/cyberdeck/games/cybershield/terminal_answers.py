"""The legal answers to a question of Cyber Shield, for people: in words, in short, in groups. Interpreted."""

from __future__ import annotations

from typing import NamedTuple

from cyberdeck.games.cybershield import moves as m
from cyberdeck.games.cybershield import notation
from cyberdeck.games.cybershield.component_types import SYMBOLS
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.terminal_network import SIGNS
from cyberdeck.games.cybershield.terminal_score import Say
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.games.cybershield.words_moves import move_words


class Answer(NamedTuple):
    action: int
    notation: str
    words: str  # what it does, in full
    short: str  # the same beside the notation, where there are many
    group: str  # answers of a group stand together
    good: bool  # nothing is pointed out


def answers(game: CyberShield, view: CsView, legal: list[int], say: Say) -> list[Answer]:
    """In the order of the list: it numbers them."""
    return [_answer(game, view, action, say) for action in legal]


def _answer(game: CyberShield, view: CsView, action: int, say: Say) -> Answer:
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
