"""The tree of a search: found again, kept where it may be, and never larger than allowed."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.bots.levels import Level, SearchBot, model_for
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.rng import FastRng
from cyberdeck.search.ismcts import Search
from cyberdeck.search.tree import NO_NODE, ROOT, UNSEEN, Tree
from tests.bots.positions import EACH, Table, course, positions

LEVEL = Level(6, 1.0)


@pytest.mark.both
def test_children_are_found_by_their_key() -> None:
    tree = Tree(100)
    assert (tree.size, tree.find(ROOT, 3)) == (1, NO_NODE)
    three = tree.add(ROOT, 3)
    four = tree.add(ROOT, 4)
    hidden = tree.add(three, UNSEEN)
    assert (tree.find(ROOT, 3), tree.find(ROOT, 4), tree.find(three, UNSEEN)) == (three, four, hidden)
    assert (tree.find(ROOT, UNSEEN), tree.find(four, 3)) == (NO_NODE, NO_NODE)


@pytest.mark.both
def test_it_grows_and_forgets_nothing() -> None:
    tree = Tree(1000)
    nodes = [tree.add(ROOT, key) for key in range(300)]
    for key, node in enumerate(nodes):
        tree.visits[node] = key
        tree.availability[node] = 2 * key
        tree.total_reward[node] = key / 2
    nodes += [tree.add(nodes[7], key) for key in range(300, 600)]
    assert tree.size == 601
    assert [tree.find(ROOT, key) for key in range(300)] == nodes[:300]
    assert [tree.find(nodes[7], key) for key in range(300, 600)] == nodes[300:]
    assert all(
        (tree.visits[n], tree.availability[n], tree.total_reward[n]) == (k, 2 * k, k / 2)
        for k, n in enumerate(nodes[:300])
    )


@pytest.mark.both
def test_it_is_full_when_it_is_full() -> None:
    tree = Tree(3)
    tree.add(ROOT, 1)
    assert not tree.full()
    tree.add(ROOT, 2)
    assert tree.full()


def listed(tree: Tree, node: int = ROOT) -> dict[int, Any]:
    """All under a node, by key, with its figures."""
    out, child = {}, tree.first_child[node]
    while child != NO_NODE:
        figures = tree.visits[child], tree.availability[child], tree.total_reward[child]
        out[int(tree.key[child])] = *figures, listed(tree, child)
        child = tree.next_sibling[child]
    return out


def grown(game: AnyGame, state: Any, seat: int, iterations: int, most_nodes: int = 200_000) -> Search[Any]:
    search: Search[Any] = Search(game, model_for(game), seat, max_nodes=most_nodes)
    search.run(game.worlds(game.view(state, seat)), iterations, 0.0, FastRng(1))
    return search


def tried(search: Search[Any]) -> list[int]:
    """Actions, the one that was tried most first."""
    return [action for _, action in sorted(((-visits, action) for action, visits, _ in search.root_stats()))]


@pytest.mark.parametrize("table", EACH)
def test_a_part_of_it_is_the_same_tree(table: Table) -> None:
    game, ((s, seat),) = positions(table, 1)
    tree = grown(game, s, seat, 20).tree
    before = listed(tree)
    for action in before:
        node = tree.find(ROOT, action)
        part = tree.subtree(node)
        assert listed(part) == before[action][3]
        assert (part.visits[ROOT], part.max_nodes) == (tree.visits[node], tree.max_nodes)
    assert listed(tree) == before


@pytest.mark.parametrize("table", EACH)
def test_it_stays_within_bounds(table: Table) -> None:
    """A search without room for more nodes goes on with those it has."""
    game, ((s, seat),) = positions(table, 1, 5)
    for most in (1, 2, 7):
        search = grown(game, s, seat, 10, most)
        assert search.tree.size <= most
        assert search.tree.visits[ROOT] == 10
        assert set(tried(search)) <= set(game.legal_actions(s, seat))


@pytest.mark.parametrize("table", EACH)
def test_a_search_goes_on_from_its_own_action(table: Table) -> None:
    game, ((s, seat),) = positions(table, 1, 6)
    search = grown(game, s, seat, 20)
    action = tried(search)[0]
    key = seat * game.num_actions + action
    nodes, visits = search.tree.size, search.tree.visits[search.tree.find(ROOT, key)]
    under = listed(search.tree)[key][3]
    assert search.advance_root(action)
    assert search.tree.size < nodes
    assert search.tree.visits[ROOT] == visits
    assert listed(search.tree) == under
    assert not search.advance_root(game.num_actions + 1)


def again(game: AnyGame, seeds: int = 20) -> tuple[SearchBot, Any, int]:
    """A searcher that is asked again at once, with its tree, and the state in which it is."""
    for seed in range(1, seeds):
        for at, (s, seat) in enumerate(course(game, seed)):
            legal = game.legal_actions(s, seat)
            if at % 7 or len(legal) == 1:
                continue
            searcher = SearchBot(LEVEL, timed=False)
            action = searcher(game, game.view(s, seat), legal, FastRng(seed))
            after = s.copy()
            game.apply(after, seat, action)
            if searcher.search is not None and game.view(after, seat) == searcher.expected:
                if len(game.legal_actions(after, seat)) > 1:
                    return searcher, after, seat
    raise AssertionError("nobody was asked again")


@pytest.mark.parametrize("table", EACH)
def test_a_searcher_keeps_its_tree_while_it_sees_what_it_expected(table: Table) -> None:
    game, _ = positions(table, 0)
    searcher, s, seat = again(game)
    kept = searcher.search
    assert kept is not None
    had = kept.tree.visits[ROOT]
    assert 0 < had <= LEVEL.iterations
    legal = game.legal_actions(s, seat)
    assert searcher(game, game.view(s, seat), legal, FastRng(3)) in legal
    assert kept.tree.visits[ROOT] <= had + LEVEL.iterations


@pytest.mark.parametrize("table", EACH)
def test_and_drops_it_when_it_sees_anything_else(table: Table) -> None:
    """Then it acts as one that has never been asked before."""
    game, found = positions(table, 1, 8)
    searcher, _, _ = again(game)
    kept = searcher.search
    for s, seat in found:
        view, legal = game.view(s, seat), game.legal_actions(s, seat)
        assert view != searcher.expected
        fresh = SearchBot(LEVEL, timed=False)
        assert searcher(game, view, legal, FastRng(4)) == fresh(game, view, legal, FastRng(4))
        assert searcher.search is not kept
        assert searcher.expected == fresh.expected
