"""Moves as text and as action ids, both ways.

Cards are `a1` … `a5` (attacks by level), `d1` … `d5` (defences), and the specials by name. Hosts are `P3` (the role
host of player 3) and `H3` (the auxiliary host after them, clockwise).

| text | move |
|---|---|
| `lay proxy` | the Administrator lays a host (LOK-3.2) |
| `d3>H2` · `a4>P3` | defend a host · attack it |
| `flood` · `viruses` · `router` · `botnet` · `bomb` | play the special |
| `social 3` · `direct 3` · `sandbox 3` | play the special on player 3 |
| `backup a4` · `repair H2` | take a card back · restore a node |
| `drop a1` · `show d4` | discard a card · put down a card against Viruses or at Direct access |
| `pass` · `end` | lay or show nothing · end the turn |
"""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.games.lokalka import ids
from cyberdeck.games.lokalka import moves as m
from cyberdeck.games.lokalka.components.types import HOST_IDS
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.wire import Move
from cyberdeck.toolkit import notation

CARD_NAMES = (
    *(f"a{level}" for level in range(1, ids.LEVELS + 1)),
    *(f"d{level}" for level in range(1, ids.LEVELS + 1)),
    *("flood", "social", "viruses", "direct", "backup", "maintenance", "sandbox", "router", "botnet", "bomb"),
)
CARD_KINDS = {name: kind for kind, name in enumerate(CARD_NAMES)}
PLACE_NAMES = tuple(f"{'PH'[place % 2]}{place // 2 + 1}" for place in range(ids.PLACES))
PLACE_IDS = {name: place for place, name in enumerate(PLACE_NAMES)}


def _levelled(n: int) -> tuple[int, str]:
    return n // ids.PLACES + 1, PLACE_NAMES[n % ids.PLACES]


_RANGES: list[tuple[int, Callable[[int], m.AnyMove]]] = [
    (ids.PASS, lambda n: m.Pass()),
    (ids.END, lambda n: m.EndTurn()),
    (ids.BUILD0, lambda n: m.LayHost(HOST_IDS[n])),
    (ids.DEFEND0, lambda n: m.Defend(*_levelled(n))),
    (ids.ATTACK0, lambda n: m.Attack(*_levelled(n))),
    (ids.FLOOD0, lambda n: m.PlaySpecial("flood")),
    (ids.SOCIAL0, lambda n: m.PlaySpecialOn("social", n + 1)),
    (ids.VIRUSES0, lambda n: m.PlaySpecial("viruses")),
    (ids.DIRECT0, lambda n: m.PlaySpecialOn("direct", n + 1)),
    (ids.BACKUP0, lambda n: m.TakeBack(CARD_NAMES[n])),
    (ids.MAINTAIN0, lambda n: m.RestoreNode(PLACE_NAMES[n])),
    (ids.SANDBOX0, lambda n: m.PlaySpecialOn("sandbox", n + 1)),
    (ids.ROUTER0, lambda n: m.PlaySpecial("router")),
    (ids.BOTNET0, lambda n: m.PlaySpecial("botnet")),
    (ids.BOMB0, lambda n: m.PlaySpecial("bomb")),
    (ids.DISCARD0, lambda n: m.Discard(CARD_NAMES[n])),
    (ids.SHOW0, lambda n: m.ShowCard(CARD_NAMES[n])),
]


def format_move(move: Move) -> str:
    match move:
        case m.Pass():
            return "pass"
        case m.EndTurn():
            return "end"
        case m.LayHost(host):
            return f"lay {host}"
        case m.Defend(level, place):
            return f"d{level}>{place}"
        case m.Attack(level, place):
            return f"a{level}>{place}"
        case m.PlaySpecial(card):
            return card
        case m.PlaySpecialOn(card, player):
            return f"{card} {player}"
        case m.TakeBack(card):
            return f"backup {card}"
        case m.RestoreNode(place):
            return f"repair {place}"
        case m.Discard(card):
            return f"drop {card}"
        case m.ShowCard(card):
            return f"show {card}"
    raise MalformedMove(text=str(move))


_MOVES: notation.MoveTable[m.AnyMove] = notation.MoveTable(_RANGES, ids.NUM_ACTIONS, format_move)
decode = _MOVES.decode
encode = _MOVES.encode
parse_move = _MOVES.parse_move
