"""The legal actions of a decision of Black Hat, for people: as text, in short, in groups."""

from __future__ import annotations

from cyberdeck.games.blackhat import moves as m
from cyberdeck.games.blackhat import notation
from cyberdeck.games.blackhat.components import load
from cyberdeck.games.blackhat.components.types import SPACE_KINDS
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.ids import NONE, SIDES
from cyberdeck.games.blackhat.ui.text.marks import module_mark, module_name
from cyberdeck.games.blackhat.ui.text.moves import decision, move_message
from cyberdeck.games.blackhat.view import BHView
from cyberdeck.toolkit.terminal import MoveChoice, Translate


def choice(game: BlackHat, view: BHView, action: int, translate: Translate) -> MoveChoice:
    """`good` marks plays that win the trick as it stands."""
    key, args = move_message(game, view, action)
    move = notation.decode(action)
    words = translate(key, **args)
    short, group, good = "", "", False
    match move:
        case m.Play(rank):
            short, group, good = f"-{args['trace']}".replace("-0", "0"), str(rank or "J H"), args["wins"] == "yes"
        case m.MovePawn(pawn):
            short, group = f"{translate('board-letter', kind=args['kind'])} {args['value']}", pawn
        case m.SendPawn(pawn):
            short, group = f"{args['was']}→{args['value']}", pawn
        case m.PlaceMarker() | m.RemoveMarker():
            short, group = f"{args['value']}→{args['after']}", notation.format_move(move)[0]
        case _:
            short = words
    return MoveChoice(action, notation.format_move(move), words, short, group, good)


def notes(game: BlackHat, view: BHView, translate: Translate, short: bool) -> list[str]:
    """The modules that the decision is about."""
    open_decision, _ = decision(view)
    if open_decision == "lay":
        sides = [view.stack[-1][4]]
    elif open_decision == "randomize" and game.options.randomizer == "choice":
        lying = {side >> 1 for side in view.slots if side != NONE}
        sides = [side for side in range(SIDES) if side >> 1 not in lying]
    else:
        return []
    if not short:
        spaces = {side: ", ".join(_face(side, translate, "board-kind")) for side in sides}
        return [translate("board-face", module=_title(side), spaces=spaces[side]) for side in sides]
    faces = [f"{_title(side)}: {' '.join(_face(side, translate, 'board-letter'))}" for side in sides]
    pairs = ["      ".join(faces[n : n + 2]) for n in range(0, len(faces), 2)]
    return [translate("board-faces"), *pairs]


def _title(side: int) -> str:
    return module_name(side) + module_mark(side)


def _face(side: int, translate: Translate, key: str) -> list[str]:
    """The four spaces, clockwise from the top left."""
    face = load().modules[side >> 1][side & 1]
    gap = " " if key == "board-kind" else ""
    return [
        f"{translate(key, kind=SPACE_KINDS[kind])}{gap}{value}"
        for kind, value in zip(face.kind, face.value, strict=True)
    ]
