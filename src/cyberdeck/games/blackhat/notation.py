"""Moves as text and as action ids, both ways.

| text | move |
|---|---|
| `7+7+J+H` | play two sevens, a joker and the Black Hat; `J`, `H`, `J+H` without a ranked card |
| `pass` · `no` | pass (BH-5.4) · decline an optional effect |
| `all` · `hat` · `pick 9` | take all · the Black Hat · and then one card after another (BH-5.2) |
| `2x>b4` · `2x>BD` | player 2's first pawn to b4 · sent back to Backdoor |
| `+c5` · `-c5` · `^c5` | a Host one up · one down · take up its marker |
| `module` · `module 3` · `place 2` | use the Randomizer · with module 3 · lay it on place 2 |
| `T>b4` · `swap 3` | move the tracer · swap scores with player 3 |
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cyberdeck.games.blackhat import ids
from cyberdeck.games.blackhat import moves as m
from cyberdeck.games.blackhat.components.types import SPACE_NAMES
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.wire import Move
from cyberdeck.toolkit import notation

PAWN_NAMES = tuple(f"{pawn // 2 + 1}{'xy'[pawn % 2]}" for pawn in range(ids.PAWNS))
PAWN_IDS = {name: pawn for pawn, name in enumerate(PAWN_NAMES)}


def _play(n: int) -> m.Play:
    rank = ids.PLAY_RANK[n] + 1 if ids.PLAY_N[n] else 0
    return m.Play(rank, ids.PLAY_N[n], ids.PLAY_JOKERS[n], bool(ids.PLAY_HAT[n]))


def _lane(offset: int) -> str:
    return SPACE_NAMES[ids.FIRST_LANE + offset]


_RANGES: list[tuple[int, Callable[[int], m.AnyMove]]] = [
    (0, _play),
    (ids.PASS, lambda n: m.Pass()),
    (ids.DECLINE, lambda n: m.Decline()),
    (ids.TAKE_ALL, lambda n: m.TakeAll()),
    (ids.TAKE_HAT, lambda n: m.TakeBlackHat()),
    (ids.PICK0, lambda n: m.TakeCard(n + 1)),
    (ids.STEP0, lambda n: m.MovePawn(PAWN_NAMES[n // ids.LANDINGS], _lane(n % ids.LANDINGS))),
    (ids.SEND0, lambda n: m.SendPawn(PAWN_NAMES[n // 2], SPACE_NAMES[ids.BACKDOOR + n % 2])),
    (ids.UP0, lambda n: m.PlaceMarker(_lane(n), True)),
    (ids.DOWN0, lambda n: m.PlaceMarker(_lane(n), False)),
    (ids.LIFT0, lambda n: m.RemoveMarker(_lane(n))),
    (ids.USE, lambda n: m.DrawModule()),
    (ids.CHOOSE0, lambda n: m.ChooseModule(n + 1)),
    (ids.LAY0, lambda n: m.PlaceModule(n + 1)),
    (ids.TRACE0, lambda n: m.MoveTracer(SPACE_NAMES[n])),
    (ids.SWAP0, lambda n: m.SwapScores(n + 1)),
]


def format_move(move: Move) -> str:
    match move:
        case m.Play(rank, cards, jokers, hat):
            return "+".join([str(rank)] * cards + ["J"] * jokers + ["H"] * hat)
        case m.Pass():
            return "pass"
        case m.Decline():
            return "no"
        case m.TakeAll():
            return "all"
        case m.TakeBlackHat():
            return "hat"
        case m.TakeCard(rank):
            return f"pick {rank}"
        case m.MovePawn(pawn, space) | m.SendPawn(pawn, space):
            return f"{pawn}>{space}"
        case m.PlaceMarker(space, up):
            return ("+" if up else "-") + space
        case m.RemoveMarker(space):
            return "^" + space
        case m.DrawModule():
            return "module"
        case m.ChooseModule(module):
            return f"module {module}"
        case m.PlaceModule(place):
            return f"place {place}"
        case m.MoveTracer(space):
            return f"T>{space}"
        case m.SwapScores(player):
            return f"swap {player}"
    raise MalformedMove(text=repr(move))


def _tidy(text: str) -> str:
    """Allows spaces around signs, and cards in any order."""
    text = re.sub(r"(?<=[+>^-]) | (?=[+>])", "", notation.tidy(text))
    if "+" in text[1:]:
        cards = text.split("+")
        ranked = [card for card in cards if card not in ("j", "h")]
        text = "+".join(ranked + ["j"] * cards.count("j") + ["h"] * cards.count("h"))
    return text


_MOVES: notation.MoveTable[m.AnyMove] = notation.MoveTable(_RANGES, ids.NUM_ACTIONS, format_move, _tidy)
decode = _MOVES.decode
encode = _MOVES.encode
parse_move = _MOVES.parse_move

assert len(SPACE_NAMES) == ids.SPACES
