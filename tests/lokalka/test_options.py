"""The options of a table: each value, and each invalid one with its error."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka import Options
from cyberdeck.kernel.errors import BadOption
from cyberdeck.spec import make
from tests.kits.options import each_value, takes

pytestmark = pytest.mark.both


def test_the_defaults_are_those_of_the_rulebook() -> None:
    assert Options() == Options(
        players=5,
        network="admin",
        setup_defence="one",
        hackers_win="killer",
        round_limit=100,
        out_sees="public",
        out_talk="all",
    )


@pytest.mark.parametrize(("option", "value"), each_value("lokalka"))
def test_every_value_of_every_option(option: str, value: object) -> None:
    takes("lokalka", option, value)


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("network", "ring", "admin | random"),
        ("setup_defence", "two", "one | per_host"),
        ("hackers_win", "never", "killer | team"),
        ("round_limit", 0, "1 … 1000"),
        ("round_limit", 1001, "1 … 1000"),
        ("out_sees", "nothing", "public | all"),
        ("out_talk", "some", "all | out | none"),
    ],
)
def test_values_that_an_option_does_not_have(option: str, value: object, allowed: str) -> None:
    with pytest.raises(BadOption) as refused:
        make("lokalka", {option: value})
    assert refused.value.details == {"option": option, "value": str(value), "allowed": allowed}
