"""What every bot promises, of Black Hat's greedy one: legal actions from the view alone, the same ones every time."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from cyberdeck import bots
from cyberdeck.games.blackhat import BlackHat, Options, ids
from cyberdeck.games.blackhat.ai.heuristic import HEURISTICS
from cyberdeck.games.blackhat.view import BHView
from cyberdeck.kernel.errors import BadOption
from cyberdeck.kernel.rng import FastRng
from tests.bots.tables import any_options, greedy, play, random


def test_bots_are_found_by_name() -> None:
    assert bots.make_bot("random", "blackhat") is bots.random_bot
    with pytest.raises(BadOption):
        bots.make_bot("clever", "blackhat")


def answers_are_legal(games: range) -> None:
    """Tables of every kind, with a mixture of greedy and random players, so that strange positions come up too."""

    def watch(game: BlackHat, view: BHView, legal: list[int], answer: int) -> None:
        assert answer in legal, (game.options, view)

    for number in games:
        dice = Random(number)
        game = BlackHat(any_options(dice))
        seats = [greedy if dice.random() < 0.7 else random for _ in range(game.num_seats)]
        state = play(game, seats, number, watch)
        assert game.check_invariants(state) == []


@pytest.mark.both
def test_answers_are_legal() -> None:
    answers_are_legal(range(6))


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
def test_answers_are_legal_at_tables_of_every_kind(batch: int) -> None:
    answers_are_legal(range(1000 + 30 * batch, 1030 + 30 * batch))


@pytest.mark.parametrize("players", [2, 4])
def test_every_kind_of_question_gets_weighed(players: int) -> None:
    """All that people can be asked comes up, and has a heuristic."""
    asked: set[int] = set()

    def watch(game: BlackHat, view: BHView, legal: list[int], answer: int) -> None:
        asked.add(view.stack[-1][0])

    options = Options(players=players, board="expert", tracer=True, secret_asset=True, modules=3, round_limit=100)
    game = BlackHat(options)
    for number in range(300):
        play(game, [greedy] + [random] * (players - 1), number, watch)
        if asked == set(HEURISTICS):
            return
    raise AssertionError(f"never asked: {set(HEURISTICS) - asked}")


def test_the_same_seed_plays_the_same_game() -> None:
    game = BlackHat(Options(players=3, board="expert", tracer=True, modules=2))
    games: list[list[int]] = []
    for _ in range(2):
        answers: list[int] = []
        play(game, [greedy] * 3, 7, lambda g, v, legal, answer, log=answers: log.append(answer))  # type: ignore[misc]
        games.append(answers)
    assert games[0] == games[1]
    assert len(games[0]) > 50


@pytest.mark.both
@pytest.mark.parametrize("players", [2, 4])
def test_it_needs_nothing_but_what_goes_over_the_wire(players: int) -> None:
    """The view, sent as JSON, to a rulebook of the receiver's own, gives the same answer; and nothing is changed."""
    options = Options(players=players, board="expert", tracer=True, secret_asset=True, celebrity=True)
    far = BlackHat(options)
    asked = 0

    def watch(game: BlackHat, view: BHView, legal: list[int], answer: int) -> None:
        nonlocal asked
        asked += 1
        sent = msgspec.json.encode(view)
        before = legal[:]
        received = msgspec.json.decode(sent, type=BHView)
        assert greedy(game, view, legal, FastRng(asked)) == greedy(far, received, before, FastRng(asked))
        assert legal == before
        assert msgspec.json.encode(view) == sent

    play(BlackHat(options), [greedy] * players, 3, watch)
    assert asked > 50


def test_ties_are_broken_by_lot() -> None:
    """Cards of two ranks that cost the same, taken out of a Black Hat trick: now the one, now the other."""
    game = BlackHat(Options(players=4))
    seen: dict[tuple[int, ...], set[int]] = {}

    def watch(game: BlackHat, view: BHView, legal: list[int], answer: int) -> None:
        if view.stack[-1][0] == ids.K_PICK:
            seen[tuple(legal)] = {greedy(game, view, legal, FastRng(seed)) for seed in range(20)}

    for number in range(20):
        play(game, [greedy] * 4, number, watch)
    assert max(len(answers) for answers in seen.values()) > 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_beats_random_players(players: int) -> None:
    """It wins more than nine games in ten (docs/bots.md); by luck alone it cannot fall below two in three of sixty."""
    game = BlackHat(Options(players=players))
    won = 0.0
    for number in range(60):
        seats = [random] * players
        seats[number % players] = greedy
        won += game.returns(play(game, seats, number))[number % players]
    assert won > 40


@pytest.mark.slow
@pytest.mark.parametrize("option", ["celebrity", "secret_asset", "tracer"])
def test_it_beats_random_players_with_options(option: str) -> None:
    """Fair would be a quarter; 200 games."""
    game = BlackHat(Options(players=4, board="expert", **{option: True}))  # type: ignore[arg-type]
    won = 0.0
    for number in range(200):
        seats = [random] * 4
        seats[number % 4] = greedy
        won += game.returns(play(game, seats, number))[number % 4]
    assert won > 130
