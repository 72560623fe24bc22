"""The search: what a seat can tell apart, committed actions, chance, decisions inside decisions, dice and clock."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.bots.levels import Level, SearchBot, model_for
from cyberdeck.games.blackhat.ids import K_TAKE
from cyberdeck.games.cybershield.ids import K_ANSWER, K_WINDOW
from cyberdeck.games.kiberrubezh.ids import K_BLOCK, K_REACT
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import CHANCE, AnyGame
from cyberdeck.kernel.rng import FastRng
from cyberdeck.search.ismcts import Search
from cyberdeck.search.model import Model
from cyberdeck.spec import make
from tests.bots.coin import GO, GUESSER, HEADS, STOP, STOPPED, TAILS, Coin
from tests.bots.positions import EACH, Table, positions, where
from tests.kernel.kuhn import BET, ONE, PASS, ZERO, Kuhn

ITERATIONS = 8
Figures = dict[int, tuple[int, float]]  # by action: how often, what it brought


def searched(
    game: AnyGame, state: Any, seat: int, iterations: int = ITERATIONS, seed: int = 1, **how: Any
) -> Search[Any]:
    search: Search[Any] = Search(game, how.pop("model", None) or model_for(game), seat, **how)
    assert search.run(game.worlds(game.view(state, seat)), iterations, 0.0, FastRng(seed)) == iterations
    return search


def with_root_priors(search: Search[Any]) -> Figures:
    return {action: (visits, mean) for action, visits, mean in search.root_stats()}


def most(figures: Figures) -> int:
    return max(figures, key=lambda action: figures[action])


@pytest.mark.parametrize("table", EACH)
def test_every_iteration_is_one_legal_action(table: Table) -> None:
    game, found = positions(table, 2)
    for s, seat in found:
        search = searched(game, s, seat)
        figures = with_root_priors(search)
        assert list(figures) == sorted(figures)
        assert set(figures) <= set(game.legal_actions(s, seat))
        assert sum(visits for visits, _ in figures.values()) == ITERATIONS
        assert all(0 <= mean <= 1 for _, mean in figures.values())
        assert search.steps >= ITERATIONS


@pytest.mark.parametrize("table", EACH)
def test_the_same_dice_give_the_same_search(table: Table) -> None:
    game, found = positions(table, 1, 3)
    for s, seat in found:
        one, two = (searched(game, s, seat, seed=4) for _ in range(2))
        assert one.root_stats() == two.root_stats()
        assert (one.steps, one.tree.size) == (two.steps, two.tree.size)
        view, legal = game.view(s, seat), game.legal_actions(s, seat)
        actions = {SearchBot(Level(6, 1.0), timed=False)(game, view, legal, FastRng(9)) for _ in range(2)}
        assert len(actions) == 1
        assert actions <= set(legal)


@pytest.mark.parametrize("table", EACH)
def test_the_seed_and_the_share_of_random_actions_matter(table: Table) -> None:
    """Of random actions, where there are rollouts to give them in."""
    game, found = positions(table, 2)
    for change in ({"seed": 2}, {"random_share": 100}) if model_for(game).horizon else ({"seed": 2},):
        assert any(
            searched(game, s, seat, random_share=0).root_stats()
            != searched(game, s, seat, **{"random_share": 0, **change}).root_stats()
            for s, seat in found
        )


@pytest.mark.both
def test_the_curious_spread_their_attention() -> None:
    game = Coin(seen=False, laid=False)
    often = [
        with_root_priors(searched(game, game.initial_state(), GUESSER, 200, c_puct=x))[STOP][0]
        for x in (0.05, 1.0, 50.0)
    ]
    assert often == sorted(often, reverse=True)
    assert often[0] > 180
    assert 90 <= often[2] <= 130


@pytest.mark.both
@pytest.mark.parametrize("laid", [False, True], ids=["by chance", "by the other seat"])
def test_what_is_seen_can_be_used_and_what_is_hidden_cannot(laid: bool) -> None:
    """A search that looked into its worlds would guess every coin."""
    hidden, seen = (Coin(seen=seen, laid=laid) for seen in (False, True))
    figures = with_root_priors(searched(hidden, hidden.initial_state(), GUESSER, 400))
    assert most(figures) == STOP
    assert figures[STOP][1] == pytest.approx(STOPPED / 2 + 0.5)  # from -1 .. 1 to 0 .. 1
    assert 2 * figures[GO][1] - 1 < 0.7
    figures = with_root_priors(searched(seen, seen.initial_state(), GUESSER, 400))
    assert most(figures) == GO
    assert 2 * figures[GO][1] - 1 > 0.85


@pytest.mark.both
def test_a_hidden_coin_is_worth_half() -> None:
    game = Coin(seen=False, laid=True)
    state = game.initial_state()
    game.apply(state, GUESSER, GO)
    game.apply(state, 1, HEADS)
    figures = with_root_priors(searched(game, state, GUESSER, 400, c_puct=5.0))
    for guess in (HEADS, TAILS):
        assert 2 * figures[guess][1] - 1 == pytest.approx(0.5, abs=0.12)


def kuhn(card: int, history: str) -> tuple[Kuhn, Any, int]:
    """Seat history-many has the card; what the other has, the search has to guess."""
    game, seat = Kuhn(), len(history) % 2
    state = game.initial_state()
    for at in range(2):
        game.apply(state, CHANCE, card if at == seat else (card + 1) % 3)
    for at, word in enumerate(history):
        game.apply(state, at % 2, "pb".index(word))
    return game, state, seat


def coins(game: Kuhn) -> Model[Any]:
    model: Model[Any] = Model(game)
    model.min_return, model.max_return = -2.0, 2.0
    return model


@pytest.mark.both
@pytest.mark.parametrize(
    ("card", "history", "action"), [(2, "b", BET), (0, "b", PASS), (2, "pb", BET), (0, "pb", PASS)]
)
def test_kuhn_poker_calls_with_the_king_and_folds_the_jack(card: int, history: str, action: int) -> None:
    game, s, seat = kuhn(card, history)
    figures = with_root_priors(searched(game, s, seat, 100, model=coins(game)))
    assert most(figures) == action
    assert 4 * figures[action][1] - 2 == (2.0 if action == BET else -1.0)


@pytest.mark.both
def test_kuhn_poker_with_the_queen_means_every_other_card() -> None:
    """To call with it wins two or loses two, as often as not."""
    game, s, seat = kuhn(1, "b")
    figures = with_root_priors(searched(game, s, seat, 400, model=coins(game), c_puct=5.0))
    assert 4 * figures[BET][1] - 2 == pytest.approx(0.0, abs=0.4)
    assert 4 * figures[PASS][1] - 2 == -1.0


@pytest.mark.both
@pytest.mark.parametrize("seat", [0, 1])
def test_of_simultaneous_actions_its_own_comes_first(seat: int) -> None:
    """Kuhn poker with a cut: both seats are asked together, and it is even."""
    game = Kuhn(cut=True)
    figures = with_root_priors(searched(game, game.initial_state(), seat, 300, model=coins(game)))
    assert set(figures) == {ZERO, ONE}
    assert sum(visits for visits, _ in figures.values()) == 300


@pytest.mark.both
def test_simultaneous_actions_at_a_table() -> None:
    """LOK-10.4: each of those who are asked together, the first one and the last."""
    game = make("lokalka", {"players": 4})
    s, _ = where(game, lambda s, seat: s.players_to_act() != 1 << seat)
    for seat in members(s.players_to_act()):
        legal = game.legal_actions(s, seat)
        figures = with_root_priors(searched(game, s, seat))
        assert set(figures) <= set(legal)
        assert sum(visits for visits, _ in figures.values()) == ITERATIONS
        assert SearchBot(Level(6, 1.0), timed=False)(game, game.view(s, seat), legal, FastRng(1)) in legal


WINDOWS: tuple[tuple[str, dict[str, object], tuple[int, ...]], ...] = (
    ("blackhat", {"players": 4}, (K_TAKE,)),
    ("cybershield", {}, (K_ANSWER, K_WINDOW)),
    ("kiberrubezh", {"deck_size": 40}, (K_REACT, K_BLOCK)),
)


@pytest.mark.both
@pytest.mark.parametrize(("name", "options", "kinds"), WINDOWS, ids=[name for name, _, _ in WINDOWS])
def test_decisions_inside_decisions(name: str, options: dict[str, object], kinds: tuple[int, ...]) -> None:
    game = make(name, options)
    for kind in kinds:
        s, seat = where(game, lambda s, seat, kind=kind: s.top.kind == kind)  # type: ignore[misc]
        figures = with_root_priors(searched(game, s, seat))
        assert set(figures) <= set(game.legal_actions(s, seat))
        assert sum(visits for visits, _ in figures.values()) == ITERATIONS


@pytest.mark.both
def test_the_clock_ends_a_search() -> None:
    game, ((s, seat),) = positions(("blackhat", {"players": 3}), 1)
    search: Search[Any] = Search(game, model_for(game), seat)
    done = search.run(game.worlds(game.view(s, seat)), 1_000_000, 0.02, FastRng(1))
    assert 0 < done < 1_000_000
    assert sum(visits for visits, _ in with_root_priors(search).values()) == done


@pytest.mark.both
def test_when_timed_it_stops_once_its_choice_cannot_change() -> None:
    game, found = positions(("blackhat", {"players": 3}), 3)
    for s, seat in found:
        worlds = game.worlds(game.view(s, seat))
        slow, fast = (Search(game, model_for(game), seat) for _ in range(2))  # type: Search[Any], Search[Any]
        assert slow.run(worlds, 400, 0.0, FastRng(1)) == 400
        done = fast.run(worlds, 400, 0.0, FastRng(1), stop_when_decided=True)
        assert most(with_root_priors(fast)) == most(with_root_priors(slow))
        first, *others = sorted((visits for visits, _ in with_root_priors(fast).values()), reverse=True)
        assert done == 400 or first - max(others, default=0) > 400 - done


@pytest.mark.both
def test_nothing_to_choose_takes_no_time_and_no_dice() -> None:
    game, rng = make("blackhat", {}), FastRng(3)
    assert SearchBot(Level(1_000_000, 1e9))(game, None, [7], rng) == 7
    assert rng.below(1000) == FastRng(3).below(1000)


@pytest.mark.parametrize("table", EACH)
def test_worlds_are_as_good_after_a_search_as_before(table: Table) -> None:
    game, ((s, seat),) = positions(table, 1)
    view = game.view(s, seat)
    worlds = game.worlds(view)
    search: Search[Any] = Search(game, model_for(game), seat)
    search.run(worlds, ITERATIONS, 0.0, FastRng(1))
    assert game.view(worlds.sample(FastRng(2)), seat) == view
