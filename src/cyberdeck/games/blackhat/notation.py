"""Moves as text and as numbers, both ways.

| text | move |
|---|---|
| `7+7+J+H` | play two sevens, a joker and the Black Hat; `J`, `H`, `J+H` without a ranked card |
| `pass` · `no` | pass (BH-5.4) · decline what one may do |
| `all` · `hat` · `pick 9` | take all · the Black Hat · and then one card after another (BH-5.2) |
| `2x>b4` · `2x>BD` | player 2's first pawn to b4 · sent back to Backdoor |
| `+c5` · `-c5` · `^c5` | a Host one up · one down · take its marker up |
| `module` · `module 3` · `place 2` | use the Randomizer · with module 3 · lay it on place 2 |
| `T>b4` · `swap 3` | move the tracer · swap scores with player 3 |
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cyberdeck.games.blackhat import moves as m
from cyberdeck.games.blackhat.component_types import SPACE_NAMES
from cyberdeck.games.blackhat.ids import (
    BACKDOOR,
    CHOOSE0,
    COPIES,
    CRITICAL,
    DECLINE,
    DOWN0,
    FIRST_LANE,
    JOKERS,
    LANDINGS,
    LANES,
    LAY0,
    LIFT0,
    MODULES,
    NUM_ACTIONS,
    PASS,
    PAWNS,
    PICK0,
    PLACES,
    PLAY_HAT,
    PLAY_JOKERS,
    PLAY_N,
    PLAY_RANK,
    PLAYERS,
    PUBLIC,
    RANKS,
    SEND0,
    SPACES,
    STEP0,
    SWAP0,
    TAKE_ALL,
    TAKE_HAT,
    TRACE0,
    UP0,
    USE,
    play_id,
)
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.wire import Move
from cyberdeck.toolkit import notation

SPACE_IDS = {name: space for space, name in enumerate(SPACE_NAMES)}
PAWN_NAMES = tuple(f"{pawn // 2 + 1}{'xy'[pawn % 2]}" for pawn in range(PAWNS))
PAWN_IDS = {name: pawn for pawn, name in enumerate(PAWN_NAMES)}


def decode(action: int) -> m.AnyMove:
    if 0 <= action < PASS:
        rank = PLAY_RANK[action] + 1 if PLAY_N[action] else 0
        return m.Play(rank, PLAY_N[action], PLAY_JOKERS[action], bool(PLAY_HAT[action]))
    return notation.decode(action, _RANGES, NUM_ACTIONS)


def _lane(offset: int) -> str:
    return SPACE_NAMES[FIRST_LANE + offset]


_RANGES: list[tuple[int, Callable[[int], m.AnyMove]]] = [
    (PASS, lambda n: m.Pass()),
    (DECLINE, lambda n: m.Decline()),
    (TAKE_ALL, lambda n: m.TakeAll()),
    (TAKE_HAT, lambda n: m.TakeBlackHat()),
    (PICK0, lambda n: m.TakeCard(n + 1)),
    (STEP0, lambda n: m.MovePawn(PAWN_NAMES[n // LANDINGS], _lane(n % LANDINGS))),
    (SEND0, lambda n: m.SendPawn(PAWN_NAMES[n // 2], SPACE_NAMES[BACKDOOR + n % 2])),
    (UP0, lambda n: m.PlaceMarker(_lane(n), True)),
    (DOWN0, lambda n: m.PlaceMarker(_lane(n), False)),
    (LIFT0, lambda n: m.RemoveMarker(_lane(n))),
    (USE, lambda n: m.DrawModule()),
    (CHOOSE0, lambda n: m.ChooseModule(n + 1)),
    (LAY0, lambda n: m.PlaceModule(n + 1)),
    (TRACE0, lambda n: m.MoveTracer(SPACE_NAMES[n])),
    (SWAP0, lambda n: m.SwapScores(n + 1)),
]


def encode(move: Move) -> int:
    match move:
        case m.Play(rank, cards, jokers, hat):
            if 0 < cards <= COPIES and 0 < rank <= RANKS and 0 <= jokers <= JOKERS:
                return play_id(rank - 1, cards, jokers, int(hat))
            if cards == rank == 0 and jokers + hat > 0 and 0 <= jokers <= JOKERS:
                return play_id(0, 0, jokers, int(hat))
        case m.Pass():
            return PASS
        case m.Decline():
            return DECLINE
        case m.TakeAll():
            return TAKE_ALL
        case m.TakeBlackHat():
            return TAKE_HAT
        case m.TakeCard(rank) if 0 < rank <= RANKS:
            return PICK0 + rank - 1
        case m.MovePawn(pawn, space) if pawn in PAWN_IDS and FIRST_LANE <= SPACE_IDS.get(space, -1) <= CRITICAL:
            return STEP0 + PAWN_IDS[pawn] * LANDINGS + SPACE_IDS[space] - FIRST_LANE
        case m.SendPawn(pawn, start) if pawn in PAWN_IDS and BACKDOOR <= SPACE_IDS.get(start, -1) <= PUBLIC:
            return SEND0 + PAWN_IDS[pawn] * 2 + SPACE_IDS[start]
        case m.PlaceMarker(space, up) if _is_lane(space):
            return (UP0 if up else DOWN0) + SPACE_IDS[space] - FIRST_LANE
        case m.RemoveMarker(space) if _is_lane(space):
            return LIFT0 + SPACE_IDS[space] - FIRST_LANE
        case m.DrawModule():
            return USE
        case m.ChooseModule(module) if 0 < module <= MODULES:
            return CHOOSE0 + module - 1
        case m.PlaceModule(place) if 0 < place <= PLACES:
            return LAY0 + place - 1
        case m.MoveTracer(space) if space in SPACE_IDS:
            return TRACE0 + SPACE_IDS[space]
        case m.SwapScores(player) if 0 < player <= PLAYERS:
            return SWAP0 + player - 1
    raise MalformedMove(text=repr(move))


def _is_lane(space: str) -> bool:
    return FIRST_LANE <= SPACE_IDS.get(space, -1) < FIRST_LANE + LANES


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


_WORDS: dict[str, Callable[[], m.AnyMove]] = {
    "pass": m.Pass,
    "no": m.Decline,
    "all": m.TakeAll,
    "hat": m.TakeBlackHat,
    "module": m.DrawModule,
}
_NUMBERED: dict[str, Callable[[int], m.AnyMove]] = {
    "pick": m.TakeCard,
    "module": m.ChooseModule,
    "place": m.PlaceModule,
    "swap": m.SwapScores,
}
_SPACE = re.compile(r"(?:[a-d][1-8]|BD|PS|CA|TJ|T[0-3])")
_SHAPE = re.compile(
    rf"(?P<pawn>[1-6][xy]|T)>(?P<to>{_SPACE.pattern})"
    rf"|(?P<sign>[-+^])(?P<at>{_SPACE.pattern})"
    r"|(?P<word>pick|module|place|swap) (?P<number>[1-9][0-9]?)"
    r"|(?P<cards>(?:[1-9][0-9]?|J|H)(?:\+(?:[1-9][0-9]?|J|H)){0,13})"
)


def parse_move(text: str) -> m.AnyMove:
    """Forgives capitals and spaces where nothing else could be meant; raises MalformedMove for everything that `write`
    would not write.
    """
    move = _read(_tidy(text))
    if move is None:
        raise MalformedMove(text=text[:80])
    try:
        encode(move)
    except MalformedMove:
        raise MalformedMove(text=text[:80]) from None
    return move


def _tidy(text: str) -> str:
    text = re.sub(r"\s+", " ", text.strip().lower())
    text = re.sub(r"(?<=[+>^-]) | (?=[+>])", "", text)
    text = re.sub(r"\b(bd|ps|ca|tj|t[0-3])\b", lambda found: found[0].upper(), text)
    text = re.sub(r"^t>", "T>", text)
    return re.sub(r"(?<![a-z])[jh](?![a-z])", lambda found: found[0].upper(), text)


def _read(text: str) -> m.AnyMove | None:
    if text in _WORDS:
        return _WORDS[text]()
    found = _SHAPE.fullmatch(text)
    if found is None:
        return None
    if found["pawn"] == "T":
        return m.MoveTracer(found["to"])
    if found["pawn"]:
        return (m.SendPawn if found["to"] in ("BD", "PS") else m.MovePawn)(found["pawn"], found["to"])
    if found["sign"]:
        return m.RemoveMarker(found["at"]) if found["sign"] == "^" else m.PlaceMarker(found["at"], found["sign"] == "+")
    if found["word"]:
        return _NUMBERED[found["word"]](int(found["number"]))
    names = found["cards"].split("+")
    ranks = [int(name) for name in names if name not in "JH"]
    if len(set(ranks)) > 1 or names.count("H") > 1:
        return None
    return m.Play(ranks[0] if ranks else 0, len(ranks), names.count("J"), "H" in names)


assert len(SPACE_NAMES) == SPACES
