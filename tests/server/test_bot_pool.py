"""The bots of one table: who they are, what they are asked, and who plays when they cannot think."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from cyberdeck.kernel.laws import state_key
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.server.tables.bot_pool import BotPool
from cyberdeck.server.thinking.process import Counts
from cyberdeck.server.thinking.questions import NoThought, Question, Thought, encode
from cyberdeck.spec import make
from tests.server.test_bot_runner import Room

PLAYERS = {"blackhat": 3, "lokalka": 5, "cybershield": 2, "kiberrubezh": 2}


class Asked(Struct):
    question: Question
    people: bool
    address: str


class Recorder:
    """A place to think that writes down what it is asked, and has no answer or the first action."""

    def __init__(self, answers: bool = True) -> None:
        self.answers = answers
        self.asked: list[Asked] = []
        self.forgotten: list[int] = []
        self.homes = 0

    def start(self) -> None: ...

    def home(self) -> Recorder:
        self.homes += 1
        return self

    async def think(self, question: Question, people: bool, address: str, table: object) -> Thought:
        self.asked.append(Asked(question, people, address))
        if not self.answers:
            raise NoThought("it does not think")
        return Thought(0, question.legal[0], 0.25, 1)

    def forget(self, mind: int) -> None:
        self.forgotten.append(mind)

    def waiting(self, people: bool) -> int:
        return 0

    def counts(self) -> Counts:
        return Counts()

    async def close(self) -> None: ...


def at_first(game: str) -> Match:
    """Where somebody has a choice."""
    match = Match(make(game, {"players": PLAYERS[game]}), bytes(32))
    match.start()
    while len(match.legal_actions(match.players_to_act[0])) < 2:
        match.submit(match.players_to_act[0], match.legal_actions(match.players_to_act[0])[0])
    return match


def ask(pool: BotPool, name: str, luck: int = 1, **more: Any) -> tuple[int, float]:
    match = at_first(pool.game)
    seat = match.players_to_act[0]
    return asyncio.run(pool.choose(seat, name, match.game, match.view(seat), match.legal_actions(seat), luck, **more))


def test_kept_and_forgotten() -> None:
    thinker = Recorder()
    pool = BotPool("blackhat", {"players": 3}, thinker)
    ask(pool, "easy")
    (seat,) = pool.seats()
    first = pool.mind_of(seat, "easy")
    ask(pool, "easy")
    assert [asked.question.mind for asked in thinker.asked] == [first, first]
    other = pool.mind_of(seat, "hard")
    assert other != first
    assert thinker.forgotten == [first]
    assert pool.mind_of(seat + 1, "hard") != other
    pool.forget(seat)
    assert thinker.forgotten == [first, other]
    assert pool.mind_of(seat, "hard") not in (first, other)
    pool.forget_all()
    assert pool.seats() == []
    assert len(thinker.forgotten) == 4
    assert thinker.homes == 1


def test_minds_of_two_tables_are_two() -> None:
    thinker = Recorder()
    for _ in range(2):
        ask(BotPool("blackhat", {"players": 3}, thinker), "easy")
    one, other = thinker.asked
    assert one.question.mind != other.question.mind
    assert replace(one.question, mind=0) == replace(other.question, mind=0)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_who_does_not_search_answers_at_once(name: str) -> None:
    thinker = Recorder()
    for game in PLAYERS:
        assert ask(BotPool(game, {"players": PLAYERS[game]}, thinker), name)[1] == 0.0
    assert (thinker.asked, thinker.homes) == ([], 0)


def test_how_long_it_thought_and_for_whom() -> None:
    thinker = Recorder()
    pool = BotPool("lokalka", {"players": 5}, thinker)
    _, seconds = ask(pool, "hard", people=False, address="192.0.2.7")
    assert seconds == 0.25
    assert [(asked.people, asked.address) for asked in thinker.asked] == [(False, "192.0.2.7")]


def test_who_cannot_think_plays_by_rule_of_thumb() -> None:
    pool = BotPool("kiberrubezh", {"players": 2}, Recorder(answers=False))
    for luck in range(5):
        assert ask(pool, "expert", luck) == ask(pool, "greedy", luck)


@pytest.mark.usefixtures("small_games")
def test_and_where_there_is_none_at_random() -> None:
    async def choices() -> set[int]:
        pool = BotPool("kuhn", {"players": 2}, Recorder(answers=False))
        return {(await pool.choose(0, "expert", None, None, [3, 4], luck))[0] for luck in range(20)}  # type: ignore[arg-type]

    assert asyncio.run(choices()) == {3, 4}


@pytest.mark.parametrize("game", PLAYERS)
def test_a_bot_is_asked_the_same_in_two_worlds(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a seat cannot tell two worlds apart, its bot is asked the same, to the byte, and as soon."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 12345)
    dice, different = FastRng(3), 0

    async def asked(match: Match, seat: int) -> bytes:
        thinker = Recorder(answers=False)
        room = Room(game, *["expert"] * PLAYERS[game], thinker=thinker)
        try:
            name = room.runner.bot_of(seat)
            assert name is not None
            play = room.runner._play(
                seat, name, match.game, match.decision_index, match.view(seat), match.legal_actions(seat)
            )
            await play
        finally:
            room.runner.close()
        (one,) = thinker.asked
        return encode(replace(one, question=replace(one.question, mind=0)))

    match = Match(make(game, {"players": PLAYERS[game]}), bytes([7]) * 32)
    match.start()
    for n in range(60):
        if match.is_over:
            break
        seat = match.players_to_act[dice.below(len(match.players_to_act))]
        legal = match.legal_actions(seat)
        if n % 3 == 0:
            twin = match.copy()
            twin.state = match.game.worlds(match.view(seat)).sample(dice)
            assert asyncio.run(asked(match, seat)) == asyncio.run(asked(twin, seat))
            different += state_key(match.game, twin.state) != state_key(match.game, match.state)
        match.submit(seat, legal[dice.below(len(legal))])
    assert different > 5
