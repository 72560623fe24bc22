"""The methods of the states are those that their fields give."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.kernel.errors import CorruptRecord
from cyberdeck.kernel.saved import SavedFields
from tools.states import MARKER, generate, stale

FIELDS = """
    board: dict[str, int]  # always the same
    hands: vec[i64]  # by seat
    hands_size: i64  # derived: sum(hands)
    ending: i64  # how the game ended; saved as "why"
"""
COMMITTED = """
    committed: list[int]  # by seat; saved as "sealed"
"""
MODULE = f"""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.kernel.game import Frame, FrameData, State, build_stack
from cyberdeck.kernel.saved import SavedFields


class ToyState(State):
    {{fields}}

    def hand(self, seat: i64) -> i64:
        return self.hands[seat]

{MARKER}
"""


def toy(fields: str) -> Any:
    """The class that is generated from some fields."""
    text = generate(MODULE.format(fields=fields.strip()))
    assert generate(text) == text
    names: dict[str, Any] = {}
    exec(text, names)
    return names["ToyState"]


def test_the_states_are_what_their_fields_say() -> None:
    """`make states` writes them."""
    assert not stale()


def test_a_field_is_in_all_methods() -> None:
    board = {"size": 3}
    state = toy(FIELDS).from_lists(stack=[(1, 2, 3, 4, 5, 6)], board=board, hands=[2, 5], ending=4)
    assert (state.stack(), state.hand(1), state.hands_size, state.ending) == ([(1, 2, 3, 4, 5, 6)], 5, 7, 4)
    assert state.dump() == {"stack": ((1, 2, 3, 4, 5, 6),), "hands": (2, 5), "why": 4}
    loaded = toy(FIELDS).load(SavedFields(state.dump()), board)
    assert loaded.dump() == state.dump()
    assert loaded.hands_size == 7


def test_a_copy_shares_what_never_changes() -> None:
    state = toy(COMMITTED + FIELDS).from_lists(stack=[], committed=[-1, 3], board={}, hands=[2, 5], ending=0)
    copy = state.copy()
    assert copy.dump() == state.dump()
    assert copy.board is state.board
    copy.committed[0] = 1
    copy.hands[0] = 9
    assert state.dump() == {"stack": (), "sealed": (-1, 3), "hands": (2, 5), "why": 0}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"hands": [1, "all"]}, "hands: Expected `int`, got `str` - at `$[1]`"),
        ({"ending": 0}, "ending: no field"),
        ({"hands_size": 3}, "hands_size: no field"),
        ({"stack": [[1, 2]]}, "stack: Expected `array` of length 6, got 2 - at `$[0]`"),
    ],
)
def test_data_that_does_not_fit_is_refused(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(CorruptRecord) as error:
        toy(FIELDS).load(SavedFields({"stack": [], "hands": [1, 2], "why": 0, **changes}), {})
    assert error.value.details == {"reason": reason}


def test_a_field_that_is_missing_is_named() -> None:
    with pytest.raises(CorruptRecord, match="there is no why"):
        toy(FIELDS).load(SavedFields({"stack": [], "hands": [1, 2]}), {})
