"""What a bot is asked, in bytes, and what becomes of it: the same as if it had been asked here."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cyberdeck import bots
from cyberdeck.bots import levels
from cyberdeck.bots.levels import Level, SearchBot
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.server.thinking.minds import INTERPRETED, Minds
from cyberdeck.server.thinking.questions import Job, Question, Thought, encode, frame, read_frame, read_job
from cyberdeck.spec import make

LEVELS = dict(levels.LEVELS)  # as they are: the tests of the server have weaker ones
GAMES: dict[str, dict[str, Any]] = {
    "blackhat": {"players": 4, "board": "expert", "modules": 3},
    "lokalka": {"players": 5},
    "cybershield": {},
    "kiberrubezh": {},
}
compiled = pytest.mark.skipif(INTERPRETED, reason="interpreted, the clock ends a search")


def decisions(name: str, seed: int) -> Iterator[tuple[AnyGame, int, Any, list[int]]]:
    """Of a random game: rulebook, seat, view, legal actions."""
    game, rng = make(name, GAMES[name]), FastRng(seed)
    match = Match(game, bytes([seed]) * 32)
    match.start()
    while not match.is_over:
        seat = match.players_to_act[0]
        legal = match.legal_actions(seat)
        yield game, seat, match.view(seat), legal
        match.submit(seat, legal[rng.below(len(legal))])


def question(name: str, bot: str, view: Any, legal: list[int], luck: int, mind: int = 0) -> Question:
    return Question(mind, bot, name, msgspec.json.encode(GAMES[name]), encode(view), legal, luck)


def sent(job: Job) -> Job:
    """As it comes out at the other end."""
    data = read_frame(io.BytesIO(frame(job)))
    assert data is not None
    return read_job(data)


@pytest.fixture
def real_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LEVELS", LEVELS)


@compiled
@pytest.mark.usefixtures("real_levels")
@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_the_same_action_as_here(name: str, bot: str) -> None:
    """With what a bot keeps from one decision to the next, and though it is interrupted all the time."""
    every = {"easy": 1, "medium": 2, "hard": 8, "expert": 60}[bot]
    here: dict[int, SearchBot] = {}
    there, interruptions, searched = Minds(), list[int](), 0
    for n, (game, seat, view, legal) in enumerate(decisions(name, 7)):
        if n % every > 1 or n > 30 * every:
            continue
        one = here.setdefault(seat, SearchBot(LEVELS[bot], timed=False))
        wanted = one(game, view, legal, FastRng(n))
        job = sent(Job(n, False, question(name, bot, view, legal, n, seat)))
        thought = there.think(job, lambda: interruptions.append(1))
        assert (thought.action, thought.iterations, thought.fault) == (wanted, one.iterations, "")
        searched += one.iterations > 0
    assert searched > 3
    assert len(interruptions) >= searched


@compiled
@pytest.mark.parametrize("between", [None, lambda: None])
def test_no_clock_ends_a_search(between: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is just now."""
    game, _, view, legal = next(found for found in decisions("cybershield", 3) if len(found[3]) > 2)
    monkeypatch.setattr(levels, "LEVELS", {"expert": Level(300, 1e-9)})
    bot = SearchBot(Level(300, 0.0), timed=False)
    bot(game, view, legal, FastRng(5))
    thought = Minds().think(Job(1, True, question("cybershield", "expert", view, legal, 5)), between)
    assert thought.iterations == bot.iterations > 100
    by_clock = SearchBot(Level(300, 1e-9))
    by_clock.between = between
    by_clock(game, view, legal, FastRng(5))
    assert by_clock.iterations < bot.iterations


@compiled
@pytest.mark.usefixtures("real_levels")
def test_a_search_inside_another_changes_neither() -> None:
    found = [(view, legal) for _, _, view, legal in decisions("kiberrubezh", 5) if len(legal) > 3][:2]
    questions = [question("kiberrubezh", "hard", *one, 5, mind) for mind, one in enumerate(found)]
    wanted = [Minds().think(Job(0, True, one)).action for one in questions]
    minds, inside = Minds(), list[Thought]()

    def between() -> None:
        if len(inside) < 3:
            inside.append(minds.think(Job(1, True, questions[1], [1])))

    outside = minds.think(Job(0, False, questions[0]), between)
    assert [outside.action, *(thought.action for thought in inside)] == [wanted[0], *[wanted[1]] * 3]


def test_minds_are_bounded_and_forgotten() -> None:
    _, _, view, legal = next(decisions("blackhat", 1))
    minds = Minds(most=3)
    for mind in range(5):
        assert minds.think(Job(mind, True, question("blackhat", "easy", view, legal, 1, mind))).fault == ""
    assert len(minds) == 3
    minds.think(Job(6, True, question("blackhat", "easy", view, legal, 1, 4), [2, 3, 99]))
    assert len(minds) == 1


def test_a_fault_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, view, legal = next(decisions("blackhat", 1))
    asked = question("blackhat", "easy", view, legal, 1)
    replaced = msgspec.structs.replace
    for wrong in (replaced(asked, game="chess"), replaced(asked, bot="oracle"), replaced(asked, view=b"\xc1")):
        assert Minds().think(Job(1, True, wrong)).fault
    monkeypatch.setattr(bots, "make_bot", lambda name, game, timed: lambda *given: 10_000)
    assert "illegal" in Minds().think(Job(1, True, asked)).fault


def test_half_a_frame_is_the_end() -> None:
    whole = frame(Thought(1, 2, 0.5, 3))
    for size in (0, 3, 4, len(whole) - 1):
        assert read_frame(io.BytesIO(whole[:size])) is None
