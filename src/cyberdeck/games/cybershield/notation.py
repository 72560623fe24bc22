"""Moves as text and as action ids, both ways.

Cards have the names of data/cards.toml. A slot is the number of a card on the side that the move is about: the player's
own, or the opponent's for attacks and events.

| text | move |
|---|---|
| `keep` · `again` | keep the first hand · draw another (CS-3.1) |
| `move 2` · `join 1 cable` · `done` | take a card off its joints · join it to card 1 · no more joints |
| `draw` · `take` | two cards from the deck · the top of the discard pile (CS-4.2) |
| `play wired-router` · `firewall>2` · `trojan>4` | play a card · on the player's card 2 · on the opponent's card 4 |
| `pdos>1+generator` · `cancel` | on the Power generator there · Security training against what is being played |
| `restore 2` · `restore 2+firewall` · `pay 2` · `pay play` | restore for a play · for a Token · buy a play |
| `scrap 3` · `scrap 3+generator` | discard the target of a Persistent denial of service |
| `drop usb-trap` · `choose laptop` · `under laptop` | discard · take among those shown · put under the deck |
| `pass` · `end` | no reaction · no more plays |
"""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.games.cybershield import ids
from cyberdeck.games.cybershield import moves as m
from cyberdeck.games.cybershield.components.types import CARD_IDS
from cyberdeck.games.cybershield.components.types import SYMBOLS as SYMBOL_NAMES
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.wire import Move
from cyberdeck.toolkit import notation

KIND_OF = {name: kind for kind, name in enumerate(CARD_IDS)}
PART_NAMES = ("", *(CARD_IDS[kind] for kind in ids.ATTACHED_KINDS[: ids.BREAKABLE]))  # "": the Hardware
GENERATOR = PART_NAMES[-1]
_PLAIN: dict[str, tuple[int, m.AnyMove]] = {
    "pass": (ids.PASS, m.Pass()),
    "done": (ids.DONE, m.Done()),
    "end": (ids.END, m.EndPlays()),
    "keep": (ids.KEEP, m.KeepHand()),
    "again": (ids.AGAIN, m.RedrawHand()),
    "draw": (ids.DRAW, m.DrawCards()),
    "take": (ids.TAKE, m.TakeDiscard()),
    "cancel": (ids.CANCEL, m.Cancel()),
}


def _on(n: int) -> m.AnyMove:
    return m.PlayOn(CARD_IDS[n // ids.SIDE], n % ids.SIDE + 1)


def _repair(n: int, pay: bool) -> m.AnyMove:
    return m.Restore(n % ids.SIDE + 1, PART_NAMES[n // ids.SIDE], pay)


_RANGES: list[tuple[int, Callable[[int], m.AnyMove]]] = [
    *((action, lambda n, move=move: move) for action, move in _PLAIN.values() if action < ids.MOVE0),
    (ids.MOVE0, lambda n: m.MoveCard(n + 1)),
    (ids.JOIN0, lambda n: m.JoinCard(n // ids.SYMBOLS + 1, SYMBOL_NAMES[n % ids.SYMBOLS])),
    (ids.PLAY0, lambda n: m.Play(CARD_IDS[n])),
    (ids.ON0, _on),
    (ids.CANCEL, lambda n: m.Cancel()),
    (ids.PDOS_GEN0, lambda n: m.PlayOn(CARD_IDS[ids.PDOS], n + 1, True)),
    (ids.FAIL_GEN0, lambda n: m.PlayOn(CARD_IDS[ids.FAILURE], n + 1, True)),
    (ids.RESTORE0, lambda n: _repair(n, False)),
    (ids.SCRAP0, lambda n: m.Scrap(n + 1)),
    (ids.SCRAP_GEN0, lambda n: m.Scrap(n + 1, True)),
    (ids.PAY_PLAY, lambda n: m.BuyPlay()),
    (ids.PAY0, lambda n: _repair(n, True)),
    (ids.DISCARD0, lambda n: m.Discard(CARD_IDS[n])),
    (ids.TENDER0, lambda n: m.TakeShown(CARD_IDS[n])),
    (ids.UNDER0, lambda n: m.PutUnder(CARD_IDS[n])),
]


def _with(slot: int, part: str) -> str:
    return f"{slot}+{part}" if part else str(slot)


def format_move(move: Move) -> str:
    for word, (_, plain) in _PLAIN.items():
        if move == plain:
            return word
    match move:
        case m.MoveCard(slot):
            return f"move {slot}"
        case m.JoinCard(slot, symbol):
            return f"join {slot} {symbol}"
        case m.Play(card):
            return f"play {card}"
        case m.PlayOn(card, slot, generator):
            return f"{card}>{_with(slot, GENERATOR if generator else '')}"
        case m.Restore(slot, part, pay):
            return f"{'pay' if pay else 'restore'} {_with(slot, part)}"
        case m.Scrap(slot, generator):
            return f"scrap {_with(slot, GENERATOR if generator else '')}"
        case m.BuyPlay():
            return "pay play"
        case m.Discard(card):
            return f"drop {card}"
        case m.TakeShown(card):
            return f"choose {card}"
        case m.PutUnder(card):
            return f"under {card}"
    raise MalformedMove(text=str(move))


_MOVES: notation.MoveTable[m.AnyMove] = notation.MoveTable(_RANGES, ids.NUM_ACTIONS, format_move)
decode = _MOVES.decode
encode = _MOVES.encode
parse_move = _MOVES.parse_move
