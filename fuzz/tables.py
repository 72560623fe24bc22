"""Random tables: any options that make sense together, any number of players. Works for every game there is."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

import msgspec

from cyberdeck.kernel.errors import OptionConflict
from cyberdeck.kernel.rng import Rng
from cyberdeck.spec import GameSpec, get_spec, option_kind, parse_options

FREE = 14  # at most so many of a card that may be in a deck without limit


def values(entry: GameSpec) -> dict[str, list[Any]]:
    """Every value of every option; of a wide range of numbers its ends and a few between, of decks those that come with
    the game.
    """
    hints = get_type_hints(entry.options, include_extras=True)
    found = {name: _values(entry, hint) for name, hint in hints.items() if name != "players"}
    return {"players": list(entry.players), **found}


def _values(entry: GameSpec, hint: Any) -> list[Any]:
    match msgspec.inspect.type_info(hint):
        case msgspec.inspect.BoolType():
            return [False, True]
        case msgspec.inspect.LiteralType(values):
            return list(values)
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            between = [least, least + 1, least + (most - least) // 5, most]
            return list(range(least, most + 1)) if most - least < 10 else between
        case msgspec.inspect.Metadata(extra={"deck": True}):
            return list(_decks(entry.id).BUILT_IN)
        case other:
            raise TypeError(f"no idea how to choose a value of {other}")


def random_options(entry: GameSpec, rng: Rng) -> dict[str, Any]:
    """One table, uniformly from all values; what makes no sense together is drawn again. Half the tables with decks
    have random ones.
    """
    every = values(entry)
    own = [name for name in every if name != "players" and option_kind(entry, name) == "deck"]
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
    """A deck that can be played, on one line: of each card as many as happens, and then more or fewer until it fits."""
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
