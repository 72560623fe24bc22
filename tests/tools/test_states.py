"""The methods of the states are those that their fields give."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.kernel.errors import CorruptRecord
from cyberdeck.kernel.saved import SavedFields
from tools.states import MARKER, ROOT, generate, stale

FIELDS = """
    board: dict[str, int]  # always the same
    hands: vec[i64]  # by seat
    hands_size: i64  # derived: sum(hands)
    ending: i64  # how the game ended; saved as "why"
"""
AT_FIRST = """
    scores: vec[i64]  # by seat; at first: vec[i64]([0, 0])
    best: i64  # derived: max(scores); at first: 0
    leader: i64  # seat; at first: -1; saved as "ahead"
"""
WALK = """
import sys
from cyberdeck.kernel.laws import walk
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import make
game = make(sys.argv[1], {})
assert game.dump(game.initial_state())["added"] == 5
assert walk(game, FastRng(1), every=25)["states"] > 3
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


def test_a_value_at_first_is_that_of_a_new_state() -> None:
    state_type = toy(FIELDS + AT_FIRST)
    hands = toy(FIELDS).from_lists(stack=[], board={}, hands=[1], ending=0).hands
    new = state_type.initial(board={}, hands=hands, hands_size=1, ending=0)
    assert new.dump() == {"stack": (), "hands": (1,), "why": 0, "scores": (0, 0), "ahead": -1}
    rebuilt = state_type.from_lists(stack=[], board={}, hands=[], ending=0, scores=[2, 7])
    assert (list(rebuilt.scores), rebuilt.best, rebuilt.leader) == ([2, 7], 7, -1)


def test_values_at_first_are_not_shared_by_new_states() -> None:
    state_type = toy(AT_FIRST)
    state_type.initial().scores[0] = 4
    assert list(state_type.initial().scores) == [0, 0]


@pytest.mark.parametrize("game", ["blackhat", "cybershield", "kiberrubezh", "lokalka"])
def test_a_field_is_added_in_one_line(game: str, tmp_path: Path) -> None:
    """Everything else is generated: the game starts with it, and every law still holds."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    module = tmp_path / "src" / "cyberdeck" / "games" / game / "state.py"
    above, _, _ = module.read_text(encoding="utf-8").partition(MARKER)
    module.write_text(generate(f"{above.rstrip()}\n    added: i64  # at first: 5\n\n{MARKER}\n"), encoding="utf-8")
    subprocess.run(
        [sys.executable, "-c", WALK, game], env={**os.environ, "PYTHONPATH": str(tmp_path / "src")}, check=True
    )


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
