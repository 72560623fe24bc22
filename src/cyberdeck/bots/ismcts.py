"""Information-set Monte Carlo tree search, one for all games. Compiled.

Every iteration draws a world that the seat cannot tell from the true one, walks down the tree in it, adds a node, plays
on by the guide's weights with a share of random answers, and tells the result to all nodes on its way. Nodes are what
the searching seat can tell apart: answers and outcomes that it does not see lead on to one node. Whoever answers picks
what is best for him by his own returns, so teams, hidden roles and several seats need nothing special; sealed answers
are given one after another, unseen.

It gets the Worlds that its game made from the seat's View, and never another State.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter, sleep
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.bots.guide import Guide, Weights
from cyberdeck.bots.priors import Priors
from cyberdeck.bots.rollout import roll_out
from cyberdeck.bots.tree import NO_NODE, ROOT, UNSEEN, Tree, doubled
from cyberdeck.kernel.acts import Acts, filled
from cyberdeck.kernel.bits import has
from cyberdeck.kernel.game import CHANCE, NOBODY, OVER, Game, State, Worlds
from cyberdeck.kernel.rng import Rng

S = TypeVar("S", bound=State)
EVEN_CHANCE: Final = 0.5
DOUBT: Final = 0.1  # an answer that was not tried is taken to bring so much less than the others have
CLOCK: Final = 8  # iterations between two looks at the clock
GIVE_WAY: Final = 32  # … and between two moments when other threads get their turn, which take longer
NO_LIMIT: Final = 1e18


class Search(Generic[S]):
    def __init__(
        self,
        game: Game[S, Any],
        guide: Guide[S],
        seat: i64,
        curiosity: float = 1.0,
        random_share: i64 = 10,
        most_nodes: i64 = 200_000,
    ) -> None:
        """random_share: in a hundred answers of a rollout."""
        self.game: Final = game
        self.guide: Final = guide
        self.seat: i64 = seat
        self.curiosity: float = curiosity
        self.random_share: i64 = random_share
        self.priors: Final = Priors(guide, seat, game.num_actions)
        self.own: i64 = seat * game.num_actions  # keys of a node's children: answers by seat, then what chance brings
        self.drawn: i64 = game.seats * game.num_actions
        self.tree = Tree(most_nodes)
        self.acts = Acts()
        self.weights = Weights()
        self.slot = filled(game.num_actions, NO_NODE)  # by action: its node while its parent is looked at
        self.path = filled(64, 0)
        self.by = filled(64, 0)  # who chose it; NOBODY where nobody did
        self.depth: i64 = 0
        self.since: i64 = 0  # the moment of the game at the root
        self.steps: i64 = 0  # answers given in all iterations

    def prefer(self, legal: list[int], weights: list[int]) -> None:
        """What speaks for the answers at the root, instead of what the guide says of them."""
        self.priors.tell(legal, weights)

    def run(self, worlds: Worlds[S], iterations: i64, seconds: float, rng: Rng, hurry: bool = False) -> i64:
        """So many more iterations, or fewer if the time is over before. In a hurry it also stops as soon as those that
        are left could not change which answer was tried most. Returns how many.
        """
        end = NO_LIMIT
        if seconds > 0:
            end = perf_counter() + seconds
        done: i64 = 0
        while done < iterations:
            self.iterate(worlds.sample(rng), rng)
            done += 1
            if done % GIVE_WAY == 0:
                sleep(0)  # compiled code does not give way by itself
            if done % CLOCK == 0:
                if end < NO_LIMIT and perf_counter() >= end:
                    break
                if hurry and self.lead() > iterations - done:
                    break
        return done

    def lead(self) -> i64:
        """By how much the seat's most tried answer is ahead of the next."""
        tree = self.tree
        end = self.own + self.game.num_actions
        most: i64 = 0
        second: i64 = 0
        node = tree.first[ROOT]
        while node != NO_NODE:
            if tree.key[node] >= self.own and tree.key[node] < end:
                visits = tree.visits[node]
                if visits > most:
                    second = most
                    most = visits
                elif visits > second:
                    second = visits
            node = tree.next[node]
        return most - second

    def iterate(self, s: S, rng: Rng) -> None:
        self.depth = 0
        self.since = self.guide.moment(s)
        self.enter(ROOT, NOBODY)
        self.descend(s, rng)
        self.steps += roll_out(self.game, self.guide, s, self.since, self.random_share, self.acts, self.weights, rng)
        self.learn(s)

    def enter(self, node: i64, by: i64) -> None:
        if self.depth == len(self.path):
            self.path = longer(self.path)
            self.by = longer(self.by)
        self.path[self.depth] = node
        self.by[self.depth] = by
        self.depth += 1

    def descend(self, s: S, rng: Rng) -> None:
        """Down to a new node, or to the end of the game."""
        game = self.game
        tree = self.tree
        node: i64 = ROOT
        stops = self.guide.horizon == 0
        while True:
            seat = s.asks()
            if seat == NOBODY:
                return
            if stops and self.depth > 1 and self.guide.settled(s, self.since):
                return
            if seat >= 0 and has(s.pending(), self.seat):
                seat = self.seat  # of sealed answers its own comes first
            seen = has(game.witnesses(s), self.seat)
            self.steps += 1
            if seat == CHANCE:
                outcome = game.sample(s, rng)
                game.apply(s, CHANCE, outcome)
                node = self.step_to(node, self.drawn + outcome if seen else UNSEEN)
                if node == NO_NODE:
                    return
                continue
            game.options(s, seat, self.acts)
            chosen = self.select(s, node, seat, rng)
            action = self.acts.ids[chosen]
            edge = self.slot[action]
            self.mark(node, seat, False)
            fresh = edge == NO_NODE
            if fresh:
                if tree.full():
                    return
                edge = tree.add(node, seat * game.num_actions + action)
                tree.offered[edge] = 1
            game.apply(s, seat, action)
            self.enter(edge, seat)
            if fresh:
                return
            if seen or seat == self.seat:
                node = edge
            else:
                node = self.step_to(node, UNSEEN)
                if node == NO_NODE:
                    return

    def step_to(self, node: i64, key: i64) -> i64:
        """A child without a choice; NO_NODE if there is no room for it."""
        child = self.tree.find(node, key)
        if child == NO_NODE:
            if self.tree.full():
                return NO_NODE
            child = self.tree.add(node, key)
        self.enter(child, NOBODY)
        return child

    def select(self, s: S, node: i64, seat: i64, rng: Rng) -> i64:
        """Which of the answers to try: by what it has brought, by its weight, and by how seldom it was tried though it
        was there. Leaves the children marked in `slot`.
        """
        tree = self.tree
        acts = self.acts
        n = acts.n
        self.mark(node, seat, True)
        if n == 1:
            edge = self.slot[acts.ids[0]]
            if edge != NO_NODE:
                tree.offered[edge] += 1
            return 0
        weights = self.weights
        self.priors.weigh(s, node, seat, acts, weights)
        share = self.curiosity / float(weights.add_up(n))
        tried: i64 = 0
        brought = 0.0
        for i in range(n):
            edge = self.slot[acts.ids[i]]
            if edge != NO_NODE:
                tried += tree.visits[edge]
                brought += tree.total[edge]
        untried = EVEN_CHANCE
        if tried:
            untried = brought / float(tried) - DOUBT
        here = sqrt(float(tree.visits[node] + 1))
        best: i64 = 0
        level: i64 = 1
        most = -NO_LIMIT
        for i in range(n):
            edge = self.slot[acts.ids[i]]
            if edge == NO_NODE:
                score = untried + share * float(weights.w[i]) * here
            else:
                tree.offered[edge] += 1
                visits = float(tree.visits[edge])
                wish = share * float(weights.w[i]) * sqrt(float(tree.offered[edge])) / (1.0 + visits)
                score = tree.total[edge] / visits + wish
            if score > most:
                most = score
                best = i
                level = 1
            elif score == most:
                level += 1
                if rng.below(level) == 0:
                    best = i
        return best

    def mark(self, node: i64, seat: i64, on: bool) -> None:
        """Puts a seat's answers that were tried into `slot`, or takes them out of it."""
        tree = self.tree
        first = seat * self.game.num_actions
        end = first + self.game.num_actions
        child = tree.first[node]
        while child != NO_NODE:
            key = tree.key[child]
            if key >= first and key < end:
                self.slot[key - first] = child if on else NO_NODE
            child = tree.next[child]

    def learn(self, s: S) -> None:
        """Every answer on the way gets what it brought to whoever gave it."""
        guide = self.guide
        found = self.game.returns(s) if s.top.kind == OVER else guide.judge(s)
        spread = guide.highest - guide.lowest
        tree = self.tree
        for i in range(self.depth):
            node = self.path[i]
            tree.visits[node] += 1
            if self.by[i] >= 0:
                tree.total[node] += (found[self.by[i]] - guide.lowest) / spread

    def figures(self) -> list[tuple[int, int, float]]:
        """Of each answer that was tried: action, how often, what it brought on average, from 0 to 1."""
        tree = self.tree
        out: list[tuple[int, int, float]] = []
        node = tree.first[ROOT]
        while node != NO_NODE:
            visits = tree.visits[node]
            action = tree.key[node] - self.own
            if visits and action >= 0 and action < self.game.num_actions:
                out.append((action, visits, tree.total[node] / float(visits)))
            node = tree.next[node]
        out.sort()
        return out

    def keep(self, action: i64) -> bool:
        """Goes on from one of its own answers: what is known of it stays. False if nothing is."""
        node = self.tree.find(ROOT, self.own + action)
        if node == NO_NODE:
            return False
        self.tree = self.tree.subtree(node)
        self.priors.forget()
        return True


def longer(old: vec[i64]) -> vec[i64]:
    return doubled(old, len(old))
