"""The values of a game's options, as its tests list them: by option and the rule that it belongs to."""

from __future__ import annotations

from typing import Any, cast

import pytest

from cyberdeck.spec import get_spec, make
from fuzz.tables import values

Every = dict[tuple[str, str], list[object]]


def each_value(every: Every) -> list[pytest.ParameterSet]:
    """Cases of an option and a value, marked with the rule."""
    return [
        pytest.param(option, value, marks=pytest.mark.rule(rule))
        for (option, rule), choices in every.items()
        for value in choices
    ]


def takes(game: str, option: str, value: object) -> None:
    """A table has the option as it is shown, and nothing is said against it."""
    built = cast(Any, make(game, {option: value}))
    assert built.id == game
    assert getattr(built.options, option) == value
    assert built.options.warnings() == []


def has_no_others(game: str, every: Every) -> None:
    named = {option: set(choices) for (option, _), choices in every.items()}
    assert {option: set(choices) for option, choices in values(get_spec(game)).items()} == named
