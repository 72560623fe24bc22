"""Random tables: any valid options, any number of players, for every game."""

from __future__ import annotations

from functools import cache
from typing import Any

from cyberdeck.kernel.errors import OptionConflict
from cyberdeck.kernel.rng import Rng
from cyberdeck.options import OptionInfo
from cyberdeck.spec import GameSpec, get_spec, parse_options

FREE = 14  # at most so many of a card without limit


def values(entry: GameSpec) -> dict[str, list[Any]]:
    """Every value of every option: of wide ranges of numbers the ends and a few between, of decks the built-in ones."""
    return {option.name: _values(option) for option in entry.describe_options()}


def _values(option: OptionInfo) -> list[Any]:
    if option.kind == "switch":
        return [False, True]
    if option.kind != "number":
        return list(option.choices)
    least, most = option.min, option.max
    between = [least, least + 1, least + (most - least) // 5, most]
    return list(range(least, most + 1)) if most - least < 10 else between


def random_options(entry: GameSpec, rng: Rng) -> dict[str, Any]:
    """One table, uniformly from all values; invalid combinations are drawn again. Half the tables with decks have
    random ones.
    """
    every = values(entry)
    own = [option.name for option in entry.describe_options() if option.kind == "deck"]
    while True:
        drawn = {name: choices[rng.below(len(choices))] for name, choices in every.items()}
        if own and rng.below(2):
            drawn |= {name: random_deck(entry.id, rng, drawn.get("deck_size")) for name in own}
        try:
            parse_options(entry, drawn)
        except OptionConflict:
            continue
        return drawn


@cache
def _decks(game: str) -> Any:
    found = get_spec(game).decks
    assert found, f"{game} has options for decks, and no decks"
    return found


def random_deck(game: str, rng: Rng, size: int | None = None) -> str:
    """A playable deck, on one line: random counts, adjusted until the size fits."""
    decks = _decks(game)
    form = decks.FORMAT if size is None else decks.form(size)
    cards = [card.number for card in decks.catalogue().cards if not card.token]
    most = {number: FREE if number in form.free else form.copies for number in cards}
    counts = {number: rng.below(most[number] + 1) for number in cards}
    while sum(counts.values()) < form.least:
        number = cards[rng.below(len(cards))]
        counts[number] = min(most[number], counts[number] + 1)
    while form.most is not None and sum(counts.values()) > form.most:
        number = cards[rng.below(len(cards))]
        counts[number] = max(0, counts[number] - 1)
    return "; ".join(f"{n} {number}" for number, n in counts.items() if n)
