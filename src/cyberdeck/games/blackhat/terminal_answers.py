"""The legal answers to a question of Black Hat, for people: in words, in short, in groups. Interpreted."""

from __future__ import annotations

from cyberdeck.cards.terminal import Answer, Say
from cyberdeck.games.blackhat import moves as m
from cyberdeck.games.blackhat import notation
from cyberdeck.games.blackhat.component_types import SPACE_KINDS
from cyberdeck.games.blackhat.components import load
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.ids import NONE, SIDES
from cyberdeck.games.blackhat.view import BHView
from cyberdeck.games.blackhat.words_marks import module_mark, module_name
from cyberdeck.games.blackhat.words_moves import asked, move_words


def answer(game: BlackHat, view: BHView, action: int, say: Say) -> Answer:
    """Good is what wins the trick as it lies."""
    key, args = move_words(game, view, action)
    move = notation.decode(action)
    words = say(key, **args)
    short, group, good = "", "", False
    match move:
        case m.Play(rank):
            short, group, good = f"-{args['trace']}".replace("-0", "0"), str(rank or "J H"), args["wins"] == "yes"
        case m.Step(pawn):
            short, group = f"{say('board-letter', kind=args['kind'])} {args['value']}", pawn
        case m.Send(pawn):
            short, group = f"{args['was']}→{args['value']}", pawn
        case m.Mark() | m.Lift():
            short, group = f"{args['value']}→{args['after']}", notation.write(move)[0]
        case _:
            short = words
    return Answer(action, notation.write(move), words, short, group, good)


def notes(game: BlackHat, view: BHView, say: Say, short: bool) -> list[str]:
    """What one must see before one answers: the modules to choose from, or the one to be laid."""
    question, _ = asked(view)
    if question == "lay":
        sides = [view.questions[-1][4]]
    elif question == "randomize" and game.t.choice:
        lying = {side >> 1 for side in view.slots if side != NONE}
        sides = [side for side in range(SIDES) if side >> 1 not in lying]
    else:
        return []
    if not short:
        spaces = {side: ", ".join(_face(side, say, "board-kind")) for side in sides}
        return [say("board-face", module=module_name(side), spaces=spaces[side]) for side in sides]
    faces = [f"{module_name(side)}: {' '.join(_face(side, say, 'board-letter'))}" for side in sides]
    pairs = ["      ".join(faces[n : n + 2]) for n in range(0, len(faces), 2)]
    return [say("board-faces"), *pairs]


def _face(side: int, say: Say, key: str) -> list[str]:
    """The four spaces, clockwise from the top left."""
    face = load().modules[side >> 1][side & 1]
    gap = " " if key == "board-kind" else ""
    return [
        f"{say(key, kind=SPACE_KINDS[kind])}{gap}{value}{module_mark(side)}"
        for kind, value in zip(face.kind, face.value, strict=True)
    ]
