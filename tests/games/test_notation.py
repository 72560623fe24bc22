"""Moves of every game as text and numbers, both ways. What is written is in the tests of each game."""

from __future__ import annotations

import re
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyberdeck.kernel import laws
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.wire import Move
from cyberdeck.spec import game_ids, make

pytestmark = pytest.mark.both

GAMES = [make(name, {}) for name in game_ids()]
of_each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class Strange(Move, frozen=True, tag="test.strange"):
    """Of no game."""


@of_each_game
def test_every_action_has_a_text_of_its_own_and_comes_back(game: AnyGame) -> None:
    texts = set()
    for action in range(game.num_actions):
        move = game.decode(action)
        text = game.format_move(move)
        assert game.parse_move(text) == move
        assert game.encode(move) == action
        texts.add(text)
    assert len(texts) == game.num_actions


@of_each_game
def test_numbers_that_are_no_moves(game: AnyGame) -> None:
    for action in (-1, game.num_actions, 10**9):
        with pytest.raises(MalformedMove):
            game.decode(action)


@of_each_game
@pytest.mark.parametrize("move", [Move(), Strange()])
def test_a_move_of_another_game_has_no_number_and_no_text(game: AnyGame, move: Move) -> None:
    with pytest.raises(MalformedMove):
        game.encode(move)
    with pytest.raises(MalformedMove):
        game.format_move(move)


# Whatever people type is a move or malformed


def comes_back(game: AnyGame, text: str) -> None:
    laws.unreadable(game, text)
    try:
        move = game.parse_move(text)
    except MalformedMove:
        return
    assert game.decode(game.encode(move)) == move
    assert game.parse_move(game.format_move(move)) == move


@cache
def pieces(game: AnyGame) -> list[str]:
    """Words, signs and letters of what is written, and some that look like them."""
    texts = [game.format_move(game.decode(action)) for action in range(game.num_actions)]
    found = {piece for text in texts for part in (r"[\w-]+", r"\W", ".") for piece in re.findall(part, text)}
    return sorted({*found, "0", "²", "\n", " "})


@of_each_game
@given(text=st.text(max_size=30))
def test_any_text(game: AnyGame, text: str) -> None:
    comes_back(game, text)


@of_each_game
@given(data=st.data())
def test_any_heap_of_pieces(game: AnyGame, data: st.DataObject) -> None:
    comes_back(game, "".join(data.draw(st.lists(st.sampled_from(pieces(game)), max_size=12))))


@of_each_game
@given(data=st.data(), at=st.integers(0, 30), char=st.characters())
def test_any_misspelling(game: AnyGame, data: st.DataObject, at: int, char: str) -> None:
    text = game.format_move(game.decode(data.draw(st.integers(0, game.num_actions - 1))))
    comes_back(game, text[:at] + char + text[at:])
    comes_back(game, text[:at] + char + text[at + 1 :])
    comes_back(game, text[:at] + text[at + 1 :])
