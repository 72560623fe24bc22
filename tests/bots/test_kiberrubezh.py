"""Kiberrubezh's greedy player: what every bot promises, and that it beats random players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from cyberdeck import bots
from cyberdeck.games.kiberrubezh import Kiberrubezh, Options
from cyberdeck.games.kiberrubezh.ai.heuristic import HEURISTICS
from cyberdeck.games.kiberrubezh.decks import BUILT_IN
from cyberdeck.games.kiberrubezh.ids import KINDS
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.kernel.game import CHANCE, OVER
from cyberdeck.kernel.rng import FastRng

Watch = Callable[[Kiberrubezh, KrView, list[int], int], None]
greedy = bots.make_bot("greedy", "kiberrubezh")
random = bots.make_bot("random", "kiberrubezh")
BOTH = [greedy, greedy]
ASSETS = 12  # they have the first numbers


def any_deck(dice: Random) -> str:
    """Sixty cards at random, a third of them assets, as one line."""
    every = [number for number in range(1, KINDS + 1) for _ in range(4)]
    cards = [*dice.sample([number for number in every if number <= ASSETS], 20)]
    cards += dice.sample([number for number in every if number > ASSETS], 40)
    return "; ".join(f"{cards.count(number)} {number}" for number in sorted(set(cards)))


def play(game: Kiberrubezh, seats: list[bots.Bot], seed: int, watch: Watch | None = None) -> KrState:
    """A game to its end. `watch` is shown every answer first."""
    dice = FastRng(seed)
    rngs = [FastRng(seed * 100 + seat) for seat in (1, 2)]
    state = game.initial_state()
    while state.top.kind != OVER:
        owed: int = state.players_to_act()
        if owed == 0:
            game.apply(state, CHANCE, game.sample_chance(state, dice))
            continue
        seat = owed.bit_length() - 1
        view, legal = game.view(state, seat), game.legal_actions(state, seat)
        answer = seats[seat](game, view, legal, rngs[seat])
        if watch is not None:
            watch(game, view, legal, answer)
        game.apply(state, seat, answer)
    return state


def test_it_is_found_by_name() -> None:
    assert bots.bot_names("kiberrubezh")[:2] == ("random", "greedy")
    assert random is bots.random_bot


def answers_are_legal(games: range) -> None:
    """With random players too, so that strange positions come up."""

    def watch(game: Kiberrubezh, view: KrView, legal: list[int], answer: int) -> None:
        assert answer in legal, (game.options, view)

    for number in games:
        dice = Random(number)
        decks = [any_deck(dice) if number % 2 else dice.choice(BUILT_IN) for _ in range(2)]
        game = Kiberrubezh(Options(deck1=decks[0], deck2=decks[1], turn_limit=dice.choice((8, 100))))
        seats = [greedy, greedy if dice.random() < 0.5 else random]
        assert game.check_invariants(play(game, seats, number, watch)) == []


@pytest.mark.both
def test_answers_are_legal() -> None:
    answers_are_legal(range(8))


@pytest.mark.slow
def test_answers_are_legal_at_many_tables() -> None:
    answers_are_legal(range(1000, 1060))


def test_every_kind_of_question_gets_weighed() -> None:
    """At tables of random players, who come into every position."""
    asked: set[int] = set()

    def watch(game: Kiberrubezh, view: KrView, legal: list[int], answer: int) -> None:
        if view.stack[-1][0] not in asked:
            assert greedy(game, view, legal, FastRng(1)) in legal
            asked.add(view.stack[-1][0])

    for number in range(60):
        dice = Random(number)
        game = Kiberrubezh(Options(deck1="quiet-listeners", deck2=any_deck(dice)))
        play(game, [random, random], number, watch)
        if asked == set(HEURISTICS):
            return
    raise AssertionError(f"never asked: {set(HEURISTICS) - asked}")


def test_the_same_seed_plays_the_same_game() -> None:
    games: list[list[int]] = []
    for _ in range(2):
        answers: list[int] = []
        play(Kiberrubezh(), BOTH, 7, lambda g, v, legal, answer, log=answers: log.append(answer))  # type: ignore[misc]
        games.append(answers)
    assert games[0] == games[1]
    assert len(games[0]) > 50


@pytest.mark.both
def test_it_needs_nothing_but_what_goes_over_the_wire() -> None:
    """The view, sent as JSON, to a rulebook of the receiver's own, gives the same answer; and nothing is changed."""
    far = Kiberrubezh()
    asked = 0

    def watch(game: Kiberrubezh, view: KrView, legal: list[int], answer: int) -> None:
        nonlocal asked
        asked += 1
        sent = msgspec.json.encode(view)
        before = legal[:]
        received = msgspec.json.decode(sent, type=KrView)
        assert greedy(game, view, legal, FastRng(asked)) == greedy(far, received, before, FastRng(asked))
        assert legal == before
        assert msgspec.json.encode(view) == sent

    play(Kiberrubezh(), BOTH, 3, watch)
    assert asked > 50


def test_what_is_hidden_changes_nothing() -> None:
    """Other hands and decks that look the same from the seat: the same answer."""
    asked = 0

    def watch(game: Kiberrubezh, view: KrView, legal: list[int], answer: int) -> None:
        nonlocal asked
        asked += 1
        if asked % 3:
            return
        other = game.worlds(view).sample(FastRng(asked))
        expected = greedy(game, view, legal, FastRng(asked))
        assert (
            greedy(game, game.view(other, view.seat), game.legal_actions(other, view.seat), FastRng(asked)) == expected
        )

    play(Kiberrubezh(), BOTH, 5, watch)
    assert asked > 50


def test_it_beats_random_players() -> None:
    """Twenty games: more wins than luck alone explains (docs/bots.md)."""
    game = Kiberrubezh()
    won = 0
    for number in range(20):
        seats = [greedy, random] if number % 2 else [random, greedy]
        won += play(game, seats, number).winner == seats.index(greedy)
    assert won >= 18
