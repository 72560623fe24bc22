"""A deck on the screen: its cards by kind, and its statistics; drawn, one fact a line, or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from rich.table import Table

from cyberdeck.cli.screen import Screen
from cyberdeck.components.catalogue import Card, Catalogue
from cyberdeck.components.decks import Deck
from cyberdeck.components.decks.statistics import Chance
from cyberdeck.doors import Decks
from cyberdeck.i18n import Texts

MARK = "°"  # as at the table: reconstructed
_BAR = "█"
_LONGEST = 30  # bar


def show(screen: Screen, texts: Texts, decks: Decks, known: Catalogue, deck: Deck, as_json: bool) -> None:
    own = dict(deck.cards)
    cards = [card for card in known.cards if card.number in own]
    if as_json:
        listed = [_card(card, own[card.number], known, decks) for card in cards]
        _print({"game": decks.GAME, "name": deck.name, "size": deck.size, "code": deck.code, "cards": listed})
        return
    screen.title(_title(texts, deck))
    for kind in dict.fromkeys(card.kind for card in cards):
        group = [card for card in cards if card.kind == kind]
        screen.gap()
        count = sum(own[card.number] for card in group)
        screen.line(texts.text("deck-group", kind=texts.get(f"kind-{kind}", kind), count=count), "bold")
        for card in group:
            mark = f" {MARK}" if card.marked else ""
            screen.line(f"  {own[card.number]} {known.title(card)}{mark}  #{card.number}")
    screen.gap()
    if any(card.marked for card in cards):
        screen.line(texts.text("deck-marked", mark=MARK), "dim")
    screen.line(texts.text("deck-code", code=deck.code))


def stats(screen: Screen, texts: Texts, decks: Decks, known: Catalogue, deck: Deck, as_json: bool) -> None:
    stats = decks.statistics(deck, known)
    if as_json:
        facts: dict[str, Any] = {"game": decks.GAME, "name": deck.name, "size": stats.size, "kinds": dict(stats.kinds)}
        facts |= {decks.VALUE: {str(value): count for value, count in stats.curve}}
        _print(facts | {"chances": [_chance(chance) for chance in stats.chances]})
        return
    screen.title(_title(texts, deck))
    _bars(screen, texts.text("deck-stats-kinds"), [(texts.get(f"kind-{kind}", kind), n) for kind, n in stats.kinds])
    curve = [(str(value).replace("-", "−"), count) for value, count in stats.curve]
    _bars(screen, texts.get(f"deck-value-{decks.VALUE}", decks.VALUE), curve)
    screen.gap()
    screen.line(texts.text("deck-stats-chances"), "bold")
    if screen.plain:
        for chance in stats.chances:
            screen.line(f"{_named(texts, chance)}: " + ", ".join(f"{a} {b}" for a, b in _columns(texts, chance)))
    elif stats.chances:
        screen.draw([_table(texts, stats.chances)])
    screen.line(texts.text("deck-stats-how"), "dim")


def _title(texts: Texts, deck: Deck) -> str:
    return texts.text("deck-title", name=deck.name or texts.text("deck-nameless"), count=deck.size)


def _bars(screen: Screen, title: str, rows: Sequence[tuple[str, int]]) -> None:
    """One bar a row; in plain text only the number."""
    screen.gap()
    screen.line(title, "bold")
    wide = max((len(name) for name, _ in rows), default=0)
    highest = max((count for _, count in rows), default=0) or 1
    for name, count in rows:
        if screen.plain:
            screen.line(f"{name}: {count}")
        else:
            screen.line(f"  {name:>{wide}} {count:>3} {_BAR * -(-count * _LONGEST // highest)}")


def _table(texts: Texts, chances: Sequence[Chance]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    for name, _ in _columns(texts, chances[0]):
        table.add_column(name, justify="right", no_wrap=True)
    for chance in chances:
        table.add_row(_named(texts, chance), *(value for _, value in _columns(texts, chance)))
    return table


def _named(texts: Texts, chance: Chance) -> str:
    return texts.text("deck-group", kind=texts.get(f"keyword-{chance.keyword}", chance.keyword), count=chance.cards)


def _columns(texts: Texts, chance: Chance) -> Iterator[tuple[str, str]]:
    yield texts.text("deck-stats-opening"), _percent(texts, chance.opening)
    yield texts.text("deck-stats-again"), _percent(texts, chance.again)
    for turn, value in enumerate(chance.turns, 1):
        yield texts.text("deck-stats-turn", turn=turn), _percent(texts, value)


def _percent(texts: Texts, value: Fraction) -> str:
    return texts.text("deck-percent", value=float(100 * value))


def _card(card: Card, count: int, known: Catalogue, decks: Decks) -> dict[str, Any]:
    facts = {"number": card.number, "id": card.id, "title": known.title(card), "kind": card.kind, "count": count}
    return facts | {decks.VALUE: card.value, "reconstructed": card.marked}


def _chance(chance: Chance) -> dict[str, Any]:
    """Exact, as fractions."""
    facts = {"keyword": chance.keyword, "cards": chance.cards, "opening": str(chance.opening)}
    return facts | {"again": str(chance.again), "turns": [str(value) for value in chance.turns]}


def _print(facts: dict[str, Any]) -> None:
    print(json.dumps(facts, ensure_ascii=False, indent=2))
