"""The tree of a search, flat: parallel vecs by node number, children as linked lists.

A node is what the searching seat can tell apart. Its children are the actions that were taken there, each with its
statistics. Where an action is hidden from the searching seat, all of them go on from one node, UNSEEN.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.kernel.actions import filled

ROOT: Final = 0
NO_NODE: Final = -1
UNSEEN: Final = -1  # key of the node behind an action that the searching seat does not see


@final
class Tree:
    def __init__(self, max_nodes: i64) -> None:
        self.max_nodes: i64 = max_nodes
        self.size: i64 = 0
        self.key = filled(64, 0)
        self.first_child = filled(64, 0)
        self.next_sibling = filled(64, 0)
        self.visits = filled(64, 0)
        self.availability = filled(64, 0)  # how often it was legal when its parent was visited
        self.total_reward = vec[float]([0.0] * 64)  # of the seat that chose it
        self.add(NO_NODE, UNSEEN)

    def full(self) -> bool:
        return self.size >= self.max_nodes

    def add(self, parent: i64, key: i64) -> i64:
        n = self.size
        if n == len(self.key):
            self.grow()
        self.key[n] = key
        self.first_child[n] = NO_NODE
        self.next_sibling[n] = NO_NODE
        if parent != NO_NODE:
            self.next_sibling[n] = self.first_child[parent]
            self.first_child[parent] = n
        self.size = n + 1
        return n

    def grow(self) -> None:
        size = i64(len(self.key))
        self.key = doubled(self.key, size)
        self.first_child = doubled(self.first_child, size)
        self.next_sibling = doubled(self.next_sibling, size)
        self.visits = doubled(self.visits, size)
        self.availability = doubled(self.availability, size)
        self.total_reward = doubled_floats(self.total_reward)

    def find(self, parent: i64, key: i64) -> i64:
        node = self.first_child[parent]
        keys = self.key
        following = self.next_sibling
        while node != NO_NODE and keys[node] != key:
            node = following[node]
        return node

    def subtree(self, node: i64) -> Tree:
        """A new tree with this node as its root."""
        out = Tree(self.max_nodes)
        self.copy_to(node, out, ROOT)
        return out

    def copy_to(self, node: i64, out: Tree, to: i64) -> None:
        out.visits[to] = self.visits[node]
        out.availability[to] = self.availability[node]
        out.total_reward[to] = self.total_reward[node]
        child = self.first_child[node]
        while child != NO_NODE:
            self.copy_to(child, out, out.add(to, self.key[child]))
            child = self.next_sibling[child]


def doubled(old: vec[i64], size: i64) -> vec[i64]:
    out = filled(2 * size, 0)
    for i in range(size):
        out[i] = old[i]
    return out


def doubled_floats(old: vec[float]) -> vec[float]:
    size = i64(len(old))
    out = vec[float]([0.0] * (2 * size))
    for i in range(size):
        out[i] = old[i]
    return out
