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
    (KEEP, lambda n: m.Keep()),
    (REDEAL_FREE, lambda n: m.Redeal(True)),
    (REDEAL, lambda n: m.Redeal(False)),
    (BOTTOM0, lambda n: m.Bottom(CARD_IDS[n])),
    (LAY0, lambda n: m.Lay(CARD_IDS[n])),
    (ADD0, lambda n: m.Add(CARD_IDS[n])),
    (DECLARE, lambda n: m.Declare()),
    (DROP0, lambda n: m.Drop(CARD_IDS[n], False)),
    (DROP_TURNED0, lambda n: m.Drop(CARD_IDS[n], True)),
    (USE0, lambda n: m.Use(CARD_IDS[n])),
    (BLOCK0, lambda n: m.Block(MEASURE_NAMES[n // ATTACKS], ATTACK_NAMES[n % ATTACKS])),
    (TEXT0, lambda n: m.Strike(ATTACK_NAMES[n], True)),
    (MILL0, lambda n: m.Strike(ATTACK_NAMES[n], False)),
    (OBJECT0, lambda n: m.Object(CARD_IDS[n], False)),
    (OBJECT_TURNED0, lambda n: m.Object(CARD_IDS[n], True)),
    (CATEGORY0, lambda n: m.Category(CATEGORIES[n])),
    (ORDER0, lambda n: m.Put(CARD_IDS[n])),
]


def decode(action: int) -> m.AnyMove:
    return notation.decode(action, _RANGES, NUM_ACTIONS)


def encode(move: Move) -> int:
    match move:
        case m.Done():
            return DONE
        case m.Keep():
            return KEEP
        case m.Redeal(free):
            return REDEAL_FREE if free else REDEAL
        case m.Declare():
            return DECLARE
        case m.Bottom(card) if card in KIND_OF:
            return BOTTOM0 + KIND_OF[card]
        case m.Lay(card) if card in KIND_OF:
            return LAY0 + KIND_OF[card]
        case m.Add(card) if card in KIND_OF:
            return ADD0 + KIND_OF[card]
        case m.Drop(card, turned) if card in KIND_OF:
            return (DROP_TURNED0 if turned else DROP0) + KIND_OF[card]
        case m.Use(card) if card in KIND_OF:
            return USE0 + KIND_OF[card]
        case m.Block(measure, attack) if measure in MEASURE_NAMES and attack in ATTACK_NAMES:
            return BLOCK0 + MEASURE_NAMES.index(measure) * ATTACKS + ATTACK_NAMES.index(attack)
        case m.Strike(card, text) if card in ATTACK_NAMES:
            return (TEXT0 if text else MILL0) + ATTACK_NAMES.index(card)
        case m.Object(card, turned) if card in KIND_OF:
            return (OBJECT_TURNED0 if turned else OBJECT0) + KIND_OF[card]
        case m.Category(category) if category in CATEGORIES:
            return CATEGORY0 + CATEGORIES.index(category)
        case m.Put(card) if card in KIND_OF:
            return ORDER0 + KIND_OF[card]
    raise MalformedMove(text=str(move))


def _marked(card: str, turned: bool) -> str:
    return card + ("/" if turned else "")


def format_move(move: Move) -> str:
    match move:
        case m.Done():
            return "done"
        case m.Keep():
            return "keep"
        case m.Declare():
            return "declare"
        case m.Redeal(free):
            return "redeal free" if free else "redeal"
        case m.Bottom(card):
            return f"bottom {card}"
        case m.Lay(card):
            return f"lay {card}"
        case m.Add(card):
            return f"add {card}"
        case m.Drop(card, turned):
            return f"drop {_marked(card, turned)}"
        case m.Use(card):
            return f"use {card}"
        case m.Block(measure, attack):
            return f"block {measure} {attack}"
        case m.Strike(card, text):
            return f"{'strike' if text else 'mill'} {card}"
        case m.Object(card, turned):
            return f"on {_marked(card, turned)}"
        case m.Category(category):
            return f"ban {category}"
        case m.Put(card):
            return f"put {card}"
    raise MalformedMove(text=str(move))


def _read(words: list[str]) -> m.AnyMove | None:
    """Events may also be `play`ed."""
    match words:
        case ["done"]:
            return m.Done()
        case ["keep"]:
            return m.Keep()
        case ["declare"]:
            return m.Declare()
        case ["redeal"]:
            return m.Redeal(False)
        case ["redeal", "free"]:
            return m.Redeal(True)
        case ["ban", category] if category in CATEGORIES:
            return m.Category(category)
        case ["block", measure, attack] if measure in MEASURE_NAMES and attack in ATTACK_NAMES:
            return m.Block(measure, attack)
        case [("strike" | "mill") as verb, card] if card in ATTACK_NAMES:
            return m.Strike(card, verb == "strike")
        case [("drop" | "on") as verb, card] if card.removesuffix("/") in KIND_OF:
            build = m.Drop if verb == "drop" else m.Object
            return build(card.removesuffix("/"), card.endswith("/"))
        case [verb, card] if card in KIND_OF:
            return _with_card(verb, card)
    return None


def _with_card(verb: str, card: str) -> m.AnyMove | None:
    match verb:
        case "bottom":
            return m.Bottom(card)
        case "lay" | "play":
            return m.Lay(card)
        case "add":
            return m.Add(card)
        case "use":
            return m.Use(card)
        case "put":
            return m.Put(card)
    return None


parse_move: Callable[[str], m.AnyMove] = notation.reader(_read)
