"""Cyber Shield's greedy player: what every bot promises, and that it beats random players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from cyberdeck import bots
from cyberdeck.games.cybershield import CyberShield, Options
from cyberdeck.games.cybershield.ai.heuristic import HEURISTICS
from cyberdeck.games.cybershield.ids import KINDS
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.kernel.game import CHANCE, OVER
from cyberdeck.kernel.rng import FastRng

Watch = Callable[[CyberShield, CsView, list[int], int], None]
greedy = bots.make_bot("greedy", "cybershield")
random = bots.make_bot("random", "cybershield")
BOTH = [greedy, greedy]


def any_deck(dice: Random) -> str:
    """Sixty cards at random, as one line."""
    cards = dice.sample([number for number in range(1, KINDS + 1) for _ in range(4)], 60)
    return "; ".join(f"{cards.count(number)} {number}" for number in sorted(set(cards)))


def play(game: CyberShield, seats: list[bots.Bot], seed: int, watch: Watch | None = None) -> CsState:
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
    assert bots.bot_names("cybershield")[:2] == ("random", "greedy")
    assert random is bots.random_bot


def answers_are_legal(games: range) -> None:
    """With random players too, so that strange positions come up."""

    def watch(game: CyberShield, view: CsView, legal: list[int], answer: int) -> None:
        assert answer in legal, (game.options, view)

    for number in games:
        dice = Random(number)
        decks = [any_deck(dice) if number % 2 else dice.choice(("basic", "attacker", "builder")) for _ in range(2)]
        game = CyberShield(Options(deck1=decks[0], deck2=decks[1], turn_limit=dice.choice((8, 50))))
        seats = [greedy, greedy if dice.random() < 0.5 else random]
        assert game.check_invariants(play(game, seats, number, watch)) == []


@pytest.mark.both
def test_answers_are_legal() -> None:
    answers_are_legal(range(8))


@pytest.mark.slow
def test_answers_are_legal_at_many_tables() -> None:
    answers_are_legal(range(1000, 1060))


def test_every_kind_of_question_gets_weighed() -> None:
    asked: set[int] = set()

    def watch(game: CyberShield, view: CsView, legal: list[int], answer: int) -> None:
        asked.add(view.stack[-1][0])

    for number in range(20):
        play(CyberShield(), BOTH, number, watch)
        if asked == set(HEURISTICS):
            return
    raise AssertionError(f"never asked: {set(HEURISTICS) - asked}")


def test_the_same_seed_plays_the_same_game() -> None:
    games: list[list[int]] = []
    for _ in range(2):
        answers: list[int] = []
        play(CyberShield(), BOTH, 7, lambda g, v, legal, answer, log=answers: log.append(answer))  # type: ignore[misc]
        games.append(answers)
    assert games[0] == games[1]
    assert len(games[0]) > 50


@pytest.mark.both
def test_it_needs_nothing_but_what_goes_over_the_wire() -> None:
    """The view, sent as JSON, to a rulebook of the receiver's own, gives the same answer; and nothing is changed."""
    far = CyberShield()
    asked = 0

    def watch(game: CyberShield, view: CsView, legal: list[int], answer: int) -> None:
        nonlocal asked
        asked += 1
        sent = msgspec.json.encode(view)
        before = legal[:]
        received = msgspec.json.decode(sent, type=CsView)
        assert greedy(game, view, legal, FastRng(asked)) == greedy(far, received, before, FastRng(asked))
        assert legal == before
        assert msgspec.json.encode(view) == sent

    play(CyberShield(), BOTH, 3, watch)
    assert asked > 50


def test_what_is_hidden_changes_nothing() -> None:
    """Other hands and decks that look the same from the seat: the same answer."""
    asked = 0

    def watch(game: CyberShield, view: CsView, legal: list[int], answer: int) -> None:
        nonlocal asked
        asked += 1
        if asked % 3:
            return
        other = game.worlds(view).sample(FastRng(asked))
        expected = greedy(game, view, legal, FastRng(asked))
        assert (
            greedy(game, game.view(other, view.seat), game.legal_actions(other, view.seat), FastRng(asked)) == expected
        )

    play(CyberShield(), BOTH, 5, watch)
    assert asked > 50


def test_it_beats_random_players() -> None:
    """Twenty games: more wins than luck alone explains (docs/bots.md)."""
    game = CyberShield()
    won = 0
    for number in range(20):
        seats = [greedy, random] if number % 2 else [random, greedy]
        won += play(game, seats, number).winner == seats.index(greedy)
    assert won >= 18
