"""Moves of every game as text and numbers, both ways. Each game's module `notation` lists examples."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyberdeck.kernel import laws
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.wire import Move
from cyberdeck.spec import game_ids, make
from tests.blackhat.notation import NOTATION as BLACKHAT
from tests.cybershield.notation import NOTATION as CYBERSHIELD
from tests.kiberrubezh.notation import NOTATION as KIBERRUBEZH
from tests.lokalka.notation import NOTATION as LOKALKA

pytestmark = pytest.mark.both

GAMES = [make(name, {}) for name in game_ids()]
NOTATIONS = {"blackhat": BLACKHAT, "cybershield": CYBERSHIELD, "kiberrubezh": KIBERRUBEZH, "lokalka": LOKALKA}
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


# Examples of each game


def examples(field: str) -> list[Any]:
    """Each example of the games' notations, as (game, *example)."""
    return [
        pytest.param(game, *(example if isinstance(example, tuple) else (example,)), id=f"{game.id}: {example!s:.40}")
        for game in GAMES
        if game.id in NOTATIONS
        for example in getattr(NOTATIONS[game.id], field)
    ]


@pytest.mark.parametrize(("game", "text", "move"), examples("written"))
def test_what_is_written(game: AnyGame, text: str, move: Move) -> None:
    assert game.format_move(move) == text
    assert game.parse_move(text) == move
    assert game.parse_move(f"  {text.upper().replace(' ', '  ')} ") == move


@pytest.mark.parametrize(("game", "sloppy", "text"), examples("sloppy"))
def test_capitals_and_spaces_are_forgiven(game: AnyGame, sloppy: str, text: str) -> None:
    assert game.format_move(game.parse_move(sloppy)) == text


@pytest.mark.parametrize(("game", "text"), examples("malformed"))
def test_malformed_texts(game: AnyGame, text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        game.parse_move(text)
    assert refused.value.details == {"text": text[:80]}


@pytest.mark.parametrize(("game", "move"), examples("impossible"))
def test_moves_that_do_not_exist(game: AnyGame, move: Move) -> None:
    with pytest.raises(MalformedMove):
        game.encode(move)


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
