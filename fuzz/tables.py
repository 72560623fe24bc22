"""Random tables: any options that make sense together, any number of players. Works for every game of the registry."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec

from cyberdeck.kernel import registry
from cyberdeck.kernel.errors import OptionConflict
from cyberdeck.kernel.registry import Entry
from cyberdeck.kernel.rng import Rng


def values(entry: Entry) -> dict[str, list[Any]]:
    """Every value of every option; of a wide range of numbers its ends and a few between."""
    hints = get_type_hints(entry.options, include_extras=True)
    found = {name: _values(hint) for name, hint in hints.items() if name != "players"}
    return {"players": list(range(entry.least, entry.most + 1)), **found}


def _values(hint: Any) -> list[Any]:
    match msgspec.inspect.type_info(hint):
        case msgspec.inspect.BoolType():
            return [False, True]
        case msgspec.inspect.LiteralType(values):
            return list(values)
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return list(range(least, most + 1)) if most - least < 10 else [least, least + 1, (least + most) // 5, most]
        case other:
            raise TypeError(f"no idea how to choose a value of {other}")


def random_options(entry: Entry, rng: Rng) -> dict[str, Any]:
    """One table, uniformly from all values; what makes no sense together is drawn again."""
    every = values(entry)
    while True:
        drawn = {name: choices[rng.below(len(choices))] for name, choices in every.items()}
        try:
            registry.parse(entry, drawn)
        except OptionConflict:
            continue
        return drawn
