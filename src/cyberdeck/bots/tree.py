"""The tree of a search, flat: parallel vecs by node number, children as linked lists. Compiled.

A node is what the searching seat can tell apart. Under it hang the answers that somebody gave there, each with its
figures, and where an answer is hidden from the searching seat all of them go on from one node, UNSEEN.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.kernel.acts import filled

ROOT: Final = 0
NO_NODE: Final = -1
UNSEEN: Final = -1  # key of the node behind an answer that the searching seat does not see


@final
class Tree:
    def __init__(self, most: i64) -> None:
        self.most: i64 = most  # nodes
        self.n: i64 = 0
        self.key = filled(64, 0)
        self.first = filled(64, 0)  # child
        self.next = filled(64, 0)  # sibling
        self.visits = filled(64, 0)
        self.offered = filled(64, 0)  # how often it could have been chosen
        self.total = vec[float]([0.0] * 64)  # rewards of whoever chose it
        self.add(NO_NODE, UNSEEN)

    def full(self) -> bool:
        return self.n >= self.most

    def add(self, parent: i64, key: i64) -> i64:
        n = self.n
        if n == len(self.key):
            self.grow()
        self.key[n] = key
        self.first[n] = NO_NODE
        self.next[n] = NO_NODE
        if parent != NO_NODE:
            self.next[n] = self.first[parent]
            self.first[parent] = n
        self.n = n + 1
        return n

    def grow(self) -> None:
        size = i64(len(self.key))
        self.key = doubled(self.key, size)
        self.first = doubled(self.first, size)
        self.next = doubled(self.next, size)
        self.visits = doubled(self.visits, size)
        self.offered = doubled(self.offered, size)
        self.total = doubled_floats(self.total)

    def find(self, parent: i64, key: i64) -> i64:
        node = self.first[parent]
        keys = self.key
        following = self.next
        while node != NO_NODE and keys[node] != key:
            node = following[node]
        return node

    def subtree(self, node: i64) -> Tree:
        """A tree of its own, with this node as its root."""
        out = Tree(self.most)
        self.copy_to(node, out, ROOT)
        return out

    def copy_to(self, node: i64, out: Tree, to: i64) -> None:
        out.visits[to] = self.visits[node]
        out.offered[to] = self.offered[node]
        out.total[to] = self.total[node]
        child = self.first[node]
        while child != NO_NODE:
            self.copy_to(child, out, out.add(to, self.key[child]))
            child = self.next[child]


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
