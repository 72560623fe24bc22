"""The values of a game's options, each with the rule that it belongs to, as they are declared."""

from __future__ import annotations

from typing import Any, cast

import pytest

from cyberdeck.spec import get_spec, make
from fuzz.tables import values


def each_value(game: str) -> list[pytest.ParameterSet]:
    """Cases of an option and a value, marked with the rule."""
    spec = get_spec(game)
    choices = values(spec)
    return [
        pytest.param(option.name, value, marks=pytest.mark.rule(option.rule))
        for option in spec.describe_options()
        for value in choices[option.name]
    ]


def takes(game: str, option: str, value: object) -> None:
    """A table has the option as it is shown, and nothing is said against it."""
    built = cast(Any, make(game, {option: value}))
    assert built.id == game
    assert getattr(built.options, option) == value
    assert built.options.warnings() == []
