"""Moves as text and as action ids, both ways.

Cards have the names of data/cards.toml; a turned one is marked with `/`.

| text | move |
|---|---|
| `keep` · `redeal` · `redeal free` · `bottom laptop` | the first hand (KR-2.2) |
| `lay server` · `done` | lay an asset, a measure or a means, play an event · no more of this |
| `drop antivirus` · `drop antivirus/` | off the table; or turn it, if the power is not enough |
| `add mail-worm` · `declare` | name a means for the wave · the wave begins |
| `block firewall phishing` · `use monitoring-console` | block · use a property |
| `strike rootkit` · `mill rootkit` | its text · two cards from the deck |
| `on server` · `on firewall/` · `ban crypto` · `put laptop` | object of an effect · category · next from the top |
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cyberdeck.games.kiberrubezh import ids
from cyberdeck.games.kiberrubezh import moves as m
from cyberdeck.games.kiberrubezh.components.types import CARD_IDS, CATEGORIES
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.wire import Move
from cyberdeck.toolkit import notation

KIND_OF = {name: kind for kind, name in enumerate(CARD_IDS)}
ATTACK_NAMES = CARD_IDS[ids.FIRST_ATTACK : ids.FIRST_ATTACK + ids.ATTACKS]
MEASURE_NAMES = CARD_IDS[ids.FIRST_MEASURE : ids.FIRST_MEASURE + ids.MEASURES]

_RANGES: list[tuple[int, Callable[[int], m.AnyMove]]] = [
    (ids.DONE, lambda n: m.Done()),
    (ids.KEEP, lambda n: m.KeepHand()),
    (ids.REDEAL_FREE, lambda n: m.RedealHand(True)),
    (ids.REDEAL, lambda n: m.RedealHand(False)),
    (ids.BOTTOM0, lambda n: m.PutOnBottom(CARD_IDS[n])),
    (ids.LAY0, lambda n: m.PlayCard(CARD_IDS[n])),
    (ids.ADD0, lambda n: m.AddToWave(CARD_IDS[n])),
    (ids.DECLARE, lambda n: m.DeclareWave()),
    (ids.DROP0, lambda n: m.DropCard(CARD_IDS[n], False)),
    (ids.DROP_TURNED0, lambda n: m.DropCard(CARD_IDS[n], True)),
    (ids.USE0, lambda n: m.UseProperty(CARD_IDS[n])),
    (ids.BLOCK0, lambda n: m.Block(MEASURE_NAMES[n // ids.ATTACKS], ATTACK_NAMES[n % ids.ATTACKS])),
    (ids.TEXT0, lambda n: m.ResolveAttack(ATTACK_NAMES[n], True)),
    (ids.MILL0, lambda n: m.ResolveAttack(ATTACK_NAMES[n], False)),
    (ids.OBJECT0, lambda n: m.ChooseObject(CARD_IDS[n], False)),
    (ids.OBJECT_TURNED0, lambda n: m.ChooseObject(CARD_IDS[n], True)),
    (ids.CATEGORY0, lambda n: m.BanCategory(CATEGORIES[n])),
    (ids.ORDER0, lambda n: m.PutBack(CARD_IDS[n])),
]


def _marked(card: str, turned: bool) -> str:
    return card + ("/" if turned else "")


def format_move(move: Move) -> str:
    match move:
        case m.Done():
            return "done"
        case m.KeepHand():
            return "keep"
        case m.DeclareWave():
            return "declare"
        case m.RedealHand(free):
            return "redeal free" if free else "redeal"
        case m.PutOnBottom(card):
            return f"bottom {card}"
        case m.PlayCard(card):
            return f"lay {card}"
        case m.AddToWave(card):
            return f"add {card}"
        case m.DropCard(card, turned):
            return f"drop {_marked(card, turned)}"
        case m.UseProperty(card):
            return f"use {card}"
        case m.Block(measure, attack):
            return f"block {measure} {attack}"
        case m.ResolveAttack(card, text):
            return f"{'strike' if text else 'mill'} {card}"
        case m.ChooseObject(card, turned):
            return f"on {_marked(card, turned)}"
        case m.BanCategory(category):
            return f"ban {category}"
        case m.PutBack(card):
            return f"put {card}"
    raise MalformedMove(text=str(move))


def _tidy(text: str) -> str:
    """Allows `play` for events."""
    return re.sub("^play ", "lay ", notation.tidy(text))


_MOVES: notation.MoveTable[m.AnyMove] = notation.MoveTable(_RANGES, ids.NUM_ACTIONS, format_move, _tidy)
decode = _MOVES.decode
encode = _MOVES.encode
parse_move = _MOVES.parse_move
