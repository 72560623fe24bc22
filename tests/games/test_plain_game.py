"""The short way to write a game: what `Game`, `PlainState` and `OpenGame` do by themselves."""

from __future__ import annotations

import pytest

from cyberdeck.kernel.belief import sampling
from cyberdeck.kernel.errors import CorruptRecord, MalformedMove
from cyberdeck.kernel.game import Game, State
from cyberdeck.kernel.rng import FastRng
from cyberdeck.toolkit.plain_game import PlainState, TheWorld
from tests.kernel.kuhn import WORDS, Kuhn, KuhnAction
from tests.kernel.skirmish import Skirmish

pytestmark = pytest.mark.both


class Heaps(PlainState):
    heaps: list[int]
    moves: int


def start() -> Heaps:
    state = Heaps(heaps=[1, 3], moves=0)
    state.push(0, 1)
    return state


class Plain(Kuhn):
    """Kuhn poker that leaves to `Game` what it can."""

    encode = Game.encode
    parse_move = Game.parse_move
    sample_chance = Game.sample_chance


def test_a_plain_state_has_the_fields_that_it_declares() -> None:
    state = start()
    assert isinstance(state, State)
    assert (state.heaps, state.moves, state.fields()) == ([1, 3], 0, {"heaps": [1, 3], "moves": 0})
    with pytest.raises(KeyError):
        Heaps(heaps=[1])
    with pytest.raises(TypeError):
        Heaps(heaps=[1], moves=0, size=1)


def test_copies_of_a_plain_state_share_nothing_that_changes() -> None:
    state = start()
    copy = state.copy()
    copy.heaps[0] = 9
    copy.moves = 5
    copy.finish()
    assert state.dump() == start().dump()
    assert copy.dump() == {"stack": [], "committed": [], "heaps": [9, 3], "moves": 5}


def test_a_plain_state_comes_back_from_its_dump() -> None:
    data = start().dump()
    assert Heaps.load(data).dump() == data
    short = {"heaps": [1], "moves": 0}
    for broken in ({**data, "moves": "many"}, {**data, "other": 1}, {**data, "heaps": None}, short):
        with pytest.raises(CorruptRecord):
            Heaps.load(broken)


def test_worlds_of_an_open_game_are_copies_of_one_state() -> None:
    world = TheWorld(start())
    first = world.sample(FastRng(1))
    first.heaps[0] = 9
    assert world.sample(FastRng(1)).heaps == [1, 3]


def test_what_a_game_does_by_itself_is_what_it_would_write() -> None:
    plain, written = Plain(), Kuhn()
    for action, word in enumerate(WORDS):
        assert plain.encode(KuhnAction(word)) == written.encode(KuhnAction(word)) == action
        assert plain.parse_move(word) == written.parse_move(word)
    assert plain.parse_move(" B et") == KuhnAction("bet")
    for text in ("", "bets", "7"):
        with pytest.raises(MalformedMove):
            plain.parse_move(text)
    with pytest.raises(MalformedMove):
        plain.encode(KuhnAction("call"))


def test_chance_is_drawn_by_its_weights() -> None:
    assert Game.chance_outcomes(Skirmish(), Skirmish().initial_state()) == []
    plain = Plain()
    assert sampling(plain, plain.initial_state(), FastRng(1), 3000) < 4
