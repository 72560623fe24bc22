"""The options that a learned model was trained on: `trained_on.json` beside its weights, which tools/train.py writes.

For each option it has the values that training drew, or `any` where the model plays all values alike. A number is
covered between the least and the greatest that were drawn, a deck if each of its cards was in a deck that was drawn. An
option that the file does not name is covered at its default: so a new option is not covered until the model has learned
it.
"""

from __future__ import annotations

import json
import logging
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from cyberdeck.kernel.game import AnyGame
from cyberdeck.options import OptionInfo
from cyberdeck.spec import GameSpec, get_spec

FILE: Final = "trained_on.json"
ANY: Final = "any"
SHOWN: Final = 40  # characters of a value in the log

_log = logging.getLogger(__name__)


def is_covered(game: AnyGame) -> bool:
    """Whether the learned model of a game was trained on its options. A model that does not say what it was trained on
    is trusted, and so is one of a game that keeps no `options`. Other tables are logged as a warning, once each.
    """
    options = getattr(game, "options", None)
    return options is None or _is_covered(game.id, options)


@lru_cache(maxsize=1024)
def _is_covered(game: str, options: msgspec.Struct) -> bool:
    spec = get_spec(game)
    trained_on = _trained_on(spec.ai.package)
    if trained_on is None:
        return True
    values = msgspec.structs.asdict(options)
    odd = [option for option in spec.describe_options() if not _covers(spec, option, trained_on, values[option.name])]
    if odd:
        named = ", ".join(f"{option.name}={str(values[option.name])[:SHOWN]!r}" for option in odd)
        _log.warning("the model of %s was not trained on %s: the heuristic guides the search", game, named)
    return not odd


@cache
def _trained_on(package: str) -> dict[str, Any] | None:
    file = files(package).joinpath(FILE)
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


def _covers(spec: GameSpec, option: OptionInfo, trained_on: dict[str, Any], value: Any) -> bool:
    drawn = trained_on.get(option.name, [option.default])
    if drawn == ANY or value in drawn:
        return True
    if option.kind == "number":
        return bool(min(drawn) <= value <= max(drawn))
    if option.kind == "deck":
        return _cards(spec, value) <= set().union(*(_cards(spec, deck) for deck in drawn))
    return False


def _cards(spec: GameSpec, deck: str) -> set[int]:
    """The numbers of the cards of a built-in deck or of a list."""
    assert spec.decks is not None
    text = spec.decks.built_in(deck) if deck in spec.decks.BUILT_IN else deck
    return {number for number, _ in spec.decks.read(text, spec.decks.catalogue()).deck.cards}
