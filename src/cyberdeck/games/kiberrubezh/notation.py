"""Moves as text and as numbers, both ways.

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

from cyberdeck.games.kiberrubezh import moves as m
from cyberdeck.games.kiberrubezh.component_types import CARD_IDS, CATEGORIES
from cyberdeck.games.kiberrubezh.ids import (
    ADD0,
    ATTACKS,
    BLOCK0,
    BOTTOM0,
    CATEGORY0,
    DECLARE,
    DONE,
    DROP0,
    DROP_TURNED0,
    FIRST_ATTACK,
    FIRST_MEASURE,
    KEEP,
    LAY0,
    MEASURES,
    MILL0,
    NUM_ACTIONS,
    OBJECT0,
    OBJECT_TURNED0,
    ORDER0,
    REDEAL,
    REDEAL_FREE,
    TEXT0,
    USE0,
)
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.wire import Move
from cyberdeck.toolkit import notation

KIND_OF = {name: kind for kind, name in enumerate(CARD_IDS)}
ATTACK_NAMES = CARD_IDS[FIRST_ATTACK : FIRST_ATTACK + ATTACKS]
MEASURE_NAMES = CARD_IDS[FIRST_MEASURE : FIRST_MEASURE + MEASURES]

_RANGES: list[tuple[int, Callable[[int], m.AnyMove]]] = [
    (DONE, lambda n: m.Done()),
    (KEEP, lambda n: m.KeepHand()),
    (REDEAL_FREE, lambda n: m.RedealHand(True)),
    (REDEAL, lambda n: m.RedealHand(False)),
    (BOTTOM0, lambda n: m.PutOnBottom(CARD_IDS[n])),
    (LAY0, lambda n: m.PlayCard(CARD_IDS[n])),
    (ADD0, lambda n: m.AddToWave(CARD_IDS[n])),
    (DECLARE, lambda n: m.DeclareWave()),
    (DROP0, lambda n: m.DropCard(CARD_IDS[n], False)),
    (DROP_TURNED0, lambda n: m.DropCard(CARD_IDS[n], True)),
    (USE0, lambda n: m.UseProperty(CARD_IDS[n])),
    (BLOCK0, lambda n: m.Block(MEASURE_NAMES[n // ATTACKS], ATTACK_NAMES[n % ATTACKS])),
    (TEXT0, lambda n: m.ResolveAttack(ATTACK_NAMES[n], True)),
    (MILL0, lambda n: m.ResolveAttack(ATTACK_NAMES[n], False)),
    (OBJECT0, lambda n: m.ChooseObject(CARD_IDS[n], False)),
    (OBJECT_TURNED0, lambda n: m.ChooseObject(CARD_IDS[n], True)),
    (CATEGORY0, lambda n: m.BanCategory(CATEGORIES[n])),
    (ORDER0, lambda n: m.PutBack(CARD_IDS[n])),
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
    """Events may also be `play`ed."""
    return re.sub("^play ", "lay ", notation.tidy(text))


_MOVES: notation.MoveTable[m.AnyMove] = notation.MoveTable(_RANGES, NUM_ACTIONS, format_move, _tidy)
decode = _MOVES.decode
encode = _MOVES.encode
parse_move = _MOVES.parse_move
