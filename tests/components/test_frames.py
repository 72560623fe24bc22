"""What games share of notations, words and tables in a terminal."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from rich.text import Text

from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.wire import Move
from cyberdeck.toolkit.latest import LastResult
from cyberdeck.toolkit.lines import both_sides, cut, packed, seats, signs
from cyberdeck.toolkit.messages import mark_of, who, whom
from cyberdeck.toolkit.notation import MoveTable


class Step(Move, frozen=True):
    n: int


class Leap(Move, frozen=True):
    to: str


def format_move(move: Move) -> str:
    return str(move.n) if isinstance(move, Step) else f"leap {move.to}" if isinstance(move, Leap) else "?"


MOVES: MoveTable[Step | Leap] = MoveTable([(0, Step), (3, lambda n: Leap("AB"[n]))], 5, format_move)


class Reader(NamedTuple):
    seat: int


def test_a_move_belongs_to_the_last_range_that_begins_before_it() -> None:
    moves = [Step(0), Step(1), Step(2), Leap("A"), Leap("B")]
    assert [MOVES.decode(action) for action in range(5)] == moves
    assert [MOVES.encode(move) for move in moves] == list(range(5))


@pytest.mark.parametrize("action", [-1, 5])
def test_a_number_of_no_range_is_no_move(action: int) -> None:
    with pytest.raises(MalformedMove) as shown:
        MOVES.decode(action)
    assert shown.value.details == {"text": str(action)}


@pytest.mark.parametrize("move", [Step(3), Leap("C"), Move()])
def test_a_move_that_the_game_does_not_have_has_no_number(move: Move) -> None:
    with pytest.raises(MalformedMove) as shown:
        MOVES.encode(move)
    assert shown.value.details == {"text": str(move)}


def test_capitals_and_spaces_do_not_matter() -> None:
    assert MOVES.parse_move("  Leap\t  b") == Leap("B")
    assert MOVES.parse_move("2 ") == Step(2)


@pytest.mark.parametrize("text", [" ", "3", "leap c", "leapa", "x" * 200])
def test_another_text_is_no_move(text: str) -> None:
    with pytest.raises(MalformedMove) as shown:
        MOVES.parse_move(text)
    assert shown.value.details == {"text": text[:80]}


def test_the_reader_is_you_and_nobody_is_none() -> None:
    names = ["", "Bea"]
    assert who(names, 0) == {"who": "you", "player": ""}
    assert who(names, 1) == {"who": "other", "player": "Bea"}
    assert [whom(names, other)["whom"] for other in (0, 1, -1)] == ["you", "other", "none"]


def test_one_reconstructed_part_marks_the_whole() -> None:
    assert [mark_of(), mark_of("book"), mark_of("book", "reconstructed")] == ["", "", "°"]


def test_the_last_result_is_kept_for_the_same_objects_alone() -> None:
    latest: LastResult[list[int], list[int], list[int]] = LastResult(lambda setup, view: [*setup, *view])
    setup, view = [1], [2]
    first = latest(setup, view)
    assert first == [1, 2]
    assert latest(setup, view) is first
    assert latest(setup, [2]) is not first
    assert latest([1], view) == first


def test_what_is_too_long_is_cut() -> None:
    assert [cut("abcdef", width) for width in (6, 5, 1, 0)] == ["abcdef", "abcd…", "…", "…"]
    assert cut("ab cdef", 4) == "ab…"


def test_pieces_share_lines_that_hold_them() -> None:
    assert packed(["a", "bb", "ccc"], 6) == ["a · bb", "ccc"]
    assert packed(["a", "bb", "ccc"], 10, "  ") == ["a  bb  ccc"]
    assert packed([], 5) == []


def test_signs_and_their_meanings_stay_together() -> None:
    assert [line.plain for line in signs([("+", "more"), ("-", "less")], 15)] == ["+ more   - less"]
    assert [line.plain for line in signs([("+", "more"), ("-", "less")], 14)] == ["+ more", "- less"]


@pytest.mark.parametrize(("reader", "order"), [(0, (1, 0)), (1, (0, 1)), (-1, (0, 1))])
def test_the_opponent_comes_first(reader: int, order: tuple[int, int]) -> None:
    assert seats(Reader(reader)) == order


def test_sides_lie_beside_each_other_where_there_is_room() -> None:
    def side(seat: int, width: int) -> list[Text]:
        return [Text(f"{seat} {width}") for _ in range(seat + 1)]

    assert [line.plain for line in both_sides(Reader(1), 109, side)] == ["0 109", "1 109", "1 109"]
    one, other = [line.plain for line in both_sides(Reader(1), 111, side)]
    assert one == "0 54".ljust(54) + " │ 1 54"
    assert other == " " * 54 + " │ 1 54"
