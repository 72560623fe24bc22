"""Information-set Monte Carlo tree search, one for all games.

Every iteration samples a world that the seat cannot tell from the true one, walks down the tree in it, adds a node,
rolls out by the model's priors with a share of random actions, and backs the result up along its path. Nodes are what
the searching seat can tell apart: actions and outcomes that it does not see lead to one node. The acting seat picks
what is best for it by its own returns, so teams, hidden roles and several seats need nothing special. Committed actions
are made one after another, unseen.

The search gets the Worlds that the game made from the seat's View, and never another State.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter, sleep
from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.kernel.actions import ActionBuffer, filled
from cyberdeck.kernel.bits import has
from cyberdeck.kernel.game import CHANCE, NOBODY, OVER, Game, S, Worlds
from cyberdeck.kernel.rng import Rng
from cyberdeck.search.model import Model, PriorBuffer
from cyberdeck.search.priors import Priors
from cyberdeck.search.rollout import roll_out
from cyberdeck.search.tree import NO_NODE, ROOT, UNSEEN, Tree, doubled

EVEN_CHANCE: Final = 0.5
FIRST_PLAY_REDUCTION: Final = 0.1  # an untried action is expected to bring so much less than the tried ones
CLOCK_EVERY: Final = 8  # iterations between two readings of the clock
YIELD_EVERY: Final = 32  # iterations between two yields to other threads, which cost more
NO_LIMIT: Final = 1e18


class Search(Generic[S]):
    def __init__(
        self,
        game: Game[S, Any],
        model: Model[S],
        seat: i64,
        c_puct: float = 1.0,
        random_share: i64 = 10,
        max_nodes: i64 = 200_000,
    ) -> None:
        """random_share: random actions in a hundred of a rollout."""
        self.game: Final = game
        self.model: Final = model
        self.seat: i64 = seat
        self.c_puct: float = c_puct
        self.random_share: i64 = random_share
        self.priors: Final = Priors(model, seat)
        self.own_keys: i64 = seat * game.num_actions  # keys of a node's children: actions by seat, then chance outcomes
        self.chance_keys: i64 = game.num_seats * game.num_actions
        self.tree = Tree(max_nodes)
        self.buffer = ActionBuffer()
        self.weights = PriorBuffer()
        self.child_of_action = filled(game.num_actions, NO_NODE)  # by action: its node, while `mark_children` holds
        self.path = filled(64, 0)
        self.chooser = filled(64, 0)  # by position in the path: the seat that chose it, or NOBODY
        self.depth: i64 = 0
        self.since: i64 = 0  # the progress of the game at the root
        self.steps: i64 = 0  # actions and outcomes in all iterations

    def run(self, worlds: Worlds[S], iterations: i64, seconds: float, rng: Rng, stop_when_decided: bool = False) -> i64:
        """Runs so many more iterations, or fewer if the time is up before. With `stop_when_decided` it also stops when
        the remaining ones cannot change which action was visited most. Returns the number of iterations run.
        """
        end = NO_LIMIT
        if seconds > 0:
            end = perf_counter() + seconds
        done: i64 = 0
        while done < iterations:
            self.iterate(worlds.sample(rng), rng)
            done += 1
            if done % YIELD_EVERY == 0:
                sleep(0)  # compiled code does not yield to other threads by itself
            if done % CLOCK_EVERY == 0:
                if end < NO_LIMIT and perf_counter() >= end:
                    break
                if stop_when_decided and self.visit_lead() > iterations - done:
                    break
        return done

    def visit_lead(self) -> i64:
        """By how many visits the seat's most visited action is ahead of the next."""
        tree = self.tree
        end = self.own_keys + self.game.num_actions
        most: i64 = 0
        second: i64 = 0
        node = tree.first_child[ROOT]
        while node != NO_NODE:
            if tree.key[node] >= self.own_keys and tree.key[node] < end:
                visits = tree.visits[node]
                if visits > most:
                    second = most
                    most = visits
                elif visits > second:
                    second = visits
            node = tree.next_sibling[node]
        return most - second

    def iterate(self, state: S, rng: Rng) -> None:
        self.depth = 0
        self.since = self.model.progress(state)
        self.push_path(ROOT, NOBODY)
        self.descend(state, rng)
        self.steps += roll_out(
            self.game, self.model, state, self.since, self.random_share, self.buffer, self.weights, rng
        )
        self.backpropagate(state)

    def push_path(self, node: i64, chooser: i64) -> None:
        if self.depth == len(self.path):
            self.path = grown(self.path)
            self.chooser = grown(self.chooser)
        self.path[self.depth] = node
        self.chooser[self.depth] = chooser
        self.depth += 1

    def descend(self, state: S, rng: Rng) -> None:
        """Walks down to a new node, a leaf to be evaluated, or the end of the game."""
        game = self.game
        tree = self.tree
        node: i64 = ROOT
        no_rollout = self.model.horizon == 0
        while True:
            seat = state.current_player()
            if seat == NOBODY:
                return
            if no_rollout and self.depth > 1 and self.model.can_evaluate(state, self.since):
                return
            if seat >= 0 and has(state.players_to_act(), self.seat):
                seat = self.seat  # of committed actions its own comes first
            seen = has(game.observers(state), self.seat)
            self.steps += 1
            if seat == CHANCE:
                outcome = game.sample_chance(state, rng)
                game.apply(state, CHANCE, outcome)
                node = self.child_for(node, self.chance_keys + outcome if seen else UNSEEN)
                if node == NO_NODE:
                    return
                continue
            game.legal_actions_into(state, seat, self.buffer)
            chosen = self.select(state, node, seat, rng)
            action = self.buffer.ids[chosen]
            edge = self.child_of_action[action]
            self.mark_children(node, seat, False)
            is_new = edge == NO_NODE
            if is_new:
                if tree.full():
                    return
                edge = tree.add(node, seat * game.num_actions + action)
                tree.availability[edge] = 1
            game.apply(state, seat, action)
            self.push_path(edge, seat)
            if is_new:
                return
            if seen or seat == self.seat:
                node = edge
            else:
                node = self.child_for(node, UNSEEN)
                if node == NO_NODE:
                    return

    def child_for(self, node: i64, key: i64) -> i64:
        """The child of an outcome or of something unseen, added if need be; NO_NODE if the tree is full."""
        child = self.tree.find(node, key)
        if child == NO_NODE:
            if self.tree.full():
                return NO_NODE
            child = self.tree.add(node, key)
        self.push_path(child, NOBODY)
        return child

    def select(self, state: S, node: i64, seat: i64, rng: Rng) -> i64:
        """The index of the action to try, by PUCT with availability: mean reward, prior, and how seldom it was tried
        when it was legal. Leaves the children marked in `child_of_action`.
        """
        tree = self.tree
        buffer = self.buffer
        n = buffer.count
        self.mark_children(node, seat, True)
        if n == 1:
            edge = self.child_of_action[buffer.ids[0]]
            if edge != NO_NODE:
                tree.availability[edge] += 1
            return 0
        weights = self.weights
        self.priors.priors(state, node, seat, buffer, weights)
        share = self.c_puct / float(weights.add_up(n))
        visits_below: i64 = 0
        total = 0.0
        for i in range(n):
            edge = self.child_of_action[buffer.ids[i]]
            if edge != NO_NODE:
                visits_below += tree.visits[edge]
                total += tree.total_reward[edge]
        untried = EVEN_CHANCE
        if visits_below:
            untried = total / float(visits_below) - FIRST_PLAY_REDUCTION
        root_visits = sqrt(float(tree.visits[node] + 1))
        best: i64 = 0
        ties: i64 = 1
        most = -NO_LIMIT
        for i in range(n):
            edge = self.child_of_action[buffer.ids[i]]
            if edge == NO_NODE:
                score = untried + share * float(weights.weights[i]) * root_visits
            else:
                tree.availability[edge] += 1
                visits = float(tree.visits[edge])
                exploration = share * float(weights.weights[i]) * sqrt(float(tree.availability[edge])) / (1.0 + visits)
                score = tree.total_reward[edge] / visits + exploration
            if score > most:
                most = score
                best = i
                ties = 1
            elif score == most:
                ties += 1
                if rng.below(ties) == 0:
                    best = i
        return best

    def mark_children(self, node: i64, seat: i64, on: bool) -> None:
        """Puts the nodes of a seat's tried actions into `child_of_action`, or takes them out of it."""
        tree = self.tree
        first = seat * self.game.num_actions
        end = first + self.game.num_actions
        child = tree.first_child[node]
        while child != NO_NODE:
            key = tree.key[child]
            if key >= first and key < end:
                self.child_of_action[key - first] = child if on else NO_NODE
            child = tree.next_sibling[child]

    def backpropagate(self, state: S) -> None:
        """Adds a visit to every node on the path, and the reward of the seat that chose it."""
        model = self.model
        found = self.game.returns(state) if state.top.kind == OVER else model.evaluate(state)
        spread = model.max_return - model.min_return
        tree = self.tree
        for i in range(self.depth):
            node = self.path[i]
            tree.visits[node] += 1
            if self.chooser[i] >= 0:
                tree.total_reward[node] += (found[self.chooser[i]] - model.min_return) / spread

    def root_stats(self) -> list[tuple[int, int, float]]:
        """For each tried action of the seat: action, visits, mean reward from 0 to 1."""
        tree = self.tree
        out: list[tuple[int, int, float]] = []
        node = tree.first_child[ROOT]
        while node != NO_NODE:
            visits = tree.visits[node]
            action = tree.key[node] - self.own_keys
            if visits and action >= 0 and action < self.game.num_actions:
                out.append((action, visits, tree.total_reward[node] / float(visits)))
            node = tree.next_sibling[node]
        out.sort()
        return out

    def advance_root(self, action: i64) -> bool:
        """Makes the subtree below one of its own actions the tree. False if there is none."""
        node = self.tree.find(ROOT, self.own_keys + action)
        if node == NO_NODE:
            return False
        self.tree = self.tree.subtree(node)
        self.priors.clear()
        return True


def grown(old: vec[i64]) -> vec[i64]:
    return doubled(old, len(old))
