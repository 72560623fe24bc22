"""Lokalka's greedy player: what every bot promises, and that it beats random players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from cyberdeck import bots
from cyberdeck.games.lokalka import Lokalka, Options, ids
from cyberdeck.games.lokalka.ai.heuristic import HEURISTICS
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.kernel.game import CHANCE, OVER
from cyberdeck.kernel.rng import FastRng

Watch = Callable[[Lokalka, LokView, list[int], int], None]
greedy = bots.make_bot("greedy", "lokalka")
random = bots.make_bot("random", "lokalka")


def any_options(dice: Random, players: int) -> Options:
    chosen: dict[str, Any] = {
        "players": players,
        "network": dice.choice(("admin", "random")),
        "setup_defence": dice.choice(("one", "per_host")),
        "hackers_win": dice.choice(("killer", "team")),
        "round_limit": dice.choice((3, 100)),
        "out_sees": dice.choice(("public", "all")),
    }
    return Options(**chosen)


def play(game: Lokalka, plays: Callable[[int, int], bots.Bot], seed: int, watch: Watch | None = None) -> LokState:
    """A game to its end. `plays` tells who plays in a seat with a role; `watch` is shown every answer first."""
    dice = FastRng(seed)
    rngs = [FastRng(seed * 100 + seat) for seat in range(1, game.num_seats + 1)]
    state = game.initial_state()
    while state.top.kind != OVER:
        owed: int = state.players_to_act()
        if owed == 0:
            game.apply(state, CHANCE, game.sample_chance(state, dice))
            continue
        seat = owed.bit_length() - 1
        view, legal = game.view(state, seat), game.legal_actions(state, seat)
        answer = plays(seat, state.role[seat])(game, view, legal, rngs[seat])
        if watch is not None:
            watch(game, view, legal, answer)
        game.apply(state, seat, answer)
    return state


def everybody(seat: int, role: int) -> bots.Bot:
    return greedy


def test_it_is_found_by_name() -> None:
    assert bots.bot_names("lokalka")[:2] == ("random", "greedy")
    assert random is bots.random_bot


def answers_are_legal(players: int, games: range) -> None:
    """With a mixture of greedy and random players, so that strange positions come up too."""

    def watch(game: Lokalka, view: LokView, legal: list[int], answer: int) -> None:
        assert answer in legal, (game.options, view)

    for number in games:
        dice = Random(number)
        game = Lokalka(any_options(dice, players))
        seats = [greedy if dice.random() < 0.7 else random for _ in range(players)]
        state = play(game, lambda seat, role, seats=seats: seats[seat], number, watch)  # type: ignore[misc]
        assert game.check_invariants(state) == []


@pytest.mark.both
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_answers_are_legal(players: int) -> None:
    answers_are_legal(players, range(3))


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_answers_are_legal_at_many_tables(players: int) -> None:
    answers_are_legal(players, range(1000, 1060))


def test_every_kind_of_question_gets_weighed() -> None:
    asked: set[int] = set()

    def watch(game: Lokalka, view: LokView, legal: list[int], answer: int) -> None:
        asked.add(view.stack[-1][0])

    for number in range(30):
        play(Lokalka(Options(players=5)), everybody, number, watch)
        if asked == set(HEURISTICS):
            return
    raise AssertionError(f"never asked: {set(HEURISTICS) - asked}")


def test_the_same_seed_plays_the_same_game() -> None:
    games: list[list[int]] = []
    for _ in range(2):
        answers: list[int] = []
        play(Lokalka(), everybody, 7, lambda g, v, legal, answer, log=answers: log.append(answer))  # type: ignore[misc]
        games.append(answers)
    assert games[0] == games[1]
    assert len(games[0]) > 50


@pytest.mark.both
def test_it_needs_nothing_but_what_goes_over_the_wire() -> None:
    """The view, sent as JSON, to a rulebook of the receiver's own, gives the same answer; and nothing is changed."""
    far = Lokalka(Options(players=6))
    asked = 0

    def watch(game: Lokalka, view: LokView, legal: list[int], answer: int) -> None:
        nonlocal asked
        asked += 1
        sent = msgspec.json.encode(view)
        before = legal[:]
        received = msgspec.json.decode(sent, type=LokView)
        assert greedy(game, view, legal, FastRng(asked)) == greedy(far, received, before, FastRng(asked))
        assert legal == before
        assert msgspec.json.encode(view) == sent

    play(Lokalka(Options(players=6)), everybody, 3, watch)
    assert asked > 50


def test_what_is_hidden_changes_nothing() -> None:
    """Other roles, hands and decks that look the same from the seat: the same answer."""
    asked = 0

    def watch(game: Lokalka, view: LokView, legal: list[int], answer: int) -> None:
        nonlocal asked
        asked += 1
        if asked % 5:
            return
        other = game.worlds(view).sample(FastRng(asked))
        expected = greedy(game, view, legal, FastRng(asked))
        assert (
            greedy(game, game.view(other, view.seat), game.legal_actions(other, view.seat), FastRng(asked)) == expected
        )

    play(Lokalka(Options(players=7)), everybody, 5, watch)
    assert asked > 50


@pytest.mark.parametrize(
    ("players", "role", "least"),
    [
        (4, ids.ADMIN, 40),
        (4, ids.HACKER, 32),
        (4, ids.INSIDER, 30),
        (6, ids.ADMIN, 36),
        (6, ids.HACKER, 30),
        (6, ids.INSIDER, 15),
        (5, ids.HELPDESK, 30),
    ],
)
def test_it_beats_random_players(players: int, role: int, least: int) -> None:
    """Fifty games, one greedy player among random ones: more wins than luck alone explains (docs/bots.md)."""
    won = 0.0
    game = Lokalka(Options(players=players))
    for number in range(50):
        stars: list[int] = []

        def plays(seat: int, dealt: int, stars: list[int] = stars) -> bots.Bot:
            if not stars and dealt == role:
                stars.append(seat)
            return greedy if seat in stars else random

        state = play(game, plays, number)
        won += game.returns(state)[stars[0]] if stars else 0.0
    assert won >= least
