"""What games share of notations, words and tables in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from rich.text import Text

from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.toolkit.latest import LastResult
from cyberdeck.toolkit.lines import both_sides, cut, packed, seats, signs
from cyberdeck.toolkit.messages import mark_of, who, whom
from cyberdeck.toolkit.notation import decode, reader

RANGES: list[tuple[int, Callable[[int], str]]] = [(0, lambda n: "pass"), (1, lambda n: f"play {n}"), (4, str)]


class Reader(NamedTuple):
    seat: int


def test_a_number_belongs_to_the_last_range_that_begins_before_it() -> None:
    assert [decode(action, RANGES, 6) for action in range(6)] == ["pass", "play 0", "play 1", "play 2", "0", "1"]


@pytest.mark.parametrize("action", [-1, 6])
def test_a_number_of_no_range_is_no_move(action: int) -> None:
    with pytest.raises(MalformedMove) as shown:
        decode(action, RANGES, 6)
    assert shown.value.details == {"text": str(action)}


def test_moves_are_read_by_their_words() -> None:
    read = reader(lambda words: tuple(words) if words else None)
    assert read("  Play\t  SEVEN ") == ("play", "seven")
    with pytest.raises(MalformedMove) as shown:
        read(" ")
    assert shown.value.details == {"text": " "}


def test_the_reader_is_you_and_nobody_is_none() -> None:
    names = ["", "Bea"]
    assert who(names, 0) == {"who": "you", "player": ""}
    assert who(names, 1) == {"who": "other", "player": "Bea"}
    assert [whom(names, other)["whom"] for other in (0, 1, -1)] == ["you", "other", "none"]


def test_one_reconstructed_part_marks_the_whole() -> None:
    assert [mark_of(), mark_of("book"), mark_of("book", "reconstructed")] == ["", "", "°"]


def test_the_last_answer_is_kept_for_the_same_objects_alone() -> None:
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
